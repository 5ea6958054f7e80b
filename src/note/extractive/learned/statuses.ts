import { conditionWeights } from '../weights/condition-weights.ts';
import { medicineWeights } from '../weights/medicine-weights.ts';
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

export interface StatusModels {
  medicine: LinearModel;
  condition: LinearModel;
}

/** The models that ship with notegen, made by `npm run train`. */
export function shippedStatusModels(): StatusModels {
  return { medicine: unpack(medicineWeights), condition: unpack(conditionWeights) };
}

const found = new UniqueHashes();

/** How likely each status is, in the order of the model's classes; `add` gives the features. */
export function statusChances(model: LinearModel, add: (out: FeatureSink) => void): number[] {
  found.clear();
  add(found);
  return probabilities(model, found.hashes);
}
