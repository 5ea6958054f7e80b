import { firstEndingAfter } from '../first-ending-after.ts';
import { utterancesOf } from '../language/utterances.ts';
import type { Source } from '../note.ts';
import type { Role, Transcript } from '../transcript.ts';
import { plainText } from './plain-text.ts';
import { type Term, termsIn } from './terms.ts';

/** One utterance: its place in the transcript and the terms in it. */
export interface Passage {
  source: Source;
  role: Role;
  /** In plain letters (plain-text.ts), so not always as long as its place. */
  text: string;
  terms: readonly Term[];
}

/** A transcript prepared for asking where something was said. */
export interface TranscriptIndex {
  passages: readonly Passage[];
  /** Term key → the passages that have it, by index, ascending. */
  postings: ReadonlyMap<string, readonly number[]>;
  /** Every word said, lower case; nouns also without a plural s. */
  words: ReadonlySet<string>;
  /** The passages' texts as one, to be asked once for what no passage may hold. */
  whole: string;
  /** How telling a term is: the natural log of passages over passages that have it. */
  weight(key: string): number;
  /** The passages a source covers, by index; [0, -1] where it covers none. */
  passagesOf(source: Source): [first: number, last: number];
  /** The terms of a note's sentence, which is read once for all who compare it with what was said. */
  termsOf(sentence: string): readonly Term[];
}

/** Reads a transcript once; the work is linear in its length. */
export function indexTranscript(transcript: Transcript): TranscriptIndex {
  const passages: Passage[] = [];
  const postings = new Map<string, number[]>();
  for (const turn of transcript.turns) {
    for (const { text: spoken, start, end } of utterancesOf(turn)) {
      const { text } = plainText(spoken);
      const source: Source = { turn: turn.index, start, end };
      if (turn.audio) {
        source.audio_start = turn.audio.start;
        source.audio_end = turn.audio.end;
      }
      const terms = termsIn(text);
      for (const { key } of terms) addTo(postings, key, passages.length);
      passages.push({ source, role: turn.role, text, terms });
    }
  }
  const weight = (key: string) =>
    Math.log(1 + passages.length / (postings.get(key)?.length ?? passages.length));
  const passagesOf = ({ start, end }: Source): [number, number] => {
    const first = firstEndingAfter(passages, start, endOf);
    let last = first;
    while (last < passages.length && passages[last]!.source.start < end) last += 1;
    return [first, last - 1];
  };
  const read = new Map<string, readonly Term[]>();
  const termsOf = (sentence: string) => {
    const terms = read.get(sentence) ?? termsIn(sentence);
    read.set(sentence, terms);
    return terms;
  };
  let words: ReadonlySet<string> | undefined;
  let whole: string | undefined;
  return {
    passages,
    postings,
    get whole() {
      whole ??= passages.map(({ text }) => text).join('\n');
      return whole;
    },
    get words() {
      words ??= wordsIn(passages);
      return words;
    },
    weight,
    passagesOf,
    termsOf,
  };
}

function wordsIn(passages: readonly Passage[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of passages)
    for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) words.add(word).add(singular(word));
  return words;
}

function singular(word: string): string {
  return word === 'feet' ? 'foot' : word.replace(/s$/, '');
}

/** Adds a passage to a list of passages kept by key; passages come in order, each is kept once. */
export function addTo<K>(lists: Map<K, number[]>, key: K, passage: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [passage]);
  else if (list.at(-1) !== passage) list.push(passage);
}

const endOf = ({ source }: Passage): number => source.end;
