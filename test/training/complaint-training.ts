import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isQuoted } from '../../src/note/extractive/history/complaint-candidates.ts';
import {
  addComplaintFeatures,
  type ComplaintVisit,
} from '../../src/note/extractive/learned/complaint-features.ts';
import { FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import type { PackedModel } from '../../src/note/extractive/learned/linear-model.ts';
import type { Reading } from '../../src/note/extractive/reading.ts';
import type { CorpusVisit } from './corpus.ts';
import { pack, train } from './logistic-regression.ts';
import { ownVisits } from './own-visits.ts';
import { conditionsWithout, modelsWith, read } from './problem-training.ts';
import { handOf, statusVisits } from './status-training.ts';
import { isTitled, referenceTitles, type VisitTitles, visitTitles } from './visit-titles.ts';

/** What readers (language models, 2026-11-30) held of the candidates for the chief complaint of a natural visit. */
export interface ComplaintLabels {
  sex: 'F' | 'M' | '?';
  /** As a clinician would write it. */
  ideal: string;
  /** Those that would be accepted, and those that are second best, in lower case. */
  good: readonly string[];
  fair: readonly string[];
}

/** The labels of test/training/complaints.json, by the ids of status-visits. */
export function complaintLabels(): Map<string, ComplaintLabels> {
  const path = fileURLToPath(new URL('complaints.json', import.meta.url));
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, ComplaintLabels>));
}

/** A visit of which it is known why the patient came. */
export interface ComplaintVisitRead {
  /** Whose it is: "natural a", "visits 0", "ACI-BENCH 3". */
  hand: string;
  labels: ComplaintLabels | VisitTitles;
  reading: Reading;
  complaints: LabelledComplaint[];
}

/** The natural visits, our own and ACI-BENCH's of training, read by models of conditions that have not learned from them. */
export async function complaintVisits(aci: readonly CorpusVisit[]): Promise<ComplaintVisitRead[]> {
  const own = ownVisits();
  const labels = complaintLabels();
  const titles = visitTitles();
  const conditions = await conditionsWithout([...own, ...aci]);
  const all = [
    ...statusVisits().map(({ id, dialogue }) => ({ id: `natural ${id}`, dialogue, labels: labels.get(id) })),
    ...own.map(({ id, dialogue }) => ({ id, dialogue, labels: titles.get(id) })),
    ...aci.map((visit) => ({ id: visit.id, dialogue: visit.dialogue, labels: referenceTitles(visit) })),
  ];
  const out: ComplaintVisitRead[] = [];
  for (const { id, dialogue, labels: known } of all) {
    if (known === undefined) continue;
    const hand = handOf(id);
    const reading = await read({ dialogue }, modelsWith(conditions(hand), hand));
    out.push({ hand, labels: known, reading, complaints: labelledComplaints(reading.complaints, known) });
  }
  return out;
}

/** What readers hold of a candidate. */
export type Accepted = 'good' | 'fair' | 'bad';

export interface LabelledComplaint {
  text: string;
  features: readonly string[];
  accepted: Accepted;
}

/** All candidates of a visit by its reader's labels, or by its titles, which say nothing of what is quoted. */
export function labelledComplaints(
  visit: ComplaintVisit,
  labels: ComplaintLabels | VisitTitles,
): LabelledComplaint[] {
  return visit.candidates.flatMap((one) => {
    const text = one.text.toLowerCase();
    if ('complaint' in labels && isQuoted(one)) return [];
    const out = new FeatureNames();
    addComplaintFeatures(out, one, visit);
    const accepted = 'complaint' in labels ? byTitles(text, labels) : byLabels(text, labels);
    return [{ text, features: [...new Set(out.names)], accepted }];
  });
}

export function byLabels(text: string, { good, fair }: ComplaintLabels): Accepted {
  return good.includes(text) ? 'good' : fair.includes(text) ? 'fair' : 'bad';
}

export function byTitles(text: string, { complaint, problems }: VisitTitles): Accepted {
  const side = sideIn(text);
  const sides = [complaint, ...problems].flat().flatMap((title) => sideIn(title) ?? []);
  const isOther = side !== null && sides.length > 0 && !sides.includes(side);
  return isTitled(text, complaint) && !isOther ? 'good' : 'bad';
}

function sideIn(text: string): string | null {
  return /\b(?:left|right|bilateral|both)\b/.exec(text)?.[0] ?? null;
}

const settings = { classes: 2, buckets: 1 << 14, epochs: 8, rate: 0.02, l2: 1e-2, seed: 1 };
const targets = { good: 1, fair: 0.35, bad: 0 };
/** The rules were made with other visits than natural ones in view, and their titles are fewer. */
const weights = { natural: 1, other: 0.5 };

export function trainComplaints(
  visits: readonly { hand: string; complaints: readonly LabelledComplaint[] }[],
): PackedModel {
  const examples = visits.flatMap(({ hand, complaints }) =>
    complaints.map(({ features, accepted }) => {
      const is = targets[accepted];
      return {
        features,
        target: [1 - is, is],
        weight: hand.startsWith('natural ') ? weights.natural : weights.other,
      };
    }),
  );
  return pack(train(examples, settings));
}
