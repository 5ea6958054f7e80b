import { bucketOf, FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import {
  type LinearModel,
  type PackedModel,
  probabilities,
} from '../../src/note/extractive/learned/linear-model.ts';
import { addStruckFeatures, type Doubtful } from '../../src/note/extractive/learned/struck-features.ts';
import { doubtfulAmong, isStruckOut } from '../../src/note/extractive/learned/struck-out.ts';
import type { Passage } from '../../src/note/extractive/visit/visit.ts';
import type { DraftSentence } from '../../src/note/writer.ts';
import type { JudgedNote, Judgement } from './judged-notes.ts';
import { type Example, pack, train } from './logistic-regression.ts';
import type { OwnVisit } from './own-visits.ts';
import { sharedWith } from './wanted-written.ts';

/** Of judged sentences, those that are struck out, by what a reader said of them; of the nonsensical also how many there are. */
export interface StruckCount {
  nonsense: number;
  allNonsense: number;
  wrong: number;
  repeated: number;
  good: number;
}

/** A sentence of a judged note that names nothing clinical: what the model sees of it, and what a reader said. */
export interface JudgedSentence {
  doubtful: Doubtful;
  features: readonly string[];
  judgement: Judgement;
}

/** Those of a note; `passages`: its visit as models read it that have not learned from it. */
export function judgedSentences(note: JudgedNote, passages: readonly Passage[]): JudgedSentence[] {
  const judged = new Map(note.sentences.map((sentence, i) => [sentence, note.judgements[i]!]));
  return [...doubtfulAmong(note.sentences, passages)].map((doubtful) => {
    const features = new FeatureNames();
    addStruckFeatures(features, doubtful, passages);
    return {
      doubtful,
      features: features.names,
      judgement: judged.get(doubtful.sentence)!,
    };
  });
}

/** A sentence of little else than talk is struck out; one that is mostly of what was wanted is good; between, or where it may go, no one knows. */
const shares = { talk: 0.85, wanted: 0.4 };

/** A note held against where a reader said that each sentence of the visit belongs: what is of talk alone is nonsense. */
export function judgedByLabels(visit: OwnVisit, sentences: readonly DraftSentence[]): JudgedNote {
  const judgements = sentences.map(({ sources }): Judgement => {
    const length = sources.reduce((sum, { start, end }) => sum + end - start, 0);
    let [talk, wanted] = [0, 0];
    for (const stretch of visit.sentences) {
      const shared = sharedWith(sources, stretch);
      if (stretch.label === 'none') talk += shared;
      else if (!stretch.optional) wanted += shared;
    }
    if (length > 0 && talk > shares.talk * length) return 'n';
    return length > 0 && wanted > shares.wanted * length ? '+' : 'r';
  });
  return { id: visit.id, sentences, judgements };
}

const settings = { classes: 2, buckets: 1 << 16, epochs: 6, rate: 0.01, l2: 1e-3, seed: 1 };

/** Which sentences readers strike out; what only repeats another sentence teaches nothing. */
export function trainStruck(sentences: readonly JudgedSentence[]): PackedModel {
  return pack(train(examplesOf(sentences), settings));
}

export function countStruck(model: LinearModel, sentences: readonly JudgedSentence[]): StruckCount {
  const struck = sentences.filter(({ doubtful, features }) => {
    const hashes = Uint32Array.from(features, (feature) => bucketOf(feature, 2 ** 31));
    return isStruckOut(doubtful, probabilities(model, hashes)[1]!);
  });
  const count = (some: readonly JudgedSentence[], of: Judgement): number =>
    some.filter(({ judgement }) => judgement === of).length;
  return {
    nonsense: count(struck, 'n'),
    allNonsense: count(sentences, 'n'),
    wrong: count(struck, 'f'),
    repeated: count(struck, 'r'),
    good: count(struck, '+'),
  };
}

function examplesOf(sentences: readonly JudgedSentence[]): Example[] {
  return sentences
    .filter(({ judgement }) => judgement !== 'r')
    .map(({ features, judgement }) => ({
      features,
      target: judgement === '+' ? [1, 0] : [0, 1],
      weight: 1,
    }));
}
