import { saidBefore, yesNo } from './answer-parts.ts';
import { contentStems, isLight } from './asked-content.ts';
import { askedEarlier, isOnlyQuestion, ofVisit } from './asked-earlier.ts';
import { namesAnything } from './clinical-words.ts';
import { sentence } from './draft.ts';
import { withinSentence } from './in-full/fragments.ts';
import { bothAsked, covers, questionLabel, quoted } from './question-label.ts';
import { hasFiniteVerb } from './rephrase/clauses.ts';
import type { Subject } from './rephrase/rephrase.ts';
import { isPast, pastOf } from './rephrase/verbs.ts';
import { type Unit, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

const longestAnswer = 28;
const longestAsked = 14;

// "What do you do for work?" "I'm a cook.": a whole sentence tells what it is of.
const open = /^(?:[a-z]+ ){0,2}(?:who|what|where|which|why|how(?! (?:long|many|much|often|far|old)\b))\b/;
// "Any surgeries?" "I had my appendix out.": no name of a matter, but of a kind.
const ofKind =
  /^(?:surge|histo|medic|healt|opera|proce|famil|broth|siste|mothe|fathe|paren|relat|vacci|child|kid|event|accid)/;
const onCondition = /\b(?:if|when|happens|helps?|makes?|worse|better|sets?|brings?)\b/;
const leans = /^(?:It|That|They|This|Those|These|There|One)\b|\b(?:it|that|one|ones|them|\d+)\.$/;
const said = /^(?:The patient (?:denies|reports)|Denies|Reports|Chief|Do not)\b/;

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
  text: string,
  passage: Passage,
  passages: readonly Passage[],
  { said: told, written }: Told,
  who: Subject,
): { text: string; named: Unit } | null {
  const { unit } = passage;
  const question = unit.answers;
  if (question === null || question.role === unit.role || unit.role === 'clinician') return null;
  if (unit.inFull || unit.turn !== question.turn + 1 || told.has(question)) return null;
  if (unit.words.length > longestAnswer || question.words.length > longestAsked) return null;
  if (said.test(text) || ofVisit.test(question.said)) return null;
  const asked = contentStems(question.words);
  const earlier = asked.length === 0 ? askedEarlier(question, passage, passages) : null;
  if (asked.length === 0 && earlier === null) return null;
  const before = saidBefore(
    passage,
    passages,
    told,
    written,
    !hasFiniteVerb(text) || /^(?:It|They)\b|\d/.test(text),
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

const generic = /^(?:Frequency|Duration|Timing): /;
const points = /\b(?:it|them|that|those|these|one)\b/i;

/**
 * An answer under a name of what was asked, with the question instead where that name leaves open what it is about: "how
 * long on the patch?" → Asked "How long on the patch?": 2 years, "how many?" → Asked "Cigarettes?", then "How many?": 4.
 */
export function underWholeQuestion(
  text: string,
  passage: Passage,
  passages: readonly Passage[],
): string | null {
  const question = passage.unit.answers!;
  const at = text.indexOf(': ');
  if (at < 2) return null;
  const asked = contentStems(question.words);
  const rest = text.slice(at + 2);
  if (asked.length === 0) {
    if (!generic.test(text) && contentStems(wordsOf(text.slice(0, at))).length > 0) return null;
    const earlier = askedEarlier(question, passage, passages);
    const label = earlier === null ? null : bothAsked(earlier, question);
    return label === null ? null : sentence(`${label}: ${rest}`);
  }
  const name = text.slice(0, at);
  if (!generic.test(text) && (!points.test(name) || covers(name, asked))) return null;
  const label = quoted(question);
  return label === null ? null : sentence(`${label}: ${rest}`);
}

const opensLeaning =
  /^(?:It|They|That|Those|One)\b(?! (?:hurts?|aches?|burns?|itches|feels?|depends|takes|looks|seems)\b)/;

function leansOn(text: string, unit: Unit, question: Unit, asked: readonly string[]): boolean {
  const isWhole = hasFiniteVerb(text);
  const named = namesAnything(unit.clinical);
  // "Left side?" "Left."
  if (!isWhole && unit.words.every((word) => question.words.includes(word))) return false;
  if (!isWhole) return !named || !asked.every((stem) => ofKind.test(stem));
  if (named && !opensLeaning.test(text)) return false;
  const own = contentStems([...unit.words, ...wordsOf(text)]);
  if (own.some((stem) => asked.includes(stem))) return false;
  // "Is he eating?" "He ate half his dinner."
  if (question.words.some((word) => !isLight(word) && unit.words.includes(pastOf(word.replace(/ing$/, '')))))
    return false;
  if (open.test(question.said) && !onCondition.test(question.said)) return false;
  return leans.test(text) || !asked.every((stem) => ofKind.test(stem));
}

const startsAnswer = /^(?:No|Not|Never|None|Nothing|Yes|Denies)\b/;
const adverb = /ly$/;

// "Edna moved to the other bedroom" keeps its name.
function inside(text: string): string {
  const [first = '', next = ''] = text.replace(/\.$/, '').split(' ', 2);
  const isName =
    !isLight(first.toLowerCase()) &&
    (next === '' ? !adverb.test(first) : isPast(next) || /^[A-Z]/.test(next));
  return isName ? text : withinSentence(text);
}
