import { type PatientFacts, patientOf, type Sex } from '../language/patient.ts';
import type { Source } from '../note.ts';
import type { SpecialtyGuide } from '../specialty-guides/guide.ts';
import { guideFor } from '../specialty-guides/guides.ts';
import type { DraftSentence, WriterInput } from '../writer.ts';
import { withoutAdviceRepeated } from './advice-repeated.ts';
import { allergiesIn, withoutTold } from './allergies.ts';
import { withAppointmentSettled } from './appointment-settled.ts';
import { withAskedMedicineNamed } from './asked-medicine.ts';
import { writeAssessment } from './assessment.ts';
import { calledByName, withoutCall } from './called-by-name.ts';
import { chiefComplaint } from './chief-complaint.ts';
import { choosePassages } from './choose.ts';
import { quotedAnswer } from './complaint-answered.ts';
import { withConfirmed } from './confirmed-statement.ts';
import { withAnswersDenied, withContradictions } from './contradicted.ts';
import { correctedSides } from './corrected-side.ts';
import { withDecisionsApart } from './decision-apart.ts';
import { resultsAmong, withDescriptionsAssessed } from './describes-patient.ts';
import { doneInRoom } from './done-in-room.ts';
import { withDosesSettled } from './dose-settled.ts';
import { asSure } from './doubted-title.ts';
import { sourcesOf } from './draft.ts';
import { withExaminedTold } from './examined-in-passing.ts';
import { withFamilyAsked } from './family-asked.ts';
import { foundTrouble } from './found-trouble.ts';
import { outdatedDoses } from './how-taken.ts';
import { answersInFull } from './in-full/answers-in-full.ts';
import { isInterview } from './interview.ts';
import { settleLatePlan } from './late-plan.ts';
import { leftOutOrders } from './left-out-orders.ts';
import { leftOutResults } from './left-out-results.ts';
import { leftOutSymptoms } from './left-out-symptoms.ts';
import { illnessFor, likelyTitles } from './likely-titles.ts';
import type { LinearModel } from './linear-model.ts';
import { withNamedApart } from './named-apart.ts';
import { namedOnce } from './named-once.ts';
import { writeObjective } from './objective.ts';
import { withKinSubject } from './of-whom.ts';
import { withOffersNamed } from './offer-named.ts';
import { declinedOffers, offeredTreatments } from './offered.ts';
import { type BareOffer, bareOffers } from './offered-bare.ts';
import { withOptionChosen } from './option-chosen.ts';
import { withOptionsLaidOut } from './options-laid-out.ts';
import { withOrdersChanged } from './order-changed.ts';
import { givenUp, withOrdersSettled } from './order-settled.ts';
import { moveToSubject } from './own-subject.ts';
import { withoutPhoneOpening } from './phone-opening.ts';
import { placeUnnamed } from './place-unnamed.ts';
import { writePlan } from './plan.ts';
import { movePlanHome, withSlightLast } from './plan-home.ts';
import { planStart } from './plan-start.ts';
import { movePreventive } from './preventive.ts';
import { titleOf, titleWithPlace } from './problem-title.ts';
import { isDictated, problemsOf, topicsApart, turnsTo } from './problems.ts';
import { withProposedNamed } from './proposed-named.ts';
import { putToPatient } from './put-to-patient.ts';
import { withReadOff } from './read-at-home.ts';
import type { Reading } from './reading.ts';
import { withoutOnlyRead, withRecordListed } from './recorded-list.ts';
import { type Subject, subjectFor } from './rephrase/rephrase.ts';
import { agreedRequests, type Request } from './requested.ts';
import { withoutRestated } from './restated.ts';
import { withResultsTold } from './result-talk.ts';
import { ordersDone } from './result-up.ts';
import { withoutRepetition } from './said-twice.ts';
import { settleSections } from './settle-sections.ts';
import { settleShortVisit } from './short-visit.ts';
import { withShownResults } from './shown-result.ts';
import { sideOf } from './side-of.ts';
import { settleExamination } from './specialty-parts.ts';
import { withOwnStopsNamed } from './stopped-medications.ts';
import { withOrderedStopsNamed } from './stops-named.ts';
import { withoutStruckOut } from './struck-out.ts';
import { writeSubjective } from './subjective.ts';
import { symptomStatuses } from './symptom-status.ts';
import { withdrawnPlans } from './takes-back.ts';
import { withTimeJoined } from './time-after.ts';
import { withThoughtsTheirs } from './told-thought.ts';
import { treatedProblems } from './treated-problems.ts';
import { rankedTroubles, type TroubleModels } from './trouble-ranking.ts';
import {
  foundPregnancy,
  headingOf,
  isSupposed,
  isTakenBack,
  titleLikeliest,
  titleOutOfRange,
  titleUnnamed,
} from './unnamed-problem.ts';
import { withVaccinesHad, withVaccinesNamed } from './vaccine-given.ts';
import { withViewsTold } from './views-told.ts';
import { type Passage, readPassages, type VisitModels } from './visit.ts';
import { parentIn, wholeAnswers } from './whole-answers.ts';
import { writeTypedSummary } from './write-typed-summary.ts';

