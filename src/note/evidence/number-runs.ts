import { type Readings, readingsAfter, readingsOf } from './number-readings.ts';
import { numberOf, numbers, tens } from './number-words.ts';

const joiners = new Set(['hundred', 'thousand', 'point', 'and', 'half', 'quarter', 'quarters']);

/** What a run of numbers may begin with. */
const opening = new RegExp(
  `\\d+(?:\\.\\d+)?|(?<![a-z])(?:${[...numbers.keys(), 'half', 'quarter', 'hundred', 'point'].join('|')})(?![a-z])`,
  'g',
);
const token = /\d+(?:\.\d+)?|[a-z]+/g;

/** A stretch of words that say one or more numbers, and everything a careful listener could take it for. */
export interface NumberRun extends Readings {
  start: number;
  end: number;
}

const longestRun = 8;

/** The numbers in a text, in figures and in words, with all their readings ("one twenty eight" is 128, 1 and 28). */
export function numberRuns(text: string): NumberRun[] {
  const plain = text.toLowerCase();
  const parted = plain.includes(',') ? plain.replace(/(\d),(?=\d{3}\b)/g, '$1 ') : plain;
  const runs: NumberRun[] = [];
  opening.lastIndex = 0;
  for (let found = opening.exec(parted); found !== null; found = opening.exec(parted)) {
    const start = found.index;
    if (found[0] === 'point' && !isNumberNext(parted, opening.lastIndex)) continue;
    const tokens = runFrom(plain, parted, start);
    const { end } = tokens.at(-1)!;
    const { whole, readings } = readingsAfter(plain.slice(0, start), wordsOf(plain, tokens));
    runs.push({ start, end, whole, readings: withParts(plain, tokens, readings) });
    opening.lastIndex = end;
  }
  return runs;
}

// "Six. Eight at night.": as likely two numbers as 6.8; only a stop that stands alone is a spoken point for sure.
function withParts(
  plain: string,
  tokens: readonly Token[],
  readings: ReadonlySet<number>,
): ReadonlySet<number> {
  const at = tokens.findIndex(
    ({ start }, i) =>
      i > 0 && plain.charAt(tokens[i - 1]!.end) === '.' && isPoint(plain.slice(tokens[i - 1]!.end, start)),
  );
  if (at < 0) return readings;
  const first = readingsAfter('', wordsOf(plain, tokens.slice(0, at)));
  const second = readingsAfter('', wordsOf(plain, tokens.slice(at)));
  return new Set([...readings, ...first.readings, ...withParts(plain, tokens.slice(at), second.readings)]);
}

interface Token {
  word: string;
  start: number;
  end: number;
}

// "Point eight", and not "what's the point, a few times".
function isNumberNext(text: string, from: number): boolean {
  token.lastIndex = from;
  const next = token.exec(text)?.[0] ?? '';
  return next !== 'a' && next !== 'an' && numberOf(next) !== undefined;
}

function runFrom(plain: string, parted: string, start: number): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = start;
  for (let found = token.exec(parted); found !== null; found = token.exec(parted)) {
    const next = { word: found[0], start: found.index, end: token.lastIndex };
    if (tokens.length > 0 && (!continues(plain, tokens.at(-1)!.end, next) || beginsAnew(tokens, next, plain)))
      break;
    if (isYear(plain, tokens, next)) break;
    tokens.push(next);
    if (tokens.length === longestRun) break;
  }
  while (tokens.length > 1 && tokens.at(-1)!.word === 'and') tokens.pop();
  return tokens;
}

// "Twenty fifteen. Two stents.": after a year no spoken point is heard.
function isYear(plain: string, tokens: readonly Token[], next: Token): boolean {
  const last = tokens.at(-1);
  return (
    last !== undefined &&
    isPoint(plain.slice(last.end, next.start)) &&
    readingsOf(wordsOf(plain, tokens)).some((value) => value >= 1900 && value < 2100)
  );
}

// "Twelve point five twice a day": how often is a number of its own. "Two and a half" is one.
function beginsAnew(tokens: readonly Token[], { word, end }: Token, plain: string): boolean {
  const last = tokens.at(-1)!.word;
  if (counting.has(word)) return last !== 'and';
  // "A two and a half centimeter cut": the article is no part of it.
  if (tokens.length === 1 && (last === 'a' || last === 'an'))
    return numberOf(word) !== undefined || word === 'point';
  // "Up from three point eight two years ago."
  if (
    tokens.length > 2 &&
    last !== 'point' &&
    tokens.some((token) => token.word === 'point') &&
    isAgo(plain, end)
  )
    return true;
  // "Three hundred three times a day", "fifty two times a day", and not "fifty-two".
  return (
    (numbers.get(word) ?? 10) < 10 &&
    plain.startsWith(' times', end) &&
    (last === 'hundred' ||
      last === 'thousand' ||
      ((tens[last] ?? 0) > 20 &&
        plain.charAt(end - word.length - 1) === ' ' &&
        /^ times (?:a|per|daily)\b/.test(plain.slice(end, end + 13))))
  );
}

function isAgo(plain: string, from: number): boolean {
  return /^ (?:days?|weeks?|months?|years?) ago\b/.test(plain.slice(from, from + 12));
}

const counting = new Set(['once', 'twice', 'thrice', 'a', 'an', 'both', 'single', 'couple', 'pair']);

function continues(text: string, before: number, { word, start }: Token): boolean {
  if (numberOf(word) === undefined && !joiners.has(word)) return false;
  // "twenty a day", "one twice a day": no part of the number before; "two and a half" is.
  if (notJoined.has(word) && !goesIntoHalf.test(text.slice(start))) return false;
  // "one, two" and "5. 10" are two numbers; a space, a hyphen or a thousands comma joins.
  // Recognisers write a spoken "point" as a full stop that stands alone ("seven . five").
  const gap = text.slice(before, start);
  // "Three thousand, two hundred."
  if (gap === ', ' && text.startsWith(' hundred', start + word.length) && text.endsWith('thousand', before))
    return true;
  return gap === ' ' || /^(?:[\s-]+|,)$/.test(gap) || (isPoint(gap) && numberOf(word) !== undefined);
}

const notJoined = new Set(['a', 'an', 'once', 'twice', 'thrice', 'couple', 'single', 'both', 'pair']);
const goesIntoHalf = /^an? (?:half|quarter|hundred|thousand)\b/;

function isPoint(gap: string): boolean {
  return gap !== ' ' && /^\s*\.\s+$/.test(gap);
}

function wordsOf(text: string, tokens: readonly Token[]): string[] {
  const words: string[] = [];
  for (const [i, { word, start }] of tokens.entries()) {
    if (i > 0 && isPoint(text.slice(tokens[i - 1]!.end, start))) words.push('point');
    words.push(word);
  }
  return words;
}
