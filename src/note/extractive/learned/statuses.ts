import { conditionWeights } from '../weights/condition-weights.ts';
import { medicineWeights } from '../weights/medicine-weights.ts';
import { symptomWeights } from '../weights/symptom-weights.ts';
import { type FeatureSink, UniqueHashes } from './hashing.ts';
import { type LinearModel, probabilities, unpack } from './linear-model.ts';

/** What a medicine is to the patient as the visit begins, in the order of the model's classes. */
export const medicineStatuses = ['taken', 'past', 'begun', 'considered', 'allergy', 'other'] as const;
export type MedicineStatus = (typeof medicineStatuses)[number];

/** What a condition is to the patient: `general` is said of nobody, `symptom` only a loose word for what is felt. */
export const conditionStatuses = [
  'had',
  'suspected',
  'past',
  'family',
  'denied',
  'general',
  'symptom',
] as const;
export type ConditionStatus = (typeof conditionStatuses)[number];

/**
 * What a symptom is to the patient: `side` a medicine did or may do, `spoken` only warned of or asked what if, `else` no
 * symptom here ("a stress test").
 */
export const symptomStandings = [
  'had',
  'denied',
  'both',
  'past',
  'side',
  'spoken',
  'family',
  'else',
] as const;
export type SymptomStanding = (typeof symptomStandings)[number];

export interface StatusModels {
  medicine: LinearModel;
  condition: LinearModel;
  symptom: LinearModel;
}

/** The models that ship with notegen, made by `npm run train`. */
export function shippedStatusModels(): StatusModels {
  return {
    medicine: unpack(medicineWeights),
    condition: unpack(conditionWeights),
    symptom: unpack(symptomWeights),
  };
}

const found = new UniqueHashes();

/** How likely each status is, in the order of the model's classes; `add` gives the features. */
export function statusChances(model: LinearModel, add: (out: FeatureSink) => void): number[] {
  found.clear();
  add(found);
  return probabilities(model, found.hashes);
}
