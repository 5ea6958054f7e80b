const seed = 0x811c9dc5;

/** FNV-1a, folded to `buckets` (a power of two): the name of a feature becomes its column. */
export function bucketOf(feature: string, buckets: number): number {
  return folded(hashOf(feature, seed)) & (buckets - 1);
}

function hashOf(text: string, from: number): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function folded(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Takes features as they are found; a name comes in pieces so that nobody has to join them. */
export interface FeatureSink {
  add(kind: string, a?: string, b?: string, c?: string): void;
}

/** Features as names, for training. */
export class FeatureNames implements FeatureSink {
  readonly names: string[] = [];

  add(kind: string, a = '', b = '', c = ''): void {
    this.names.push(kind + a + b + c);
  }
}

/** Features as folded hashes, for using a model: a column is `hash & (buckets - 1)`. Reused from unit to unit. */
export class FeatureHashes implements FeatureSink {
  #hashes = new Uint32Array(256);
  #count = 0;

  get hashes(): Uint32Array {
    return this.#hashes.subarray(0, this.#count);
  }

  clear(): void {
    this.#count = 0;
  }

  add(kind: string, a = '', b = '', c = ''): void {
    // A kind has a few letters: to hash them again is quicker than to look the hash up.
    let hash = hashOf(kind, seed);
    if (a !== '') hash = hashOf(a, hash);
    if (b !== '') hash = hashOf(b, hash);
    if (c !== '') hash = hashOf(c, hash);
    if (this.#count === this.#hashes.length) {
      const larger = new Uint32Array(2 * this.#count);
      larger.set(this.#hashes);
      this.#hashes = larger;
    }
    this.#hashes[this.#count++] = folded(hash);
  }
}
