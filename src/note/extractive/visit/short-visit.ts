import { blamesOrgan, leavesOpenWhich, tellsRisk } from '../choosing/only-talked-over.ts';
import { announcesDoing } from '../examination/done-in-room.ts';
import { measured, readsValue, tested as valued } from '../examination/result-cues.ts';
import { isStudyTold } from '../examination/result-up.ts';
import { vitalsIn } from '../examination/vitals.ts';
import { type SectionLabel, sectionLabels } from '../learned/section-labels.ts';
import { examSystemOf } from '../lexicon/exam-words.ts';
import { readsList } from '../medications/recorded-list.ts';
import { stopOf } from '../medications/told-to-stop.ts';
import { afterExamination } from '../plan/plan-start.ts';
import { isOrder, tellsWhatToDo } from '../plan/told-to-do.ts';
import { isFoundSign } from '../problems/plain-diagnosis.ts';
import { conclusionOf } from '../problems/problem-name.ts';
import { isShown, judgesPressure, saysDiagnosis } from '../problems/says-diagnosis.ts';
import { isProvided } from './provided.ts';
import { isTakenForTalk } from './taken-for-talk.ts';
import { toldShortly } from './told-shortly.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const plan = sectionLabels.indexOf('plan');
const sure = 0.6;
const surely = 0.85;
const exam = sectionLabels.indexOf('exam');
const hardly = 0.1;
const likely = 0.55;
const concludes: ReadonlySet<SectionLabel> = new Set(['assessment', 'plan', 'results']);

/** In words: below this a visit is too short for its parts to be told apart by where they stand. */
const short = 220;

// "Let's schedule it", "okay, thank you": in words, what patients say at the end of any visit.
const courtesy = 5;

const finds =
  /\b(?:is|are|look|looks|sound|sounds|feels|seems?|clear|normal|red|swollen|tender|stable|no|good|fine)\b/i;
const told =
  /\b(?:you (?:have been|had|said|told|take|get|feel)|how|since|been|your (?:mother|father|family))\b/i;
const supposed = /\b(?:likely|because|causes?|could|may|might|if|when|dos(?:e|age)|medications?|will)\b/i;
const asItIs =
  /\b(?:is|are|was|were|has|have|had|seems?|looks?|came|been|might|explains?|think|feel|hope|know|thank you|bye)(?=)\b|['’](?:s|ve|re)\b|n['’]t\b/i;
const tested =
  /\b(?:x-?rays?|ct|mri|ultrasound|ekg|ecg|strep|culture|urine|swab|blood ?(?:tests?|count|work)|labs?|films?|scan|(?:test |lab )?results?|reports?) (?:\w+ )?(?=)(?:is|was|shows?|showed|came back|looks?|are)(?=)\b/i;

/**
 * The parts of a visit of a few turns by what the clinician says, since place and models tell little there: decisions and
 * instructions are its plan, a diagnosis given is its assessment, what is seen and felt its examination. A visit that is
 * not short comes back as it is, unless no plan was found (`planless`); `from` is where its plan begins.
 */
export function settleShortVisit(
  passages: readonly Passage[],
  from: number,
  planless: boolean,
  interview = false,
): { passages: readonly Passage[]; from: number } {
  const words = passages.reduce((sum, p) => sum + p.unit.words.length, 0);
  if (words >= short && !planless && !interview) return { passages, from };
  return settled(words < short ? toldShortly(passages) : passages, from, words, interview);
}

