import type { BillingCode, BillingCodes } from '../note.ts';
import { codeEncounter } from './code-encounter.ts';
import type { CodingInput } from './coding-input.ts';
import { findProblems } from './icd10/find-problems.ts';
import { problemFinder } from './icd10/problem-finder.ts';
import { complaintScopes, namedScopes, planScopes } from './icd10/scopes.ts';

const mostCandidates = 60;

/**
 * Codes among which a language model may choose: those of `codeEncounter` first, then every variant (sides, stages,
 * with and without) of the problems that assessment, plan and complaint affirm. Always a superset of `codeEncounter`.
 */
export function candidatesFor(input: CodingInput): BillingCodes {
  const chosen = codeEncounter(input);
  const codes = new Map<string, BillingCode>(chosen.icd10.map((code) => [code.code, code]));
  const { problems } = findProblems(problemFinder(input.books), [
    ...namedScopes(input.sentences),
    ...planScopes(input.sentences),
    ...complaintScopes(input.sentences),
  ]);
  for (const { phrase, words, sources } of problems) {
    for (const { code, description } of phrase.entries) {
      if (codes.size >= mostCandidates) break;
      if (codes.has(code) || input.books?.icd10?.billable(code) === null) continue;
      codes.set(code, { code, description, reason: `A variant of "${words}".`, sources: [...sources] });
    }
  }
  return { icd10: [...codes.values()], cpt: chosen.cpt };
}
