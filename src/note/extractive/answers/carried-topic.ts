import { answerOf } from '../../language/answer.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { onlyDrugIn } from '../lexicon/drugs.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { askedAbout } from './asked-about.ts';
import { greets } from './asked-earlier.ts';
import { isFragment } from './in-full/fragments.ts';
import { isBareQuestion } from './question-label.ts';
import { type Topic, topicOf } from './talked-of.ts';

// In turns of questions.
const reach = 2;

/** What the other came to speak of last, where nothing else has been named since; `told` are the sentences written. */
export function topicBefore(
  { unit, index }: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
): Topic | null {
  let at = index - 1;
  for (; passages[at]?.unit.turn === unit.turn; at--) {
    const before = passages[at]!.unit;
    if (told.has(before) && !isFragmentAsked(before)) return null;
    if (before.clinical.drugs > 0 || takesSomething(before)) return ownDrug(before);
    if (!passesOver(before)) return null;
  }
  let answer = passages[at + 1]!.unit;
  for (let turns = 0; turns < reach; turns++) {
    const { turn, role } = passages[at]?.unit ?? unit;
    if (role === unit.role || answer.turn - turn > 1) return null;
    let topic: Topic | null = null;
    let isOther = false;
    for (; passages[at]?.unit.turn === turn; at--) {
      const asked = passages[at]!.unit;
      // "How about your kidney stones? Any flank pain?" "No. The last one was two years ago."
      if (topic === null || (topic.whose === 'any' && isNo(answer))) topic = topicOf(asked) ?? topic;
      if (topic !== null || (namesNothing(asked) && !greets.test(asked.said))) continue;
      if (turns > 0 || !saysMore(asked)) return null;
      isOther ||= asked.question && !ofSame.test(asked.said);
    }
    // "So what's the other thing?", "RSV shot, did you ever get that?"
    if (topic === null && isOther) return null;
    // "Any drainage?" "No, it closed up fine.": what is not there does nothing.
    if (topic !== null && !(topic.whose === 'any' && isNo(answer))) return topic;
    const replied = passages[at]?.unit.turn;
    for (; replied !== undefined && passages[at]?.unit.turn === replied; at--) {
      answer = passages[at]!.unit;
      if (answer.role !== unit.role || !staysWith(answer)) return null;
    }
  }
  return null;
}

// "Every day?" "When I go out.": of what is talked of it says no name.
function isFragmentAsked(unit: Unit): boolean {
  return unit.answers !== null && isBareQuestion.test(unit.answers.said) && isFragment(unit);
}

// "Does anything make it better?"
const ofSame =
  /^(?:(?:and|so|okay|but|does|did|is|has|have|do|you|found|tried) ){0,4}(?=)(?:anything|something|what)(?=)\b[^,]{0,40}\b(?:it|this|they|them)(?=)\b/;

function isNo({ text, words }: Unit): boolean {
  return words[0] === 'no' || words[0] === 'nope' || answerOf(text) === 'no';
}

// "Saw palmetto. It doesn't help."
function ownDrug(unit: Unit): Topic | null {
  const name =
    isFragment(unit) && !hasFiniteVerb(plainOf(unit)) ? (onlyDrugIn(unit.words) ?? onlyName(unit)) : null;
  return name === null ? null : { name, whose: 'the', named: unit };
}

function onlyName(unit: Unit): string | null {
  return takesSomething(unit) && unit.words.length < 4
    ? (topicOf({ ...unit, question: true })?.name ?? null)
    : null;
}

function takesSomething({ answers }: Unit): boolean {
  return answers !== null && askedAbout(answers) === 'medicines';
}

// "It's okay.", "Three, four.", "Yeah.": what comes next speaks of the same.
function passesOver(unit: Unit): boolean {
  return unit.words.length < 3 || isFragment(unit) || (sameThing.test(unit.said) && unit.words.length < 7);
}
const sameThing = /^(?:(?:oh|well|um|yeah|yes|no) )*(?:it|they)\b/;

function staysWith(unit: Unit): boolean {
  return (
    unit.clinical.drugs === 0 &&
    (passesOver(unit) ||
      (unit.words.length < 14 && sameThing.test(unit.said)) ||
      (unit.words.length < 6 && points.test(unit.said)))
  );
}
const points = / (?:it|them)$/;

// "Are you still on this?", "be honest": of such words alone nothing new is named.
const light = new Set(
  `a an the and so or but okay ok all right is are was were am be been being do does did have has had can could will would
    should i you he she it they we me him them us this that these those there then now not n't no yes yeah still just only
    ever really actually also too how often much many long bad badly big what when since every each day days night nights
    time times once twice daily at on in of to for with about like after before or any more less worse better hurt hurts
    bother bothers itch itches help helps take taking takes use using go going come coming get getting tell honest sure be
    feel feels today lately usually always most let's see one`.split(/\s+/),
);

// "Is there a lump? Something you can feel, squashy?", but not "Trouble with this shoulder before?"
function saysMore({ words, clinical }: Unit): boolean {
  return (
    words.length < 8 &&
    clinical.symptoms.length + clinical.drugs === 0 &&
    !(troubles.has(words[0]!) && words.some(isBodyPart))
  );
}
const troubles = new Set(['trouble', 'problems', 'issues', 'injuries', 'anything']);

const frankly = /^(?:(?:now|please|so) )*be [a-z]+$/;

function namesNothing(unit: Unit): boolean {
  return unit.words.length < 10 && (frankly.test(unit.said) || unit.words.every((word) => light.has(word)));
}
