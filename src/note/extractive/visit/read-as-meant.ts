import { answerOf } from '../../language/answer.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { endsCondition } from '../lexicon/condition-phrases.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { lowerFirst } from '../say.ts';
import { nameTroublePointedAt } from './trouble-pointed-at.ts';
import { plainOf, reworded, type Unit, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

/**
 * What was said in a way of speaking, in `out` as it was meant: a word that was looked for, a joke before the answer, a
 * likeness after the question, and what a clinician remembers of the patient.
 */
export function readAsMeant(out: Passage[], at: number): void {
  const { unit, role } = out[at]!;
  if (unit.question) {
    if (unit.said.startsWith('like ')) asLikened(out, at);
    else if (role === 'clinician' && found.test(unit.text)) asFound(out, at);
  } else if (role === 'clinician') {
    const meant = confirmsIllness(unit, out[at - 1]?.unit);
    if (meant !== null)
      out[at] = {
        ...out[at]!,
        unit: reworded(unit, meant),
        section: 'assessment',
        keep: Math.max(out[at]!.keep, certain),
      };
    else if (sore.test(unit.text))
      out[at] = {
        ...out[at]!,
        unit: reworded(unit, soreThere(unit.text)),
        section: 'exam',
      };
    else if (recalls.test(unit.text))
      out[at] = { ...out[at]!, unit: reworded(unit, unit.text.replace(recalls, '$1.')) };
    else if (unit.said.includes('teacher') && parentsScored.test(unit.text))
      out[at] = { ...out[at]!, unit: reworded(unit, unit.text.replace(parentsScored, 'the parents $1')) };
  } else if (unit.clinical.drugs > 0 && unit.words.includes('sorry') && leftOff.test(unit.text))
    out[at] = {
      ...out[at]!,
      unit: reworded(unit, unit.text.replace(leftOff, '').replace(/, sorry(?=,)/i, '')),
    };
  else if (unit.answers !== null && haveBeen.test(unit.text)) asAsked(out, at);
  else if (unit.said.includes(' one') && isOfInhalers(out[at - 1]?.unit, unit))
    out[at] = { ...out[at]!, unit: reworded(unit, unit.text.replace(otherInhaler, '$1 inhaler')) };
  else if (subjectless.test(unit.text))
    out[at] = { ...out[at]!, unit: reworded(unit, `It ${lowerFirst(unit.text)}`) };
  else if (unit.text.endsWith(' know.')) findWord(out, at);
  else if (unit.said === 'i wish') passOver(out, at);
  else nameTroublePointedAt(out, at);
}

// "And she takes clopidogrel for that, sorry, 75 milligrams, I left it off."
const leftOff =
  /,? (?:i|we) (?:left|missed|forgot)(?=) (?:it|that|that one)(?: off| out)?(?: the list)?(?=[.!]?$)/i;

// "Her brown inhaler, two puffs." "And the blue one when she needs it."
const otherInhaler = /\b(blue|brown|purple|pink|green|orange|gr[ae]y|red|white) one\b/i;

function isOfInhalers(before: Unit | undefined, { turn, text, answers }: Unit): boolean {
  const inhaler = before?.turn === turn && before.words.includes('inhaler');
  return inhaler
    ? otherInhaler.test(text)
    : onlyOther.test(text) && /\binhalers?\b/.test(answers?.said ?? '');
}
// "Which inhalers does he have?" "Just the blue one."
const onlyOther =
  /^(?:(?:just|only) )?(?:the |my )?(?=)(?:blue|brown|purple|pink|green|orange|gr[ae]y|red|white)(?=) one\b/i;

const haveBeen = /^(?:yes|yeah|yep),? (?:i|we)(?:['’]ve| have) been,? (?=(?:since|for)(?=) )/i;
const askedBeen = /^(?:(?:and|so) )?have you (?:ever )?been ([a-z]+(?: [a-z]+)?)\?$/i;

// "Have you been sexually active?" "Yeah, we've been, since the fall."
function asAsked(out: Passage[], at: number): void {
  const { unit } = out[at]!;
  const what = askedBeen.exec(unit.answers!.text)?.[1];
  if (what !== undefined)
    out[at] = {
      ...out[at]!,
      unit: reworded(unit, unit.text.replace(haveBeen, `I have been ${what} `)),
      ...(what.startsWith('sexually') ? { section: 'social' as const } : {}),
    };
}

// "That's it, that's the spot, so the medial tubercle.", said while pressing there: The medial tubercle is the spot.
const sore =
  /^(?:(?:that['’]s (?:it|the one)|there (?:it is|we go)|yeah|yes|okay|right),? )?that['’]s (?:the|your) (?:sore |tender )?spot(?=[,.!]|$)/i;
const atPart = /^,? (?:so )?(the [a-z ]{4,40})[.!]?$/i;

function soreThere(text: string): string {
  const part = atPart.exec(text.replace(sore, ''))?.[1];
  return part === undefined ? text : `${upperFirst(part)} is the spot.`;
}

/** "They're the same size, it's soft", "pulses are good down here". */
const found =
  /^(?:(?:and|so|okay|now),? )?(?=)(?:(?:they|it|this|that)['’](?:re|s)|(?:(?:the|your|his|her) )?(?=)(?:pulses?|calf|calves|belly|skin|joint|knee|ankle|foot|feet|legs?|arms?|hands?|wound|scar)(?=)(?:['’]s| is| are| feels?| looks?))(?=) [a-z' ]{3,40}, /i;
const unhurt =
  /\b(?:it|that|this) (?:(?:does|is)n['’]t|(?:does|is) not) (?:hurt|sore|tender|painful|bother (?:you|him|her))(?: at all)?\?$/i;
const feels = /\byou can feel (?:me|this|that|it)(?: touching you| there| okay| fine)?\?$/i;
const praised = /^(?:good|great|perfect|excellent|okay good)$/;

// "They're soft, I squeeze it and it doesn't hurt?" "No.": found as the examiner has it.
function asFound(out: Passage[], at: number): void {
  const { unit, reply } = out[at]!;
  const denies = unhurt.test(unit.text);
  if (!denies && !feels.test(unit.text)) return;
  const next = out[at + 1]?.unit;
  const isSo = next?.turn === unit.turn ? praised.test(next.said) : reply?.answer === (denies ? 'no' : 'yes');
  if (!isSo) return;
  const stated = { ...reworded(unit, `${unit.text.slice(0, -1)}.`), question: false };
  out[at] = {
    ...out[at]!,
    unit: stated,
    section: 'exam',
    keep: Math.max(out[at]!.keep, certain),
    reply: null,
  };
  const answer = out[at + 1];
  if (answer !== undefined && answer.unit === reply?.units[0] && answer.unit.words.length <= longestYes)
    out[at + 1] = { ...answer, keep: 0 };
}
const longestYes = 3;

const asksIllness =
  /^(?:(?:so|and|but|well|okay|doctor),?(?=) )?(?=)(?:(?:is|could|might|do you think)(?=) (?:it|this|that)(?:['’]s| is| be)?|(?:it|this|that)(?:['’]s| is)|do i have|have i got|does (?:he|she) have|has (?:he|she) got)(?=) (?:just |maybe |really )?(?=)(?:(?:an?|the|my) )?([a-z][a-z' -]{2,40}?)(?: too| again| then| as well| doctor| or what| you think)?\??$/i;
/** Without its mark only what is asked by its words. */
const byWords = /\?$|^(?:(?:so|and|but|well),? )?(?=)(?:is|could|might|do|have|does|has)(?=)\b/i;
const confirms: readonly (readonly [RegExp, string])[] = [
  [/^(?:well,? )?that['’]s what i(?:['’]d| would) bet on\b/i, "I'd bet on"],
  [/^(?:well,? |yes,? |yeah,? )?i['’]m afraid so\b/i, 'I think this is'],
  [/^(?:well,? |yes,? |yeah,? )?i(?:['’]d)? (?:think|say|believe) so\b/i, 'I think this is'],
  [/^(?:well,? )?(?:probably|most likely)\b/i, 'Probably'],
  [/^(?:well,? )?(?:it )?(?:could|might|may) be\b/i, 'It could be'],
  [
    /^(?:(?:it|that) is(?:,?(?=) (?:yes|yeah|indeed))?|(?:yes|yeah|yep),?(?=) (?:(?:it|that) is|that['’]s (?:what it is|it|exactly it|the one)|exactly))(?=)\.?$/i,
    'This is',
  ],
  // "Have I got a bladder infection then?" "You have, yes."
  [
    /^(?:(?:yes|yeah|yep),? )?(?:yes|yeah|yep|correct|(?:you|he|she) (?:have|has|do|does)(?: got)?)(?:,? (?:yes|i['’]m afraid|unfortunately))?[.]?$/i,
    'This is',
  ],
  [/^(?:yes,? |yeah,? )?(?:it )?(?=)(?:sure )?(?:looks|sounds) like it\b/i, 'It looks like'],
];
const longestConfirmed = 8;
/** "Both teachers scored seven of nine, and you guys scored eight", said to who came along with a child. */
const parentsScored =
  /\byou (?:guys |both |two |and (?:his|her) (?:mom|dad|mother|father) )?(scored|rated)\b/i;
const certain = 0.6;

// "Is it fibroids too?" "That's what I'd bet on.": I'd bet on fibroids.
function confirmsIllness(unit: Unit, asked: Unit | undefined): string | null {
  if (asked === undefined || asked.role === 'clinician' || unit.words.length > longestConfirmed) return null;
  const name = byWords.test(asked.text) ? asksIllness.exec(asked.text)?.[1] : undefined;
  if (name === undefined) return null;
  const words = wordsOf(name);
  const says = confirms.find(([pattern]) => pattern.test(unit.text))?.[1];
  if (says === undefined || !endsCondition(words, words.length - 1)) return null;
  return `${says} ${name}.`;
}

// "Robitussin. Didn't touch it."
const subjectless =
  /^(?:didn['’]t|did not|doesn['’]t|does not|hasn['’]t)(?=) (?:really |even )?(?=)(?:touch(?:ed)? it|help(?:ed)?|do (?:a thing|anything|much|a lot)|work(?:ed)?|make (?:any|a|much) difference)(?=)\b/i;

// "Ever the opposite, high for days?" "I wish. No.": the answer comes after it.
function passOver(out: Passage[], at: number): void {
  const [wish, next] = [out[at]!, out[at + 1]];
  const asked = out[at - 1];
  if (next?.unit.turn !== wish.unit.turn || asked?.unit !== wish.unit.answers) return;
  const answer = answerOf(next.unit.text);
  if (answer === 'open') return;
  out[at - 1] = { ...asked!, reply: { answer, units: [next.unit] } };
  out[at] = { ...wish, keep: 0 };
}

// "The stomach's been kind of, you know. Burning.": the word that was looked for.
const looksFor =
  /(?<=['’]s|\b(?:is|are|was|were|been|feels?|felt|gets?|got))(?:,? (?:kind of|sort of|like|a bit|a little|just|all))?,? you know\.$/;
const longestWord = 3;

function findWord(out: Passage[], at: number): void {
  const [{ unit }, next] = [out[at]!, out[at + 1]];
  if (next?.unit.turn !== unit.turn || next.unit.words.length > longestWord || !looksFor.test(unit.text))
    return;
  if (hasFiniteVerb(plainOf(next.unit))) return;
  const word = next.unit.text.charAt(0).toLowerCase() + next.unit.text.slice(1);
  const whole = { ...reworded(unit, unit.text.replace(looksFor, ` ${word}`)), end: next.unit.end };
  out[at] = { ...out[at]!, unit: whole };
  out[at + 1] = { ...next, keep: 0 };
}

// "You lost your husband, I think.": read from the record, and no guess.
const recalls =
  /^((?:and |so |okay,? )?you(?:['’]ve| have| had| were| lost| did)? [^,?]{3,60}), i (?:think|believe)\.$/i;
const longestLikened = 5;

// "Dark urine? Like cola?" "No.": the dark urine is asked of.
function asLikened(out: Passage[], at: number): void {
  const [before, like] = [out[at - 1], out[at]!];
  if (before === undefined || !likens(like.unit, before.unit)) return;
  out[at - 1] = { ...before, reply: before.reply ?? like.reply };
  out[at] = { ...like, keep: 0, reply: null };
}

function likens(asked: Unit, before: Unit): boolean {
  return asked.words.length <= longestLikened && before.turn === asked.turn && before.question;
}
