/** Linear models over hashed text features: weights are one signed byte each. */

export interface HashedModel {
  /** 2^bits signed bytes, or base64 of them. */
  weights: string | Int8Array;
  bits: number;
  /** What a byte is worth. */
  scale: number;
  bias: number;
}

/** FNV-1a over UTF-16 units, continued from `seed`; a signed number of 32 bits, which is kept without being boxed. */
export function hash(text: string, seed = 0x811c9dc5): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}

/** Spreads a hash over 2^bits slots. */
export function slot(h: number, bits: number): number {
  return (Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> (32 - bits)) >>> 0;
}

/** Decodes a model once; the returned function adds up the weights of feature hashes, without the bias. */
export function hashedScorer(model: HashedModel): (features: readonly number[]) => number {
  const weights = bytesOf(model);
  return (features) => {
    let sum = 0;
    for (const feature of features) sum += weights[slot(feature, model.bits)]!;
    return sum * model.scale;
  };
}

/** A model's weights, decoded. */
export function bytesOf({ weights }: HashedModel): Int8Array {
  return typeof weights === 'string' ? Int8Array.from(Buffer.from(weights, 'base64')) : weights;
}
