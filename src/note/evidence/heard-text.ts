import { mended, mendedTurn } from '../language/mended.ts';
import type { Turn } from '../transcript.ts';
import { type PlainText, plainText } from './plain-text.ts';

/** What was said as the checks read it: in plain letters, and with the words that a recogniser took for others. */
export function heardText(turn: Turn): PlainText {
  const plain = plainText(turn.text);
  if (plain.text === turn.text) return mendedTurn(turn);
  const heard = mended(plain.text);
  return { text: heard.text, placeOf: (offset) => plain.placeOf(heard.placeOf(offset)) };
}
