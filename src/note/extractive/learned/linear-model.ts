/** A multinomial logistic regression over hashed features, as shipped: one signed byte a weight. */
export interface PackedModel {
  classes: number;
  /** A power of two. */
  buckets: number;
  /** A weight is its byte times this. */
  scale: number;
  /** base64 of `buckets * classes` signed bytes, bucket by bucket, runs of zeros shortened (see unpack); or the bytes. */
  weights: string | Int8Array;
}

export interface LinearModel {
  classes: number;
  buckets: number;
  /** One signed byte a weight; `values` tells what it stands for. */
  weights: Int8Array;
  /** What the byte `b` stands for is at `b & 255`. */
  values: Float32Array;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of a base64 string, without Buffer or atob so that it runs anywhere. */
export function bytesOfBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < digits.length; i++) values[digits.charCodeAt(i)] = i;
  const clean = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  const out = new Uint8Array(Math.floor((clean * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < clean; i++) {
    bits = (bits << 6) | values[text.charCodeAt(i)]!;
    held += 6;
    if (held >= 8) {
      held -= 8;
      out[at++] = (bits >> held) & 255;
    }
  }
  return out;
}

/** In base64, a zero byte is followed by how many more zeros there are (0-255). */
export function unpack(packed: PackedModel): LinearModel {
  const { classes, buckets, scale } = packed;
  const values = Float32Array.from({ length: 256 }, (_, byte) => ((byte << 24) >> 24) * scale);
  const weights =
    typeof packed.weights === 'string' ? lengthened(packed.weights, buckets * classes) : packed.weights;
  return { classes, buckets, weights, values };
}

function lengthened(text: string, length: number): Int8Array {
  const bytes = bytesOfBase64(text);
  const weights = new Int8Array(length);
  let at = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte === 0) at += 1 + bytes[++i]!;
    else weights[at++] = byte;
  }
  return weights;
}

/** Probability of each class for a set of features, given by their folded hashes (`FeatureHashes`). */
export function probabilities(model: LinearModel, features: Uint32Array): number[] {
  const scores: number[] = [];
  const { classes } = model;
  // So many at a time that their sums stay in registers.
  let c = 0;
  for (; c + 7 <= classes; c += 7) addSevenSums(model, features, c, scores);
  for (; c < classes; c++) scores.push(sumOf(model, features, c));
  return softmax(scores);
}

function addSevenSums(
  { classes, buckets, weights, values }: LinearModel,
  features: Uint32Array,
  first: number,
  out: number[],
): void {
  let [a, b, c, d, e, f, g] = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < features.length; i++) {
    const at = (features[i]! & (buckets - 1)) * classes + first;
    a += values[weights[at]! & 255]!;
    b += values[weights[at + 1]! & 255]!;
    c += values[weights[at + 2]! & 255]!;
    d += values[weights[at + 3]! & 255]!;
    e += values[weights[at + 4]! & 255]!;
    f += values[weights[at + 5]! & 255]!;
    g += values[weights[at + 6]! & 255]!;
  }
  out.push(a, b, c, d, e, f, g);
}

/** What a model of one class, which weighs things against one another, gives a thing. */
export function scoreOf(model: LinearModel, features: Uint32Array): number {
  return sumOf(model, features, 0);
}

function sumOf({ classes, buckets, weights, values }: LinearModel, features: Uint32Array, c: number): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++)
    sum += values[weights[(features[i]! & (buckets - 1)) * classes + c]! & 255]!;
  return sum;
}

/** In place. */
export function softmax<Scores extends number[] | Float64Array>(scores: Scores): Scores {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let total = 0;
  for (let c = 0; c < scores.length; c++) {
    scores[c] = Math.exp(scores[c]! - highest);
    total += scores[c]!;
  }
  for (let c = 0; c < scores.length; c++) scores[c]! /= total;
  return scores;
}
