import { bucketOf } from '../../src/note/extractive/learned/hashing.ts';
import { longestCode, type PackedModel, softmax } from '../../src/note/extractive/learned/linear-model.ts';

/** What to learn from: `target` is a distribution over the classes. */
export interface Example {
  features: readonly string[];
  target: readonly number[];
  weight: number;
}

export interface TrainingOptions {
  classes: number;
  buckets: number;
  epochs: number;
  rate: number;
  l2: number;
  seed: number;
}

export interface TrainedModel {
  classes: number;
  buckets: number;
  weights: Float32Array;
}

/** AdaGrad on the cross-entropy; the same seed gives the same weights. */
export function train(examples: readonly Example[], options: TrainingOptions): TrainedModel {
  const { classes, buckets, epochs, rate, l2 } = options;
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes).fill(1e-2);
  const rows = examples.map((e) =>
    Int32Array.from(new Set(e.features.map((f) => bucketOf(f, buckets))), (b) => b * classes),
  );
  const order = examples.map((_, i) => i);
  const random = generator(options.seed);
  const scores = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const index of order) {
      const example = examples[index]!;
      const columns = rows[index]!;
      scores.fill(0);
      for (const row of columns) for (let c = 0; c < classes; c++) scores[c]! += weights[row + c]!;
      softmax(scores);
      for (let c = 0; c < classes; c++) {
        const error = (scores[c]! - example.target[c]!) * example.weight;
        for (const row of columns) {
          const gradient = error + l2 * weights[row + c]!;
          squares[row + c]! += gradient * gradient;
          weights[row + c]! -= (rate * gradient) / Math.sqrt(squares[row + c]!);
        }
      }
    }
  }
  return { classes, buckets, weights };
}

/** The greatest weight. */
const clip = 4;

/** One signed byte a weight; weights of fewer than `least` steps vanish. */
export function pack(model: TrainedModel, least = 1): PackedModel {
  const scale = clip / 127;
  const bytes: number[] = [];
  let zeros = 0;
  const flush = () => {
    while (zeros > 0) {
      const run = Math.min(zeros, 256);
      bytes.push(0, run - 1);
      zeros -= run;
    }
  };
  for (const weight of model.weights) {
    const value = Math.max(-127, Math.min(127, Math.round(weight / scale)));
    if (Math.abs(value) < least) zeros++;
    else {
      flush();
      bytes.push(value & 255);
    }
  }
  flush();
  return { classes: model.classes, buckets: model.buckets, scale, weights: encoded(bytes) };
}

/** A Huffman code of bytes in base64, as `unpack` reads it. */
export function encoded(bytes: readonly number[]): string {
  const counts = new Array<number>(256).fill(0);
  for (const byte of bytes) counts[byte]!++;
  const lengths = codeLengths(counts);
  const codes = new Array<number>(256).fill(0);
  let code = 0;
  for (let length = 1; length <= longestCode; length++, code <<= 1)
    for (let byte = 0; byte < 256; byte++) if (lengths[byte] === length) codes[byte] = code++;
  const out: number[] = [];
  for (let byte = 0; byte < 256; byte += 2) out.push((lengths[byte]! << 4) | lengths[byte + 1]!);
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    bits = (bits << lengths[byte]!) | codes[byte]!;
    held += lengths[byte]!;
    while (held >= 8) {
      held -= 8;
      out.push((bits >> held) & 255);
    }
    bits &= (1 << held) - 1;
  }
  if (held > 0) out.push((bits << (8 - held)) & 255);
  return Buffer.from(out).toString('base64');
}

// The two rarest become one until one is left; rare ones are counted more often until no code is too long.
function codeLengths(counts: readonly number[]): number[] {
  for (let least = 1; ; least *= 2) {
    const lengths = new Array<number>(256).fill(0);
    const nodes = counts.flatMap((count, byte) =>
      count === 0 ? [] : [{ count: Math.max(count, least), bytes: [byte] }],
    );
    if (nodes.length === 1) lengths[nodes[0]!.bytes[0]!] = 1;
    while (nodes.length > 1) {
      nodes.sort((a, b) => b.count - a.count);
      const [a, b] = [nodes.pop()!, nodes.pop()!];
      const both = [...a.bytes, ...b.bytes];
      for (const byte of both) lengths[byte]!++;
      nodes.push({ count: a.count + b.count, bytes: both });
    }
    if (Math.max(...lengths) <= longestCode) return lengths;
  }
}

export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
