import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import type { NoteContent } from './note-content.ts';

const often = 100;
/** The share of what a passage says that one sentence of the note must have. */
const covered = 0.4;

/** Whether one sentence of the note has what a passage says; `told`: one outside the plan. */
export function isCovered(
  passage: Passage,
  index: TranscriptIndex,
  note: NoteContent,
  where: 'anywhere' | 'told' = 'anywhere',
): boolean {
  return sharedMost(passage, index, note, where) >= covered;
}

/** The largest share of what a passage says that one sentence of the note shares, by how telling its words are. */
function sharedMost(
  { terms }: Passage,
  index: TranscriptIndex,
  note: NoteContent,
  where: 'anywhere' | 'told',
): number {
  const weights = new Map<string, number>();
  for (const { key } of terms) weights.set(key, index.weight(key));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shared = new Map<number, number>();
  const byRarity = [...weights]
    .map(([key, weight]) => ({ key, weight, places: note.sentencesOf(key) }))
    .sort((a, b) => a.places.length - b.places.length);
  for (const { key, weight, places } of byRarity) {
    // What stands in hundreds of sentences counts only where something rarer is shared.
    for (const at of places.length > often && shared.size > 0 ? [...shared.keys()] : places) {
      const { section, words } = note.sentences[at]!;
      if (where === 'told' && section === 'plan') continue;
      if (words.has(key)) shared.set(at, (shared.get(at) ?? 0) + weight);
    }
  }
  let most = 0;
  for (const sum of shared.values()) most = Math.max(most, sum / total);
  return most;
}
