import { kin } from '../../language/kin.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const notAnyMore =
  /^(?:(?:no|well|oh|um),? )*(?:not (?:any ?more|now|these days|since)|(?:i|he|she) do(?:es)?(?=) ?n['’]t\b(?! (?:know|remember|take (?:it|them) (?:every|as)))|(?:i|he|she|we)(?=) never (?:filled|picked|started|took|got)\b|they (?:do(?:n['’]t| not)|stopped|quit)(?=) mak(?:e|ing) (?:it|that|them)|my (?:husband|wife|partner|mother|mum|mom|dad|father|son|daughter) does)/i;
// "No, that's my wife's.", "That was his brother, hon."
const anothers = new RegExp(
  `^(?:(?:no|nope|well|oh|um|uh),? )*(?:that|it|those|they|these)(?:['’]s| is| was|['’]re| are| were)(?=) (?:actually )?(?:my|his|her|our)(?=) (?:${kin})(?:['’]s)?(?=$|[.,;!?])`,
  'i',
);

/** "It says you're on warfarin." "Not any more." "Do you take aspirin?" "My husband does." */
export function isDeniedNext({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (unit.clinical.drugs > 1) return false;
  const next = nextTurn(unit, index, passages);
  return next !== undefined && notAnyMore.test(next.unit.text);
}

/** True where the answer says that the medicine named last is another's: "And sertraline?" "No, that's my wife's." */
export function isAnothers({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  const next = nextTurn(unit, index, passages);
  return next !== undefined && anothers.test(next.unit.text);
}

// Who speaks next, where it is not the clinician.
function nextTurn(unit: Unit, index: number, passages: readonly Passage[]): Passage | undefined {
  const next = passages.slice(index + 1, index + 6).find((p) => p.unit.turn > unit.turn);
  return next?.role === 'clinician' ? undefined : next;
}
