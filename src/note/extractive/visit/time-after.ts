import { lowerInitial } from '../../language/uncapital.ts';
import { namesOrder } from '../choosing/left-out-orders.ts';
import { plainOf, reworded, type Unit } from './units.ts';
import type { Passage } from './visit.ts';
import { withChanges } from './with-changes.ts';

const onlyYear =
  /^(?:(?:that|it|this)(?=)(?: was|['’]d be| would(?:['’]ve| have) been)(?=) )?(?:(?:about|around|maybe|back) )?(?=)(?:in )?((?:19|20)(?=)\d\d)(?:,? (?:that|it) was|,? i think)?[.]?$/i;
const tellsHad = /\b(?:had|got|broke|was diagnosed|were diagnosed|took out)\b/;
const anyYear = /\b(?:19|20)\d\d\b/;
// "I had trimethoprim. In March."
function onlyWhen({ words }: Unit): boolean {
  const last = words.at(-1)!;
  return last === 'ago' || (times.has(last) && leadsToTime.test(words[0]!));
}
const leadsToTime = /^(?:in|back|last)$/;
const times = new Set(
  'january february march april may june july august september october november december spring summer autumn fall winter year month week'.split(
    ' ',
  ),
);
const inOrder = /^(?:back )?in (?:[a-z]+|the [a-z]+)\.$|^last |ago\.$/i;
const longestYear = 8;
const notNow =
  /^not (?:today|now|yet|right now|straight away|this week),? (?:but )?(?=(?:in|next|after|at|until|once|when|about) )/i;
const tests = /\b(?:tests?|bloods)\b/;
const anyTime = /\b(?:today|tomorrow|week|weeks|month|months|next)\b/;

/**
 * The passages with the time where it is told of, which was said behind it: "I've had an ulcer. Two thousand and nine that
 * was.", "You need a chest X-ray. Not today, in about six weeks."
 */
export function withTimeJoined(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const [at, next] of passages.entries()) {
    const p = passages[at - 1];
    if (p === undefined || p.unit.turn !== next.unit.turn || p.unit.question || next.unit.question) continue;
    const time =
      p.role === 'clinician'
        ? whenOrdered(p.unit, next.unit)
        : (yearOf(p.unit, next.unit) ?? sinceWhat(p.unit, next.unit));
    if (time === null) continue;
    changed.set(
      p,
      reworded(
        p.unit,
        `${plainOf(p.unit).replace(/(?<!\.)\.$/, '')}${inOrder.test(time) ? '' : ','} ${time}`,
      ),
    );
    changed.set(next, null);
  }
  return withChanges(passages, changed);
}

function yearOf({ said, clinical, text }: Unit, next: Unit): string | null {
  if (next.words.length > longestYear || !tellsHad.test(said)) return null;
  if (clinical.drugs > 0 && onlyWhen(next)) return lowerInitial(plainOf(next));
  if (clinical.conditions === 0) return null;
  const year = anyYear.test(text) ? undefined : onlyYear.exec(plainOf(next))?.[1];
  return year === undefined ? null : `in ${year}.`;
}

// "It's been three months. Since I split up with my girlfriend."
function sinceWhat({ said }: Unit, next: Unit): string | null {
  if (next.words[0] !== 'since' || !sinceHappened.test(next.said) || next.text.includes(',')) return null;
  return lasted.test(said) ? lowerInitial(plainOf(next)) : null;
}
const sinceHappened = /^since (?:i|my|we|he|she|the)\b/;
const lasted =
  /\b(?:been|for|going on|about|past|last)(?=) (?:[a-z]+ ){0,4}(?:days?|weeks?|months?|years?)(?: now| or so)?$/;

function whenOrdered({ words, said }: Unit, next: Unit): string | null {
  if (next.words[0] === 'not' && atOnce.test(said) && next.words.every((word) => later.has(word)))
    return lowerInitial(plainOf(next));
  if (next.words[0] !== 'not' || !notNow.test(next.text)) return null;
  return (words.some(namesOrder) || tests.test(said)) && !anyTime.test(said)
    ? lowerInitial(plainOf(next))
    : null;
}

/** "You go to A&E at once." "Not tomorrow, not on Monday." */
const atOnce = /\b(?:at once|straight away|straight off|immediately|(?:the )?same day|right away)$/;
const later = new Set(
  'not tomorrow on in until till after or the next morning week weekend day monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
