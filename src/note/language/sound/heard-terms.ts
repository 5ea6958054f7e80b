import { wordsAt } from '../../matches.ts';
import { once } from '../../once.ts';
import { speechPairs } from '../weights/speech-pairs.ts';
import { type Ear, newEar } from './ear.ts';
import { misspeltMedicine } from './misspelt-medicine.ts';
import { repairsIn } from './sounds-like.ts';
import { countsIn } from './speech-counts.ts';
import { countedWord, speechOdds } from './speech-odds.ts';
import { termIndex } from './term-index.ts';

/** Characters [start, end) of a text, and the term that they sound like. */
export interface HeardTerm {
  start: number;
  end: number;
  meant: string;
}

// Read when the first transcript without marks comes, or the first name that is misspelt.
const odds = once(() => speechOdds(countsIn(speechPairs())));
const ear = once((): Ear => newEar(termIndex(), odds()));

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

const longWord = /[a-z]{6,}/gi;
const joined = /['’-]/;
const ofPerson = /\b(?:dr|doctor|mr|mrs|ms|miss)\.? $/i;

/** The medicines that a text has with a letter wrong, "gabapenten", "Sinthroid", where no other word is spelt so. In order. */
export function misspeltMedicines(text: string): HeardTerm[] {
  const out: HeardTerm[] = [];
  for (const { word, start, end } of wordsAt(longWord, text)) {
    const low = word.toLowerCase();
    const meant = misspeltMedicine(low);
    if (meant === null || joined.test(text.charAt(start - 1)) || text.charAt(end) === '-') continue;
    if (odds().times(countedWord(low, undefined)) > 0) continue;
    if (!ofPerson.test(text.slice(Math.max(0, start - titleReach), start))) out.push({ start, end, meant });
  }
  return out;
}
const titleReach = 8;
