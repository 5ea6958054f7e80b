import { bucketOf } from '../../src/note/extractive/learned/hashing.ts';
import { softmax } from '../../src/note/extractive/learned/linear-model.ts';
import { generator, type TrainedModel } from './logistic-regression.ts';

/** Several of which at least one is right. */
export interface Choice {
  options: readonly { features: readonly string[]; right: boolean }[];
}

export interface RankingOptions {
  buckets: number;
  epochs: number;
  rate: number;
  l2: number;
  seed: number;
  /** A feature of fewer options teaches nothing of others. */
  fewest: number;
}

/** AdaGrad on the chance that one of the right ones is chosen (a conditional logit); the same seed gives the same weights. */
export function trainRanking(choices: readonly Choice[], options: RankingOptions): TrainedModel {
  const { buckets, epochs, rate, l2, fewest } = options;
  const counts = new Map<string, number>();
  for (const choice of choices)
    for (const { features } of choice.options)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = choices.map((choice) =>
    choice.options.map(({ features }) =>
      Int32Array.from(
        new Set(features.filter((f) => counts.get(f)! >= fewest).map((f) => bucketOf(f, buckets))),
      ),
    ),
  );
  const weights = new Float32Array(buckets);
  const squares = new Float32Array(buckets).fill(1e-2);
  const order = choices.map((_, i) => i);
  const random = generator(options.seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const index of order) {
      const { options: of } = choices[index]!;
      const chances = softmax(rows[index]!.map((row) => row.reduce((sum, at) => sum + weights[at]!, 0)));
      const right = chances.reduce((sum, chance, k) => (of[k]!.right ? sum + chance : sum), 0);
      for (const [k, row] of rows[index]!.entries()) {
        const error = chances[k]! - (of[k]!.right ? chances[k]! / right : 0);
        if (Math.abs(error) < least) continue;
        for (const at of row) {
          const gradient = error + l2 * weights[at]!;
          squares[at]! += gradient * gradient;
          weights[at]! -= (rate * gradient) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  return { classes: 1, buckets, weights };
}

/** What is as good as right moves no weight. */
const least = 1e-4;
