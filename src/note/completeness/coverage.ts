import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import type { NoteContent } from './note-content.ts';

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
  for (const [key, weight] of weights)
    for (const at of note.sentencesOf(key))
      if (where === 'anywhere' || note.sentences[at]!.section !== 'plan')
        shared.set(at, (shared.get(at) ?? 0) + weight);
  let most = 0;
  for (const sum of shared.values()) most = Math.max(most, sum / total);
  return most;
}
