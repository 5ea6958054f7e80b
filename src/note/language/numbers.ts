import { parseNumber } from './number-parse.ts';
import {
  decadeWords,
  impliedWords,
  isDigits,
  type NumberToken,
  numberTokens,
  ordinalWords,
  teenWords,
  tensWords,
  unitWords,
} from './number-words.ts';
import { unitAt } from './units.ts';

/** A number in a text, written or spoken. Offsets are into the text. */
export interface NumberMention {
  start: number;
  end: number;
  /** All the figures a careful scribe may write for it, likeliest first: "one twenty eight" → 128, 1, 20, 28, 148… */
  values: string[];
  /** Unit that follows, in its written form (`mg`, `%`), if one does. */
  unit?: string;
  /** `implied`: a word that holds a number ("once", "both", "half"). */
  kind: 'written' | 'spoken' | 'implied';
}

const value = (word: string) =>
  unitWords.get(word) ??
  teenWords.get(word) ??
  tensWords.get(word) ??
  decadeWords.get(word) ??
  impliedWords.get(word);
const joins = new Set(['hundred', 'thousand', 'point', 'and', 'over', 'oh', '-', '.', 'a']);

/** All numbers of a text, left to right, in figures or in words; for comparing a note with what was said. */
export function numbersIn(text: string): NumberMention[] {
  const tokens = numberTokens(text);
  const mentions: NumberMention[] = [];
  let i = 0;
  while (i < tokens.length) {
    const word = tokens[i]!.text;
    const parsed = parseNumber(tokens, i);
    if (parsed) {
      const half = ['and', 'a', 'half'].every((part, k) => tokens[parsed.next + k]?.text === part);
      const joined = tokens[parsed.next]?.text === '-' && !tokens[parsed.next]!.spaced ? 1 : 0;
      const ordinal = ordinalWords.get(tokens[parsed.next + joined]?.text ?? '');
      const date =
        ordinal && parsed.value >= 20 && parsed.value % 10 === 0
          ? [String(parsed.value + ordinal.value)]
          : [];
      const run = runFrom(tokens, i, parsed.next);
      mentions.push(
        mention(
          tokens,
          i,
          parsed.next,
          [String(parsed.value), ...date, ...(half ? [String(parsed.value + 0.5)] : []), ...readings(run)],
          parsed.written ? 'written' : 'spoken',
        ),
      );
      i = parsed.next;
    } else if (decadeWords.has(word) || impliedWords.has(word)) {
      const figure = String(decadeWords.get(word) ?? impliedWords.get(word));
      mentions.push(mention(tokens, i, i + 1, [figure], decadeWords.has(word) ? 'spoken' : 'implied'));
      i++;
    } else i++;
  }
  return mentions;
}

function mention(
  tokens: readonly NumberToken[],
  first: number,
  next: number,
  values: string[],
  kind: NumberMention['kind'],
): NumberMention {
  const unit = unitAt(tokens, next);
  const canonical = values.map((figure) => String(Number(figure)));
  return {
    start: tokens[first]!.start,
    end: tokens[next - 1]!.end,
    values: [...new Set(canonical)],
    ...(unit ? { unit: unit.written } : {}),
    kind,
  };
}

// The run goes on past the parsed number over words that may belong to it, as a listener might group them otherwise.
function runFrom(tokens: readonly NumberToken[], first: number, next: number): string[] {
  let end = next;
  while (
    end < tokens.length &&
    end - first < 8 &&
    (value(tokens[end]!.text) !== undefined || joins.has(tokens[end]!.text))
  )
    end++;
  return tokens.slice(first, end).map((token) => token.text);
}

function readings(run: readonly string[]): string[] {
  const found: string[] = [];
  for (let a = 0; a < run.length; a++) {
    for (let b = a + 1; b <= run.length; b++) found.push(...reading(run.slice(a, b)));
  }
  return found;
}

function reading(run: readonly string[]): string[] {
  if (run.some(isDigits)) return [];
  let total = 0;
  let part = 0;
  let digits = '';
  let decimal: string | null = null;
  const values: number[] = [];
  for (const word of run) {
    if (word === 'point') decimal = '';
    else if (word === 'hundred') part = (part || 1) * 100;
    else if (word === 'thousand') {
      total += (part || 1) * 1000;
      part = 0;
    } else if (word === 'over' || word === '.') return [];
    else {
      const v = word === 'oh' ? 0 : value(word);
      if (v === undefined) continue;
      if (decimal !== null) decimal += v;
      else {
        part += v;
        digits += v;
        values.push(v);
      }
    }
  }
  const figures: string[] = [];
  if (values.length > 0 || total + part > 0 || decimal)
    figures.push(String(total + part + (decimal ? Number(`0.${decimal}`) : 0)));
  if (digits !== '' && digits.length < 7) figures.push(String(Number(digits)));
  if (values.length >= 2 && values[0]! < 10 && values[1]! >= 10) {
    figures.push(String(values[0]! * 100 + values.slice(1).reduce((sum, v) => sum + v, 0)));
  }
  // "Ninety-nine four", "hemoglobin nine eight": a decimal without its point.
  const last = values.at(-1) ?? 10;
  const whole = total + part - last;
  if (decimal === null && values.length >= 2 && last < 10 && whole > 0 && whole < 107)
    figures.push(`${whole}.${last}`);
  return figures.filter((figure) => figure !== 'NaN');
}
