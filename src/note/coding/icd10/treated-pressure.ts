import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';

/** Medicines for a high blood pressure. */
export const forPressure =
  /\b(?:amlodipine|nifedipine|diltiazem|verapamil|lisinopril|ramipril|perindopril|enalapril|benazepril|losartan|valsartan|olmesartan|candesartan|irbesartan|telmisartan|hydrochlorothiazide|hctz|chlorthalidone|indapamide|(?:blood )?pressure (?:pills?|tablets?|medicines?|medications?))(?=)\b/i;
/** What is said before a medicine that is not given. */
const notYet = /\b(?:no|not|avoid|without|hold off|if|would|might|could|consider)\b/i;

/** A pressure that is high on its medicine is hypertension, no mere reading (R03.0 is for one without that diagnosis). */
export function withTreatedPressure(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  return diagnoses.map((one) => {
    if (one.entry.code !== 'R03.0') return one;
    const { sentences, planned = [] } = one.problem.scope;
    const treated = [...sentences, ...planned].some(({ text }) => isGiven(text, forPressure));
    const entry = treated ? icdTable().byCode().get('I10') : undefined;
    return entry === undefined ? one : { ...one, entry };
  });
}

/** True where a sentence names the medicine as one that is taken or given. */
export function isGiven(text: string, medicine: RegExp): boolean {
  const drug = medicine.exec(text);
  return drug !== null && !notYet.test(text.slice(0, drug.index));
}
