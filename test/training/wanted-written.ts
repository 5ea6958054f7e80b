import type { DraftSentence } from '../../src/note/writer.ts';
import type { OwnVisit } from './own-visits.ts';

/** Of what readers found wanted in visits, how much notes of them hold, and how many sentences they are made of. */
export interface WantedCount {
  /** In characters of the transcripts. */
  wanted: number;
  written: number;
  sentences: number;
  /** Those that come of nothing but talk: small talk, words about the talk, the agreement at the end. */
  ofTalk: number;
}

/** A sentence made of talk may touch a word of what is wanted. */
const leastShare = 0.15;

/** `notes` in the order of `visits`. */
export function scoreWanted(
  visits: readonly OwnVisit[],
  notes: readonly (readonly DraftSentence[])[],
): WantedCount {
  const count: WantedCount = { wanted: 0, written: 0, sentences: 0, ofTalk: 0 };
  for (const [i, visit] of visits.entries()) {
    const spans = notes[i]!.flatMap(({ sources }) => sources);
    for (const { start, end, label, optional } of visit.sentences) {
      if (label === 'none' || optional) continue;
      count.wanted += end - start;
      count.written += Math.min(end - start, sharedWith(spans, { start, end }));
    }
    for (const { sources } of notes[i]!) {
      if (sources.length === 0) continue;
      const talk = visit.sentences.filter(({ label }) => label === 'none');
      const own = sources.reduce((sum, source) => sum + source.end - source.start, 0);
      const ofTalk = talk.reduce((sum, stretch) => sum + sharedWith(sources, stretch), 0);
      count.sentences += 1;
      if (ofTalk > (1 - leastShare) * own) count.ofTalk += 1;
    }
  }
  return count;
}

interface Span {
  start: number;
  end: number;
}

function sharedWith(spans: readonly Span[], { start, end }: Span): number {
  let shared = 0;
  for (const span of spans) shared += Math.max(0, Math.min(span.end, end) - Math.max(span.start, start));
  return shared;
}
