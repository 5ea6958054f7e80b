import type { Diagnosis } from '../icd10/code-diagnoses.ts';
import type { VisitLevel } from './office-visit.ts';
import type { Familiarity } from './visit-facts.ts';

const bands = [
  { below: 1, digit: 1, ages: 'under 1 year' },
  { below: 5, digit: 2, ages: '1 to 4 years' },
  { below: 12, digit: 3, ages: '5 to 11 years' },
  { below: 18, digit: 4, ages: '12 to 17 years' },
  { below: 40, digit: 5, ages: '18 to 39 years' },
  { below: 65, digit: 6, ages: '40 to 64 years' },
  { below: Number.POSITIVE_INFINITY, digit: 7, ages: '65 years and over' },
] as const;

const medicare = /\bmedicare\b/i;

/** The check-up among the diagnoses, where the visit is one. */
export function checkUpOf(diagnoses: readonly Diagnosis[]): Diagnosis | null {
  return diagnoses.find(({ entry }) => /^Z(?:00\.[01]|01\.4)/.test(entry.code)) ?? null;
}

/** The code of a preventive visit by age and by whether the patient is new. `age` in whole years, said or given. */
export function preventiveVisit(checkUp: Diagnosis, age: number, known: Familiarity): VisitLevel {
  if (medicare.test(checkUp.problem.scope.sentences[0]?.text ?? ''))
    return {
      code: known.isNew ? 'G0438' : 'G0439',
      description: `Annual wellness visit of Medicare, ${known.isNew ? 'first' : 'subsequent'}`,
      reason: `The visit is a wellness visit of Medicare ("${checkUp.problem.words}"); ${known.because}. G0438 if it is the first that Medicare pays.`,
    };
  const band = bands.find(({ below }) => age < below)!;
  const kind = known.isNew ? 'new' : 'established';
  return {
    code: `99${known.isNew ? '38' : '39'}${band.digit}`,
    description: `Preventive visit, ${kind} patient, ${band.ages}`,
    reason: `The visit is a check-up ("${checkUp.problem.words}") of a patient aged ${age}; ${known.because}.`,
  };
}
