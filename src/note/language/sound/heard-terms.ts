import { wordsAt } from '../../matches.ts';
import { once } from '../../once.ts';
import { speechPairs } from '../weights/speech-pairs.ts';
import { type Ear, newEar } from './ear.ts';
import { repairsIn } from './sounds-like.ts';
import { countsIn } from './speech-counts.ts';
import { speechOdds } from './speech-odds.ts';
import { termIndex } from './term-index.ts';

/** Characters [start, end) of a text, and the term that they sound like. */
export interface HeardTerm {
  start: number;
  end: number;
  meant: string;
}

// Read when the first transcript without marks comes.
const ear = once((): Ear => newEar(termIndex(), speechOdds(countsIn(speechPairs()))));

const spoken = /[a-z0-9]+(?:['’][a-z]+)*/gi;

/** The words of a text without marks that sound like terms of the clinic and can be nothing else. In order. */
export function heardTerms(text: string): HeardTerm[] {
  const placed = wordsAt(spoken, text);
  const out: HeardTerm[] = [];
  for (let from = 0; from < placed.length; ) {
    let to = from + 1;
    while (to < placed.length && placed[to]!.start === placed[to - 1]!.end + 1) to++;
    const stretch = placed.slice(from, to).map(({ word }) => word.toLowerCase().replace('’', "'"));
    for (const { from: first, count, meant } of repairsIn(stretch, ear()))
      out.push({ start: placed[from + first]!.start, end: placed[from + first + count - 1]!.end, meant });
    from = to;
  }
  return out;
}
