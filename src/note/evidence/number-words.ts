import { decimalLeftOut } from '../language/decimal-left-out.ts';
import { beforeLoneStop } from '../language/number-words.ts';

const units: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  o: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  a: 1,
  an: 1,
  once: 1,
  twice: 2,
  thrice: 3,
  couple: 2,
  single: 1,
  both: 2,
  dozen: 12,
  pair: 2,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
  twentieth: 20,
  thirtieth: 30,
  hundreds: 100,
};
const joiners = new Set(['hundred', 'thousand', 'point', 'and', 'half', 'quarter', 'quarters']);

const numbers: ReadonlyMap<string, number> = new Map([...Object.entries(units), ...Object.entries(tens)]);

function numberOf(word: string): number | undefined {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 ? Number(word) : numbers.get(word);
}

/** What a run of numbers may begin with. */
const opening = new RegExp(
  `\\d+(?:\\.\\d+)?|(?<![a-z])(?:${[...numbers.keys(), 'half', 'quarter', 'hundred', 'point'].join('|')})(?![a-z])`,
  'g',
);
const token = /\d+(?:\.\d+)?|[a-z]+/g;

/** A stretch of words that say one or more numbers, and everything a careful listener could take it for. */
export interface NumberRun {
  start: number;
  end: number;
  /** The whole stretch read as one number, every way it can be. */
  whole: readonly number[];
  /** Also the numbers it falls into, because speech runs numbers together. */
  readings: ReadonlySet<number>;
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
    runs.push({ start, end, whole, readings });
    opening.lastIndex = end;
  }
  return runs;
}

interface Token {
  word: string;
  start: number;
  end: number;
}

function isNumberNext(text: string, from: number): boolean {
  token.lastIndex = from;
  return numberOf(token.exec(text)?.[0] ?? '') !== undefined;
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
  // "Three hundred three times a day."
  return (
    (last === 'hundred' || last === 'thousand') && (units[word] ?? 10) < 10 && plain.startsWith(' times', end)
  );
}

const counting = new Set(['once', 'twice', 'thrice', 'a', 'an', 'both', 'single', 'couple', 'pair']);

type Readings = Pick<NumberRun, 'whole' | 'readings'>;
const readingsOfWord = new Map<string, Readings>();

// "Her creatinine was . 7", "a . five centimeter stone": a spoken point may be written as a full stop that stands alone.
const lessThanOne = new RegExp(`\\b(?:${beforeLoneStop}|an?|the) \\. $`);

/** What a run of words can be read as; `before` is what was said before it. */
function readingsAfter(before: string, list: readonly string[]): Readings {
  if (list.length === 1 && before.endsWith(' . ') && lessThanOne.test(before)) {
    const value = Number(`0.${numberOf(list[0]!)}`);
    return { whole: [value], readings: new Set([value, numberOf(list[0]!)!]) };
  }
  const alone = list.length === 1 && numbers.has(list[0]!) ? list[0]! : null;
  const known = alone === null ? undefined : readingsOfWord.get(alone);
  if (known !== undefined) return known;
  const readings = new Set(isWellFormed(list) ? [] : partReadings(list));
  const whole = readingsOf(list);
  for (const value of [...withHalf(before, list), ...withoutPoint(before, list), ...temperatureIn(list)])
    whole.push(value);
  for (const value of whole) readings.add(value);
  if (alone !== null) readingsOfWord.set(alone, { whole, readings });
  return { whole, readings };
}

/** "Thirty-nine two", "ninety-nine four": the point of a temperature is often not said. */
function temperatureIn(list: readonly string[]): number[] {
  const last = numberOf(list.at(-1)!);
  if (list.length < 2 || list.length > 3 || last === undefined || last > 9) return [];
  const before = addUp(list.slice(0, -1));
  return before !== null && ((before > 33 && before < 43) || (before > 94 && before < 107))
    ? [Number(`${before}.${last}`)]
    : [];
}

/** Whether the words can only be one number: "forty-eight", "two point five", "a hundred and two". */
function isWellFormed(words: readonly string[]): boolean {
  const point = words.indexOf('point');
  if (point > 0) return addUp(words.slice(0, point)) !== null && readingsOf(words).length > 0;
  if (point === 0) return readingsOf(words).length > 0;
  return addUp(words) !== null || (words.at(-1) === 'half' && readingsOf(words).length > 0);
}

/** Speech runs numbers together ("one forty-eight", "five ten"): the well-formed numbers the words fall into. */
function partReadings(words: readonly string[]): number[] {
  const out: number[] = [];
  for (let a = 0; a < words.length; a += 1) {
    for (let b = words.length; b > a; b -= 1) {
      const part = words.slice(a, b);
      if (!isWellFormed(part)) continue;
      out.push(...readingsOf(part));
      // The rest of a longer number is no number of its own: of "forty-eight" neither forty nor eight was said.
      if (!part.includes('and')) a = b - 1;
      break;
    }
  }
  return out;
}

const unitBeforeHalf =
  /(?<![a-z\d.])([a-z\d.]+) (?:hour|day|week|month|year|teaspoon|tablet|pill|pack|pound|mile|inch)(?:e?s)? and $/;

