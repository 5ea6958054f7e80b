const kinds = 'pbtdkgfvTszSCjmnlrwyhiIeAaoUu';
const size = kinds.length;
const firstVowel = kinds.indexOf('i');
const dropCosts: Record<string, number> = {
  h: 0.25,
  w: 0.35,
  y: 0.3,
  r: 0.5,
  t: 0.5,
  d: 0.5,
  n: 0.6,
  l: 0.6,
  g: 0.6,
  u: 0.18,
};
const near: readonly [string, number][] = [
  ['pb td kg fv sz CS Cj Sj', 0.3],
  ['Tt Tf Ts Td Tv sS zj jz sC', 0.4],
  ['mn bv pf zS dj tC rw', 0.5],
  ['lr lw nl dr tk pt pk gj bd gd nd bm zd st', 0.7],
];
const nearVowels: readonly [string, number][] = [
  ['ie eA ea ao uo ua ue ui', 0.12],
  ['iA aA uA Uo Uu IA Ia Ii', 0.2],
  ['yi wU', 0.3],
];

/** Nothing costs less than these: a sound more or less, and a consonant of another kind for one. */
export const leastDrop = 0.18;
export const leastSwap = 0.3;

const indexOfSound = new Int8Array(128).fill(-1);
for (let i = 0; i < size; i++) indexOfSound[kinds.charCodeAt(i)] = i;
const swaps = new Float64Array(size * size);
const drops = new Float64Array(size);
for (let a = 0; a < size; a++) {
  drops[a] = dropCosts[kinds[a]!] ?? (a >= firstVowel ? 0.28 : 0.85);
  for (let b = 0; b < size; b++)
    swaps[a * size + b] = a === b ? 0 : a >= firstVowel !== b >= firstVowel ? 1.3 : a >= firstVowel ? 0.3 : 1;
}
for (const [pairs, cost] of [...near, ...nearVowels])
  for (const pair of pairs.split(' ')) {
    const [a, b] = [indexOfSound[pair.charCodeAt(0)]!, indexOfSound[pair.charCodeAt(1)]!];
    swaps[a * size + b] = cost;
    swaps[b * size + a] = cost;
  }

/** The sounds as numbers, for `soundsApart`. */
export function soundCodes(sounds: string): Uint8Array {
  const codes = new Uint8Array(sounds.length);
  for (let i = 0; i < sounds.length; i++) codes[i] = indexOfSound[sounds.charCodeAt(i)]!;
  return codes;
}

/** A consonant weighs 1, a vowel less. */
export function weightOf(codes: Uint8Array): number {
  let sum = 0;
  for (const code of codes) sum += code >= firstVowel ? 0.3 : 1;
  return sum;
}

/** What of a run of sounds is always heard: its consonants by kind, each a digit. */
const kindOf = new Uint8Array(size);
for (const [i, group] of ['pb', 'td', 'T', 'kg', 'sz', 'mn', 'l', 'r', 'fv', 'SCj'].entries())
  for (const sound of group) kindOf[indexOfSound[sound.charCodeAt(0)]!] = sound === 'T' ? 2 : i + 1;

/** The kinds of the consonants, one after the other; the same twice in a row counts once. */
export function skeletonOf(codes: Uint8Array): Uint8Array {
  const out: number[] = [];
  for (const code of codes) {
    const kind = kindOf[code]!;
    if (kind !== 0) out.push(kind);
  }
  return Uint8Array.from(out);
}

let rows = new Float64Array(64);

/** What it takes to hear `a` for `b`: 0 for the same, 1 for a consonant that is wholly another. Infinite over `most`. */
export function soundsApart(a: Uint8Array, b: Uint8Array, most: number): number {
  const n = b.length;
  if (rows.length < 2 * (n + 1)) rows = new Float64Array(4 * (n + 1));
  let from = 0;
  let to = n + 1;
  rows[0] = 0;
  for (let j = 0; j < n; j++) rows[j + 1] = rows[j]! + drops[b[j]!]!;
  for (const sound of a) {
    const drop = drops[sound]!;
    rows[to] = rows[from]! + drop;
    let least = rows[to]!;
    for (let j = 0; j < n; j++) {
      const swap = rows[from + j]! + swaps[sound * size + b[j]!]!;
      const left = rows[to + j]! + drops[b[j]!]!;
      const up = rows[from + j + 1]! + drop;
      const cost = Math.min(swap, left, up);
      rows[to + j + 1] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    [from, to] = [to, from];
  }
  return rows[from + n]!;
}
