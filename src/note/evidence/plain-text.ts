import { Shifts } from './shifts.ts';

/** A text as the checks read it, and where its characters stand in the text it was made from. */
export interface PlainText {
  text: string;
  /** The offset in the original of an offset in `text`. */
  placeOf(offset: number): number;
}

const outside = /[^\n\r\t\x20-\x7e‘’“”…–—]/;
const outsideAll = new RegExp(outside, 'gu');

/**
 * A text in plain letters and figures, so that nothing is hidden from the checks by how it is written: digits of every
 * script, raised, lowered and full-width ones become 0-9; accents go; letters of other scripts that look like Latin
 * ones become those; what can't be seen (zero-width marks, soft hyphens, controls) goes. Other letters and signs stay.
 */
export function plainText(text: string): PlainText {
  if (!outside.test(text)) return { text, placeOf: (offset) => offset };
  const shifts = new Shifts();
  const plain = text.replace(outsideAll, (character, at: number) => {
    const written = folded(character);
    shifts.add(at, character.length, written.length);
    return written;
  });
  return { text: plain, placeOf: (offset) => shifts.placeOf(offset) };
}

const unseen = /[\p{Cf}\p{Cc}\p{M}\u115F\u1160\u3164\uFFA0\uFFFD]/u;

function folded(character: string): string {
  if (character !== '\uFEFF' && /[\s\x85\u2800]/u.test(character)) return ' ';
  if (unseen.test(character)) return '';
  if (/\p{Nd}/u.test(character)) return digitOf(character);
  const parts = character.normalize('NFKD').replace(/\p{M}/gu, '');
  // ½ is a number of its own, also right after another one.
  if (parts.includes('\u2044')) return ` ${parts.replace('\u2044', '/')}`;
  return [...parts].map((part) => lookAlikes.get(part) ?? part).join('');
}

/** Decimal digits stand in tens in Unicode, each ten from its zero. */
function digitOf(character: string): string {
  const wide = character.normalize('NFKC');
  if (/^\d$/.test(wide)) return wide;
  const code = character.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const lookAlikes = new Map<string, string>([
  ...pairs('АаВЕеНһІіЈјКкМмОоРрСсЅѕТтУуХхԁԛԝг', 'AaBEeHhIiJjKkMmOoPpCcSsTtYyXxdqwr'),
  ...pairs('ΑαΒΕεΖΗΙιΚκΜμΝνΟοΡρΤτΥυΧχγ', 'AaBEeZHIiKkMuNvOoPpTtYuXxy'),
  ...pairs('ıłŁøØđĐðɑɡօսℓ', 'ilLoOdDdagoul'),
]);

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((letter, index) => [letter, to[index]!]);
}
