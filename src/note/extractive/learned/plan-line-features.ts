import type { DraftSentence } from '../../writer.ts';
import { isDrug } from '../lexicon/drugs.ts';
import { kindLabel } from '../plan/kind-label.ts';
import { type PlanKind, planKinds } from '../plan/plan-kind.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { FeatureSink } from './hashing.ts';
import { sectionLabels } from './section-labels.ts';
import { formOf } from './struck-features.ts';
import { passagesOf } from './struck-out.ts';

/** What readers take a line of the plan for: of one of the kinds of the plan, what is not to happen, or of no use in a plan. */
export const planLineKinds = [...planKinds, 'not to happen', 'no use'] as const;

/** A line of the plan under a heading. */
export interface PlanLine {
  sentence: DraftSentence;
  /** Null of what is told of no kind. */
  kind: PlanKind | null;
  /** Without what opens its kind. */
  text: string;
  /** The line before it under the same heading. */
  before: PlanLine | null;
}

/** The lines that stand under headings, with the kind under which each stands. */
export function planLinesOf(sentences: readonly DraftSentence[]): PlanLine[] {
  const lines: PlanLine[] = [];
  let kind: PlanKind | null = null;
  let group: string | null = null;
  for (const sentence of sentences) {
    if (sentence.section !== 'plan' || sentence.layout !== 'bullet' || sentence.group === null) continue;
    if (sentence.group !== group) kind = null;
    group = sentence.group;
    const label = kindLabel.exec(sentence.text)?.[0] ?? '';
    if (label !== '') kind = label.slice(0, -2) as PlanKind;
    const last = lines.at(-1);
    const before = last?.sentence.group === group ? last : null;
    lines.push({ sentence, kind, text: sentence.text.slice(label.length), before });
  }
  return lines;
}

/** Of the words around what a line comes from. */
const near = 7;
const inQuestion = 12;

/** What the model of plan lines sees of one. `passages`: all that was said. */
export function addPlanLineFeatures(
  out: FeatureSink,
  { sentence, kind, text, before }: PlanLine,
  passages: readonly Passage[],
): void {
  const under = kind ?? 'none';
  const words = wordsOf(text).map(plainWord);
  out.add('bias');
  out.add('kind=', under);
  out.add(
    'group=',
    sentence.group === 'Other.' ? 'other' : sentence.group === 'Follow-up.' ? 'visit' : 'own',
  );
  const form = formOf(text) || 'other';
  out.add('form=', form);
  out.add('form=', form, under);
  for (const [k, word] of words.entries()) {
    out.add('w=', word);
    out.add('wk=', word, under);
    out.add('b=', word, '_', words[k + 1] ?? '$');
  }
  const [first = '', second = '', third = ''] = words;
  out.add('f=', first);
  out.add('f=', first, '_', second);
  out.add('f=', first, `_${second}_`, third);
  out.add('fk=', under, first);
  out.add('l=', words.at(-1));
  out.add('len=', sizeOf(words.length), under);
  const drugs = words.filter((word) => word === drug).length;
  out.add('drugs=', String(Math.min(3, drugs)), under);
  out.add('before=', before === null ? 'none' : (before.kind ?? 'other'), under);
  addSaid(out, sentence, under, passages);
}

const drug = '<d>';

function plainWord(word: string): string {
  const code = word.charCodeAt(0);
  if (code >= 48 && code <= 57) return '#';
  if (word === 'he' || word === 'she') return 'they';
  if (word === 'his' || word === 'her') return 'their';
  return isDrug(word) ? drug : word;
}

function sizeOf(length: number): string {
  return length < 4 ? String(length) : length < 6 ? '4' : length < 9 ? '6' : length < 14 ? '9' : '14';
}

// What it comes from, and what is said around that.
function addSaid(
  out: FeatureSink,
  sentence: DraftSentence,
  under: string,
  passages: readonly Passage[],
): void {
  const from = passagesOf(sentence, passages);
  const first = from[0];
  const last = from.at(-1);
  if (first === undefined || last === undefined) return;
  out.add('sources=', String(Math.min(3, from.length)), under);
  out.add('role=', first.role, last.role);
  out.add('pos=', String(Math.floor((8 * last.index) / passages.length)), under);
  let best = 1;
  for (let c = 2; c < last.sections.length; c++) if (last.sections[c]! > last.sections[best]!) best = c;
  out.add('section=', sectionLabels[best], under);
  out.add('keep=', String(Math.round(5 * Math.max(...from.map(({ keep }) => keep)))), under);
  if (first.unit.question) out.add('question', under);
  for (const word of first.unit.answers?.words.slice(0, inQuestion) ?? []) out.add('asked=', word);
  for (const [where, passage] of [
    ['p', passages[first.index - 1]],
    ['n', passages[last.index + 1]],
    ['m', passages[last.index + 2]],
  ] as const) {
    if (passage === undefined) continue;
    const who = passage.unit.turn === (where === 'p' ? first : last).unit.turn ? 's' : passage.role;
    for (const word of passage.unit.words.slice(0, near)) out.add(where, who, '=', plainWord(word));
    out.add(where, who, passage.unit.words[0], passage.unit.words[1]);
  }
  // What is said later of the same medicine.
  const drugs = new Set(last.unit.words.filter((word) => isDrug(word)));
  const again =
    drugs.size === 0
      ? []
      : passages.slice(last.index + 1).filter(({ unit }) => unit.words.some((word) => drugs.has(word)));
  out.add('again=', String(Math.min(3, again.length)), under);
  for (const { unit } of again.slice(0, 2))
    for (const word of unit.words.slice(0, near)) out.add('later=', plainWord(word));
}
