import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withAsked } from '../visit/with-changes.ts';

const agrees =
  /^(?:yes|yeah|yep|right|correct|exactly|true|that['’]s (?:right|true|it)|(?:he|she) (?:is|does|did|has)$)\b/;
/** "Good.", "No, I gave up.", "I sleep fine." */
const makesLight =
  /^(?:(?:oh|well|um|uh) )?(?:no|nope|nah|never|not|none|nothing|fine|good|great|okay|ok|all right|alright|same)\b|\b(?:never|nothing|fine|good|great|okay|all right|n't|not)\b/;
/** "No, he hasn't." */
const denies = /^(?:no|nope|not|never|none)\b/;
/** "Oh, a few days.", "a glass of wine on Sundays" */
const measures =
  /\d|\b(?:once|twice|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple|half) (?:or [a-z]+ )?(?:[a-z]+ (?:of|an?|every) )?[a-z]+|\b(?:every|daily|always|usually|rarely)\b/;
/** "She skips it when we go to the coast." */
const belies = /\b(?:skips?|forgets?|misses|hardly|barely)\b/;
/** In words. */
const fewest = 3;

/**
 * The passages in which who came along answers what the patient has answered just before, marked as theirs, and the other
 * as gainsaid: "how's your
 * appetite?" "Good." "She hardly eats anything." What only adds to it is told like anything else.
 */
export function withBesides(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Unit, Unit>();
  for (const { unit, role, index } of passages) {
    if (role !== 'relative' || unit.question || unit.answers?.role !== 'clinician') continue;
    if (unit.turn !== unit.answers.turn + 2 || unit.words.length < fewest || agrees.test(unit.said)) continue;
    const before = passages
      .slice(Math.max(0, index - reach), index)
      .find((p) => p.unit.turn === unit.turn - 1);
    if (before?.role !== 'patient' || !mayDiffer(before.unit.said, unit.said)) continue;
    changed.set(unit, { ...unit, besides: true });
    if (!denies.test(unit.said) && makesLight.test(before.unit.said))
      changed.set(before.unit, { ...before.unit, gainsaid: true });
  }
  return changed.size === 0 ? passages : withAsked(passages, changed);
}
const reach = 6;

function mayDiffer(patient: string, companion: string): boolean {
  return (
    makesLight.test(patient) || belies.test(companion) || (measures.test(patient) && measures.test(companion))
  );
}
