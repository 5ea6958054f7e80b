import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { pastOf } from '../rephrase/verbs.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import { contentStems, isLight } from './asked-content.ts';

// "What do you do for work?" "I'm a cook.": a whole sentence tells what it is of.
const open = /^(?:[a-z]+ ){0,2}(?:who|what|where|which|why|how(?! (?:long|many|much|often|far|old)\b))\b/;
const ofKind =
  /^(?:surge|histo|medic|healt|opera|proce|famil|broth|siste|mothe|fathe|paren|relat|vacci|child|kid|event|accid)/;
const onCondition = /\b(?:if|when|happens|helps?|makes?|worse|better|sets?|brings?)\b/;
const leans = /^(?:It|That|They|This|Those|These|There|One)\b|\b(?:it|that|one|ones|them|\d+)\.$/;
const within = /\b(?:it|one|them)\b/;
const asksMedicine = /\b(?:you|your) (?:take|taking|use|using|on)\b/;

// "Any surgeries?" "I had my appendix out.": what is named is of the kind that was asked for.
function asksKind({ said }: Unit, asked: readonly string[]): boolean {
  return asksMedicine.test(said) || asked.some((stem) => ofKind.test(stem));
}

const opensLeaning =
  /^(?:It|They|That|Those|One)\b(?! (?:hurts?|aches?|burns?|itches|feels?|depends|takes|looks|seems)\b)/;

/**
 * True for an answer that names nothing of what it is about: "cold bother you?" "I wear two sweaters to bed." `asked` are
 * the stems of what the question names.
 */
export function leansOn(text: string, unit: Unit, question: Unit, asked: readonly string[]): boolean {
  const named = namesAnything(unit.clinical);
  // "Left side?" "Left."
  if (!isWhole(text)) {
    if (unit.words.every((word) => question.words.includes(word))) return false;
    // "No stroke, no head injury": said in full.
    const again = named && contentStems(unit.words).some((stem) => asked.includes(stem));
    return !again && (!named || !asked.every((stem) => ofKind.test(stem)));
  }
  if (named && !opensLeaning.test(text) && asksKind(question, asked) && !within.test(text)) return false;
  const own = contentStems([...unit.words, ...wordsOf(text)]);
  if (own.some((stem) => (topicOf(question) ?? asked).includes(stem))) return false;
  // "Is he eating?" "He ate half his dinner."
  if (question.words.some((word) => !isLight(word) && unit.words.includes(pastOf(word.replace(/ing$/, '')))))
    return false;
  if (open.test(question.said) && !onCondition.test(question.said)) return false;
  return leans.test(text) || !asked.every((stem) => ofKind.test(stem));
}

const asksOfTopic = /^(?:you|he|she|do|does|did|are|is|have|has|had|was|were|how|when|where)\b/;

// "And your smear, you had a letter?": what it is about stands first.
function topicOf({ text }: Unit): string[] | null {
  const comma = text.indexOf(', ');
  if (comma < 0 || !asksOfTopic.test(text.slice(comma + 2)) || hasFiniteVerb(text.slice(0, comma)))
    return null;
  const stems = contentStems(wordsOf(text.slice(0, comma)));
  return stems.length === 0 ? null : stems;
}

/** True for a sentence with a verb of its own; "since she was thirty" waits for what was asked. */
export function isWhole(text: string): boolean {
  return hasFiniteVerb(text) && !waits.test(text);
}

const waits = /^(?:Since|When|Until|Till|After|Before) (?:he|she|it|they|the patient)\b(?: \S+){1,5}$/;
