import { expect, test } from 'vitest';
import { rouge } from '../../../src/note/evaluate/rouge.ts';

test('a note equal to its reference scores 1, one that shares no word scores 0', () => {
  expect(rouge('Denies fever.', 'denies FEVER', 1)).toBe(1);
  expect(rouge('Denies fever.', 'denies FEVER', 2)).toBe(1);
  expect(rouge('Denies fever.', 'reports cough', 1)).toBe(0);
});

test('a word counts as often as both texts have it', () => {
  // 3 + 4 unigrams, 2 shared: "pain" twice in both would need a second one in the reference.
  expect(rouge('pain pain knee', 'left knee pain today', 1)).toBeCloseTo((2 * 2) / (3 + 4), 10);
  // 2 + 3 bigrams, none shared in order.
  expect(rouge('pain pain knee', 'left knee pain today', 2)).toBe(0);
  expect(rouge('left knee aches', 'left knee pain today', 2)).toBeCloseTo(2 / 5, 10);
});

test('an empty note scores 0', () => {
  expect(rouge('', 'left knee pain', 1)).toBe(0);
  expect(rouge('', '', 2)).toBe(0);
});
