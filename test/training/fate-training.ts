import { substanceOf } from '../../src/note/evidence/drug-names.ts';
import { heardSpan, readVisit } from '../../src/note/extractive/compose-note.ts';
import { shippedAssessmentModels } from '../../src/note/extractive/learned/assessment-models.ts';
import { addFateFeatures, medicineFates } from '../../src/note/extractive/learned/fate-features.ts';
import { FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import type { PackedModel } from '../../src/note/extractive/learned/linear-model.ts';
import { shippedTroubleModels } from '../../src/note/extractive/learned/trouble-ranking.ts';
import { fateByRule, takenMedicines } from '../../src/note/extractive/medications/medicine-fates.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { pack, train } from './logistic-regression.ts';
import { modelsFor } from './part-models.ts';
import { handOf, statusVisits, stretches, visitStatuses } from './status-training.ts';

/** A medicine that is taken as a visit begins, with what readers hold that the visit does with it. */
export interface LabelledFate {
  id: string;
  key: string;
  fate: (typeof medicineFates)[number];
  /** Whether the rules alone hold it stopped. */
  byRule: boolean;
  features: readonly string[];
}

/** By the label of a medicine that is taken (see status-training.ts). */
const fateOf: Readonly<Record<string, LabelledFate['fate']>> = { T: 'kept', TS: 'stopped', TD: 'changed' };

/**
 * All that are labelled, by whose visit or stretch it is. `visits`: our own and ACI-BENCH's of training; `withOthers`: whether
 * natural ones and stretches are read, too.
 */
export async function fatesByHand(
  visits: readonly { id: string; dialogue: string }[],
  withOthers = true,
): Promise<Map<string, LabelledFate[]>> {
  const out = new Map<string, LabelledFate[]>();
  const { antecedent } = shippedAssessmentModels();
  const add = async (
    hand: string,
    id: string,
    dialogue: string,
    labels: Readonly<Record<string, string>>,
  ): Promise<void> => {
    if (!Object.values(labels).some((label) => fateOf[label] !== undefined)) return;
    const { asRead, passages, planFrom } = await readVisit(
      {
        transcript: parseTranscript(dialogue),
        specialty: 'family_medicine',
        language: undefined,
        encounter: {},
        seed: 1,
      },
      {
        ...modelsFor(hand),
        troubles: shippedTroubleModels(),
        struck: null,
        statuses: null,
        assessment: null,
      },
      () => undefined,
    );
    const own = out.get(hand) ?? [];
    out.set(hand, own);
    const visit = heardSpan(asRead, passages[planFrom]);
    for (const medicine of takenMedicines(asRead, antecedent!, (names) => fateByRule(names, passages))) {
      const fate = fateIn(labels, medicine.key);
      if (fate === null) continue;
      const found = new FeatureNames();
      addFateFeatures(found, medicine, asRead, visit);
      const features = [...new Set(found.names)];
      own.push({ id, key: medicine.key, fate, byRule: medicine.rule === 'stop', features });
    }
  };
  const known = visitStatuses();
  for (const { id, dialogue } of visits) await add(handOf(id), id, dialogue, known.get(id)?.m ?? {});
  if (!withOthers) return out;
  for (const { id, dialogue, m } of statusVisits()) await add(handOf(`natural ${id}`), id, dialogue, m);
  for (const { id, dialogue, m } of stretches()) await add(`stretches ${id[0]}`, id, dialogue, m);
  return out;
}

// Of several names of one substance what is done with any of them.
function fateIn(labels: Readonly<Record<string, string>>, key: string): LabelledFate['fate'] | null {
  const own = Object.entries(labels).flatMap(([name, label]) =>
    (substanceOf(name) ?? name) === key && fateOf[label] !== undefined ? [fateOf[label]] : [],
  );
  return own.find((fate) => fate !== 'kept') ?? own[0] ?? null;
}

const settings = {
  buckets: 1 << 17,
  epochs: 12,
  rate: 0.03,
  l2: 4e-3,
  seed: 1,
  classes: medicineFates.length,
};
/** A feature of fewer medicines teaches nothing of others. */
const fewest = 3;

export function trainFates(medicines: readonly LabelledFate[]): PackedModel {
  const seen = new Map<string, number>();
  for (const { features } of medicines) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const examples = medicines.map(({ features, fate }) => ({
    features: features.filter((one) => seen.get(one)! >= fewest),
    target: medicineFates.map((one) => Number(one === fate)),
    weight: 1,
  }));
  return pack(train(examples, settings));
}
