import { upperFirst } from '../../language/upper-first.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { isBaseVerb } from '../rephrase/verbs.ts';
import { clinicalWords } from '../visit/clinical-words.ts';
import { withoutStops } from '../visit/end-marks.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import { contentStems, holdsStem, isLight } from './asked-content.ts';
import { askedLabel, withoutLead } from './asked-label.ts';
import { topicOf } from './talked-of.ts';

// In words.
const longestQuoted = 16;
const longestLabel = 7;
const longestSaid = 20;

// "Wedding go", "harvest being when": no name of a matter.
const odd =
  /\b(?:when|where|who|what|how|is|was|are|were|be|go|been|with|of|to|for|about|one|ones|many|much|it|them|that|those|these|him|her|they|he|she|and|any)$|^(?:what|like|where|afternoon|morning|evening|local|sort|thing)\b|\bpatient\b|'s (?:is|are)\b/i;
const opensName = /^(?:still|more|same|last|first|other|previous|new|old|up|out|back)$/;

/**
 * What a question asks after, for the answer to stand under: its topic ("Beer"), what it asks as a label ("Last tetanus
 * shot", "Asked about melanoma"), or else the question as it was asked (Asked "Cold bother you?"). `asked` are the stems of what it names, all of
 * which a label must hold. Null where it cannot be read.
 */
export function questionLabel(question: Unit, asked: readonly string[], who: Subject): string | null {
  const topic = topicOf(question)?.name;
  if (topic !== undefined && covers(topic, asked)) return headed(topic) ?? quoted(question);
  const label = askedLabel(question, who);
  if (
    label !== null &&
    opensLabel(label.split(' ', 1)[0]!.toLowerCase()) &&
    !odd.test(label) &&
    label.split(' ').length <= longestLabel &&
    !hasFiniteVerb(label) &&
    covers(label, asked)
  )
    return headed(label) ?? quoted(question);
  return quoted(question);
}

// An illness, a symptom or a habit at the head of a line would read as if it were so.
function headed(label: string): string | null {
  const { conditions, symptoms } = clinicalWords(wordsOf(label));
  if (!habit.test(label) && conditions + symptoms.length === 0) return upperFirst(label);
  return hasName.test(label) ? `Asked about ${label.charAt(0).toLowerCase()}${label.slice(1)}` : null;
}

// "Asked about still smoking", "about short of breath"
const hasName =
  /^(?!(?:still|more|same|last|first|short|out|up|any|dizzy|numb|sick|weak|sore|tired|stiff|swollen|smoke|drink|throw|pass|bruise|itchy|painful)\b|[a-z]+ed\b)/i;

const habit = /smok|tobac|cigar|vap|alcoh|drink|drug|weed/i;

function opensLabel(word: string): boolean {
  return opensName.test(word) || !(isLight(word) || isBaseVerb(word));
}

/** True where the label holds all that the question names. */
export function covers(label: string, asked: readonly string[]): boolean {
  const stems = contentStems(wordsOf(label));
  return asked.every((stem) => holdsStem(stems, stem));
}

// "Is it your elbow, Nora?"
const called = /, (?:[Mm](?:r|rs|s)\.? )?[A-Z][a-z]+$/;

/** The question as it was asked; null where it can not be read. */
export function quoted(question: Unit, longest = longestQuoted): string | null {
  const { words } = question;
  // Without its hesitation.
  const text = hesitation.test(question.text) ? plainOf(question) : question.text;
  if (words.length > longest || text.includes('"') || stumbles.test(text)) return null;
  if (!text.endsWith('?') && !(words.length <= longestUnmarked && asksUnmarked.test(text))) return null;
  const bare = withoutLead(text.replace(/(?<![\s?])[\s?]+$/, '')).replace(called, '');
  const asked = wordsOf(bare);
  const [first, second, third, fourth] = asked;
  // "Did you, did you hurt it?"
  const again = first === third && second === fourth;
  const isName = bare.length >= shortest || (contentStems(asked).length > 0 && !exclaims.test(bare));
  return !isName || again ? null : `Asked "${upperFirst(bare)}?"`;
}

