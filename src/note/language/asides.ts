import type { SpeechToken } from './speech-tokens.ts';

const articles = new Set(['the', 'a', 'an', 'my', 'your']);
/** Words that wait for another: what stands between commas after them is an aside. */
const waits = new Set(
  'since for about around at every until till maybe by on in from of the a is was been'.split(' '),
);
const startsClause =
  /^(?:so|and|but|i|he|she|we|they|you|it|no|there|(?:i|it|he|she|we|they|you|there|that)'(?:s|m|d|ve|re|ll))$/;
const letterAfter = /^(?:vitamin|hepatitis|hep|influenza|flu|type|group|grade|strep|factor|plan)$/;

/**
 * Takes out what is said while the speaker looks for a word: "since, I don't know, the layoff", "there it is, okay, so",
 * "it hurt like a, and I sat down". Marks are those that were said: a comma on each side tells an aside.
 */
export function dropAsides(tokens: readonly SpeechToken[]): readonly SpeechToken[] {
  if (!tokens.some(({ low }) => low === ',')) return tokens;
  const kept: SpeechToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const length = asideAt(tokens, i, kept);
    if (length > 0) {
      if (waits.has(kept.at(-2)?.low ?? '') && !token.low.startsWith('ok')) kept.pop();
      i += length - 1;
      continue;
    }
    // "Never, well, in college"
    if (token.low === 'well' && /^(?:never|none)$/.test(kept.at(-2)?.low ?? '') && isException(tokens, i)) {
      kept.pop();
      kept.push({ text: 'except', low: 'except', word: true });
      i++;
      continue;
    }
    // "At the library, which, I'm shelving"
    if (token.low === 'which' && isLoose(tokens, i)) {
      i++;
      continue;
    }
    // "In, was it, June", "in 2017, was it, they took them off"
    if (token.low === 'was' && wonders(tokens, i)) {
      if (tokens[i - 1]?.text === ',' && waits.has(tokens[i - 2]?.low ?? '')) kept.pop();
      i += tokens[i + 2]?.text === ',' ? 2 : 1;
      continue;
    }
    // "Only drives the, his car"
    if (onlyThe.test(token.low) && tokens[i + 1]?.text === ',' && whose.test(tokens[i + 2]?.low ?? '')) {
      i++;
      continue;
    }
    if (articles.has(token.low) && isGivenUp(tokens, i)) {
      const next = wordAfter(tokens, i);
      const again = beginsAgain(kept, tokens[next]?.low ?? '');
      if (again) kept.length -= 2;
      else dropBegun(kept);
      const goesOn = again || !startsClause.test(tokens[next]?.low ?? '');
      if (goesOn && led.test(kept.at(-1)?.low ?? '')) kept.pop();
      if (goesOn) i = next - 1;
      continue;
    }
    kept.push(token);
  }
  return kept;
}

// "You've got the, you had the surgery"
function beginsAgain(kept: readonly SpeechToken[], next: string): boolean {
  const [who = ''] = (kept.at(-2)?.low ?? '').split("'");
  return has.test(kept.at(-1)?.low ?? '') && who !== '' && next.split("'")[0] === who;
}

const has = /^(?:got|have|had|has)$/;
const onlyThe = /^(?:the|an?)$/;
const whose = /^(?:his|her|my|our|your|their)$/;
const timeNext =
  /^(?:\d+|nineteen|twenty|two|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|last|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

function wonders(tokens: readonly SpeechToken[], i: number): boolean {
  // "Since, was it spring?": a guess.
  if (tokens[i + 1]?.low !== 'it' || tokens.at(-1)?.text === '?') return false;
  const [before, after] = [tokens[i - 1], tokens[i + 2]];
  const isAside = before?.text === ',' || leads.test(before?.low ?? '');
  return (
    isAside && i > 1 && (after?.text === ',' || (timeNext.test(after?.low ?? '') && leadsTime(tokens, i)))
  );
}

// "In, was it June"; not "in January, was it two or three?"
function leadsTime(tokens: readonly SpeechToken[], i: number): boolean {
  const before = tokens[i - 1]?.text === ',' ? tokens[i - 2] : tokens[i - 1];
  return leads.test(before?.low ?? '') || before?.low === 'since';
}

const isException = (tokens: readonly SpeechToken[], i: number) =>
  tokens[i - 1]?.text === ',' &&
  tokens[i + 1]?.text === ',' &&
  /^(?:in|as|at|back|during|once|when|a|an|one)$/.test(tokens[i + 2]?.low ?? '');

/** In tokens: how long what is said beside a clause with "which" may be. */
const besideAtMost = 6;
const goesOn =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|may|might|makes|made|helps|helped|means|meant|gets|got|goes|went)$/;

