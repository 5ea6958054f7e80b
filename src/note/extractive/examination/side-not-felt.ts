import { plainOf, reworded } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const pulse =
  /\b(?:right|left)(?=) ((?:dorsalis pedis|posterior tibial|popliteal|femoral|radial|foot|pedal|ankle)(?=)(?: pulse)?|pulse)\b/i;
const notFelt =
  /^(?:and |but )?(?:the )?(?=)(right|left)(?=)(?: one)?,?(?=) i (?:can't|can ?n't|cannot|couldn't|could ?n't)(?=) (?:quite |really )?(?=)(?:get|feel|find)\b/i;
const certain = 0.6;

/** The other side of a pulse that was felt, by its name: "The right I can't get." → The right dorsalis pedis is not palpable. */
export function sideNotFelt(passage: Passage, before: Passage | undefined): Passage {
  const side = notFelt.exec(passage.unit.text)?.[1]?.toLowerCase();
  if (side === undefined || before === undefined || before.role !== passage.role) return passage;
  const name = pulse.exec(plainOf(before.unit))?.[1];
  if (name === undefined) return passage;
  return {
    ...passage,
    unit: reworded(passage.unit, `The ${side} ${name} is not palpable.`),
    section: 'exam',
    keep: Math.max(passage.keep, certain),
  };
}
