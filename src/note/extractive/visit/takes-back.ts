import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const correction =
  /^(?:oh,? |um,? |uh,? )?(?=)(?:no,? )?(?=)(?:hang on|hold on|wait|scratch that|correction|actually,? (?:let(?:'s| me)|make)|sorry,? |let(?:'s| me) (?:make|do) (?:it|that)|make (?:that|it)|i meant?)(?=)\b/i;

/** True where this passage takes back what the one before it, in the same turn, said. */
export function corrects(p: Passage, before: Passage): boolean {
  return (
    p.unit.turn === before.unit.turn && correction.test(p.unit.text) && /\d|right|left/.test(plainOf(p.unit))
  );
}

const wasGoingTo =
  /^(?:(?:well|and|so|see|now|okay) )*(?:i|we) (?:was|were|had been)(?=) (?:(?:just|originally|actually) )?(?=)(?:going to|gon na|planning to|thinking of|about to)(?=) (?!ask\b)[a-z]/;
/** "I was going to say eighty, but …" tells why. */
const tellsWhy = /\b(?:but|because|until|so)\b/;
const decidesAnew =
  /^(?:(?:no|well|okay|actually|you know what|instead|so|but) )*(?:let's|i'll|i'd|i'm (?:going to|gon na)|we'll|we're (?:going to|gon na)|make it|do|go with|start)(?=)\b(?! (?:do|try|go with|start) (?:it|that)\b)/;
const reach = 2;

/** What the clinician was going to do and decides otherwise at once: "I was going to say the same one. You know what, let's do rosuvastatin." */
export function withdrawnPlans(passages: readonly Passage[]): Unit[] {
  const out: Unit[] = [];
  for (const { unit, role, index } of passages) {
    if (role !== 'clinician' || unit.question || !wasGoingTo.test(unit.said) || tellsWhy.test(unit.said))
      continue;
    for (let i = index + 1; i <= index + reach; i++) {
      const next = passages[i]?.unit;
      if (next?.turn !== unit.turn) break;
      if (!decidesAnew.test(next.said)) continue;
      out.push(unit);
      break;
    }
  }
  return out;
}
