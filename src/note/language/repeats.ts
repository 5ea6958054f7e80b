import { tidyMarks } from './fillers.ts';
import { unitWords } from './number-words.ts';
import type { SpeechToken } from './speech-tokens.ts';

const longest = 6;
/** Said twice on purpose, or right as they stand. */
export const keepDoubled = new Set(['had', 'very', 'so', 'really', 'bye', 'two', 'ten', 'twenty', 'cc']);
/** Pronouns, also run together with a verb ("i've"), and the pronoun alone. */
const pronouns = new Map(
  'i you he she it we they there that'
    .split(' ')
    .flatMap((base) => ['', "'m", "'ve", "'re", "'s", "'ll", "'d"].map((verb) => [base + verb, base])),
);
const auxiliary =
  /^(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|don't|didn't|haven't|just|think|mean|know|guess)$/;

/** Collapses "i've i've", "is , is", "did you , did you injure" and restarts ("i was i am", "it it's") to the last saying. Marks must be tidy (tidyMarks). */
export function dropRepeats(tokens: readonly SpeechToken[]): SpeechToken[] {
  let words = tokens;
  let lows = lowsOf(words);
  for (let n = longest; n >= 1; n--) {
    if (!repeatsWords(lows, n)) continue;
    words = collapse(words, n);
    lows = lowsOf(words);
  }
  const kept = dropRestarts(words);
  return kept.length === tokens.length ? kept : tidyMarks(kept);
}

// Most utterances repeat nothing: a cheap look, which sees no marks, spares them the careful one.
function repeatsWords(lows: readonly string[], n: number): boolean {
  let alike = 0;
  for (let i = n; i < lows.length; i++) {
    alike = lows[i] === lows[i - n] ? alike + 1 : 0;
    if (alike === n) return true;
  }
  return false;
}

function lowsOf(tokens: readonly SpeechToken[]): string[] {
  const lows: string[] = [];
  for (const { low, word } of tokens) if (word) lows.push(low);
  return lows;
}

function collapse(tokens: readonly SpeechToken[], n: number): SpeechToken[] {
  const kept: SpeechToken[] = [];
  // Where in `kept` each word stands, to step from word to word over soft marks.
  const at: number[] = [];
  for (const [i, token] of tokens.entries()) {
    kept.push(token);
    if (!token.word) continue;
    at.push(kept.length - 1);
    const last = at.length - 1;
    if (last < 2 * n - 1 || kept[at[last - n]!]!.low !== token.low || !repeats(kept, at, n)) continue;
    if (n === 1 && (keepDoubled.has(token.low) || /^\d/.test(token.low))) continue;
    // "Every hour, hour and a half"
    if (n === 1 && tokens[i + 1]?.low === 'and' && tokens[i + 3]?.low === 'half') continue;
    if (n === 1 && unitWords.has(token.low) && isDigit(kept[at[last - 2] ?? -1], tokens[i + 1])) continue;
    if (n === 1 && opensNext(kept[at[last - 2] ?? -1], token, tokens[i - 1], tokens[i + 1])) continue;
    if (n === 1 && isNextOfList(kept[at[last - 2] ?? -1], tokens[i - 1], tokens[i + 1])) continue;
    const from = at[last - 2 * n + 1]!;
    const gone = at[last - n + 1]! - from;
    kept.splice(from, gone);
    at.splice(last - 2 * n + 1, n);
    for (let k = last - 2 * n + 1; k < at.length; k++) at[k]! -= gone;
  }
  return kept;
}

// "Nine one one", "one one four", "over eight eight", "point five five", "ninety nine nine": digits of one number.
function isDigit(before: SpeechToken | undefined, after: SpeechToken | undefined): boolean {
  const first = before?.low ?? '';
  return (
    first === 'over' ||
    first === 'point' ||
    first === 't' ||
    unitWords.has(first) ||
    first === 'ninety' ||
    unitWords.has(after?.low ?? '') ||
    after?.low === 'oh'
  );
}

// "Ten for five, five for five", "three out of five, five on the right": the one ends with what the next begins with.
function isNextOfList(
  before: SpeechToken | undefined,
  between: SpeechToken | undefined,
  after: SpeechToken | undefined,
): boolean {
  return (
    between?.text === ',' &&
    ((before?.low === 'for' && after?.low === 'for') ||
      (before?.low === 'of' && (after?.low === 'out' || after?.low === 'on')))
  );
}

// "Drink plenty with it, it can upset the kidneys", "I took it, it was ninety nine": the one ends a clause, the next begins one.
function opensNext(
  before: SpeechToken | undefined,
  { low }: SpeechToken,
  between: SpeechToken | undefined,
  after: SpeechToken | undefined,
): boolean {
  return (
    low === 'it' &&
    objected.has(before?.low ?? '') &&
    (between?.text === ',' || doesNext.test(after?.low ?? ''))
  );
}

// "If I roll over on it it wakes me up"
const doesNext =
  /^(?:wakes|hurts|kills|aches|throbs|burns|stings|feels|goes|gets|makes|helps|clicks|pops|swells)$/;

const objected = new Set(
  'with without on of for from to in into at by about after before over took take checked check measured tested tried stopped started skipped noticed felt used read saw'.split(
    ' ',
  ),
);

// True where the last n words are the n before them, with nothing but soft marks between: a full stop makes two sayings of them.
function repeats(kept: readonly SpeechToken[], at: readonly number[], n: number): boolean {
  const last = at.length - 1;
  for (let k = 0; k < n; k++) if (kept[at[last - k]!]!.low !== kept[at[last - k - n]!]!.low) return false;
  for (let i = at[last - 2 * n + 1]!; i < kept.length; i++) {
    if (!kept[i]!.word && !/^[,;-]$|^\.\.\.|^…/.test(kept[i]!.text)) return false;
  }
  return true;
}

function dropRestarts(tokens: readonly SpeechToken[]): SpeechToken[] {
  const kept: SpeechToken[] = [];
  for (const token of tokens) {
    const base = token.word ? pronouns.get(token.low) : undefined;
    if (base !== undefined && base !== 'that') {
      let back = kept.length - 1;
      if (back >= 0 && kept[back]!.text === ',') back--;
      const auxiliaryBetween = back >= 1 && auxiliary.test(kept[back]!.low);
      const at = auxiliaryBetween ? back - 1 : back;
      const head = at >= 0 ? kept[at]! : undefined;
      const same =
        head?.word &&
        pronouns.get(head.low) === base &&
        restarts(head, kept[at - 1], kept[at + 1], auxiliaryBetween);
      if (same) kept.length = at;
    }
    kept.push(token);
  }
  return kept;
}

// "he told you you should", "the way it is it hurts": the first pronoun is an object or ends a clause.
function restarts(
  head: SpeechToken,
  before: SpeechToken | undefined,
  between: SpeechToken | undefined,
  auxiliaryBetween: boolean,
): boolean {
  const objectAfter =
    before?.word === true &&
    !/^(?:and|but|so|because|that|if|when|think|like|then|or|well|yeah|no|yes|okay)$/.test(before.low);
  if (/^(?:you|it|that)$/.test(head.low) && objectAfter) return false;
  if (auxiliaryBetween && /^(?:think|know|mean|guess)$/.test(between?.low ?? '')) return false;
  // "And then it did it again."
  if (head.low === 'it' && /^(?:did|does)$/.test(between?.low ?? '')) return false;
  return !auxiliaryBetween || !objectAfter;
}
