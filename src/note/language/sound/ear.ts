import type { SpeechOdds } from './speech-odds.ts';
import type { TermIndex } from './term-index.ts';

/** What speaks for a term, and how much. */
interface Fitted {
  /** For any term. */
  start: number;
  /** For each unit of log likelihood that its neighbours have it over the words, up to `top`. */
  likelier: number;
  top: number;
  /** For each unit that it sounds otherwise, and for the share of it that does. */
  apart: number;
  share: number;
  /** For each consonant, for a medicine, for each word that was heard, and for how often the term was said. */
  consonants: number;
  drug: number;
  words: number;
  said: number;
  /** For how often the first word was said. */
  heard: number;
}

/**
 * What speaks for a term in place of words that sound like it. `several`: it was heard as so many words. Fitted to
 * 130 made-up mishearings and to correct speech, by logistic regression.
 */
export const fitted: Record<'several' | 'single', Fitted> = {
  several: {
    start: -1.49,
    likelier: 0.28,
    apart: -1.23,
    share: -24.25,
    consonants: 0.557,
    drug: 0.44,
    words: -0.27,
    said: 0.122,
    heard: 0,
    top: 20,
  },
  single: {
    start: 0.16,
    likelier: 0.182,
    apart: -2.64,
    share: -9,
    consonants: 0.137,
    drug: -0.18,
    words: 0,
    said: -0.076,
    heard: -0.99,
    top: 18,
  },
};
/** What must speak for a term at least. */
export const enough = { several: 1.3, single: 1.6 };
/** Over so many consonants a term is as sure as it can be. */
const longest = 9;

/** Who knows the terms of the clinic and what is said in speech. */
export interface Ear {
  terms: TermIndex;
  odds: SpeechOdds;
  /** What the term itself has for it, by its number, where several words were heard for it and where one was. */
  several: Float64Array;
  single: Float64Array;
  /** The most that any term has for it where one word was heard. */
  bestSingle: number;
  /** Term → the run of words that it was tried for last, of so many, so that it is tried once a run. */
  tried: Int32Array;
  runs: number;
}

/** An ear for these terms. */
export function newEar(terms: TermIndex, odds: SpeechOdds): Ear {
  const speaking = (by: Fitted) =>
    Float64Array.from(
      terms.all,
      (term) =>
        by.start +
        by.consonants * Math.min(term.consonants, longest) +
        (term.kind === 'drug' ? by.drug : 0) +
        by.said * Math.log1p(odds.times(term.counted)),
    );
  const single = speaking(fitted.single);
  return {
    terms,
    odds,
    several: speaking(fitted.several),
    single,
    bestSingle: single.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY),
    tried: new Int32Array(terms.all.length),
    runs: 0,
  };
}
