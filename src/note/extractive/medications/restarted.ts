import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { medicationsIn } from './medications.ts';

const restarts =
  /\b(?:restarted|resumed|(?:start|started|starting)(?=) (?:(?:it|them|that|taking|him|her|me) ){0,2}(?=)(?:back|again|up again)(?! (?:at|to|in|with) )|(?:went|gone|got|put|am|i'm|he's|she's|we're|been|now)(?=) (?:(?:it|them|him|her|me|right|now) ){0,2}back on|picked (?:it|them) (?:back )?up)(?=)\b/;
const asksIfRestarted =
  /\b(?:did|have|has) (?:you|he|she|they)(?=) (?:restart|resume|start (?:it|them|that) (?:back|again)|(?:go|gone|get|got) back on)/;
const doesNot = /\b(?:not|never|if|should|could|would|can|want|wanted|going|until|before)\b|n't\b/;
const reach = 8;

/** What tells that the medicine, stopped in the passage at `stop`, is taken again: "We restarted it two weeks ago." Else null. */
export function restartOf(name: string, stop: number, passages: readonly Passage[]): Unit | null {
  const { turn } = passages[stop]!.unit;
  for (const { unit, role, reply } of passages.slice(stop + 1, stop + reach)) {
    if (unit.turn > turn + 2) return null;
    if (unit.clinical.drugs > 0 && !unit.said.includes(name)) continue;
    if (role === 'clinician' || unit.question) {
      if (role === 'clinician' && reply?.answer === 'yes' && asksIfRestarted.test(unit.said))
        return reply.units[0]!;
    } else if (restarts.test(unit.said) && !doesNot.test(unit.said)) return unit;
  }
  return null;
}

/** How the medicine is taken by what tells that it was started again: "I restarted it in June, 20 milligrams a day." */
export function howRestarted(name: string, unit: Unit): string {
  return (
    medicationsIn(`${name}, ${plainOf(unit)}`).find((one) => one.name === name && one.how !== '')?.how ?? ''
  );
}
