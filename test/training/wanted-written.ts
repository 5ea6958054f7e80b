import type { DraftSentence } from '../../src/note/writer.ts';
import { type OwnVisit, type Span, sharedBy } from './own-visits.ts';

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
    const talk = visit.sentences.filter(({ label }) => label === 'none');
    for (const sentence of visit.sentences) {
      if (sentence.label === 'none' || sentence.optional) continue;
      const length = sentence.end - sentence.start;
      count.wanted += length;
      count.written += Math.min(length, sharedWith(spans, sentence));
    }
    for (const { sources } of notes[i]!) {
      if (sources.length === 0) continue;
      const own = sources.reduce((sum, source) => sum + source.end - source.start, 0);
      const ofTalk = talk.reduce((sum, stretch) => sum + sharedWith(sources, stretch), 0);
      count.sentences += 1;
      if (ofTalk > (1 - leastShare) * own) count.ofTalk += 1;
    }
  }
  return count;
}

/** How many characters of a stretch any of the spans have. */
export function sharedWith(spans: readonly Span[], stretch: Span): number {
  return spans.reduce((sum, span) => sum + sharedBy(span, stretch), 0);
}
