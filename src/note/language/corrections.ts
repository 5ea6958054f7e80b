import { substanceOf } from '../evidence/drug-names.ts';
import { parseNumber } from './number-parse.ts';
import { isDigits, type NumberToken } from './number-words.ts';
import type { SpeechToken } from './speech-tokens.ts';

type Kind = 'number' | 'side' | 'day' | 'month' | 'span' | 'often';
interface Item {
  kind: Kind;
  start: number;
  end: number;
}

const kinds: [Kind, RegExp][] = [
  ['side', /^(?:left|right|both|bilateral|upper|lower|medial|lateral|inner|outer)$/],
  ['day', /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|tomorrow)s?$/],
  ['month', /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/],
  ['span', /^(?:hours?|days?|weeks?|months?|years?)$/],
  ['often', /^(?:once|twice|daily|weekly|monthly)$/],
];

const strongCues = [
  "no i'm sorry",
  "or i'm sorry",
  'no sorry',
  'oh sorry',
  "oh i'm sorry",
  "i'm sorry",
  'sorry',
  'i mean',
  'no i mean',
  'no wait',
  'well no',
  'wait no',
  'wait',
  'excuse me',
  'correction',
  'scratch that',
  'or rather',
  'rather',
  'i meant',
  'no i meant',
  'i misspoke',
  'no actually',
  'actually no',
  'no make that',
  'sorry make that',
  'actually make that',
  'make that',
  'actually make it',
  'no make it',
  'sorry i mean',
  'sorry i meant',
  'my mistake',
  'i tell a lie',
  'no i tell a lie',
  'my bad',
  'hang on',
  'no hang on',
  'hold on',
  'no hold on',
  'on second thought',
  'i mean sorry',
  'sorry no',
  'what am i saying',
  'no what am i saying',
]
  .map((cue) => cue.split(' '))
  .sort((a, b) => b.length - a.length);
const weakCues = [['no'], ['actually'], ['well']];
/** Of each cue its longest word: without any of them nothing is corrected. */
const telling = new Set(
  [...strongCues, ...weakCues].map((words) => words.reduce((a, b) => (b.length > a.length ? b : a))),
);
const cueHeads = new Set([...strongCues, ...weakCues].map((words) => words[0]!));

/**
 * Lets the speaker's own corrections win: "twenty, no, forty milligrams" → forty milligrams; "left, i'm sorry, right
 * knee" → right knee; "one tablet, actually make that two" → two tablet. Only like replaces like: a number a number,
 * a side a side; a single word another after an explicit apology.
 */
export function applyCorrections(input: readonly SpeechToken[]): readonly SpeechToken[] {
  if (!input.some(({ low }) => telling.has(low))) return input;
  let tokens = [...input];
  for (let i = 1; i < tokens.length; i++) {
    const cue = cueAt(tokens, i);
    if (!cue) continue;
    // "Standing up it was, hang on, a hundred and twelve": a pause, and nothing is put right.
    if (pauses(tokens, i, cue.after)) {
      tokens = [...tokens.slice(0, i), ...tokens.slice(cue.after)];
      continue;
    }
    const replaced = correct(tokens, i, cue);
    if (replaced) {
      tokens = replaced.tokens;
      i = replaced.at;
    }
  }
  return tokens;
}

const waited = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?)$/;
const openCopula = /^(?:was|is|are|were|it's|that's|at|of|the|about|around|says)$/;
const waits = /^(?:hang|hold)$/;

function pauses(tokens: readonly SpeechToken[], cueFrom: number, after: number): boolean {
  const from = tokens[cueFrom]!.word ? cueFrom : cueFrom + 1;
  return (
    after < tokens.length &&
    waits.test(tokens[from]?.low ?? '') &&
    openCopula.test(tokens[cueFrom - 1]?.low ?? '')
  );
}

