import type { Diagnosis } from './code-diagnoses.ts';

/**
 * Without the signs and symptoms that are only mentioned under a title which gives a diagnosis ("Hypertension. He has edema
 * in his legs"): they are findings, not problems. What the patient came for stays (`complained`).
 */
export function withoutFindings(
  diagnoses: readonly Diagnosis[],
  complained: () => readonly Diagnosis[],
): Diagnosis[] {
  const diagnosed = new Set(
    diagnoses
      .filter(({ entry, problem }) => problem.titled && !entry.symptom && !entry.status)
      .map(({ problem }) => problem.scope),
  );
  const isFinding = ({ entry, problem }: Diagnosis) =>
    entry.symptom && !problem.titled && diagnosed.has(problem.scope);
  if (!diagnoses.some(isFinding)) return [...diagnoses];
  const came = new Set(complained().map(({ entry }) => entry.code.slice(0, 3)));
  return diagnoses.filter((one) => !isFinding(one) || came.has(one.entry.code.slice(0, 3)));
}
