import type { Transcript } from '../transcript.ts';

const beyondLatin = /[\u0100-\uffff]/;

/** The text with straight quotes for curly ones, as long as before, so that offsets hold. */
export function plainQuotes(text: string): string {
  return beyondLatin.test(text) ? straightened(text) : text;
}

/**
 * The transcript as notes are made of it, its offsets the same. One character beyond Latin-1 would make of every piece
 * of the text a string of two bytes a character, which takes half as long again to read.
 */
export function withPlainQuotes(transcript: Transcript): Transcript {
  if (!beyondLatin.test(transcript.text)) return transcript;
  const turns = transcript.turns.map((turn) => ({ ...turn, text: straightened(turn.text) }));
  return { ...transcript, text: straightened(transcript.text), turns };
}

// A piece of a string of two bytes a character is one as well; only a copy can be of one byte.
function straightened(text: string): string {
  const straight = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  return beyondLatin.test(straight) ? straight : Buffer.from(straight, 'latin1').toString('latin1');
}
