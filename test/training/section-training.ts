import { chained, type LabelLinks, linkBetween } from '../../src/note/extractive/learned/label-chain.ts';
import { ContextInputs, type ContextWeights } from '../../src/note/extractive/learned/label-context.ts';
import type { PackedModel } from '../../src/note/extractive/learned/linear-model.ts';
import { sectionLabels } from '../../src/note/extractive/learned/section-labels.ts';
import { unitFeatures } from '../../src/note/extractive/learned/unit-features.ts';
import { type Unit, unitsOf, wordsOf } from '../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { alignUnits, type Rarity, rarityOf } from './alignment.ts';
import { type DenseExample, trainContext } from './context-training.ts';
import type { CorpusVisit } from './corpus.ts';
import { labelledAci } from './labelled-aci.ts';
import { type Example, pack, train } from './logistic-regression.ts';
import { type LabelledSentence, type OwnVisit, sentenceOf, unmarkedVisit } from './own-visits.ts';
import { aloneBy } from './read-alone.ts';
import { handOf } from './status-training.ts';

/** As the writer ships them. */
export interface Models {
  keep: PackedModel;
  section: PackedModel;
  links: LabelLinks;
  context: ContextWeights;
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

/** How surely a scribe used a unit, by what an alignment with the note gains from it at best. */
function shareUsed(best: number): number {
  return best > 0 ? Math.min(1, 0.4 + best) : 0;
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
      const y = shareUsed(best);
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

// What was read is worth more than what an alignment guessed. Set by cross-validation.
const readWeight = { keep: 2, section: 2.5 };

/** The same visit without marks is worth less: its units are often cut amiss. */
const unmarkedShare = 0.25;

/** How surely a sentence is used that readers found wanted, or as well left out. */
interface Wanted {
  surely: number;
  optionally: number;
}

const ownWanted: Wanted = { surely: 1, optionally: 0.5 };

/** Visits of ACI-BENCH are longer than ours, and more of what may go is in them: lower, so that notes stay short. */
const aciWanted: Wanted = { surely: 0.8, optionally: 0.1 };

function wanted({ label, optional }: LabelledSentence, { surely, optionally }: Wanted): number {
  return label === 'none' ? 0 : optional ? optionally : surely;
}

function shareOf(sentence: LabelledSentence, of: Wanted): number[] {
  const y = wanted(sentence, of);
  const target = sectionLabels.map((label) => (label === sentence.label ? y : 0));
  target[0] = 1 - y;
  return target;
}

/** What a visit teaches that was read; `marks`: features of where it comes from. */
function addExamples(
  { keep, section }: { keep: Example[]; section: Example[] },
  visit: OwnVisit,
  of: Wanted,
  share: number,
  marks: readonly string[],
): void {
  for (const units of stretchesOf(unitsOf(parseTranscript(visit.dialogue).turns))) {
    const features = unitFeatures(units);
    for (const [i, unit] of units.entries()) {
      const sentence = sentenceOf(visit, unit);
      if (sentence === null) continue;
      const y = wanted(sentence, of);
      keep.push({
        features: [...features[i]!, ...marks],
        target: [1 - y, y],
        weight: share * readWeight.keep,
      });
      if (sentence.label !== 'none')
        section.push({
          features: features[i]!,
          target: sectionLabels.map((l) => (l === sentence.label ? 1 : 0)),
          weight: share * readWeight.section,
        });
    }
  }
}

const pieceLength = 20;

/** Once as a whole and once in pieces: what stands at the beginning of a few lines need not be a greeting. */
function stretchesOf(units: readonly Unit[]): (readonly Unit[])[] {
  const stretches: (readonly Unit[])[] = [units];
  for (let i = 0; i < units.length; i += pieceLength) stretches.push(units.slice(i, i + pieceLength));
  return stretches;
}

/** Learned from ACI-BENCH, MTS-Dialog and the labelled visits of our own. */
export function trainModels(
  aci: readonly CorpusVisit[],
  mts: readonly CorpusVisit[],
  own: readonly OwnVisit[],
): Models {
  return { ...trainAlone(aci, mts, own), context: contextOf(aci, mts, own) };
}

/** Parts of the visits that are each read by models which have not learned from them. */
const parts = 4;

/** A whole visit of ACI-BENCH is worth more than one of ours: there are fewer. */
const aciShare = 2;

/** What the neighbours add, learned from visits read by models that had not seen them, nor others by the same hand. */
function contextOf(
  aci: readonly CorpusVisit[],
  mts: readonly CorpusVisit[],
  own: readonly OwnVisit[],
): ContextWeights {
  const writers = [...new Set(own.map(({ id }) => handOf(id)))];
  const partOf = ({ id }: OwnVisit): number => writers.indexOf(handOf(id)) % parts;
  const examples: DenseExample[] = [];
  for (let part = 0; part < parts; part++) {
    const models = trainAlone(
      aci.filter((_, i) => i % parts !== part),
      mts,
      own.filter((visit) => partOf(visit) !== part),
    );
    const alone = aloneBy(models);
    const read = (units: readonly Unit[]): number[][] => {
      const chances = alone(units);
      const found = new ContextInputs(units, chances, chained(units, chances, models.links));
      return units.map((_, i) => {
        const inputs: number[] = [];
        found.fill(i, inputs);
        return inputs;
      });
    };
    const held = [
      ...own
        .filter((visit) => partOf(visit) === part)
        .flatMap((visit) => [
          { visit, of: ownWanted, weight: 1 },
          { visit: unmarkedVisit(visit), of: ownWanted, weight: unmarkedContext },
        ]),
      ...labelledAci(aci.filter((_, i) => i % parts === part)).map((visit) => ({
        visit,
        of: aciWanted,
        weight: aciShare,
      })),
    ];
    for (const { visit, of, weight } of held) {
      const units = unitsOf(parseTranscript(visit.dialogue).turns);
      for (const [i, inputs] of read(units).entries()) {
        const sentence = sentenceOf(visit, units[i]!);
        if (sentence !== null) examples.push({ inputs, target: shareOf(sentence, of), weight });
      }
    }
  }
  return trainContext(examples);
}

const unmarkedContext = 0.5;

/** The least weights tell nothing, and would take up a tenth of the room. */
const leastSteps = 2;

function trainAlone(
  aci: readonly CorpusVisit[],
  mts: readonly CorpusVisit[],
  own: readonly OwnVisit[],
): Omit<Models, 'context'> {
  const rarity = corpusRarity(aci);
  const made = mtsExamples(mts, rarity);
  for (const visit of own) {
    addExamples(made, visit, ownWanted, 1, ['own']);
    addExamples(made, unmarkedVisit(visit), ownWanted, unmarkedShare, ['own']);
  }
  for (const visit of labelledAci(aci)) addExamples(made, visit, aciWanted, 1, []);
  return {
    keep: pack(
      train(made.keep, { classes: 2, buckets: 1 << 18, epochs: 5, rate: 0.015, l2: 1e-4, seed: 1 }),
      leastSteps,
    ),
    section: pack(
      train(made.section, {
        classes: sectionLabels.length,
        buckets: 1 << 17,
        epochs: 6,
        rate: 0.022,
        l2: 1e-4,
        seed: 1,
      }),
      leastSteps,
    ),
    links: linksOf(own),
  };
}

/** How hard the neighbours pull: 1 would hold what each unit says by itself for independent of them. */
const pull = 0.7;

/** How often each label follows each, over how often it is there at all. */
export function linksOf(own: readonly OwnVisit[]): LabelLinks {
  const counts = [0, 1, 2].map(() => sectionLabels.map(() => sectionLabels.map(() => 0.3)));
  const all = sectionLabels.map(() => 1);
  for (const visit of own) {
    const units = unitsOf(parseTranscript(visit.dialogue).turns);
    const labels = units.map((unit) => sectionLabels.indexOf(sentenceOf(visit, unit)?.label ?? 'none'));
    for (const [i, label] of labels.entries()) {
      all[label]! += 1;
      if (i > 0) counts[linkBetween(units[i - 1]!, units[i]!)]![labels[i - 1]!]![label]! += 1;
    }
  }
  const total = sum(all);
  return counts.map((rows) =>
    rows.map((row) => row.map((n, l) => Number(((n / sum(row) / (all[l]! / total)) ** pull).toPrecision(3)))),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

export function corpusRarity(aci: readonly CorpusVisit[]): Rarity {
  return rarityOf(
    aci
      .flatMap((v) => parseTranscript(v.dialogue).turns.map((t) => wordsOf(t.text)))
      .filter((w) => w.length > 4)
      .map((w) => w.slice(0, 400)),
  );
}
