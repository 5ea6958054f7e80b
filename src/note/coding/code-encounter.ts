import type { BillingCode, BillingCodes } from '../note.ts';
import type { CodingInput } from './coding-input.ts';
import { codeServices } from './cpt/code-services.ts';
import { codeDiagnoses, type Diagnosis } from './icd10/code-diagnoses.ts';
import { diagnosisReason } from './icd10/diagnosis-reason.ts';
import { icdTable } from './icd10/icd-table.ts';
import { problemFinder } from './icd10/problem-finder.ts';
import { saidWhere } from './icd10/said-where.ts';

/**
 * The codes that the note's affirmed problems and the visit's own words bear out, main problem first, each with its
 * reason and the words it came from. Never a code that the words do not bear out: where in doubt, none.
 */
export function codeEncounter(input: CodingInput): BillingCodes {
  const diagnoses = codeDiagnoses(input);
  const icd10 = diagnoses.map((diagnosis) => asCode(diagnosis, input));
  const cpt = codeServices(input, diagnoses).map((code) => inClinicWords(code, input.books));
  // A visit of advice alone rests on what it was about.
  const about = icd10.flatMap(({ sources }) => sources).slice(0, 1);
  return { icd10, cpt: cpt.map((code) => (code.sources.length > 0 ? code : { ...code, sources: about })) };
}

// The clinic's licensed text, where it has imported one; ours else.
function inClinicWords(code: BillingCode, books: CodingInput['books']): BillingCode {
  const description = books?.cptDescription(code.code) ?? null;
  return description === null ? code : { ...code, description };
}

function asCode(diagnosis: Diagnosis, { transcript, books }: CodingInput): BillingCode {
  const { entry, problem } = diagnosis;
  const finder = problem.part.official ? problemFinder(books) : icdTable().index;
  return {
    code: entry.code,
    description: entry.description,
    reason: diagnosisReason(diagnosis),
    sources: saidWhere(transcript, finder, problem.part, problem.sources),
  };
}