/** Words of the cue and where the corrected words begin; marks around it are skipped. */
function cueAt(
  tokens: readonly SpeechToken[],
  i: number,
): { after: number; strong: boolean; makes: boolean } | null {
  let from = i;
  while (tokens[from] && !tokens[from]!.word && /^(?:[,;.?-]|\.{2,}|…)$/.test(tokens[from]!.text)) from++;
  if (from > i + 2 || (from > i && tokens[i - 1] && !tokens[i - 1]!.word)) return null;
  const head = tokens[from];
  if (head === undefined || !cueHeads.has(head.low)) return null;
  const match = cueAmong(strongCues, tokens, from);
  const chosen = match ?? cueAmong(weakCues, tokens, from);
  if (chosen === null) return null;
  // "Instead of five hundred twice a day let's make that seven fifty": a change, and no slip.
  if (chosen.includes('make') && isInstead(tokens, from)) return null;
  let after = cueEnd(tokens, from, chosen)!;
  // "He died at seventy, mum's well, one brother has asthma"
  if (match === null && chosen[0] === 'well' && isSo.test(tokens[from - 1]?.low ?? '')) return null;
  // "One spray, wait five minutes, one more."
  if (chosen.at(-1) === 'wait' && waited.test(tokens[after + 1]?.low ?? '')) return null;
  while (tokens[after] && !tokens[after]!.word) after++;
  return { after, strong: match !== null, makes: chosen.includes('make') };
}

