import { substanceOf } from '../evidence/drug-names.ts';
import { numberRuns } from '../evidence/number-runs.ts';
import { stem } from '../evidence/stem.ts';
import type { Term } from '../evidence/terms.ts';
import { addTo, type TranscriptIndex } from '../evidence/transcript-index.ts';
import type { NoteSection, Source } from '../note.ts';
import type { DraftSentence } from '../writer.ts';

/** One sentence of the note with what it speaks of; its heading and group count as its words. */
export interface NoteSentence {
  section: NoteSection;
  text: string;
  /** The keys of its concepts, and the stems of all words, also of those that make up a concept. */
  words: ReadonlySet<string>;
  /** Numbers, as figures or in words. */
  numbers: ReadonlySet<number>;
}

/** A note prepared for asking whether it covers something. */
export interface NoteContent {
  sentences: readonly NoteSentence[];
  /** Medicines, each by the first name of its substance. */
  substances: ReadonlySet<string>;
  /** The same of assessment and plan alone. */
  planned: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  /** The sentences that have a word, as indices. */
  sentencesOf(word: string): readonly number[];
  /** True where a sentence was made from words that stand in this place. */
  isMadeFrom(place: Source): boolean;
  /** True where one sentence holds every one of these words; `told`: one outside the plan, which names what may come. */
  holds(words: readonly string[], where?: 'told'): boolean;
}

/** Tells whether any of the sentences is about something; each pattern is looked for once, however often it is asked. */
export function asker(sentences: readonly NoteSentence[]): (written: RegExp) => boolean {
  const known = new Map<RegExp, boolean>();
  return (written) => {
    const answer = known.get(written) ?? sentences.some(({ text }) => written.test(text));
    known.set(written, answer);
    return answer;
  };
}

export function readNote(
  written: readonly DraftSentence[],
  termsOf: TranscriptIndex['termsOf'],
): NoteContent {
  // The same few headings and groups stand over all sentences.
  const known = new Map<string, ReadonlySet<string>>();
  const wordsIn = (label: string) => {
    const words = known.get(label) ?? wordsOf(label, termsOf(label));
    known.set(label, words);
    return words;
  };
  const sentences = written.map((sentence) => readSentence(sentence, termsOf(sentence.text), wordsIn));
  const numbers = new Set<number>();
  const substances = new Set<string>();
  const planned = new Set<string>();
  for (const sentence of sentences) {
    for (const number of sentence.numbers) numbers.add(number);
    for (const word of sentence.text.match(/[a-z]{3,}/g) ?? []) {
      const substance = substanceOf(word) ?? word;
      substances.add(substance);
      if (sentence.section === 'assessment' || sentence.section === 'plan') planned.add(substance);
    }
  }
  let used: readonly Stretch[] | undefined;
  let places: ReadonlyMap<string, readonly number[]> | undefined;
  return {
    sentences,
    substances,
    planned,
    numbers,
    sentencesOf: (word) => {
      places ??= placesOf(sentences);
      return places.get(word) ?? [];
    },
    isMadeFrom: ({ start, end }) => {
      used ??= stretchesOf(written);
      return (lastBefore(used, end)?.end ?? 0) > start;
    },
    holds: (words, where) =>
      sentences.some(
        (sentence) =>
          (where === undefined || sentence.section !== 'plan') &&
          words.every((one) => sentence.words.has(one)),
      ),
  };
}

function placesOf(sentences: readonly NoteSentence[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { words }] of sentences.entries()) for (const word of words) addTo(places, word, at);
  return places;
}

interface Stretch {
  start: number;
  end: number;
}

/** The places that the sentences were made from, in order, none within reach of another. */
function stretchesOf(written: readonly DraftSentence[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { start, end } of written
    .flatMap(({ sources }) => sources)
    .toSorted((a, b) => a.start - b.start)) {
    const last = stretches.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else stretches.push({ start, end });
  }
  return stretches;
}

/** The last that begins before `place`. */
function lastBefore(stretches: readonly Stretch[], place: number): Stretch | undefined {
  let [from, to] = [0, stretches.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (stretches[middle]!.start < place) from = middle + 1;
    else to = middle;
  }
  return stretches[from - 1];
}

function readSentence(
  { section, heading, group, text }: DraftSentence,
  terms: readonly Term[],
  wordsIn: (label: string) => ReadonlySet<string>,
): NoteSentence {
  const words = wordsOf(text, terms);
  const over = [heading, group].filter((label) => label !== null);
  for (const label of over) for (const word of wordsIn(label)) words.add(word);
  return { section, text: [...over, text].join(': ').toLowerCase(), words, numbers: numbersOf(text) };
}

function wordsOf(text: string, terms: readonly Term[]): Set<string> {
  const words = new Set<string>();
  for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) words.add(stem(word));
  for (const { key } of terms) words.add(key);
  return words;
}

function numbersOf(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const { readings } of numberRuns(text)) for (const value of readings) numbers.add(value);
  if (!/\d/.test(text)) return numbers;
  for (const figure of text.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/\d+(?:\.\d+)?/g)!)
    numbers.add(Number(figure));
  return numbers;
}
