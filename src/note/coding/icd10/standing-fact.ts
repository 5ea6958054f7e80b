import type { Source } from '../../note.ts';
import type { Scope } from './find-problems.ts';

/** What the history tells and is coded though nobody names it as a problem: the table's own words for it, and those said. */
export interface StandingFact {
  scope: Scope;
  words: string;
}

/** One that `text`, the table's own words, stands for; `words` were said. */
export function fact(text: string, words: string, sources: readonly Source[]): StandingFact {
  return { scope: { group: null, sentences: [{ text, sources }] }, words };
}
