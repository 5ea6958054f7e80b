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

function featureHash(kind: string, a: string, b: string, c: string): number {
  // A kind has a few letters: to hash them again is quicker than to look the hash up.
  let hash = hashOf(kind, seed);
  if (a !== '') hash = hashOf(a, hash);
  if (b !== '') hash = hashOf(b, hash);
  if (c !== '') hash = hashOf(c, hash);
  return folded(hash);
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
    this.push(featureHash(kind, a, b, c));
  }

  push(hash: number): void {
    if (this.#count === this.#hashes.length) {
      const larger = new Uint32Array(2 * this.#count);
      larger.set(this.#hashes);
      this.#hashes = larger;
    }
    this.#hashes[this.#count++] = hash;
  }
}

/** The same, each hash once, for models that count a feature once however often it is there. */
export class UniqueHashes implements FeatureSink {
  readonly #found = new FeatureHashes();
  /** Open addressing: which hash stands at a place, and in which round it was put there. */
  readonly #table = new Uint32Array(tableSize);
  readonly #rounds = new Uint32Array(tableSize);
  #round = 1;
  #size = 0;

  get hashes(): Uint32Array {
    return this.#found.hashes;
  }

  clear(): void {
    this.#found.clear();
    this.#round++;
    this.#size = 0;
  }

  add(kind: string, a = '', b = '', c = ''): void {
    const hash = featureHash(kind, a, b, c);
    let at = hash & (tableSize - 1);
    while (this.#rounds[at] === this.#round) {
      if (this.#table[at] === hash) return;
      at = (at + 1) & (tableSize - 1);
    }
    // A table that is nearly full lets doubles through.
    if (this.#size < tableSize - 1) {
      this.#rounds[at] = this.#round;
      this.#table[at] = hash;
      this.#size++;
    }
    this.#found.push(hash);
  }
}

const tableSize = 1 << 14;
