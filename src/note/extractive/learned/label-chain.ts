import type { Unit } from '../visit/units.ts';
import { sectionLabels } from './section-labels.ts';

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
  const own = chancesOf(alone);
  const forward = forwardChances(units, own, links);
  const out: LabelChances[] = new Array(units.length);
  const all = new Float64Array(labels * units.length);
  const after = new Float64Array(labels).fill(1);
  const joint = new Float64Array(labels);
  for (let i = units.length - 1; i >= 0; i--) {
    let total = 0;
    for (let l = 0; l < labels; l++) total += joint[l] = forward[i * labels + l]! * after[l]!;
    const used = total - joint[0]!;
    const sections = all.subarray(i * labels, (i + 1) * labels);
    if (used !== 0) for (let l = 1; l < labels; l++) sections[l] = joint[l]! / used;
    out[i] = { keep: used / total, sections };
    if (i > 0) stepBack(after, own, i * labels, links[linkBetween(units[i - 1]!, units[i]!)]!);
  }
  return out;
}

/** Unit by unit the probability of each label of `sectionLabels`, `none` first. */
export function chancesOf(alone: readonly LabelChances[]): Float64Array {
  const own = new Float64Array(labels * alone.length);
  for (let i = 0; i < alone.length; i++) {
    const { keep, sections } = alone[i]!;
    own[i * labels] = 1 - keep;
    const some = 1 - sections[0]!;
    if (some > 0) for (let l = 1; l < labels; l++) own[i * labels + l] = (keep * sections[l]!) / some;
  }
  return own;
}

/** Unit by unit how likely each label is by itself and by what came before. */
function forwardChances(units: readonly Unit[], own: Float64Array, links: LabelLinks): Float64Array {
  const forward = new Float64Array(own.length);
  for (let i = 0, at = 0; i < units.length; i++, at += labels) {
    if (i === 0) forward.fill(1, 0, labels);
    else {
      const link = links[linkBetween(units[i - 1]!, units[i]!)]!;
      for (let before = 0; before < labels; before++) {
        const chance = forward[at - labels + before]!;
        const row = link[before]!;
        for (let l = 0; l < labels; l++) forward[at + l]! += chance * row[l]!;
      }
    }
    let total = 0;
    for (let l = at; l < at + labels; l++) total += forward[l]! *= own[l]!;
    for (let l = at; l < at + labels; l++) forward[l]! /= total;
  }
  return forward;
}

/** From what comes after a unit, whose own chances stand at `own[at]`, to what comes after the one before it. */
function stepBack(
  after: Float64Array,
  own: Float64Array,
  at: number,
  link: readonly (readonly number[])[],
): void {
  for (let l = 0; l < labels; l++) after[l]! *= own[at + l]!;
  let most = 0;
  for (let before = 0; before < labels; before++) {
    const row = link[before]!;
    let sum = 0;
    for (let l = 0; l < labels; l++) sum += row[l]! * after[l]!;
    earlier[before] = sum;
    if (sum > most) most = sum;
  }
  for (let l = 0; l < labels; l++) after[l] = earlier[l]! / most;
}

const earlier = new Float64Array(labels);
