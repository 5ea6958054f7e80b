import { opensProblems } from '../problems/says-diagnosis.ts';
import { type Trouble, troublesIn } from '../problems/troubles.ts';
import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { complaintWeights } from '../weights/complaint-weights.ts';
import { problemWeights } from '../weights/problem-weights.ts';
import { addConditionFeatures } from './condition-features.ts';
import { FeatureHashes } from './hashing.ts';
import { type LinearModel, probabilities, unpack } from './linear-model.ts';
import { conditionStatuses, type StatusModels } from './statuses.ts';
import { addTroubleFeatures, byClinician, type VisitSpan } from './trouble-features.ts';

/** A trouble with what the models make of it. */
export interface RankedTrouble extends Trouble {
  /** Probability that a clinician would head the assessment with it. */
  problem: number;
  /** Probability that it is why the patient came. */
  complaint: number;
  /** Of a condition, how likely it is each of `conditionStatuses`; null for a symptom, or where nobody weighs it. */
  status: readonly number[] | null;
}

export interface TroubleModels {
  problem: LinearModel;
  complaint: LinearModel;
}

/** The models that ship with notegen, made by `npm run train`. */
export function shippedTroubleModels(): TroubleModels {
  return { problem: unpack(problemWeights), complaint: unpack(complaintWeights) };
}

const nobodys = (['family', 'denied', 'general'] as const).map((one) => conditionStatuses.indexOf(one));
const past = conditionStatuses.indexOf('past');
/** Above these a condition is not the patient's, or was. */
const surelyNot = 0.85;
const surelyOver = 0.88;
/** And above this whatever else is said of it. */
const beyondDoubt = 0.97;

/** Whether a condition that is named is all but surely nobody's here: a relative's, denied, spoken of in general or over. */
export function isNotHad({ status, mentions }: RankedTrouble): boolean {
  // Numbered, it is a matter of this visit: "One, your pneumonia's cleared."
  if (status === null || mentions.some((one) => byClinician(one) && isNumbered(plainOf(one.passage.unit))))
    return false;
  const not = nobodysIn(status);
  return not > surelyNot || not + status[past]! > surelyOver;
}

const counted =
  /^(?:(?:so|okay|and|well|now),? )*(?:one|two|three|four|first|second|third|next),? (?:the|your|his|her) /i;

function isNumbered(text: string): boolean {
  return counted.test(text) || opensProblems(text);
}

/** The same, though the clinician seems to conclude it; what is over may be what they conclude it is. */
export function isNotHadAtAll({ status }: RankedTrouble): boolean {
  return status !== null && nobodysIn(status) > beyondDoubt;
}

function nobodysIn(status: readonly number[]): number {
  return nobodys.reduce((sum, one) => sum + status[one]!, 0);
}

/** All troubles that are named in a visit, weighed. */
export function rankedTroubles(
  passages: readonly Passage[],
  planFrom: number,
  models: TroubleModels,
  statuses: StatusModels | null,
): RankedTrouble[] {
  const troubles = troublesIn(passages);
  const visit: VisitSpan = { length: passages.length, planFrom };
  const features = new FeatureHashes();
  const statusOf = (trouble: Trouble): readonly number[] | null => {
    if (trouble.symptom || statuses === null) return null;
    features.clear();
    addConditionFeatures(features, trouble, passages, visit);
    return probabilities(statuses.condition, features.hashes);
  };
  return troubles.map((trouble) => {
    features.clear();
    addTroubleFeatures(features, trouble, troubles, visit);
    const problem = probabilities(models.problem, features.hashes)[1]!;
    const complaint = probabilities(models.complaint, features.hashes)[1]!;
    return { ...trouble, problem, complaint, status: statusOf(trouble) };
  });
}
