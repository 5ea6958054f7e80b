import { normalWord, type Word, wordsOf } from '../words.ts';
import { beginningsOf, FirstWords, fillers, firstWord, turnable } from './first-words.ts';
import type { Family, IcdEntry } from './parse-table.ts';

/** A run of words that phrases of the table ask for ("knee pain"), and the phrases whose problem it is. */
export interface Part {
  text: string;
  phrases: readonly Phrase[];
  /** True where it only says where, and so must stand in the same sentence as its problem. */
  bodyPart: boolean;
  /** It is of an imported release, not of the built-in table. */
  official?: true;
}

/** A phrase and the codes it can stand for: siblings that differ in side, encounter, trimester or age. */
export interface Phrase {
  text: string;
  /** Parts said of one problem; the first is the problem itself. */
  parts: readonly Part[];
  /** Parts of other problems that must be there too and keep their own code. */
  besides: readonly Part[];
  /** How many words it asks for: the longest phrase wins. */
  words: number;
  entries: readonly IcdEntry[];
}

/** A part found at words [first, last] of a text. */
export interface PartFound {
  part: Part;
  first: number;
  last: number;
}

/** What finds parts in a text. */
export interface PartFinder {
  /** Every part that occurs in `words`, overlapping ones included. */
  find(words: readonly Word[]): PartFound[];
  /** False where none of the phrase's codes can be billed, so that others may claim its words. */
  bills?(phrase: Phrase): boolean;
}

interface Node {
  next: Map<string, Node>;
  parts: Part[];
}

// Passed over in texts between the words of a phrase, but a phrase may ask for them.
export const between = new Set(
  (
    'right left bilateral both mild moderate severe chronic acute mellitus significant known recent ongoing primary on at ' +
    'essential unspecified persistent due worsening intermittent joint new stable recurrent associated disorder'
  ).split(' '),
);
// "Melanoma" in one sentence and "back" in another is not a melanoma of the back.
const bodyParts = new Set(
  (
    'arm forearm hand finger thumb wrist elbow shoulder leg thigh knee ankle foot toe heel hip back chest trunk abdomen ' +
    'face cheek forehead nose ear eye neck head shin tibia index middle ring small little calf ac'
  ).split(' '),
);
const farthestApart = 3;
/** More than any family has phrases, so that places of different families don't meet. */
const placesInFamily = 1_000;

/** A phrase as it stands in the table, before anyone asked for it. */
interface RawPhrase {
  text: string;
  family: number;
  entries: readonly IcdEntry[];
}

/**
 * All phrases of the table, so that a text is read once whatever the table's size. What begins with a word is worked
 * out when a text first holds the word, so that the first note of a process need not wait for all of the table.
 */
export class PhraseIndex implements PartFinder {
  readonly #families: readonly Family[];
  readonly #entriesOf: (family: number) => readonly IcdEntry[];
  readonly #words: FirstWords;
  readonly #filed = new Set<number>();
  readonly #ready = new Set<string>();
  /** Phrases by their first part, and parts by the word they begin with, of the families that are filed. */
  readonly #phrasesOf = new Map<string, RawPhrase[]>();
  readonly #beginning = new Map<string, Map<string, number>>();
  readonly #parts = new Map<string, Part>();
  readonly #roots = new Map<string, Node>();

  constructor(families: readonly Family[], entriesOf: (family: number) => readonly IcdEntry[]) {
    this.#families = families;
    this.#entriesOf = entriesOf;
    this.#words = new FirstWords(families);
  }

  /** Every part that occurs in `words`, in order, overlapping ones included. Linear in the number of words. */
  find(words: readonly Word[]): PartFound[] {
    const found: PartFound[] = [];
    for (let i = 0; i < words.length; i++) {
      const node = this.#root(words[i]!.text);
      if (node !== null) walk(words, i, i, node, 0, found);
    }
    return found;
  }

