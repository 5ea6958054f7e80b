import type { Diagnosis } from './code-diagnoses.ts';
import { isCloserThan } from './rules.ts';

/**
 * The diagnoses, each general one replaced by a closer one of its own category that what is said elsewhere gives: the
 * type in the complaint ("acne vulgaris"), the place in the results ("in the right ureter"). Nothing is added.
 */
export function sharpened(diagnoses: readonly Diagnosis[], closer: () => readonly Diagnosis[]): Diagnosis[] {
  if (!diagnoses.some(({ entry }) => isCloserThan(entry.code, null))) return [...diagnoses];
  const found = closer();
  return diagnoses.map((diagnosis) => {
    const better = found.filter(({ entry }) => isCloserThan(diagnosis.entry.code, entry.code));
    const [one] = better;
    if (one === undefined || new Set(better.map(({ entry }) => entry.code)).size > 1) return diagnosis;
    return {
      ...one,
      named: diagnosis.named,
      problem: { ...one.problem, scope: diagnosis.problem.scope, titled: diagnosis.problem.titled },
    };
  });
}
