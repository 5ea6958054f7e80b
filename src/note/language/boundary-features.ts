import { clauseOpens } from './clause-words.ts';
import { hash } from './hashed-linear.ts';

const seeds = Array.from({ length: 18 }, (_, i) => hash(`boundary ${i}`));

/** A word as the boundary model knows it: lower case, no punctuation, digits as `#`. Empty for bare punctuation. */
export function boundaryWord(word: string): string {
  const low = word.toLowerCase();
  return plainLetters.test(low) ? low : low.replace(/[^\p{L}\p{N}'’#]+/gu, '').replace(/\d+/g, '#');
}

const plainLetters = /^[a-z']+$/;

/** Feature hashes of the gap after words[i]; words as `boundaryWord` gives them. */
export function boundaryFeatures(words: readonly string[], i: number): number[] {
  const b = words[i - 1] ?? '^';
  const a = words[i] ?? '^';
  const n = words[i + 1] ?? '$';
  const m = words[i + 2] ?? '$';
  const o = words[i + 3] ?? '$';
  return [
    hash(a, seeds[0]),
    hash(n, seeds[1]),
    hashAfter(n, hash(a, seeds[2])),
    hashAfter(m, hash(n, seeds[3])),
    hashAfter(a, hash(b, seeds[4])),
    hashAfter(m, hashAfter(n, hash(a, seeds[5]))),
    hashAfter(o, hashAfter(m, hash(n, seeds[6]))),
    hash(b, seeds[7]),
    hash(m, seeds[8]),
    hashAfter(n, hashAfter(a, hash(b, seeds[9]))),
  ];
}

/** Words (as `boundaryWord` gives them) with what every gap between them is asked. */
export interface ReadWords {
  words: readonly string[];
  classes: readonly string[];
  /** Whether a clause of speech may begin with each. */
  opens: readonly boolean[];
  /** The place of the last verb up to each word, or -1. */
  verbs: readonly number[];
  /** The place of the first verb from each word on, or their number. */
  nextVerbs: readonly number[];
}

export function readWords(words: readonly string[]): ReadWords {
  const kinds = words.map(wordClass);
  let last = -1;
  const verbs = words.map((word, i) => {
    if (kinds[i] === 'A' || isVerb(word)) last = i;
    return last;
  });
  const nextVerbs = new Array<number>(words.length);
  let next = words.length;
  for (let i = words.length - 1; i >= 0; i--) {
    if (verbs[i] === i) next = i;
    nextVerbs[i] = next;
  }
  return { words, classes: kinds, opens: words.map((word) => clauseOpens.test(word)), verbs, nextVerbs };
}

/**
 * Feature hashes of the gap after words[i] for a sentence that began at words[from]: its length, verb and beginning, how
 * far back its verb is and how soon the next one comes.
 */
export function sentenceFeatures(read: ReadWords, i: number, from: number): number[] {
  const { words, classes, verbs, nextVerbs } = read;
  const long = lengthClass(i - from + 1);
  const next = classes[i + 1] ?? 'N';
  const verb = verbs[i]! >= from ? 'v' : 'n';
  const since = distance(verbs[i]! >= from ? i - verbs[i]! : farthest);
  const until = distance((nextVerbs[i + 1] ?? words.length) - i);
  return [
    hash(long, seeds[10]),
    hashAfter(next, hash(long, seeds[11])),
    hashAfter(next, hash(words[from]!, seeds[12])),
    hashAround(read, i, hash(verb, seeds[13])),
    hashAfter(words[i + 1] ?? '$', hashAfter(long, hash(verb, seeds[14]))),
    hashAround(read, i, hashAfter(classes[from]!, hash(verb, seeds[15]))),
    hashAfter(next, hash(until, hash(since, seeds[16]))),
    hashAround(read, i, hash(until, seeds[17])),
  ];
}

const farthest = 6;
const distances = Array.from({ length: farthest + 1 }, (_, words) => String(words));

function distance(words: number): string {
  return distances[Math.min(words, farthest)]!;
}

// The classes of the words around the gap, one letter each.
function hashAround({ classes }: ReadWords, i: number, before: number): number {
  return hash(classes[i + 2] ?? 'N', hash(classes[i + 1] ?? 'N', hashAfter(classes[i]!, before)));
}

function lengthClass(words: number): string {
  if (words < 6) return String(words);
  if (words < 9) return '7';
  if (words < 13) return '10';
  return words < 20 ? '15' : '20';
}

const finite = new Set("'s take think want know see look feel get go got let hurt hurts gon wan".split(' '));
const shortened = new Set(['s', 're', 've', 'll', 'm', 'd']);

function isVerb(word: string): boolean {
  if (finite.has(word) || word.endsWith('ed')) return true;
  const at = apostropheIn(word);
  return at > 0 && shortened.has(word.slice(at + 1));
}

const closed = new Map(
  Object.entries({
    A: 'is are was were am be been has have had do does did can could will would should may might must',
    D: 'the a an my your his her our their some any no',
    I: 'of in on at to for with from by about as into',
    C: 'and but or so because if when then',
    F: 'okay yeah yes alright um uh well',
    P: 'i you he she we they it that this there',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

/** Roughly its part of speech. */
function wordClass(word: string): string {
  const found = closed.get(word);
  if (found !== undefined) return found;
  const at = apostropheIn(word);
  if (at > 0 && closed.get(word.slice(0, at)) === 'P') return 'P';
  if (word.endsWith('ing')) return 'G';
  if (word.endsWith('ed')) return 'E';
  if (word.endsWith('ly')) return 'L';
  if (word.includes('#')) return '#';
  return word.endsWith('s') ? 'S' : 'N';
}

function apostropheIn(word: string): number {
  const at = word.indexOf("'");
  return at >= 0 ? at : word.indexOf('’');
}

// The hash of "a b" from that of "a", without making the string.
function hashAfter(word: string, before: number): number {
  return hash(word, hash(' ', before));
}
