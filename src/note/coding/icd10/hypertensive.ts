import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';

const heart = /^I50/;
const kidneys = /^N18\.(?:[1-4]|9)/;
const lastStages = /^N18\.[56]/;
/** "Your kidney disease is from the stones, not from the blood pressure." */
const unrelated =
  /\b(?:not|unrelated)(?=) (?:because of|from|due to|related to|caused by|to)(?=) (?:the |your |his |her |their )?(?:high )?(?:blood pressure|hypertension)/i;

/**
 * The diagnoses, hypertension beside heart failure or chronic kidney disease as the code that presumes the link, unless it is
 * said that there is none (Official Guidelines, Section I.C.9.a); what they are keeps its own code beside it.
 */
export function withHypertension(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  if (!diagnoses.some(({ entry }) => entry.code === 'I10')) return [...diagnoses];
  const has = (codes: RegExp) =>
    diagnoses.some(
      ({ entry, problem }) =>
        codes.test(entry.code) && !problem.scope.sentences.some(({ text }) => unrelated.test(text)),
    );
  const code = linked(has(heart), has(kidneys), has(lastStages));
  const entry = code === null ? undefined : icdTable().byCode().get(code);
  return diagnoses.map((one) => (entry !== undefined && one.entry.code === 'I10' ? { ...one, entry } : one));
}

function linked(ofHeart: boolean, ofKidneys: boolean, atLast: boolean): string | null {
  if (ofHeart) return atLast ? 'I13.2' : ofKidneys ? 'I13.0' : 'I11.0';
  return atLast ? 'I12.0' : ofKidneys ? 'I12.9' : null;
}
