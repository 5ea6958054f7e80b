import { type NumberToken, unitWords } from './number-words.ts';

const digitOf = (word: string | undefined) =>
  word === 'oh' || word === 'nought' ? 0 : word === undefined ? undefined : unitWords.get(word);
/** "For one two three weeks", "one two one support": numbers side by side, and no figure. */
const counted =
  /^(?:times|(?:day|week|month|year|hour|minute|night|tablet|pill|drop|puff|session|appointment)s?|support|care|or|to|point)$/;
/** "L three four five": discs and teeth are counted so. */
const numbersEach = /^(?:[clst]|grade|stage|levels?)$/;

/** Three digits said one by one: "haemoglobin's one one four" is 114. Null for what is counted ("one two three"). */
export function digitByDigit(
  tokens: readonly NumberToken[],
  i: number,
): { value: number; next: number } | null {
  const hundreds = unitWords.get(tokens[i]?.text ?? '');
  if (hundreds === undefined || hundreds === 0) return null;
  const digits = [hundreds];
  for (let at = i + 1; at < i + 4; at++) {
    const digit = digitOf(tokens[at]?.text);
    if (digit === undefined) break;
    digits.push(digit);
  }
  // "One to four zero"
  if (
    digits.length === 2 &&
    digits[1] === 0 &&
    tokens[i + 1]!.text === 'zero' &&
    tokens[i - 1]?.text === 'to'
  )
    return { value: hundreds * 10, next: i + 2 };
  if (digits.length !== 3) return null;
  const [a, b, c] = digits as [number, number, number];
  const inOrder = (b === a + 1 && c === b + 1) || (a === 3 && b === 2 && c === 1);
  if (inOrder || counted.test(tokens[i + 3]?.text ?? '') || numbersEach.test(tokens[i - 1]?.text ?? ''))
    return null;
  return { value: a * 100 + b * 10 + c, next: i + 3 };
}

/** The lower figure of a blood pressure said by its digits: "one four two over eight eight". */
export function twoDigits(tokens: readonly NumberToken[], i: number): { value: number; next: number } | null {
  const first = unitWords.get(tokens[i]?.text ?? '');
  const second = digitOf(tokens[i + 1]?.text);
  if (first === undefined || first < 3 || second === undefined || digitOf(tokens[i + 2]?.text) !== undefined)
    return null;
  return { value: first * 10 + second, next: i + 2 };
}