// "which joints", of recognised speech: whole, and with nothing behind it.
const longestUnmarked = 7;
const asksUnmarked =
  /^(?:(?:and|so|okay) )*(?:which|what(?! (?:makes|made|brings|brought|helps|helped|sets|happen))|where|when|how|who)(?=) [^.,!]+(?<!\b(?:and|or|but|the|an?|to|of|with|if|your|you|it|that|this|is|are|then|so|because|know))$/i;

const hesitation = /\b(?:um|uh|er)\b/i;
const stumbles = /["“]|\b(?:um|uh|er)\b/i;
const exclaims = /^(?:huh|hmm?|eh|wow|ouch|oops|ooh|ow|ugh|nah|aye|yep|amen)\b/i;
// In letters: "When?" asks of what was said before; "Pain?" names what it asks of.
const shortest = 5;

/** What is asked of what was said last, and names nothing itself. */
export const isBareQuestion =
  /^(?:(?:and|so|okay|but|oh) )*(?:when|since|now|then|both|once|just once|twice|where|which|since when|on which|every day)$/;

/** Two questions, the second of which leans on the first: Asked "Cigarettes?", then "How many?" */
export function bothAsked(first: Unit, second: Unit): string | null {
  const [one, two] = [quoted(first), quoted(second)];
  return one === null || two === null ? null : `${one}, then ${two.slice('Asked '.length)}`;
}

const around =
  /^(?:tell me (?:more )?about|still|it says(?: here)?|it says you have) |,? (?:tell me(?: about (?:it|that|those|them))?|i see|(?:on|in) (?:your|the) (?:record|chart|list|file|notes?)s?)$/gi;
const ofSpeech =
  /\b(?:i|i'm|i'll|we|we'll|let's|you|you're|you've|your|mm|hmm|sorry|good|great|no|not|never|right)\b/i;

/** What a clinician names without asking ("Amlodipine, five.", "tell me about the rash"); null where it is a sentence. */
export function promptLabel(prompt: Unit): string | null {
  const bare = withoutLead(plainOf(prompt).replace(/(?<![.,\s])[.,\s]+$/, ''))
    .replace(around, '')
    .replace(/^(?:the|a|an) (?=[a-z])/i, '');
  return bare.length < 3 || ofSpeech.test(bare) || hasFiniteVerb(bare) ? null : headed(bare);
}

const courtesy =
  /\b(?:sorry|thanks?|thank you|sounds? (?:like|good|great)|must (?:be|have)|good|great|perfect|fine|okay|ok|nice|fair enough|makes sense|congratulations|birthday|fantastic|awesome|wonderful|amazing|bless|hello|hi|good morning|good afternoon|welcome|got it|i see)(?=)\b/i;

// "Is it, well, that's awful.", "You heard it or you."
const unsaid = /^(?:(?:and|so|but),? )*(?:no|is it|well|you)\b,|\bor you\W*$|\bnews\b/i;
// "Stress can often be a trigger for things like that."
const inGeneral = /\b(?:can|often|usually|people|most|example|things like|(?:those|these) are|always)\b/i;
const ofPatient = /\b(?:you|you're|you've|your|he|she|his|her|him|they|their)\b/i;
const asksToTell = /\b(?:tell|remind) me\b/i;

/** What another said last, as it was said, for a reply that leans on it: To "You're back at work"; null for talk. */
export function saidLabel({ text, words }: Unit): string | null {
  if (text.endsWith('?') || unsaid.test(text) || (inGeneral.test(text) && !ofPatient.test(text))) return null;
  if (words.length > longestSaid || words.length < 2 || contentStems(words).length === 0) return null;
  if (
    /["“]|\b(?:um|uh|er|i|i'm|i'll|i'd|i've|(?<!\b(?:tell|with|remind|walk) )me|my|we|we'll|we're|let's|our)\b/i.test(
      text,
    ) ||
    courtesy.test(text)
  )
    return null;
  const bare = withoutStops(withoutLead(text));
  return bare.length < 8 ? null : `${asksToTell.test(bare) ? 'Asked' : 'To'} "${upperFirst(bare)}"`;
}
