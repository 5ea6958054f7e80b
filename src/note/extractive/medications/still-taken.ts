import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withAsked } from '../visit/with-changes.ts';

const wereOn = /^((?:(?:so|and|okay|now|well),? ){0,2}(you|he|she)) (?:were|was) (?=(?:on|taking|using) )/i;
const still =
  /^(?:(?:yes|yeah|yep|oh|well|right|and|no)(?=) ){0,3}(?=)(?:i am|(?:i |he |she )?(?=)(?:am |is )?still\b(?! (?:off|not|have n't|stopped|had)\b)|i'm still\b)/;
const longestYes = 2;

/** The passages in which the patient is on what they are said to have been on, where they say so: "You were on metformin?" "Yeah, still." */
export function withStillTaken(passages: readonly Passage[]): readonly Passage[] {
  const asked = new Map<Unit, Unit>();
  for (const { unit, role, index } of passages) {
    if (role !== 'clinician' || unit.clinical.drugs === 0) continue;
    const [, lead = '', who] = wereOn.exec(unit.text) ?? [];
    if (who === undefined || !isStillSo(unit, passages[index + 1], passages[index + 2])) continue;
    const now = `${lead} ${who.toLowerCase() === 'you' ? 'are' : 'is'} `;
    asked.set(unit, reworded(unit, unit.text.replace(wereOn, now)));
  }
  return asked.size === 0 ? passages : withAsked(passages, asked);
}

function isStillSo({ turn }: Unit, first: Passage | undefined, next: Passage | undefined): boolean {
  if (first === undefined || first.role === 'clinician' || first.unit.turn !== turn + 1) return false;
  if (still.test(first.unit.said)) return true;
  return (
    first.unit.words.length <= longestYes && next?.unit.turn === first.unit.turn && still.test(next.unit.said)
  );
}
