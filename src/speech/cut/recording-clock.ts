import type { Piece } from './cut-at-silences.ts';

const sampleRate = 16_000;
// The padding and the hangover of the speech before: nothing is said this close to a part's end.
const quietTail = 0.3;

/**
 * When something is said on the recording's clock, from when it is said in a piece whose parts are played one after
 * another; all in seconds. What begins in a part ends there, and what seems to begin in a part's silent end is said
 * in the next: Whisper's times are a little early, and between two parts the other person may have spoken for long.
 */
export function onRecordingClock(
  piece: Pick<Piece, 'parts'>,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  let played = 0;
  let part = piece.parts[0]!;
  for (const [index, candidate] of piece.parts.entries()) {
    part = candidate;
    const length = (part.endSample - part.startSample) / sampleRate;
    const last = index === piece.parts.length - 1;
    if (last || start < played + length - Math.min(quietTail, length / 2)) break;
    played += length;
  }
  const from = part.startSample / sampleRate;
  const to = part.endSample / sampleRate;
  const place = (seconds: number): number => Math.min(to, Math.max(from, from + seconds - played));
  return { start: place(start), end: Math.max(place(start), place(end)) };
}
