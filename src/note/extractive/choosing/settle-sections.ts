import { partNamed } from '../../language/side-turned-to.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { asksHowFar } from '../answers/labelled-answer.ts';
import {
  foundByNature,
  isSeen,
  isStressed,
  leftUntested,
  lesion,
  movesSoFar,
  notFound,
  ofExamination,
  onPhoto,
  saidToPatient,
  signTested,
} from '../examination/finding-cues.ts';
import { findsNothingThere } from '../examination/is-finding.ts';
import { measuredIn } from '../examination/measured.ts';
import { measured, readsValue, riskScored, tellsResult, tested, urine } from '../examination/result-cues.ts';
import { familyTalk } from '../history/family-talk.ts';
import { type SectionLabel, sectionLabels } from '../learned/section-labels.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { examSystemOf } from '../lexicon/exam-words.ts';
import { stopOf } from '../medications/told-to-stop.ts';
import { decidesWithin, ordersStudy } from '../plan/decides-within.ts';
import { examinedFrom, opensVisit } from '../plan/plan-start.ts';
import {
  isAdvice,
  isForbidden,
  isOrder,
  isOutrightOrder,
  isPrecaution,
  tellsWhatToDo,
} from '../plan/told-to-do.ts';
import { isVaccineToday } from '../plan/vaccine-today.ts';
import { opensDictation, titleDictated } from '../problems/dictated-title.ts';
import {
  countsEpisodes,
  isBareStanding,
  judgesLevel,
  tellsHowIllnessStands,
  tellsInjury,
} from '../problems/illness-stands.ts';
import { isSaidSo } from '../problems/opinion-said.ts';
import {
  isFoundSign,
  isPlainlyBeside,
  isPlainName,
  mayDiagnose,
  names,
  saysPlainly,
  tellsDiagnosis,
} from '../problems/plain-diagnosis.ts';
import { confirmedName, namedBeside, problemNamed } from '../problems/problem-name.ts';
import { judgesPressure, opensProblems, saysDiagnosis } from '../problems/says-diagnosis.ts';
import { blamesCause } from '../problems/spoken-topic.ts';
import { wantsReading } from '../rephrase/wanted-reading.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isArranged, namesOutright, weighs } from './judged-or-arranged.ts';
import { namesOrder } from './left-out-orders.ts';
import { namesTest } from './left-out-results.ts';
import { blamesOrgan, leavesOpenWhich, tellsRisk } from './only-talked-over.ts';

const found: readonly SectionLabel[] = ['exam', 'results', 'vitals'];
const foundOrJudged: ReadonlySet<SectionLabel> = new Set([...found, 'ros', 'none', 'assessment']);

const notTold = new Set<SectionLabel>(['none', 'cc', 'assessment', 'plan']);
const toldOrFound = sectionLabels.filter((label) => !notTold.has(label));

const givenBefore =
  /^(?:(?:and|so|okay) ){0,2}(?=)(?:you|he|she) (?:were|was)(?=) (?:given|prescribed|started on|put on)\b/;
const didElsewhere =
  /^(?:so |and |then )?(?=)(?:she|he|they)(?=) (?:biopsied|removed|excised|froze|shaved|drained|referred|ordered|checked)(?=)\b/i;

