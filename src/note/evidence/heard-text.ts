import { withMisheardMended } from '../language/misheard.ts';
import { type PlainText, plainText } from './plain-text.ts';
import { Shifts } from './shifts.ts';

/** What was said as the checks read it: in plain letters, and with the words that a recogniser took for others. */
export function heardText(spoken: string): PlainText {
  const plain = plainText(spoken);
  const shifts = new Shifts();
  const text = withMisheardMended(plain.text, (at, written, meant) => shifts.add(at, written, meant));
  return text === plain.text ? plain : { text, placeOf: (offset) => plain.placeOf(shifts.placeOf(offset)) };
}
