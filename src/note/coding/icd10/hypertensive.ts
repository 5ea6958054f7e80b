import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';

const hypertension = /^I1(?:0|1\.0|2\.)/;
const heart = /^I(?:50|11\.0)/;
const kidneys = /^(?:N18\.(?:[1-4]|9)|I12\.9)/;
const lastStages = /^(?:N18\.[56]|I12\.0)/;
/** "Your kidney disease is from the stones, not from the blood pressure." */
const unrelated =
  /\b(?:not|unrelated)(?=) (?:because of|from|due to|related to|caused by|to)(?=) (?:the |your |his |her |their )?(?=)(?:high )?(?:blood pressure|hypertension)/i;

/**
 * The diagnoses, hypertension beside heart failure or chronic kidney disease as the code that presumes the link, unless it is
 * said that there is none (Official Guidelines, Section I.C.9.a); what they are keeps its own code beside it.
 */
export function withHypertension(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  if (!diagnoses.some(({ entry }) => hypertension.test(entry.code))) return [...diagnoses];
  const has = (codes: RegExp) =>
    diagnoses.some(
      ({ entry, problem }) =>
        codes.test(entry.code) && !problem.scope.sentences.some(({ text }) => unrelated.test(text)),
    );
  const code = linked(has(heart), has(kidneys), has(lastStages));
  const entry = code === null ? undefined : icdTable().byCode().get(code);
  if (entry === undefined) return [...diagnoses];
  return diagnoses.map((one) => (hypertension.test(one.entry.code) ? { ...one, entry } : one));
}

function linked(ofHeart: boolean, ofKidneys: boolean, atLast: boolean): string | null {
  if (ofHeart) return atLast ? 'I13.2' : ofKidneys ? 'I13.0' : 'I11.0';
  return atLast ? 'I12.0' : ofKidneys ? 'I12.9' : null;
}
