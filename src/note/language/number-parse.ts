import { decadeWords, isDigits, type NumberToken, teenWords, tensWords, unitWords } from './number-words.ts';
import { digitByDigit } from './spoken-digits.ts';

/** A number read from tokens[i..next): its figure and what it was made of. */
export interface ParsedNumber {
  figure: string;
  value: number;
  next: number;
  /** One of the words zero to nine, alone: it may be a pronoun ("one") or start a longer figure. */
  digitWord: boolean;
  written: boolean;
}

type Tokens = readonly NumberToken[];

interface Small {
  value: number;
  /** "one eighties" → 180s */
  suffix?: string;
  next: number;
}

// 0 to 99 in words; "twenty-eight" has a hyphen.
function small(tokens: Tokens, i: number): Small | null {
  const word = tokens[i]?.text;
  if (word === undefined) return null;
  const teen = unitWords.get(word) ?? teenWords.get(word);
  if (teen !== undefined) return { value: teen, next: i + 1 };
  const tens = tensWords.get(word);
  if (tens === undefined) return null;
  const at = tokens[i + 1]?.text === '-' && !tokens[i + 1]!.spaced ? i + 2 : i + 1;
  const unit = unitWords.get(tokens[at]?.text ?? '');
  // "Topiramate fifty two times a day": 50, two times.
  if (unit && tens > 20 && at === i + 1 && timesADay(tokens, at + 1)) return { value: tens, next: at };
  // "Stay at forty one more week."
  if (unit === 1 && at === i + 1 && tokens[at + 1]?.text === 'more') return { value: tens, next: at };
  if (unit === 1 && at === i + 1 && beginsNext(tokens, i, at)) return { value: tens, next: at };
  return unit ? { value: tens + unit, next: at + 1 } : { value: tens, next: i + 1 };
}

// "One forty over ninety one thirty eight over eighty eight", "one twenty one thirty one forty five": readings one after another.
function beginsNext(tokens: Tokens, i: number, at: number): boolean {
  const reading = small(tokens, at + 1);
  if (reading === null || reading.value < 10) return false;
  const after = tokens[reading.next]?.text ?? '';
  return tokens[i - 1]?.text === 'over'
    ? after === 'over'
    : tokens[i - 1]?.text === 'one' && !ofMeasure.test(after);
}

const ofMeasure =
  /^(?:over|milligrams?|mg|micrograms?|units?|(?:second|minute|hour|day|week|month|year|time|pound|tablet|pill)s?)$/;

/** "Two years ago", "3 months ago": how long ago, where its number stands at tokens[i]. */
function isAgo(tokens: Tokens, i: number): boolean {
  return timeAgo.test(tokens[i + 1]?.text ?? '') && tokens[i + 2]?.text === 'ago';
}

const timeAgo = /^(?:days?|weeks?|months?|years?)$/;

/** True for "times a day" at tokens[i]. */
export function timesADay(tokens: Tokens, i: number): boolean {
  return tokens[i]?.text === 'times' && /^(?:a|per|daily)$/.test(tokens[i + 1]?.text ?? '');
}

function hundreds(tokens: Tokens, i: number): Small | null {
  const word = tokens[i]?.text;
  const head =
    word === 'a' ? { value: 1, next: i + 1 } : word === 'hundred' ? { value: 1, next: i } : small(tokens, i);
  // "Four of the two hundreds".
  if (
    head &&
    head.value < 10 &&
    word !== 'a' &&
    tokens[head.next]?.text === 'hundreds' &&
    tokens[i - 1]?.text !== 'to'
  )
    return { value: head.value * 100, next: head.next + 1, suffix: 's' };
  // "One-hundred"
  const dash = head !== null && tokens[head.next]?.text === '-' && !tokens[head.next]!.spaced ? 1 : 0;
  if (!head || tokens[head.next + dash]?.text !== 'hundred')
    return word === 'a' || word === 'hundred' ? null : head;
  const after = head.next + dash + 1;
  const tail = small(tokens, tokens[after]?.text === 'and' ? after + 1 : after);
  const whole = head.value * 100;
  return tail && !isHowOften(tokens, after, tail) && !isPronoun(tokens, i, after)
    ? { value: whole + tail.value, next: tail.next }
    : { value: whole, next: after };
}

