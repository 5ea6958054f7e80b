/** Linear models over hashed text features: weights are one signed byte each, in base64. */

export interface HashedModel {
  /** Base64 of 2^bits signed bytes. */
  weights: string;
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
  const weights = Int8Array.from(Buffer.from(model.weights, 'base64'));
  return (features) => {
    let sum = 0;
    for (const feature of features) sum += weights[slot(feature, model.bits)]!;
    return sum * model.scale;
  };
}
