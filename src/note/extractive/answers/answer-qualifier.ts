import { limitIn } from '../../language/answer.ts';
import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const qualified =
  /^(?:(?:um+|uh+|oh|well|yes|yeah|yep|i (?:guess|think)|maybe|just)[\s,.-]+)*(a (?:little|bit)(?: bit)?|somewhat|sometimes|occasionally|now and (?:then|again)|every (?:now and (?:then|again)|once in a while|so often)|most (?:days|nights|mornings|of the time)|for the most part|mostly|usually|at times|a lot|quite a bit|all the time|at first|for a (?:while|bit)|not (?:much|often|always|lately|recently|yet|so far|any ?more))(?=)(?:,? (?:yes|yeah|i (?:guess|think|suppose)))?\W*$/;

/** How far a yes or a no goes that says nothing else: "a little", "sometimes", "not much"; null for any other answer. */
export function qualifierOf(answer: string): string | null {
  return answer.length > 40 ? null : (qualified.exec(answer.toLowerCase())?.[1] ?? null);
}

const longest = 7;

/** The question that an answer like "a little" or "only on the stairs" says how far it holds; null for any other passage. */
export function qualifiedBy({ unit, index }: Passage, passages: readonly Passage[]): Passage | null {
  const before = passages[index - 1];
  if (before === undefined || unit.answers !== before.unit || unit.words.length > longest) return null;
  const limits = before.unit.clinical.symptoms.length > 0 && limitIn(before.unit.text, unit.said) !== null;
  return limits || (before.reply?.answer !== 'open' && qualifierOf(plainOf(unit)) !== null) ? before : null;
}