/** "a year and a half": the number before the unit, and the half after it. */
function withHalf(before: string, list: readonly string[]): number[] {
  if (list.join(' ') !== 'a half') return [];
  const whole = numberOf(unitBeforeHalf.exec(before.slice(-40))?.[1] ?? '');
  return whole === undefined ? [] : [whole + 0.5];
}

// "Temperature thirty-six eight": 36.8.
function withoutPoint(before: string, list: readonly string[]): number[] {
  if (list.length < 2 || list.length > 3) return [];
  const whole = addUp(list.slice(0, -1));
  const part = numberOf(list.at(-1)!);
  const said = whole === null || part === undefined ? null : decimalLeftOut(before, [whole, part]);
  return said === null ? [] : [Number(said)];
}

function continues(text: string, before: number, { word, start }: Token): boolean {
  if (numberOf(word) === undefined && !joiners.has(word)) return false;
  // "twenty a day", "one twice a day": no part of the number before; "two and a half" is.
  if (notJoined.has(word) && !goesIntoHalf.test(text.slice(start))) return false;
  // "one, two" and "5. 10" are two numbers; a space, a hyphen or a thousands comma joins.
  // Recognisers write a spoken "point" as a full stop that stands alone ("seven . five").
  const gap = text.slice(before, start);
  return /^(?:[\s-]+|,)$/.test(gap) || (isPoint(gap) && numberOf(word) !== undefined);
}

const notJoined = new Set(['a', 'an', 'once', 'twice', 'thrice', 'couple', 'single', 'both', 'pair']);
const goesIntoHalf = /^an? (?:half|quarter|hundred|thousand)\b/;

function isPoint(gap: string): boolean {
  return /^\s*\.\s+$/.test(gap);
}

function wordsOf(text: string, tokens: readonly Token[]): string[] {
  const words: string[] = [];
  for (const [i, { word, start }] of tokens.entries()) {
    if (i > 0 && isPoint(text.slice(tokens[i - 1]!.end, start))) words.push('point');
    words.push(word);
  }
  return words;
}

function readingsOf(words: readonly string[]): number[] {
  const out = new Set<number>();
  const point = words.indexOf('point');
  if (point >= 0) {
    const after = words.slice(point + 1).map(numberOf);
    if (after.length === 0 || after.some((value) => value === undefined)) return [];
    const decimals = after.join('');
    const before = point === 0 ? [0] : readingsOf(words.slice(0, point));
    for (const value of before)
      if (Number.isInteger(value)) out.add(Number(`${value}.${decimals.replace('.', '')}`));
    return [...out];
  }
  if (/^(?:half|quarter|quarters)$/.test(words.at(-1)!)) {
    const part = words.at(-1) === 'half' ? 0.5 : 0.25;
    const rest = words.slice(0, -1);
    if (words.at(-1) === 'quarters') return rest.length === 1 && rest[0] === 'three' ? [0.75] : [];
    if (rest.length === 0 || (rest.length === 1 && /^an?$/.test(rest[0]!))) return [part];
    const base = rest.at(-1) === 'a' && rest.at(-2) === 'and' ? rest.slice(0, -2) : null;
    return base === null || base.length === 0 ? [] : readingsOf(base).map((value) => value + part);
  }
  const total = addUp(words);
  if (total !== null) out.add(total);
  const values = words.map(numberOf);
  if (values.length >= 2 && values.every((value) => value !== undefined)) {
    const figures = words.every((word) => /^\d+$/.test(word));
    // "nine eight eight" is 988, and "1 28" is how some recognisers write 128.
    if (figures || values.every((value) => value! < 10))
      out.add(Number((figures ? words : values).join('').slice(0, 9)));
    // "one twenty eight" is 128, "twenty fifteen" 2015, "nineteen ninety five" 1995.
    const rest = addUp(words.slice(1));
    if (rest !== null && rest >= 10 && rest < 100 && values[0]! < 100) out.add(values[0]! * 100 + rest);
  }
  return [...out];
}

/** A well-formed number in words ("two hundred and twelve", "forty eight", "fifteen hundred"), or null. */
function addUp(words: readonly string[]): number | null {
  let total = 0;
  let part: number | null = null;
  /** Only something smaller than this may still be added: after "forty" a unit, after "hundred" up to 99. */
  let room = Number.POSITIVE_INFINITY;
  for (const [i, word] of words.entries()) {
    const value = numberOf(word);
    if (value !== undefined) {
      if (value >= room) return null;
      part = (part ?? 0) + value;
      room = Object.hasOwn(tens, word) ? 10 : 0;
    } else if (word === 'hundred') {
      if (part !== null && part >= 100) return null;
      part = (part ?? 1) * 100;
      room = 100;
    } else if (word === 'thousand') {
      total += (part ?? 1) * 1000;
      part = null;
      room = 1000;
    } else if (word !== 'and' || i === 0 || room < 100 || i === words.length - 1) return null;
  }
  return total + (part ?? 0);
}