function settled(
  passages: readonly Passage[],
  from: number,
  words: number,
  interview: boolean,
): { passages: readonly Passage[]; from: number } {
  const acts: boolean[] = [];
  for (const [i, passage] of passages.entries()) acts.push(isAct(passage, passages[i - 1]?.unit));
  if (!acts.includes(true)) return { passages: words < short ? passages.map(judged) : passages, from };
  const own = passages.filter(({ role }) => role === 'patient' || role === 'relative');
  const told = own.reduce((sum, { unit }) => sum + unit.words.length, 0);
  // A plan is what comes when most has been told; in a long visit of questions nearly all.
  const most = interview && words >= short ? 0.2 : 0.4;
  const lateAmong = (tells: readonly Passage[]) =>
    acts.findIndex(
      (act, i) =>
        act &&
        stopOf(passages[i]!.unit) === null &&
        tells.reduce((sum, { unit, index }) => sum + (index > i ? unit.words.length : 0), 0) <=
          Math.max(most * told, courtesy),
    );
  const whole = lateAmong(own);
  // "He's got ADHD. Start Concerta." "Is it okay with his heart?": what is asked then is not told.
  const tells = own.filter(({ unit }) => !unit.question);
  const late =
    whole < 0 && words < short && (tells.length === 0 || names(passages)) ? lateAmong(tells) : whole;
  // A patient who has been examined may have much to ask and to answer while the plan is made.
  const examined = passages.findIndex(
    (p) => p.role === 'clinician' && !p.unit.question && saidAs(p) === 'exam',
  );
  const start = late < 0 && examined >= 0 ? acts.indexOf(true, examined) : late;
  if (start < 0) return { passages, from };
  const course = { start, interview, isLong: words >= short, turn: -1 };
  const out: Passage[] = [];
  for (const p of passages)
    out.push(settledIn(p, passages[p.index - 1]?.unit, acts[p.index] === true, course));
  const { turn: decided } = passages[start]!.unit;
  const concluded = out.findIndex(({ unit, section }) => unit.turn === decided && section === 'assessment');
  const begun = Math.min(from, start, concluded < 0 ? start : concluded);
  return { passages: out, from: afterExamination(begun, out) };
}

// "It's gastroenteritis.", where nothing is decided.
function judged(p: Passage): Passage {
  const { unit, role, section } = p;
  const isOpen =
    role === 'clinician' && !unit.question && unit.reply === undefined && section !== 'assessment';
  return isOpen && unit.turn > 0 && names([p]) && !isFoundSign(p, undefined)
    ? settle(p, 'assessment', 0.6)
    : p;
}

function names(passages: readonly Passage[]): boolean {
  return passages.some(
    ({ role, unit }) => role === 'clinician' && !unit.question && saysDiagnosis(plainOf(unit)),
  );
}

/** `course` knows where the plan begins, and in which turn something was decided last. */
function settledIn(
  p: Passage,
  before: Unit | undefined,
  decides: boolean,
  course: { start: number; interview: boolean; isLong: boolean; turn: number },
): Passage {
  const { unit, index } = p;
  if (unit.role !== 'clinician' || unit.question || unit.reply !== undefined) return p;
  if (course.isLong && isTakenForTalk(p)) return p;
  if (p.section === 'results' && isStudyTold(unit)) return p;
  if (decides && (index >= course.start || (course.interview && isOrder(unit)))) {
    course.turn = unit.turn;
    return settle(p, 'plan', 0.7);
  }
  if (leavesOpenWhich(unit.said) || blamesOrgan(unit.said)) return settle(p, 'assessment', 0.8);
  const label = saidAs(p);
  // "Your blood pressure is slightly high, but you're in pain.", on the way through the examination.
  if (course.isLong && index < course.start && label === 'assessment' && judgesPressure(plainOf(unit)))
    return p;
  // "Physical therapy at home, for the legs.", where the model is sure.
  if (label === 'exam' && index >= course.start && p.section === 'plan' && p.sections[plan]! > sure) return p;
  // "Blood pressure's good, no sign of it coming back.": weighed, though it names a part.
  if (label === 'exam' && concludes.has(p.section) && p.sections[sectionLabels.indexOf(p.section)]! > surely)
    return p;
  // "It's not just skin, it does raise the risk.", where the models have a whole visit to go by.
  if (
    label === 'exam' &&
    course.isLong &&
    concludes.has(p.section) &&
    p.sections[exam]! < hardly &&
    p.sections[sectionLabels.indexOf(p.section)]! > likely
  )
    return p;
  if (label !== null) return settle(p, label, 0.6);
  // "Keep it dry. Stitches out in ten days.": the plan goes on.
  return unit.turn === course.turn && !isProvided(unit, before) && goesOn(plainOf(unit), unit.words.length)
    ? settle(p, 'plan', 0.5)
    : p;
}

