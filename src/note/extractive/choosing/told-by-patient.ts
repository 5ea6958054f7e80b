import { askedAbout } from '../answers/asked-about.ts';
import { askedFor } from '../answers/asked-for.ts';
import { isFragment } from '../answers/in-full/fragments.ts';
import { labelledAnswer } from '../answers/labelled-answer.ts';
import { topicOf } from '../answers/talked-of.ts';
import { daysAgo } from '../visit/chronology.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { saysHowItIs, tellsSomething } from './tells-something.ts';

/** What is asked and answered with yes or no, and what is answered with more than small words. */
export function isPlainAnswer({ unit, role, reply, keep }: Passage, least: number): boolean {
  if (unit.question)
    return (
      role === 'clinician' &&
      ((reply?.answer === 'no' && (unit.clinical.symptoms.length > 0 || askedFor(unit).length > 0)) ||
        (reply !== null && reply.answer !== 'open' && keep > least))
    );
  if (role === 'clinician' || unit.answers === null || unit.words.length >= 30) return false;
  // "Did you get through the snow?" "Barely!": before anything is told, talk.
  if (unit.answers.turn < 2 && keep < opening && !namesAnything(unit.clinical)) return false;
  return (
    (keep > 0.05 && unit.words.length > 1 && askedAbout(unit.answers) !== null) ||
    (keep > least && tellsSomething(unit)) ||
    saysHowItIs(unit)
  );
}

const opening = 0.2;
const asksStory =
  /\b(?:what happened|what(?:'s| is| has)(?: been)?(?=) (?:going on|happening)|what brings|tell (?:me|us) (?:(?:a (?:little|bit)(?: bit)? )?(?:more )?about|what)|how did (?:it|this|that|you)|what can (?:i|we) do for)(?=)\b/;

/** What patients tell when they are asked what happened, as far as nothing else is asked: how it began. */
export function storyIn(passages: readonly Passage[]): Passage[] {
  const story: Passage[] = [];
  let telling = false;
  for (const p of passages) {
    if (p.role === 'clinician') {
      if (asksStory.test(plainOf(p.unit).toLowerCase())) telling = true;
      else if (p.unit.words.length > 3) telling = false;
    } else if (telling && !p.unit.question && p.unit.words.length > 3) story.push(p);
  }
  return story;
}

const asksHabit = /\b(?:alcohol|do you drink|tobacco|do you smoke|smoker|vape|recreational drugs)\b/;

const asksOfTrouble =
  /\b(?:scale (?:of|from)|out of (?:10|ten)|how (?:bad|long|often)|what (?:makes|made|helps)|(?:does )?anything (?:that )?(?:helps?|makes?)|where does it)\b/;

/** How bad it is, since when, and what helps: of a short visit nothing of it is left out. */
export function tellsOfTrouble({ unit, role }: Passage): boolean {
  return (
    role !== 'clinician' &&
    unit.answers !== null &&
    unit.words.length < 15 &&
    asksOfTrouble.test(unit.answers.said) &&
    labelledAnswer(unit.answers, unit) !== null
  );
}

const statesHabit =
  /^(?:yes,? |yeah,? |well,? )?(?:i|he|she) (?:do |does |still |also |just )*(?:vapes?|smokes?|chews?|dips?|drinks?|uses?)\b(?! not\b)/;

const formerHabit =
  /^(?:yes |yeah |well |no )?(?=)(?:i'm|i am|he's|she's) an?(?=) (?:ex|former|reformed)(?=) (?:smoker|drinker|alcoholic)\b/;

/** What is answered of alcohol, tobacco and drugs, where it says how much. */
export function isHabit({ unit, role }: Passage): boolean {
  if (role !== 'clinician' && formerHabit.test(unit.said)) return true;
  return (
    role !== 'clinician' &&
    unit.answers !== null &&
    unit.words.length < 15 &&
    asksHabit.test(unit.answers.said) &&
    (labelledAnswer(unit.answers, unit) !== null || statesHabit.test(unit.said))
  );
}

export function answersWithNumber(unit: Unit): boolean {
  return unit.words.length > 3 && unit.answers !== null && hasValue(unit);
}

export function tellsClinical(unit: Unit): boolean {
  return (
    unit.words.length > 3 &&
    (unit.clinical.symptoms.length > 0 ||
      unit.clinical.conditions > 0 ||
      unit.clinical.drugs > 0 ||
      /\b(?:(?:goes|radiates|shoots|spreads|travels)(?=) (?:down|up|into|to|through)|surger(?:y|ies)|\w{3,}ectomy|replacement|bypass|appendix|gallbladder|scoped)(?=)\b/.test(
        unit.said,
      ))
  );
}

const longestAmount = 10;

/** What counts or measures a thing that was asked after by name: "and your sugars?" "A hundred and ten this morning." */
export function tellsAmount({ unit, role, keep }: Passage): boolean {
  return (
    role !== 'clinician' &&
    unit.opens &&
    unit.answers !== null &&
    unit.answers.role === 'clinician' &&
    keep > 0.01 &&
    unit.words.length <= longestAmount &&
    isFragment(unit) &&
    hasValue(unit) &&
    topicOf(unit.answers) !== null
  );
}

const begins = /\b(?:start(?:ed|s)?|began|begun|came on|happened|noticed|since)\b/;
const ofTreatment = /\bstart(?:ed|s)?(?=) (?:seeing|going|working|taking|using|on|the|my|this|a new)(?=)\b/;
const asksOnset =
  /\b(?:how long|how many (?:days|weeks|months|years)|when did (?:it|this|that|the|your|you|these|those))\b/;

/** When the trouble began, told or answered: a history without it is none. */
export function tellsOnset(unit: Unit): boolean {
  if (begins.test(unit.said) && !ofTreatment.test(unit.said))
    return unit.words.length > 3 && daysAgo(plainOf(unit)) !== null;
  if (unit.answers === null || unit.words.length > 14 || !asksOnset.test(unit.answers.said)) return false;
  return /^It (?:began|has)\b/.test(labelledAnswer(unit.answers, unit) ?? '');
}

export function hasValue(unit: Unit): boolean {
  return /\d/.test(plainOf(unit));
}
