import { likens } from './fillers.ts';
import { takesLetterA } from './letter-a.ts';
import { byFirstWord, byLastWord, phraseAt, standsAt } from './phrases.ts';
import type { SpeechToken } from './speech-tokens.ts';

const openers = new Set(
  'so well okay ok alright now and but oh ah aye gosh god geez hey anyway anyways yeah yes yep yup yea sure great perfect gotcha basically actually honestly like um plus hmm wow'.split(
    ' ',
  ),
);
/** Whom the speaker turns to before anything is said: "yes, sir, and we will send it". */
const calls = new Set(['sir', "ma'am", 'doctor', 'doc']);
const openerPhrases = [
  'good morning',
  'good afternoon',
  'good evening',
  'morning doctor',
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
  "let's see here",
  'let me see here',
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
  'now that you mention it',
  'come to think of it',
].map((p) => p.split(' '));
const openerIndex = byFirstWord(openerPhrases);
const closers = new Set(
  "okay ok alright yeah so and but or because the a an to like um then my your that's i i'm it's thanks sir ma'am doc doctor".split(
    ' ',
  ),
);
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
  'now that you mention it',
  'come to think of it',
  'does that sound good',
  'is that okay',
  'sound good',
  'how does that sound',
  "isn't it",
  'is that right',
  'is that correct',
].map((p) => p.split(' '));
const closersByLastWord = byLastWord(closerPhrases);
/** Words after which a "to" ends what is said: "what i'm allergic to", "as i used to". */
export const endsWithTo: ReadonlySet<string> = new Set(
  'used meaning allergic need needs want wants have has had supposed going able meant like love try trying tried used referred listening talking next close due related sensitive allowed scared afraid not'.split(
    ' ',
  ),
);
const agrees = new Set('right good correct exactly absolutely definitely uh-huh'.split(' '));
const denies = new Set(['no', 'nope', 'nah']);
const pronouns = new Set(
  "i i'm i've i'd i'll it it's not my there there's he she we they nothing no none that that's never just you the".split(
    ' ',
  ),
);
/** Closers after which what was said has ended. */
const settles = new Set(['okay', 'ok', 'alright', 'yeah']);
/** Said after a comma, for the other to agree. */
const seeksAgreement = new Set(['right', 'no', 'yes', 'correct']);
const stops = new Set('.?!');
/** Marks that belong to the word before or after them. */
const closing = new Set(')%"”');
const opening = new Set('(["“$#');

/** Without what opens and closes an utterance and says nothing: back-channels, discourse words, marks. A stop stays. */
export function trimEdges(input: readonly SpeechToken[]): SpeechToken[] {
  let start = 0;
  for (let n = leadLength(input, start); n > 0; n = leadLength(input, start)) start += n;
  let end = input.length;
  let stop = '';
  while (end > start) {
    const last = input[end - 1]!;
    if (!last.word) {
      if (closing.has(last.text)) break;
      if (stop === '' && stops.has(last.text)) stop = last.text;
      end--;
      continue;
    }
    const phrase = closerAt(input, start, end);
    if (phrase) {
      end -= phrase.length;
      stop = '.';
    } else if (end - start === 1) break;
    else if (closers.has(last.low) && !isMeant(input, end)) {
      end--;
      if (settles.has(last.low)) stop = '.';
    } else if (
      seeksAgreement.has(last.low) &&
      input[end - 2]?.text === ',' &&
      !answersOf(input, start, end)
    ) {
      end--;
      stop = '.';
    } else break;
  }
  const kept = input.slice(start, end);
  if (kept.length > 0 && stop !== '') kept.push({ text: stop, low: stop, word: false });
  return kept;
}

/** "Your lungs sound good": found, and not asked of what was proposed. */
const examined = new Set('lungs tones bowels breaths sides'.split(' '));

