import type { PlacedWord } from '../matches.ts';
import { type Concept, owners, readConcepts } from './clinical-synonyms.ts';
import { functionWords, stem } from './stem.ts';

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
  /** What the words so far name, where they are a whole phrase; of a first word also what it is the plural of. */
  concept: Concept | null;
  next: PhraseLevel | null;
  /** By itself it carries no fact; only of first words. */
  isFunction: boolean;
}

/** The first words of phrases, and all function words: a word that is not among them is a term by itself. */
const firstWords = readPhrases();

function readPhrases(): PhraseLevel {
  const first: PhraseLevel = new Map();
  for (const [phrase, concept] of readConcepts()) {
    const words = phrase.split(' ');
    let step = stepTo(words[0]!, first);
    for (const word of words.slice(1)) {
      step.next ??= new Map();
      const next = stepTo(word, step.next);
      if (word === 'the') for (const owner of owners) step.next.set(owner, next);
      step = next;
    }
    step.concept = concept;
  }
  for (const word of functionWords) stepTo(word, first).isFunction = true;
  const plurals = [...first].map(([word, step]) => ({ step, named: conceptOfOne(word, first) }));
  for (const { step, named } of plurals) step.concept ??= named;
  return first;
}

function stepTo(word: string, level: PhraseLevel): PhraseStep {
  const step = level.get(word) ?? { concept: null, next: null, isFunction: false };
  level.set(word, step);
  return step;
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
    const first = firstWords.get(word) ?? (word.endsWith("'s") ? shortened(word) : undefined);
    // Most first words are function words, which begin nothing.
    const begins = first !== undefined && (first.concept !== null || first.next !== null);
    const found = begins ? conceptAt(lower, words, i, first) : null;
    if (found !== null) {
      const last = words[found.last]!;
      const { concept } = found;
      terms.push({ key: concept.key, concept, text: lower.slice(start, last.end), start, end: last.end });
      i = found.last;
    } else if (alsoWords && first?.isFunction !== true)
      terms.push({ key: stem(word), concept: null, text: word, start, end });
  }
  return terms;
}

// "Your cholesterol's not where I want it."
function shortened(word: string): PhraseStep | undefined {
  const step = firstWords.get(word.slice(0, -2));
  return step?.concept == null ? undefined : { concept: step.concept, next: null, isFunction: false };
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

/** The longest phrase that begins with words[from], which is its first step; its last word may be a plural. */
function conceptAt(
  text: string,
  words: readonly PlacedWord[],
  from: number,
  first: PhraseStep,
): { concept: Concept; last: number } | null {
  let { concept } = first;
  let last = from;
  let level = first.next;
  // A phrase does not run across a comma or a full stop.
  for (let i = from + 1; i < words.length && level !== null; i += 1) {
    if (isParted(text, words[i - 1]!.end, words[i]!.start)) break;
    const { word } = words[i]!;
    const step: PhraseStep | undefined = level.get(word);
    const named: Concept | null = step?.concept ?? conceptOfOne(word, level);
    if (named !== null) {
      concept = named;
      last = i;
    }
    level = step?.next ?? null;
  }
  return concept && { concept, last };
}

/** What a plural names where its singular is known. */
function conceptOfOne(word: string, level: PhraseLevel): Concept | null {
  return (word.endsWith('s') && level.get(word.slice(0, -1))?.concept) || null;
}

function isParted(text: string, from: number, to: number): boolean {
  if (to === from + 1 && text[from] === ' ') return false;
  for (let at = from; at < to; at += 1) if (',.;:?!'.includes(text[at]!)) return true;
  return false;
}
