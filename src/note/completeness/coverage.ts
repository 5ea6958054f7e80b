import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import type { NoteContent } from './note-content.ts';

const often = 100;

/** The largest share of what a passage says that one sentence of the note shares, by how telling its words are; `told`: one outside the plan. */
export function sharedMost(
  { terms }: Passage,
  index: TranscriptIndex,
  note: NoteContent,
  where: 'anywhere' | 'told' = 'anywhere',
): number {
  const weights = new Map<string, number>();
  for (const { key } of terms) weights.set(key, index.weight(key));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shared = new Map<number, number>();
  const byRarity = [...weights].toSorted(
    ([a], [b]) => note.sentencesOf(a).length - note.sentencesOf(b).length,
  );
  for (const [key, weight] of byRarity) {
    const places = note.sentencesOf(key);
    // What stands in hundreds of sentences counts only where something rarer is shared.
    for (const at of places.length > often && shared.size > 0 ? [...shared.keys()] : places) {
      const { section, keys, stems } = note.sentences[at]!;
      if (where === 'told' && section === 'plan') continue;
      if (keys.has(key) || stems.has(key)) shared.set(at, (shared.get(at) ?? 0) + weight);
    }
  }
  let most = 0;
  for (const sum of shared.values()) most = Math.max(most, sum / total);
  return most;
}
