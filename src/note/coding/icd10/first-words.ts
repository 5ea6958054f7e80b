import { normalWord } from '../words.ts';
import type { Family } from './parse-table.ts';

// Left out of phrases and passed over in texts: they don't change what a phrase means.
export const fillers = new Set(
  'the a an of in to my your her his their its and with by is was this that for some'.split(' '),
);
/** Heads that people put on either side: "knee pain", "pain in the knee". */
export const turnable = new Set(
  (
    'pain fracture sprain strain arthritis osteoarthritis cancer contusion laceration swelling stiffness tear abscess ' +
    'cellulitis infection injury abrasion weakness numbness polyp cyst dislocation bursitis deficiency'
  ).split(' '),
);

/** The families in which a part of a phrase begins with a word, or ends with it and may be turned. */
export class FirstWords {
  readonly #families = new Map<string, number[]>();

  /** Reads only the ends of parts, by two patterns over the whole text: it is what the first note waits for. */
  constructor(families: readonly Family[]) {
    const text = families.map(({ words }) => words).join('\n');
    const starts: number[] = [];
    let offset = 0;
    for (const { words } of families) {
      starts.push(offset);
      offset += words.length + 1;
    }
    const found = new Map<string, number[]>();
    const collect = (pattern: RegExp, wordAt: (match: RegExpExecArray) => string): void => {
      let family = 0;
      for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        while (family + 1 < starts.length && starts[family + 1]! <= match.index) family++;
        add(found, wordAt(match), family);
      }
    };
    // A part that begins with a small word or a hyphenated one is looked at whole.
    const partEnd = /; | [+&] |$/gm;
    collect(/(?:^|; | [+&] )([^ ;\n]+)/gm, (match) => {
      const word = match[1]!;
      if (!fillers.has(word) && !/[-.]/.test(word)) return word;
      const start = match.index + match[0].length - word.length;
      partEnd.lastIndex = start;
      return firstWord(text.slice(start, partEnd.exec(text)!.index));
    });
    collect(new RegExp(` (${[...turnable].join('|')})(?=; | [+&] |$)`, 'gm'), ([, word = '']) => word);
    for (const [word, numbers] of found) {
      const normal = normalWord(word);
      for (const number of numbers) add(this.#families, normal, number);
    }
  }

  has(word: string): boolean {
    return this.#families.has(word);
  }

  /** Their numbers, smallest first. */
  familiesOf(word: string): readonly number[] {
    return (this.#families.get(word) ?? []).toSorted((a, b) => a - b);
  }
}

function add(families: Map<string, number[]>, word: string, family: number): void {
  const numbers = families.get(word);
  if (numbers === undefined) families.set(word, [family]);
  else if (numbers.at(-1) !== family) numbers.push(family);
}

/** The normal forms of the words by which a part is found. */
export function beginningsOf(part: string): string[] {
  const words = [normalWord(firstWord(part))];
  const last = part.slice(part.lastIndexOf(' ') + 1);
  if (last !== part && turnable.has(last)) words.push(normalWord(last));
  return words;
}

export function firstWord(part: string): string {
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