// "…, which, by the way, is new" goes on after its second comma.
function isLoose(tokens: readonly SpeechToken[], i: number): boolean {
  if (tokens[i + 1]?.text !== ',') return false;
  // "Mild arthritis, which, you know, we've all got"
  if (tokens[i + 2]?.low === 'you' && tokens[i + 3]?.low === 'know') return false;
  for (let at = i + 2; at < i + 2 + besideAtMost; at++)
    if (tokens[at]?.text === ',') return !goesOn.test(tokens[at + 1]?.low ?? '');
  return tokens[i + 2] !== undefined;
}

// "It's like a, there's a", "I cried at a, it was an advert": also what led to the word.
function dropBegun(kept: SpeechToken[]): void {
  if (kept.at(-1)?.low === 'like') kept.pop();
  if (leads.test(kept.at(-1)?.low ?? '')) kept.pop();
  if (begins.test(kept.at(-1)?.low ?? '')) kept.pop();
  else if (kept.at(-2)?.low === 'there' && /^(?:is|was|were)$/.test(kept.at(-1)!.low)) kept.length -= 2;
}

const leads = /^(?:at|in|on|with|of|for|from|to)$/;
const led = /^(?:between|after|before|over|under|behind|near)$/;
const begins = /^(?:it|that|there|they|he|she|this)'s$/;

/** How many tokens from `i` on are an aside with the comma behind it. */
function asideAt(tokens: readonly SpeechToken[], i: number, kept: readonly SpeechToken[]): number {
  const { low } = tokens[i]!;
  // "And I don't know, I've been tired."
  if (i === 1 && low === 'i' && /^(?:and|but|so)$/.test(tokens[0]!.low) && saysUnknown(tokens, i)) return 4;
  if (i < 2 || tokens[i - 1]!.text !== ',') return 0;
  if (low === 'okay' || low === 'ok') {
    const next = tokens[i + 1]?.low;
    return next === ',' ? 2 : next === 'so' ? 1 : 0;
  }
  // "She has a list, hang on, there's the ear"
  if ((low === 'hang' || low === 'hold') && tokens[i + 1]?.low === 'on') {
    const end = tokens[i + 2]?.low === 'now' ? i + 3 : i + 2;
    return tokens[end]?.text === ',' && startsClause.test(tokens[end + 1]?.low ?? '') ? end - i + 1 : 0;
  }
  const before = kept.at(-2)?.low ?? '';
  if (!waits.has(before)) return 0;
  if (low === 'what' || low === 'well') return tokens[i + 1]?.text === ',' ? 2 : 0;
  return low === 'i' && saysUnknown(tokens, i) ? 4 : 0;
}

const saysUnknown = (tokens: readonly SpeechToken[], i: number) =>
  tokens[i + 1]?.low === "don't" && tokens[i + 2]?.low === 'know' && tokens[i + 3]?.text === ',';

function wordAfter(tokens: readonly SpeechToken[], i: number): number {
  let next = i + 1;
  while (tokens[next]?.text === ',') next++;
  return next;
}

// "The, so it was": the word that was to come did not.
function isGivenUp(tokens: readonly SpeechToken[], i: number): boolean {
  if (tokens[i + 1]?.text !== ',' || letterAfter.test(tokens[i - 1]?.low ?? '')) return false;
  const after = tokens[wordAfter(tokens, i)]?.low ?? '';
  // "Between the, by the closet"
  return startsClause.test(after) || (onlyThe.test(tokens[i]!.low) && places.test(after));
}

const places = /^(?:in|on|at|with|by|from|for|after|before|since|during|over|under|behind|near)$/;
