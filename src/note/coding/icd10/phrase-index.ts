import { normalWord, type Word, wordsOf } from '../words.ts';
import type { IcdEntry } from './parse-table.ts';

/** A run of words that phrases of the table ask for ("knee pain"), and the phrases whose problem it is. */
export interface Part {
  text: string;
  phrases: readonly Phrase[];
  /** True where it only says where, and so must stand in the same sentence as its problem. */
  bodyPart: boolean;
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

// Left out of phrases and passed over in texts: they don't change what a phrase means.
export const fillers = new Set(
  'the a an of in to my your her his their its and with by is was this that for some'.split(' '),
);
// Passed over in texts between the words of a phrase, but a phrase may ask for them.
export const between = new Set(
  (
    'right left bilateral both mild moderate severe chronic acute mellitus significant known recent ongoing primary on at ' +
    'essential unspecified persistent due worsening intermittent joint new stable recurrent associated disorder'
  ).split(' '),
);
/** Heads that people put on either side: "knee pain", "pain in the knee". */
const turnable = new Set(
  (
    'pain fracture sprain strain arthritis osteoarthritis cancer contusion laceration swelling stiffness tear abscess ' +
    'cellulitis infection injury abrasion weakness numbness polyp cyst dislocation bursitis deficiency'
  ).split(' '),
);
// "Melanoma" in one sentence and "back" in another is not a melanoma of the back.
const bodyParts = new Set(
  (
    'arm forearm hand finger thumb wrist elbow shoulder leg thigh knee ankle foot toe heel hip back chest trunk abdomen ' +
    'face cheek forehead nose ear eye neck head shin tibia index middle ring small little'
  ).split(' '),
);
const farthestApart = 3;

/** A phrase as it stands in the table, before anyone asked for it. */
interface RawPhrase {
  text: string;
  entries: readonly IcdEntry[];
}

/**
 * All phrases of the table, so that a text is read once whatever the table's size. Filed by first words only; what
 * follows a first word is worked out when a text first holds it, so that the first note need not wait for all.
 */
export class PhraseIndex implements PartFinder {
  /** Phrases by their first part, and parts by the word they begin with, as they stand in the table. */
  readonly #phrasesOf = new Map<string, RawPhrase[]>();
  readonly #beginning = new Map<string, string[]>();
  readonly #parts = new Map<string, Part & { phrases: Phrase[] }>();
  readonly #roots = new Map<string, Node>();

  constructor(entries: readonly IcdEntry[]) {
    let family: IcdEntry[] = [];
    for (const [i, entry] of entries.entries()) {
      family.push(entry);
      // Siblings share one list of words (`=` in the table), so it is filed once for all of them.
      if (entries[i + 1]?.phrases === entry.phrases) continue;
      for (const text of entry.phrases) this.#file({ text, entries: family });
      family = [];
    }
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

  #file(phrase: RawPhrase): void {
    const { text } = phrase;
    if (!text.includes('+') && !text.includes('&')) {
      this.#fileUnder(text, phrase);
      return;
    }
    const [own = '', ...others] = text.split(/ [+&] /);
    this.#fileUnder(own, phrase);
    for (const other of others) this.#fileUnder(other, null);
  }

  #fileUnder(part: string, phrase: RawPhrase | null): void {
    const phrases = this.#phrasesOf.get(part);
    if (phrases !== undefined) {
      if (phrase !== null) phrases.push(phrase);
      return;
    }
    this.#phrasesOf.set(part, phrase === null ? [] : [phrase]);
    this.#fileBeginning(firstWord(part), part);
    const last = part.slice(part.lastIndexOf(' ') + 1);
    if (last !== part && turnable.has(last)) this.#fileBeginning(last, part);
  }

  #fileBeginning(word: string, part: string): void {
    const normal = normalWord(word);
    const parts = this.#beginning.get(normal);
    if (parts === undefined) this.#beginning.set(normal, [part]);
    else parts.push(part);
  }

  #root(word: string): Node | null {
    const known = this.#roots.get(word);
    if (known !== undefined) return known;
    const beginning = this.#beginning.get(word);
    // Only words that begin a phrase are kept: texts are endless, the table is not.
    if (beginning === undefined) return null;
    const root: Node = { next: new Map(), parts: [] };
    this.#roots.set(word, root);
    for (const text of beginning) layOut(root, word, this.#part(text));
    return root;
  }

  #part(text: string): Part {
    const known = this.#parts.get(text);
    if (known !== undefined) return known;
    const part: Part & { phrases: Phrase[] } = { text, phrases: [], bodyPart: bodyParts.has(text) };
    this.#parts.set(text, part);
    // The same words may stand in several families: an adult's and a child's check-up.
    const merged = new Map<string, IcdEntry[]>();
    for (const raw of this.#phrasesOf.get(text) ?? []) {
      const entries = merged.get(raw.text);
      if (entries === undefined) merged.set(raw.text, [...raw.entries]);
      else entries.push(...raw.entries);
    }
    for (const [phrase, entries] of merged) part.phrases.push(this.#phrase({ text: phrase, entries }));
    return part;
  }

  #phrase({ text, entries }: RawPhrase): Phrase {
    const [own = '', ...others] = text.split(' & ');
    const parts = own.split(' + ').map((part) => this.#part(part));
    const besides = others.map((part) => this.#part(part));
    const words = wordsOf(text).filter((word) => !fillers.has(word.text)).length;
    return { text, parts, besides, words, entries };
  }
}

function firstWord(part: string): string {
  const space = part.indexOf(' ');
  const plain = space === -1 ? part : part.slice(0, space);
  if (!fillers.has(plain) && !plain.includes('-') && !plain.includes('.')) return plain;
  let from = 0;
  for (;;) {
    const hyphen = part.slice(from).search(/[ .-]/);
    if (hyphen === -1) return part.slice(from);
    const word = part.slice(from, from + hyphen);
    if (!fillers.has(word)) return word;
    from += hyphen + 1;
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
