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
    const first = text.charCodeAt(start);
    const end = isLetter(first) ? wordEnd(text, start) : isDigit(first) ? numberEnd(text, start) : start;
    if (end > start) words.push({ word: text.slice(start, end), start, end });
    start = Math.max(end, start + 1);
  }
  return words;
}

const apostrophe = 39;
const point = 46;

function wordEnd(text: string, from: number): number {
  let end = from;
  for (let code = text.charCodeAt(end); isLetter(code) || isDigit(code); code = text.charCodeAt(end))
    end += 1;
  if (text.charCodeAt(end) !== apostrophe) return end;
  let joined = end + 1;
  while (isLetter(text.charCodeAt(joined))) joined += 1;
  return joined > end + 1 ? joined : end;
}

function numberEnd(text: string, from: number): number {
  const end = digitsEnd(text, from);
  if (text.charCodeAt(end) !== point) return end;
  const decimals = digitsEnd(text, end + 1);
  return decimals > end + 1 ? decimals : end;
}

function digitsEnd(text: string, from: number): number {
  let end = from;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

// Past the end of the text the code is NaN: neither.
function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
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
