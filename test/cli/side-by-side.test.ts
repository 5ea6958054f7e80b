import { expect, test } from 'vitest';
import { sideBySide } from '../../src/cli/side-by-side.ts';

test('two notes stand side by side, wrapped at words', () => {
  expect(sideBySide('PLAN\nStart metformin twice a day.', 'PLAN', 47)).toBe(
    ['PLAN                   │ PLAN', 'Start metformin twice  │', 'a day.                 │'].join('\n'),
  );
});

test('a word that is longer than its column is broken, not lost', () => {
  const long = 'x'.repeat(50);
  expect(sideBySide(long, '', 43).replace(/[^x]/g, '')).toBe(long);
});
