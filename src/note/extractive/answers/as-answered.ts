import { lowerInitial } from '../../language/uncapital.ts';
import { sentence } from '../draft.ts';
import { drugsIn } from '../lexicon/drugs.ts';
import { takesAnother } from '../medications/takes-another.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { isPast } from '../rephrase/verbs.ts';
import { turnsToPatient } from '../visit/of-whom.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { bothInBreath } from './all-asked.ts';
import { saidBefore, yesNo } from './answer-parts.ts';
import { contentStems, holdsStem, isLight } from './asked-content.ts';
import { askedEarlier, greets, isOnlyQuestion, ofVisit, tellsNoMatter } from './asked-earlier.ts';
import { feltAs } from './in-full/common-questions.ts';
import { namesTime, withinSentence } from './in-full/fragments.ts';
import { isWhole, leansOn } from './leans-on-question.ts';
import { leansOnBefore, needsQuestion } from './needs-question.ts';
import { bothAsked, questionLabel, quoted } from './question-label.ts';

/** In words. */
export const longestAnswer = 28;
const longestAsked = 14;
// Where nobody understands it without what was asked.
const longestNeeding = 60;
const longestNeeded = 17;

/** "I don't think so.": nothing without its question. */
export const doubts = /^(?:no )?(?:i )?do n't (?:think|believe) so$/;
/** "No, neither.": a no and nothing else. */
const noneOf = /^(?:no )?neither$/;
/** Where a sentence says itself what it is about. */
export const tellsItself =
  /^(?:The patient (?:denies|reports)|Denies|Reports|Chief|Do not)\b|^(?:S?he|The patient) would (?:never|not)(?=) (?:ever )?do (?:that|anything like that)\b/;

// "Over at.", and not "I was scared to."
const hangs = /(?<!\b(?:scared|afraid|allowed|able|supposed) )\b(?:at|of|in|on|to|for|with|from|the)\.$/;

const opensThey = /^(?:They|It) lasts? /;

// "Locked up at my son's", filled with "do you still have the rifles?"
const subjectless = /^[A-Z][a-z]+ed (?:up|at|in|on|away|off|out|to|with)\b/;

/** What is told under a heading, and what stands there already. */
interface Told {
  said: ReadonlyMap<Unit, string>;
  written: ReadonlySet<Passage>;
}

/**
 * An answer that names nothing of what it is about, under what was asked: "cold bother you?" "I wear two sweaters to bed"
 * → Asked "Cold bother you?": she wears …; null where it needs no question, or it is not sure which it answers.
 */
