import { Shifts } from '../evidence/shifts.ts';
import type { Turn } from '../transcript.ts';
import { listedMisheard } from './misheard.ts';
import { heardTerms, misspeltMedicines } from './sound/heard-terms.ts';
import { spelledIn } from './spelled-letters.ts';

/** A text with what a recogniser misheard as it was meant, and where its characters stand in the text as written. */
export interface MendedText {
  text: string;
  /** The offset in the original of an offset in `text`. */
  placeOf(offset: number): number;
}

/** Characters [start, end) of a text, and what was said there. */
interface Change {
  start: number;
  end: number;
  meant: string;
}

const mark = /[.?!,;:]/;
const opensLarge = /^\W*[A-Z]/;
/** In characters: a punctuated transcript has turns without a mark too, which are shorter and begin with a capital. */
const telling = 80;

function isBare(text: string): boolean {
  return !mark.test(text) && text.includes(' ') && (text.length > telling || !opensLarge.test(text));
}

/**
 * What was meant by words that a recogniser took for others: "chess pain" → chest pain, "create a nine" → creatinine.
 * Only where nobody set marks: who writes "a dema." types as they mean it, but for a letter of a medicine's name, and "a u
 * t i" is a UTI, marks or none.
 */
export function mended(written: string): MendedText {
  const joined = changed(written, spelledIn(written));
  const listed = then(then(joined, misspeltMedicines), listedMisheard);
  return isBare(written) ? then(listed, heardTerms) : listed;
}

/** Only with what is listed: for a piece of a text that has marks elsewhere. */
export function withListMended(written: string): MendedText {
  return changed(written, listedMisheard(written));
}

function then(before: MendedText, find: (text: string) => readonly Change[]): MendedText {
  const changes = find(before.text);
  if (changes.length === 0) return before;
  const { text, placeOf } = changed(before.text, changes);
  return { text, placeOf: (offset) => before.placeOf(placeOf(offset)) };
}

// A turn is parted by the writer, and read again by whoever checks its sentences.
const known = new WeakMap<Turn, MendedText>();

/** The same of a turn. */
export function mendedTurn(turn: Turn): MendedText {
  const before = known.get(turn);
  if (before !== undefined) return before;
  const text = mended(turn.text);
  known.set(turn, text);
  return text;
}

function changed(text: string, changes: readonly Change[]): MendedText {
  if (changes.length === 0) return { text, placeOf: (offset) => offset };
  const shifts = new Shifts();
  let out = '';
  let at = 0;
  for (const { start, end, meant } of changes) {
    out += text.slice(at, start) + meant;
    at = end;
    shifts.add(start, end - start, meant.length);
  }
  return { text: out + text.slice(at), placeOf: (offset) => shifts.placeOf(offset) };
}
