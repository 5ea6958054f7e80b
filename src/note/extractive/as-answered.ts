import { contentStems, isLight } from './asked-content.ts';
import { namesAnything } from './clinical-words.ts';
import { sentence } from './draft.ts';
import { withinSentence } from './in-full/fragments.ts';
import { questionLabel } from './question-label.ts';
import { hasFiniteVerb } from './rephrase/clauses.ts';
import { finish } from './rephrase/finish.ts';
import type { Subject } from './rephrase/rephrase.ts';
import { isPast, pastOf } from './rephrase/verbs.ts';
import { tellsSomething } from './tells-something.ts';
import { plainOf, type Unit, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

const longestAnswer = 28;
const longestAsked = 14;
const shortest = 3;

// Of what is done here and now, or offered.
const ofVisit =
  /\b(?:i|i'm|i'll|i've|i'd|me|my|we|we're|we'll|let's|us|our|shall|want|wanna|okay|mind|please|hello)\b|\b(?:does|is|did) (?:that|this|it) (?:hurt|tender|sore|feel)\b|\bclose your eyes\b|^(?:(?:and|so|now|then|but|or) )*(?:can|could|would|will) (?:you|he|she|they|your|somebody|someone)\b|\b(?:what|how) (?:'s |is |are |about |do you )?(?:brings?|brought|things|everything|this|that)\b/;
// "What do you do for work?" "I'm a cook.": a whole sentence tells what it is of.
const open = /^(?:[a-z]+ ){0,2}(?:who|what|where|which|why|how(?! (?:long|many|much|often|far|old)\b))\b/;
// "Any surgeries?" "I had my appendix out.": no name of a matter, but of a kind.
const ofKind =
  /^(?:surge|histo|medic|healt|opera|proce|famil|broth|siste|mothe|fathe|paren|relat|vacci|child|kid|event|accid)/;
const onCondition = /\b(?:if|when|happens|helps?|makes?|worse|better|sets?|brings?)\b/;
const leans = /^(?:It|That|They|This|Those|These|There|One)\b|\b(?:it|that|one|ones|them|\d+)\.$/;
const said = /^(?:The patient (?:denies|reports)|Denies|Reports|Chief|Do not)\b/;

/**
 * An answer that names nothing of what it is about, under what was asked: "heat bother you?" "I've had the window open
 * since June" → Asked "Heat bother you?": …; null where it needs no question, or it is not sure which it answers.
 */
export function asAnswered(
  text: string,
  passage: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
  who: Subject,
): { text: string; named: Unit } | null {
  const { unit } = passage;
  const question = unit.answers;
  if (question === null || question.role === unit.role || unit.role === 'clinician') return null;
  if (unit.inFull || unit.turn !== question.turn + 1 || told.has(question)) return null;
  if (unit.words.length > longestAnswer || question.words.length > longestAsked) return null;
  if (said.test(text) || ofVisit.test(question.said)) return null;
  const asked = contentStems(question.words);
  if (asked.length === 0) return null;
  const before = saidBefore(passage, passages, told);
  if (before === null || !isOnlyQuestion(passage, passages, question)) return null;
  // "Sulfa. Gave me hives as a kid.": the first is the answer, and stands nowhere else.
  const isSecond = before.some((part) => !yesNo.test(part));
  if (!isSecond && !leansOn(text, unit, question, asked)) return null;
  const label = questionLabel(question, asked, who);
  if (label === null) return null;
  const opening = startsAnswer.test(text) ? before.filter((part) => !yesNo.test(part)) : before;
  return { text: sentence(`${label}: ${[...opening, inside(text)].join(', ')}`), named: question };
}

const longestFragment = 12;

/** The words of an answer that is no sentence, as a note may have them under what was asked; null for any other
 * and for what one of `lines` has. */
export function fragmentIn(unit: Unit, next: Unit | null, lines: readonly string[]): string | null {
  // "Once. The evening one makes me sick.": said with what comes next.
  if (unit.words.length <= shortest && next?.turn === unit.turn && !next.question && !next.inFull)
    return null;
  if (unit.question || unit.words.length > longestFragment || !tellsSomething(unit)) return null;
  const plain = finish(plainOf(unit).replace(hesitates, ''));
  if (plain === null || someone.test(unit.said) || hasFiniteVerb(plain) || /\d' s\b/.test(plain)) return null;
  const bare = plain.slice(0, -1).toLowerCase();
  return lines.some((line) => line.includes(bare)) ? null : plain;
}
const hesitates = /^(?:(?:um|uh|er|oh|well|so|yes|yeah|yep|no|like|just|i guess|i think|maybe) *[,.] *)+/i;

const yesNo = /^(?:no|yes)$/;

function leansOn(text: string, unit: Unit, question: Unit, asked: readonly string[]): boolean {
  if (namesAnything(unit.clinical)) return false;
  const own = contentStems([...unit.words, ...wordsOf(text)]);
  if (own.some((stem) => asked.includes(stem))) return false;
  // "Is he eating?" "He ate half his dinner."
  if (question.words.some((word) => !isLight(word) && unit.words.includes(pastOf(word.replace(/ing$/, '')))))
    return false;
  if (!hasFiniteVerb(text)) return true;
  if (open.test(question.said) && !onCondition.test(question.said)) return false;
  return leans.test(text) || !asked.every((stem) => ofKind.test(stem));
}

const startsAnswer = /^(?:No|Not|Never|None|Nothing|Yes|Denies)\b/;
const saysNo =
  /^(?:(?:um|uh|oh|well|god)[,.]? )?(?:(?:no|nope|nah|none|nothing|neither)(?: of (?:those|them|that))?)(?=[,.!]|$)/i;
const saysYes = /^(?:(?:um|uh|oh|well)[,.]? )?(?:yes|yeah|yep|yup|aye)\b(?=[,.!]|$)/i;

function yesOrNo({ text }: Unit): string | null {
  return saysNo.test(text) ? 'no' : saysYes.test(text) ? 'yes' : null;
}

// The few words of the answer that stand before it ("Once.", "No."); null where more was said, or it is told already.
function saidBefore(
  { unit, index }: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
): string[] | null {
  const out: string[] = [];
  const own = yesOrNo(unit);
  if (own !== null) out.push(own);
  for (let i = index - 1; passages[i]?.unit.turn === unit.turn; i--) {
    const part = passages[i]!.unit;
    if (part.words.length > shortest || part.question || told.has(part)) return null;
    const answer = yesOrNo(part);
    if (answer !== null) out.unshift(answer);
    // "No headaches. My ankles are fat.": of what else was asked it says nothing.
    else if (!denies.test(part.said) && tellsSomething(part) && !someone.test(part.said)) {
      const bare = plainOf(part).replace(/(?<![.!,?\s])[.!,?\s]+$/, '');
      if (bare !== '') out.unshift(withinSentence(bare));
    }
  }
  return out;
}

const denies = /^(?:no|none|nothing|neither)\b(?! more\b)/;
const someone = /\b(?:i|me|my|you|your|we|us|our)\b/;

function isOnlyQuestion({ index }: Passage, passages: readonly Passage[], question: Unit): boolean {
  for (let i = index - 1; i >= 0; i--) {
    const { unit } = passages[i]!;
    if (unit.turn < question.turn) return true;
    if (unit.turn > question.turn || unit === question) continue;
    if (unit.start > question.start ? unit.words.length > shortest : isAsked(unit)) return false;
  }
  return true;
}

function isAsked(unit: Unit): boolean {
  return unit.question && contentStems(unit.words).length > 0;
}

const adverb = /ly$/;

// "Harold slept in the den" keeps its name.
function inside(text: string): string {
  const [first = '', next = ''] = text.replace(/\.$/, '').split(' ', 2);
  const isName =
    !isLight(first.toLowerCase()) &&
    (next === '' ? !adverb.test(first) : isPast(next) || /^[A-Z]/.test(next));
  return isName ? text : withinSentence(text);
}
