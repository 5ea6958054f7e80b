import { amount, type Rewrite } from './amounts.ts';
import { clinicFigure } from './clinic-figures.ts';
import { frequencies } from './frequencies.ts';
import { parseNumber } from './number-parse.ts';
import {
  beforeLoneStop,
  decadeWords,
  isDigits,
  type NumberToken,
  numberTokens,
  saysAt,
  teenWords,
  tensWords,
  unitWords,
} from './number-words.ts';
import { twoDigits } from './spoken-digits.ts';

type Tokens = readonly NumberToken[];
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Writes spoken numbers as figures with units: "one twenty eight over eighty two" → 128/82, "five hundred milligrams
 * three times a day" → 500 mg 3 times daily. Adds no number: each figure is a reading of the words it replaces.
 */
export function figures(text: string): string {
  if (!anyNumber.test(text)) return frequencies(text);
  const tokens = numberTokens(text);
  const edits: Edit[] = [];
  let i = 0;
  while (i < tokens.length) {
    if (!mayStart(tokens[i]!.text)) {
      i++;
      continue;
    }
    const edit =
      idiom(tokens, i) ??
      yearOf(tokens, i) ??
      ratio(tokens, i) ??
      clinicFigure(text, tokens, i) ??
      amount(tokens, i) ??
      decade(tokens, i);
    if (!edit) {
      i++;
      continue;
    }
    if (edit.text !== null) {
      const last = edits.at(-1);
      if (last !== undefined && i > 0 && last.end === tokens[i - 1]!.end && isListed(last.text, edit, tokens))
        last.text += ',';
      edits.push({ start: tokens[i]!.start, end: tokens[edit.next - 1]!.end, text: edit.text });
    }
    i = edit.next;
  }
  let out = '';
  let last = 0;
  for (const edit of edits) {
    out += text.slice(last, edit.start) + edit.text;
    last = edit.end;
  }
  out += text.slice(last);
  // "Was . 7": less than one, and said as a reader may check it.
  return frequencies(
    out.includes(' . ') ? out.replace(loneStop, ' point ').replace(/\ban? \. (?=\d)/gi, 'point ') : out,
  );
}

const reading = /^\d{3}(?:\/\d{2,3})?$/;

// "One forty over ninety one thirty eight over eighty eight", "it was seven point two three months ago": nothing was said between them.
function isListed(before: string, { text, next }: NonNullable<Rewrite>, tokens: Tokens): boolean {
  const one = text ?? '';
  return (
    (reading.test(before) && reading.test(one)) ||
    (/^[\d.]+$/.test(before) && /^\d+$/.test(one) && saysAt(tokens, next + 1, 'ago'))
  );
}

const loneStop = new RegExp(`(?<=\\b(?:${beforeLoneStop}|the)) \\. (?=\\d)`, 'gi');

// A cheap look before the careful one: what no number can be without.
const anyNumber =
  /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|elev|twel|twen|thir|fort|fift|hundred|thousand|point|half)/i;
const others = new Set(['a', 'oh', 'nought', 'hundred', 'thousand', 'point', 'half', 'number']);

function mayStart(word: string): boolean {
  return (
    isDigits(word) ||
    unitWords.has(word) ||
    teenWords.has(word) ||
    tensWords.has(word) ||
    decadeWords.has(word) ||
    others.has(word)
  );
}

const idioms = [
  'twenty four seven',
  'fifty fifty',
  'one on one',
  'one by one',
  'one hundred percent sure',
  'a hundred percent sure',
  'one and only',
  'one day at a time',
  'number one',
  'one way or another',
  'one thing',
  'one or the other',
];
const idiomWords = idioms.map((phrase) => phrase.split(' '));

function idiom(tokens: Tokens, i: number): Rewrite {
  for (const words of idiomWords) {
    if (words.every((word, k) => tokens[i + k]?.text === word)) return { text: null, next: i + words.length };
  }
  // "Co-codamol, the thirty five-hundreds": 30 of one and 500 of the other.
  if (saysAt(tokens, i + 1, 'five', '-', 'hundreds'))
    return { text: `${wordValue(tokens[i]!.text)}/500s`, next: i + 4 };
  return hyphened(tokens, i) ?? emergencyLine(tokens, i);
}

function wordValue(word: string): number | string {
  return unitWords.get(word) ?? teenWords.get(word) ?? tensWords.get(word) ?? word;
}

