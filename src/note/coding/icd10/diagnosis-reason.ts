import type { Diagnosis } from './code-diagnoses.ts';

const named = {
  assessment: 'Named in the assessment',
  plan: 'Named in the plan',
  complaint: 'No diagnosis was affirmed, so what the patient came with is coded',
  history: 'Told in the history',
} as const;

const encounters = {
  A: 'active treatment (A)',
  D: 'healing or follow-up was said (D)',
  S: 'a late effect was said (S)',
} as const;

/** Which problem gave the code, in which words, and what chose among its variants. */
export function diagnosisReason({ entry, problem, named: where, side, insteadOf }: Diagnosis): string {
  const details: string[] = [];
  if (entry.side !== null) {
    details.push(
      side === null || entry.side === 'none'
        ? 'no side was said'
        : `side: ${entry.side === 'both' ? 'both' : entry.side}`,
    );
  }
  if (entry.encounter !== null) details.push(encounters[entry.encounter]);
  if (entry.trimester === 'none') details.push('no trimester was said');
  if (problem.phrase.besides.length > 0 || problem.phrase.parts.length > 1) {
    details.push(`said together: ${problem.phrase.text.replaceAll(' & ', ' + ')}`);
  }
  if (insteadOf !== undefined) details.push(`the imported release has no ${insteadOf}`);
  const said = `${named[where]}: "${problem.words}"`;
  return details.length === 0 ? `${said}.` : `${said}; ${details.join('; ')}.`;
}