const history: readonly SectionLabel[] = ['hpi', 'pmh', 'meds', 'social', 'family'];
const leans =
  /^(?:(?:and|but|so),? )?(?:it|they)(?=['’ ])|^(?:a|an|one|two|three|\d+) (?:[a-z]+,? ){0,4}[a-z]+\W*$/i;
const longestLeaning = 8;

// "I have a breathing machine. It's in the closet.", "Two. A week, not a day.": one matter, one section.
function leansOn(p: Passage, before: Passage): boolean {
  return (
    p.section !== before.section &&
    p.unit.turn === before.unit.turn &&
    p.unit.words.length <= longestLeaning &&
    history.includes(p.section) &&
    history.includes(before.section) &&
    p.role !== 'clinician' &&
    !before.unit.question &&
    p.unit.clinical.drugs + p.unit.clinical.conditions + p.unit.clinical.symptoms.length === 0 &&
    leans.test(p.unit.text)
  );
}

// "Any conditions?" "High blood pressure." "Anything else?" "Just hay fever."
function goesOnWithIllnesses({ role, section, unit, index }: Passage, out: readonly Passage[]): boolean {
  const { answers, clinical } = unit;
  if (role === 'clinician' || section === 'pmh' || answers === null) return false;
  if (clinical.conditions === 0 || clinical.drugs > 0 || !asksMore.test(answers.said)) return false;
  const before = out.slice(Math.max(0, index - moreReach), index).findLast((one) => one.role !== 'clinician');
  return before?.section === 'pmh' && before.unit.answers !== null;
}
const asksMore =
  /^(?:(?:and|okay|so|great|good|right)(?=) ){0,2}any(?:thing| others?| more)?(?=)(?: else)?(?: (?:at all|i should know(?: about)?|like that))?$/;
const moreReach = 4;

const saidLate: readonly SectionLabel[] = ['assessment', 'plan', 'exam', 'results'];

const sure = 0.6;

/** Sections that fit the part of the visit: a plan before the summing up, or history after it, must be very likely. */
export function settleSections(passages: readonly Passage[], from: number): Passage[] {
  const course = {
    passages,
    from,
    examined: examinedFrom(passages),
    concluded: -1,
    examinedIn: -1,
    dictated: -1,
  };
  const ofFamily = familyTalk(passages);
  const out = passages.map((p) => {
    const now = settled(p, course);
    return ofFamily.has(p) && isHistoryOf(now) ? { ...now, section: 'family' as const } : now;
  });
  for (const [i, p] of out.entries()) if (tellsStatus(p)) out[i] = { ...p, section: 'assessment' };
  for (const [i, p] of out.entries()) if (leavesAlone(p)) out[i] = { ...p, section: 'plan' };
  for (const [i, p] of out.entries()) if (onlyLooks(p)) out[i] = { ...p, section: 'none', keep: 0 };
  for (const [i, p] of out.entries()) if (tellsCourse(p)) out[i] = { ...p, section: 'hpi' };
  for (const [i, p] of out.entries()) if (goesOnWithIllnesses(p, out)) out[i] = { ...p, section: 'pmh' };
  for (let i = 1; i < out.length; i++)
    if (leansOn(out[i]!, out[i - 1]!)) out[i] = { ...out[i]!, section: out[i - 1]!.section };
  for (let i = 0; i + 1 < out.length; i++)
    if (opensRisk(out[i]!, out[i + 1]!)) out[i] = { ...out[i]!, section: out[i + 1]!.section };
    else if (leadsToQuestion(out[i]!, out[i + 1]!)) out[i] = { ...out[i]!, section: 'none', keep: 0 };
    else if (opensTalk(out[i]!, out[i + 1]!))
      for (const k of [i, i + 1]) out[k] = { ...out[k]!, section: 'none', keep: 0 };
  return out;
}

// "I'd leave that one alone."
function leavesAlone({ role, section, unit }: Passage): boolean {
  return role === 'clinician' && section !== 'plan' && !unit.question && leaves.test(unit.said);
}
const leaves =
  /^(?:(?:so|and|but|yeah|okay|well|no) ){0,2}(?:i'd|i would|let's|we'll|i'll|just) (?:just )?leave (?:that|it|those|them|this)(?: one)?(?: well)? (?:alone|be|as it is|where it is|as they are)\b/;

// "I felt your lymph nodes to see if any of them felt abnormal."
function onlyLooks({ role, section, unit }: Passage): boolean {
  return role === 'clinician' && section === 'exam' && toSee.test(unit.said) && !seen.test(unit.said);
}
const toSee = /\bto see (?:if|whether) (?:any|there|it|they|you|he|she)\b/;
const seen = /\b(?:no|not|none|normal|clear|fine|good|tender|swollen|but)\b|n't\b/;

// "My asthma has been bad since the spring, I use the inhaler twice a day."
function tellsCourse({ role, section, unit }: Passage): boolean {
  const { conditions, symptoms } = unit.clinical;
  return (
    role !== 'clinician' &&
    (section === 'meds' || section === 'pmh') &&
    !unit.question &&
    conditions + symptoms.length > 0 &&
    course.test(unit.said)
  );
}
const course =
  /\b(?:has|have|'s|'ve) been (?:(?:really|so|pretty|quite|very|a lot|much|a bit) )?(?:bad|worse|better|good|terrible|awful|acting up|playing up|flaring)\b/;

// "For your chronic kidney disease, stage three, it's stable."
function tellsStatus({ role, section, unit }: Passage): boolean {
  return role === 'clinician' && section !== 'assessment' && !unit.question && status.test(unit.said);
}
const status =
  /^(?:(?:and|so|now|okay)(?=) ){0,2}(?=)(?:for|as for) (?:your|the|his|her)(?=) [a-z0-9 -]{3,50} (?:it's|it is|that's|they're)(?=)(?: still| all| very| really)?(?=) (?:resolving|stable|improving|controlled|well controlled|getting better|under control|under good control|doing well|at goal|much better|healing)$/;

// "Hello Nora. Did you get through the snow all right?"
function opensTalk({ role, unit, index }: Passage, next: Passage): boolean {
  return (
    role === 'clinician' &&
    unit.question &&
    index < opening &&
    ofSmallTalk.test(unit.said) &&
    !namesAnything(unit.clinical) &&
    !namesAnything(next.unit.clinical)
  );
}
const opening = 6;
const ofSmallTalk =
  /\b(?:snow|weather|rain|traffic|parking|weekend|holidays?|vacation|christmas|thanksgiving|fishing|grandkids|grandbaby|game)\b/;

// "The breast cancer thing. For every thousand women your age there'd be about 23 cases.": a risk that is talked over.
function opensRisk(p: Passage, next: Passage): boolean {
  return (
    p.section === 'assessment' &&
    next.section === 'plan' &&
    p.role === 'clinician' &&
    p.unit.turn === next.unit.turn &&
    isThing(p.unit.words) &&
    chances.test(next.unit.said)
  );
}

function isThing(words: readonly string[]): boolean {
  return words[0] === 'the' && words.at(-1) === 'thing' && words.length > 2 && words.length <= longestLeaning;
}

// "Some people on this tablet get dizzy. Have you noticed anything?": of nobody here, said to ask.
function leadsToQuestion({ role, unit }: Passage, { unit: next }: Passage): boolean {
  return (
    role === 'clinician' &&
    !unit.question &&
    next.question &&
    next.turn === unit.turn &&
    ofPeople.test(unit.said) &&
    !ofListener.test(unit.said) &&
    ofListener.test(next.said.replace(anyQuestions, ''))
  );
}
const ofPeople =
  /\b(?:some|many|most|lots? of|other|when|sometimes|often)(?=) (?:people|patients|folks|women|men|parents|kids|children)(?=)\b|\b(?:people|patients|folks)(?=) (?:can|may|might|often|sometimes|do|get|find|feel)(?=)\b/;
const ofListener =
  /\b(?:you|you're|you've|he|she|(?:has|is|was|does|did) (?:that|this|any|it)|any of (?:that|those|this)|(?:your|her|his)(?! age\b))\b/;
const anyQuestions =
  /\b(?:do|have) you (?:have |got )?(?=)any questions\b|\b(?:is|are|does) (?:that|this)(?=) (?:okay|ok|all right|make sense|clear)\b/;

const chances =
  /\b(?:for every|out of(?: every)?|in every|one in|in) (?:an? )?(?:hundred|thousand|10,?000|1,?000|100)\b|\brisks?\b/;

// "That too, there's some history of heart disease", asked of the family.
function isHistoryOf({ section, unit }: Passage): boolean {
  return ofHistory.has(section) && (unit.clinical.conditions > 0 || operated.test(unit.said));
}
const ofHistory: ReadonlySet<SectionLabel> = new Set(['cc', 'hpi', 'pmh', 'social']);
// "They did his heart bypass surgery when he was sixty."
const operated = /\b(?:surgery|operation|operated|bypass|stents?|transplant|chemo(?:therapy)?)\b/;

interface Course {
  passages: readonly Passage[];
  from: number;
  examined: number;
  /** The last turn so far that names a diagnosis, and the last that tells of an examination. */
  concluded: number;
  examinedIn: number;
  /** The last turn so far in which an assessment is dictated. */
  dictated: number;
}

// "Is that normal?" "Yes, that's a normal side effect of albuterol.": explained, and no result.
const isExpected =
  /^(?:(?:yes|yeah|no|unfortunately)(?=) ){0,2}(?=)(?:that's|that is|it's|it is) (?:[a-z]+ ){0,3}(?=)(?:normal|expected|common|side effect)\b/;
const ifNormal =
  /\bis (?:that|it|this)(?=) (?:supposed to|a side effect|normal|okay|common|expected|from the)(?=)\b/;

function asksIfNormal(before: Passage | undefined): boolean {
  return before !== undefined && before.role !== 'clinician' && ifNormal.test(before.unit.said);
}

// "Can you lift it above your head?", before anybody is examined: how it has been.
function asksAbility(said: string): boolean {
  return ability.test(said) && !byTouch.test(said);
}
const ability =
  /^(?:(?:and|so|okay|but)(?=) ){0,2}(?=)(?:can|are|do|does|could|is)(?=) (?:you|he|she|it|the|your|his|her)(?=)\b/;
const byTouch = /\b(?:here|there|this|that|me|my|i|i'm|press|push|pull|squeeze|follow|now|today)\b/;
const surelyExamined = 0.3;

function isExamined({ role, section, unit, keep }: Passage): boolean {
  return role === 'clinician' && section === 'exam' && !unit.question && keep > surelyExamined;
}

// "His temp's 102.4, pulse 130.", "so he's 39.1", "and 12.2 kilos"
function readsOut(unit: Unit): boolean {
  const { vitals } = measuredIn(plainOf(unit));
  return (
    vitals.length > 1 ||
    (vitals.length === 1 &&
      unit.isStaff === true &&
      unit.words.length <= longestRead &&
      !ofThen.test(unit.said))
  );
}
const longestRead = 12;
const ofThen = /\b(?:was|were|last|home|ago|before|yesterday|goal|usually|off|up|down|lost|gained)\b/;

// V8 forgets what it compiled of a function made anew for each visit, and this one is long.
function settled(p: Passage, course: Course): Passage {
  const { passages, from, examined } = course;
  if (p.unit.reply !== undefined) return p;
  // "You have asthma.", as it was read from the record.
  if (p.section === 'pmh' && p.sections[past] === 1) return p;
  if ((p.section === 'exam' || p.section === 'vitals') && p.role === 'clinician' && p.keep > 0.3)
    course.examinedIn = p.unit.turn;
  if (p.role === 'clinician' && !p.unit.question && confirmedName(p.unit.text) !== null)
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  // A score of risk sums up what was told.
  if (!p.unit.question && p.keep > 0.1 && riskScored.test(p.unit.text))
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.5) };
  // "How many weeks are you?" "Nineteen.": what the visit is about.
  if (p.unit.answers !== null && history.includes(p.section) && asksHowFar.test(p.unit.answers.said))
    return { ...p, section: 'hpi', keep: Math.max(p.keep, 0.5) };
  // Under a wrong label, too.
  if (!p.unit.question && p.role === 'patient' && saidToPatient.test(p.unit.text))
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.4) };
  // "I'd like you to get a cuff", where nobody's label says who speaks.
  if (
    p.role === 'patient' &&
    p.index >= from &&
    !p.unit.question &&
    directs(p.unit) &&
    !takesOffered(p.unit, passages[p.index - 1])
  )
    return {
      ...p,
      unit: { ...p.unit, role: 'clinician' },
      role: 'clinician',
      section: 'plan',
      keep: Math.max(p.keep, 0.6),
    };
  if (p.role === 'patient' && p.index >= from && choosesPlan(p)) return { ...p, section: 'plan' };
  if (p.role === 'patient' && p.index >= from && p.keep > perhapsWished && wishesNot.test(p.unit.said))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.5) };
  // A nurse who takes them reads them out.
  if (p.role === 'other' && !p.unit.question && readsOut(p.unit))
    return { ...p, section: 'vitals', keep: Math.max(p.keep, 0.6) };
  if (p.role === 'clinician' && p.unit.question && p.section === 'exam' && asksAbility(p.unit.said))
    if (!passages.slice(0, p.index).some(isExamined)) return { ...p, section: 'hpi' };
  if (p.role !== 'clinician' || p.unit.question) return p;
  if (p.section === 'plan' && changedBefore.test(p.unit.said) && asksNext(p, passages))
    return { ...p, section: 'hpi', keep: Math.max(p.keep, 0.5) };
  if (stopOf(p.unit) !== null) return { ...p, section: 'plan' };
  if (isExpected.test(p.unit.said) && asksIfNormal(passages[p.index - 1]))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.6) };
  if (steersClear.test(p.unit.said) || (p.index >= from && changesTo.test(p.unit.said)))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.6) };
  // "What I'd recommend is taking the uterus out."
  if (p.index >= from && p.section !== 'plan' && recommends.test(p.unit.said))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.6) };
  // "She's a healthy fifteen month old.", at the end of a well visit.
  if (p.index > 0 && isWell.test(p.unit.said) && !comesFor.test(p.unit.said))
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  // "I'm not sure if this is gout or an infection."
  if (leavesOpenWhich(p.unit.said) || blamesOrgan(p.unit.said))
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.8) };
  if (countsEpisodes(p.unit.said)) return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  if (
    (foundOrJudged.has(p.section) ||
      (p.section === 'plan' && !p.unit.words.includes('so') && !decidesWithin(p))) &&
    (tellsHowIllnessStands(p.unit.said) || tellsInjury(p.unit.said) || judgesLevel(p.unit.said))
  )
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  if (p.section !== 'assessment' && (turnedAndStands.test(p.unit.said) || isPregnant.test(p.unit.said)))
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  // "You also have mild retinopathy in both eyes.", once it is said what there is.
  if (
    (p.section === 'pmh' || p.section === 'hpi') &&
    alsoHas.test(p.unit.said) &&
    mayDiagnose(p) &&
    passages.some((one) => one.index < p.index && isConcluded(one))
  )
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  if (isStaged.test(p.unit.said)) return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  const plain = plainOf(p.unit);
  // "I want you under 130 over 80."
  if (p.section !== 'results' && wantsReading(plain))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.6) };
  // "That's 138 over 86, much better.", taken again at the end.
  if (p.section === 'vitals' && p.index >= from && tellsMeasure.test(plain) && !onlyOnce.test(plain))
    return p;
  if (opensDictation(plain)) course.dictated = p.unit.turn;
  // "Assessment. One, right shoulder supraspinatus tear."
  if (course.dictated === p.unit.turn && titleDictated(plain) !== null)
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6), dictated: true };
  // "Potassium 5.3, that's a touch high.": no dose, though it is a medicine too. "The lowest oxygen was 74 percent."
  if (readsValue(plain) || ofSleep.test(plain) || scoreSaid.test(plain))
    return { ...p, section: 'results', keep: Math.max(p.keep, 0.6) };
  // "The cholesterol isn't back yet.", "troponin's still pending"
  if (isPending(p.unit))
    return { ...p, unit: withoutWaiting(p.unit), section: 'results', keep: Math.max(p.keep, 0.6) };
  // "We haven't done a CT and you don't need one."
  if (needsNone.test(p.unit.said) && p.unit.words.some(namesTest))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.6) };
  if (p.section !== 'plan' && (byOwnStudy.test(plain) || ofPolyps.test(p.unit.said)))
    return { ...p, section: 'results', keep: Math.max(p.keep, 0.6) };
  const examinedNow = course.examinedIn === p.unit.turn;
  if (!ordersMotion.test(p.unit.said) && (movesSoFar(plain) || signTested.test(plain)))
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.6) };
  if (p.index >= from && p.section !== 'plan' && judgesPressure(plain))
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  if (!saidLate.includes(p.section) || p.section === 'exam')
    if (levelStands.test(p.unit.said) && (!p.unit.said.includes('pressure') || staysSo(p.unit.words)))
      return { ...p, section: p.unit.said.includes('pressure') ? 'assessment' : 'results' };
  if (isStressed(plain)) return { ...p, section: 'exam', keep: Math.max(p.keep, 0.6) };
  // "It's dry today.", of a wound that was looked at.
  if (foundNow.test(p.unit.said) && course.examinedIn >= 0 && p.unit.turn - course.examinedIn <= sideReach)
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.6) };
  if (findsNone.test(p.unit.said) && examinedNow && p.unit.clinical.drugs === 0)
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.6) };
  // "There's bruising on the outside of the right ankle. … The left one's normal.": of no test.
  const sided = p.section === 'results' && ofOtherSide.test(p.unit.said) ? otherSide(p, course) : null;
  if (sided !== null) return { ...p, unit: sided, section: 'exam', keep: Math.max(p.keep, 0.6) };
  if (walksSteps.test(p.unit.said)) return { ...p, section: 'exam', keep: Math.max(p.keep, 0.6) };
  const untested = examinedNow ? leftUntested(p.unit.text) : null;
  if (untested !== null)
    return { ...p, unit: reworded(p.unit, untested), section: 'exam', keep: Math.max(p.keep, 0.6) };
  if (foundByNature.test(plain)) return { ...p, section: 'exam', keep: Math.max(p.keep, 0.6) };
  const previous = passages[p.index - 1];
  // "You've got tender glands at the front. Nothing at the back."
  if (examinedNow && previous?.unit.turn === p.unit.turn && findsNothingThere(plain))
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.6) };
  // "And the neck?" "Not on the neck.": nothing was looked at.
  if (p.section === 'exam' && p.unit.words[0] === 'not' && p.unit.opens && asksBack(previous))
    return { ...p, section: 'none', keep: 0 };
  if (p.index >= from && p.section !== 'plan' && isArranged(p.unit.text)) return { ...p, section: 'plan' };
  // Who comes and why is no result, though it be "for an abnormal lab finding".
  if ((p.index < from || p.unit.turn === 0) && opensVisit.test(p.unit.text) && p.section !== 'pmh')
    return { ...p, section: 'hpi', keep: Math.max(p.keep, 0.5) };
  const opens = leadsToPlan(p, passages);
  if (
    (p.index >= from || opens) &&
    p.section !== 'plan' &&
    namesOutright(opens ? plain.replace(turnsTo, '') : plain)
  )
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.5) };
  // "Problem one, atrial fibrillation."
  if (opens && !saidLate.includes(p.section) && isShortName(p) && problemNamed(plain)?.strong === true)
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.6) };
  if (previous?.unit.turn === p.unit.turn && isShortName(previous) && isBareStanding(p.unit.said))
    return {
      ...p,
      unit: reworded(p.unit, `It is ${p.unit.said}.`),
      section: 'assessment',
      keep: Math.max(p.keep, 0.9),
    };
  // "She biopsied a 0.7 millimeter lesion", told before anybody is examined.
  if (p.index < from && p.section === 'results' && didElsewhere.test(p.unit.text))
    return { ...p, section: 'hpi' };
  // "You were given naproxen by A&E."
  if (p.section === 'plan' && p.role === 'clinician' && givenBefore.test(p.unit.said))
    return { ...p, section: 'hpi' };
  // "What you have is a tear. … And there's some arthritis in the background."
  if (
    p.unit.turn === course.concluded &&
    (p.section !== 'plan' || isPlainlyBeside(p.unit.text)) &&
    namedBeside(p.unit.text) !== null
  )
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  if (
    (p.index > passages.length * 0.4 ||
      saysPlainly(p, examined) ||
      answersWhat(p, previous) ||
      (opens && !p.unit.words.includes('with'))) &&
    mayDiagnose(p) &&
    (p.section !== 'plan' ||
      names.test(p.unit.text) ||
      isPlainName(plain) ||
      (tellsDiagnosis.test(plain) && !decidesWithin(p))) &&
    saysDiagnosis(plain) &&
    // Read from the record.
    p.sections[past] !== 1 &&
    !isFoundSign(p, previous) &&
    !(p.index >= from && opensProblems(plain) && decidesWithin(p))
  ) {
    course.concluded = p.unit.turn;
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  }
  // "Katherine is a 22-month-old with …", dictated at the end, says who it is about.
  if (
    p.index >= from &&
    p.section === 'plan' &&
    (who.test(p.unit.text) || dictatedJudgement.test(p.unit.text))
  )
    return { ...p, section: 'assessment' };
  if (p.index >= from && isPrecaution(plain)) return { ...p, section: 'plan' };
  // "First, the falls."
  if ((p.index >= from || opens) && p.section !== 'assessment' && opensProblems(p.unit.text))
    return { ...p, section: 'plan' };
  if (
    p.index >= from &&
    p.section !== 'plan' &&
    (p.section !== 'assessment' || (p.unit.clinical.drugs > 0 && !saysDiagnosis(plain))) &&
    tellsWhatToDo(p.unit)
  )
    return { ...p, section: 'plan' };
  if (p.index >= from && p.section !== 'plan' && handsOver.test(p.unit.said))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.6) };
  if (p.section === 'meds' && p.role === 'clinician' && !p.unit.question && staysOn.test(p.unit.said))
    return { ...p, section: 'plan' };
  // "For the blood pressure, it's a little high, here and at home."
  if (p.index >= from && p.section === 'plan' && stands.test(p.unit.said) && !decides.test(plain))
    return { ...p, section: 'assessment' };
  if (p.index > passages.length * 0.4 && found.includes(p.section) && weighs(plain))
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.5) };
  if (p.section === 'exam' && tellsRisk(p.unit.said)) return { ...p, section: 'plan' };
  if (p.section === 'exam' && blamesCause(plain))
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  if (p.section !== 'plan' && p.section !== 'results' && isAtGoal.test(p.unit.said))
    return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
  if (p.section === 'exam' && unchanged.test(p.unit.said))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.5) };
  if ((p.index >= from && isDue.test(p.unit.text)) || (p.role === 'clinician' && isVaccineToday(p.unit)))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.5) };
  if (p.index >= from && isAdvice(plain)) return { ...p, section: 'plan' };
  if ((p.section !== 'plan' || p.index < from) && measured.test(plain))
    return { ...p, section: p.section === 'results' ? 'results' : 'vitals' };
  // "Your potassium is 3.3, that's a little low": nothing is decided in it.
  if (p.index >= from && p.section === 'plan' && tested.test(plain) && !decides.test(plain))
    return { ...p, section: 'results' };
  if (
    early(p, from) &&
    (tellsResult(plain) ||
      (previous !== undefined &&
        /^last (?:time|visit|year|month)\b.*\d/i.test(plain) &&
        tested.test(plainOf(previous.unit))))
  )
    return { ...p, section: 'results' };
  // "Your GFR is 58.", read out while somebody is examined.
  if (p.section === 'exam' && p.role === 'clinician' && !p.unit.question && tested.test(plain))
    return { ...p, section: 'results' };
  if (p.index < from && urine.test(p.unit.said)) return { ...p, section: 'results' };
  // "There's a cut at the base of the thumb. Edges are clean."
  if (
    p.index < from &&
    (p.section === 'hpi' || p.section === 'ros' || p.section === 'social') &&
    examinedNow &&
    p.unit.words.length < 15 &&
    isSeen.test(p.unit.said) &&
    !/\b(?:i'm|i'll|let|you've|you had|was|were|since)\b/.test(p.unit.said)
  )
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.3) };
  // "There's a two centimeter laceration over the palmar side. It goes through the fat."
  if (
    p.index < from &&
    p.section !== 'exam' &&
    (lesion.test(p.unit.said) ||
      (p.section === 'results' &&
        previous?.unit.turn === p.unit.turn &&
        lesion.test(previous.unit.said) &&
        /^(?:it|they) /.test(p.unit.said) &&
        !tested.test(plain)))
  )
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.3) };
  // "The x-ray shows a break at the end of the radius. It's not out of place."
  if (previous?.section === 'results' && previous.unit.turn === p.unit.turn && ofBreak.test(p.unit.said))
    return { ...p, section: 'results', keep: Math.max(p.keep, 0.6) };
  // "The ear drum is red. It's not perforated."
  if (
    p.index < from &&
    p.section !== 'exam' &&
    p.unit.words.length < 8 &&
    previous?.section === 'exam' &&
    previous.unit.turn === p.unit.turn &&
    notFound.test(p.unit.said)
  )
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.2) };
  if (
    p.section !== 'exam' &&
    (ofExamination.test(plain) || (previous?.unit.turn === p.unit.turn && onPhoto.test(previous.unit.text)))
  )
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.4) };
  if (p.index >= from && (isForbidden(plain) || forbidsMedicine(p))) return { ...p, section: 'plan' };
  if (
    p.section === 'assessment' &&
    p.index >= from &&
    (decidesWithin(p) || ordersOutright.test(p.unit.said) || soDo.test(p.unit.said))
  )
    return { ...p, section: 'plan' };
  if (p.section === 'results' && p.index >= from && ordersStudy(plain)) return { ...p, section: 'plan' };
  if (p.index < from && isOutrightOrder(p.unit))
    return { ...p, section: 'plan', keep: Math.max(p.keep, 0.5) };
  // "Let's try it every other day, and take Colace with it.", while the history is taken.
  if (p.section === 'plan' && isOrder(p.unit)) return p;
  // "No, it doesn't look like measles."
  if (p.section === 'assessment' && p.index > passages.length * 0.4 && looksUnlike.test(plain)) return p;
  // "Rinse and spit after.", "check it again Monday.", told while the medicines are gone through.
  if (p.index < from && isToldInPassing(p)) return { ...p, section: 'plan', keep: Math.max(p.keep, 0.5) };
  const before = p.index < from;
  const examining = before && examined >= 0 && p.index >= examined && examSystemOf(p.unit.text) !== null;
  const fitting = examining ? found : before ? toldOrFound : saidLate;
  if (fitting.includes(p.section) || p.sections[sectionLabels.indexOf(p.section)]! > sure) return p;
  return { ...p, section: likeliest(p, fitting) };
}

