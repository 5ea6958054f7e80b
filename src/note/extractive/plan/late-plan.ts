import { isBodyPart } from '../lexicon/body-part.ts';
import { drugsIn } from '../lexicon/drugs.ts';
import { isIllnessOf } from '../lexicon/illness-places.ts';
import { isChronic, isList, topicsOfName, topicsSaid } from '../lexicon/problem-topics.ts';
import { isSignOf } from '../lexicon/warning-signs.ts';
import { type Problem, planUnderNone } from '../problems/problems.ts';
import { isMatterOf, mattersSaid } from '../problems/spoken-topic.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { goesOn } from './goes-on.ts';
import { nameStems } from './plan-home.ts';
import { planKindOf } from './plan-kind.ts';
import { isPrecaution } from './told-to-do.ts';

interface Known {
  problem: Problem;
  stems: readonly string[];
  topics: ReadonlySet<number>;
  /** Medicines and tests that are spoken of under it. */
  means: ReadonlySet<string>;
  /** The turns in which it is spoken of. */
  turns: ReadonlySet<number>;
}

interface Placed {
  passage: Passage;
  from: Known;
  home: Problem | null;
}

type Touch = (known: Known, said: Unit) => boolean;

/**
 * Takes from under a problem what was said later and is not of it: "call us if the knee gets worse", after the
 * cholesterol, to the knee. When to come back, and what else is of the whole visit, is planned under none where the last
 * of several problems would get it. Changes `problems`.
 */
export function settleLatePlan(problems: Problem[]): void {
  const named = problems.filter(({ sources }) => sources.length > 0);
  if (named.length === 0 || problems.length < 2) return;
  const known = problems.map(knownOf);
  const stands = known
    .flatMap((from) => from.problem.passages.map((passage) => ({ passage, from })))
    .toSorted((a, b) => a.passage.index - b.passage.index);
  const lastOwn = Math.max(
    ...stands
      .filter(
        ({ passage: { unit, role }, from }) =>
          role === 'clinician' && from.turns.has(unit.turn) && !isGeneral(unit),
      )
      .map(({ passage }) => passage.unit.turn),
  );
  const moved = new Map<Passage, Problem | null>();
  let before = null as Placed | null;
  for (const { passage, from } of stands) {
    const { unit, role, section } = passage;
    // What was said to it stays with it.
    if (role !== 'clinician' && before !== null && before.passage.index === passage.index - 1) {
      if (before.home !== from.problem && before.from === from) moved.set(passage, before.home);
      before = { ...before, passage };
    }
    if (role !== 'clinician' || section !== 'plan') continue;
    const isLoose = !from.turns.has(unit.turn);
    const isOfVisit = isGeneral(unit) || (isLoose && ofFunction.test(unit.said));
    let home: Problem | null = from.problem;
    if (before !== null && goesOnFrom(before.passage, passage)) home = before.home;
    else if (isLoose || isOfVisit) {
      home = homeOf(unit, from, known, isOfVisit);
      const isLast = unit.turn > lastOwn && from.problem !== named[0];
      if (home === null && !(isLast && isLoose && isOfVisit && !leansOnAsked(unit))) home = from.problem;
    }
    if (home === from.problem && !isOfVisit) home = homeByMeans(passage, from, known) ?? home;
    if (home === from.problem && named.length > 1 && isContinuedFor(passage, from, known, isLoose))
      home = null;
    if (home !== from.problem) moved.set(passage, home);
    before = { passage, from, home };
  }
  if (moved.size === 0) return;
  for (const problem of problems) {
    const come = [...moved].filter(([, home]) => home === problem).map(([passage]) => passage);
    problem.passages = [...problem.passages.filter((passage) => !moved.has(passage)), ...come].toSorted(
      (a, b) => a.index - b.index,
    );
  }
  planUnderNone(
    problems,
    [...moved].filter(([, home]) => home === null).map(([passage]) => passage),
  );
}

