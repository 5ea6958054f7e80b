import { listedMedicines } from '../../evidence/drug-names.ts';
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
  /** The terms of which the skeleton, or the skeleton less one consonant, has this hash. */
  under(hash: number): readonly SoundTerm[];
  all: readonly SoundTerm[];
}

/** A term of fewer consonants is heard with all of them, or it could be too much else. */
export const leastForChange = 4;

const factor = 31;
const filterBits = 17;

/**
 * Hashes of a skeleton: whole, then without each of its consonants but the first, which is seldom misheard. Consonants
 * of one kind in a row count once.
 */
export function skeletonHashes(skeleton: Uint8Array): number[] {
  const kinds: number[] = [];
  for (const kind of skeleton) if (kind !== kinds.at(-1)) kinds.push(kind);
  const count = kinds.length;
  const hashes: number[] = [];
  for (let left = 0; left < count; left++) {
    let hash = 0;
    let last = 0;
    for (let i = 0; i < count; i++) {
      if ((i === left && i > 0) || kinds[i] === last) continue;
      last = kinds[i]!;
      hash = (Math.imul(hash, factor) + last) | 0;
    }
    if (!hashes.includes(hash)) hashes.push(hash);
  }
  return hashes;
}

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
    const hashes = skeletonHashes(skeleton);
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
  for (const name of listedMedicines()) {
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
