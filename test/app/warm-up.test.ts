import { expect, test } from 'vitest';
import { warmUp } from '../../src/app/warm-up.ts';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';

test('warming up writes a whole note where nobody wants anything, and stops as soon as somebody does', async () => {
  const stepsUntil = async (last: number): Promise<number> => {
    let steps = 0;
    await warmUp(createExtractiveWriter(), () => {
      steps += 1;
      return steps < last;
    });
    return steps;
  };
  expect(await stepsUntil(3)).toBe(3);
  expect(await stepsUntil(Number.POSITIVE_INFINITY)).toBeGreaterThan(10);
});
