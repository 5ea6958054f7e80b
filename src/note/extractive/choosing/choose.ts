import { isReturnPrecaution } from '../../language/return-precaution.ts';
import type { SpecialtyGuide } from '../../specialty-guides/guide.ts';
import { saysWhoseSide } from '../answers/family-answer.ts';
import { isAlwaysSaid } from '../history/specialty-parts.ts';
import { examSystemOf } from '../lexicon/exam-words.ts';
import { withPermissionFilled } from '../plan/answered-permission.ts';
import { comesBack, goesOnAboutDose, leavesIt, prescribes, proposes, settles } from '../plan/decided.ts';
import { tellsWhatToDo, warnsOff } from '../plan/told-to-do.ts';
import { pressureSaid } from '../problems/says-diagnosis.ts';
import { isIdle } from '../visit/idle.ts';
import { isProvided } from '../visit/provided.ts';
import { ordersByCommand } from '../visit/record-commands.ts';
import { trailsAfter } from '../visit/said-in-pieces.ts';
import { identifies, isOfKin, isSmallTalk, isTalk } from '../visit/small-talk.ts';
import { corrects } from '../visit/takes-back.ts';
import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isNeverLeftOut } from './never-left-out.ts';
import { certainty, leastKeep, thresholdOf, thresholds } from './threshold.ts';
import {
  isHabit,
  isPlainAnswer,
  storyIn,
  tellsAmount,
  tellsOfTrouble,
  tellsOnset,
} from './told-by-patient.ts';

/** A visit of an unfamiliar style still gives this share of its words. */
const leastShare = 0.37;
// In words. Set by cross-validation on train; on MTS-Dialog's short talks (valid) it is worth 0.8 ROUGE-1 and 1.0 term F1.
const shortVisit = 400;

const found = new Set(['exam', 'vitals', 'results', 'assessment']);
// Between questions and answers, what the clinician says of what was found is hardly ever talk.
const leniencyFound = 0.3;
const leastFound = 0.08;
// What is used of other visits the models know less well.
const leniencyElse = 0.7;
const leniencyInterview = 0.8;
// Where nearly all is asked and answered, an answer is hardly ever talk.
const leastAnswered = { interview: 0.01, else: 0.12 };
const leastTold = 0.1;
// What the model is so sure of being talk is none of the note, whatever its words are.
const leastEver = { interview: 0.34, else: 0.15 };

function wordsIn(passages: Iterable<Passage>): number {
  let sum = 0;
  for (const { unit } of passages) sum += unit.words.length;
  return sum;
}

function addWhere(chosen: Set<Passage>, among: Iterable<Passage>, isUsed: (p: Passage) => boolean): void {
  for (const p of among) if (!chosen.has(p) && isUsed(p)) chosen.add(p);
}

/** Those that go on from a passage that is chosen. */
function addAfter(
  chosen: Set<Passage>,
  among: Iterable<Passage>,
  passages: readonly Passage[],
  goesOn: (p: Passage, before: Passage) => boolean,
): void {
  for (const p of among) {
    const before = passages[p.index - 1];
    if (before !== undefined && !chosen.has(p) && chosen.has(before) && goesOn(p, before)) chosen.add(p);
  }
}