export function asAnswered(
  said: string,
  passage: Passage,
  passages: readonly Passage[],
  { said: told, written }: Told,
  who: Subject,
): { text: string; named: Unit } | null {
  const { unit } = passage;
  const text = doubts.test(unit.said) ? 'Does not think so.' : said;
  const question = unit.answers;
  if (question === null || question.role === unit.role || unit.role === 'clinician') return null;
  if (noneOf.test(unit.said)) return null;
  if (isWhole(text) && ofSomebodyNamed.test(text) && asksForAnything.some((one) => one.test(question.said)))
    return null;
  if (unit.clinical.conditions > 0 && asksConditions.test(question.said)) return null;
  const felt = feltAs(question, lowerInitial(text), who);
  if (felt !== null) return { text: felt, named: question };
  if (isOfAnotherMedicine(passage, passages, question)) return null;
  if (turnsToPatient(unit, passages[passage.index - 1]?.unit)) return null;
  // "Were you on your period? How long do they last?" "Eight days.": who they are, the first tells.
  const unnamed = opensThey.test(text) && !isOnlyQuestion(passage, passages, question);
  if (
    (unit.inFull && isWhole(text) && !subjectless.test(text) && !unnamed) ||
    tellsItself.test(text) ||
    hangs.test(text)
  )
    return null;
  const adds = addsTo(passage, passages, question) && !hurts.test(text) && leansOnBefore(text, unit);
  if (!adds && (told.has(question) || !isNext(passage, passages, question, written))) return null;
  const needs = adds || needsQuestion(text, unit, question) || (unit.opens && asksBare(text, question));
  if (unit.words.length > (needs ? longestNeeding : longestAnswer)) return null;
  if (question.words.length > (needs ? longestNeeded : longestAsked)) return null;
  if ((needs ? greets : ofVisit).test(question.said.replace('remind me ', ''))) return null;
  const asked = contentStems(question.words);
  const earlier = asked.length === 0 ? askedEarlier(question, passage, passages) : null;
  if (asked.length === 0 && earlier === null && (!needs || tellsNoMatter.test(question.said))) return null;
  // "Did it help?" "It didn't help."
  if (asked.length === 0 && question.words.every((word) => word.length < 4 || unit.words.includes(word)))
    return null;
  const before = saidBefore(
    passage,
    passages,
    told,
    written,
    needs || !isWhole(text) || /^(?:It|They)\b|\d/.test(text),
  );
  if (before === null) return null;
  const only = isOnlyQuestion(passage, passages, question);
  if (!only && !needs && isWhole(text)) return null;
  // "Snuff. Gave it up at fifty.": the first is the answer, and stands nowhere else.
  const isSecond = before.some((part) => !yesNo.test(part));
  if (!isSecond && !needs && !leansOn(text, unit, question, asked)) return null;
  const label = !only
    ? bothInBreath(question, passage, passages)
    : earlier !== null
      ? bothAsked(earlier, question)
      : asked.length === 0
        ? quoted(question)
        : questionLabel(question, asked, who);
  if (label === null) return null;
  if (saysAgain(label, text, asked) || tellsOwn(text, question, asked)) return null;
  if (asksOnset.test(question.said) && saysOnset.test(text)) return null;
  if (unit.clinical.conditions > 0 && asksOfIllnesses.test(question.said)) return null;
  if (only && isWhole(text) && !pointsBack.test(text) && namesFirstAsked(text, question)) return null;
  if (earlier === null && !isSecond && saysInOtherWords(text, inBreath(question, passage, passages)))
    return null;
  const opening = startsAnswer.test(text) ? before.filter((part) => !yesNo.test(part)) : before;
  return {
    text: sentence(`${label}: ${[...opening, underLabel(inside(text))].join(', ')}`),
    named: question,
  };
}

