import { type PlacedWord, wordsAt } from '../matches.ts';
import type { Turn } from '../transcript.ts';
import { boundaryScores } from './boundary.ts';
import { conditionsWhole } from './conditions-whole.ts';
import { onlyHesitates, saidAgain } from './hesitation.ts';
import { mendedTurn, withListMended } from './mended.ts';
import { isMarked } from './misheard.ts';
import { beforeLoneStop } from './number-words.ts';
import { opensOnly } from './opens-only.ts';
import { kinAfterNo, ownAfterKin } from './own-and-kin.ts';
import { sureBoundary } from './sure-boundary.ts';

/**
 * A sentence or clause of a turn, as it was meant where a recogniser took its words for others. `start`/`end` are the
 * offsets in `Transcript.text` of how it was written there.
 */
export interface Utterance {
  turn: number;
  start: number;
  end: number;
  text: string;
}

export interface Span {
  start: number;
  end: number;
}

// Over this many words without a full stop, the boundary model parts the stretch.
const longestUnpunctuated = 9;
const longestUtterance = 34;
const abbreviations =
  /^(?:dr|mr|mrs|ms|st|vs|etc|e\.g|i\.e|approx|no|fig|jr|sr|p\.o|b\.i\.d|t\.i\.d|q\.d|p\.r\.n|a\.m|p\.m|[a-z])\.?$/i;

// "An A one C. Do you …", "for hepatitis C. He …"
const namedByLetter = /^(?:one|1|vitamin|hepatitis|hep|type|plan|group|class|stage|part|number)$/i;

// A turn is parted by the writer and again by whoever checks its sentences.
const parted = new WeakMap<Turn, readonly Utterance[]>();

/** The sentences of a turn, punctuated or not, with exact offsets. */
export function utterancesOf(turn: Turn): readonly Utterance[] {
  const known = parted.get(turn);
  if (known !== undefined) return known;
  const utterances = utterancesIn(turn);
  parted.set(turn, utterances);
  return utterances;
}

function utterancesIn(turn: Turn): Utterance[] {
  const { text, placeOf } = mendedTurn(turn);
  // The list has seen all of a turn without marks.
  const isListed = !isMarked(text);
  return splitUtterances(text).map(({ start, end }) => ({
    turn: turn.index,
    start: turn.start + placeOf(start),
    end: turn.start + placeOf(end),
    text: isListed ? text.slice(start, end) : withListMended(text.slice(start, end)).text,
  }));
}

/** The same for any text; offsets are into it. Spans never overlap, are never blank, and hold all non-space characters. */
export function splitUtterances(text: string): Span[] {
  const tokens = wordsAt(pieces, text);
  const spans: Span[] = [];
  let first = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (!endsSentence(text, tokens, i)) continue;
    for (const span of partStretch(tokens, first, i)) spans.push(span);
    first = i + 1;
  }
  if (first < tokens.length)
    for (const span of partStretch(tokens, first, tokens.length - 1)) spans.push(span);
  return joinCorrections(text, kinApart(text, spans));
}

// A word longer than any is read in pieces and a gap wider than any ends a sentence: so a sentence is never longer than
// some thousand characters, however the text was made, and what reads sentences needs no care for longer ones.
const pieces = /\S{1,64}/gu;
const widestGap = 40;

const comma = 44;
const underscore = 95;

const emptyLine = /\n\s*\n|\r\r|\r\n\s*\r\n/;

/** A letter of English, a figure or a comma at its end. */
function endsInWord(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  const low = last | 0x20;
  return (low >= 97 && low <= 122) || (last >= 48 && last <= 57) || last === comma || last === underscore;
}

