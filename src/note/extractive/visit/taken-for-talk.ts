import { namesOrder } from '../choosing/left-out-orders.ts';
import { namesTest } from '../choosing/left-out-results.ts';
import { appoints } from '../plan/decided.ts';
import { namesAnything } from './clinical-words.ts';
import { plainOf } from './units.ts';
import type { Passage } from './visit.ts';

const perhapsTalk = 0.25;
const surelyTalk = 0.1;
// A condition, or what must not be taken or done.
const counts = /\bif\b|\bunless\b|\b(?:do n't|never|not) (?:take|use|stop|drive|smoke|drink)\b/;

/**
 * True for what the model is sure is talk and that names nothing a note is about: "leave my chair alone" has only the form
 * of an order, "the parking is terrible" only that of an answer.
 */
export function isTakenForTalk({ keep, unit }: Pick<Passage, 'keep' | 'unit'>): boolean {
  return (
    // An answer was asked for.
    keep < (unit.inFull ? surelyTalk : perhapsTalk) &&
    !namesAnything(unit.clinical) &&
    !unit.words.some((word) => namesOrder(word) || namesTest(word)) &&
    !counts.test(unit.said) &&
    !appoints.test(unit.said) &&
    !/\d/.test(plainOf(unit))
  );
}