/** What asks to be told, or for anything of a kind: its answer, where that is a sentence, stands without it. */
const asksForAnything: readonly RegExp[] = [
  /\bhow (?:are|have) you(?: been)?(?: doing| feeling)?(?: today| since then)?$/,
  /\b(?:how do you feel|what's (?:going on|wrong|the matter|up)|what brings you in)(?: today)?$/,
  /\bwhat (?:have|did) you (?:tried|done|taken|used|try|do|take|use)(?=)(?: for (?:it|that|this|the [a-z]+))?(?: so far)?$/,
  /\b(?:have|has|did) (?:you|he|she) (?:tried|taken|done|given|used|try|take|give|use)(?: him| her)? anything(?: for (?:it|that|this|the [a-z]+))?(?: so far)?$/,
  /\bdid anything happen(?: around (?:that|the) time)?$/,
];
const asksConditions =
  /\bwhat (?:other )?(?:(?:medical|health) )?(?:conditions|problems|illnesses)(?: do| have|$)/;
const ofSomebodyNamed = /^(?:S?he|The patient|(?:His|Her|Their|The patient's) [a-z]+)\b(?!,)/;

// "Do you take any aspirin?" "Just Advil. Couple times a week."
function isOfAnotherMedicine(
  { unit, index }: Passage,
  passages: readonly Passage[],
  question: Unit,
): boolean {
  const before = passages[index - 1]?.unit;
  return (
    question.clinical.drugs > 0 &&
    unit.clinical.drugs === 0 &&
    before?.turn === unit.turn &&
    before.clinical.drugs > 0 &&
    takesAnother(before.words) &&
    !drugsIn(before.words).some(({ name }) => question.said.includes(name))
  );
}

// "And appetite?" "That's better, I'm eating.": what it is of stands before it.
const ofLabel =
  /^(?:that|it) (?:is|has been) (?=(?:(?:still|fairly|pretty|very|really|quite|slightly|much|a lot|about|not|all|too|so) )*(?:better|worse|bad|good|fine|okay|awful|terrible|low|high|the same|normal|up and down|regular|gone|great)\b)/;

function underLabel(text: string): string {
  return text.replace(ofLabel, '');
}

// "It hurts when I go up the stairs.": of what the visit is about.
const hurts = /^It (?:hurts?|aches?|burns?|itches|feels?)\b/;

// "You take it every day?" "Mostly.", and then his wife: "He skips it on Sundays."
function addsTo({ unit, index }: Passage, passages: readonly Passage[], question: Unit): boolean {
  if (!unit.opens || unit.turn !== question.turn + 2) return false;
  const { role, kin } = passages[index - 1]!.unit;
  return role !== 'clinician' && (role !== unit.role || kin !== unit.kin);
}

// What another said in between is no answer, or no matter of a note: "Ah." "Tell her."
function isNext(
  { unit, index }: Passage,
  passages: readonly Passage[],
  question: Unit,
  written: ReadonlySet<Passage>,
): boolean {
  if (unit.turn === question.turn + 1) return true;
  for (let i = index - 1; i >= 0 && passages[i]!.unit.turn > question.turn; i--) {
    const between = passages[i]!;
    if (between.unit.turn !== unit.turn && (written.has(between) || between.unit.words.length > 4))
      return false;
  }
  return true;
}

const startsAnswer = /^(?:No|Not|Never|None|Nothing|Yes|Denies)\b/;
const adverb = /ly$/;

/** "Do they wake you?" "They wake me.", "Sugar: her sugar went up" */
export function saysAgain(label: string, text: string, asked: readonly string[]): boolean {
  const named = label.includes(' "') ? asked : contentStems(wordsOf(label));
  const own = contentStems(wordsOf(text));
  return named.length > 0 && named.every((stem) => holdsStem(own, stem));
}

// "How many times do you get up at night?" "I still get up three or four times."
function tellsOwn(text: string, question: Unit, asked: readonly string[]): boolean {
  if (!isWhole(text) || !ofSomebody.test(text) || pointsBack.test(text)) return false;
  const own = contentStems(wordsOf(text));
  return asksOpenly.test(question.said) && asked.some((stem) => holdsStem(own, stem));
}

// "Did it come on suddenly or build up?" "It built up over an hour."
const asksOnset = /\b(?:sudden(?:ly)?|gradual(?:ly)?|all at once|quickly|slowly|buil[dt] up)\b/;
const saysOnset =
  /^(?:It|They)(?=) (?:built|came|started|began|happened|crept|hit|(?:was|were) (?:more )?(?=)(?:sudden|gradual|slow|quick))(?=)\b/;

const ofSomebody = /^(?:He|She|The patient|His|Her|Their|The patient's)\b/;
const pointsBack = /\b(?:it|that|them|those|these|ones?|so|does|did|is|was|has|had)\.$/i;
const asksOpenly = /^(?:[a-z']+ ){0,3}(?:how|what|when|where|which|who|why)\b/;

// The questions of one breath, in small letters.
function inBreath(question: Unit, { index }: Passage, passages: readonly Passage[]): string {
  let said = '';
  for (let i = index - 1; i >= 0 && passages[i]!.unit.turn >= question.turn; i--)
    if (passages[i]!.unit.turn === question.turn && passages[i]!.unit.question)
      said += ` ${passages[i]!.unit.said}`;
  return said;
}

// "What other medical problems do you have?" "High blood pressure, I've had that for years."
const asksOfIllnesses =
  /^(?:(?:and|so|okay|now) )*(?:what|which)(?=) (?:other |else )?(?:medical|health)(?=) (?:problems|conditions|issues)\b/;
const asksAgain = /, (?=(?:does|do|is|are|has|have)(?=) (?:your|he|she|anyone|anybody|they|it|that)(?=)\b)/i;

// "Do you snore, does he say you stop breathing?" "She snores like a train.", says her husband.
function namesFirstAsked(text: string, { text: asked }: Unit): boolean {
  const [first = '', ...more] = asked.split(asksAgain);
  const stems = contentStems(wordsOf(first));
  const own = contentStems(wordsOf(text));
  return more.length > 0 && stems.length > 0 && stems.every((stem) => holdsStem(own, stem));
}

/** What is asked in one word and answered in another. */
const sameMatters: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bpain(?:ful)?\b(?! (?:with (?!it\b)|when|during|after|on)\b)|\bhurts?$/,
    /\b(?:hurts?|painful|sore|aches?)\b/,
  ],
  [/\b(?:bathroom|toilet|loo|pee(?:ing)?|urinat\w*|passing water|waterworks)\b/, /\burinates?\b/],
  [
    /\bweight\b/,
    /\b(?:gained|lost|put on|dropped) (?:[a-z0-9]+ ){1,3}(?=)(?:pounds?|lbs?|stones?|kilos?|kg)(?=)\b/,
  ],
  [/\b(?:miss|skip)\b/, /\b(?:forgets?|misses|missed|skips|skipped)\b/],
  [
    /\bhow (?:much|many)\b.{0,30}\b(?:coffee|caffeine|alcohol|drink)\b|\bdo you (?:drink|have)\b.{0,20}\b(?:coffee|caffeine|alcohol)\b/,
    /\b(?:\d+|a|an|one)(?=) (?:cups?|glass(?:es)?|coffees?|teas?|beers?|pints?|drinks?|glass)(?=)\b/,
  ],
  [/\b(?:swell|swollen|swelling)\b/, /\b(?:swells?|swollen|puffy|swelled)\b/],
  [
    /\b(?:faint|pass(?:ed)? out|black(?:ed)? out)\b/,
    /\b(?:fainted|passed out|blacked out|lost consciousness)\b/,
  ],
];

const comesOf = /\b(?:worse|better|makes?|brings?|helps?|when|if)\b/;
const hasSubject = /^(?:It|They|S?he|The patient|(?:His|Her|Their|The patient's) [a-z]+)(?:'s)? [a-z]/;

// "Any pain with it?" "It doesn't hurt, it's annoying.", "Do you ever miss doses?" "I forget the evening metformin."
function saysInOtherWords(text: string, asked: string): boolean {
  if (!isWhole(text) || !hasSubject.test(text) || pointsBack.test(text) || comesOf.test(asked)) return false;
  const told = text.toLowerCase();
  return sameMatters.some(([question, answer]) => question.test(asked) && answer.test(told));
}

const wantsTime = /^(?:(?:and|so|okay|well|oh|but) )*(?:how (?:long|often|many|much)|when|since when)\b/;
const tellsTime =
  /\d|\b(?:ago|since|starte?d?|began|seconds?|minutes?|hours?|nights?|weeks?|months?|years?|days?|once|twice|always|never|often|sometimes)\b/i;
const wantsDone = /\b(?:done|tried|try|take|taken|using) (?:anything|something|what)\b/;

// "How long has it been like this?" "I was all right for the bull sale.": in other words than those asked for.
function asksBare(text: string, { said, words }: Unit): boolean {
  if (contentStems(words).length > 0) return false;
  return wantsDone.test(said) || (words.length > 3 && wantsTime.test(said) && !tellsTime.test(text));
}

/** An answer as it stands after a colon; "Edna moved to the other bedroom" keeps its name. */
export function inside(text: string): string {
  const [first = '', next = ''] = text.replace(/\.$/, '').split(' ', 2);
  const isName =
    !isLight(first.toLowerCase()) &&
    (next === '' ? !adverb.test(first) : isPast(next) || (/^[A-Z]/.test(next) && !namesTime.test(next)));
  return isName ? text : withinSentence(text);
}
