import { expect, test } from 'vitest';
import { growthPerHour } from './memory-trend.ts';

const samples = (mbAt: (second: number) => number) =>
  Array.from({ length: 25 }, (_, n) => ({ at: 900 + n * 110, mb: mbAt(900 + n * 110) }));
const sawtooth = (second: number) => (second % 35) * 0.8;

test('memory that only swings does not grow', () => {
  expect(Math.abs(growthPerHour(samples((second) => 150 + sawtooth(second))))).toBeLessThan(0.1);
});

test('a leak of three megabytes an hour is found under the swings', () => {
  const leaking = samples((second) => 150 + sawtooth(second) + (3 * second) / 3_600);
  expect(growthPerHour(leaking)).toBeCloseTo(3, 0);
});

test('one step up is not taken for a leak', () => {
  expect(growthPerHour(samples((second) => (second < 1_700 ? 150 : 155)))).toBeLessThan(1);
});
