import { answerOf } from '../../language/answer.ts';
import { once } from '../../once.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withChanges } from '../visit/with-changes.ts';
import { planStart } from './plan-start.ts';

const requests =
  /^(?:(?:and|so|then|now|but|right|okay|um|er|uh|also|in that time|in the meantime)[, ]+){0,4}(?:could|can|will) you (?:please |just |maybe |also |perhaps |possibly ){0,2}((?:do|bring|drop|keep|write|check|take|send|email|text|book|try|pick|leave|measure|weigh|note)(?=) (?!(?:it|that|this|one) for (?:me|us)\b|your (?:shirt|top|jumper|sleeve|shoes?|socks?|mask|glasses|temperature)\b|me\b|a (?:deep|big)\b)[^?]{6,160})\?$/i;
/** In words; a longer answer says more than yes. */
const mostAnswered = 8;

/**
 * The passages with what the clinician asks the patient to do from now on, where the plan has begun, as advice: "could you do
 * the blood pressure once a day, and write it down?" → Please do the blood pressure once a day, and write it down.
 */
export function withRequestsAdvised(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit>();
  // Few visits have any: where the plan begins is looked for in those alone.
  const from = once(() => planStart(passages));
  for (const [at, p] of passages.entries()) {
    if (p.role !== 'clinician' || !p.unit.question) continue;
    const asked = requests.exec(p.unit.text)?.[1];
    if (asked === undefined || !isTaken(p, passages[at + 1]) || at < from()) continue;
    changed.set(p, { ...reworded(p.unit, `Please ${asked}.`), question: false });
  }
  return withChanges(passages, changed);
}

// The clinician goes on at once, or it gets a yes and no more.
function isTaken({ unit }: Passage, next: Passage | undefined): boolean {
  if (next === undefined || next.unit.turn === unit.turn) return true;
  return (
    next.role === 'patient' &&
    next.unit.words.length <= mostAnswered &&
    !next.unit.question &&
    answerOf(next.unit.text) === 'yes'
  );
}