/** All that the writer was taught. */
export interface WriterModels extends VisitModels {
  troubles: TroubleModels;
  /** Which sentences readers strike out; null strikes out none. */
  struck: LinearModel | null;
}

/** All sentences of the note, in the order in which they stand in it. */
export async function* composeNote(
  input: WriterInput,
  models: WriterModels,
  rest: () => Promise<void> | undefined,
): AsyncGenerator<DraftSentence> {
  if (input.transcript.typedSummary) return yield* writeTypedSummary(input.transcript);
  const reading = await readVisit(input, models, rest);
  const called = calledByName(reading.passages);
  for (const write of [writeSubjective, writeObjective, writeAssessment, writePlan]) {
    const section = withoutRestated(
      withoutRepetition(await sectionOf(write(reading), called, reading.who, rest)),
    );
    yield* models.struck === null ? section : withoutStruckOut(section, reading.asRead, models.struck);
  }
}

async function sectionOf(
  sentences: Iterable<DraftSentence>,
  called: string | null,
  who: Subject,
  rest: () => Promise<void> | undefined,
): Promise<DraftSentence[]> {
  const section: DraftSentence[] = [];
  for (const sentence of sentences) {
    await rest();
    const text = namedOnce(withoutCall(sentence.text, called), who);
    section.push(text === sentence.text ? sentence : { ...sentence, text });
  }
  return section;
}

// Apart from the generator: V8 takes all that stands above a `yield` for run again with each sentence.
async function readVisit(
  input: WriterInput,
  models: WriterModels,
  rest: () => Promise<void> | undefined,
): Promise<Reading> {
  const patient = patientOf(input.transcript);
  const who = subjectFor(sexOf(input, patient));
  const asRead = withVaccinesHad(
    withViewsTold(
      withFamilyAsked(withoutPhoneOpening(await readPassages(input.transcript.turns, models, rest))),
    ),
  );
  const spoken = withOffersNamed(
    withOptionChosen(
      withTimeJoined(withoutAdviceRepeated(withConfirmed(withThoughtsTheirs(withShownResults(asRead))))),
    ),
  );
  const inFull = answersInFull(
    withAnswersDenied(withProposedNamed(withAskedMedicineNamed(withDosesSettled(withOrdersChanged(spoken))))),
    who,
  );
  const whole = withNamedApart(
    withOptionsLaidOut(
      withOrdersSettled(withAppointmentSettled(wholeAnswers(withDecisionsApart(inFull), who))),
    ),
  );
  const heard = withOrderedStopsNamed(withVaccinesNamed(whole));
  const allergies = allergiesIn(heard);
  const read = withRecordListed(
    withOwnStopsNamed(withContradictions(withKinSubject(withoutTold(heard, allergies)))),
  );
  const guide = guideFor(input.specialty);
  const start = planStart(withoutTold(whole, allergies));
  const interview = isInterview(read.map(({ unit }) => unit));
  const first = select(settleShortVisit(read, start, start === read.length, interview), guide, interview);
  const {
    passages: settled,
    planFrom,
    chosen: picked,
  } = first.chosen.some((p) => p.section === 'plan')
    ? first
    : select(settleShortVisit(read, start, true, interview), guide, interview);
  const statuses = symptomStatuses(settled);
  const taken = new Set(picked);
  const left = new Map(
    [
      ...leftOutSymptoms(settled, taken, statuses, planFrom),
      ...leftOutResults(settled, taken),
      ...leftOutOrders(settled, taken, planFrom),
    ].map((p) => [p.index, p]),
  );
  const passages = left.size === 0 ? settled : settled.map((p) => left.get(p.index) ?? p);
  const chosen = passages.filter(
    (p) => (taken.has(settled[p.index]!) || left.has(p.index)) && !allergies.told.has(p.unit.start),
  );
  const units = passages.map((p) => p.unit);
  const concluded = chosen.filter((p) => p.section === 'assessment' || p.section === 'plan');
  const written = new Set(concluded);
  const selected = new Set(chosen);
  const troubles = rankedTroubles(spoken, indexFrom(spoken, whole[start]), models.troubles);
  const all = likelyTitles(troubles, indexFrom(spoken, passages[planFrom]));
  const titles = {
    ...all,
    sure: all.sure.filter((title) => !isSupposed(title, passages) && !isTakenBack(title, passages)),
    best: all.best !== null && isSupposed(all.best, passages) ? null : all.best,
  };
  const problems = problemsOf(
    concluded,
    passages
      .slice(planFrom)
      .filter(
        (p) =>
          p.role === 'clinician' &&
          !p.unit.question &&
          !written.has(p) &&
          (isDictated(p) || !selected.has(p) || turnsTo(p)),
      ),
    titles,
  ).map((problem) => ({ ...problem, name: titleOf(illnessFor(problem.name, troubles), units) }));
  const corrected = correctedSides(passages);
  const named = problems.find((p) => p.sources.length > 0);
  const trouble = named === undefined ? foundTrouble(passages, planFrom) : null;
  const came = chiefComplaint(passages, statuses, named ?? trouble, corrected, troubles);
  const reason =
    trouble !== null && came?.text.startsWith('"') ? { text: trouble.name, sources: trouble.sources } : came;
  const introduced = introducedBy(passages, reason?.sources[0]);
  const supposed = reason !== null && isSupposed({ name: reason.text, sources: reason.sources }, passages);
  const heading = (supposed ? null : headingOf(reason)) ?? foundPregnancy(passages);
  if (trouble === null) titleLikeliest(problems, titles.best, heading, introduced);
  titleUnnamed(problems, heading, introduced, titles);
  const titleFor = (name: string) => titleOf(illnessFor(name, troubles), units);
  if (trouble === null) titleOutOfRange(problems, passages, titleFor);
  topicsApart(problems, titleFor);
  if (trouble !== null && !problems.some((p) => p.sources.length > 0)) Object.assign(problems[0]!, trouble);
  const complaint =
    reason ?? (trouble ? { text: trouble.name, sources: trouble.sources } : quotedAnswer(passages));
  for (const problem of problems)
    if (problem.sources.length > 0) {
      const placed = titleWithPlace(problem.name, complaint?.text ?? null);
      const sided = sideOf(placed, passages);
      problem.name = asSure(sided?.text ?? placed, passages);
      if (sided !== null) problem.sources.push(...sourcesOf(sided.unit));
    }
  problems.push(
    ...treatedProblems(problems, troubles, indexFrom(spoken, passages[planFrom]))
      .filter((problem) => !isTakenBack(problem, passages))
      .map((problem) => ({ ...problem, name: titleOf(problem.name, units) })),
  );
  placeUnnamed(problems);
  moveToSubject(problems);
  movePlanHome(problems);
  settleLatePlan(problems);
  movePreventive(problems);
  withDescriptionsAssessed(problems);
  const results = resultsAmong(problems);
  const done = doneInRoom(passages);
  const offers = bareOffers(passages, planFrom);
  const requests = agreedRequests(passages, planFrom, who);
  const put = putToPatient(passages, planFrom, toldOtherwise(passages, requests, offers, who), who);
  return {
    asRead,
    passages,
    chosen:
      results.size === 0
        ? chosen
        : chosen.map((p) => (results.has(p.index) ? { ...p, section: 'results' } : p)),
    planFrom,
    statuses,
    problems: withSlightLast(withoutOnlyRead(problems, spoken)),
    complaint,
    allergies: allergies.statements,
    takenBack: new Set([
      ...corrected.map(({ unit }) => unit),
      ...outdatedDoses(passages),
      ...declinedOffers(passages),
      ...withdrawnPlans(passages),
      ...givenUp(passages),
      ...ordersDone(passages),
      ...done.map(({ unit }) => unit),
      ...offers.flatMap(({ offer, reply }) => [offer, ...reply]),
      ...put.flatMap(({ reply }) => reply),
      ...requests.flatMap(({ units }) => units),
    ]),
    done,
    offers,
    put: new Map(put.map((asked) => [asked.offer, asked])),
    who,
    parent: parentIn(read, who),
    age: patient.age,
    encounter: input.encounter,
    guide,
  };
}