// "Three hundred three times a day": 300, three times.
function isHowOften(tokens: Tokens, after: number, tail: Small): boolean {
  return tail.next === after + 1 && tail.value < 10 && tokens[tail.next]?.text === 'times';
}

// "The four hundred one from the chemist": the one of 400.
function isPronoun(tokens: Tokens, i: number, after: number): boolean {
  return (
    tokens[after]?.text === 'one' &&
    /^(?:the|that|this|those|her|his|my|your)$/.test(tokens[i - 1]?.text ?? '')
  );
}

function integer(tokens: Tokens, i: number): Small | null {
  const word = tokens[i]?.text;
  const head =
    word === 'a' && tokens[i + 1]?.text === 'thousand' ? { value: 1, next: i + 1 } : hundreds(tokens, i);
  if (!head || tokens[head.next]?.text !== 'thousand') return head;
  const after = head.next + 1;
  const whole = head.value * 1000;
  // "Three thousand, two hundred."
  const paused = tokens[after]?.text === ',' ? hundreds(tokens, after + 1) : null;
  if (paused && paused.value < 1000 && tokens[after + 2]?.text === 'hundred')
    return { value: whole + paused.value, next: paused.next };
  const tail = hundreds(tokens, tokens[after]?.text === 'and' ? after + 1 : after);
  return tail && tail.value < 1000 && !isHowOften(tokens, after, tail)
    ? { value: whole + tail.value, next: tail.next }
    : { value: whole, next: after };
}

// "one twenty eight", "two oh five", "nineteen eighty five", "twenty eighteen": spoken without "hundred".
function spokenPair(tokens: Tokens, i: number, head: Small): Small | null {
  if (head.value < 1 || head.value > 20 || head.next !== i + 1) return null;
  // "two-fifty", "one-oh-four", "one-forties"
  const at = head.value < 10 ? overHyphen(tokens, head.next) : head.next;
  const last = overHyphen(tokens, at + 1);
  const zero = tokens[at]?.text === 'oh' ? unitWords.get(tokens[last]?.text ?? '') : undefined;
  if (zero !== undefined && (head.value < 10 || head.value >= 19)) {
    return { value: head.value * 100 + zero, next: last + 1 };
  }
  const tail = small(tokens, at);
  if (!tail || tail.value < 10) {
    const decade = decadeWords.get(tokens[at]?.text ?? '');
    return decade !== undefined && (head.value < 10 || head.value >= 19)
      ? { value: head.value * 100 + decade, next: at + 1, suffix: 's' }
      : null;
  }
  const year = (head.value === 19 && tail.value >= 10) || (head.value === 20 && tail.value <= 39);
  if (head.value >= 10 && !year) return null;
  if (head.value < 10 && isStrengthOfTablets(tokens, head, tail)) return null;
  // "I had one ten years ago."
  if (head.value < 10 && isAgo(tokens, tail.next - 1)) return null;
  // "The blue one fifteen minutes before gym."
  if (head.value === 1 && coloured.test(tokens[i - 1]?.text ?? '') && isTime(tokens[tail.next])) return null;
  // "It was one ninety one day", "one ninety two days later": 190.
  if (head.value < 10 && tail.next === at + 2 && countsTime(tokens, tail))
    return { value: head.value * 100 + tail.value - (tail.value % 10), next: at + 1 };
  return { value: head.value * 100 + tail.value, next: tail.next };
}

function countsTime(tokens: Tokens, tail: Small): boolean {
  const time = tokens[tail.next]?.text ?? '';
  return tail.value % 10 === 1
    ? /^(?:day|time|night|morning|evening|afternoon|week|month)$/.test(time)
    : /^(?:days|weeks|months|hours|nights)$/.test(time) &&
        /^(?:later|ago|after|before)$/.test(tokens[tail.next + 1]?.text ?? '');
}

const coloured =
  /^(?:blue|brown|purple|orange|white|red|pink|yellow|green|gr[ae]y|big|little|small|new|old|other|that|this)$/;
const isTime = (token: NumberToken | undefined) =>
  /^(?:minutes?|hours?|days?|weeks?)$/.test(token?.text ?? '');

const overHyphen = (tokens: Tokens, at: number) =>
  tokens[at]?.text === '-' && !tokens[at]!.spaced ? at + 1 : at;

