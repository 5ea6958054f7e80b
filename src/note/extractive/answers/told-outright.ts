import { upperFirst } from '../../language/upper-first.ts';
import { tellsNothing } from '../choosing/tells-nothing.ts';
import { sentence } from '../draft.ts';
import { topicAnswer } from '../history/specialty-parts.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { isDrug } from '../lexicon/drugs.ts';
import type { Reading } from '../reading.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { lowerFirst, sayTold } from '../say.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { withBefore } from '../visit/said-in-pieces.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { answerUnderQuestion } from './answer-under-question.ts';
import { standing } from './elliptical.ts';
import { familyAnswer, ofFamilyOnly, runsInFamily } from './family-answer.ts';
import { filledAnswer } from './filled-answer.ts';
import { asksOfIllness } from './in-full/answers-in-full.ts';
import { countedAnswer, labelledAnswer } from './labelled-answer.ts';
import { trailsBehind } from './part-behind.ts';
import { whatIsMeant } from './what-is-meant.ts';

export const present = 'HISTORY OF PRESENT ILLNESS';

// "He is here for his annual visit." under the chief complaint "Annual visit."
function saysOnlyWhy(text: string, complaint: string | undefined): boolean {
  if (complaint === undefined) return false;
  if (text.startsWith('Chief complaint is ')) return true;
  const why =
    /^(?:she|he|the patient)(?=) (?:(?:is|comes|came|presents) (?:in |here |today )*(?:for|with)|(?:is|has been) (?:having|experiencing))(?=) (?:(?:his|her|their|an?|the) )?(.+)[.]$/i.exec(
      text,
    );
  return why !== null && sentence(why[1]!) === sentence(complaint);
}

