import { saidBefore, yesNo } from './answer-parts.ts';
import { contentStems, isLight } from './asked-content.ts';
import { askedEarlier, isOnlyQuestion, ofVisit } from './asked-earlier.ts';
import { namesAnything } from './clinical-words.ts';
import { sentence } from './draft.ts';
import { withinSentence } from './in-full/fragments.ts';
import { bothAsked, questionLabel } from './question-label.ts';
import { hasFiniteVerb } from './rephrase/clauses.ts';
import type { Subject } from './rephrase/rephrase.ts';
import { isPast, pastOf } from './rephrase/verbs.ts';
import { type Unit, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

/** In words. */
export const longestAnswer = 28;
const longestAsked = 14;

// "What do you do for work?" "I'm a cook.": a whole sentence tells what it is of.
const open = /^(?:[a-z]+ ){0,2}(?:who|what|where|which|why|how(?! (?:long|many|much|often|far|old)\b))\b/;
// "Any surgeries?" "I had my appendix out.": no name of a matter, but of a kind.
const ofKind =
  /^(?:surge|histo|medic|healt|opera|proce|famil|broth|siste|mothe|fathe|paren|relat|vacci|child|kid|event|accid)/;
const onCondition = /\b(?:if|when|happens|helps?|makes?|worse|better|sets?|brings?)\b/;
/** "I don't think so.": nothing without its question. */
export const doubts = /^(?:i )?do n't (?:think|believe) so$/;
const leans = /^(?:It|That|They|This|Those|These|There|One)\b|\b(?:it|that|one|ones|them|\d+)\.$/;
/** Where a sentence says itself what it is about. */
export const tellsItself = /^(?:The patient (?:denies|reports)|Denies|Reports|Chief|Do not)\b/;

/** What is told under a heading, and what stands there already. */
interface Told {
  said: ReadonlyMap<Unit, string>;
  written: ReadonlySet<Passage>;
}

/**
 * An answer that names nothing of what it is about, under what was asked: "cold bother you?" "I wear two sweaters to bed"
 * → Asked "Cold bother you?": she wears …; null where it needs no question, or it is not sure which it answers.
 */
export function asAnswered(
  said: string,
  passage: Passage,
  passages: readonly Passage[],
  { said: told, written }: Told,
  who: Subject,
): { text: string; named: Unit } | null {
  const { unit } = passage;
  const text = doubts.test(unit.said) ? 'Does not think so.' : said;
  const question = unit.answers;
  if (question === null || question.role === unit.role || unit.role === 'clinician') return null;
  if (unit.inFull || told.has(question) || !isNext(passage, passages, question, written)) return null;
  if (unit.words.length > longestAnswer || question.words.length > longestAsked) return null;
  if (tellsItself.test(text) || ofVisit.test(question.said)) return null;
  const asked = contentStems(question.words);
  const earlier = asked.length === 0 ? askedEarlier(question, passage, passages) : null;
  if (asked.length === 0 && earlier === null) return null;
  const before = saidBefore(
    passage,
    passages,
    told,
    written,
    !isWhole(text) || /^(?:It|They)\b|\d/.test(text),
  );
  if (before === null || !isOnlyQuestion(passage, passages, question)) return null;
  // "Snuff. Gave it up at fifty.": the first is the answer, and stands nowhere else.
  const isSecond = before.some((part) => !yesNo.test(part));
  if (!isSecond && !leansOn(text, unit, question, asked)) return null;
  const label = earlier === null ? questionLabel(question, asked, who) : bothAsked(earlier, question);
  if (label === null) return null;
  const opening = startsAnswer.test(text) ? before.filter((part) => !yesNo.test(part)) : before;
  return { text: sentence(`${label}: ${[...opening, inside(text)].join(', ')}`), named: question };
}

// What another said in between is no answer, or no matter of a note: "Ah." "Tell her."
function isNext(
  { unit, index }: Passage,
  passages: readonly Passage[],
  question: Unit,
  written: ReadonlySet<Passage>,
): boolean {
  if (unit.turn === question.turn + 1) return true;
  for (let i = index - 1; i >= 0 && passages[i]!.unit.turn > question.turn; i--) {
    const between = passages[i]!;
    if (between.unit.turn !== unit.turn && (written.has(between) || between.unit.words.length > 4))
      return false;
  }
  return true;
}

const opensLeaning =
  /^(?:It|They|That|Those|One)\b(?! (?:hurts?|aches?|burns?|itches|feels?|depends|takes|looks|seems)\b)/;

function leansOn(text: string, unit: Unit, question: Unit, asked: readonly string[]): boolean {
  const named = namesAnything(unit.clinical);
  // "Left side?" "Left."
  if (!isWhole(text)) {
    if (unit.words.every((word) => question.words.includes(word))) return false;
    // "No stroke, no head injury": said in full.
    const again = named && contentStems(unit.words).some((stem) => asked.includes(stem));
    return !again && (!named || !asked.every((stem) => ofKind.test(stem)));
  }
  if (named && !opensLeaning.test(text)) return false;
  const own = contentStems([...unit.words, ...wordsOf(text)]);
  if (own.some((stem) => asked.includes(stem))) return false;
  // "Is he eating?" "He ate half his dinner."
  if (question.words.some((word) => !isLight(word) && unit.words.includes(pastOf(word.replace(/ing$/, '')))))
    return false;
  if (open.test(question.said) && !onCondition.test(question.said)) return false;
  return leans.test(text) || !asked.every((stem) => ofKind.test(stem));
}

/** True for a sentence with a verb of its own; "since she was thirty" waits for what was asked. */
export function isWhole(text: string): boolean {
  return hasFiniteVerb(text) && !waits.test(text);
}

const waits = /^(?:Since|When|Until|Till|After|Before) (?:he|she|it|they|the patient)\b(?: \S+){1,5}$/;
const startsAnswer = /^(?:No|Not|Never|None|Nothing|Yes|Denies)\b/;
const adverb = /ly$/;

/** An answer as it stands after a colon; "Edna moved to the other bedroom" keeps its name. */
export function inside(text: string): string {
  const [first = '', next = ''] = text.replace(/\.$/, '').split(' ', 2);
  const isName =
    !isLight(first.toLowerCase()) &&
    (next === '' ? !adverb.test(first) : isPast(next) || /^[A-Z]/.test(next));
  return isName ? text : withinSentence(text);
}
