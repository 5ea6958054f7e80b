import type { Source } from '../../note.ts';
import type { Transcript } from '../../transcript.ts';
import { piecesOf } from '../pieces.ts';
import { wordsOf } from '../words.ts';
import type { Part, PartFinder } from './phrase-index.ts';

const mostSources = 3;

/**
 * The transcript's own words for a part of a phrase: inside the sentence's sources where they hold it, else the
 * sources whole, else its first mention by anyone.
 */
export function saidWhere(
  transcript: Transcript,
  finder: PartFinder,
  part: Part,
  sources: readonly Source[],
): Source[] {
  const exact: Source[] = [];
  for (const source of sources) {
    const words = partIn(finder, part, transcript.text.slice(source.start, source.end), source.start);
    if (words !== null) exact.push({ ...source, ...words });
  }
  if (exact.length > 0) return exact.slice(0, mostSources);
  if (sources.length > 0) return sources.slice(0, mostSources);
  for (const turn of transcript.turns) {
    const words = partIn(finder, part, turn.text, turn.start);
    if (words !== null) return [{ turn: turn.index, ...words }];
  }
  return [];
}

function partIn(
  finder: PartFinder,
  part: Part,
  text: string,
  offset: number,
): { start: number; end: number } | null {
  for (const piece of piecesOf(text, offset)) {
    const words = wordsOf(piece.text);
    const found = finder.find(words).find((one) => one.part === part);
    if (found === undefined) continue;
    return { start: piece.start + words[found.first]!.start, end: piece.start + words[found.last]!.end };
  }
  return null;
}
