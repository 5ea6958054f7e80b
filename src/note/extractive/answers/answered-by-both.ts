import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withAsked } from '../visit/with-changes.ts';

const agrees =
  /^(?:yes|yeah|yep|right|correct|exactly|true|that['’]s (?:right|true|it)|(?:he|she) (?:is|does|did|has)$)\b/;
/** In words: "Good.", "No, I gave up." */
const fewest = 3;

/**
 * The passages in which who came along answers what the patient has answered just before, marked as theirs: "how's your
 * appetite?" "Good." "She hardly eats anything."
 */
export function withBesides(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Unit, Unit>();
  for (const { unit, role, index } of passages) {
    if (role !== 'relative' || unit.question || unit.answers?.role !== 'clinician') continue;
    if (unit.turn !== unit.answers.turn + 2 || unit.words.length < fewest || agrees.test(unit.said)) continue;
    const before = passages
      .slice(Math.max(0, index - reach), index)
      .find((p) => p.unit.turn === unit.turn - 1);
    if (before?.role === 'patient') changed.set(unit, { ...unit, besides: true });
  }
  return changed.size === 0 ? passages : withAsked(passages, changed, () => ({}));
}
const reach = 6;
