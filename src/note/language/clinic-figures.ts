import { decimalLeftOut } from './decimal-left-out.ts';
import { parseNumber } from './number-parse.ts';
import { isDigits, type NumberToken, teenWords, tensWords, unitWords } from './number-words.ts';

type Tokens = readonly NumberToken[];
type Rewrite = { text: string; next: number } | null;

/**
 * Figures that clinics say in two numbers: a temperature without its point, sight ("six twelve on the left"), a weight
 * in pounds or stones ("she was eight fourteen"), an appointment ("tomorrow, eight thirty").
 */
export function clinicFigure(text: string, tokens: Tokens, i: number): Rewrite {
  const first = small(tokens, i) ?? overHundred(tokens, i);
  if (first === null || tokens[first.next] === undefined) return null;
  const second = small(tokens, first.next);
  if (second === null || after.test(tokens[second.next]?.text ?? '')) return null;
  const before = text.slice(0, tokens[i]!.start);
  const said = decimalLeftOut(
    before,
    [first.value, second.value],
    small(tokens, i - 1) === null && !isDigits(tokens[i - 1]?.text ?? '')
      ? tokens[second.next]?.text
      : 'number',
  );
  if (said !== null) return { text: said, next: second.next };
  const pair =
    acuity(text, first.value, second.value) ??
    weight(text, before, first.value, second.value) ??
    clock(before, first.value, second.value);
  return pair === null ? null : { text: pair, next: second.next };
}

/** What makes the second number one of its own, or a longer one. */
const after =
  /^(?:point|hundred|thousand|over|out|percent|times|or|to|and|milligrams?|micrograms?|(?:day|week|month|year|hour|minute|night|tablet|pill)s?)$/;

// Below a hundred, said in words.
function small(tokens: Tokens, i: number): { value: number; next: number } | null {
  const word = tokens[i]?.text ?? '';
  const simple = unitWords.get(word) ?? teenWords.get(word);
  if (simple !== undefined) return { value: simple, next: i + 1 };
  if (!tensWords.has(word)) return null;
  const number = parseNumber(tokens, i);
  return number === null || number.value > 99 || !Number.isInteger(number.value) ? null : number;
}

// "A hundred and one four": the whole of a temperature in Fahrenheit.
function overHundred(tokens: Tokens, i: number): { value: number; next: number } | null {
  const hundred = tokens[i]?.text === 'hundred' ? i : i + 1;
  if (tokens[hundred]?.text !== 'hundred') return null;
  const number = parseNumber(tokens, i);
  return number !== null && number.value > 99 && number.value < 107 ? number : null;
}

const lines = new Set([4, 5, 6, 9, 12, 18, 24, 36, 60]);
const sight =
  /\b(?:vision|acuity|sight|snellen|pinhole|(?:right|left) eye|on the (?:right|left)|glasses|chart)\b/i;

function acuity(text: string, first: number, second: number): string | null {
  return first === 6 && lines.has(second) && sight.test(text) ? `${first}/${second}` : null;
}

const pounds = /\b(?:pounds?|lbs?|ounces?|birth ?weight)\b/i;
const stones = /\b(?:stones?|st)\b/i;
const weighed =
  /\b(?:i|she|he|you|baby)(?=)(?:['’]m|['’]s|['’]re| am| is| are| was| were| weigh(?:ed|s)?)(?=)(?: (?:about|only|just|at))?\s*$/i;

function weight(text: string, before: string, first: number, second: number): string | null {
  if (!weighed.test(before)) return null;
  if (pounds.test(text) && first < 16 && second < 16 && second > 9) return `${first} pounds ${second}`;
  if (stones.test(text) && first > 5 && first < 20 && second < 14) return `${first} stone ${second}`;
  return null;
}

const day =
  /\b(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:,? (?:morning|afternoon|evening))?,? (?:at )?$|\bappointment is moved to $/i;
const minutes = new Set([10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
const byClock = /\b(?:at|around|about|by|until|till|since|like) $/i;

function clock(before: string, hour: number, minute: number): string | null {
  // "At ten thirty": above nine, no other number is said so.
  if (hour > 9 && hour < 13 && minute % 15 === 0 && minutes.has(minute) && byClock.test(before))
    return `${hour}:${minute}`;
  return hour > 0 && hour < 13 && minutes.has(minute) && day.test(before) ? `${hour}:${minute}` : null;
}