const stillOut =
  /\b(?:is|are|has|have)(?: ?n['’]t| not)(?: come)? back\b|(?:\b(?:is|are)|['’](?:s|re))(?: all)?(?: still)? (?:pending|to come|awaited|outstanding)\b|\bstill waiting (?:on|for) (?:the|your|his|her|that)\b/;
const onlyIf = /\b(?:if|unless|until|till|once|when|call|ring|rash|symptoms)\b/;
const ofTests = /\b(?:results?|bloods|blood ?work|labs|cultures?|biopsy|swabs?|smear|scan)\b/;

function isPending({ said, words }: Unit): boolean {
  return (
    stillOut.test(said) && !onlyIf.test(said) && (ofTests.test(said) || words.some((word) => namesTest(word)))
  );
}

const tellsMeasure =
  /^(?:(?:okay|so|and|but|well|right now|now|today|here)(?=),?(?=) ){0,3}(?=)(?:(?:your|his|her|the)(?=) (?:weight|temperature|temp|oxygen|(?:blood )?pressure|pulse|heart rate)(?:['’]s| is)(?=)(?: about| now| at| down to| up to){0,2} \d|(?:you|he|she) weighs? \d|(?:(?:that|it)(?:['’]s| is)(?: now)? )?(?=)\d{2,3} over \d)/i;
