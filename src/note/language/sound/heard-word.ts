import { rightWords } from './clinical-words.ts';
import { pronounce } from './pronounce.ts';
import { skeletonOf, soundCodes } from './sounds-apart.ts';
import { type CountedWord, countedWord } from './speech-odds.ts';
import type { TermIndex } from './term-index.ts';

/** A word as it sounds, and how it may be taken. */
export interface HeardWord extends CountedWord {
  word: string;
  codes: Uint8Array;
  skeleton: Uint8Array;
  /** It is no part of another word. */
  apart: boolean;
  /** By itself it is what was said. */
  right: boolean;
}

/** Said between words, before names of people, or no word of English. */
const neverPart = /^(?:u[hm]|hmm?|mm|yeah|okay|dr|doctor|mister|mr|mrs|ms)$|\d/;
/** In letters. Longer words than these are no piece of a term, or no word at all. */
const longest = { kept: 12, pronounced: 24 };

const heardBefore = new Map<string, HeardWord>();
const mostKept = 3000;

/** The word as it sounds, looked up once. */
export function heardAs(word: string, terms: TermIndex): HeardWord {
  const known = heardBefore.get(word);
  if (known !== undefined) return known;
  const kind = terms.kinds.get(word);
  const bare = word.replace(/'s$/, '');
  const tooLong = word.length > longest.pronounced;
  const codes = soundCodes(tooLong ? '' : pronounce(word.endsWith("'s") ? `${word.slice(0, -2)}s` : word));
  const heard = {
    word,
    ...countedWord(word, kind),
    codes,
    skeleton: skeletonOf(codes),
    apart: tooLong || neverPart.test(word),
    // "The biopsy's booked": of the term itself.
    right: kind !== undefined || rightWords.has(bare) || terms.kinds.has(bare),
  };
  // A longer piece of a transcript would keep all of it in memory.
  if (word.length <= longest.kept) {
    if (heardBefore.size >= mostKept) heardBefore.clear();
    heardBefore.set(word, heard);
  }
  return heard;
}
