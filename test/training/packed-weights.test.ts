import { expect, it } from 'vitest';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { generator, pack } from './logistic-regression.ts';

const step = 4 / 127;

function weightsOf(size: number, of: (i: number) => number): Float32Array {
  return Float32Array.from({ length: size }, (_, i) => of(i) * step);
}

function unpacked(weights: Float32Array, least?: number): number[] {
  return [...unpack(pack({ classes: 1, buckets: weights.length, weights }, least)).weights];
}

it.each([
  ['nothing', () => 0],
  ['one value', () => 5],
  ['the greatest and the least', (i: number) => (i % 2 === 0 ? 127 : -127)],
  ['long runs of nothing', (i: number) => (i % 300 === 0 ? (i % 7) - 3 : 0)],
  // Codes of very different lengths: each value half as often as the one before.
  ['values of which some are very rare', (i: number) => 31 - Math.clz32(i + 1)],
])('%s is the same when packed and unpacked', (_, of) => {
  const weights = weightsOf(1 << 16, of);
  expect(unpacked(weights)).toEqual([...weights].map((weight) => Math.round(weight / step) + 0));
});

it('any weights are the same when packed and unpacked, and small ones vanish where told so', () => {
  const random = generator(7);
  const weights = weightsOf(1 << 14, () => Math.round(Math.tan(3 * (random() - 0.5)) * 4));
  const steps = [...weights].map((weight) => Math.max(-127, Math.min(127, Math.round(weight / step))) + 0);
  expect(unpacked(weights)).toEqual(steps);
  expect(unpacked(weights, 2)).toEqual(steps.map((one) => (Math.abs(one) < 2 ? 0 : one)));
});

it('weights of which most are nothing take up little', () => {
  const packed = pack({
    classes: 1,
    buckets: 1 << 16,
    weights: weightsOf(1 << 16, (i) => Number(i % 64 === 0)),
  });
  expect((packed.weights as string).length).toBeLessThan(3000);
});
