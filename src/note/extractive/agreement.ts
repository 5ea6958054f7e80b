import type { Unit } from './units.ts';
import type { Passage } from './visit.ts';

const assent =
  /\b(?:sounds? (?:good|great|fine|like a plan|reasonable|perfect)|that works|works for me|i agree|agree with|makes? sense|i can do that|i will do that|i'll do that|will do|perfect|you got it|understood?|i appreciate|absolutely|definitely|for sure|that(?:'s| is| would be) (?:good|great|fine|perfect)|let's do (?:it|that)|thank you)(?=)\b/;

/** The patient's words of assent to the plan, or null where none were said. */
export function assentToPlan(passages: readonly Passage[], from: number): Unit | null {
  let plain: Unit | null = null;
  for (const { unit, role } of passages.slice(from)) {
    if (role !== 'patient' && role !== 'relative') continue;
    const text = unit.said;
    if (/\b(?:not sure|do n't (?:want|think|know)|rather not|worried|but)\b/.test(text)) continue;
    if (assent.test(text) && !/^thank you/.test(text)) return unit;
    if (/^(?:okay|ok|all right|alright|sure|yes|yeah)$/.test(text)) plain ??= unit;
  }
  return plain;
}