// Answers that were put together with their questions make the passages fewer than what was spoken.
function indexFrom(spoken: readonly Passage[], from: Passage | undefined): number {
  const at = from === undefined ? -1 : spoken.findIndex(({ unit }) => unit.start >= from.unit.start);
  return at < 0 ? spoken.length : at;
}

// Where the questions stand of which a line of the plan tells already what becomes of them.
function toldOtherwise(
  passages: readonly Passage[],
  requests: readonly Request[],
  offers: readonly BareOffer[],
  who: Subject,
): Set<number> {
  const told = [...offeredTreatments(passages, who), ...requests];
  return new Set([
    ...told.map(({ sources }) => sources[0]!.start),
    ...offers.map(({ offer }) => offer.start),
  ]);
}

interface Selection {
  passages: readonly Passage[];
  planFrom: number;
  chosen: Passage[];
}

function select(
  { passages: placed, from: planFrom }: { passages: readonly Passage[]; from: number },
  guide: SpecialtyGuide | null,
  interview: boolean,
): Selection {
  const told = withResultsTold(settleSections(placed, planFrom), planFrom);
  const settled = withReadOff(withExaminedTold(told, planFrom));
  const passages = guide === null ? settled : settleExamination(settled, planFrom, guide);
  return { passages, planFrom, chosen: choosePassages(passages, planFrom, guide, interview) };
}

// "He is a 59-year-old man here for hypogonadism", said by the clinician, is their own name for it.
function introducedBy(passages: readonly Passage[], from: Source | undefined): boolean {
  return passages.some(
    ({ unit, role }) =>
      role === 'clinician' && unit.start === from?.start && /\byears?[- ]old\b/i.test(unit.text),
  );
}

// What the clinic knows of the patient counts before what was said.
function sexOf({ encounter }: WriterInput, { sex }: PatientFacts): Sex {
  const known = encounter.patient?.sex?.toLowerCase();
  return known === 'female' || known === 'male' ? known : sex;
}