const answers = new Set(['no', 'yes']);
const subject =
  /^(?:i|you|we|he|she|it|they|that|this|there)(?:['’][a-z]+)?$|n['’]t$|^(?:is|are|was|were|am|do|does|did|has|have|had|hurts?|denies|reports|not|no)$/;
const provides = new Set(['if', 'when', 'unless']);
/** "Every day, no": with the comma and the answer. */
const fewTokens = 4;
const names = new Set(['the', 'for', 'in', 'on', 'with', 'short']);

// "If it's raw fish, no.", "the Plavix, yes.": the answer, where nothing else is said of it.
function answersOf(input: readonly SpeechToken[], start: number, end: number): boolean {
  if (!answers.has(input[end - 1]!.low) || input[end]?.text === '?') return false;
  let from = end - 2;
  while (from > start && !stops.has(input[from - 1]!.text)) from--;
  const { low } = input[from]!;
  if (provides.has(low)) return true;
  if (!names.has(low) && (input[end - 1]!.low === 'yes' || end - from > fewTokens)) return false;
  for (let i = from; i < end - 2; i++) if (subject.test(input[i]!.low)) return false;
  return end - 2 > from;
}

// The phrase that closes input[start..end], if it is not all of it.
function closerAt(input: readonly SpeechToken[], start: number, end: number): readonly string[] | null {
  for (const words of closersByLastWord.get(input[end - 1]!.low) ?? [])
    if (
      end - words.length > start &&
      standsAt(words, input, end - words.length) &&
      !(words[0] === 'all' && isThus.test(input[end - 3]?.low ?? '')) &&
      !(words[0] === 'sound' && examined.has(input[end - 3]?.low ?? ''))
    )
      return words;
  return null;
}

// How many tokens from input[at] on say nothing.
function leadLength(input: readonly SpeechToken[], at: number): number {
  const first = input[at];
  if (first === undefined) return 0;
  if (!first.word) return opening.has(first.text) ? 0 : 1;
  const phrase = phraseAt(openerIndex, input, at);
  if (phrase && !goesOn(phrase, input[at + phrase.length]?.low ?? '')) return phrase.length;
  if (saysSince(input, at) || (first.low === 'like' && likens(input, at))) return 0;
  const next = input[at + 1];
  if (next !== undefined && isOneWord(first.low, next.low, input[at + 2]?.low ?? '')) return 0;
  if (first.low === "that's" && agreesFirst(input, at)) return 2;
  if (openers.has(first.low) || (next?.text === ',' && calls.has(first.low))) return 1;
  if (titles.has(first.low)) return callLength(input, at);
  if (agrees.has(first.low)) return next === undefined || !next.word || pronouns.has(next.low) ? 1 : 0;
  return denies.has(first.low) && next && ((!next.word && input[at + 2]) || pronouns.has(next.low)) ? 1 : 0;
}

// "That's right, migraine with aura."
function agreesFirst(input: readonly SpeechToken[], at: number): boolean {
  return input[at + 1]?.low === 'right' && input[at + 2]?.word === false && input[at + 3]?.word === true;
}

// "Mr. Petrov, I don't want you driving."
function callLength(input: readonly SpeechToken[], at: number): number {
  const name = at + (input[at + 1]?.text === '.' ? 2 : 1);
  return input[name + 1]?.text === ',' && speaks.test(input[name + 2]?.low ?? '') ? name + 2 - at : 0;
}
const titles = new Set(['mr', 'mrs', 'ms', 'miss']);
const speaks = /^(?:i|we|you|let)(?:'[a-z]+)?$/;

// "Now and again", "well water".
function isOneWord(first: string, next: string, third: string): boolean {
  if (first === 'now') return next === 'and' && /^(?:again|then)$/.test(third);
  return first === 'well' && /^(?:water|woman|child|baby|enough|controlled|healed|perfused)$/.test(next);
}

// "Thank you for coming", "let me see your foot", and not "let me see here, your bone density came back".
function goesOn(phrase: readonly string[], next: string): boolean {
  const last = phrase.at(-1);
  return (
    (last === 'you' && next === 'for') ||
    (last === 'here' && /^[a-z]/.test(next)) ||
    (last === 'see' && whatIsSeen.test(next))
  );
}
const whatIsSeen =
  /^(?:you|him|her|them|each|how|if|what|whether|where|here|that|an?|my|your|the|some|from|in|on)$/;

// "I never got tired, and now I've been getting tired": since when.
function saysSince(input: readonly SpeechToken[], at: number): boolean {
  if (input[at]!.low !== 'now') return false;
  if (!/^(?:and|but)$/.test(input[at - 1]?.low ?? '')) return saysNow(input, at);
  const next = input[at + 1]?.text === ',' ? at + 2 : at + 1;
  return (
    /^(?:i've|i'm|it's|he's|she's|they're|my)$/.test(input[next]?.low ?? '') &&
    !/^(?:gon|going|just|gonna|wondering|not|really)$/.test(input[next + 1]?.low ?? '')
  );
}

// "Now it's every night.": how it is, against how it was; "now, it's time" goes on.
function saysNow(input: readonly SpeechToken[], at: number): boolean {
  const after = input[at + 2];
  if (after === undefined || !after.word) return false;
  switch (input[at + 1]!.low) {
    case "it's":
    case "he's":
    case "she's":
    case "they're":
      return !noMoment.test(after.low);
    case 'it':
    case 'they':
    case 'he':
    case 'she':
      return !noMoment.test(after.low) && /(?:s|n't|n’t)$/.test(after.low);
    case 'i':
      return /^(?:can't|cannot|can|can’t|get|wake|have|need|only)$/.test(after.low);
    default:
      return false;
  }
}

const noMoment =
  /^(?:says?|said|time|important|possible|likely|worth|hard|going|gonna|gon|just|not|looks?|sounds?|seems?|is|was|does|has|your|my|what|why|where|how|like|okay|ok|fine|true|interesting|called|told|mentioned)$/;

const beforeThen = /^(?:till|until|by|before|since|around|about)$/;
const isThus =
  /^(?:is|are|was|were|be|been|feel|feels|felt|feeling|looks?|looking|seems?|seemed|sounds|tastes?|tasted|smells?|slept|doing|not|i'm|[a-z]+['’](?:s|re)|[a-z]+n['’]t)$/;
// "The stairs are going okay."
const isBe = /^(?:is|am|are|was|were|been|i['’]m|[a-z]+['’](?:s|re))$/;
const toDoctor = /^(?:you|thanks|yes|yeah|no|okay|ok|right|that|it|good|sorry|hi|hello|well|please|fine)$/;

const likers = /^(?:i|you|we|they|he|she)(?:['’]d)?$/;
const choices = /^(?:as|if|what|whatever|whenever|wherever|whichever|however|any|anything|how|when)$/;

const teller = /^(?:i|he|she|we|they|patient)$/;
const didThen = /^(?:took|had|was|were|used|tried|did|got|weighed|smoked|drank|felt|lived|worked|went)$/;

// "I took a bunch of Tylenol then."; not "so I had it wrong then".
function tellsOfThen(input: readonly SpeechToken[], end: number): boolean {
  let from = end - 1;
  while (from > 0 && !stops.has(input[from - 1]!.text)) from--;
  if (input[from]!.low === 'the' && input[from + 1]?.low === 'patient') from++;
  return (
    teller.test(input[from]!.low) && didThen.test(input[from + 1]?.low ?? '') && input[end]?.text !== '?'
  );
}

// "She is sleeping okay.", "you're eating and drinking okay"
function isDoing(input: readonly SpeechToken[], end: number): boolean {
  const before = input[end - 3]?.low ?? '';
  return before === 'and' ? (input[end - 4]?.low.endsWith('ing') ?? false) : isBe.test(before);
}

// The last word, which is often left over, where it belongs to what was said.
function isMeant(input: readonly SpeechToken[], end: number): boolean {
  const before = input[end - 2];
  const low = before?.low ?? '';
  switch (input[end - 1]!.low) {
    // "As i used to", "what i'm allergic to".
    case 'to':
      return endsWithTo.has(low);
    // "That's what herpes looks like."
    case 'like':
      return (
        /^(?:looks?|looked|feels?|felt|sounds?|sounded|tastes?|smells?|smelled|that|it|is|was|not|don['’]t|doesn['’]t|didn['’]t)$/.test(
          low,
        ) ||
        // "As often as you like", "at the edge of what I like", "if you'd like".
        (likers.test(low) &&
          input.slice(Math.max(0, end - 6), end - 2).some((token) => choices.test(token.low)))
      );
    // "Tylenol is okay."
    case 'okay':
    case 'ok':
    case 'alright':
      return isThus.test(low) || (low.endsWith('ing') && isDoing(input, end));
    // "It was doing well even so", "I don't think so".
    case 'so':
      return /^(?:even|think|hope|hopefully|told|said|say|not|quite|less|more|doing|did)$/.test(low);
    // "When I get pain now and then."
    case 'then':
      // "No driving till then."
      // "That's the ER right then."
      if (low === 'right') return input[end - 3]?.word === true;
      if (low === 'and') return input[end - 3]?.low === 'now';
      return beforeThen.test(low) || (before?.word === true && tellsOfThen(input, end));
    // "Positive for influenza a.", "It's stage one A."
    case 'a':
      return takesLetterA(low) || input[end - 3]?.low === 'stage';
    // "See the eye doctor": who is meant, not who is spoken to.
    case 'doc':
    case 'doctor':
      return before?.word === true && !toDoctor.test(low);
    default:
      return false;
  }
}
