import type { Unit } from './units.ts';
import { inPlace, type Passage } from './visit.ts';

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

/**
 * The passages with other words for some units, in what answers them too, and without those for which null is; `placed`
 * says what else is so of a passage whose unit is another now.
 */
export function withAsked(
  passages: readonly Passage[],
  asked: ReadonlyMap<Unit, Unit | null>,
  placed?: (passage: Passage) => Partial<Passage> | undefined,
): Passage[] {
  const now = new Map(asked);
  for (const { unit } of passages) {
    const own = asked.get(unit) ?? unit;
    const question = own.answers === null ? undefined : asked.get(own.answers);
    if (question != null && now.get(unit) !== null) now.set(unit, { ...own, answers: question });
  }
  return inPlace(
    passages.flatMap((passage) => {
      const unit = now.get(passage.unit);
      if (unit === undefined) return passage;
      if (unit === null) return [];
      const other = { ...passage, unit, ...placed?.(passage) };
      const units = other.reply?.units.map((one) => (now.has(one) ? now.get(one)! : one));
      return {
        ...other,
        reply: other.reply && { ...other.reply, units: units!.filter((one) => one !== null) },
      };
    }),
  );
}
