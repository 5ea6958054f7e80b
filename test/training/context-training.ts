import type { ContextWeights } from '../../src/note/extractive/label-context.ts';
import { softmax } from '../../src/note/extractive/linear-model.ts';
import { generator } from './logistic-regression.ts';

/** What to learn from: `target` is a distribution over the classes. */
export interface DenseExample {
  inputs: readonly number[];
  target: readonly number[];
  weight: number;
}

const options = { epochs: 20, batch: 128, rate: 1e-3, l2: 3e-3, seed: 1 };

/** Multinomial logistic regression over plain numbers, by Adam; the same examples give the same weights. */
export function trainContext(examples: readonly DenseExample[]): ContextWeights {
  const width = examples[0]!.inputs.length;
  const classes = examples[0]!.target.length;
  const { means, spreads } = scalesOf(examples, width);
  const rows = examples.map(({ inputs }) =>
    Float64Array.from(inputs, (x, k) => (k === 0 ? 1 : (x - means[k]!) / spreads[k]!)),
  );
  const size = width * classes;
  const weights = new Float64Array(size);
  const gradient = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const random = generator(options.seed);
  const order = examples.map((_, i) => i);
  const scores = new Float64Array(classes);
  let step = 0;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let from = 0; from < order.length; from += options.batch) {
      const batch = order.slice(from, from + options.batch);
      gradient.fill(0);
      for (const index of batch) {
        const row = rows[index]!;
        const { target, weight } = examples[index]!;
        scores.fill(0);
        for (let k = 0; k < width; k++) {
          const x = row[k]!;
          for (let c = 0; c < classes; c++) scores[c]! += x * weights[k * classes + c]!;
        }
        softmax(scores);
        for (let c = 0; c < classes; c++) scores[c] = ((scores[c]! - target[c]!) * weight) / batch.length;
        for (let k = 0; k < width; k++) {
          const x = row[k]!;
          for (let c = 0; c < classes; c++) gradient[k * classes + c]! += x * scores[c]!;
        }
      }
      step++;
      const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      for (let k = 0; k < size; k++) {
        const g = gradient[k]! + (k < classes ? 0 : options.l2 * weights[k]!);
        first[k] = 0.9 * first[k]! + 0.1 * g;
        second[k] = 0.999 * second[k]! + 0.001 * g * g;
        weights[k]! -= (options.rate * first[k]!) / early / (Math.sqrt(second[k]! / late) + 1e-8);
      }
    }
  }
  return asSeen(weights, means, spreads, classes);
}

function scalesOf(
  examples: readonly DenseExample[],
  width: number,
): { means: Float64Array; spreads: Float64Array } {
  const means = new Float64Array(width);
  const spreads = new Float64Array(width);
  for (const { inputs } of examples)
    for (let k = 0; k < width; k++) means[k]! += inputs[k]! / examples.length;
  for (const { inputs } of examples)
    for (let k = 0; k < width; k++) spreads[k]! += (inputs[k]! - means[k]!) ** 2 / examples.length;
  return { means, spreads: spreads.map((v) => Math.sqrt(v) + 1e-9) };
}

/** The weights for inputs as they come, in four digits. */
function asSeen(
  weights: Float64Array,
  means: Float64Array,
  spreads: Float64Array,
  classes: number,
): number[][] {
  const rows = Array.from(means, (_, k) =>
    Array.from({ length: classes }, (_, c) => weights[k * classes + c]! / (k === 0 ? 1 : spreads[k]!)),
  );
  for (let k = 1; k < rows.length; k++)
    for (let c = 0; c < classes; c++) rows[0]![c]! -= rows[k]![c]! * means[k]!;
  return rows.map((row) => row.map((w) => Number(w.toPrecision(4))));
}