function knownOf(problem: Problem): Known {
  if (problem.sources.length === 0)
    return { problem, stems: [], topics: new Set(), means: new Set(), turns: new Set() };
  const stems = nameStems(problem.name).filter((stem) => !isBodyPart(stem));
  const topics = topicsOfName(wordsOf(problem.name));
  const places = new Set(problem.sources.map(({ start }) => start));
  const [first] = problem.passages;
  const means = new Set(problem.passages.flatMap(({ unit }) => meansIn(unit.words)));
  const isOwn = ({ unit }: Passage) =>
    places.has(unit.start) ||
    isOfStem(stems, unit.words) ||
    [...topicsSaid(unit.words)].some((topic) => topics.has(topic));
  const turns = new Set(problem.passages.filter(isOwn).map(({ unit }) => unit.turn));
  if (first !== undefined) turns.add(first.unit.turn);
  return { problem, stems, topics, means, turns };
}

const study =
  /^(?:ultrasound|mri|ct|x-rays?|ekg|ecg|echo|echocardiogram|biopsy|colonoscopy|endoscopy|cystoscopy|scope|injections?|iud|boot|brace|splint|cast|monitor|surgery|mammogram|spirometry)$/;

function meansIn(words: readonly string[]): string[] {
  return [...drugsIn(words).map(({ name }) => name), ...words.filter((word) => study.test(word))];
}

function isOfStem(stems: readonly string[], words: readonly string[]): boolean {
  return words.some((word) => stems.some((stem) => word.startsWith(stem)));
}

const isNamed: Touch = ({ stems, problem: { name } }, { words, said }) =>
  isOfStem(stems, words) || mattersSaid(said).some((heading) => isMatterOf(heading, name.toLowerCase()));
const isOfPart: Touch = ({ problem: { name } }, { said }) =>
  [...said.matchAll(spokenOf)].some(
    ([, part = '']) =>
      isBodyPart(part) && (wordsOf(name.toLowerCase()).includes(part) || isIllnessOf(part, name)),
  );
const spokenOf = /\b(?:the|your|his|her|that|this|other) (?:(?:right|left|whole) )?([a-z]{3,9})\b/g;
const hasSign: Touch = ({ problem: { name } }, { said }) => isSignOf(name, said);
const isTreatedWith: Touch = ({ means }, { words }) => meansIn(words).some((one) => means.has(one));
const isOnTopic: Touch = ({ topics }, { words }) => {
  const said = topicsSaid(words);
  return !isList(said) && [...said].some((topic) => topics.has(topic));
};

/** The surest first. */
const touches: readonly Touch[] = [isNamed, isOfPart, hasSign, isTreatedWith, isOnTopic];

// The problem that what was said is of: where it stands, if it may be; null where it is of no one of them.
function homeOf(unit: Unit, from: Known, known: readonly Known[], isOfVisit: boolean): Problem | null {
  if (!isOfVisit) return homeByName(unit, known);
  for (const touch of touches) {
    const about = known.filter((one) => touch(one, unit));
    if (about.includes(from)) return from.problem;
    // Of several, what was spoken of first.
    if (about.length > 0) return about[0]!.problem;
  }
  return null;
}

// "We'll think about a combination inhaler for his asthma.": what else is planned is of what it is said to be for.
function homeByName(unit: Unit, known: readonly Known[]): Problem | null {
  if (isList(topicsSaid(unit.words))) return null;
  const phrases = [...unit.said.matchAll(forWhat)].map(([phrase]) => reworded(unit, phrase));
  const about = known.filter((one) =>
    phrases.some((phrase) => isNamed(one, phrase) || isOfPart(one, phrase)),
  );
  return about.length === 1 ? about[0]!.problem : null;
}

// "While you're on the methotrexate, we'll check a blood count.", in a turn after that of the anemia: of what it was begun for.
function homeByMeans({ unit, index }: Passage, from: Known, known: readonly Known[]): Problem | null {
  const first = from.problem.passages[0]!.unit;
  if (first.turn === unit.turn || !turnsTo.test(first.said)) return null;
  return homeAmong(
    unit,
    index,
    from,
    known.filter(({ problem }) => problem.sources.length > 0),
  );
}

