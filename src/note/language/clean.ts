import { applyCorrections } from './corrections.ts';
import { dropFillers, dropNoises } from './fillers.ts';
import { isStump, onlyHesitates } from './hesitation.ts';
import { byFirstWord, byLastWord, phraseAt } from './phrases.ts';
import { dropRepeats } from './repeats.ts';
import { repairSpeech, type SpeechToken, setTokens, speechTokens } from './speech-tokens.ts';

/**
 * An utterance without what the mouth adds: fillers, stutters, repeats, false starts, back-channels, discourse words.
 * Corrections win ("twenty, no, forty milligrams" → "forty milligrams"). Wording, case and numbers stay as spoken.
 * Empty where nothing is left.
 */
export function clean(text: string): string {
  let tokens = joinDecimals(speechTokens(repairSpeech(text)));
  tokens = dropPauses(dropCutOffs(tokens));
  tokens = dropRepeats(dropNoises(tokens));
  tokens = applyCorrections(tokens);
  tokens = dropRepeats(dropFillers(tokens));
  tokens = trimEdges(tokens);
  return setTokens(tokens);
}

const digit = /^(?:\d|zero|one|two|three|four|five|six|seven|eight|nine)$/;

// Keeps "hundred . four" one unit through the passes: its stop is a decimal point and not an end.
function joinDecimals(tokens: SpeechToken[]): SpeechToken[] {
  return tokens.map((token, i) =>
    token.text === '.' && i > 0 && digit.test(tokens[i + 1]?.low ?? '')
      ? { text: ' . ', low: ' . ', word: false }
      : token,
  );
}

// Interrupted after a name that is whole: "order an mri-".
const shortNames = /^(?:mri|ct|ekg|ecg|emg|a1c|tsh|psa|cbc|cmp|bmp|lab|leg|arm|hip|toe|eye|ear|rib)-$/;
/** Whole wherever they stand: "the x-ray of your elbow- it looks like the bones are lined up". */
const parts =
  /^(?:elbow|shoulder|wrist|hand|finger|thumb|knee|ankle|foot|heel|back|neck|spine|chest|stomach|belly|abdomen|head|throat|leg|arm|hip|toe|eye|ear|rib)s?-$/;

// "y- you", "the oper- , occupational therapist": a word that was cut off is said again or given up.
function dropCutOffs(tokens: readonly SpeechToken[]): SpeechToken[] {
  const kept: SpeechToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (!token.word || !token.text.endsWith('-')) {
      if (token.text === ',' && tokens[i - 1]?.text.endsWith('-') && tokens[i - 1]?.word) continue;
      kept.push(token);
      continue;
    }
    const last = tokens.slice(i + 1).every((t) => !t.word);
    const whole = last
      ? token.text.length > 4 || shortNames.test(token.low)
      : parts.test(token.low) && !tokens[i + 1]!.low.startsWith(token.low.slice(0, 3));
    if (whole) kept.push({ ...token, text: token.text.slice(0, -1), low: token.low.slice(0, -1) });
  }
  return kept;
}

const determiner = /^(?:a|an|the|my|your|his|her|our|their|some|any)$/;
const small = /^(?:to|for|of|in|on|at|with|by|a|an|the|my|your|his|her)$/;
const saidTwice = /^(?:on|of|in|for|with|at|from|into|about)$/;
const copula = /^(?:is|are|was|were|has|have|had)$/;

