import { expect, it } from 'vitest';
import { trainContext } from './context-training.ts';

it('learns which input tells the class, on whatever scale it comes', () => {
  const examples = Array.from({ length: 600 }, (_, i) => {
    const tells = (i % 7) * 100 + 5000;
    const class1 = tells > 5300 ? 1 : 0;
    return { inputs: [1, tells, (i * 37) % 11], target: [1 - class1, class1], weight: 1 };
  });
  const weights = trainContext(examples);
  const score = (tells: number, c: number) => weights[0]![c]! + tells * weights[1]![c]! + 5 * weights[2]![c]!;
  expect(score(5600, 1)).toBeGreaterThan(score(5600, 0));
  expect(score(5000, 0)).toBeGreaterThan(score(5000, 1));
  expect(trainContext(examples)).toEqual(weights);
});
