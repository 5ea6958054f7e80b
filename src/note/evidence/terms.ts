import { type PlacedWord, wordsAt } from '../matches.ts';
import { type Concept, phraseWord, readConcepts } from './clinical-synonyms.ts';
import { isFunctionWord, stem } from './stem.ts';

/** A word, or several that name one concept, at characters [start, end) of the text it was found in. */
export interface Term {
  /** The stem of a word, or the key of a concept. */
  key: string;
  concept: Concept | null;
  /** As written, lower case. */
  text: string;
  start: number;
  end: number;
}

const { phrases } = readConcepts();
const wordPattern = /\d+(?:\.\d+)?|[a-z0-9]+(?:'[a-z]+)?/g;
/** How many words the longest phrase has that begins with a word. */
const longestFrom = new Map<string, number>();
for (const phrase of phrases.keys()) {
  const words = phrase.split(' ');
  longestFrom.set(words[0]!, Math.max(longestFrom.get(words[0]!) ?? 0, words.length));
}

/** The content words of a text, with clinical synonyms folded into one name; function words are left out. */
export function termsIn(text: string): Term[] {
  const lower = text.toLowerCase();
  const words = wordsAt(wordPattern, lower);
  const terms: Term[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const { word, start, end } = words[i]!;
    const most = longestFrom.get(word);
    const found = most === undefined ? null : conceptAt(lower, words, i, most);
    if (found !== null) {
      const last = words[found.last]!;
      const { concept } = found;
      terms.push({ key: concept.key, concept, text: lower.slice(start, last.end), start, end: last.end });
      i = found.last;
    } else if (!isFunctionWord(word)) terms.push({ key: stem(word), concept: null, text: word, start, end });
  }
  return terms;
}

function isParted(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (',.;:?!'.includes(text[at]!)) return true;
  return false;
}

function conceptAt(
  text: string,
  words: readonly PlacedWord[],
  from: number,
  most: number,
): { concept: Concept; last: number } | null {
  let phrase = '';
  let found: { concept: Concept; last: number } | null = null;
  for (let i = from; i < words.length && i - from < most; i += 1) {
    // A phrase does not run across a comma or a full stop.
    if (i > from && isParted(text, words[i - 1]!.end, words[i]!.start)) break;
    const word = phraseWord(words[i]!.word);
    phrase = phrase === '' ? word : `${phrase} ${word}`;
    const concept =
      phrases.get(phrase) ?? (phrase.endsWith('s') ? phrases.get(phrase.slice(0, -1)) : undefined);
    if (concept !== undefined) found = { concept, last: i };
  }
  return found;
}
