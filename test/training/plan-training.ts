import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readVisit } from '../../src/note/extractive/compose-note.ts';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { shippedAssessmentModels } from '../../src/note/extractive/learned/assessment-models.ts';
import { FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import type { PackedModel } from '../../src/note/extractive/learned/linear-model.ts';
import {
  addPlanLineFeatures,
  type PlanLine,
  planLineKinds,
  planLinesOf,
} from '../../src/note/extractive/learned/plan-line-features.ts';
import { shippedStatusModels } from '../../src/note/extractive/learned/statuses.ts';
import { shippedTroubleModels } from '../../src/note/extractive/learned/trouble-ranking.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { type Example, pack, train } from './logistic-regression.ts';
import { naturalVisits } from './natural-visits.ts';
import { writtenBy } from './note-text.ts';
import { modelsFor } from './part-models.ts';
import { handOf } from './status-training.ts';

/** What readers (language models, 2026-11-30) took a line of the plan for, by their letters, in the order of planLineKinds. */
export const letters = 'TXRAFDN';

/** The letters of test/training/plan-lines.json: by natural visit, then by what a line comes from ("500-549,791-961"). */
export function planLabels(): Map<string, Map<string, string>> {
  const path = fileURLToPath(new URL('plan-lines.json', import.meta.url));
  const labels = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
  return new Map(Object.entries(labels).map(([id, lines]) => [id, new Map(Object.entries(lines))]));
}

/** A line of a plan that the rules wrote, and what a reader took it for: an index of planLineKinds. */
export interface LabelledLine {
  line: PlanLine;
  features: readonly string[];
  is: number;
}

export interface LabelledPlan {
  /** Whose the visit is: "natural a". */
  hand: string;
  lines: LabelledLine[];
}

/** The plans of the natural visits, line by line, as they are written before any line is weighed. */
export async function labelledPlans(
  wanted: (visit: { id: string }, i: number) => boolean = () => true,
): Promise<LabelledPlan[]> {
  const labels = planLabels();
  const assessment = { ...shippedAssessmentModels(), planLine: null, antecedent: null, order: null };
  const others = {
    troubles: shippedTroubleModels(),
    struck: null,
    statuses: shippedStatusModels(),
    assessment,
  };
  const out: LabelledPlan[] = [];
  for (const { id, dialogue } of naturalVisits().filter(wanted)) {
    const hand = handOf(id);
    const models = { ...modelsFor(hand), ...others };
    const writer = createExtractiveWriter(models, undefined, null, undefined, assessment);
    const transcript = parseTranscript(dialogue);
    const { asRead } = await readVisit(
      { transcript, specialty: 'family_medicine', language: undefined, encounter: {}, seed: 1 },
      models,
      () => undefined,
    );
    const own = labels.get(id.slice('natural '.length));
    const lines: LabelledLine[] = [];
    for (const line of planLinesOf(await writtenBy(writer, transcript))) {
      const letter = own?.get(sourcesIn(line)) ?? '';
      const features = new FeatureNames();
      addPlanLineFeatures(features, line, asRead);
      if (letter !== '')
        lines.push({ line, features: [...new Set(features.names)], is: letters.indexOf(letter) });
    }
    out.push({ hand, lines });
  }
  return out;
}

function sourcesIn({ sentence }: PlanLine): string {
  return sentence.sources.map(({ start, end }) => `${start}-${end}`).join(',');
}

const settings = {
  classes: planLineKinds.length,
  buckets: 1 << 16,
  epochs: 8,
  rate: 0.02,
  l2: 3e-3,
  seed: 1,
};
/** A feature of fewer lines teaches nothing of others. */
const fewest = 3;

export function trainPlanLines(plans: readonly LabelledPlan[]): PackedModel {
  const all = plans.flatMap(({ lines }) => lines);
  const counts = new Map<string, number>();
  for (const { features } of all)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const examples = all.map(
    ({ features, is }): Example => ({
      features: features.filter((feature) => counts.get(feature)! >= fewest),
      target: planLineKinds.map((_, i) => Number(i === is)),
      weight: 1,
    }),
  );
  return pack(train(examples, settings));
}
