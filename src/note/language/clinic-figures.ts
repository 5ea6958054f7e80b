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
  const sharp = acuity(text, tokens, i);
  if (sharp !== null) return sharp;
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
    weight(text, before, first.value, second.value) ??
    clock(before, first.value, second.value, text.slice(tokens[second.next - 1]!.end));
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

const lines = new Map([
  [6, new Set([4, 5, 6, 7, 9, 12, 15, 18, 24, 36, 60])],
  [20, new Set([10, 12, 15, 16, 20, 25, 30, 32, 40, 50, 60, 63, 70, 80, 100, 125, 150, 160, 200, 400])],
]);
const sight =
  /\b(?:vision|acuity|sight|snellen|pinhole|(?:right|left) eye|both eyes|on the (?:right|left)|glasses|chart)\b/i;
/** "Her sight went in twenty twenty": a year. */
const ofYear = /\b(?:in|since|of|until|till|during|before|after|about) $/i;

/** "Six twelve", "twenty forty", "6 over 6" of what is seen: 6/12, 20/40, 6/6. */
function acuity(text: string, tokens: Tokens, i: number): Rewrite {
  const { text: word, start } = tokens[i]!;
  const distance = word === 'six' || word === '6' ? 6 : word === 'twenty' || word === '20' ? 20 : 0;
  if (distance === 0 || !isOfSight(text) || ofYear.test(text.slice(0, start))) return null;
  const mark = /^(?:over|\/|-)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  const line = parseNumber(tokens, mark);
  return line !== null &&
    lines.get(distance)!.has(line.value) &&
    (mark > i + 1 || !after.test(tokens[line.next]?.text ?? '') || twoEyes.test(text))
    ? { text: `${distance}/${line.value}`, next: line.next }
    : null;
}

// "Last time it was twenty twenty-five and twenty twenty.": of the two eyes.
function isOfSight(text: string): boolean {
  return sight.test(text) || (twoEyes.test(text) && !twoYears.test(text));
}
const twoEyes =
  /\btwenty (?:twenty-five|twenty|thirty|forty|fifty|sixty|seventy|eighty) and twenty (?:twenty-five|twenty|thirty|forty|fifty|sixty|seventy|eighty)\b/i;
const twoYears = /\b(?:in|since|between|until|till|during|before|after|from|both) twenty\b|\byears?\b/i;

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
const byTheClock = /\b(?:at|by|for|until|till) $/i;
/** "The sugar was at two fifteen this morning": no time of the day. */
const readings =
  /\b(?:sugars?|glucose|pressure|weigh\w*|platelets?|sodium|cholesterol|triglycerides|ran|running|high|low)\b/i;
/** In characters, from the name of what is measured to its figure. */
const reach = 50;
/** "At four thirty on Monday", "nine thirty tomorrow morning". */
const ofDay =
  /^,?(?=) (?:(?:on |next |this )?(?=)(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|(?:this|in the) (?:morning|afternoon|evening)|[ap]\.?m\b)/i;

function clock(before: string, hour: number, minute: number, behind: string): string | null {
  // "At ten thirty": above nine, no other number is said so.
  if (hour > 9 && hour < 13 && minute % 15 === 0 && minutes.has(minute) && byClock.test(before))
    return `${hour}:${minute}`;
  const atTime = byTheClock.test(before) && ofDay.test(behind) && !readings.test(before.slice(-reach));
  return hour > 0 && hour < 13 && minutes.has(minute) && (day.test(before) || atTime)
    ? `${hour}:${minute}`
    : null;
}