// "in terms of your ... the bypass", "your screen is ... was fine": what is said after a pause in its place stands.
function dropPauses(tokens: SpeechToken[]): SpeechToken[] {
  if (!tokens.some(({ low }) => low === '…' || low.startsWith('..'))) return tokens;
  const kept: SpeechToken[] = [];
  for (const [i, token] of tokens.entries()) {
    const before = kept.at(-1);
    const next = tokens[i + 1];
    if (!/^(?:\.{2,}|…)$/.test(token.text) || !before?.word || !next?.word) {
      kept.push(token);
      continue;
    }
    // "To further ... for further evaluation."
    if (before.low === tokens[i + 2]?.low && before.low.length > 3) {
      kept.length -= small.test(kept.at(-2)?.low ?? '') ? 2 : 1;
      continue;
    }
    // "On this ... on the drops."
    if (kept.at(-2)?.low === next.low && saidTwice.test(next.low)) {
      kept.length -= 2;
      continue;
    }
    if (!onlyHesitates(before.low, next.low)) {
      kept.push(token);
      continue;
    }
    if (isStump(before.low, next.low)) kept.pop();
    for (const kind of [determiner, copula]) if (kind.test(before.low) && kind.test(next.low)) kept.pop();
  }
  return kept;
}

const openers = new Set(
  'so well okay ok alright now and but oh ah aye gosh god geez hey anyway anyways yeah yes yep yup yea sure great perfect gotcha basically actually honestly like um plus hmm wow'.split(
    ' ',
  ),
);
/** Whom the speaker turns to before anything is said: "yes, sir, and we will send it". */
const calls = new Set(['sir', "ma'am", 'doctor', 'doc']);
const openerPhrases = [
  'thank you so much',
  'thank you very much',
  'thanks so much',
  'thanks a lot',
  'all right',
  'got it',
  'i see',
  'no sir',
  "no ma'am",
  'yes sir',
  "yes ma'am",
  'you know what',
  'you know',
  'i mean',
  "let's see",
  'let me see',
  'you see',
  'of course',
  'my goodness',
  'oh my',
  'thank you',
  'no problem',
  'to be honest',
  'like i said',
  'as i said',
  'as i mentioned',
  'like i mentioned',
  'sounds good',
  'that sounds good',
  'fair enough',
  'uh huh',
  'no worries',
  'that said',
  'by the way',
].map((p) => p.split(' '));
const openerIndex = byFirstWord(openerPhrases);
const closers = new Set(
  "okay ok alright yeah so and but or because the a an to like um then my your that's i i'm it's thanks sir ma'am doc doctor".split(
    ' ',
  ),
);
// "Positive for influenza a": no article.
function isKindA(input: readonly SpeechToken[], end: number): boolean {
  return input[end - 1]!.low === 'a' && ofKindA.test(input[end - 2]?.low ?? '');
}
const ofKindA = /^(?:influenza|flu|hepatitis|type|group|vitamin|strep|factor|hemophilia)$/;

const closerPhrases = [
  'all right',
  'you know',
  'you know what i mean',
  'i guess',
  'i suppose',
  'i reckon',
  'i mean',
  'does that make sense',
  'if that makes sense',
  'thank you',
  'and so',
  'or anything',
  'does that sound good',
  'is that okay',
  'sound good',
  'how does that sound',
  "isn't it",
  'is that right',
  'is that correct',
].map((p) => p.split(' '));
const closersByLastWord = byLastWord(closerPhrases);
const pronouns =
  /^(?:i|i'm|i've|i'd|i'll|it|it's|not|my|there|there's|he|she|we|they|nothing|no|none|that|that's|never|just|you|the)$/;

function startsWith(tokens: readonly SpeechToken[], at: number, words: readonly string[]): boolean {
  return words.every((word, k) => tokens[at + k]?.low === word);
}

// "tylenol is okay": there it is what was said of it; "as i used to": no "to" is left over.
function predicate(input: readonly SpeechToken[], end: number): boolean {
  if (input[end - 1]!.low === 'to') return input[end - 2]?.low === 'used';
  return (
    /^(?:okay|ok|alright)$/.test(input[end - 1]!.low) &&
    /^(?:is|are|was|were|be|been|feel|feels|felt|looks?|looking|doing|i'm|[a-z]+['’](?:s|re))$/.test(
      input[end - 2]?.low ?? '',
    )
  );
}

// "When I get pain now and then."
function isNowAndThen(input: readonly SpeechToken[], end: number): boolean {
  return input[end - 1]!.low === 'then' && input[end - 2]?.low === 'and' && input[end - 3]?.low === 'now';
}

