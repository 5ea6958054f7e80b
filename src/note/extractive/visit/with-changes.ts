import type { Unit } from './units.ts';
import type { Passage } from './visit.ts';

/** The passages with other words where some are given, and without those for which null is. */
export function withChanges(
  passages: readonly Passage[],
  changed: ReadonlyMap<Passage, Unit | null>,
): readonly Passage[] {
  if (changed.size === 0) return passages;
  return passages
    .filter((p) => changed.get(p) !== null)
    .map((p, index) => {
      const unit = changed.get(p) ?? p.unit;
      return p.index === index && unit === p.unit ? p : { ...p, index, unit };
    });
}

/** The passages with questions put in other words, in what answers them too; `placed` says where each belongs. */
export function withAsked(
  passages: readonly Passage[],
  asked: ReadonlyMap<Unit, Unit>,
  placed: (passage: Passage) => Partial<Passage>,
): Passage[] {
  const now = new Map<Unit, Unit>(asked);
  for (const { unit } of passages) {
    const question = unit.answers === null ? undefined : asked.get(unit.answers);
    if (question !== undefined) now.set(unit, { ...unit, answers: question });
  }
  return passages.map((passage) => {
    const unit = now.get(passage.unit);
    if (unit === undefined) return passage;
    const { reply } = passage;
    return {
      ...passage,
      unit,
      ...placed(passage),
      reply: reply && { ...reply, units: reply.units.map((one) => now.get(one) ?? one) },
    };
  });
}
