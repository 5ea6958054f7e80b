import { FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import type { PackedModel } from '../../src/note/extractive/learned/linear-model.ts';
import { addTroubleFeatures } from '../../src/note/extractive/learned/trouble-features.ts';
import { planStart } from '../../src/note/extractive/plan/plan-start.ts';
import { type Trouble, troublesIn } from '../../src/note/extractive/problems/troubles.ts';
import { readPassages, type VisitModels } from '../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { CorpusVisit } from './corpus.ts';
import { type Example, pack, train } from './logistic-regression.ts';
import type { OwnVisit } from './own-visits.ts';
import { isTitled, referenceTitles, type VisitTitles, visitTitles } from './visit-titles.ts';

/** A trouble of a visit: what the rankings see of it, and whether a clinician would title it so. */
export interface LabelledTrouble {
  trouble: Trouble;
  features: readonly string[];
  problem: boolean;
  complaint: boolean;
}

/** All troubles of visits that have titles: those of reference notes, and of the table for invented visits. */
export async function labelledTroubles(
  aci: readonly CorpusVisit[],
  own: readonly OwnVisit[],
  modelsOf: (id: string) => VisitModels,
): Promise<LabelledTrouble[][]> {
  const out: LabelledTrouble[][] = [];
  for (const visit of aci)
    out.push(await troublesOf(visit.dialogue, referenceTitles(visit), modelsOf(visit.id)));
  const table = visitTitles();
  for (const { id, dialogue } of own) {
    const titles = table.get(id);
    if (titles === undefined) throw new Error(`${id}: no titles`);
    out.push(await troublesOf(dialogue, titles, modelsOf(id)));
  }
  return out;
}

/** All troubles named in a dialogue. */
export async function troublesOf(
  dialogue: string,
  titles: VisitTitles,
  models: VisitModels,
): Promise<LabelledTrouble[]> {
  const passages = await readPassages(parseTranscript(dialogue).turns, models, () => undefined);
  const troubles = troublesIn(passages);
  const visit = { length: passages.length, planFrom: planStart(passages) };
  return troubles.map((trouble) => {
    const features = new FeatureNames();
    addTroubleFeatures(features, trouble, troubles, visit);
    return {
      trouble,
      features: features.names,
      problem: titles.problems.some((names) => isTitled(trouble.name, names)),
      complaint: isTitled(trouble.name, titles.complaint),
    };
  });
}

const settings = { classes: 2, buckets: 1 << 13, epochs: 8, rate: 0.02, l2: 1e-3, seed: 1 };

/** Both rankings, of visits whose troubles are labelled. */
export function trainTroubles(visits: readonly (readonly LabelledTrouble[])[]): {
  problem: PackedModel;
  complaint: PackedModel;
} {
  return {
    problem: pack(train(examplesOf(visits, 'problem'), settings)),
    complaint: pack(train(examplesOf(visits, 'complaint'), settings)),
  };
}

/** What one of the two rankings learns from. */
export function examplesOf(
  visits: readonly (readonly LabelledTrouble[])[],
  of: 'problem' | 'complaint',
): Example[] {
  return visits.flatMap((visit) =>
    visit.map((one) => ({ features: one.features, target: one[of] ? [0, 1] : [1, 0], weight: 1 })),
  );
}
