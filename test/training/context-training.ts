import { type ContextWeights, hiddenUnits } from '../../src/note/extractive/learned/label-context.ts';
import { softmax } from '../../src/note/extractive/learned/linear-model.ts';
import { generator } from './logistic-regression.ts';

/** What to learn from: `target` is a distribution over the classes. */
export interface DenseExample {
  inputs: readonly number[];
  target: readonly number[];
  weight: number;
}

const options = { epochs: 12, batch: 128, rate: 1e-3, last: 3e-4, l2: 3e-3, hiddenL2: 1e-3, seed: 1 };

/** Weights that Adam changes. */
interface Table {
  weights: Float32Array;
  gradient: Float32Array;
  first: Float32Array;
  second: Float32Array;
  l2: number;
  /** Those before are not held small: what the constant input adds. */
  from: number;
}

function tableOf(weights: Float32Array, l2: number, from: number): Table {
  const empty = (): Float32Array => new Float32Array(weights.length);
  return { weights, gradient: empty(), first: empty(), second: empty(), l2, from };
}

/**
 * A network with one hidden layer over plain numbers, the first of which is 1, taught by Adam; the same examples give the
 * same weights.
 */
export function trainContext(examples: readonly DenseExample[]): ContextWeights {
  const width = examples[0]!.inputs.length;
  const classes = examples[0]!.target.length;
  const { means, spreads } = scalesOf(examples, width);
  const rows = examples.map(({ inputs }) =>
    Float32Array.from(inputs, (x, k) => (k === 0 ? 1 : (x - means[k]!) / spreads[k]!)),
  );
  const random = generator(options.seed);
  const small = (size: number, spread: number): Float32Array =>
    Float32Array.from({ length: size }, () => spread * normal(random));
  const plain = tableOf(new Float32Array(width * classes), options.l2, classes);
  const hidden = tableOf(small(width * hiddenUnits, 1 / Math.sqrt(width)), options.hiddenL2, hiddenUnits);
  const out = tableOf(small(hiddenUnits * classes, 0.05), options.hiddenL2, 0);
  const tables = [plain, hidden, out];
  const order = examples.map((_, i) => i);
  const scores = new Float64Array(classes);
  const units = new Float32Array(hiddenUnits);
  const back = new Float32Array(hiddenUnits);
  let step = 0;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = epoch < 0.6 * options.epochs ? options.rate : options.last;
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let from = 0; from < order.length; from += options.batch) {
      const batch = order.slice(from, from + options.batch);
      for (const { gradient } of tables) gradient.fill(0);
      for (const index of batch) {
        const row = rows[index]!;
        const { target, weight } = examples[index]!;
        units.fill(0);
        addProducts(row, hidden.weights, units);
        for (let h = 0; h < hiddenUnits; h++) if (units[h]! < 0) units[h] = 0;
        scores.fill(0);
        addProducts(row, plain.weights, scores);
        addProducts(units, out.weights, scores);
        softmax(scores);
        for (let c = 0; c < classes; c++) scores[c] = ((scores[c]! - target[c]!) * weight) / batch.length;
        addGradient(row, scores, plain.gradient);
        addGradient(units, scores, out.gradient);
        for (let h = 0; h < hiddenUnits; h++) {
          let sum = 0;
          if (units[h]! > 0)
            for (let c = 0; c < classes; c++) sum += scores[c]! * out.weights[h * classes + c]!;
          back[h] = sum;
        }
        addGradient(row, back, hidden.gradient);
      }
      step++;
      for (const table of tables) adam(table, rate, step);
    }
  }
  return {
    plain: asSeen(plain.weights, means, spreads, classes),
    hidden: asSeen(hidden.weights, means, spreads, hiddenUnits),
    out: rowsOf(out.weights, classes),
  };
}

function addProducts(inputs: Float32Array, weights: Float32Array, out: Float32Array | Float64Array): void {
  for (let k = 0, at = 0; k < inputs.length; k++) {
    const x = inputs[k]!;
    if (x === 0) at += out.length;
    else for (let c = 0; c < out.length; c++, at++) out[c]! += x * weights[at]!;
  }
}

function addGradient(
  inputs: Float32Array,
  errors: Float32Array | Float64Array,
  gradient: Float32Array,
): void {
  for (let k = 0, at = 0; k < inputs.length; k++) {
    const x = inputs[k]!;
    if (x === 0) at += errors.length;
    else for (let c = 0; c < errors.length; c++, at++) gradient[at]! += x * errors[c]!;
  }
}

function adam({ weights, gradient, first, second, l2, from }: Table, rate: number, step: number): void {
  const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  for (let k = 0; k < weights.length; k++) {
    const g = gradient[k]! + (k < from ? 0 : l2 * weights[k]!);
    first[k] = 0.9 * first[k]! + 0.1 * g;
    second[k] = 0.999 * second[k]! + 0.001 * g * g;
    weights[k]! -= (rate * first[k]!) / early / (Math.sqrt(second[k]! / late) + 1e-8);
  }
}

/** By Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
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

/** The weights for inputs as they come. */
function asSeen(
  weights: Float32Array,
  means: Float64Array,
  spreads: Float64Array,
  width: number,
): number[][] {
  const rows = Array.from(means, (_, k) =>
    Array.from({ length: width }, (_, c) => weights[k * width + c]! / (k === 0 ? 1 : spreads[k]!)),
  );
  for (let k = 1; k < rows.length; k++)
    for (let c = 0; c < width; c++) rows[0]![c]! -= rows[k]![c]! * means[k]!;
  return rows.map(inFourDigits);
}

function rowsOf(weights: Float32Array, width: number): number[][] {
  const rows: number[][] = [];
  for (let from = 0; from < weights.length; from += width)
    rows.push(inFourDigits(Array.from(weights.subarray(from, from + width))));
  return rows;
}

function inFourDigits(row: readonly number[]): number[] {
  return row.map((w) => Number(w.toPrecision(4)));
}