/** What a scribe would use, without commands to the record system and pleasantries. */
export function choosePassages(
  passages: readonly Passage[],
  planFrom: number,
  guide: SpecialtyGuide | null,
  interview: boolean,
): Passage[] {
  const spoken = wordsIn(passages);
  // A short visit has little that a scribe would leave out, nor has one of questions and their answers.
  const dense = spoken < shortVisit || interview;
  const leniency = spoken < shortVisit ? 0.55 : interview ? leniencyInterview : leniencyElse;
  const ever = interview ? leastEver.interview : leastEver.else;
  const candidates: { p: Passage; margin: number }[] = [];
  for (const p of passages) {
    if (!isCandidate(p, interview)) continue;
    const lenient = leniencyFor(p, passages[p.index - 1], leniency, interview);
    const margin = certainty(p, passages) - lenient * thresholdOf(p, planFrom, guide, dense);
    candidates.push({ p, margin });
  }
  const chosen = new Set<Passage>();
  for (const { p, margin } of candidates) if (margin > 0 && !isTalk(p, passages)) chosen.add(p);
  let short = leastShare * spoken - wordsIn(chosen);
  const others = candidates.filter(({ p, margin }) => margin <= 0 && p.keep >= leastKeep);
  for (const { p } of others.sort((a, b) => b.margin - a.margin)) {
    if (short <= 0) break;
    if (isTalk(p, passages)) continue;
    chosen.add(p);
    short -= p.unit.words.length;
  }
  const told = passages.slice(0, planFrom);
  const concluded = passages.slice(planFrom);
  addWhere(chosen, storyIn(told), ({ keep }) => keep >= (interview ? 0.03 : leniency * thresholds.story));
  addWhere(chosen, passages, isHabit);
  addWhere(chosen, told, tellsAmount);
  if (leniency < 1) addWhere(chosen, told, tellsOfTrouble);
  const least = interview ? leastAnswered.interview : leastAnswered.else;
  for (const p of told)
    if (!chosen.has(p) && isPlainAnswer(p, least) && !identifies(p, passages)) chosen.add(p);
  const onsets = told.filter(isOnset);
  if (onsets.length > 0 && !onsets.some((p) => chosen.has(p))) chosen.add(onsets[0]!);
  // A correction is worth as much as what it corrects: without it the note would say what was taken back.
  addAfter(chosen, passages, passages, corrects);
  addAfter(chosen, passages, passages, goesOnAboutFinding);
  addAfter(chosen, told, passages, goesOnAboutFamily);
  for (const p of [...chosen]) {
    const sentence = trailsAfter(p, passages);
    if (sentence !== null) chosen.add(sentence);
  }
  const vital = new Set<Passage>();
  for (const p of passages)
    if (isNeverLeftOut(p, passages, planFrom) || (guide !== null && isAlwaysSaid(p, guide))) vital.add(p);
  addWhere(
    chosen,
    concluded,
    ({ role, unit }) =>
      role === 'clinician' && /pressure/i.test(unit.text) && pressureSaid.test(plainOf(unit)),
  );
  addAfter(chosen, concluded, passages, goesOnAboutDose);
  // What medicine is to be taken, and when to call or come back, is never left out.
  for (const p of concluded)
    if (
      p.role === 'clinician' &&
      !p.unit.question &&
      (isReturnPrecaution(p.unit.text) ||
        prescribes(p.unit) ||
        warnsOff(p.unit.text) ||
        ordersByCommand(p.unit.text) ||
        leavesIt.test(p.unit.said) ||
        (interview && p.unit.words[0] === 'if' && p.section === 'plan' && tellsWhatToDo(p.unit)) ||
        (p.keep >= ever && (proposes(p) || settles(p))))
    )
      vital.add(p);
  if (interview)
    addWhere(
      chosen,
      concluded,
      (p) => p.keep > leastTold && tellsWhatToDo(p.unit) && !isProvided(p.unit, passages[p.index - 1]?.unit),
    );
  for (const p of concluded) if (withPermissionFilled(p.unit, passages, p.index) !== p.unit) chosen.add(p);
  for (const p of vital) chosen.add(p);
  // When the next visit is, once.
  const next = concluded.filter(
    ({ role, unit }) => role === 'clinician' && !unit.question && comesBack.test(unit.text),
  );
  if (next.length > 0 && !next.some((p) => chosen.has(p))) chosen.add(next.at(-1)!);
  const used: Passage[] = [];
  for (const p of passages)
    if (
      chosen.has(p) &&
      (spoken < shortVisit || p.keep >= ever || vital.has(p)) &&
      !isSmallTalk(p.unit) &&
      !isIdle(p.unit) &&
      !p.reply?.units.some(saysWhoseSide) &&
      !isOfKin(p, passages)
    )
      used.push(p);
  return used;
}

function isCandidate({ keep, unit, role, section }: Passage, interview: boolean): boolean {
  return (
    keep >= leastKeep ||
    unit.question ||
    (interview && role === 'clinician' && found.has(section) && keep >= leastFound)
  );
}

function leniencyFor(
  { unit, section }: Passage,
  before: Passage | undefined,
  leniency: number,
  interview: boolean,
): number {
  if (isProvided(unit, before?.unit)) return 1;
  return interview && found.has(section) ? Math.min(leniency, leniencyFound) : leniency;
}

function isOnset({ role, unit }: Passage): boolean {
  return role === 'patient' && tellsOnset(unit);
}

// "There are scattered wheezes. No crackles.": what was not found belongs with what was.
function goesOnAboutFinding({ section, keep, unit }: Passage, before: Passage): boolean {
  return (
    section === 'exam' &&
    before.section === 'exam' &&
    unit.turn === before.unit.turn &&
    (/^no\b/i.test(unit.text) || (unit.words.length < 10 && keep > 0.1)) &&
    examSystemOf(unit.text) !== null
  );
}

// "My dad has Parkinson's. My sister's got lupus.": of a family all that is ill.
function goesOnAboutFamily({ section, role, unit }: Passage, before: Passage): boolean {
  return (
    section === 'family' &&
    before.section === 'family' &&
    role !== 'clinician' &&
    unit.turn === before.unit.turn &&
    unit.clinical.conditions > 0
  );
}
