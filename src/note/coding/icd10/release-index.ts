import type { IcdRelease } from '../code-books.ts';
import type { Word } from '../words.ts';
import { fillers } from './first-words.ts';
import { billed } from './in-force.ts';
import { officialEntry } from './official-term.ts';
import type { IcdEntry } from './parse-table.ts';
import { between, type Part, type PartFinder, type PartFound, type Phrase } from './phrase-index.ts';

// What may stand beside a term of one word; anything else makes it another thing ("cholera vaccine").
const neighbours = new Set(
  'has have had is are of for or but which likely this current he she patient history'.split(' '),
);
const mostGap = 8;

/**
 * Finds the terms of an imported release in a text: all words of a term, in any order, with nothing between them but
 * small words. Codes that the built-in table knows keep its entry, so that they count as chronic, minor and so on.
 */
export class ReleaseIndex implements PartFinder {
  readonly #release: IcdRelease;
  readonly #known: ReadonlyMap<string, IcdEntry>;
  readonly #parts = new Map<string, Part>();
  readonly #terms = new Map<string, readonly (readonly string[])[]>();
  readonly #bills = new Map<Phrase, boolean>();

  constructor(release: IcdRelease, known: ReadonlyMap<string, IcdEntry>) {
    this.#release = release;
    this.#known = known;
  }

  find(words: readonly Word[]): PartFound[] {
    const found: PartFound[] = [];
    const there = new Set(words.map(({ text }) => text));
    for (let i = 0; i < words.length; i++) {
      for (const asked of this.#termsWith(words[i]!.text)) {
        if (!asked.every((word) => there.has(word))) continue;
        const range = rangeOf(asked, words, i);
        if (range !== null) found.push({ part: this.#part(asked.join(' ')), ...range });
      }
    }
    return found;
  }

  #termsWith(word: string): readonly (readonly string[])[] {
    const known = this.#terms.get(word);
    if (known !== undefined) return known;
    const terms = this.#release.termsWith(word).map((term) => term.split(' '));
    // Only words of terms are kept: texts are endless, the release is not.
    if (terms.length > 0) this.#terms.set(word, terms);
    return terms;
  }

  bills(phrase: Phrase): boolean {
    const known = this.#bills.get(phrase);
    if (known !== undefined) return known;
    const bills = phrase.entries.some(({ code }) => billed(code, this.#release) !== null);
    this.#bills.set(phrase, bills);
    return bills;
  }

  #part(term: string): Part {
    const known = this.#parts.get(term);
    if (known !== undefined) return known;
    const entries = this.#release
      .codesOf(term)
      .map((official) => this.#known.get(official.code) ?? officialEntry(official));
    const phrases: Part['phrases'][number][] = [];
    const part: Part = { text: term, phrases, bodyPart: false, official: true };
    // Half a word less: where the built-in table has a phrase of as many words, that one is meant.
    phrases.push({ text: term, parts: [part], besides: [], words: term.split(' ').length - 0.5, entries });
    this.#parts.set(term, part);
    return part;
  }
}

/** Where all `asked` words stand together around word `at`; null where they don't. */
function rangeOf(
  asked: readonly string[],
  words: readonly Word[],
  at: number,
): { first: number; last: number } | null {
  let first = at;
  let last = at;
  for (const word of asked) {
    const place = nearest(word, words, at, asked.length + mostGap);
    if (place === -1) return null;
    first = Math.min(first, place);
    last = Math.max(last, place);
  }
  const whole = first === 0 && last === words.length - 1;
  for (let i = first; i <= last; i++) {
    const { text } = words[i]!;
    if (!asked.includes(text) && !fillers.has(text) && !between.has(text)) return null;
    // A comma parts one thing from the next, unless the whole title is the term.
    if (i < last && !whole && apart(words, i)) return null;
  }
  return asked.length > 1 || alone(words, first) ? { first, last } : null;
}

function nearest(word: string, words: readonly Word[], at: number, reach: number): number {
  for (let distance = 0; distance <= reach; distance++) {
    if (words[at + distance]?.text === word) return at + distance;
    if (words[at - distance]?.text === word) return at - distance;
  }
  return -1;
}

function alone(words: readonly Word[], at: number): boolean {
  const fits = (i: number, parted: boolean) => {
    const text = words[i]?.text;
    return text === undefined || parted || fillers.has(text) || between.has(text) || neighbours.has(text);
  };
  return fits(at - 1, at > 0 && apart(words, at - 1)) && fits(at + 1, apart(words, at));
}

/** More than a space or a hyphen stands between word `i` and the next. */
function apart(words: readonly Word[], i: number): boolean {
  const next = words[i + 1];
  return next !== undefined && next.start - words[i]!.end > 1;
}