// "For family history, it looks like there's high blood pressure."
const ledIn =
  /^For (?:(?:his|her|the patient's) )?(?=)family history,? (?:it (?:looks|seems) like )?(?=)(?:there is |there are |(?:he|she|the patient) has )?/;
// "Not since we last talked.", "just my prescription": nothing by themselves.
const fragment =
  /^Not (?:since|in|for|until|anymore|lately|recently|yet)\b[^,;]{0,60}\.$|^(?:The patient's|His|Her) [a-z]+\.$/;
// "My mum gets migraines. Used to."
const onlyUsedTo = /^(?:(?:He|She|The patient) )?used to\.$/i;
// "Have you got a thermometer?" "I've got one in the drawer."
export const hasDevice =
  /^(?:(?:He|She|The patient)(?: has| does have)(?: got)? (?:an?|the) (?:thermometer|tape measure|(?:blood pressure )?(?:machine|monitor|cuff)|oximeter|torch|mirror|ruler|set of scales)\b[^,;]{0,25}|(?:Tape measure|Thermometer|Torch|Mirror|Ruler|Scales): [^;]{0,60})\.$/;
// "We'll come back to that one.", "it's in your family, if I remember": of the talk, not of the patient.
const aside =
  /^We (?:will|can|are going to) (?:come|get) (?:back )?(?=)to (?:that|this|it|those)\b|^(?:It|That) (?:is|runs)(?=) in (?:his|her|their|the patient's) family\b/;

// "Are you still smoking?" "No sir, I quit four years ago."
function withWhatWasQuit(text: string | null, before: Unit | undefined): string | null {
  if (text === null || !before?.words.some((word) => word.startsWith('smok'))) return text;
  return text.replace(
    /\b(quit|stopped) (?=(?:about |over )?\d{1,2}(?=) (?:years?|months?|weeks?|days?)(?=) ago\b|(?:back )?in (?:19|20)\d\d\b)/,
    '$1 smoking ',
  );
}

// What the other said last, with or without a question mark.
function askedBefore({ unit, index }: Passage, passages: readonly Passage[]): Unit | null {
  for (let i = index - 1; i >= 0 && i > index - 6; i--) {
    const before = passages[i]!.unit;
    if (before.role !== unit.role) return before;
  }
  return null;
}

// "It started maybe | a month or two after i started the pill": when, and of what stands before.
const onlyWhen = /^(?:Maybe|Probably|About) (?:an?|\d+) (?:[a-z0-9]+ ){1,4}(?:after|before) /;
// "Every time I swallow.": what happens then was asked.
const everyTime = /^(?:Every|Any) ?time (?:he|she|the patient) [a-z]+\.$/;
// "No guns."
const noGuns =
  /^No (?!clue|idea|problem|thanks|way|worries|wonder|question|kidding|doubt|sir|more|matter|need)[a-z]{3,}\.$/;
function bareOf(text: string): string {
  return text.replace(/\.$/, '').toLowerCase();
}

// "Two days is all."
const isAll = /^(?:\S+ ){1,5}is (?:all|it|about it)\.$/;
const asksCount = /^(?:and |so |okay )*how (?:much|many)\b/;
// In words: a longer answer that stands in its own part of the history reads without its question.
const longestLabelled = 12;

// "We're gonna look at this": what the clinician does next.
const doesNext = /^(?:We will|The plan is to) (?:look|take|see|talk|do|check|listen|examine)\b/;

// "They gave me the patches. They itch. But I miss it. Fifty years.", "Furosemide. Twenty.": of something else than was asked.
function hasMovedOn({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (unit.words.length > 4) return false;
  // "Our mother had it. Fifty-one." "Forty-nine.", said by her sister.
  const before = passages[index - 1]?.unit;
  if (unit.opens && unit.answers !== null && before !== undefined)
    return before.turn > unit.answers.turn && before.role !== 'clinician' && onlyCount.test(unit.said);
  if (drugSaidBefore({ unit, index }, passages) !== null) return true;
  let full = 0;
  for (let i = index - 1; passages[i]?.unit.turn === unit.turn; i--) {
    const before = passages[i]!.unit;
    if (i === index - 1 && before.words.length < 4 && before.clinical.drugs > 0 && onlyCount.test(unit.said))
      return true;
    if (before.words.length > 4 && hasFiniteVerb(plainOf(before))) full++;
  }
  return full > 2;
}
/**
 * The medicine that an answer of few words is of, where it was named in the turn and was not what was asked of: "any
 * Viagra?" "No. Just ibuprofen, for my knee. Now and again."
 */
export function drugSaidBefore(
  { unit, index }: Pick<Passage, 'unit' | 'index'>,
  passages: readonly Passage[],
): { name: string; unit: Unit } | null {
  const asked = unit.answers;
  if (unit.opens || unit.words.length > mostOfDrug || asked === null || unit.clinical.drugs > 0) return null;
  if (asks.test(asked.said) || tells.test(unit.said) || hasFiniteVerb(plainOf(unit))) return null;
  for (let i = index - 1; passages[i]?.unit.turn === unit.turn; i--) {
    const before = passages[i]!.unit;
    if (before.words.length > mostNamed && before.clinical.drugs === 0) return null;
    const names = before.words.filter(isDrug);
    if (names.length === 0) continue;
    return names.length === 1 && asked.clinical.symptoms.length === 0 && !asked.words.includes(names[0]!)
      ? { name: names[0]!, unit: before }
      : null;
  }
  return null;
}
const mostOfDrug = 4;
const tells = /^(?:it|it's|that|that's|they|i|i'm|he|she|not)\b/;
/** Asks for what was named. */
const asks = /\b(?:what|which)\b/;
const mostNamed = 8;

// "Any steroids?" "No. Just the cream."
function opensWithNo(unit: Unit, before: Unit | undefined): boolean {
  return before?.turn === unit.turn && before.opens && plainNo.test(before.said);
}
const plainNo = /^(?:(?:oh|well|um|uh) )*(?:no|nope|nah)(?: (?:no|nothing like that|not really|none))*$/;
const onlyCount = /^[a-z0-9-]+(?: [a-z0-9-]+)?$/;

/** What is told under one heading. */
export interface Telling {
  heading: string;
  /** The passages that are told there. */
  written: ReadonlySet<Passage>;
  /** What stands in a list of its own. */
  lines: readonly string[];
  /** The sentences that stand there already, by what they tell. */
  said: ReadonlyMap<Unit, string>;
  /** The questions and answers that were told as denied. */
  denied: ReadonlySet<Unit>;
}

/**
 * The sentence of a passage that asks nothing, with what it rests on; null where it tells nothing. `unit` is what was
 * said there, whole; `end` is where it goes on.
 */
export function toldOutright(
  passage: Passage,
  unit: Unit,
  end: Passage | null,
  { heading, written, lines, said, denied }: Telling,
  { who, parent, guide, complaint, passages }: Reading,
): { text: string; units: readonly Unit[] } | null {
  const before = passages[passage.index - 1]?.unit;
  const asked = unit.answers ?? askedBefore(passage, passages);
  const trails = trailsBehind(unit, before, before && said.get(before));
  const labelled = topicAnswer(unit, who, guide) ?? (unit.inFull || trails ? null : answerNamed(unit, who));
  const told = labelled ?? withWhatWasQuit(sayTold(filledAnswer(unit, asked), who), before);
  const stands = told === null || labelled !== null ? told : standing(told, unit, asked, who);
  let text = heading === present ? stands : told;
  let source = unit;
  let thing: Unit | null = null;
  if (told !== null && (text === null || onlyWhen.test(text))) {
    const whole = withBefore(unit, before);
    const all = whole === null ? null : sayTold(whole, who);
    if (all !== null) {
      text = standing(all, whole!, asked, who);
      source = whole!;
    }
  }
  const isShort = unit.words.length < longestLabelled;
  const under =
    !unit.inFull &&
    !trails &&
    labelled === null &&
    source === unit &&
    !hasMovedOn(passage, passages) &&
    (stands === null
      ? text === null || isShort || asksCount.test(unit.answers?.said ?? '')
      : isAll.test(stands))
      ? answerUnderQuestion(unit, told, tellerOf(unit, who, parent), denied, opensWithNo(unit, before))
      : null;
  if (under !== null) {
    if (told !== null && lines.some((line) => line.includes(bareOf(told)))) return null;
    text = under;
    thing = unit.answers;
  } else if (text !== null && labelled === null) {
    const meant = whatIsMeant(text, {
      passage,
      passages,
      asked,
      written,
      said,
      isWhole: source !== unit,
      isTold: text === told,
      who,
      teller: tellerOf(unit, who, parent),
    });
    text = meant.text;
    thing = meant.named;
  }
  if (
    text === null &&
    told !== null &&
    before !== undefined &&
    said.has(before) &&
    goesOnAfter(passage, before)
  )
    text = told;
  if (text !== null && likens.test(unit.text) && !text.startsWith('Like ') && !text.includes(': '))
    text = `Like ${lowerFirst(text)}`;
  if (text !== null && heading === 'FAMILY HISTORY')
    text = upperFirst(ofFamilyOnly(runsInFamily(text, asked), asked).replace(ledIn, ''));
  if (
    text === null ||
    (under === null && !noGuns.test(text) && text.split(' ').length < (heading === present ? 3 : 2)) ||
    fragment.test(text) ||
    (heading === 'FAMILY HISTORY' && onlyUsedTo.test(text)) ||
    (unit.role === 'clinician' && aside.test(text)) ||
    tellsNothing(text, unit.clinical) ||
    saysOnlyWhy(text, complaint?.text) ||
    (heading === present && (everyTime.test(text) || (unit.role === 'clinician' && doesNext.test(text))))
  )
    return null;
  if (labelled !== null) return { text, units: [unit.answers!, unit] };
  if (end !== null) return { text, units: [passage.unit, end.unit] };
  return { text, units: thing === null ? [source] : [thing, source] };
}

// "Like I've got a hat on that's too small.": it is no hat.
const likens =
  /^like (?:i(?:['’]d|['’]ve (?:got|been)| had| was| never| just| [a-z]+ed| ran| went| fell) |there(?:['’]s| is| was) |(?:someone|somebody|something)\b)/i;

const surely = 0.6;
const counts = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|half|every|couple|few)\b/;

// "The school sends him home. Three times a week, maybe four.": read after the sentence before, it needs no verb.
function goesOnAfter({ unit, keep }: Passage, before: Unit): boolean {
  return (
    before.turn === unit.turn &&
    keep > surely &&
    unit.words.length > 2 &&
    (counts.test(unit.said) || namesAnything(unit.clinical)) &&
    !/\b(?:not|no|never|n't)\b/.test(unit.said)
  );
}

function answerNamed(unit: Unit, who: Subject): string | null {
  const question = unit.answers;
  if (question === null) return null;
  return (
    countedAnswer(question, unit, who) ??
    familyAnswer(question, unit, who) ??
    labelledAnswer(question, unit, who)
  );
}

/** Who speaks: where a parent answers for a child, "you" is the parent, unless the child was asked. */
export function tellerOf(unit: Unit, who: Subject, parent: string | null): Subject {
  if (unit.role !== 'relative' || parent === null || wasAskedOfPatient(unit)) return who;
  return { ...who, they: parent, them: parent, their: `${parent}'s`, theirs: `${parent}'s` };
}

// "Any pain in your testicles?", "you've got asthma, is that right?", and what another answered before.
function wasAskedOfPatient({ answers, turn, words }: Unit): boolean {
  if (answers === null) return false;
  return (
    (asksOfIllness(answers) && !words.some(isOfSelf)) ||
    (turn > answers.turn + 1 && !ofChild.test(answers.said)) ||
    [...answers.said.matchAll(yours)].some(([, part]) => isBodyPart(part!) || ofBody.test(part!))
  );
}
const isOfSelf = (word: string) => /^(?:i|i'(?:m|ve|d)|my|me|myself|we)$/.test(word);
const ofChild = /\b(?:he|she|him|her|his|you or|or you)\b/;
const ofBody = /^(?:testicles?|penis|bottom|bum|tummy|belly|pee|wee|poos?|willy|privates)$/;
const yours = /\byour (?:left |right )?([a-z]+)/g;