/** "For the anemia, take iron." */
const turnsTo =
  /^(?:(?:and|so|now|then|okay)(?=) ){0,2}(?=)(?:for|as for|in terms of)(?=) (?:the|your|his|her)\b/;

function homeAmong(unit: Unit, index: number, from: Known, known: readonly Known[]): Problem | null {
  const head = beforeReason(unit);
  if (isNamed(from, head) || isOfPart(from, head)) return null;
  const named = known.filter(({ stems }) => isOfStem(stems, head.words));
  if (named.length > 0) return named.length === 1 ? named[0]!.problem : null;
  const means = meansIn(head.words);
  const begun = means.length === 0 ? null : begunFor(means, index, known);
  if (begun !== null) return begun;
  if (from.topics.size === 0 || isOnTopic(from, head)) return null;
  const about = known.filter((one) => isOnTopic(one, head));
  return about.length === 1 ? about[0]!.problem : null;
}

// The problem under which one of `means` was spoken of first.
function begunFor(means: readonly string[], before: number, known: readonly Known[]): Problem | null {
  let first = before;
  let home: Problem | null = null;
  for (const { problem } of known)
    for (const { index, unit } of problem.passages)
      if (index < first && meansIn(unit.words).some((one) => means.includes(one))) {
        first = index;
        home = problem;
      }
  return home;
}

// "Take Tylenol, because ibuprofen can raise your blood pressure."
function beforeReason(unit: Unit): Unit {
  const plain = plainOf(unit);
  const at = plain.indexOf(' because ');
  return at < 0 ? unit : reworded(unit, plain.slice(0, at));
}

const forWhat = /\bfor (?:the|your|his|her|that|this)(?: [a-z-]+){1,3}/g;

// "Continue the rosuvastatin and the levothyroxine.", after the sleep apnea: for none of the problems.
function isContinuedFor({ unit }: Passage, from: Known, known: readonly Known[], isLoose: boolean): boolean {
  if (from.topics.size === 0 || unit.clinical.drugs === 0 || !continues.test(unit.said)) return false;
  const said = topicsSaid(unit.words);
  const isOf = (one: Known) => [...said].some((topic) => one.topics.has(topic)) || isNamed(one, unit);
  return said.size > 0 && (isLoose || [...said].every(isChronic)) && !known.some(isOf);
}
const continues =
  /^(?:(?:and|also|so|then|otherwise)(?=) ){0,2}(?=)(?:(?:i want you to|i'd like you to|please|just) )?(?=)(?:continue|keep taking|keep on|stay on|carry on with|keep going with)(?=) (?:the|your|his|her|with|on)\b/;

function goesOnFrom(before: Passage, { unit, index }: Passage): boolean {
  return unit.turn === before.unit.turn && index - before.index === 1 && goesOn(unit);
}

// "Is that safe?" "Yes, but call me if you feel sick.": of what was asked about.
function leansOnAsked({ opens, answers, said }: Unit): boolean {
  return opens && answers !== null && answers.role !== 'clinician' && !ofVisit.test(said);
}

// "I'll do you a sick note.", "I'll refer you to the stop smoking service."
const ofVisit =
  /\b(?:sick note|fit note|note for (?:work|school)|off work|letter for (?:work|school)|(?:stop|quit)[- ]smoking (?:service|line|clinic)|(?:go |going )?back to (?:school|preschool|nursery|daycare|work)|go back (?:once|when|as soon as)|plenty of (?:water|fluids)|kick counts?)\b/;

// "I'll refer you to physical therapy for your balance.", after the diabetes.
const ofFunction =
  /\b(?:(?:physical|occupational) therapy|home (?:safety|health)|(?:not (?:to )?|do n't |stop )driv(?:e|ing))\b/;

function isGeneral(unit: Unit): boolean {
  const plain = plainOf(unit);
  return isPrecaution(plain) || planKindOf(plain) === 'Follow-up' || ofVisit.test(unit.said);
}
