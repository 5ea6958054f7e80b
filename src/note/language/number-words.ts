import { wordsAt } from '../matches.ts';

/** The words numbers are spoken with. */
const list = (words: string, from: number, step = 1) =>
  words.split(' ').map((word, i): [string, number] => [word, from + i * step]);

export const unitWords = new Map(list('zero one two three four five six seven eight nine', 0));
export const teenWords = new Map(
  list('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
);
export const tensWords = new Map([
  ...list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ['fourty', 40],
] as [string, number][]);
/** "in the sixties", "blood sugars in the one eighties". */
export const decadeWords = new Map(
  list('twenties thirties forties fifties sixties seventies eighties nineties', 20, 10),
);
/** Words that hold a number without being one; a note may say the figure. */
export const impliedWords = new Map<string, number>([
  ['once', 1],
  ['single', 1],
  ['first', 1],
  ['twice', 2],
  ['second', 2],
  ['couple', 2],
  ['both', 2],
  ['third', 3],
  ['half', 0.5],
  ['dozen', 12],
]);

/** After these a full stop that stands alone is a spoken point ("her creatinine was . 7"): words of an expression. */
export const beforeLoneStop = 'is|was|of|at|not|from|about|around|than';

/** A piece of text: a word (lower case), digits or one mark. */
export interface NumberToken {
  text: string;
  start: number;
  end: number;
  /** White space stood before it. */
  spaced: boolean;
}

const piece = /\d+(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}+(?:['’]\p{L}+)?|[^\s\p{L}\d]/gu;

export function numberTokens(text: string): NumberToken[] {
  const tokens: NumberToken[] = [];
  let last = 0;
  for (const { word, start, end } of wordsAt(piece, text)) {
    tokens.push({ text: word.toLowerCase(), start, end, spaced: start > last });
    last = end;
  }
  // "One O one point four", as some write a spoken nought.
  for (let i = 0; i + 1 < tokens.length; i++)
    if (tokens[i]!.text === 'o' && (unitWords.has(tokens[i + 1]!.text) || teenWords.has(tokens[i + 1]!.text)))
      tokens[i]!.text = 'oh';
  return tokens;
}

export const isDigits = (text: string) => text.charCodeAt(0) >= 48 && text.charCodeAt(0) <= 57;

/** The last word of "thirty first" and how its figure ends. */
export const ordinalWords = new Map<string, { value: number; ending: string }>([
  ['first', { value: 1, ending: 'st' }],
  ['second', { value: 2, ending: 'nd' }],
  ['third', { value: 3, ending: 'rd' }],
  ...['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map(
    (word, i): [string, { value: number; ending: string }] => [word, { value: i + 4, ending: 'th' }],
  ),
]);

/** True where these words stand at `i`. */
export function saysAt(tokens: readonly NumberToken[], i: number, ...words: string[]): boolean {
  return words.every((word, k) => tokens[i + k]?.text === word);
}
