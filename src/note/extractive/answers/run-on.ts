import type { DraftSentence } from '../../writer.ts';
import { sourcesOf } from '../draft.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { inside, tellsItself } from './as-answered.ts';
import { contentStems } from './asked-content.ts';
import { isWhole } from './leans-on-question.ts';
import { leansOnBefore } from './needs-question.ts';
import { isPartBehind } from './part-behind.ts';
import { isBareQuestion } from './question-label.ts';

/** A sentence of the history, and what it rests on. */
export interface ToldSentence {
  draft: DraftSentence;
  units: readonly Unit[];
}

// In letters.
const longest = 240;
const longestPair = 90;
const nextTo = 3;

/**
 * What the same speaker says next to an answer, in one sentence with it where it leans on what was asked: "throwing up?"
 * "Sometimes. I'd rather, it helps." → Throwing up: sometimes; the patient would rather, it helps.
 */
export function* withRunOns(
  told: Iterable<ToldSentence>,
  passages: readonly Passage[],
): Generator<DraftSentence> {
  let held: ToldSentence | null = null;
  let answers = false;
  for (const next of told) {
    const labelled = isAnswer(next);
    const again: ToldSentence | null = held === null ? null : underSameLabel(held, next);
    if (again !== null) {
      held = again;
      continue;
    }
    if (held !== null && runsOn(held, next, answers, passages)) {
      const { draft, units }: ToldSentence = held;
      const text = `${draft.text.slice(0, -1)}; ${inside(next.draft.text)}`;
      const all: Unit[] = [...units, ...next.units];
      held = { draft: { ...draft, text, sources: sourcesOf(...all) }, units: all };
      answers = answers || labelled;
      continue;
    }
    if (held !== null) yield held.draft;
    held = next;
    answers = labelled;
  }
  if (held !== null) yield held.draft;
}

// "Vape, weed, gym powders: a scoop. Vape, weed, gym powders: before lifting."
function underSameLabel({ draft, units }: ToldSentence, next: ToldSentence): ToldSentence | null {
  const { text } = draft;
  const to = text.indexOf(': ') + 2;
  if (to < 3 || !text.endsWith('.') || !next.draft.text.startsWith(text.slice(0, to))) return null;
  if (units[0] !== next.units[0] || text.length + next.draft.text.length - to > longest) return null;
  const more = next.draft.text.slice(to);
  const all = [...units, ...next.units];
  const both = saysIt(more, text.slice(to)) ? next.draft.text : `${text.slice(0, -1)}; ${more}`;
  return { draft: { ...draft, text: both, sources: sourcesOf(...all) }, units: all };
}

// "Toast. Half a toast."
function saysIt(more: string, less: string): boolean {
  const said = wordsOf(more);
  return wordsOf(less).every((word) => said.includes(word));
}

const eases = /\b(?:helps?|better|easier|eases?|relieves?)\b/i;

function isAnswer({ draft, units }: ToldSentence): boolean {
  const [first, second] = units;
  if (second === undefined || tellsItself.test(draft.text)) return false;
  return first!.question || (first!.turn === second.turn && draft.text.includes(': '));
}

function runsOn(
  before: ToldSentence,
  { draft, units }: ToldSentence,
  answers: boolean,
  passages: readonly Passage[],
): boolean {
  const [unit] = units;
  const last = before.units.at(-1);
  const { text } = before.draft;
  if (unit === undefined || last === undefined || !text.endsWith('.')) return false;
  if (text.length + draft.text.length > longest || tellsItself.test(draft.text)) return false;
  if (asksFurther(draft.text, units, last)) return !tellsItself.test(text) && saidLast(last, passages);
  if (units.length > 1 || unit.inFull) return false;
  // "Reaching overhead. Ice makes it better."
  if (text.startsWith('Aggravating factors: ') && eases.test(draft.text)) return false;
  const isNext = unit.turn === last.turn && unit.start >= last.end && unit.start - last.end <= nextTo;
  if (isNext && !tellsItself.test(text) && !isWhole(draft.text) && isPartBehind(draft.text, unit))
    return true;
  // What stands beside an answer needs it; of a story a sentence or two are read as they are.
  if (
    !answers &&
    (before.units.length > 1 || opensPointing.test(text) || text.length + draft.text.length > longestPair)
  )
    return false;
  if (!answers && (tellsItself.test(text) || !opensPointing.test(draft.text) || !said.test(unit.said)))
    return false;
  return (
    isNext &&
    (goesOn.test(unit.said) ||
      bare.test(draft.text) ||
      !isWhole(draft.text) ||
      leansOnBefore(draft.text, unit))
  );
}

// "I do oatmeal. And they gave me metoclopramide." "When was that?": of what was said last.
function saidLast({ turn, end }: Unit, passages: readonly Passage[]): boolean {
  const next = passages.find(({ unit }) => unit.start >= end && (unit.turn > turn || unit.words.length > 3));
  return next === undefined || next.unit.turn > turn;
}

const opensPointing = /^(?:It|They|That|Those|These|One|Both|The (?:other|first|second|last) one)\b/;
const said = /^(?:(?:and|but|so|well|yeah|oh|i think|now|then) )*(?:it|they|that|those|these|one|both|the)\b/;
// "But the nurse says nothing since Tuesday", "every night since he died"
const goesOn = /^(?:but|because|and then|then)\b/;
const bare = /^(?:\d|(?:Every|Each|Most|About|Maybe|Around|Only|Just|Not)\b)/;
const further =
  /^(?:(?:and|so|okay|but|oh) )*(?:how (?:long|many|much|often|old)(?:'s)?|since when|when(?:'s)? (?:was|is|did|does|that|this)|quit when|on how many|for how)\b/;
const isThat = /^(?:That|This|It)\b|\b(?:on|taking|using|doing)(?=) (?:that|this|it|them)(?=)\b/;
const mostAsked = 9;

// "Had the one, sixty-eight, I got the shakes." "When was that?": of what was just told.
function asksFurther(text: string, [unit]: readonly Unit[], last: Unit): boolean {
  const question = unit!.question ? unit! : unit!.inFull ? unit!.answers : null;
  return (
    question !== null &&
    question.turn === last.turn + 1 &&
    question.role === 'clinician' &&
    question.words.length <= mostAsked &&
    !text.includes('", then "') &&
    (unit!.inFull ? isThat.test(text) : further.test(question.said) || isBareQuestion.test(question.said)) &&
    contentStems(question.words).length === 0
  );
}
