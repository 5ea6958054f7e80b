import { hash } from './hashed-linear.ts';

const seeds = Array.from({ length: 10 }, (_, i) => hash(`boundary ${i}`));

/** A word as the boundary model knows it: lower case, no punctuation, digits as `#`. Empty for bare punctuation. */
export function boundaryWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’#]+/gu, '')
    .replace(/\d+/g, '#');
}

/** Feature hashes of the gap after words[i]; words as `boundaryWord` gives them. */
export function boundaryFeatures(words: readonly string[], i: number): number[] {
  const b = words[i - 1] ?? '^';
  const a = words[i] ?? '^';
  const n = words[i + 1] ?? '$';
  const m = words[i + 2] ?? '$';
  const o = words[i + 3] ?? '$';
  return [
    hash(a, seeds[0]),
    hash(n, seeds[1]),
    hashAfter(n, hash(a, seeds[2])),
    hashAfter(m, hash(n, seeds[3])),
    hashAfter(a, hash(b, seeds[4])),
    hashAfter(m, hashAfter(n, hash(a, seeds[5]))),
    hashAfter(o, hashAfter(m, hash(n, seeds[6]))),
    hash(b, seeds[7]),
    hash(m, seeds[8]),
    hashAfter(n, hashAfter(a, hash(b, seeds[9]))),
  ];
}

// The hash of "a b" from that of "a", without making the string.
function hashAfter(word: string, before: number): number {
  return hash(word, hash(' ', before));
}
