import { contractedForm } from './apostrophes.ts';
import { awaitsMain, opensMain } from './awaits-main.ts';
import {
  boundaryFeatures,
  boundaryWord,
  type ReadWords,
  readWords,
  sentenceFeatures,
} from './boundary-features.ts';
import { auxiliary, clauseOpens, joiners } from './clause-words.ts';
import { hashedScorer } from './hashed-linear.ts';
import { opensStatement } from './opens-statement.ts';
import { runTogether } from './run-together.ts';
import { boundaryModel } from './weights/boundary-model.ts';

let scorer: ReturnType<typeof hashedScorer> | undefined;

// A missed boundary runs two statements together, a false one cuts at a clause: the former costs more.
const lean = 1;

const cannotEnd = new Set(
  "and or but because if when while the a an my your his her their our of for with from i we they i'm i've you're we're he's she's they're it's that's gonna gon wanna wan n't than as very um uh which whose every some any into onto between without per about like until till although unless whether hemoglobin type".split(
    ' ',
  ),
);
const seldomEnds = new Set(
  'to in at by is are was were have has had been be can could will would should just really so then that what how do did does not also no-'.split(
    ' ',
  ),
);
/**
 * Scores the gaps between words: gap i follows words[i], and above 0 a sentence or clause that began at words[from]
 * ends there. A linear model of the words around the gap and of the sentence so far, learned from punctuated visits and
 * from visits of recognised speech whose sentence ends were read (test/training/train-language.ts), on top of
 * `boundaryRules`.
 */
export function boundaryScores(words: readonly string[]): (gap: number, from: number) => number {
  scorer ??= hashedScorer(boundaryModel);
  const score = scorer;
  const read = readWords(words.map(knownWord));
  const around: number[] = [];
  for (let i = 0; i < words.length - 1; i++)
    around.push(score(boundaryFeatures(read.words, i)) + boundaryModel.bias + lean + onset(read, i));
  return (gap, from) => around[gap]! + score(sentenceFeatures(read, gap, from)) + fromRules(read, gap, from);
}

/** A word of a transcript as the model and the rules know it. */
export function knownWord(word: string): string {
  return contractedForm(boundaryWord(word));
}

/** What rules add to the model's score: the openings of findings, plans and questions, and what a clause still awaits. */
export function boundaryRules(read: ReadWords, gap: number, from: number): number {
  return onset(read, gap) + fromRules(read, gap, from);
}

function fromRules(read: ReadWords, gap: number, from: number): number {
  return runTogether(read, gap, from) - awaitsMain(read, gap, from);
}

const measured = new Set([
  'temperature',
  'rate',
  'level',
  'pressure',
  'saturation',
  'oxygen',
  'pulse',
  'weight',
]);
const figure =
  /^(?:\d|(?:thir|four|fif|six|seven|eigh|nine)teen\b|twelve$|(?:twen|thir|for|fif|six|seven|eigh|nine)ty\b|hundred$)/;

const perceives =
  /^(?:hear|see|feel|have|had|appreciate|require|notice|noticed|need|find|found|show|correct|take|taking|taken|get|getting|is|of|without|you|me)$/;
const sided =
  /^(?:foot|knee|ankle|hip|shoulder|elbow|wrist|hand|leg|arm|eye|ear|side|breast|lung|heel|toe|thumb|lower|upper|lateral|medial|middle|big)$/;
