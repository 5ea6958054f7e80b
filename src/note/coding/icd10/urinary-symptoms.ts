import { contextOf } from '../../language/context.ts';
import type { Diagnosis } from './code-diagnoses.ts';
import type { Scope } from './find-problems.ts';
import { icdTable } from './icd-table.ts';

const without = 'N40.0';
const withSymptoms = 'N40.1';
// How lower urinary tract symptoms are told.
const told = [
  /\b(?:nocturia|(?:a|at|per|every|each) night to (?:urinate|pee|go)|up \w+ times (?:a|at|per|every|each) night)\b/i,
  /\b(?:stream is (?:weak|slow|so weak|very weak)|(?:weak|slow|poor) (?:urine |urinary )?stream|dribbling|dribbles)\b/i,
  /\b(?:urinary (?:hesitancy|urgency|frequency|retention)|straining|incomplete emptying|(?:trouble|difficulty) (?:starting|urinating|peeing|passing (?:water|urine)))\b/i,
];

/**
 * An enlarged prostate with the symptoms that the patient told of (N40.1; ICD-10-CM, "Enlarged prostate with lower urinary
 * tract symptoms").
 */
export function withUrinarySymptoms(
  diagnoses: readonly Diagnosis[],
  complaints: readonly Scope[],
): Diagnosis[] {
  if (!diagnoses.some(({ entry }) => entry.code === without)) return [...diagnoses];
  const entry = icdTable().byCode().get(withSymptoms);
  const affirmed = complaints.some(({ sentences }) =>
    sentences.some(({ text }) =>
      told.some((symptom) => {
        const found = symptom.exec(text);
        if (found === null) return false;
        return contextOf(text, found.index, found.index + found[0].length).assertion === 'affirmed';
      }),
    ),
  );
  return diagnoses.map((one) =>
    affirmed && entry !== undefined && one.entry.code === without ? { ...one, entry } : one,
  );
}
