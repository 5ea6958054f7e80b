import { sectionLabels } from './section-labels.ts';
import type { Unit } from './units.ts';

/**
 * How much likelier a label is after the label before it than by itself, `[link][before][label]` in the order of
 * `sectionLabels`; a link is one of `linkBetween`.
 */
export type LabelLinks = readonly (readonly (readonly number[])[])[];

/** What the models make of a unit by itself, and what its neighbours make of it. */
export interface LabelChances {
  /** Probability that a scribe would use it. */
  keep: number;
  /** Probability of each section, in the order of `sectionLabels`. */
  sections: ArrayLike<number>;
}

const labels = sectionLabels.length;

/** 0 within a turn, 1 from a question to its answer, 2 to another turn. */
export function linkBetween(before: Unit, unit: Unit): 0 | 1 | 2 {
  return before.turn === unit.turn ? 0 : unit.answers === before ? 1 : 2;
}

/**
 * The same chances, given those of all other units of the visit: talk stays on a subject, and an answer is where its
 * question is (the forward-backward algorithm over the labels, `none` among them).
 */
export function chained(
  units: readonly Unit[],
  alone: readonly LabelChances[],
  links: LabelLinks,
): LabelChances[] {
  const own = alone.map(({ keep, sections }) => {
    const some = 1 - sections[0]!;
    return Float64Array.from({ length: labels }, (_, l) =>
      l === 0 ? 1 - keep : some > 0 ? (keep * sections[l]!) / some : 0,
    );
  });
  const forward = new Float64Array(labels * units.length);
  for (const [i, chances] of own.entries()) {
    const link = i === 0 ? null : links[linkBetween(units[i - 1]!, units[i]!)]!;
    let total = 0;
    for (let l = 0; l < labels; l++) {
      let sum = link === null ? 1 : 0;
      if (link !== null)
        for (let before = 0; before < labels; before++)
          sum += forward[(i - 1) * labels + before]! * link[before]![l]!;
      total += forward[i * labels + l] = sum * chances[l]!;
    }
    for (let l = 0; l < labels; l++) forward[i * labels + l]! /= total;
  }
  const out: LabelChances[] = new Array(units.length);
  let after = new Float64Array(labels).fill(1);
  for (let i = units.length - 1; i >= 0; i--) {
    const joint = new Float64Array(labels);
    let total = 0;
    for (let l = 0; l < labels; l++) total += joint[l] = forward[i * labels + l]! * after[l]!;
    const used = total - joint[0]!;
    out[i] = { keep: used / total, sections: joint.map((p, l) => (l === 0 || used === 0 ? 0 : p / used)) };
    if (i === 0) break;
    const link = links[linkBetween(units[i - 1]!, units[i]!)]!;
    const chances = own[i]!;
    const earlier = new Float64Array(labels);
    let most = 0;
    for (let before = 0; before < labels; before++) {
      let sum = 0;
      for (let l = 0; l < labels; l++) sum += link[before]![l]! * chances[l]! * after[l]!;
      earlier[before] = sum;
      if (sum > most) most = sum;
    }
    for (let l = 0; l < labels; l++) earlier[l]! /= most;
    after = earlier;
  }
  return out;
}
