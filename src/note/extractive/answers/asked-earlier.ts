import { namesAnything } from '../visit/clinical-words.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { contentStems } from './asked-content.ts';
import { topicOf } from './talked-of.ts';

/** Of what is done here and now, or offered. */
export const ofVisit =
  /\b(?:i|i'm|i'll|i'd|me|my|we|we're|we'll|let's|us|our|shall|want|wanna|okay|mind|please|hello)(?! (?:(?:have|had) )?(?=)(?:[a-z]{2,}ed|gave|put|sent|told)\b)\b|\b(?:does|is|did) (?:that|this|it)(?=) (?:hurt|tender|sore|feel)\b|\bclose your eyes\b|^(?:(?:and|so|now|then|but|or) )*(?:can|could|would|will)(?=) (?:you|he|she|they|your|somebody|someone)\b|\b(?:what|how)(?=) (?:'s |is |are |about |do you )?(?=)(?:(?:brings?|brought) (?:you|him|her|them)|things|everything|this|that)(?=)\b/;
/** Of no matter: "what brings you in?", "how are you?" */
export const greets =
  /\b(?:what|how) (?:'s |is |are |about |do you )?(?:(?:brings?|brought) (?:you|him|her|them)|things|everything|this|that)(?=)\b|\b(?:can|may|could) (?:i|we) (?:help|do)\b|\bhow (?:are|have|has) (?:you|he|she|they|we|things)(?: been)?(?: (?:doing|feeling))?(?=)(?: (?:today|lately|this morning|this afternoon))?$|\bhow's it going\b|\bmind if\b|\b(?:what's|what is) (?:been )?(?=)(?:up|wrong|going on|new|the matter)\b|\bhere for\b|\bbrings\b|\bseems to be\b/;
/** "And what else?", "really?": of nothing that is named. */
export const tellsNoMatter =
  /\belse\b|^(?:(?:and|so|oh|okay|well|but) )*(?:really|right|yeah|yes|no|ok|okay|huh|hm+|what|why|why not|sorry|pardon|meaning|such as|number [a-z]+|(?:are|is|did|do|does|was|were|has|have|had|can|will|would)(?: n't)?(?=) (?:you|he|she|it|they|that|this|there)(?=)(?: did| do| was| is)?|you (?:did|do|are|have|were)|like what|what (?:happened|then|do you mean|kind|is it|was it|did you say|about it))$/;
const shortest = 3;

/** True where the passage can answer nothing else that was asked or said in the turn of `question`. */
export function isOnlyQuestion({ index }: Passage, passages: readonly Passage[], question: Unit): boolean {
  for (let i = index - 1; i >= 0; i--) {
    const { unit } = passages[i]!;
    if (unit.turn < question.turn) return true;
    if (unit.turn > question.turn || unit === question) continue;
    if (unit.start > question.start ? unit.words.length > shortest : isAsked(unit)) return false;
  }
  return true;
}

const reach = 10;
const goesOnAsking =
  /^(?:(?:and|so|but|okay|for) )*(?:how (?:many|much|often|long|old|far|big|bad|short)(?:'s)?(?: [a-z']+){0,6}|since when|when (?:was|is|did)(?: [a-z']+){1,4}|which ones?|where|why|out of (?:ten|10)|all the time|every (?:day|night)|(?:have|did|do) you (?:ever )?(?:tried|try)|[a-z]+ (?:years|months|weeks|days))$/;
const longestReply = 14;

/** "Cigarettes?" "Don't start." "How many?": what was asked before, where nothing else was named since. */
export function askedEarlier(question: Unit, { index }: Passage, passages: readonly Passage[]): Unit | null {
  if (!goesOnAsking.test(question.said)) return null;
  for (let i = index - 1; i >= 0 && i > index - reach; i--) {
    const { unit } = passages[i]!;
    if (unit.start >= question.start) continue;
    if (unit.role !== question.role) {
      if (
        unit.words.length > longestReply ||
        namesAnything(unit.clinical) ||
        contentStems(unit.words).length > 1
      )
        return null;
    } else if (unit.question) {
      if (isAsked(unit))
        return ofVisit.test(unit.said) || question.turn - unit.turn > 4 || isOfAnother(question, unit)
          ? null
          : unit;
      // "Took anything for this?", which names nothing, was asked of something else.
      if (asksDone.test(unit.said)) return null;
    } else if (contentStems(unit.words).length > 1) return null;
  }
  return null;
}

const asksDone = /\b(?:took|taken|take|taking|tried|try|trying|done|used|using) (?:anything|something)\b/;
const ofIt = /\b(?:it|that|they|them)\b/;

// "You're right-handed?" "When did you first see it?"
function isOfAnother(question: Unit, earlier: Unit): boolean {
  return ofIt.test(question.said) && isOfPerson.test(earlier.said) && topicOf(earlier) === null;
}
const isOfPerson = /^(?:(?:and|so|okay) )*(?:you(?:'re| are)|are you|is (?:he|she)|(?:he|she)(?:'s| is)) /;

function isAsked(unit: Unit): boolean {
  return unit.question && contentStems(unit.words).length > 0;
}
