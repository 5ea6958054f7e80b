import { isDrug } from '../lexicon/drugs.ts';
import type { Passage } from '../visit/visit.ts';
import { figure, stepOf } from './feature-values.ts';
import type { FeatureSink } from './hashing.ts';
import type { NamedPlace } from './named-places.ts';
import type { VisitSpan } from './trouble-features.ts';

/** What this visit does with a medicine that is taken as it begins, in the order of the model's classes. */
export const medicineFates = ['kept', 'stopped', 'changed'] as const;

/** A medicine that is taken, by whichever of its names. */
export interface TakenMedicine {
  /** Its substance, where that is known. */
  key: string;
  /** Where it is named, in the order of the visit. */
  places: readonly NamedPlace[];
  /** Sentences that are about it without naming it. */
  pointers: readonly { passage: Passage; chance: number }[];
  /** What the rules made of it. */
  rule: 'none' | 'stop' | 'change';
}

/** In words: before and after its name, of a sentence beside it, of one that points to it. */
const around = 7;
const beside = 10;
const pointed = 14;
/** In passages after the patient named it. */
const replyReach = 3;

/** What the model of fates sees of a medicine. */
export function addFateFeatures(
  out: FeatureSink,
  { key, places, pointers, rule }: TakenMedicine,
  passages: readonly Passage[],
  { planFrom }: VisitSpan,
): void {
  out.add('bias');
  out.add('rule=', rule);
  out.add('name=', key);
  const told = places.filter(({ passage }) => passage.role === 'clinician');
  out.add('docs=', String(Math.min(3, told.length)));
  out.add('late=', String(Math.min(3, told.filter(({ passage }) => passage.index >= planFrom).length)));
  const last = told.at(-1);
  for (const place of places)
    if (place.passage.role === 'clinician') addTold(out, place, place === last, passages, planFrom);
    else addAsked(out, place, passages);
  for (const { passage, chance } of pointers) {
    const { words } = passage.unit;
    const sure = stepOf(Math.round(chance * 100), [25, 45, 65, 85]);
    out.add('tf=', words[0], words[1] ?? '$');
    const does = doneWith(passage.unit.said);
    out.add('td=', does, sure);
    for (const [i, word] of words.slice(0, pointed).entries()) {
      out.add('t=', figure(word));
      out.add('t=', figure(word), sure);
      out.add('tt=', figure(word), `_${words[i + 1] ?? '$'}`);
    }
  }
  out.add('ptr=', String(Math.min(3, pointers.length)));
}

/** Where the clinician names it: the words around, the sentences beside that name no other, what was answered. */
function addTold(
  out: FeatureSink,
  { passage, tokens, at, length }: NamedPlace,
  isLast: boolean,
  passages: readonly Passage[],
  planFrom: number,
): void {
  const { unit, index } = passage;
  const who = unit.question ? 'c?' : 'c';
  const each = (kind: string, a: string, b = ''): void => {
    out.add(who, kind, a, b);
    if (isLast) out.add('L', who, kind, a + b);
  };
  const words = plainWords({ tokens, at, length });
  const end = at + length;
  each('d=', doneWith(unit.said), String(Math.min(2, unit.clinical.drugs)));
  each('f1=', words[0]!);
  each('f=', words[0]!, words[1] ?? '$');
  each('l=', words[at - 1] ?? '^');
  each('r=', words[end] ?? '$');
  each('ll=', words[at - 2] ?? '^', words[at - 1] ?? '^');
  each('rr=', words[end] ?? '$', words[end + 1] ?? '$');
  for (let i = Math.max(0, at - around); i < at; i++) {
    each('b=', words[i]!);
    if (i > 0) each('bb=', words[i - 1]!, `_${words[i]}`);
  }
  for (let i = end; i < Math.min(words.length, end + around + 1); i++) {
    each('a=', words[i]!);
    each('aa=', words[i]!, `_${words[i + 1] ?? '$'}`);
  }
  each('ph=', index >= planFrom ? 'l' : 'e');
  each('sec=', passage.section);
  each('drugs=', String(Math.min(3, unit.clinical.drugs)));
  if (words.length < 4) each('short=', String(words.length));
  for (const word of unit.answers?.words.slice(-around - 1) ?? []) each('q=', figure(word));
  for (const [kind, ahead] of nexts) {
    const next = passages[index + ahead];
    if (next?.role !== 'clinician' || next.unit.turn !== unit.turn || next.unit.clinical.drugs > 0) continue;
    each(`${kind}f=`, next.unit.words[0] ?? '', next.unit.words[1] ?? '$');
    each(`${kind}d=`, doneWith(next.unit.said));
    addPairs(next.unit.words, beside, `${kind}=`, `${kind}${kind}=`, each);
  }
  const before = passages[index - 1];
  if (before?.role === 'clinician' && before.unit.turn === unit.turn)
    for (const word of before.unit.words.slice(-around - 1)) each('p=', figure(word));
  const reply = passages[index + 1];
  if (reply === undefined || reply.role === 'clinician') return;
  for (const word of reply.unit.words.slice(0, around)) each('rp=', figure(word));
  const then = passages[index + 2];
  if (then?.role !== 'clinician' || then.unit.clinical.drugs > 0) return;
  each('cf=', then.unit.words[0] ?? '', then.unit.words[1] ?? '$');
  for (const word of then.unit.words.slice(0, beside)) each('c=', figure(word));
}
const nexts = [
  ['n', 1],
  ['m', 2],
] as const;

