import { NotegenError } from '../errors.ts';
import type { Turn } from '../note/transcript.ts';

/** More parts than this, and the note would be a patchwork. */
const mostParts = 12;

/**
 * Cuts a visit into as few parts as fit, along turns, in order, every turn in exactly one part.
 * `fits` says whether these turns can be written at once. Throws `transcript_too_long_for_model`.
 */
export function splitIntoParts(
  turns: readonly Turn[],
  fits: (turns: readonly Turn[], of: number) => boolean,
): Turn[][] {
  if (fits(turns, 1)) return [[...turns]];
  for (let of = 2; of <= mostParts; of += 1) {
    const parts = evenParts(turns, of);
    if (parts.length === of && parts.every((part) => fits(part, of))) return parts;
  }
  throw new NotegenError('transcript_too_long_for_model');
}

/** `of` parts of about the same number of characters; fewer where there are too few turns. */
function evenParts(turns: readonly Turn[], of: number): Turn[][] {
  const total = turns.reduce((sum, { text }) => sum + text.length, 0);
  const parts: Turn[][] = Array.from({ length: of }, () => []);
  let before = 0;
  for (const turn of turns) {
    const part = Math.min(of - 1, Math.floor(((before + turn.text.length / 2) / total) * of));
    before += turn.text.length;
    parts[part]?.push(turn);
  }
  return parts.filter((part) => part.length > 0);
}
