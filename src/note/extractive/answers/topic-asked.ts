import { upperFirst } from '../../language/upper-first.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withAsked } from '../visit/with-changes.ts';

const topicFirst =
  /^(?:(?:and|so|okay|ok|now|well|right|but|then|um|uh|all right|alright)(?=),? ){0,4}(?:(?:what|how) about )?(?=)((?:the|your|his|her|that|this|those|these) [a-z-]+(?: [a-z-]+){0,3})(?=), (?:(?:um|uh|like),? )?(?=)(do|does|did|is|are|was|were|has|have|had|can|could)(?=) (?:it|they|that) ([a-z][^?]{1,90}\?)$/i;

const topicThenHowLong =
  /^(?:(?:and|so|okay|ok|now|well|right|but|then|um|uh|what about|how about),? ){0,4}(?:(the|your|his|her|that|this|those|these) )?([a-z-]+(?: [a-z-]+){0,4}), (?:(?:um|uh|like),? )?how long (do|does|did)(?=) (?:it|they|that) (?:usually |normally )?last\?$/i;

/**
 * The passages with each question that names first what it asks about in the order of any other: "and the headaches, are
 * they every day?" → Are the headaches every day?
 */
export function withTopicAsked(passages: readonly Passage[]): readonly Passage[] {
  const asked = new Map<Unit, Unit>();
  for (const { unit, role } of passages) {
    if (role !== 'clinician' || !unit.question || !unit.text.includes(', ')) continue;
    const text = inOrder(plainOf(unit));
    if (text !== null) asked.set(unit, reworded(unit, text));
  }
  return asked.size === 0 ? passages : withAsked(passages, asked);
}

function inOrder(text: string): string | null {
  const long = topicThenHowLong.exec(text);
  if (long !== null && isTrouble(long[2]!.toLowerCase()))
    return `How long ${long[3]!.toLowerCase()} ${(long[1] ?? 'the').toLowerCase()} ${long[2]!.toLowerCase()} last?`;
  const found = topicFirst.exec(text);
  if (found === null) return null;
  const [, topic = '', verb = '', rest = ''] = found;
  if (!isTrouble(topic.toLowerCase()) || whatItIs.test(rest)) return null;
  return `${upperFirst(verb)} ${topic.toLowerCase()} ${rest}`;
}

// "The cough, is it a dry cough or …?"
const whatItIs = /^(?:the|an?|your|his|her)\b|\bor (?:is|are|do|does|did|have|has) /i;
const also = /\b(?:pains?|aches?|lumps?|spots?|bleeding|stiffness)\b/;

function isTrouble(topic: string): boolean {
  return also.test(topic) || symptomsIn(wordsOf(topic)).length > 0;
}