// "Ten-thirty" is a time, "oh-nine" a year.
function hyphened(tokens: Tokens, i: number): Rewrite {
  if (tokens[i + 1]?.text !== '-' || tokens[i + 1]!.spaced) return null;
  const first = tokens[i]!.text;
  const second = tokens[i + 2]?.text ?? '';
  if (first === 'oh') {
    const year = unitWords.get(second) ?? teenWords.get(second);
    return year === undefined ? null : { text: String(2000 + year), next: i + 3 };
  }
  const hour = teenWords.get(first) ?? 0;
  const minute = second === 'fifteen' ? 15 : second === 'thirty' ? 30 : 0;
  return minute > 0 && hour > 9 && hour < 13 && !timeUnit.test(tokens[i + 3]?.text ?? '')
    ? { text: `${hour}:${minute}`, next: i + 3 }
    : null;
}

// "Back in oh eight", "September of oh three": a year.
function yearOf(tokens: Tokens, i: number): Rewrite {
  if (tokens[i]!.text !== 'oh' || !beforeYear.test(tokens[i - 1]?.text ?? '')) return null;
  const word = tokens[i + 1]?.text ?? '';
  const year = unitWords.get(word) ?? teenWords.get(word);
  return year === undefined || afterNumber.test(tokens[i + 2]?.text ?? '')
    ? null
    : { text: String(2000 + year), next: i + 2 };
}

const beforeYear =
  /^(?:in|of|since|january|february|march|april|may|june|july|august|september|october|november|december|\d+|[a-z]+(?:st|nd|rd|th))$/;
const afterNumber =
  /^(?:-|point|hundred|(?:second|minute|hour|day|week|month|year|time|tablet|pill)s?|milligrams?|mg|pounds?|percent|out|of)$/;
const timeUnit = /^(?:-|(?:second|minute|hour|day|week|month|year)s?|milligrams?|mg|pounds?|percent)$/;

// 911 and 988, digit by digit: "nine one one", "9-1-1".
function emergencyLine(tokens: Tokens, i: number): Rewrite {
  let digits = '';
  let next = i;
  while (digits.length < 3 && next < tokens.length) {
    const word = tokens[next]!.text;
    const digit = unitWords.get(word) ?? (/^\d$/.test(word) ? Number(word) : undefined);
    if (digit === undefined) return null;
    digits += digit;
    next++;
    if (digits.length < 3 && tokens[next]?.text === '-') next++;
  }
  return digits === '911' || digits === '988' ? { text: digits, next } : null;
}

// Blood pressure, murmur grades, strength, pain scales, acuity.
function ratio(tokens: Tokens, i: number): Rewrite {
  const top = parseNumber(tokens, i);
  if (!top || (tokens[i - 1]?.text === 'a' && top.value === 100)) return null;
  const words = (from: number) => tokens.slice(from, from + 4).map((token) => token.text);
  if (saysAt(tokens, top.next, 'over') || saysAt(tokens, top.next, '/')) {
    const bottom = (top.value >= 60 && twoDigits(tokens, top.next + 1)) || parseNumber(tokens, top.next + 1);
    if (!bottom) return null;
    const pressure = top.value >= 60 && top.value <= 300 && bottom.value >= 20 && bottom.value <= 180;
    const grade = top.value <= bottom.value && [5, 6, 10].includes(bottom.value);
    if (pressure || grade)
      return {
        text: `${top.figure}/${'figure' in bottom ? bottom.figure : bottom.value}`,
        next: bottom.next,
      };
  }
  if (saysAt(tokens, top.next, 'out', 'of')) {
    const from = tokens[top.next + 2]?.text === 'a' ? top.next + 3 : top.next + 2;
    const bottom = parseNumber(tokens, from);
    if (!bottom || top.value > bottom.value) return null;
    const counted = words(bottom.next).some((word) =>
      /^(?:days?|times|weeks?|people|nights?|kids|years?|months?)$/.test(word),
    );
    if ([5, 6, 10, 30].includes(bottom.value) && !counted)
      return { text: `${top.figure}/${bottom.figure}`, next: bottom.next };
  }
  return null;
}

// "in the sixties" → in the 60s
function decade(tokens: Tokens, i: number): Rewrite {
  const value = decadeWords.get(tokens[i]!.text);
  return value === undefined ? null : { text: `${value}s`, next: i + 1 };
}
