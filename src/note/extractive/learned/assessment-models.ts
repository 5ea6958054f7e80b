import { antecedentWeights } from '../weights/antecedent-weights.ts';
import { chiefComplaintWeights } from '../weights/chief-complaint-weights.ts';
import { fateWeights } from '../weights/fate-weights.ts';
import { headingWeights } from '../weights/heading-weights.ts';
import { orderWeights } from '../weights/order-weights.ts';
import { ownerWeights } from '../weights/owner-weights.ts';
import { planLineWeights } from '../weights/plan-line-weights.ts';
import { type LinearModel, unpack } from './linear-model.ts';

export interface AssessmentModels {
  /** Whether a candidate heads a problem of the assessment. */
  heading: LinearModel;
  /** Whether a line is of a heading. */
  owner: LinearModel;
  /** Whether a candidate is why the patient came. */
  complaint: LinearModel;
  /** Of which kind a line of the plan is, and which are of no use; null leaves the plan to the rules. */
  planLine: LinearModel | null;
  /** What a sentence is about that does not name it; null leaves it unnamed. */
  antecedent: LinearModel | null;
  /** What this visit does with a medicine that is taken; null leaves that to the rules. */
  fate: LinearModel | null;
  /** Whether a sentence orders something; null leaves that to the rules. */
  order: LinearModel | null;
}

/** The models that ship with notegen, made by `npm run train`. */
export function shippedAssessmentModels(): AssessmentModels {
  return {
    heading: unpack(headingWeights),
    owner: unpack(ownerWeights),
    complaint: unpack(chiefComplaintWeights),
    planLine: unpack(planLineWeights),
    antecedent: unpack(antecedentWeights),
    fate: unpack(fateWeights),
    order: unpack(orderWeights),
  };
}
