import { type Counts, countedAs, edgeHash, kindHash, pairHash, wordHash } from './speech-counts.ts';
import type { TermKind } from './term-index.ts';

/** A word as the counts know it. */
export interface CountedWord {
  hash: number;
  /** Of a number as it was said; the same as `hash` of any other word. */
  own: number;
  kind: TermKind | undefined;
}

export const edge: CountedWord = { hash: edgeHash, own: edgeHash, kind: undefined };

export function countedWord(word: string, kind: TermKind | undefined): CountedWord {
  const counted = countedAs(word);
  return { hash: wordHash(counted), own: wordHash(counted === '#' ? word : counted), kind };
}

/** Words that the counts were made from. */
const allWords = 290_000;
/** How many sightings of a word say as much as what is known of words in general. */
const trust = 4;
/** Words of each kind: one that was never seen is as likely as any other of these. */
const ofKind: Record<TermKind, number> = { drug: 700, clinical: 1200 };

export interface SpeechOdds {
  /** How often the word was said. */
  times(word: CountedWord): number;
  /** True where nobody said these two one after the other. */
  isNew(before: CountedWord, word: CountedWord): boolean;
  /** The natural log of how likely `word` is after `before`. */
  after(before: CountedWord, word: CountedWord): number;
}

/** What is likely to be said after what: by the pair's own count, and by what stands beside words of its kind. */
export function speechOdds(counts: Counts): SpeechOdds {
  return {
    times: ({ hash }) => counts(hash),
    isNew(before, word) {
      if (counts(pairHash(before.hash, word.hash)) === 0) return true;
      // "A nine" is not said, though "a ten" may be.
      if ((before.own === before.hash) === (word.own === word.hash)) return false;
      return counts(pairHash(before.own, word.own)) === 0;
    },
    after(before, word) {
      const timesBefore = counts(before.hash);
      const times = counts(word.hash);
      const together = Math.min(counts(pairHash(before.hash, word.hash)), timesBefore, times);
      let likely = (times + 0.2) / allWords;
      if (before.kind !== undefined) {
        const kind = kindHash[before.kind];
        likely = (likely + counts(pairHash(kind, word.hash)) / (counts(kind) + 1)) / 2;
      }
      if (word.kind !== undefined) {
        const kind = kindHash[word.kind];
        const share = (times + 0.5) / (counts(kind) + 0.5 * ofKind[word.kind]);
        likely = (likely + (share * counts(pairHash(before.hash, kind))) / (timesBefore + trust)) / 2;
      }
      return Math.log((together + trust * likely) / (timesBefore + trust));
    },
  };
}
