import { answerOf } from '../../language/answer.ts';
import { tellsSomething } from '../choosing/tells-something.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { isBaseVerb } from '../rephrase/verbs.ts';
import { namesAnything } from './clinical-words.ts';
import { plainOf, saidWords, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

// "I got in front of another player | and ended up falling on my foot": who it was stands before.
const sameSubject =
  /^and (?:then |actually |just |even |also )*(?:ended up|[a-z]{3,}ed|fell|hit|felt|went|got|came|took|ran|kept|landed|threw|broke|heard|lost)\b(?! (?:i|he|she|it|we|they|my)\b)/;

/** Both as one where what comes next, in the same breath, has the subject of what stands before; else null. */
export function goesOnAs(passage: Passage, next: Passage | undefined): Unit | null {
  if (next === undefined || next.unit.turn !== passage.unit.turn || next.unit.question) return null;
  if (passage.unit.words.length + next.unit.words.length > 45 || !sameSubject.test(next.unit.said))
    return null;
  return withBefore(next.unit, passage.unit);
}

/** What broke off from the words before it in unpunctuated speech goes on there: "i got this pain | across my back". */
export function withBefore(unit: Unit, before: Unit | undefined): Unit | null {
  if (
    before === undefined ||
    before.turn !== unit.turn ||
    before.question ||
    /[.?!]["')\s]{0,3}$/.test(before.text) ||
    // "i run five miles a day | but with this knee pain that i have": what came of it was not said.
    /^(?:but|and|so) (?:with|for|in|on|of|about)\b/i.test(unit.said)
  )
    return null;
  return {
    ...before,
    end: unit.end,
    text: `${before.text} ${unit.text}`,
    ...saidWords([...before.words, ...unit.words]),
    plain: null,
  };
}

const stopped = /[.!?…]["')\s]{0,3}$/;
const ownBegin =
  /^(?:(?:um|uh|oh|well)\W+)*(?:no|not|nothing|never|none|nope|yes|yeah|yep|okay|oh|thank|thanks|please|sorry|but|if|when|because|so|what|how|why|except|[a-z]+ing)\b/i;
const hadIt = /\b(?:had|was|were|used to|got|felt|did)\b/;
const longestPart = 9;

/**
 * An answer with the parts that trail after it in the same turn, as one: "my toes feel asleep. Both sides. For about a
 * year." Null where nothing trails after it; `ends` are the passages that it took up.
 */
export function withFragments(
  passage: Passage,
  passages: readonly Passage[],
  written: ReadonlySet<Passage>,
): { unit: Unit; ends: Passage[] } | null {
  const first = passage.unit;
  if (
    first.inFull ||
    first.question ||
    first.role === 'clinician' ||
    first.answers === null ||
    !stopped.test(first.text)
  )
    return null;
  if (!tellsSomething(first) && (answerOf(first.text) !== 'open' || !hasFiniteVerb(plainOf(first))))
    return null;
  if (countsElsewhere(first, passages[passage.index + 1]?.unit)) return null;
  const ends: Passage[] = [];
  let text = first.text;
  for (let next = passages[passage.index + 1]; next !== undefined && trails(next.unit, first); ) {
    if (!written.has(next) && !notNow.test(next.unit.text)) break;
    ends.push(next);
    const more = next.unit.text;
    text = `${text.replace(/(?<![.!?…\s])[.!?…\s]+$/, '')}, ${more.charAt(0).toLowerCase()}${more.slice(1)}`;
    next = passages[next.index + 1];
  }
  const last = ends.at(-1);
  if (last === undefined) return null;
  const words = [first, ...ends.map(({ unit }) => unit)].flatMap((part) => part.words);
  return { unit: { ...first, end: last.unit.end, text, ...saidWords(words), plain: null }, ends };
}

const asksCount = /\bhow (?:many|much|often|long|old|high|big|far)\b/;
const counts =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|couple|few|dozen)\b/;

// Of what was asked, or how much of it.
const roughly =
  /\b(?:it|them|they|that|those|this|these|lots?|much|many|often|usually|always|most|mostly|some)\b/;

// "How many wet nappies?" "I have an app. Yesterday, five.": what counts is no part of what is said before.
function countsElsewhere(first: Unit, next: Unit | undefined): boolean {
  if (next === undefined || first.answers === null || !asksCount.test(first.answers.said)) return false;
  if (counts.test(first.said) || !counts.test(next.said) || roughly.test(first.said)) return false;
  const asked = first.answers.words.filter((word) => word.length > 3).map((word) => word.slice(0, 4));
  return !first.words.some((word) => asked.includes(word.slice(0, 4)));
}

/** The sentence that an answer's trailing part belongs to: of "I go a lot. Three times a night." the first. */
export function trailsAfter({ unit, index }: Passage, passages: readonly Passage[]): Passage | null {
  const before = passages[index - 1];
  return !unit.opens &&
    before !== undefined &&
    unit.answers !== null &&
    unit.role !== 'clinician' &&
    before.unit.answers === unit.answers &&
    stopped.test(before.unit.text) &&
    trails(unit, before.unit) &&
    !countsElsewhere(before.unit, unit) &&
    // "I did. Right after the crash.": of what was asked.
    answerOf(before.unit.text) === 'open' &&
    hasFiniteVerb(plainOf(before.unit))
    ? before
    : null;
}

// "I had thoughts of not waking up. Not now."
const notNow = /^not (?:now|any ?more|at the moment|at present|lately|recently|these days)\W*$/i;

// "She's never said that. My wife just elbows me.": a sentence, though its verb is a seldom one.
const doesTo =
  /^(?:my|his|her|our|the) [a-z-]+ (?:(?:just|only|always|never|also|still|even) )?[a-z]+s (?:me|him|her|us|it|them)\b/;

// "He threw up once. Diarrhea, no.": of something else.
const namedDenied = /^[a-z]+(?: [a-z]+)?, (?:no|nope|none)\b/i;

function trails(unit: Unit, first: Unit): boolean {
  if (unit.inFull) return false;
  if (notNow.test(unit.text)) return unit.turn === first.turn && hadIt.test(first.said);
  return (
    unit.turn === first.turn &&
    !unit.question &&
    unit.words.length <= longestPart &&
    unit.clinical.drugs === 0 &&
    !isBaseVerb(unit.words[0]!) &&
    !ownBegin.test(unit.text) &&
    !(namedDenied.test(unit.text) && namesAnything(unit.clinical)) &&
    !hasFiniteVerb(plainOf(unit)) &&
    !doesTo.test(unit.said) &&
    !/\b(?:i|you|we|he|she|it|they)\b/.test(unit.said)
  );
}