function endsSentence(text: string, tokens: readonly PlacedWord[], i: number): boolean {
  const token = tokens[i]!;
  const next = tokens[i + 1];
  if (!next) return true;
  if (next.start - token.end > widestGap) return true;
  // Most words end in a letter and have one space after them: no sentence ends there.
  if (next.start === token.end + 1 && endsInWord(token.word) && text[token.end] !== '\n') return false;
  const between = text.slice(token.end, next.start);
  if (emptyLine.test(between)) return true;
  const core = token.word.replace(/(?<!["”')\]])["”')\]]+$/, '');
  if (!/[.?!…]$/.test(core)) return /\n/.test(between) && /[.?!:;]$/.test(token.word);
  // A full stop standing before more full stops or closing marks belongs with them.
  if (/^[.?!…"”')\]]+$/.test(next.word)) return false;
  if (core === '.') return !isDecimalPoint(tokens, i) && !title.test(tokens[i - 1]?.word ?? '');
  if (core.endsWith('..') || core.endsWith('…')) {
    const paused = /[a-z]/i.test(core) ? core : (tokens[i - 1]?.word ?? '');
    return !goesOn(paused, tokens, i + 1);
  }
  if (core.endsWith('.') && !core.endsWith('..')) {
    const word = core.slice(0, -1);
    if (word.length === 1 && namedByLetter.test(tokens[i - 1]?.word ?? '')) return /^\p{Lu}/u.test(next.word);
    if (abbreviations.test(word) && !/^(?:no|etc|st)$/i.test(word))
      return /^(?:a\.m|p\.m)$/i.test(word) && /^\p{Lu}/u.test(next.word);
    if (/^(?:no|st)$/i.test(word)) return !/^\p{Lu}|^\d/u.test(next.word) || !/^st$/i.test(word);
  }
  return true;
}

function goesOn(paused: string, tokens: readonly PlacedWord[], next: number): boolean {
  const lowAt = (i: number) => tokens[i]?.word.toLowerCase();
  const before = lowAt(next - (/[a-z]/i.test(tokens[next - 1]!.word) ? 2 : 3));
  return (
    onlyHesitates(paused, tokens[next]!.word) ||
    saidAgain(before, paused.toLowerCase(), lowAt(next)!, lowAt(next + 1)) !== null
  );
}

// "mrs . peterson"
const title = /^(?:dr|mr|mrs|ms)$/i;

const smallNumber = /^(?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)$/i;
const wholeNumber =
  /^(?:\d{1,3}|hundred|\w*(?:ty|teen)(?:-\w+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;
const unitNoun =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|times?|tablets?|pills?|or|to|more|views?)$/i;
const known = /^(?:them|those|these|us|my|your|his|her|our|the|which|it|you)$/i;

const article = /^(?:an?|the)$/i;
const measure = /^(?:centimeters?|millimeters?|cm|mm|milligrams?|mg|inch(?:es)?)$/i;
const lessThanOne = new RegExp(`^(?:${beforeLoneStop})$`, 'i');

// Speech recognisers write "a hundred . four" and "98 . 6"; there the stop is a decimal point.
function isDecimalPoint(tokens: readonly PlacedWord[], i: number): boolean {
  const before = tokens[i - 1]?.word ?? '';
  const after = tokens[i + 1]?.word ?? '';
  // "Her creatinine was . 7 and not . 8": less than one.
  if (lessThanOne.test(before) && /^\d{1,2}$/.test(after)) return !unitNoun.test(tokens[i + 2]?.word ?? '');
  // "A . five centimeter stone"
  if (article.test(before) && smallNumber.test(after)) return measure.test(tokens[i + 2]?.word ?? '');
  if (!wholeNumber.test(before) || !smallNumber.test(after)) return false;
  const then = tokens[i + 2]?.word ?? '';
  // "Two . five of norvasc" is a dose; "two . five of them" is not.
  return /^of$/i.test(then) ? !known.test(tokens[i + 3]?.word ?? 'it') : !unitNoun.test(then);
}

/** Parts tokens[first..last], which hold no full stop, where the model finds clause boundaries. */
function partStretch(tokens: readonly PlacedWord[], first: number, last: number): Span[] {
  const count = last - first + 1;
  if (count <= longestUnpunctuated || (count <= 2 * longestUtterance && isPunctuated(tokens, first, last))) {
    const turn = denialAfterYes(tokens, first, last);
    const next = turn < 0 ? ownAfterAll(tokens, first, last) : turn;
    if (next < 0) return [{ start: tokens[first]!.start, end: tokens[last]!.end }];
    return [
      { start: tokens[first]!.start, end: tokens[next - 1]!.end },
      { start: tokens[next]!.start, end: tokens[last]!.end },
    ];
  }
  const words = tokens.slice(first, last + 1).map((token) => token.word);
  const scoreOf = boundaryScores(words);
  const scores: number[] = [];
  const cuts: number[] = [];
  let from = 0;
  const cut = (gap: number) => {
    cuts.push(gap);
    from = gap + 1;
  };
  for (let gap = 0; gap < count - 1; gap++) {
    const sure = gap > from ? sureBoundary(words, gap, from) : null;
    if (
      sure === true ||
      (gap > from && (asksHowNext(words, gap) || (gap < count - 2 && beginsOwn(tokens, first + gap + 1))))
    ) {
      cut(gap);
      continue;
    }
    scores[gap] =
      sure === false || belongTogether(words, gap) ? Number.NEGATIVE_INFINITY : scoreOf(gap, from);
    if (
      scores[gap]! > 0 &&
      mayCut(words, from, gap, scores[gap]!) &&
      !endsSoon(
        words,
        gap,
        (later) => sureBoundary(words, later, from) ?? scoreOf(later, from) > scores[gap]!,
      )
    )
      cut(gap);
    else if (gap - from >= longestUtterance) {
      // Too long for a sentence: the likeliest gap so far, away from the ends, is the boundary.
      let best = from + 4;
      for (let g = from + 4; g <= gap - 4; g++) if (scores[g]! > scores[best]!) best = g;
      if (scores[best]! > -2.5 || gap - from >= 2 * longestUtterance) {
        cut(best);
        gap = from;
      }
    }
  }
  let start = 0;
  return [...(words.includes('if') ? conditionsWhole(words, cuts) : cuts), count - 1].map((gap) => {
    const span = { start: tokens[first + start]!.start, end: tokens[first + gap]!.end };
    start = gap + 1;
    return span;
  });
}

// "well done and how much do you drink": however short, two.
function ownAfterAll(tokens: readonly PlacedWord[], first: number, last: number): number {
  if (isPunctuated(tokens, first, last)) return -1;
  const words = tokens.slice(first, last + 1).map((token) => token.word);
  for (let gap = 1; gap < words.length - 1; gap++)
    if (sureBoundary(words, gap, 0) === true) return first + gap + 1;
  return -1;
}

// "some tingling in the foot yeah no numbness": two answers, however short.
function denialAfterYes(tokens: readonly PlacedWord[], first: number, last: number): number {
  for (let i = first + 2; i < last; i++)
    if (
      tokens[i + 1]!.word.length === 2 &&
      tokens[i + 1]!.word.toLowerCase() === 'no' &&
      /^(?:yeah|yes)$/i.test(tokens[i]!.word)
    )
      return i;
  return ownAfterDenial(tokens, first, last);
}

const isOwn = /^i['’]?(?:m|ve)$/i;
const states = /^(?:an?|just|still|very|really|so|quite|pretty|always|been|had|got|tired|sore|stiff)$/i;

/** "No surgery they just gave me antibiotics". */
const did = /^(?:just|only|gave|put|did|said|told|took|sent)$/i;
// "much better no pain i'm a little bit tired": what is had is no part of what is denied.
function ownAfterDenial(tokens: readonly PlacedWord[], first: number, last: number): number {
  for (let i = first + 2; i < last; i++) if (beginsOwn(tokens, i)) return i;
  return -1;
}

function beginsOwn(tokens: readonly PlacedWord[], i: number): boolean {
  const word = tokens[i]!.word.toLowerCase();
  const verb = isOwn.test(word) ? states : /^(?:they|he|she)$/.test(word) ? did : null;
  return (
    verb?.test(tokens[i + 1]!.word) === true &&
    tokens[i - 2]!.word.toLowerCase() === 'no' &&
    endsInWord(tokens[i - 1]!.word) &&
    !tokens[i - 1]!.word.endsWith(',')
  );
}

// Commas are a writer's, or a recogniser's that punctuates: its sentences are whole.
function isPunctuated(tokens: readonly PlacedWord[], first: number, last: number): boolean {
  for (let i = first; i < last; i++) {
    const { word } = tokens[i]!;
    const end = word[word.length - 1];
    if ((end === ',' || end === ';') && /(?:^|\w).$/.test(word)) return true;
  }
  return first > 0 && /[.?!]$/.test(tokens[last]!.word);
}

const standalone =
  /^(?:yes|yeah|yep|yup|no|nope|nah|okay|ok|alright|right|sure|correct|exactly|great|good|perfect|hi|hello|hey|bye|thanks|well|now|so|mm-hmm|hmm|hmmm|uh-huh|huh|true|definitely|absolutely|all|thank|you|understood|never|none|both|and)$/i;

// One or two words are a sentence only when they are an answer or a courtesy.
function mayCut(words: readonly string[], from: number, gap: number, score: number): boolean {
  const own = words.slice(from, gap + 1);
  const rest = words.slice(gap + 1, gap + 4);
  if (own.length < 3 && !own.every((word) => standalone.test(word)) && score < 4) return false;
  if (opensOnly(own, rest) || thinksSo.test(rest.join(' '))) return false;
  return rest.length > 2 || rest.every((word) => standalone.test(word)) || score > 4;
}

// "yes i think so": one answer.
const thinksSo = /^i (?:think|believe|hope|guess) so$/i;

const within = 2;

// "your lungs are clear | bilaterally | i don't hear": one or two words are no sentence, so where it ends is likelier.
function endsSoon(words: readonly string[], gap: number, isLikelier: (gap: number) => boolean): boolean {
  for (let later = gap + 1; later <= gap + within && later < words.length - 1; later++) {
    if (words.slice(gap + 1, later + 1).every((word) => standalone.test(word))) return false;
    if (!belongTogether(words, later) && isLikelier(later)) return true;
  }
  return false;
}

const much = /^(?:much|many|often|long|far)$/i;
const asks = /^(?:are|do|does|did|have|has|is)$/i;

// "it can tighten everything up down there um | and how much are you drinking"
function asksHowNext(words: readonly string[], gap: number): boolean {
  return (
    words[gap + 1] === 'and' &&
    words[gap + 2] === 'how' &&
    much.test(words[gap + 3] ?? '') &&
    asks.test(words[gap + 4] ?? '') &&
    words[gap + 5] === 'you'
  );
}

const ordinal = /^(?:first|second|third|fourth|fifth)$/i;

// "Two . five milligrams": a decimal point. "The first and second toe": two of a kind.
const timeBefore =
  /^(?:two|three|four|five|six|few|days?|weeks?|months?|years?|hours?|right|shortly|soon|just)$/i;

function belongTogether(words: readonly string[], gap: number): boolean {
  const next = words[gap + 1];
  if (words[gap] === '.' || next === '.') return true;
  // "A month or two after i started it": what it was after.
  if (/^(?:after|before)$/i.test(words[gap]!) && /^(?:i|he|she|we)$/i.test(next ?? ''))
    return timeBefore.test(words[gap - 1] ?? '');
  // "Peak flow is four eighty that's ninety two percent": of the peak flow.
  if (/^that['’]?s$/i.test(next ?? '') && words.slice(gap + 2, gap + 5).includes('percent')) return true;
  // "Heart rate one oh two respiratory rate twenty": a hundred and two. "One thirty eight over eighty four"
  if (isWithin(words, gap, 'oh', smallNumber) || isWithin(words, gap, 'over', wholeNumber)) return true;
  return next === 'and' && ordinal.test(words[gap]!) && ordinal.test(words[gap + 2] ?? '');
}

/** True where the gap is beside `joint`, which stands between two such numbers. */
function isWithin(words: readonly string[], gap: number, joint: string, number: RegExp): boolean {
  const at = words[gap] === joint ? gap : gap + 1;
  return words[at] === joint && number.test(words[at - 1] ?? '') && number.test(words[at + 1] ?? '');
}

// "No, my dad had them.", "that was my sister i had my appendix out": what is said of another is no part of one's own.
function kinApart(text: string, spans: readonly Span[]): readonly Span[] {
  const [first, ...more] = spans;
  const said = first === undefined ? '' : text.slice(first.start, first.end);
  const at = kinAfterNo(said) || ownAfterKin(said);
  if (at === 0) return spans;
  const { start, end } = first!;
  return [
    { start, end: start + text.slice(start, start + at).trimEnd().length },
    { start: start + at, end },
    ...more,
  ];
}

const correction =
  /^\W*(?:no|oh)\W+(?:actually|sorry|wait)\W+(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|half|a hundred)\b)|^(?:\W*(?:oh|uh|um|er|wait|no|sorry|actually|i mean|i'm sorry)\W+(?:(?:oh|uh|um|er|wait|no|sorry|actually|i mean|i'm sorry)\W+){0,2})?(?:actually,? )?(?=)(?:let's )?make (?:that|it)\b|^(?:\W*(?:oh|uh|um|no|wait)\W+(?:(?:oh|uh|um|no|wait)\W+)?)?(?=)(?:sorry|i'm sorry|correction|scratch that|i meant?|i misspoke)\b(?=\s*\S)\W*(?:\w\S*(?:\s\W*|$)){0,6}$|^\W*(?:(?:oh|uh|um|no|wait|actually)\W+){0,2}(?:hang on|hold on|on second thought)\b.{0,60}\b(?:let's|let me|let us|i'll|we'll|make it) (?:\S+ ){0,3}(?=)(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty\b)|^\W*(?:no|actually)\W+(?:let's|let me) (?:do|go|make|say|use)(?: it| that| with| to| up| for)* (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty)\b/i;

// "… or 40,000 units on mondays, excuse me"
const restated =
  /^\W{0,3}or (?:about |around )?[\d,]+ [a-z ]{2,40}(?: ?,)? (?:excuse me|i['’]m sorry|sorry)\b/i;

// "take one tablet. actually make that two": the correction belongs to what it corrects.
function joinCorrections(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (
      last &&
      ((span.end - span.start < 90 && correction.test(text.slice(span.start, span.end))) ||
        restated.test(text.slice(span.start, span.start + 90)))
    )
      last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}