// "one twenty milligram tablet" is 1 tablet of 20 mg.
function isStrengthOfTablets(tokens: Tokens, head: Small, tail: Small): boolean {
  return (
    head.value <= 4 &&
    /^(?:milligrams?|mg|micrograms?|mcg)$/.test(tokens[tail.next]?.text ?? '') &&
    /^(?:tablets?|pills?|capsules?|tabs?|caps?)$/.test(tokens[tail.next + 1]?.text ?? '')
  );
}

function decimals(tokens: Tokens, i: number): { digits: string; next: number } | null {
  let digits = '';
  let at = i;
  for (; at < tokens.length && digits.length < 4; at++) {
    const word = tokens[at]!.text;
    const unit = word === 'oh' ? 0 : unitWords.get(word);
    // "It's up from three point eight two years ago."
    if (unit !== undefined && digits !== '' && isAgo(tokens, at)) break;
    if (unit !== undefined) digits += unit;
    else if (digits === '' && /^\d{1,3}$/.test(word)) {
      digits = word;
      at++;
      break;
    } else if (digits === '') {
      const two = small(tokens, at);
      if (!two) return null;
      return { digits: String(two.value), next: two.next };
    } else {
      // "point one twenty five"
      const two = small(tokens, at);
      if (two && two.value >= 10 && digits.length <= 2)
        return { digits: `${digits}${two.value}`, next: two.next };
      break;
    }
  }
  return digits === '' ? null : { digits, next: at };
}

const ofStrength = /^(?:milligrams?|mg|micrograms?|mcg|grams?|milliliters?|ml|percent)$/;

/** The number that starts at tokens[i], or null. "a" counts only before "hundred" and "thousand". */
export function parseNumber(tokens: Tokens, i: number): ParsedNumber | null {
  const word = tokens[i]?.text;
  if (word === undefined) return null;
  if (isDigits(word)) {
    const plain = word.replaceAll(',', '');
    const point = pointAfter(tokens, i + 1, Number(plain));
    if (point && !plain.includes('.')) return made(`${plain}.${point.digits}`, point.next, true);
    return { ...made(String(plain), i + 1, true) };
  }
  // "No, nought point five five."
  if (word === 'nought' && tokens[i + 1]?.text === 'point') {
    const tail = decimals(tokens, i + 2);
    return tail ? made(`0.${tail.digits}`, tail.next, false) : null;
  }
  if (word === 'point' || word === 'hundred' || word === 'thousand') {
    if (word === 'hundred' && (i === 0 || !/^(?:a|few|couple|several|of)$/.test(tokens[i - 1]!.text))) {
      const whole = integer(tokens, i)!;
      return withPoint(tokens, whole, false);
    }
    const tail = word === 'point' ? decimals(tokens, i + 1) : null;
    const isPlace = i > 0 && /^(?:at|this|that|some|the|one|a|any|no|to)$/.test(tokens[i - 1]!.text);
    // "The point three milligram one"
    if (isPlace && !(tail !== null && ofStrength.test(tokens[tail.next]?.text ?? ''))) return null;
    return tail ? made(`0.${tail.digits}`, tail.next, false) : null;
  }
  const digits = digitByDigit(tokens, i);
  if (digits) return withPoint(tokens, digits, false);
  const whole = integer(tokens, i);
  if (!whole) return null;
  const pair = spokenPair(tokens, i, whole);
  const chosen = pair ?? whole;
  return withPoint(tokens, chosen, chosen.next === i + 1 && chosen.value < 10);
}

function withPoint(tokens: Tokens, whole: Small, digitWord: boolean): ParsedNumber {
  const point = pointAfter(tokens, whole.next, whole.value);
  if (point) return made(`${whole.value}.${point.digits}`, point.next, false);
  return {
    ...made(String(whole.value), whole.next, false),
    figure: `${whole.value}${whole.suffix ?? ''}`,
    digitWord,
  };
}

// "point six", or the lone stop of speech recognisers ("a hundred . four") where a temperature is meant.
function pointAfter(tokens: Tokens, at: number, value: number): { digits: string; next: number } | null {
  const mark = tokens[at]?.text;
  if (mark === 'point') return decimals(tokens, at + 1);
  if (mark !== '.' || !tokens[at]!.spaced || !tokens[at + 1]?.spaced || value > 110) return null;
  const tail = decimals(tokens, at + 1);
  return tail && tail.digits.length <= 2 ? tail : null;
}

function made(figure: string, next: number, written: boolean): ParsedNumber {
  return { figure, value: Number(figure), next, digitWord: false, written };
}
