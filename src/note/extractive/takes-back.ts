import { plainOf } from './units.ts';
import type { Passage } from './visit.ts';

const correction =
  /^(?:oh,? |um,? |uh,? )?(?=)(?:no,? )?(?=)(?:hang on|hold on|wait|scratch that|correction|actually,? (?:let(?:'s| me)|make)|sorry,? |let(?:'s| me) (?:make|do) (?:it|that)|make (?:that|it)|i meant?)(?=)\b/i;

/** True where this passage takes back what the one before it, in the same turn, said. */
export function corrects(p: Passage, before: Passage): boolean {
  return (
    p.unit.turn === before.unit.turn && correction.test(p.unit.text) && /\d|right|left/.test(plainOf(p.unit))
  );
}
