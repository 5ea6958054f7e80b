import { addTo, type Passage, type TranscriptIndex } from '../evidence/transcript-index.ts';
import type { NoteContent } from './note-content.ts';

/** The largest share of what a passage says that one sentence of the note shares, by how telling its words are. */
export function sharedMost(
  { terms }: Passage,
  index: TranscriptIndex,
  sentencesOf: ReadonlyMap<string, readonly number[]>,
): number {
  const weights = new Map<string, number>();
  for (const { key } of terms) weights.set(key, index.weight(key));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shared = new Map<number, number>();
  for (const [key, weight] of weights)
    for (const at of sentencesOf.get(key) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight);
  let most = 0;
  for (const sum of shared.values()) most = Math.max(most, sum / total);
  return most;
}

/** The note's sentences that have a word, by its key or its stem. */
export function sentencesByWord({ sentences }: NoteContent): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { keys, stems }] of sentences.entries()) {
    for (const key of keys) addTo(places, key, at);
    for (const stem of stems) addTo(places, stem, at);
  }
  return places;
}
