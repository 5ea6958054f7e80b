import {
  type AntecedentCandidate,
  addAntecedentFeatures,
  addNoneFeatures,
  antecedentCandidates,
} from '../learned/antecedent-features.ts';
import { UniqueHashes } from '../learned/hashing.ts';
import { type LinearModel, scoreOf, softmax } from '../learned/linear-model.ts';
import type { Passage } from '../visit/visit.ts';
import type { ThingNamed } from './things-named.ts';

/** What a sentence is about that does not name it. */
export interface Antecedent {
  thing: ThingNamed;
  chance: number;
}

/** So likely is what goes on to the next sentence that points back. */
const carriesFrom = 0.4;

const found = new UniqueHashes();

/** What each of some passages is most likely about, of all that was named before it; nothing of one before which nothing was. */
export function antecedentsOf(
  wanted: readonly Passage[],
  passages: readonly Passage[],
  model: LinearModel,
): Map<Passage, Antecedent> {
  const out = new Map<Passage, Antecedent>();
  let before: { key: string; index: number } | null = null;
  for (const passage of wanted.toSorted((a, b) => a.index - b.index)) {
    const candidates = antecedentCandidates(passages, passage.index);
    if (candidates.length === 0) continue;
    const scores = candidates.map((one) => {
      found.clear();
      addAntecedentFeatures(found, passage, one, passages, before);
      return scoreOf(model, found.hashes);
    });
    found.clear();
    addNoneFeatures(found, passage, candidates);
    scores.push(scoreOf(model, found.hashes));
    const chances = softmax(scores).slice(0, -1);
    const chance = Math.max(...chances);
    const best: AntecedentCandidate = candidates[chances.indexOf(chance)]!;
    out.set(passage, { thing: best.last, chance });
    if (chance > carriesFrom) before = { key: best.key, index: passage.index };
  }
  return out;
}
