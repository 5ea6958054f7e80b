import { oftenSaidMedicines } from '../../evidence/drug-names.ts';
import { once } from '../../once.ts';
import { abbreviations, clinicalWords, measured } from './clinical-words.ts';
import { pronounce, spellOut } from './pronounce.ts';
import { skeletonOf, soundCodes, weightOf } from './sounds-apart.ts';
import { type CountedWord, countedWord } from './speech-odds.ts';

/** `drug`: a medicine; `clinical`: any other word of the clinic. */
export type TermKind = 'drug' | 'clinical';

export interface SoundTerm {
  /** By its place in the index. */
  number: number;
  written: string;
  counted: CountedWord;
  kind: TermKind;
  codes: Uint8Array;
  weight: number;
  /** Of its whole skeleton. */
  hash: number;
  /** How many consonants it has. */
  consonants: number;
}

export interface TermIndex {
  kinds: ReadonlyMap<string, TermKind>;
  /** The terms that stand under this hash. */
  under(hash: number): readonly SoundTerm[];
  all: readonly SoundTerm[];
}

/** A term of fewer consonants is heard with all of them, or it could be too much else. */
export const leastForChange = 4;

const factor = 31;
const filterBits = 17;

const longest = 32;
const kinds = new Uint8Array(longest);
const upTo = new Int32Array(longest + 1);
const from = new Int32Array(longest + 2);
const powers = new Int32Array(longest + 1).fill(1);
for (let i = 1; i <= longest; i++) powers[i] = Math.imul(powers[i - 1]!, factor);
const whole = 0;
const without = new Int32Array(longest);

/** What has a skeleton of its own. */
interface Sounding {
  skeleton: Uint8Array;
}

/**
 * Fills `without` with the hashes of the skeleton of parts [first, end) less each of its consonants but the first, which is seldom misheard, from
 * place 1 on; the whole one's stands at 0. Consonants of one kind in a row count once. Gives how many places are filled.
 */
function hashSkeleton(parts: readonly Sounding[], first: number, end: number): number {
  let count = 0;
  for (let part = first; part < end; part++) {
    const { skeleton } = parts[part]!;
    for (let i = 0; i < skeleton.length && count < longest; i++)
      if (count === 0 || skeleton[i] !== kinds[count - 1]) kinds[count++] = skeleton[i]!;
  }
  for (let i = 0; i < count; i++) upTo[i + 1] = (Math.imul(upTo[i]!, factor) + kinds[i]!) | 0;
  from[count] = 0;
  for (let i = count - 1; i >= 0; i--)
    from[i] = (Math.imul(kinds[i]!, powers[count - 1 - i]!) + from[i + 1]!) | 0;
  without[whole] = upTo[count]!;
  for (let i = 1; i < count; i++) {
    const next = i + 1 < count && kinds[i + 1] === kinds[i - 1] ? i + 2 : i + 1;
    without[i] = (Math.imul(upTo[i]!, powers[count - next]!) + from[next]!) | 0;
  }
  return Math.max(count, 1);
}

/** What has one consonant more stands under its skeleton less that one, and what has another one under the place of it. */
const lessOne = 0x5bd1e995;
const placed = (hash: number, at: number) => hash ^ Math.imul(at, 0x27d4eb2d);

/** The hashes under which a term stands that is heard as it sounds, or but for one consonant. */
function hashesOfTerm(skeleton: Uint8Array): number[] {
  const count = hashSkeleton([{ skeleton }], 0, 1);
  const hashes = [without[whole]!];
  for (let at = 1; at < count; at++) hashes.push(without[at]! ^ lessOne, placed(without[at]!, at));
  return hashes;
}

/**
 * Fills `hashes` with those under which the terms stand that have the consonants of words [first, end), or all but one;
 * gives how many.
 */
export function hashesToAsk(
  words: readonly Sounding[],
  first: number,
  end: number,
  hashes: Int32Array,
): number {
  const count = hashSkeleton(words, first, end);
  let filled = 0;
  hashes[filled++] = without[whole]!;
  hashes[filled++] = without[whole]! ^ lessOne;
  for (let at = 1; at < count; at++) {
    hashes[filled++] = without[at]!;
    hashes[filled++] = placed(without[at]!, at);
  }
  return filled;
}

/** How many that may be. */
export const mostHashes = 2 * longest;

function filterPlace(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> (32 - filterBits);
}

export const termIndex = once((): TermIndex => {
  const kinds = new Map<string, TermKind>();
  const byHash = new Map<number, SoundTerm[]>();
  const all: SoundTerm[] = [];
  const filter = new Uint8Array(1 << (filterBits - 3));
  const add = (written: string, sounds: string, kind: TermKind) => {
    const codes = soundCodes(sounds);
    const skeleton = skeletonOf(codes);
    const counted = countedWord(written.replace(/'s$/, ''), kind);
    const hashes = hashesOfTerm(skeleton);
    const consonants = skeleton.length;
    const term = {
      number: all.length,
      written,
      counted,
      kind,
      codes,
      weight: weightOf(codes),
      consonants,
      hash: hashes[0]!,
    };
    all.push(term);
    for (const hash of skeleton.length < leastForChange ? hashes.slice(0, 1) : hashes) {
      const at = byHash.get(hash);
      if (at === undefined) byHash.set(hash, [term]);
      else at.push(term);
      const place = filterPlace(hash);
      filter[place >> 3]! |= 1 << (place & 7);
    }
  };
  for (const word of clinicalWords()) {
    kinds.set(word, 'clinical');
    const sounds = pronounce(word);
    add(word, sounds, 'clinical');
    if (measured.has(word)) add(`${word}'s`, `${sounds}z`, 'clinical');
  }
  for (const name of oftenSaidMedicines()) {
    if (!/^[a-z]{4,}$/.test(name) || kinds.has(name)) continue;
    kinds.set(name, 'drug');
    add(name, pronounce(name), 'drug');
  }
  for (const letters of abbreviations) {
    kinds.set(letters, 'clinical');
    add(letters, spellOut(letters), 'clinical');
  }
  const none: readonly SoundTerm[] = [];
  return {
    kinds,
    all,
    under(hash) {
      const place = filterPlace(hash);
      return (filter[place >> 3]! & (1 << (place & 7))) === 0 ? none : (byHash.get(hash) ?? none);
    },
  };
});
