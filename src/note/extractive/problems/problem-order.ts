import type { SourcedText } from '../draft.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { isSlight } from '../plan/plan-home.ts';
import { wordsOf } from '../visit/units.ts';
import { isSameTrouble } from './likely-titles.ts';
import type { Problem } from './problems.ts';

/** "For your first problem": whoever counts has an order of their own. */
const counts = /\bfirst (?:problem|issue|diagnosis|concern)\b/;

/**
 * The problems as a clinician numbers them: first what the patient came for, where something is planned for it and nobody
 * counted them, then the others as they were taken up, slight ones last.
 */
export function inClinicalOrder(problems: readonly Problem[], complaint: SourcedText | null): Problem[] {
  const counted = problems.some(({ passages }) => passages.some(({ unit }) => counts.test(unit.said)));
  const isReason = (problem: Problem): boolean =>
    !counted &&
    problem.sources.length > 0 &&
    complaint !== null &&
    isSameTrouble(problem.name, complaint.text) &&
    isIn('plan', problem) &&
    // A symptom that nothing is concluded of is told by what it comes of.
    (symptomsIn(wordsOf(problem.name)).length === 0 || isIn('assessment', problem));
  const rankOf = (problem: Problem): number => {
    // What is of no one problem opens the assessment.
    if (problem === problems[0] && problem.sources.length === 0) return 0;
    return isReason(problem) ? 1 : isSlight(problem) ? 3 : 2;
  };
  return problems.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function isIn(section: 'plan' | 'assessment', { passages }: Problem): boolean {
  return passages.some((passage) => passage.section === section);
}
