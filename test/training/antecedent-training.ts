import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { substanceOf } from '../../src/note/evidence/drug-names.ts';
import {
  type AntecedentCandidate,
  addAntecedentFeatures,
  addNoneFeatures,
  antecedentCandidates,
} from '../../src/note/extractive/learned/antecedent-features.ts';
import { FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import type { PackedModel } from '../../src/note/extractive/learned/linear-model.ts';
import { type Passage, readPassages } from '../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { pack } from './logistic-regression.ts';
import { naturalVisits } from './natural-visits.ts';
import { ownVisits } from './own-visits.ts';
import { modelsFor } from './part-models.ts';
import { type Choice, trainRanking } from './ranking.ts';
import { handOf } from './status-training.ts';

/**
 * The labels of test/training/antecedents.json: by visit, then by where a sentence begins (of the visits of status-visits
 * and our own a clinician's), what readers (language models, 2026-11-30) hold that it is about without naming it
 * ("ibuprofen", of two things "iron+prenatal"), and '' where it is clear by itself or is about nothing that has a name.
 */
export function antecedentLabels(): Map<string, Map<number, string>> {
  const path = fileURLToPath(new URL('antecedents.json', import.meta.url));
  const labels = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
  return new Map(
    Object.entries(labels).map(([id, own]) => [
      id,
      new Map(Object.entries(own).map(([start, words]) => [Number(start), words])),
    ]),
  );
}

/** A sentence with all that it may be about. */
export interface LabelledAntecedent extends Choice {
  passage: Passage;
  /** What readers hold that it is about. */
  label: string;
}

export interface AntecedentVisit {
  /** Whose it is: "natural a". */
  hand: string;
  passages: readonly Passage[];
  sentences: LabelledAntecedent[];
}

/** The natural visits and our own that have labels, as the models read them. */
export async function visitsRead(
  labels: ReadonlyMap<string, unknown>,
  wanted: (visit: { id: string }, i: number) => boolean = () => true,
): Promise<{ id: string; hand: string; passages: readonly Passage[] }[]> {
  const all = [...naturalVisits(), ...ownVisits()];
  const out: { id: string; hand: string; passages: readonly Passage[] }[] = [];
  for (const { id, dialogue } of all.filter(({ id }) => labels.has(id)).filter(wanted)) {
    const hand = handOf(id);
    const passages = await readPassages(parseTranscript(dialogue).turns, modelsFor(hand), () => undefined);
    out.push({ id, hand, passages });
  }
  return out;
}

/** The same with their labelled sentences. */
export async function antecedentVisits(
  wanted: (visit: { id: string }, i: number) => boolean = () => true,
): Promise<AntecedentVisit[]> {
  const labels = antecedentLabels();
  return (await visitsRead(labels, wanted)).map(({ id, hand, passages }) => ({
    hand,
    passages,
    sentences: labelledIn(passages, labels.get(id)!),
  }));
}

function labelledIn(passages: readonly Passage[], labels: ReadonlyMap<number, string>): LabelledAntecedent[] {
  const out: LabelledAntecedent[] = [];
  let before: { key: string; index: number } | null = null;
  for (const passage of passages) {
    const label = labels.get(passage.unit.start);
    if (label === undefined) continue;
    const candidates = antecedentCandidates(passages, passage.index);
    const options = candidates.map((one) => {
      const features = new FeatureNames();
      addAntecedentFeatures(features, passage, one, passages, before);
      return { features: [...new Set(features.names)], right: isMeant(one, label) };
    });
    const none = new FeatureNames();
    addNoneFeatures(none, passage, candidates);
    const meant = options.findIndex(({ right }) => right);
    options.push({ features: [...new Set(none.names)], right: meant < 0 });
    if (meant >= 0) before = { key: candidates[meant]!.key, index: passage.index };
    out.push({ passage, label, options });
  }
  return out;
}

/** True for one of the things that a label names, by whichever of its names. */
export function isMeant({ name, key }: Pick<AntecedentCandidate, 'name' | 'key'>, label: string): boolean {
  return plain(label)
    .split('+')
    .map((one) => one.replace(/^(?:the|your|my|an?|that|this|those) /, ''))
    .some(
      (one) =>
        one === name ||
        (name.length > 3 && one.includes(name)) ||
        (one.length > 3 && name.includes(one)) ||
        one.split(' ').some((word) => substanceOf(word) === key),
    );
}

function plain(label: string): string {
  return label.toLowerCase().replaceAll('’', "'");
}

const settings = { buckets: 1 << 17, epochs: 10, rate: 0.03, l2: 6e-3, seed: 1, fewest: 3 };

export function trainAntecedents(visits: readonly AntecedentVisit[]): PackedModel {
  return pack(
    trainRanking(
      visits.flatMap(({ sentences }) => sentences),
      settings,
    ),
  );
}
