import { decimalLeftOut } from '../language/decimal-left-out.ts';
import { beforeLoneStop } from '../language/number-words.ts';
import { numberOf, numbers, tens } from './number-words.ts';

/** Everything a careful listener could take a stretch of words for. */
export interface Readings {
  /** The whole stretch read as one number, every way it can be. */
  whole: readonly number[];
  /** Also the numbers it falls into, because speech runs numbers together. */
  readings: ReadonlySet<number>;
}

const readingsOfWord = new Map<string, Readings>();

// "Her creatinine was . 7", "a . five centimeter stone": a spoken point may be written as a full stop that stands alone.
const lessThanOne = new RegExp(`\\b(?:${beforeLoneStop}|an?|the) \\. $`);

/** What a run of words can be read as; `before` is what was said before it. */
export function readingsAfter(before: string, list: readonly string[]): Readings {
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
  for (const value of [...whole, ...oneByOne(list)]) readings.add(value);
  if (alone !== null) readingsOfWord.set(alone, { whole, readings });
  return { whole, readings };
}

/** "Ninety one thirty eight over …", "one twenty one thirty one forty five": readings of which each begins with "one". */
function oneByOne(list: readonly string[]): number[] {
  const starts = list.flatMap((word, i) =>
    i > 0 && word === 'one' && Object.hasOwn(tens, list[i - 1]!) && (numberOf(list[i + 1] ?? '') ?? 0) >= 10
      ? [i]
      : [],
  );
  if (starts.length === 0) return [];
  return [0, ...starts].flatMap((from, i) => readingsOf(list.slice(from, starts[i])));
}

/** In words: "a hundred and one four". */
const longestTemperature = 5;

/** "Thirty-nine two", "ninety-nine four": the point of a temperature is often not said. */
function temperatureIn(list: readonly string[]): number[] {
  const last = numberOf(list.at(-1)!);
  if (list.length < 2 || list.length > longestTemperature || last === undefined || last > 9) return [];
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
  if (addUp(words) !== null) return true;
  // "Zestoretic, twenty twelve and a half": twenty, and twelve and a half.
  const whole = words.at(-1) === 'half' ? readingsOf(words) : [];
  return whole.length > 0 && whole.every((value) => value < 1000);
}

/** Speech runs numbers together ("one forty-eight", "five ten"): the well-formed numbers the words fall into. */
function partReadings(words: readonly string[]): number[] {
  const out: number[] = [];
  for (let a = 0; a < words.length; a += 1) {
    let ran = false;
    for (let b = words.length; b > a; b -= 1) {
      const part = words.slice(a, b);
      if (!isWellFormed(part)) {
        // "Five four and two twenty one": 221, and not 220.
        if (!ran) out.push(...readingsOf(part));
        ran ||= readingsOf(part).length > 0;
        continue;
      }
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

/** The numbers that the words say when they are read as one, every way they can be. */
export function readingsOf(words: readonly string[]): number[] {
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
    // "Oh nine", "oh fifteen": 2009, 2015.
    if (/^oh?$/.test(words[0]!) && words.length === 2 && values[1]! < 20) out.add(2000 + values[1]!);
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
    if (word === 'hundreds' && part !== null && part < 10) {
      // "The two hundreds": tablets of 200.
      part *= 100;
      room = 0;
    } else if (value !== undefined) {
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
