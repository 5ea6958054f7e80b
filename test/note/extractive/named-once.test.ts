import { describe, expect, it } from 'vitest';
import { subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { namedOnce } from '../../../src/note/extractive/visit/named-once.ts';

const [he, she, they] = [subjectFor('male'), subjectFor('female'), subjectFor('unknown')];

describe('a relative of the other sex is named once in a sentence', () => {
  it.each([
    [
      "His daughter is 10 minutes away, his daughter comes by mornings, and his daughter's brother does Sunday.",
      'His daughter is 10 minutes away, she comes by mornings, and her brother does Sunday.',
    ],
    [
      'He fell, his wife heard it, and he told his wife not to fuss.',
      'He fell, his wife heard it, and he told her not to fuss.',
    ],
    ['His mother was up, and his mother rang 999.', 'His mother was up, and she rang 999.'],
  ])('%s', (text, told) => {
    expect(namedOnce(text, he)).toBe(told);
  });

  it('of a woman, her husband is "he"', () => {
    expect(namedOnce("Her husband has that from her husband's diabetes, her husband told her.", she)).toBe(
      'Her husband has that from his diabetes, he told her.',
    );
  });

  it.each([
    ['Her daughter drives, and her daughter does the shopping.', she],
    ['His wife and his mother were there, his wife says.', he],
    ['She came, and his wife says his wife saw it.', he],
    ['His wife drives, his wife is well.', they],
  ])('where two may be meant nothing changes: %s', (text, who) => {
    expect(namedOnce(text, who)).toBe(text);
  });
});
