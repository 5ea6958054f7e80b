import type { Source } from '../note.ts';
import type { TranscriptIndex } from './transcript-index.ts';

/** A term said in more passages than this tells nothing about where a sentence comes from. */
const tooCommon = 300;
const mostSources = 3;
/** A further passage must bear out at least this share of what the sentence says. */
const leastShare = 0.15;

/**
 * Where in the transcript a sentence comes from, in the order of speech: the passages that together share the most
 * telling words with it. Empty where nothing telling is shared.
 */
export function findSources(text: string, index: TranscriptIndex): Source[] {
  const weights = new Map<string, number>();
  for (const { key } of index.termsOf(text)) weights.set(key, index.weight(key));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const open = new Set(weights.keys());
  const chosen: number[] = [];
  while (chosen.length < mostSources) {
    const best = bestPassage(open, weights, index);
    if (best === null || best.score < leastShare * total) break;
    chosen.push(best.passage);
    for (const { key } of index.passages[best.passage]!.terms) open.delete(key);
  }
  return chosen.sort((a, b) => a - b).map((passage) => index.passages[passage]!.source);
}

function bestPassage(
  open: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
  { postings }: TranscriptIndex,
): { passage: number; score: number } | null {
  const scores = new Map<number, number>();
  for (const key of open) {
    const list = postings.get(key) ?? [];
    if (list.length > tooCommon) continue;
    for (const passage of list) scores.set(passage, (scores.get(passage) ?? 0) + weights.get(key)!);
  }
  let best: { passage: number; score: number } | null = null;
  for (const [passage, score] of scores) {
    // Of two equals the later wins: what is decided or corrected comes after what is first said.
    if (best === null || score > best.score || (score === best.score && passage > best.passage)) {
      best = { passage, score };
    }
  }
  return best;
}
