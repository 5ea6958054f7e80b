import type { PackedModel } from '../../src/note/extractive/linear-model.ts';
import { sectionLabels } from '../../src/note/extractive/section-labels.ts';
import { unitFeatures } from '../../src/note/extractive/unit-features.ts';
import { type Unit, unitsOf, wordsOf } from '../../src/note/extractive/units.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { alignUnits, type Rarity, rarityOf } from './alignment.ts';
import type { CorpusVisit } from './corpus.ts';
import { type Example, pack, train } from './logistic-regression.ts';
import { referenceSentences } from './note-sections.ts';

/** As the writer ships them. */
export interface Models {
  keep: PackedModel;
  section: PackedModel;
}

const mtsLabels: Record<string, (typeof sectionLabels)[number]> = {
  GENHX: 'hpi',
  CC: 'cc',
  PASTMEDICALHX: 'pmh',
  PASTSURGICAL: 'pmh',
  MEDICATIONS: 'meds',
  ALLERGY: 'allergies',
  'FAM/SOCHX': 'social',
  ROS: 'ros',
  EXAM: 'exam',
  LABS: 'results',
  IMAGING: 'results',
  ASSESSMENT: 'assessment',
  DIAGNOSIS: 'assessment',
  PLAN: 'plan',
  DISPOSITION: 'plan',
};

/** What the selection and section models learn from a visit whose units were aligned with its note. */
export function examplesOf(
  units: readonly Unit[],
  gains: readonly (readonly number[])[],
): { keep: Example[]; section: Example[] } {
  const features = unitFeatures(units);
  const keep: Example[] = [];
  const section: Example[] = [];
  units.forEach((_, i) => {
    const best = Math.max(...gains[i]!);
    const y = best > 0 ? Math.min(1, 0.4 + best) : 0;
    keep.push({ features: features[i]!, target: [1 - y, y], weight: 1 });
    if (best > 0.2) {
      const total = gains[i]!.reduce((a, b) => a + b, 0);
      section.push({ features: features[i]!, target: gains[i]!.map((g) => g / total), weight: 1 });
    }
  });
  return { keep, section };
}

/** MTS-Dialog's short dialogues: one section each, so that the models also know other styles of talk. */
export function mtsExamples(
  mts: readonly CorpusVisit[],
  rarity: Rarity,
): { keep: Example[]; section: Example[] } {
  const keep: Example[] = [];
  const section: Example[] = [];
  for (const visit of mts) {
    const label = mtsLabels[visit.section ?? ''];
    if (label === undefined) continue;
    const units = unitsOf(parseTranscript(visit.dialogue).turns);
    const gains = alignUnits(units, [{ label, text: visit.note }], rarity);
    const features = unitFeatures(units).map((f) => f.filter((x) => !/^.?(?:pos|early|seen|last)/.test(x)));
    units.forEach((_, i) => {
      const best = Math.max(...gains[i]!);
      const y = best > 0 ? Math.min(1, 0.4 + best) : 0;
      keep.push({
        features: features[i]!.filter((x) => x !== 'bias').concat('mts'),
        target: [1 - y, y],
        weight: 0.2,
      });
      if (best > 0.1)
        section.push({
          features: features[i]!,
          target: sectionLabels.map((l) => (l === label ? 1 : 0)),
          weight: 0.3,
        });
    });
  }
  return { keep, section };
}

export function trainModels(aci: readonly CorpusVisit[], mts: readonly CorpusVisit[]): Models {
  const rarity = corpusRarity(aci);
  const { keep, section } = mtsExamples(mts, rarity);
  for (const visit of aci) {
    const units = unitsOf(parseTranscript(visit.dialogue).turns);
    const made = examplesOf(units, alignUnits(units, referenceSentences(visit.note), rarity));
    keep.push(...made.keep);
    section.push(...made.section);
  }
  return {
    keep: pack(train(keep, { classes: 2, buckets: 1 << 16, epochs: 5, rate: 0.01, l2: 1e-4, seed: 1 })),
    section: pack(
      train(section, {
        classes: sectionLabels.length,
        buckets: 1 << 16,
        epochs: 6,
        rate: 0.015,
        l2: 1e-4,
        seed: 1,
      }),
    ),
  };
}

export function corpusRarity(aci: readonly CorpusVisit[]): Rarity {
  return rarityOf(
    aci
      .flatMap((v) => parseTranscript(v.dialogue).turns.map((t) => wordsOf(t.text)))
      .filter((w) => w.length > 4)
      .map((w) => w.slice(0, 400)),
  );
}
