import { substanceOf } from '../evidence/drug-names.ts';
import { numberRuns } from '../evidence/number-words.ts';
import { stem } from '../evidence/stem.ts';
import { termsIn } from '../evidence/terms.ts';
import { addTo } from '../evidence/transcript-index.ts';
import type { NoteSection, Source } from '../note.ts';
import type { DraftSentence } from '../writer.ts';

/** One sentence of the note with what it speaks of; its heading and group count as its words. */
export interface NoteSentence {
  section: NoteSection;
  text: string;
  /** Term keys: concepts, and stems of the other words. */
  keys: ReadonlySet<string>;
  /** Stems of all words, also of those that make up a concept. */
  stems: ReadonlySet<string>;
  /** Numbers, as figures or in words. */
  numbers: ReadonlySet<number>;
}

/** A note prepared for asking whether it covers something. */
export interface NoteContent {
  sentences: readonly NoteSentence[];
  keys: ReadonlySet<string>;
  /** The same without the plan, which names what may come. */
  told: ReadonlySet<string>;
  /** Medicines, each by the first name of its substance. */
  substances: ReadonlySet<string>;
  /** The same of assessment and plan alone. */
  planned: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  /** The sentences that have a word, by its key or its stem, as indices. */
  sentencesOf(key: string): readonly number[];
  /** True where a sentence was made from words that stand in this place. */
  isMadeFrom(place: Source): boolean;
  /** True where one sentence holds every one of these stems; `told`: one outside the plan. */
  holds(stems: readonly string[], where?: 'told'): boolean;
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

export function readNote(written: readonly DraftSentence[]): NoteContent {
  // The same few headings and groups stand over all sentences.
  const known = new Map<string, Words>();
  const wordsIn = (label: string) => {
    const words = known.get(label) ?? wordsOf(label);
    known.set(label, words);
    return words;
  };
  const sentences = written.map((sentence) => readSentence(sentence, wordsIn));
  const keys = new Set<string>();
  const told = new Set<string>();
  const numbers = new Set<number>();
  const substances = new Set<string>();
  const planned = new Set<string>();
  for (const sentence of sentences) {
    for (const key of sentence.keys) {
      keys.add(key);
      if (sentence.section !== 'plan') told.add(key);
    }
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
    keys,
    told,
    substances,
    planned,
    numbers,
    sentencesOf: (key) => {
      places ??= placesOf(sentences);
      return places.get(key) ?? [];
    },
    isMadeFrom: ({ start, end }) => {
      used ??= stretchesOf(written);
      return (lastBefore(used, end)?.end ?? 0) > start;
    },
    holds: (stems, where) =>
      sentences.some(
        (sentence) =>
          (where === undefined || sentence.section !== 'plan') &&
          stems.every((one) => sentence.stems.has(one)),
      ),
  };
}

function placesOf(sentences: readonly NoteSentence[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { keys, stems }] of sentences.entries()) {
    for (const key of keys) addTo(places, key, at);
    for (const stem of stems) addTo(places, stem, at);
  }
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

interface Words {
  keys: Set<string>;
  stems: Set<string>;
}

function wordsOf(text: string): Words {
  return { keys: new Set(termsIn(text).map(({ key }) => key)), stems: stemsOf(text) };
}

function readSentence(
  { section, heading, group, text }: DraftSentence,
  wordsIn: (label: string) => Words,
): NoteSentence {
  const { keys, stems } = wordsOf(text);
  const over = [heading, group].filter((label) => label !== null);
  for (const label of over) {
    const words = wordsIn(label);
    for (const key of words.keys) keys.add(key);
    for (const stem of words.stems) stems.add(stem);
  }
  return { section, text: [...over, text].join(': ').toLowerCase(), keys, stems, numbers: numbersOf(text) };
}

export function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem));
}

function numbersOf(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const figure of text.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [])
    numbers.add(Number(figure));
  for (const { readings } of numberRuns(text)) for (const value of readings) numbers.add(value);
  return numbers;
}
