import { expect, test } from 'vitest';
import { plainText } from '../../../src/note/evidence/plain-text.ts';

test.each([
  ['', ''],
  ['Lisinopril 20 mg – “as said” … it’s fine', 'Lisinopril 20 mg – “as said” … it’s fine'],
  ['Cafe\u0301 naïve É', 'Cafe naive E'],
  ['x² y₃ ⁵⁰⁰', 'x2 y3 500'],
  ['٣٫ ۷ ९ 𝟚 ５', '3٫ 7 9 2 5'],
  ['10½ and ¼', '10 1/2 and  1/4'],
  ['wаrfаrin Ρіll', 'warfarin Pill'],
  ['a\u200Bb\u00ADc\uFEFFd\u2060e', 'abcde'],
  ['six\u00A0weeks\u202F6', 'six weeks 6'],
  ['20 µg ㎎ ﬁne', '20 ug mg fine'],
  ['漢字 😀', '漢字 😀'],
])('%j is read as %j', (written, plain) => {
  expect(plainText(written).text).toBe(plain);
});

test('an offset in the plain text leads back to the same character of the original', () => {
  const written = 'a\u200Bb 𝟚½ ﬁ cd';
  const plain = plainText(written);
  for (const letter of ['b', 'c', 'd']) {
    expect(written[plain.placeOf(plain.text.indexOf(letter))]).toBe(letter);
  }
  expect(plain.placeOf(plain.text.length)).toBe(written.length);
});
