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

/** Phrases by their first word; each step on by the next one. */
type PhraseLevel = Map<string, PhraseStep>;
interface PhraseStep {
  /** What the words so far name, where they are a whole phrase. */
  concept?: Concept;
  next?: PhraseLevel;
}

const phrases = readPhrases();
const wordPattern = /\d+(?:\.\d+)?|[a-z0-9]+(?:'[a-z]+)?/g;

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
  const lower = text.toLowerCase();
  const words = wordsAt(wordPattern, lower);
  const terms: Term[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const { word, start, end } = words[i]!;
    const found = phrases.has(word) ? conceptAt(lower, words, i) : null;
    if (found !== null) {
      const last = words[found.last]!;
      const { concept } = found;
      terms.push({ key: concept.key, concept, text: lower.slice(start, last.end), start, end: last.end });
      i = found.last;
    } else if (!isFunctionWord(word)) terms.push({ key: stem(word), concept: null, text: word, start, end });
  }
  return terms;
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