const isSo = /(?:['’](?:s|re|m)|^(?:is|are|was|were|am|very|quite|feels?|doing|keeping|been))$/;

const insteadReach = 12;

function isInstead(tokens: readonly SpeechToken[], before: number): boolean {
  for (let i = before - 1; i >= Math.max(0, before - insteadReach); i--) {
    if (/^[.?!]$/.test(tokens[i]!.text)) return false;
    if (tokens[i]!.low === 'instead') return true;
  }
  return false;
}

function cueAmong(
  cues: readonly (readonly string[])[],
  tokens: readonly SpeechToken[],
  from: number,
): readonly string[] | null {
  for (const words of cues) if (cueEnd(tokens, from, words) !== null) return words;
  return null;
}

// The words of a cue with soft marks allowed between them ("no, wait,").
function cueEnd(tokens: readonly SpeechToken[], from: number, words: readonly string[]): number | null {
  let at = from;
  for (let k = 0; k < words.length; k++) {
    if (k > 0 && tokens[at]?.text === ',') at++;
    if (tokens[at]?.low !== words[k]) return null;
    at++;
  }
  return at;
}

function correct(
  tokens: SpeechToken[],
  cueFrom: number,
  cue: { after: number; strong: boolean; makes: boolean },
) {
  const article = /^(?:the|my|your|a|it's|its|about|it|was|is|on|for|in|at|couple|few)$/;
  if (!cue.strong) {
    const anew = begunAnew(tokens, cueFrom, cue.after) ?? withOrWithout(tokens, cueFrom, cue.after);
    if (anew !== null) return anew;
  }
  const named = namedOther(tokens, cueFrom, cue);
  if (named !== null) return named;
  let at = cue.after;
  while (at < cue.after + 2 && article.test(tokens[at]?.low ?? '') && !itemAt(tokens, at)) at++;
  // "Twenty, no, it's more like forty"
  if (/^(?:it's|that's|more|closer)$/.test(tokens[cue.after]?.low ?? ''))
    while (at < cue.after + 5 && nearly.test(tokens[at]?.low ?? '')) at++;
  const right = itemAt(tokens, at);
  const one = right?.kind === 'number' ? aSpanBefore(tokens, cueFrom, right) : null;
  if (one !== null) return one;
  const decided = right ? null : decision(tokens, cueFrom, cue);
  if (decided) return decided;
  const restated = cue.strong ? restatedBefore(tokens, cueFrom, cue.after) : null;
  if (restated) return restated;
  if (right) {
    const left = itemBefore(tokens, cueFrom, right.kind, cue.makes ? 40 : 7);
    if (left && (left.kind !== 'number' || cue.strong || left.end + 2 >= cueFrom))
      return spliced(tokens, left, cueFrom, right);
  }
  // "No ibuprofen, I mean zero": a number stands for no word.
  const asLike = right?.kind !== 'number' || /^(?:nah|nope)$/.test(tokens[cueFrom - 1]?.low ?? '');
  return cue.strong && asLike ? wordForWord(tokens, cueFrom, cue.after) : null;
}

const span = /^(?:days?|weeks?|fortnight|months?|years?)$/;

// "In a month, make that three weeks"
function aSpanBefore(tokens: SpeechToken[], cueFrom: number, right: Item) {
  const from = cueFrom - 2;
  if (!span.test(tokens[cueFrom - 1]?.low ?? '') || !span.test(tokens[right.end]?.low ?? '')) return null;
  if (!/^an?$/.test(tokens[from]?.low ?? '')) return null;
  return { tokens: [...tokens.slice(0, from), ...tokens.slice(right.start)], at: from };
}

const wasIt = /^(?:it|it's|that|that's|was|is|but|the|i|mean)$/;
const allergens = /^(?:sulfa|sulphur|latex|iodine|contrast|codeine|morphine)$/;
const isMedicine = (low: string | undefined) =>
  low !== undefined && low.length > 4 && (allergens.test(low) || substanceOf(low) !== null);

// "amoxicillin no not amoxicillin it was erythromycin", "sulfa no sorry penicillin", "cipro i think no it was levaquin"
function namedOther(tokens: SpeechToken[], cueFrom: number, cue: { after: number; strong: boolean }) {
  let last = cueFrom - 1;
  if (tokens[last]?.low === 'think' && tokens[last - 1]?.low === 'i') last -= tokens[last - 2]?.word ? 2 : 3;
  const left = tokens[last]?.low;
  if (!isMedicine(left)) return null;
  let at = cue.after;
  const denies = tokens[at]?.low === 'not' && tokens[at + 1]?.low === left;
  if (denies) at += 2;
  const from = at;
  while (tokens[at] !== undefined && at < from + 4 && (!tokens[at]!.word || wasIt.test(tokens[at]!.low)))
    at++;
  const right = tokens[at]?.low;
  // "Amoxicillin no penicillin": without more words it may be another that is denied.
  if (!isMedicine(right) || right === left || !(denies || cue.strong || at > from)) return null;
  return { tokens: [...tokens.slice(0, last), ...tokens.slice(at)], at: last };
}

const nearly = /^(?:it's|that's|more|like|closer|to|probably|maybe|about)$/;
const backwards = 9;
const denied = /^(?:did|do|does|is|was|are|were|has|have|had|can|could|would|wo)n't$/;
const somebody = /^(?:i|he|she|it|they|we)$/;

// "Take it at two, no, take it as soon as …", "she had shoes, no, she didn't have shoes", "couple of, no, clear".
function begunAnew(tokens: SpeechToken[], cueFrom: number, after: number) {
  if (tokens[after - 1]?.text !== ',' || tokens[after - 2]?.low !== 'no') return null;
  const [first, second] = [tokens[after]?.low, tokens[after + 1]];
  if (first === undefined || !second?.word) return null;
  if (
    /^(?:couple|few|bit|lot|kind|sort)$/.test(tokens[cueFrom - 2]?.low ?? '') &&
    tokens[cueFrom - 1]?.low === 'of'
  ) {
    let from = cueFrom - 2;
    while (/^(?:a|little|some|there's|there|is|are)$/.test(tokens[from - 1]?.low ?? '')) from--;
    return { tokens: [...tokens.slice(0, from), ...tokens.slice(after)], at: from };
  }
  if (tokens[cueFrom]!.text !== ',') return null;
  const takesBack = somebody.test(first) && denied.test(second.low);
  for (let at = cueFrom - 1; at >= Math.max(0, cueFrom - backwards); at--) {
    if (!tokens[at]!.word) return null;
    if (tokens[at]!.low !== first || !(takesBack || tokens[at + 1]?.low === second.low)) continue;
    return { tokens: [...tokens.slice(0, at), ...tokens.slice(after)], at };
  }
  return null;
}

// "A CT with contrast, well, without contrast actually"
function withOrWithout(tokens: SpeechToken[], cueFrom: number, after: number) {
  const right = tokens[after]?.low;
  if (right !== 'with' && right !== 'without') return null;
  const left = tokens[cueFrom - 2]?.low;
  const thing = tokens[cueFrom - 1]?.low;
  if (left === right || !/^with(?:out)?$/.test(left ?? '') || tokens[after + 1]?.low !== thing) return null;
  const rest = tokens[after + 2]?.low === 'actually' ? after + 3 : after + 2;
  return {
    tokens: [...tokens.slice(0, cueFrom - 2), ...tokens.slice(after, after + 2), ...tokens.slice(rest)],
    at: cueFrom - 1,
  };
}

// "thirty, no, let's go to forty", "seven days. No, hang on, with that much pus let me do ten days".
function decision(tokens: SpeechToken[], cueFrom: number, cue: { after: number; strong: boolean }) {
  let at = cue.after;
  const from = at;
  const last = at + 8;
  while (at <= last && at < tokens.length && !decides(tokens, at)) at++;
  if (at > last || at >= tokens.length) return null;
  const decidedAt = at;
  at += /^(?:let|i|we)$/.test(tokens[at]!.low) ? 2 : 1;
  while (/^(?:go|do|use|try|say|make|it|that|with|to|up|for|at|just|about)$/.test(tokens[at]?.low ?? ''))
    at++;
  const right = itemAt(tokens, at);
  if (right?.kind !== 'number') return null;
  const counted = tokens[right.end];
  const same = counted?.word ? numberCounting(tokens, cueFrom, counted.low) : null;
  // "No, with your kidneys let's say a hundred": only where the same is counted.
  if (!cue.strong && same === null && decidedAt > from) return null;
  const left = same ?? itemBefore(tokens, cueFrom, 'number', 2);
  return left && (same || left.end === cueFrom) ? spliced(tokens, left, cueFrom, right) : null;
}

// "4000 units on mondays, and two thous … or 40,000 units on mondays, excuse me": the apology comes after what it mends.
function restatedBefore(tokens: SpeechToken[], cueFrom: number, after: number) {
  for (let or = cueFrom - 2; or >= Math.max(1, cueFrom - 9); or--) {
    if (tokens[or]!.low !== 'or') continue;
    const right = itemAt(tokens, or + 1);
    const counted = right?.kind === 'number' ? tokens[right.end] : undefined;
    const left = counted?.word ? numberCounting(tokens, or, counted.low) : null;
    if (left === null) return null;
    const rest = tokens.slice(tokens[after - 1]?.text === ',' ? after - 1 : after);
    return { tokens: [...tokens.slice(0, left.start), ...tokens.slice(or + 1, cueFrom), ...rest], at: or };
  }
  return null;
}

function decides(tokens: readonly SpeechToken[], at: number): boolean {
  const low = tokens[at]!.low;
  return (
    /^(?:let's|lets|i'll|we'll)$/.test(low) ||
    (low === 'let' && /^(?:me|us)$/.test(tokens[at + 1]?.low ?? '')) ||
    (/^(?:i|we)$/.test(low) && tokens[at + 1]?.low === 'will')
  );
}

// The nearest earlier number of the same thing: "seven days", where "ten days" corrects it.
function numberCounting(tokens: readonly SpeechToken[], before: number, counted: string): Item | null {
  for (let i = before - 1; i >= Math.max(1, before - 14); i--) {
    if (singular(tokens[i]!.low) !== singular(counted)) continue;
    const left = itemBefore(tokens, i, 'number', 6);
    if (left?.end === i) return left;
  }
  return null;
}

function spliced(tokens: SpeechToken[], left: Item, cueFrom: number, right: Item) {
  const between = tokens.slice(left.end, cueFrom);
  const tail = tokens[right.end];
  const firstBetween = between.find((token) => token.word);
  const restated =
    firstBetween === undefined || (tail?.word && singular(tail.low) === singular(firstBetween.low));
  if (restated) {
    // "The right, well, both"
    const from =
      tokens[right.start]!.low === 'both' && tokens[left.start - 1]?.low === 'the'
        ? left.start - 1
        : left.start;
    const shared = sharedWords(between, tokens, right.end);
    const end = right.end + shared;
    // "My left thumb in the car door, sorry, my right thumb": where it was stays.
    const rest =
      firstBetween === undefined || tokens[end]?.low === between[shared]?.low ? [] : between.slice(shared);
    const stays = /^(?:in|on|at|with|from|when|while|since)$/.test(rest[0]?.low ?? '') ? rest : [];
    return {
      tokens: [...tokens.slice(0, from), ...tokens.slice(right.start, end), ...stays, ...tokens.slice(end)],
      at: from,
    };
  }
  const replaced = [
    ...tokens.slice(0, left.start),
    ...tokens.slice(right.start, right.end),
    ...between,
    ...tokens.slice(right.end),
  ];
  return { tokens: replaced, at: left.start + (right.end - right.start) + between.length };
}

// How many words after the right one are those that followed the wrong one.
function sharedWords(between: readonly SpeechToken[], tokens: readonly SpeechToken[], from: number): number {
  let shared = 0;
  while (
    shared < between.length &&
    tokens[from + shared]?.word &&
    singular(tokens[from + shared]!.low) === singular(between[shared]!.low)
  )
    shared++;
  return shared;
}

const singular = (word: string) => word.replace(/s$/, '');

const closed =
  /^(?:i|i'm|i've|you|he|she|it|it's|we|they|the|a|an|my|your|this|that|there|and|or|but|so|of|to|in|on|at|for|about|is|are|was|were|have|has|had|do|does|did|not|no|yes|what|when|how|if|because|just|really|go|see|to|with|like|any|some|me|him|her|them|can|could|would|will|let's|sorry|right|correct|okay|ok|yeah)$/;

// "lisinopril, sorry, losartan": one word for one word.
function wordForWord(tokens: SpeechToken[], cueFrom: number, after: number) {
  let at = after;
  if (/^(?:the|my|a|an)$/.test(tokens[at]?.low ?? '') && tokens[cueFrom - 2]?.low === tokens[at]?.low) at++;
  const right = tokens[at];
  const left = tokens[cueFrom - 1];
  const end = tokens[at + 1];
  // "Penicillin or, i'm sorry, amoxicillin" needs no mark before its "or".
  const runOn = tokens[cueFrom]?.word && tokens[cueFrom]!.low !== 'or';
  if (!right?.word || !left?.word || closed.test(right.low) || closed.test(left.low) || runOn) return null;
  const stops =
    end === undefined ||
    !end.word ||
    /^(?:and|but|for|twice|once|every|daily|in|on|at|is|was)$/.test(end.low) ||
    isDigits(end.low);
  if (!stops || right.low.length < 3) return null;
  return { tokens: [...tokens.slice(0, cueFrom - 1), ...tokens.slice(at)], at: cueFrom - 1 };
}

function itemAt(tokens: readonly SpeechToken[], i: number): Item | null {
  const low = tokens[i]?.low;
  if (low === undefined) return null;
  for (const [kind, pattern] of kinds) if (pattern.test(low)) return { kind, start: i, end: i + 1 };
  if (/^(?:the|day)$/.test(low)) {
    const from = low === 'the' ? i + 1 : i;
    const dayBefore = ['day', 'before', 'yesterday'].every((word, k) => tokens[from + k]?.low === word);
    return dayBefore ? { kind: 'day', start: i, end: from + 3 } : null;
  }
  const number = parseNumber(asNumberTokens(tokens.slice(i, i + 8)), 0);
  return number ? { kind: 'number', start: i, end: i + number.next } : null;
}

function itemBefore(tokens: readonly SpeechToken[], before: number, kind: Kind, reach: number): Item | null {
  let found: Item | null = null;
  for (let i = Math.max(0, before - reach); i < before; ) {
    const item = itemAt(tokens, i);
    if (item && item.kind === kind && item.end <= before) found = item;
    i = item ? item.end : i + 1;
  }
  return found;
}

function asNumberTokens(tokens: readonly SpeechToken[]): NumberToken[] {
  return tokens.map(({ low }, i) => ({ text: low.trim(), start: i, end: i + 1, spaced: true }));
}