const questions = new Set(['what', 'how', 'which', 'where', 'why']);
const answers = new Set(['okay', 'alright', 'yeah', 'yep', 'nope', 'mm-hmm']);
const trailing = new Set(['of', 'or', 'than', 'me', 'him', 'them', 'us', 'though']);
const isSo =
  /^(?:feeling|feels?|looks?|looking|sounding|doing|is|was|are|sounds?|seems?|running|pressure's)$/;
const intends = /^(?:na|to|going|will|let's|we'll|i'll|can|should|could)$/;
const doing =
  /^(?:bring|do|tak|hav|see|gett|us|check|mak|giv|feel|hear|keep|putt|mov|tell|start|stopp|hold|press)ing$/;

function onset(read: ReadWords, i: number): number {
  const { words, opens } = read;
  const before = words[i]!;
  if (cannotEnd.has(before)) return -8;
  // "she can go back once | she's had no fever"
  if (before === 'once' && words.slice(Math.max(0, i - 6), i).some((word) => allows.test(word))) return -8;
  const next = words[i + 1]!;
  // On an examination's heading nothing ends: what was found follows it.
  if (
    before.startsWith('exam') &&
    (next === 'otherwise' || words.slice(Math.max(0, i - 4), i).includes('on'))
  )
    return -4;
  // "it gave me diarrhea | when i first started it"
  if (next === 'when' && words[i + 3] === 'first' && clauseOpens.test(words[i + 2]!)) return -6;
  // "i kinda | you know get headaches"
  if ((before === 'kinda' || before === 'sorta') && clauseOpens.test(words[i - 1] ?? '')) return -8;
  // "one of them | did have kidney disease"
  if (before === 'them' && words[i - 1] === 'of' && auxiliary.has(next)) return -5;
  let bonus = seldomEnds.has(before) ? -3 : 0;
  // "… in my ears | and sometimes i feel dizzy"
  if (joiners.has(next) && opensAgain.test(words[i + 2] ?? '')) bonus += 2.5;
  if (before === 'now' || next === 'now') bonus += aroundNow(read, i);
  if (before === 'otherwise' || next === 'otherwise') bonus += 1.5 * aroundNow(read, i, 'otherwise');
  // "… separation of the first | and second metatarsal"
  if (awaitsNoun.has(before) && /^(?:the|of|some|a|or|and|your|his|her)$/.test(words[i - 1] ?? ''))
    bonus -= 4;
  if (ofPulse.has(before)) bonus -= 5;
  // "your temperature | you're running normal ninety seven", "your oxygen level | here is like ninety two".
  if (measured.has(before) && words.slice(i + 1, i + 9).some((word) => figure.test(word))) bonus -= 4;
  if ((before === 'right' || before === 'left') && sided.test(next)) bonus -= 5;
  // "so you can tell | what we will do", "based on | how it heals".
  if (questions.has(next) && asksFor.test(before)) bonus -= 4;
  // "she has been feeling | okay", "everything there looks | okay"
  const agrees = next === 'okay' || next === 'alright';
  if (agrees && isSo.test(before)) bonus -= 4;
  if (before === 'know' && words[i - 1] === 'you' && !/^(?:do|did|let|as|if)$/.test(words[i - 2] ?? ''))
    bonus -= 2;
  if (before === 'time' && /^(?:last|next|every|each|whole|any)$/.test(words[i - 1] ?? '')) bonus -= 3;
  if (
    before === 'blood' ||
    before === 'most' ||
    (before === 'more' && next.endsWith('ly')) ||
    before === 'na' ||
    before === 'ta'
  )
    bonus -= 5;
  let at = i + 1;
  while (
    at < words.length - 1 &&
    (joiners.has(words[at]!) || (words[at] === 'now' && at === i + 1 && aroundNow(read, i) > 0))
  )
    at++;
  const opening = opensStatement(words, at, words[at - 1]!, before);
  bonus += at > i + 1 && opening < 6 ? Math.min(opening, 2.5) : opening;
  if (agrees) bonus += 1.5;
  if (answers.has(before) && !/^(?:then|though|with|for)$/.test(next)) bonus += 2;
  // "some tingling in the foot | yeah no numbness"
  if (next === 'yeah' && /^no(?:t|pe)?$/.test(words[i + 2] ?? '')) bonus += 4;
  // "i don't hear | any extra sounds": what is heard or seen belongs to it.
  if ((next === 'any' || next === 'some') && perceives.test(before)) return -4;
  // "the first thing | is i think": no sentence begins with an "is" that asks nothing.
  if (next === 'is' && !/^(?:there|it|that|this|he|she|your|the|anything|any)$/.test(words[i + 2] ?? ''))
    bonus -= 3;
  // An object or a noun's second half stays with what it follows.
  if (trailing.has(next)) bonus -= 3;
  if (next === 'before') bonus -= 2;
  // "i'm pretty sure | i heard a pop", "a few things | i want to cover": what was thought, and which things.
  if (opens[i + 1] && (anyThing.has(before) || (thinks.has(before) && words[i - 1] !== 'you'))) bonus -= 2;
  // "i'll talk to your cardiologist in case | you need a procedure", "just to be sure | we're not missing anything"
  if (
    (before === 'case' && words[i - 1] === 'in' && words[i - 2] !== 'just') ||
    (before === 'sure' && /^(?:be|make|making)$/.test(words[i - 1] ?? ''))
  )
    return -6;
  // "i want to see | you back in a week"
  if (before === 'see' && next === 'you') return -6;
  // "… when that stone passes | gon na order some labs"
  if (next === 'gon' && words[i + 2] === 'na' && !beforeGonna.test(before)) bonus += 5;
  // "i'm going to prescribe you | you know | an extra dose"
  if (before === 'you' && gives.test(words[i - 1] ?? '')) return -6;
  if (before === 'know' && words[i - 1] === 'you' && words[i - 2] === 'you' && gives.test(words[i - 3] ?? ''))
    return -6;
  // "we'll try some naproxen uh | about five hundred milligrams"
  if (hesitates.has(next) && doseFollows(words, i + 2)) return -6;
  // "we are going to | have you continue your aspirin"
  if (next === 'have' && words[i + 2] === 'you' && intends.test(before)) return -6;
  // "that atorvastatin you might call | it lipitor"
  if ((next === 'it' || next === 'that' || next === 'this') && /^call(?:ed|ing)?$/.test(before)) return -6;
  if (itsObject.has(next)) {
    // "i can't see | the whole drum"
    if (perceived.has(before) && able.test(words[i - 1] ?? '')) return -6;
    if (doing.test(before)) bonus -= 3;
    // "those will help strengthen | your muscles", "keep up | your exercise"
    if (awaitsObject.has(before) || (before === 'up' && words[i - 1] === 'keep')) bonus -= 5;
  }
  // "to help strengthen | you know your muscles"
  if (
    next === 'you' &&
    words[i + 2] === 'know' &&
    awaitsObject.has(before) &&
    itsObject.has(words[i + 3] ?? '')
  )
    return -6;
  // "what type of tumor | we're dealing with"
  if (words[i + 2] === 'dealing' && ofKind.test(words.slice(Math.max(0, i - 3), i).join(' '))) return -8;
  // "you're still young | and healthy which makes …"
  if (next === 'and' && words[i + 3] === 'which' && !clauseOpens.test(words[i + 2]!)) bonus -= 4;
  return bonus;
}

const allows = /^(?:can|may|could|should|will|return|restart|resume|[a-z]+['’]ll)$/;
const beforeGonna =
  /(?:['’](?:m|re|s)|^(?:i|you|we|he|she|it|they|that|am|are|is|was|were|not|just|also|really|probably|still|never|always|then|what|so|and|but|now))$/;
const gives = /^(?:prescribe|prescribing|give|giving|send|sending|offer|offering)$/;
const hesitates = new Set(['uh', 'um', 'about', 'around']);
const awaitsObject = new Set(
  'strengthen reduce relieve prevent treat avoid miss skip eliminate facilitate undergo perform obtain assess evaluate describe'.split(
    ' ',
  ),
);
const perceived = new Set(['see', 'feel', 'hear']);
const able = /^(?:can|could)(?:n?['’]?t)?$/;
const ofKind = /\b(?:type|kind|sort) of$|\b(?:type|kind|sort) of [a-z]+$/;
const itsObject = new Set('your the my his her a an these those this it'.split(' '));
const dosed = /^(?:milligrams?|mg|micrograms?|mcg|units|milliliters?)$/;
const counts =
  /^(?:uh|um|about|around|a|and|\d[\d,]*|half|hundred|thousand|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty))$/;

function doseFollows(words: readonly string[], from: number): boolean {
  let at = from;
  while (at < words.length && at < from + 6 && counts.test(words[at]!)) at++;
  return at > from && dosed.test(words[at] ?? '');
}

const opensAgain =
  /^(?:sometimes|otherwise|if|when|whenever|once|while|based|hopefully|unfortunately|most|honestly)$/;
const awaitsNoun = new Set(
  'first second third lateral medial greater lesser anterior posterior upper lower proximal distal superior inferior mild moderate severe new'.split(
    ' ',
  ),
);
const ofPulse = new Set(['pedal', 'pedis', 'dorsalis', 'tibial', 'radial']);
const asksFor =
  /^(?:tell|explain|know|see|determine|understand|remember|on|about|of|me|you|idea|sure|figure|out|to)$/;
const trailingNow =
  /^(?:right|for|until|till|just|by|from|up|is|are|was|than|even|not|and|but|so|or|okay|well|weeks?|days?|months?|years?|hours?|time|while|alright|all|better|worse)$/;

// "… any of these ligaments | now based on your exam": it opens what comes, unless it tells how long or stands alone.
function aroundNow(read: ReadWords, i: number, now = 'now'): number {
  const { words } = read;
  if (words[i] === now) {
    const last = words[i - 1] ?? '';
    return !trailingNow.test(last) && opensAfterNow(read, i + 1)
      ? -5
      : /^(?:okay|and|but|so|well|alright)?$/.test(last)
        ? -4
        : 0;
  }
  return !trailingNow.test(words[i]!) && opensAfterNow(read, i + 2) ? 4 : 0;
}

function opensAfterNow(read: ReadWords, at: number): boolean {
  return (
    opensMain(read, at) ||
    /^(?:on|for|unfortunately|based|this|again|after|if|in|when|the|some|most)$/.test(read.words[at]!)
  );
}

const thinks = new Set(
  'think thinks thought thinking sure guess hope said says say believe mean means wish noticed happy glad afraid worried'.split(
    ' ',
  ),
);
const anyThing = new Set(
  'thing things something anything everything nothing what which where whatever whenever anytime'.split(' '),
);