/** "140 over 90, you call." */
const onlyOnce = /\b(?:you|he|she|they) (?:call|come|ring|go|take|stop)\b|\b(?:if|when|above|below|under)\b/i;
const foundNow =
  /^(?:(?:and|but|so|well|okay) )?(?:it|they)(?=)(?:'s|'re| is| are)(?=) (?:nice and |all |completely |quite |still )?(?=)(?:dry|clean|healed|healing|closed|red|swollen|clear|soft|flat)(?=)(?: now| today| nicely| well| up| again){1,2}$/;
const findsNone =
  /^(?:and |but )?no (?:[a-z]+ )?(?=)(?:fluid|mass(?:es)?|lumps?|swelling|redness|tenderness|guarding|murmurs?|wheezing|rash|bruising|discharge|pus|glands|nodes|crackles|o?edema)$/;
const walksSteps =
  /^(?:(?:and|so|but) )?(?:you|he|she) (?:can |could )?(?=)(?:takes?|took|walks?|walked|managed?)(?=) (?:two|three|four|five|six|ten|a few|\d{1,2}) steps(?=)(?: on it| without help| without a limp| with a limp)?$/;
const ofOtherSide =
  /^(?:(?:and|but|so),? )?(?=)(?:the |your |his |her )?(?=)(left|right|other) (?:one|side)(?=)(?:'s| is| looks?| feels?)(?=) (?:(?:completely|perfectly|all|totally|absolutely) )?(?=)(?:normal|fine|okay|good|clear|better)$/;
/** In turns. */
const sideReach = 3;

// What the other side is of: nothing but an examination was told so far.
function otherSide(p: Passage, { passages }: Course): Unit | null {
  let part: string | null = null;
  for (const { unit, role, section, keep, index } of passages) {
    if (index >= p.index) break;
    if (section === 'results' && keep > 0.3) return null;
    if (role === 'clinician' && p.unit.turn - unit.turn <= sideReach) part = partNamed(plainOf(unit)) ?? part;
  }
  return part === null ? null : reworded(p.unit, p.unit.text.replace(/\b(?:one|side)\b/, part));
}

const waits =
  /^(?:(?:and|so|but|okay|well),? ){0,2}(?:i['’]m|we['’]re|i am|we are) (?:just )?still waiting (?:on|for) (your|the|his|her) ((?:[a-z-]+ ){0,3}[a-z-]+)[.]?$/i;

// "I'm still waiting for your urine culture." → Your urine culture is still awaited
function withoutWaiting(unit: Unit): Unit {
  const text = unit.text.replace(waits, (_, whose: string, test: string) => {
    return `${upperFirst(whose)} ${test} ${/[^s]s$/.test(test) ? 'are' : 'is'} still awaited.`;
  });
  return text === unit.text ? unit : reworded(unit, text);
}

const needsNone =
  /\b(?:do|does)(?: ?n['’]t| not)(?=) need (?:(?:to (?:do|have|get) )?(?=)(?:an?|any|another|the)\b|one\b|it\b)/;

const ofBreak =
  /^(?:(?:and|but|so) )?(?=)(?:it|they|everything|the (?:bones?|break|ends))(?=)(?:'s|'re| is| are| has| have)(?=)(?: n't| not| well| still| only| just| all| nicely| slightly| a bit| a little)? ?(?=)(?:out of place|displaced|shifted|moved|lined up|in (?:a )?good (?:place|position|alignment)|through the (?:joint|growth plate))(?=)\b/;

/** "And the diabetes." */
const turnsTo = /^(?:(?:and|so|okay|now|then)(?=),? ){0,2}(?:the|your|his|her) /i;

// "Number two, asthma. Well controlled."
function isShortName({ role, unit }: Passage): boolean {
  return (
    role === 'clinician' &&
    !unit.question &&
    unit.clinical.conditions > 0 &&
    unit.words.length <= mostInName &&
    isConditionWord(unit.words.at(-1)!)
  );
}
const mostInName = 6;

// "You have diverticulitis. I'd like you on a clear diet for two days.": no illness out of the record.
function leadsToPlan({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  for (let i = index + 1; i <= index + planReach; i++) {
    const next = passages[i];
    if (next === undefined || next.unit.question) return false;
    // "Okay."
    if (next.role !== 'clinician' && next.unit.words.length <= mostInConsent) continue;
    if (next.role !== 'clinician' || next.unit.turn > unit.turn + 2) return false;
    if (next.section === 'plan') return next.keep > sure;
  }
  return false;
}
const mostInConsent = 2;
const planReach = 3;

/** "Your blood sugar is still too high." */
const levelStands =
  /^(?:(?:and|so|but|okay|now|well)(?=) ){0,3}(?=)(?:your|the|his|her)(?=) (?:(?:blood )?(?:pressures?|sugars?|glucose)|cholesterol|potassium|sodium|iron|thyroid level|a1c)(?=)(?:'s|'re| is| are)(?=) (?:(?:still|a|just|much|far|little|bit|really|quite)(?=) ){0,3}(?:too )?(?=)(?:high|low|up|down|elevated|raised|better|good|fine|normal)(?=)\b/;

const staysSo = (words: readonly string[]) => words.includes('still') || words.includes('too');

/** "Work on the flexion, 90 degrees by next time." */
const ordersMotion =
  /\b(?:i want|we want|work on|goal|should|need|will|going to|gon na|by|until|try|exercises?|surgery|therapy)\b/;
/** "I put the ultrasound on it and the tendon is thickened." */
const byOwnStudy =
  /^(?:(?:and|so|then),? )*i (?:just )?(?:put|ran|did|used)(?=) (?:the|an?)(?=) (?:ultrasound|probe|doppler)\b.{0,60}\b(?:is|are|there['’]s|shows?|looks?)(?=)\b/i;
/** "There were two polyps, I took those off. They were both adenomas." */
const ofPolyps =
  /^(?:(?:and|so|but|okay) )*(?:there (?:was|were) (?:[a-z0-9]+ ){1,4}(?=)polyps?\b|(?:they|those|it) (?:were|was|are|is)(?=) (?:both |all |an? )?(?=)(?:tubular )?adenomas?\b|i (?:removed|snared) (?:[a-z0-9]+ ){1,4}(?=)polyps?\b)/;

const comesFor = /\b(?:here|who|whose|presents?|presenting|comes?|came|brought|seen|with|for|but)\b/;
const isWell =
  /\b(?:he|she|baby|you)(?:'s|'re| is| are) an? (?:[a-z]+ ){0,2}healthy (?:[a-z0-9-]+ )?(?:(?:day|week|month|year)s?[- ]old|boy|girl|baby|child|kid|infant|toddler|newborn|teenager)\b|^(?:(?:and|so|okay) )*(?:the |his |her |a )?(?:well[- ](?:child|baby|visit)|(?:annual )?physical)(?: check(?:-?up)?| exam| visit)?(?:'s| is| was| looks?) (?:all |completely |totally )?(?:normal|good|fine|great)$|^(?:(?:and|so|okay) )*(?:his |her |the |your )?growth(?: and development)?(?:'s| is| are| looks?) (?:all |both )?(?:great|good|normal|fine|on track|perfect)$/;

/** "Your PHQ-9 score was 16." */
const scoreSaid =
  /^(?:your|his|her) (?:phq|gad|moca|mmse|mini|epworth|edinburgh|audit)[a-z0-9 -]{0,30} score (?:is|was) \d/i;

const ofSleep =
  /^(?:(?:and|so|but|okay|your|the|his|her) )*(?:lowest oxygen|oxygen nadir|(?:lowest )?(?:oxygen|sats?)\b.{0,20}\bon the sleep study)\b.{0,30}\d/i;

/** "And here's the number for the quit line." */
const handsOver =
  /^(?:and |so )?here(?:'s| is)(?=) (?:the|an?|some|your)(?=) (?:(?:crisis|phone|help) )?(?=)(?:number|leaflet|sheet|handout|information|form)(?=) (?:for|about|on) /;

/** "For the cholesterol, stay on the atorvastatin 40." */
const staysOn =
  /^(?:(?:and|so|then) )?(?:for|as for)(?=) (?:the|your|his|her) [a-z -]{3,30} (?:stay on|keep taking|continue|keep up)(?=) (?:the|your|with)\b/;

// "We went up on the sertraline from 50 to 100 milligrams. How has that been going?"
const changedBefore =
  /^(?:(?:so|and|now|last time|last visit)(?=) ){0,2}(?:we|i) (?:also )?(?=)(?:went (?:up|down)|increased|decreased|raised|lowered|started|switched|bumped|doubled|added|changed|put you)(?=)\b/;

function asksNext({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  const next = passages[index + 1]?.unit;
  return next?.turn === unit.turn && next.question;
}

function asksBack(before: Passage | undefined): boolean {
  return before?.unit.question === true && before.role !== 'clinician';
}

const recommends =
  /^(?:(?:so|and|but|well|now) )*what (?:i|we)(?:'d| would)? (?:recommend|suggest|propose|advise)(?: for you)? is /;

const plan = sectionLabels.indexOf('plan');
const past = sectionLabels.indexOf('pmh');
const likelyPlanned = 0.5;
const perhapsPlanned = 0.14;
const perhapsKept = 0.25;

const begins =
  /^(?:(?:so|and|then|but) )*(?:leave|let|start|stop|take|use|keep|hold|add|switch|swap|go|try)\b/;
const ofExam = /\b(?:exam|examination|template|hurts?|vitals)\b/;

// A list of medicines, too, names doses as a plan does.
function isToldInPassing({ unit, keep, sections }: Passage): boolean {
  if (keep <= perhapsKept || sections[plan]! <= perhapsPlanned) return false;
  const named = unit.clinical.drugs > 0;
  if (ofExam.test(unit.said)) return false;
  return (!named || (sections[plan]! > likelyPlanned && begins.test(unit.said))) && tellsWhatToDo(unit);
}

const chooses =
  /^(?:(?:no|yes|yeah|okay|well|oh|then|so|alright|but) )*i(?:['’](?:ll|d)|['’]m (?:not )?(?:going to|gon na)| will| wo n't| would| ca n't| can| am not going to| do n't want)(?: (?:just|rather|sooner|really|not))* [a-z]+/;

// "I'd rather try the other things first.", when it is talked of what to do.
function choosesPlan({ unit, keep, sections }: Passage): boolean {
  return (
    !unit.question &&
    keep > likelyPlanned &&
    unit.words.length > 4 &&
    sections[plan]! > likelyPlanned &&
    chooses.test(unit.said) &&
    !/\b(?:it|that|them|those|this)$/.test(unit.said)
  );
}

// "I don't want anything that makes me drowsy."
const perhapsWished = 0.2;
const wishesNot =
  /^(?:(?:no|yes|yeah|okay|well|oh|then|so|but|and) )*(?:i do n't want(?! to (?:be one|sound|seem|bother|hear|talk|know|scare|say|waste)\b)|i'd (?:rather|sooner)) [a-z]+ [a-z]/;

// "No Imodium, that's not safe at his age."
function forbidsMedicine({ unit, section }: Passage): boolean {
  return section === 'exam' && unit.clinical.drugs > 0 && unit.words[0] === 'no';
}

// "It's stage one A."
const isStaged =
  /^(?:(?:and|so|okay) )*(?:it|that|this)(?:'s| is)(?=) (?:(?:a|only|an early) )?(?=)stage (?:one|two|three|four|[1-4])(?=)(?: [abc]|[abc])?$/;
// "For your kidney disease, stage 3, it's stable."
const turnedAndStands =
  /^(?:(?:and|so|okay|now|then)(?=) ){0,2}(?=)(?:for|as for) (?:the|your|his|her)(?=) [a-z0-9 '-]{3,50} (?:it's|it is|that's|they're)(?=) (?:(?:very|pretty|quite|still|also|all)(?=) ){0,2}(?=)(?:stable|resolving|resolved|improving|getting better|(?:well |under (?:good )?)?control(?:led)?|at goal|in remission)$/;
// "You're 12 weeks pregnant and everything looks good."
const isPregnant = /^(?:(?:and|so) )?(?:you're|she's|you are|she is) [a-z0-9-]{1,15} weeks pregnant\b/;

function isConcluded({ role, section, unit, keep }: Passage): boolean {
  return role === 'clinician' && section === 'assessment' && !unit.question && keep > sure;
}
const alsoHas =
  /^(?:(?:and|so|now|then)(?=) ){0,2}(?=)you (?:also have|have also got|'ve also got|do have) [a-z]/;
const who =
  /^(?:so |and |okay,? )?(?:[a-z]+|mr\.? [a-z]+|ms\.? [a-z]+|mrs\.? [a-z]+|the patient|this) is an? [^.]{0,30}\b(?:year|month|week|day)s?[- ]old\b/i;

const dictatedJudgement =
  /^(?:for |under )?(?:the )?(?=)assessment(?: and plan)?(?=),? (?:the patient|this|he|she|[a-z]+) /i;

const stands =
  /\b(?:it|that)(?: is|'s)(?=) (?:(?:still|now|not|a|little|bit|slightly|too|pretty|really|quite|well)(?=) ){0,3}(?=)(?:high|low|up|down|elevated|controlled|stable|better|worse|where we want it)\b/;

// "So I'll be ordering an x-ray to be sure that nothing is broken."
const ordersOutright =
  /\b(?:i|we)(?:'ll|'m going to|'m gon na|'re going to| will| am going to| are going to| want to| can| would like to)(?: (?:go ahead and|be|also|just|probably|then))* (?:order|ordering|schedule|scheduling|refer|referring|prescribe|prescribing|repeat|repeating|have (?:you|him|her|them))\b/;

// "It's only catching from the blisters, so keep them covered."
const soDo =
  / so (?:please |just )?(?=)(?:keep|take|use|avoid|wash|cover|rest|drink|eat|wear|leave|stop|hold off|stay|do n't|never)(?=) (?!(?:know|think|have|see|mind|need|get|worry|that|it's)(?=)\b)[a-z]+/;

// "I'd stay away from those.", while the medicines are gone through. "So don't just pull it."
const steersClear =
  /^(?:(?:and|but|so|no|well|then|yeah) )*(?:(?:i'd|i would|you'd better) (?:stay away from|avoid|skip|steer clear of|lay off|leave off|keep off|hold off|not take|not use)|stay away from)(?=) [a-z]|^we'll (?:need|have) to [a-z ]{3,60} so do n't (?:just )?[a-z]+ (?:it|them|that)\b/;
// "Make it twenty."
const changesTo =
  /^(?:(?:and|but|so|then|okay|let's) )*make it (?:[a-z]+|\d+)(?: (?:a day|milligrams|units|twice a day))?$/;

const looksUnlike = /\b(?:(?:does|do) not (?:look|sound|seem) like|(?:is|are) not [a-z]+(?: [a-z]+)?\W*$)/i;

const decides =
  /\b(?:will|going to|gon ?na|want|need|like|should|let|increase|decrease|start|stop|continue|keep|take|order|repeat|recheck|check|add|switch|goal|so (?:i|we)|if)(?=)\b|['’]ll\b/i;

const directsOther = /^(?:[a-z]+ ){0,5}(?:i'd like|i would like|i want|i need) you to [a-z]/;
// "Don't quit the lorazepam cold."
const forbidsOther =
  /^(?:(?:and|but|so) )?do n't (?:drive|quit|stop|skip|miss|take|use|lift|double)(?=) (?!me\b|my\b|us\b|our\b)[a-z]/;
const willDo =
  /^(?:(?:and|so|then) )*(?:we'll|we will|i'll|i will)(?=) (?:do|check|get|order|start|send|refer|see you|give you(?! (?:an?|one|two|the)(?=) (?:week|month|day|year|call|ring|hint|minute|break|chance|try)(?=)\b)|put you) /;

// "I'll get new glasses" may well be the patient's, "I'll get an x-ray" is not.
function directs({ said, words, clinical }: Unit): boolean {
  if (directsOther.test(said) || forbidsOther.test(said)) return true;
  if (!willDo.test(said) || words.includes('my')) return false;
  return clinical.drugs > 0 || words.some((word) => word === 'you' || namesOrder(word) || namesTest(word));
}

const takes = /^(?:(?:yeah|yes|okay|well|oh) )*i'll do the ([a-z]+)/;

// "I can refer you for physio." "I'll do the physio.": the patient will.
function takesOffered({ said }: Unit, before: Passage | undefined): boolean {
  const what = takes.exec(said)?.[1];
  return what !== undefined && before?.role === 'clinician' && before.unit.words.includes(what);
}

const isDue =
  /\bdue (?:(?:for|to have) )?(?:an?|your|his|her|the|another) (?:[a-z-]+ ){0,3}(?=)(?:mammogram|colonoscopy|pap|smear|screening|vaccin\w+|shots?|booster|jab|scan|bone density|physical|blood ?work|labs?|eye exam)(?=)\b/i;

// "So am I diabetic?" "No, you're prediabetic."
function answersWhat({ unit }: Passage, previous: Passage | undefined): boolean {
  return previous?.unit.question === true && previous.role !== 'clinician' && isSaidSo(plainOf(unit));
}

// "You're almost at goal.", "pressure's come down nicely"
const isAtGoal =
  /^(?:(?:so|and|but|okay|well|now|good) ){0,2}(?:(?:you|he|she|it|that)(?:'re|'s| are| is)(?: (?:right|almost|nearly|now|well|still|not|just|pretty much)){0,2} (?:at|close to|above|below)(?=) (?:your |his |her |the |our )?(?:goal|target)|(?:your |the |his |her )?(?:blood )?(?:pressure|sugars?|cholesterol)(?:'s| has| have)(?: really)? come down(?: (?:nicely|well|a lot|a bit|some))?)$/;

// "The cholesterol is perfect, so no changes there."
const unchanged =
  /\bso (?:stay on|keep (?:taking|using|on with|up with)|carry on with|continue)(?=) (?:the|your|with the|with your|that) [a-z]+|\bso (?:there(?:'s| are|'ll be) )?no changes?(?=)(?: (?:there|to (?:that|it|the [a-z]+)|today|needed|for now))?$/;

function early(p: Passage, from: number): boolean {
  return p.index < from && p.section !== 'exam' && p.section !== 'vitals';
}

function likeliest(p: Passage, among: readonly SectionLabel[]): SectionLabel {
  return among.reduce((best, label) =>
    p.sections[sectionLabels.indexOf(label)]! > p.sections[sectionLabels.indexOf(best)]! ? label : best,
  );
}
