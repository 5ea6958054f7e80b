import { expect, test } from 'vitest';
import { readingGrade, syllableCount } from '../../../src/note/patient-summary/reading-grade.ts';

test.each([
  ['blood', 1],
  ['breathe', 1],
  ['tired', 1],
  ['pressure', 2],
  ['tablet', 2],
  ['needed', 2],
  ['changes', 2],
  ['doing', 2],
  ['little', 2],
  ['medicine', 3],
  ['infection', 3],
  ['milligrams', 3],
  ['area', 3],
  ['diabetes', 4],
  ['potassium', 4],
  ['emergency', 4],
  ['amoxicillin', 5],
])('"%s" has %i syllables', (word, syllables) => {
  expect(syllableCount(word)).toBe(syllables);
});

test('the grade is Flesch-Kincaid: sentence length and syllables a word', () => {
  // 6 words, 6 syllables, 1 sentence.
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 6);
  // 9 words, 12 syllables, 2 sentences; the decimal point ends none.
  expect(readingGrade('Your A1c is 7.2 now. Take medicine every day.')).toBeCloseTo(
    0.39 * (9 / 2) + 11.8 * (12 / 9) - 15.59,
    6,
  );
});

test('a heading or a list item is a sentence of its own', () => {
  expect(readingGrade('What to do\n- Take it.')).toBe(readingGrade('What to do. Take it.'));
});

test('no words have no grade', () => {
  expect(readingGrade('')).toBe(0);
});
