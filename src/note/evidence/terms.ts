import type { PlacedWord } from '../matches.ts';
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

/** Phrases by their first word; each step on by the next one. */
type PhraseLevel = Map<string, PhraseStep>;
interface PhraseStep {
  /** What the words so far name, where they are a whole phrase. */
  concept?: Concept;
  next?: PhraseLevel;
}

const phrases = readPhrases();

function readPhrases(): PhraseLevel {
  const first: PhraseLevel = new Map();
  for (const [phrase, concept] of readConcepts()) {
    let step: PhraseStep = { next: first };
    for (const word of phrase.split(' ')) {
      step.next ??= new Map();
      const level = step.next;
      step = level.get(word) ?? {};
      level.set(word, step);
    }
    step.concept = concept;
  }
  return first;
}

/** The content words of a text, with clinical synonyms folded into one name; function words are left out. */
export function termsIn(text: string): Term[] {
  return readTerms(text, true);
}

/** Of `termsIn` those that name a concept. */
export function conceptsIn(text: string): Term[] {
  return readTerms(text, false);
}

function readTerms(text: string, alsoWords: boolean): Term[] {
  const lower = text.toLowerCase();
  const words = wordsIn(lower);
  const terms: Term[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const { word, start, end } = words[i]!;
    const found = phrases.has(word) ? conceptAt(lower, words, i) : null;
    if (found !== null) {
      const last = words[found.last]!;
      const { concept } = found;
      terms.push({ key: concept.key, concept, text: lower.slice(start, last.end), start, end: last.end });
      i = found.last;
    } else if (alsoWords && !isFunctionWord(word))
      terms.push({ key: stem(word), concept: null, text: word, start, end });
  }
  return terms;
}

/** Numbers, and words of small letters and digits with what an apostrophe joins: all that is said is read letter by letter. */
function wordsIn(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start;
    if (isDigit(text, start)) {
      end = digitsEnd(text, start);
      if (text[end] === '.' && isDigit(text, end + 1)) end = digitsEnd(text, end + 1);
    } else if (isLetter(text, start)) {
      while (isLetter(text, end) || isDigit(text, end)) end += 1;
      if (text[end] === "'" && isLetter(text, end + 1)) {
        end += 1;
        while (isLetter(text, end)) end += 1;
      }
    } else {
      start += 1;
      continue;
    }
    words.push({ word: text.slice(start, end), start, end });
    start = end;
  }
  return words;
}

function digitsEnd(text: string, from: number): number {
  let end = from;
  while (isDigit(text, end)) end += 1;
  return end;
}

// Past the end of the text the code is NaN: neither.
function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 97 && code <= 122;
}

/** The longest phrase that begins with words[from]; its last word may be a plural. */
function conceptAt(
  text: string,
  words: readonly PlacedWord[],
  from: number,
): { concept: Concept; last: number } | null {
  let found: { concept: Concept; last: number } | null = null;
  let level: PhraseLevel | undefined = phrases;
  for (let i = from; i < words.length && level !== undefined; i += 1) {
    // A phrase does not run across a comma or a full stop.
    if (i > from && isParted(text, words[i - 1]!.end, words[i]!.start)) break;
    const word = phraseWord(words[i]!.word);
    const step: PhraseStep | undefined = level.get(word);
    const concept = step?.concept ?? (word.endsWith('s') ? level.get(word.slice(0, -1))?.concept : undefined);
    if (concept !== undefined) found = { concept, last: i };
    level = step?.next;
  }
  return found;
}

function isParted(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (',.;:?!'.includes(text[at]!)) return true;
  return false;
}
