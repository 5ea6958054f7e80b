import { namesTest } from '../choosing/left-out-results.ts';
import { planKindOf } from '../plan/plan-kind.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Problem } from './problems.ts';

const opener = /^(?:and|so|but|now|okay|again|overall|currently|probably|today|i think|i believe),? (?=\S)/i;
/** How the patient is, what was found, what it may come from. */
const describes: readonly RegExp[] = [
  /^(?:you|he|she|the patient|(?:your|his|her) [a-z]+)(?=) (?:(?:also|already|really|currently|still|just) )?(?=)(?:is|are|was|were|am|has|have|had|does|do|did|denies|reports|feels?|seems?|looks?)(?=)\b/i,
  /^(?:you|he|she|(?:your|his|her) [a-z]+)['’](?:re|s|ve)(?=) (?:about|in|very|doing|currently|still|not|feeling|having|noted)(?=)\b/i,
  /^(?:it|this|that|there|these)(?:['’]s| is| are| was| were| has| does| could be| may be| happened| most likely| probably| feels| looks) (?:not|no|related|most|probably|elevated|low|high|stable|when|fine|good|seem)\b/i,
  /^[a-z]{3,20}(?: muscle| function| exam)?(?=)(?: is| was| are| were)(?=) (?:non-?[a-z]{5,15}|normal|stable|stunned|elevated|negative|positive|unremarkable)(?=)\b/i,
  /^(?:(?:the|your|his|her) )?most recent\b|^had an? |^no (?:family |personal )?history\b/i,
];
/** What is to come, what the patient is to do, and what is explained or offered. */
const plans =
  /\b(?:going to|gon ?na|will|['’]ll|should|must|need(?:s|ed)?|can|may (?!be )|might (?!be )|would|due for|want|please|if|able to|let us|let['’]s|recommend\w*|suggest\w*|advise[ds]?|discuss\w*|plan\w*|risk|question\w*|understand\w*|agree\w*|review\w*|provided?|schedul\w*|candidate|help(?:s|ful)?|explain\w*|called|means|common(?:ly)?|normal to|to do|for you to|in order to|next|follow\w*|return)(?=)\b/i;

const reveals =
  /^(?:(?:the|your|his|her) )?(?=)(?:biopsy|mri|ct|x-?rays?|labs?|blood work|ultrasound|pathology|test|[a-z]{3,20} (?:test|level|levels|biopsy))(?=) (?:revealed|showed|shows|demonstrated|confirmed|was|were|came back) /i;

/** True for a statement about the patient among the decisions: it is part of the assessment. */
export function describesPatient(unit: Unit): boolean {
  if (unit.role === 'patient' || unit.question || unit.clinical.drugs > 0) return false;
  const text = plainOf(unit).replace(opener, '').replace(opener, '');
  if (plans.test(text)) return false;
  if (reveals.test(text)) return true;
  return (
    describes.some((pattern) => pattern.test(text)) && planKindOf(text) === 'Patient Education and Counseling'
  );
}

/** The problems with what describes the patient under the assessment of each instead of its plan. */
export function withDescriptionsAssessed(problems: readonly Problem[]): void {
  for (const problem of problems)
    if (problem.sources.length > 0)
      problem.passages = problem.passages.map((passage) =>
        passage.section === 'plan' && describesPatient(passage.unit)
          ? { ...passage, section: 'assessment' }
          : passage,
      );
}

/** Results that were told before the first problem was named; they are none of the assessment. */
export function resultsAmong(problems: readonly Problem[]): Set<number> {
  const found = new Set<number>();
  if (!problems.some(({ sources }) => sources.length > 0)) return found;
  for (const problem of problems)
    if (problem.sources.length === 0)
      problem.passages = problem.passages.filter((passage) => {
        const result = passage.section === 'assessment' && isResult(passage.unit);
        if (result) found.add(passage.index);
        return !result;
      });
  return found;
}

const valued =
  /\b(?:is|was|were|are|has been|came back) (?:(?:a|little|bit|slightly|still|also|very|pretty|at) ){0,4}(?:\d|high|low|normal|elevated|fine|good|stable)/i;

function isResult(unit: Unit): boolean {
  return unit.role !== 'patient' && unit.words.some(namesTest) && valued.test(plainOf(unit));
}
