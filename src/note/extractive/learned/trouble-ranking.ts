import { type Trouble, troublesIn } from '../problems/troubles.ts';
import type { Passage } from '../visit/visit.ts';
import { complaintWeights } from '../weights/complaint-weights.ts';
import { problemWeights } from '../weights/problem-weights.ts';
import { FeatureHashes } from './hashing.ts';
import { type LinearModel, probabilities, unpack } from './linear-model.ts';
import { addTroubleFeatures, type VisitSpan } from './trouble-features.ts';

/** A trouble with what the models make of it. */
export interface RankedTrouble extends Trouble {
  /** Probability that a clinician would head the assessment with it. */
  problem: number;
  /** Probability that it is why the patient came. */
  complaint: number;
}

export interface TroubleModels {
  problem: LinearModel;
  complaint: LinearModel;
}

/** The models that ship with notegen, made by `npm run train`. */
export function shippedTroubleModels(): TroubleModels {
  return { problem: unpack(problemWeights), complaint: unpack(complaintWeights) };
}

/** All troubles that are named in a visit, weighed. */
export function rankedTroubles(
  passages: readonly Passage[],
  planFrom: number,
  models: TroubleModels,
): RankedTrouble[] {
  const troubles = troublesIn(passages);
  const visit: VisitSpan = { length: passages.length, planFrom };
  const features = new FeatureHashes();
  return troubles.map((trouble) => {
    features.clear();
    addTroubleFeatures(features, trouble, troubles, visit);
    return {
      ...trouble,
      problem: probabilities(models.problem, features.hashes)[1]!,
      complaint: probabilities(models.complaint, features.hashes)[1]!,
    };
  });
}
