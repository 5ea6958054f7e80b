import { isDrug } from '../lexicon/drugs.ts';
import { planKindOf } from '../plan/plan-kind.ts';
import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { figure, stepOf } from './feature-values.ts';
import type { FeatureSink } from './hashing.ts';
import { sectionLabels } from './section-labels.ts';

const drug = '<d>';
const edge = 6;
const asked = 12;
const told = ['plan', 'assessment', 'meds', 'hpi'] as const;

/** What the model sees of a clinician's sentence that may order something. `passages`: all that was said. */
export function addOrderFeatures(out: FeatureSink, passage: Passage, passages: readonly Passage[]): void {
  const { unit, index } = passage;
  const { words } = unit;
  out.add('bias');
  for (let i = 0; i < words.length; i++) {
    const word = plainWord(words[i]!);
    out.add('w=', word);
    out.add('b=', word, '_', i + 1 < words.length ? plainWord(words[i + 1]!) : '$');
  }
  const [first = '', second = '$', third = '$'] = words;
  out.add('f=', first);
  out.add('f=', first, '_', second);
  out.add('f=', first, `_${second}_`, third);
  out.add('l=', words.at(-1));
  out.add('len=', stepOf(words.length, sizes));
  out.add('drugs=', String(Math.min(2, unit.clinical.drugs)));
  out.add('kind=', planKindOf(plainOf(unit)));
  out.add('section=', passage.section);
  out.add('keep=', String(Math.round(5 * passage.keep)));
  for (const label of told)
    out.add('is=', label, String(Math.round(4 * passage.sections[sectionLabels.indexOf(label)]!)));
  out.add('pos=', String(Math.floor((6 * index) / passages.length)));
  out.add('opens=', String(unit.opens));
  const before = passages[index - 1];
  if (before !== undefined) {
    const who = before.unit.turn === unit.turn ? 's' : `${before.role[0]}${before.unit.question ? '?' : ''}`;
    out.add('p=', who);
    out.add('plen=', who, stepOf(before.unit.words.length, sizes));
    if (before.unit.clinical.drugs > 0) out.add('pdrug', who);
    for (const word of before.unit.words.slice(-edge)) out.add('p=', who, plainWord(word));
  }
  const next = passages[index + 1];
  if (next !== undefined) {
    const who = next.unit.turn === unit.turn ? 's' : `${next.role[0]}${next.unit.question ? '?' : ''}`;
    out.add('n=', who);
    for (const word of next.unit.words.slice(0, edge)) out.add('n=', who, plainWord(word));
  }
  const question = unit.answers?.words;
  if (question === undefined) return;
  for (const word of question.slice(0, asked)) out.add('q=', plainWord(word));
  out.add('qf=', question[0], question[1]);
}

function plainWord(word: string): string {
  return isDrug(word) ? drug : figure(word);
}

const sizes = [1, 2, 3, 4, 6, 9, 14, 20];