/** Where somebody else does: the words beside it, and what the clinician then says that names no other. */
function addAsked(out: FeatureSink, place: NamedPlace, passages: readonly Passage[]): void {
  const words = plainWords(place);
  const end = place.at + place.length;
  out.add('P');
  for (let i = Math.max(0, place.at - 3); i < place.at; i++) out.add('Pb=', words[i]!);
  for (let i = end; i < Math.min(words.length, end + 3); i++) out.add('Pa=', words[i]!);
  for (let ahead = 1; ahead <= replyReach; ahead++) {
    const next = passages[place.passage.index + ahead];
    if (next === undefined || next.unit.clinical.drugs > 0) return;
    if (next.role !== 'clinician') continue;
    out.add('Pcf=', next.unit.words[0] ?? '', next.unit.words[1] ?? '$');
    addPairs(next.unit.words, beside + 2, 'Pc=', 'Pcc=', (kind, a, b) => out.add(kind, a, b));
    return;
  }
}

function addPairs(
  words: readonly string[],
  most: number,
  one: string,
  two: string,
  add: (kind: string, a: string, b?: string) => void,
): void {
  for (const [i, word] of words.slice(0, most).entries()) {
    add(one, figure(word));
    add(two, figure(word), `_${words[i + 1] ?? '$'}`);
  }
}

/** What a sentence does with something: stops it or not, keeps it, changes how much of it there is. */
function doneWith(said: string): string {
  const away = takesAway.exec(said);
  const stop = away === null ? '' : denies.test(said.slice(0, away.index)) ? 'unstop' : 'stop';
  const kept = keeps.exec(said);
  const keep = kept === null ? '' : denies.test(said.slice(0, kept.index)) ? 'unkeep' : 'keep';
  return `${stop}${keep}${moves.test(said) ? 'move' : ''}`;
}
const takesAway =
  /\b(?:stop|stops|stopped|stopping|off|drop|hold|holding|quit|done with|without|no more|bin|come out|goes|anymore|any more|instead|replace|throw|cut out|rid|pause|avoid|swap|switch)\b/;
const denies = /\b(?:not|n't|never|no need|if|unless|until|till|when|before|rather than)\b/;
const keeps =
  /\b(?:leave|leaving|keep|keeping|stay|stays|staying|same|continue|carry on|as it is|as they are|where it is|fine|happy with|doing its job|still)\b/;
const moves =
  /\b(?:up to|down to|go up|go down|come down|increase|double|halve|half|raise|lower|cut it|cut that|cut the|instead of \d)\b/;

function plainWords({ tokens, at, length }: Pick<NamedPlace, 'tokens' | 'at' | 'length'>): string[] {
  return tokens.map(({ bare }, i) =>
    i >= at && i < at + length ? '*' : isDrug(bare) ? '<d>' : figure(bare),
  );
}
