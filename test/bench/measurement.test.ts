import { expect, test } from 'vitest';
import { measurementOf } from './measurement.ts';

const plan = { what: 'anything', unit: 'ms', promised: { atMost: 1 } } as const;

test('the spread of a few runs is from the least to the greatest, of many without the outermost tenths', () => {
  expect(measurementOf(plan, [3, 1, 2])).toMatchObject({ runs: 3, median: 2, low: 1, high: 3 });
  expect(measurementOf(plan, [7])).toMatchObject({ runs: 1, median: 7, low: 7, high: 7 });
  const hundred = Array.from({ length: 101 }, (_, value) => value);
  expect(measurementOf(plan, hundred)).toMatchObject({ runs: 101, median: 50, low: 10, high: 90 });
});
