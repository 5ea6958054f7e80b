import { withMisheardMended } from '../language/misheard.ts';
import { type PlainText, plainText } from './plain-text.ts';

/** What was said as the checks read it: in plain letters, and with the words that a recogniser took for others. */
export function heardText(spoken: string): PlainText {
  const plain = plainText(spoken);
  /** After this offset of the mended text, the plain one is `by` further on. */
  const shifts: { after: number; by: number }[] = [];
  let by = 0;
  const text = withMisheardMended(plain.text, (at, written, meant) => {
    const after = at - by + meant;
    by += written - meant;
    shifts.push({ after, by });
  });
  if (shifts.length === 0) return plain;
  return {
    text,
    placeOf: (offset) => plain.placeOf(offset + (shifts.findLast(({ after }) => after <= offset)?.by ?? 0)),
  };
}
