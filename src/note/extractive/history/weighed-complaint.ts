import { addComplaintFeatures, type ComplaintVisit } from '../learned/complaint-features.ts';
import { UniqueHashes } from '../learned/hashing.ts';
import { type LinearModel, probabilities } from '../learned/linear-model.ts';
import { fewUnits } from '../visit/visit.ts';
import { type ComplaintCandidate, isQuoted } from './complaint-candidates.ts';

/** By so much likelier must another be than what the rules take: any, and where the reason was said outright. */
const likelierBy = { any: 0.1, saidOutright: 0.3 };
const outright: ReadonlySet<string> = new Set(['opening', 'stated', 'announced', 'introduced', 'check']);
/** So likely must be what is told in place of the rules' own. */
const from = 0.25;
/** A name reads better than a quotation that is a little likelier. */
const quotedLess = 0.1;

const found = new UniqueHashes();

/** Of all that may be why the patient came what the model holds likeliest; of a few words, and where it knows none, what the rules take. */
export function weighedComplaint(visit: ComplaintVisit, model: LinearModel): ComplaintCandidate | null {
  const { byRules } = visit;
  if (visit.passages.length < fewUnits) return byRules;
  const chances = new Map<ComplaintCandidate, number>();
  for (const one of visit.candidates) {
    found.clear();
    addComplaintFeatures(found, one, visit);
    chances.set(one, probabilities(model, found.hashes)[1]! - (isQuoted(one) ? quotedLess : 0));
  }
  const chanceOf = (one: ComplaintCandidate): number => chances.get(one)!;
  const [best] = visit.candidates
    .filter((one) => chanceOf(one) > from)
    .toSorted((a, b) => chanceOf(b) - chanceOf(a));
  if (best === undefined) return byRules;
  const least =
    byRules === null || isQuoted(byRules)
      ? 0
      : byRules.by.some((way) => outright.has(way))
        ? likelierBy.saidOutright
        : likelierBy.any;
  return byRules !== null && chanceOf(best) <= chanceOf(byRules) + least ? byRules : best;
}