  /** Files every family in which a part begins with the word. */
  #prepare(word: string): void {
    if (this.#ready.has(word)) return;
    this.#ready.add(word);
    for (const family of this.#words.familiesOf(word)) {
      if (this.#filed.has(family)) continue;
      this.#filed.add(family);
      const entries = this.#entriesOf(family);
      this.#families[family]!.words.split('; ').forEach((text, place) => {
        this.#file({ text, family, entries }, family * placesInFamily + place);
      });
    }
  }

  #file(phrase: RawPhrase, place: number): void {
    const [own = '', ...others] = phrase.text.split(/ [+&] /);
    this.#fileUnder(own, phrase, place);
    for (const other of others) this.#fileUnder(other, null, place);
  }

  #fileUnder(part: string, phrase: RawPhrase | null, place: number): void {
    const phrases = this.#phrasesOf.get(part) ?? [];
    if (phrase !== null) phrases.push(phrase);
    this.#phrasesOf.set(part, phrases);
    for (const word of beginningsOf(part)) {
      const parts = this.#beginning.get(word) ?? new Map<string, number>();
      // Families are filed in the order in which texts ask for them; parts stand as in the table.
      parts.set(part, Math.min(parts.get(part) ?? place, place));
      this.#beginning.set(word, parts);
    }
  }

  #root(word: string): Node | null {
    // Only words that begin a phrase are kept: texts are endless, the table is not.
    if (!this.#words.has(word)) return null;
    const known = this.#roots.get(word);
    if (known !== undefined) return known;
    this.#prepare(word);
    const root: Node = { next: new Map(), parts: [] };
    this.#roots.set(word, root);
    const beginning = [...(this.#beginning.get(word) ?? [])].sort(([, a], [, b]) => a - b);
    for (const [text] of beginning) layOut(root, word, this.#part(text));
    return root;
  }

  #part(text: string): Part {
    const known = this.#parts.get(text);
    if (known !== undefined) return known;
    // Only of parts that a text holds: their phrases name others, and those others again.
    let phrases: readonly Phrase[] | undefined;
    const read = () => this.#phrasesBeginning(text);
    const part: Part = {
      text,
      bodyPart: bodyParts.has(text),
      get phrases() {
        phrases ??= read();
        return phrases;
      },
    };
    this.#parts.set(text, part);
    return part;
  }

  #phrasesBeginning(part: string): Phrase[] {
    this.#prepare(normalWord(firstWord(part)));
    // The same words may stand in several families: an adult's and a child's check-up.
    const merged = new Map<string, RawPhrase>();
    const raw = [...(this.#phrasesOf.get(part) ?? [])].sort((a, b) => a.family - b.family);
    for (const phrase of raw) {
      const same = merged.get(phrase.text);
      const entries = same === undefined ? phrase.entries : [...same.entries, ...phrase.entries];
      merged.set(phrase.text, { ...phrase, entries });
    }
    return [...merged.values()].map((phrase) => this.#phrase(phrase));
  }

  #phrase({ text, entries }: RawPhrase): Phrase {
    const [own = '', ...others] = text.split(' & ');
    const parts = own.split(' + ').map((part) => this.#part(part));
    const besides = others.map((part) => this.#part(part));
    const words = wordsOf(text).filter((word) => !fillers.has(word.text)).length;
    return { text, parts, besides, words, entries };
  }
}

function layOut(root: Node, first: string, part: Part): void {
  const words = wordsOf(part.text)
    .map((word) => word.text)
    .filter((word) => !fillers.has(word));
  if (words[0] === first) grow(root, words.slice(1)).parts.push(part);
  const head = words.at(-1)!;
  if (head === first && words.length > 1 && words.length < 5 && turnable.has(head)) {
    grow(root, words.slice(0, -1)).parts.push(part);
  }
}

function walk(
  words: readonly Word[],
  first: number,
  at: number,
  node: Node,
  skipped: number,
  found: PartFound[],
): void {
  if (skipped === 0) for (const part of node.parts) found.push({ part, first, last: at });
  const word = words[at + 1]?.text;
  if (word === undefined || node.next.size === 0) return;
  const next = node.next.get(word);
  if (next !== undefined) walk(words, first, at + 1, next, 0, found);
  if (skipped < farthestApart && (fillers.has(word) || between.has(word))) {
    walk(words, first, at + 1, node, skipped + 1, found);
  }
}

function grow(root: Node, words: readonly string[]): Node {
  let node = root;
  for (const word of words) {
    let next = node.next.get(word);
    if (next === undefined) {
      next = { next: new Map(), parts: [] };
      node.next.set(word, next);
    }
    node = next;
  }
  return node;
}
