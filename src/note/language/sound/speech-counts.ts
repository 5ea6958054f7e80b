/** How often words stand beside each other in correct speech; roughly, by their hashes alone. */

/** 2^19 counts of four bits each, every one in three places. */
const bits = 19;
const places = [0x2c1b3c6d, 0x297a2d39, 0x1b56c4e9];

export function wordHash(word: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  return h | 0;
}

export function pairHash(before: number, after: number): number {
  const h = Math.imul(before ^ (before >>> 15), 0x85ebca6b) ^ Math.imul(after, 0xc2b2ae35);
  return (h ^ (h >>> 13)) | 0;
}

function placeOf(hash: number, k: number): number {
  return Math.imul(hash ^ (hash >>> 16), places[k]!) >>> (32 - bits);
}

/** What each of the sixteen values of a count stands for. */
const worth = Float64Array.from({ length: 16 }, (_, step) => (step === 0 ? 0 : 2 ** (step - 1)));

/** The counts of words of a kind, and of where a turn begins or ends. */
export const kindHash = { drug: wordHash('~drug'), clinical: wordHash('~clinical') };
export const edgeHash = wordHash('^');

export type Counts = (hash: number) => number;

export function countsIn(bytes: Uint8Array): Counts {
  return (hash) => {
    let least = 15;
    for (let k = 0; k < places.length; k++) {
      const place = placeOf(hash, k);
      const step = (bytes[place >> 1]! >> ((place & 1) << 2)) & 15;
      if (step < least) least = step;
      if (least === 0) return 0;
    }
    return worth[least]!;
  };
}

/** For training: the counts of many hashes as bytes. */
export function packCounts(counts: ReadonlyMap<number, number>): Uint8Array {
  const bytes = new Uint8Array(1 << (bits - 1));
  for (const [hash, count] of counts) {
    const step = Math.min(15, 1 + Math.round(Math.log2(count)));
    for (let k = 0; k < places.length; k++) {
      const place = placeOf(hash, k);
      const shift = (place & 1) << 2;
      const kept = (bytes[place >> 1]! >> shift) & 15;
      if (step > kept) bytes[place >> 1] = (bytes[place >> 1]! & ~(15 << shift)) | (step << shift);
    }
  }
  return bytes;
}

const numbers = new Set(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand'.split(
    ' ',
  ),
);

/** How a word is counted: without apostrophes, a number as any other. */
export function countedAs(word: string): string {
  if (numbers.has(word) || (word.charCodeAt(0) >= 48 && word.charCodeAt(0) <= 57 && /^\d/.test(word)))
    return '#';
  return word.includes("'") ? word.replaceAll("'", '') : word;
}
