/** A multinomial logistic regression over hashed features, as shipped: one signed byte a weight. */
export interface PackedModel {
  classes: number;
  /** A power of two. */
  buckets: number;
  /** A weight is its byte times this. */
  scale: number;
  /** `buckets * classes` signed bytes, bucket by bucket: as a Huffman code in base64 (see unpack), or the bytes. */
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

/**
 * What base64 holds: of each byte (0-255) the length of its code in bits, four bits a length, 0 of one that is not there,
 * then the codes, the first bit highest, shorter codes first and of one length by their bytes. A zero byte is followed by
 * how many more zeros there are (0-255).
 */
export function unpack(packed: PackedModel): LinearModel {
  const { classes, buckets, scale } = packed;
  const values = Float32Array.from({ length: 256 }, (_, byte) => ((byte << 24) >> 24) * scale);
  const weights =
    typeof packed.weights === 'string' ? decoded(packed.weights, buckets * classes) : packed.weights;
  return { classes, buckets, weights, values };
}

/** The longest code, in bits. */
export const longestCode = 15;
const lengthsSize = 128;

function decoded(text: string, length: number): Int8Array {
  const packed = bytesOfBase64(text);
  const table = codesOf(
    Uint8Array.from({ length: 256 }, (_, i) => (packed[i >> 1]! >> (i & 1 ? 0 : 4)) & 15),
  );
  const weights = new Int8Array(length);
  let bits = 0;
  let held = 0;
  let from = lengthsSize;
  let isRun = false;
  for (let at = 0; at < length; ) {
    while (held < longestCode) {
      bits = ((bits << 8) | (from < packed.length ? packed[from]! : 0)) & 0xffffff;
      from++;
      held += 8;
    }
    const found = table[(bits >> (held - longestCode)) & mask]!;
    held -= found >> 8;
    const byte = found & 255;
    if (isRun) {
      at += byte;
      isRun = false;
    } else {
      isRun = byte === 0;
      weights[at++] = byte;
    }
  }
  return weights;
}
const mask = (1 << longestCode) - 1;

/** By the next bits: the byte that they begin with, and over it the length of its code. */
function codesOf(lengths: Uint8Array): Uint16Array {
  const table = new Uint16Array(1 << longestCode);
  let at = 0;
  for (let length = 1; length <= longestCode; length++)
    for (const [byte, own] of lengths.entries())
      if (own === length) {
        const to = at + (1 << (longestCode - length));
        table.fill((length << 8) | byte, at, to);
        at = to;
      }
  return table;
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