/** "I can feel your liver edge. No fluid." */
const noneFound =
  /^no (?:[a-z]+ ){0,2}(?=)(?:fluid|masse?s?|lumps?|swelling|redness|tenderness|guarding|murmurs?|wheeze?s?|wheezing|rash|bruising|discharge|pus|glands|nodes|crackles|o?edema)$/;

function isAct(passage: Passage, before: Unit | undefined): boolean {
  const { unit } = passage;
  if (unit.reply !== undefined || announcesDoing(unit.text)) return false;
  if (keepsOn(passage)) return true;
  if (before?.turn === unit.turn && noneFound.test(unit.said)) return false;
  if (unit.role === 'clinician' && (readsValue(plainOf(unit)) || measured.test(plainOf(unit)))) return false;
  return (
    (tellsWhatToDo(unit) && !readsList(passage) && !isProvided(unit, before) && !isAnswer(unit, before)) ||
    tellsWhenAsked(unit, before)
  );
}

// "Do you take anything for those?" "Propranolol 40 milligrams twice a day.": whoever is taken to say it.
function isAnswer(unit: Unit, before: Unit | undefined): boolean {
  return (
    before?.question === true &&
    before.role === 'clinician' &&
    before.turn !== unit.turn &&
    unit.words.length < 12
  );
}

const asksWhat =
  /\bwhat (?:should|can|do|would|could|shall)(?=) (?:i|we)(?=) (?:use|do|take|put|give|try|eat)(?=)\b|\bhow (?:do|should) (?:i|we)(?=) (?:treat|use|take)\b|^(?:(?:and|so|okay) )*how (?:often|long|many|much)$|^(?:(?:and|so|okay|but) )*how long (?:will|would|should|do|am|must)(?=) (?:i|we|he|she|it)\b/;

// "What should I use?" "Zinc oxide with every diaper change.": an answer that is no sentence tells what to do.
function tellsWhenAsked(unit: Unit, before: Unit | undefined): boolean {
  return (
    unit.role === 'clinician' &&
    !unit.question &&
    before?.question === true &&
    before.role !== 'clinician' &&
    asksWhat.test(before.said) &&
    unit.words.length > 2 &&
    !asItIs.test(unit.text)
  );
}

function goesOn(text: string, words: number): boolean {
  return words > 2 && words < 11 && !asItIs.test(text);
}

function settle(p: Passage, section: SectionLabel, keep: number): Passage {
  return { ...p, section, keep: Math.max(p.keep, keep) };
}

// "Probably, if the ultrasound shows stones."
const supposes =
  /^(?:(?:and|so|but) )?if\b|\bif (?:the|your|his|her)(?=) (?:[a-z-]+ ){1,4}(?:shows?|is|are|comes? back)\b/i;

// "Cholesterol looks good, so stay on the atorvastatin 40."
function keepsOn({ unit, role }: Passage): boolean {
  const text = plainOf(unit);
  return (
    role === 'clinician' &&
    !unit.question &&
    unit.clinical.drugs > 0 &&
    soKeeps.test(text) &&
    ofMeasure.test(text)
  );
}
const ofMeasure =
  /^(?:(?:and|so|your|the|his|her),?(?=) ){0,2}(?=)(?:cholesterol|ldl|a1c|sugars?|blood pressure|thyroid|tsh)(?=)\b/i;
const soKeeps = /, so (?:please |just |let['’]s )?(?:stay on|keep|continue|carry on)\b/i;

function saidAs(p: Passage): SectionLabel | null {
  const { unit } = p;
  const text = plainOf(unit);
  if (supposes.test(text)) return null;
  if (isShown(text) || (conclusionOf(text) !== null && saysDiagnosis(text))) return 'assessment';
  if (keepsOn(p)) return 'plan';
  if (readsValue(text) || tested.test(text) || valued.test(text)) return 'results';
  if (vitalsIn(text).length > 0) return 'vitals';
  if (judgesPressure(text)) return 'assessment';
  if (saysDiagnosis(text)) return isFoundSign(p, undefined) ? 'exam' : 'assessment';
  if (unit.words.length > 14 || !finds.test(text) || told.test(text) || supposed.test(text)) return null;
  return examSystemOf(text) === null || tellsRisk(unit.said) ? null : 'exam';
}
