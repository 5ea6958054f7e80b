import { partNamed, sideTurnedTo } from '../../language/side-turned-to.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** A side that the examiner turned to, by the part that was named before it. */
export interface TurnedSide {
  /** "Right breast". */
  part: string;
  /** Where the part was named, and where the side was. */
  units: readonly Unit[];
  /** What was found there, where the same sentence tells it: "nice and strong". */
  rest: string | null;
}

/** In turns: a part that was named long before is not what is turned to. */
const reach = 3;
/** "The left one" is then one of those. */
const others =
  /\b(?:cords?|tongue|throat|tonsils?|neck|heart|abdomen|belly|nose|mouth|chest|back|spine|ribs?|groins?|lymph|nodes?)\b/i;

/**
 * "Left breast is normal. On to the right. There's a lump.": by the index of the sentence that turns to it, the side that
 * the next finding is of.
 */
export function turnedSides(passages: readonly Passage[]): Map<number, TurnedSide> {
  const out = new Map<number, TurnedSide>();
  let named: { part: string; unit: Unit } | null = null;
  for (const { unit, role, index } of passages) {
    if (role === 'patient' || role === 'relative') continue;
    const text = plainOf(unit);
    const turn = sideTurnedTo(text);
    const part = turn?.part ?? partNamed(text);
    if (part !== null) named = { part, unit };
    else if (others.test(text)) named = null;
    if (turn === null || named === null || unit.question || unit.turn - named.unit.turn > reach) continue;
    const side = turn.side === 'other' ? (otherSide(passages, index, named.part) ?? 'other') : turn.side;
    out.set(index, {
      part: upperFirst(`${side} ${named.part}`),
      units: named.unit === unit ? [unit] : [named.unit, unit],
      rest: turn.rest,
    });
  }
  return out;
}

/** In passages. */
const ahead = 4;

// "Now the other one. Okay, so the right ear drum is red.": the right one, as it is called next.
function otherSide(passages: readonly Passage[], index: number, part: string): 'left' | 'right' | null {
  const { turn } = passages[index]!.unit;
  for (const { unit } of passages.slice(index + 1, index + 1 + ahead)) {
    const next = unit.turn === turn ? sideOf(unit, part) : null;
    if (next !== null) return next;
  }
  return null;
}

function sideOf({ said }: Unit, part: string): 'left' | 'right' | null {
  const isLeft = said.includes(`left ${part}`);
  if (isLeft === said.includes(`right ${part}`)) return null;
  return isLeft ? 'left' : 'right';
}
