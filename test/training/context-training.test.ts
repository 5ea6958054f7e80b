import { expect, it } from 'vitest';
import { sectionLabels } from '../../src/note/extractive/learned/section-labels.ts';
import { type DenseExample, trainContext } from './context-training.ts';

/** The label that the network holds likeliest. */
function likeliest(
  { plain, hidden, out }: ReturnType<typeof trainContext>,
  inputs: readonly number[],
): number {
  const units = hidden[0]!.map((_, h) =>
    Math.max(
      0,
      inputs.reduce((sum, x, k) => sum + x * hidden[k]![h]!, 0),
    ),
  );
  const scores = plain[0]!.map(
    (_, c) =>
      inputs.reduce((sum, x, k) => sum + x * plain[k]![c]!, 0) +
      units.reduce((sum, u, h) => sum + u * out[h]![c]!, 0),
  );
  return scores.indexOf(Math.max(...scores));
}

const target = (label: number) => sectionLabels.map((_, l) => Number(l === label));

it('learns which input tells the label, on whatever scale it comes, and learns the same again', () => {
  const examples = Array.from({ length: 1400 }, (_, i): DenseExample => {
    const tells = (i % 7) * 100 + 5000;
    return { inputs: [1, tells, (i * 37) % 11], target: target(tells > 5300 ? 1 : 0), weight: 1 };
  });
  const weights = trainContext(examples);
  expect(likeliest(weights, [1, 5600, 5])).toBe(1);
  expect(likeliest(weights, [1, 5000, 5])).toBe(0);
  expect(trainContext(examples)).toEqual(weights);
});

it('learns what two inputs tell only together', () => {
  const examples = Array.from({ length: 8000 }, (_, i): DenseExample => {
    const [a, b] = [i & 1, (i >> 1) & 1];
    return { inputs: [1, a, b], target: target(a === b ? 2 : 3), weight: 1 };
  });
  const weights = trainContext(examples);
  for (const [a, b] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const)
    expect(likeliest(weights, [1, a, b])).toBe(a === b ? 2 : 3);
});