// "see the eye doctor": there it is who is meant, not who is spoken to.
function isSomeDoctor(input: readonly SpeechToken[], end: number): boolean {
  const before = input[end - 2];
  return (
    /^(?:doc|doctor)$/.test(input[end - 1]!.low) &&
    before?.word === true &&
    !/^(?:you|thanks|yes|yeah|no|okay|ok|right|that|it|good|sorry|hi|hello|well|please|fine)$/.test(
      before.low,
    )
  );
}

// "I never got tired, and now I've been getting tired": since when.
function saysSince(input: readonly SpeechToken[], at: number): boolean {
  if (input[at]!.low !== 'now' || !/^(?:and|but)$/.test(input[at - 1]?.low ?? '')) return false;
  const next = input[at + 1]?.text === ',' ? at + 2 : at + 1;
  return (
    /^(?:i've|i'm|it's|he's|she's|they're|my)$/.test(input[next]?.low ?? '') &&
    !/^(?:gon|going|just|gonna|wondering|not|really)$/.test(input[next + 1]?.low ?? '')
  );
}

function trimEdges(input: readonly SpeechToken[]): SpeechToken[] {
  let start = 0;
  let end = input.length;
  for (let moved = true; moved && start < end; ) {
    moved = false;
    const first = input[start]!;
    const next = input[start + 1];
    const phrase = phraseAt(openerIndex, input, start);
    if (!first.word && !/^[(["“$#]$/.test(first.text)) {
      start++;
      moved = true;
    } else if (
      phrase &&
      !(phrase[0] === 'thank' && startsWith(input, start + 2, ['for'])) &&
      !(
        phrase.at(-1) === 'see' &&
        /^(?:you|him|her|them|how|if|what|whether|where|here|that|an?|my|your|the|some|from|in|on)$/.test(
          input[start + phrase.length]?.low ?? '',
        )
      )
    ) {
      start += phrase.length;
      moved = true;
    } else if (saysSince(input, start)) {
      break;
    } else if (openers.has(first.low) || (next?.text === ',' && calls.has(first.low))) {
      start++;
      moved = true;
    } else if (
      /^(?:right|good|correct|exactly|absolutely|definitely|uh-huh)$/.test(first.low) &&
      (next === undefined || !next.word || pronouns.test(next.low))
    ) {
      start++;
      moved = true;
    } else if (
      /^(?:no|nope|nah)$/.test(first.low) &&
      next &&
      ((!next.word && input[start + 2]) || pronouns.test(next.low))
    ) {
      start++;
      moved = true;
    }
  }
  let stop = '';
  for (let moved = true; moved && end > start; ) {
    moved = false;
    const last = input[end - 1]!;
    const phrase = closersByLastWord
      .get(last.low)
      ?.find((words) => end - words.length > start && startsWith(input, end - words.length, words));
    if (!last.word && !/^[)%"”]$/.test(last.text)) {
      if (stop === '' && /^[.?!]$/.test(last.text)) stop = last.text;
      end--;
      moved = true;
    } else if (phrase) {
      end -= phrase.length;
      moved = true;
      stop = '.';
    } else if (
      end - start > 1 &&
      closers.has(last.low) &&
      !predicate(input, end) &&
      !isSomeDoctor(input, end) &&
      !isNowAndThen(input, end) &&
      !isKindA(input, end)
    ) {
      end--;
      moved = true;
      if (/^(?:okay|ok|alright|yeah)$/.test(last.low)) stop = '.';
    } else if (
      end - start > 1 &&
      /^(?:right|no|yes|correct)$/.test(last.low) &&
      input[end - 2]?.text === ','
    ) {
      end--;
      moved = true;
      stop = '.';
    }
  }
  const kept = input.slice(start, end);
  if (kept.length > 0 && stop !== '') kept.push({ text: stop, low: stop, word: false });
  return kept;
}
