import { opensProblems } from '../problems/says-diagnosis.ts';
import { type Mention, type Trouble, troublesIn } from '../problems/troubles.ts';
import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { complaintWeights } from '../weights/complaint-weights.ts';
import { problemWeights } from '../weights/problem-weights.ts';
import { addConditionFeatures } from './condition-features.ts';
import { FeatureHashes } from './hashing.ts';
import { type LinearModel, probabilities, unpack } from './linear-model.ts';
import { conditionStatuses, type StatusModels, statusChances } from './statuses.ts';
import { addTroubleFeatures, byClinician, type VisitSpan, whyNot } from './trouble-features.ts';

/** A trouble with what the models make of it. */
export interface RankedTrouble extends Trouble {
  /** Probability that a clinician would head the assessment with it. */
  problem: number;
  /** Probability that it is why the patient came. */
  complaint: number;
  /** Whether it is a condition that is all but surely nobody's here: a relative's, denied, spoken of in general or over. */
  notHad: boolean;
  /** The same, though the clinician seems to conclude it; what is over may be what they conclude it is. */
  notHadAtAll: boolean;
  /** How likely each status of a condition is; null of a symptom, or where no model tells. */
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
/** Above these a condition is not the patient's, or was: as the clinician seems to mean it, and else. */
const surelyNot = { meant: 0.93, else: 0.85 };
const surelyOver = { meant: 0.95, else: 0.88 };
/** And above this whatever else is said of it. */
const beyondDoubt = 0.97;

/** Whether chances of a condition's statuses all but exclude that the patient has it now. */
export function isSurelyNot(status: readonly number[], how: 'meant' | 'else'): boolean {
  const not = nobodysIn(status);
  return not > surelyNot[how] || not + status[past]! > surelyOver[how];
}

/** Whether the clinician gives it as a diagnosis or as a matter of the visit, or the patient opens with it. */
export function isGivenIn({ mentions }: Trouble, status: readonly number[]): boolean {
  return mentions.some((one) => isGiven(one, status));
}

function isNotHad(trouble: Trouble, status: readonly number[]): boolean {
  if (isGivenIn(trouble, status)) return false;
  const { mentions } = trouble;
  const isMeant = mentions.some((one) => byClinician(one) && whyNot(one) === null);
  return isSurelyNot(status, isMeant ? 'meant' : 'else');
}

/**
 * "One, your pneumonia's cleared." is a matter of this visit, "this is a gout attack" a diagnosis, and what the patient
 * opens with is theirs.
 */
function isGiven(mention: Mention, status: readonly number[]): boolean {
  const { passage, named, tokens, ofFamily } = mention;
  if (passage.unit.question) return false;
  if (!byClinician(mention))
    return (
      passage.index < opening &&
      !ofFamily &&
      whyNot(mention) === null &&
      status[past]! + status[family]! < likely
    );
  if (isNumbered(plainOf(passage.unit))) return true;
  const clause = tokens.slice(0, named.from).findLastIndex(({ ends }) => ends) + 1;
  const before = tokens.slice(clause, named.from).map(({ bare }) => bare);
  return concluded.test(before.join(' ')) && whyNot(mention) === null;
}
/** In passages. */
const opening = 4;
const likely = 0.7;
const family = conditionStatuses.indexOf('family');
const concluded =
  /^(?:(?:so|and|okay|well|now|i think|yes) ){0,3}(?:(?:this|that|it)(?:'s| is)|(?:it sounds like )?you(?:'ve got|'ve| have)(?: got)?(?: what we call)?)(?: (?:an?|your|the|some|just|probably|likely|mild|acute|chronic|real|classic|typical|textbook|a bad|a nasty))*$/;
const counted =
  /^(?:(?:so|okay|and|well|now),? )*(?:one|two|three|four|first|second|third|next),? (?:the|your|his|her) /i;

function isNumbered(text: string): boolean {
  return counted.test(text) || opensProblems(text);
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
  return troubles.map((trouble) => {
    features.clear();
    addTroubleFeatures(features, trouble, troubles, visit);
    const problem = probabilities(models.problem, features.hashes)[1]!;
    const complaint = probabilities(models.complaint, features.hashes)[1]!;
    const status =
      trouble.symptom || statuses === null
        ? null
        : statusChances(statuses.condition, (out) => addConditionFeatures(out, trouble, passages, visit));
    const notHad = status !== null && isNotHad(trouble, status);
    return {
      ...trouble,
      problem,
      complaint,
      status,
      notHad,
      notHadAtAll: notHad && nobodysIn(status) > beyondDoubt,
    };
  });
}
