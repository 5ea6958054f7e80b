import { type PatientFacts, patientOf, type Sex } from '../language/patient.ts';
import type { Source } from '../note.ts';
import type { SpecialtyGuide } from '../specialty-guides/guide.ts';
import { guideFor } from '../specialty-guides/guides.ts';
import type { DraftSentence, WriterInput } from '../writer.ts';
import { allergiesIn, withoutTold } from './allergies/allergies.ts';
import { withoutBorne } from './allergies/borne.ts';
import { withAllergiesWeighed } from './allergies/weighed-allergies.ts';
import { withAlternativesApart } from './answers/alternatives-apart.ts';
import { withBesides } from './answers/answered-by-both.ts';
import { withAskedForPatient } from './answers/asked-for-patient.ts';
import { withConfirmed } from './answers/confirmed-statement.ts';
import { answersInFull } from './answers/in-full/answers-in-full.ts';
import { withOwnWords } from './answers/in-own-words.ts';
import { withKinConfirmed } from './answers/kin-confirmed.ts';
import { withMatterNamed } from './answers/matter-before.ts';
import { withQuestionsReported } from './answers/questions-reported.ts';
import { withTopicAsked } from './answers/topic-asked.ts';
import { parentIn, wholeAnswers } from './answers/whole-answers.ts';
import { withAntecedents } from './antecedents/with-antecedents.ts';
import { withoutAdviceRepeated } from './choosing/advice-repeated.ts';
import { choosePassages } from './choosing/choose.ts';
import { withAnswersDenied, withContradictions } from './choosing/contradicted.ts';
import { leftOutOrders } from './choosing/left-out-orders.ts';
import { leftOutResults } from './choosing/left-out-results.ts';
import { leftOutSymptoms } from './choosing/left-out-symptoms.ts';
import { withoutRestated } from './choosing/restated.ts';
import { withoutRepetition } from './choosing/said-twice.ts';
import { settleSections } from './choosing/settle-sections.ts';
import { likelyOrders, weighedOrders } from './choosing/weighed-orders.ts';
import { type SourcedText, sourcesOf } from './draft.ts';
import { withoutAskedToDo } from './examination/asked-to-do.ts';
import { withChaperone } from './examination/chaperone.ts';
import { doneInRoom } from './examination/done-in-room.ts';
import { withExaminedTold } from './examination/examined-in-passing.ts';
import { foundTrouble } from './examination/found-trouble.ts';
import { withMeasuresNamed } from './examination/measure-named.ts';
import { withNoneNamed } from './examination/none-now.ts';
import { writeObjective } from './examination/objective.ts';
import { withPeakFlowNamed } from './examination/peak-flow.ts';
import { withReadOff } from './examination/read-at-home.ts';
import { withResultsTold } from './examination/result-talk.ts';
import { ordersDone } from './examination/result-up.ts';
import { withShownResults } from './examination/shown-result.ts';
import { withSightTold } from './examination/sight-told.ts';
import { withTakenInCall } from './examination/taken-in-call.ts';
import { chiefComplaint } from './history/chief-complaint.ts';
import { quotedAnswer } from './history/complaint-answered.ts';
import {
  type ComplaintCandidate,
  complaintCandidates,
  isQuoted,
  visitKinds,
} from './history/complaint-candidates.ts';
import { withConditionsLeftOut } from './history/conditions-left-out.ts';
import { withFamilyAsked } from './history/family-asked.ts';
import { placeUnnamed } from './history/place-unnamed.ts';
import { sideOf } from './history/side-of.ts';
import { settleExamination } from './history/specialty-parts.ts';
import { withSubjectOnce } from './history/subject-once.ts';
import { writeSubjective } from './history/subjective.ts';
import { symptomStatuses } from './history/symptom-status.ts';
import { withViewsTold } from './history/views-told.ts';
import { weighedComplaint } from './history/weighed-complaint.ts';
import { weighedSymptoms } from './history/weighed-symptoms.ts';
import type { AssessmentModels } from './learned/assessment-models.ts';
import { complaintVisit } from './learned/complaint-features.ts';
import type { LinearModel } from './learned/linear-model.ts';
import type { StatusModels } from './learned/statuses.ts';
import { withoutStruckOut } from './learned/struck-out.ts';
import type { VisitSpan } from './learned/trouble-features.ts';
import { rankedTroubles, type TroubleModels } from './learned/trouble-ranking.ts';
import { withAskedMedicineNamed } from './medications/asked-medicine.ts';
import { type CurrentMedication, currentMedications } from './medications/current-medications.ts';
import { withDosesSettled } from './medications/dose-settled.ts';
import { withDosesTold } from './medications/dose-told.ts';
import { dosesPutRight, outdatedDoses } from './medications/how-taken.ts';
import { withFates } from './medications/medicine-fates.ts';
import { withoutNamedTwice } from './medications/named-twice.ts';
import { withProposedNamed } from './medications/proposed-named.ts';
import { withoutOnlyRead, withRecordListed } from './medications/recorded-list.ts';
import { withStillTaken } from './medications/still-taken.ts';
import { stoppedIn, withOwnStopsNamed } from './medications/stopped-medications.ts';
import { withOrderedStopsNamed } from './medications/stops-named.ts';
import { withVaccinesHad, withVaccinesNamed } from './medications/vaccine-given.ts';
import { medicinesWeighed, weighedMedications } from './medications/weighed-medications.ts';
import { withActsShared } from './plan/acts-shared.ts';
import { movePlanToNamed } from './plan/after-naming.ts';
import { withAppointmentSettled } from './plan/appointment-settled.ts';
import { withAppointmentsTaken } from './plan/appointments-taken.ts';
import { withRequestsAdvised } from './plan/asked-to.ts';
import { withDecisionsApart } from './plan/decision-apart.ts';
import { withLinesJoined } from './plan/joined-lines.ts';
import { settleLatePlan } from './plan/late-plan.ts';
import { withNamedApart } from './plan/named-apart.ts';
import { withOffersAccepted } from './plan/offer-accepted.ts';
import { withOffersNamed } from './plan/offer-named.ts';
import { declinedOffers, offeredTreatments } from './plan/offered.ts';
import { type BareOffer, bareOffers } from './plan/offered-bare.ts';
import { withOptionChosen } from './plan/option-chosen.ts';
import { withOptionsLaidOut } from './plan/options-laid-out.ts';
import { withHelpJoined } from './plan/or-get-help.ts';
import { withOrdersChanged } from './plan/order-changed.ts';
import { givenUp, withOrdersSettled } from './plan/order-settled.ts';
import { writePlan } from './plan/plan.ts';
import { movePlanHome } from './plan/plan-home.ts';
import { planStart } from './plan/plan-start.ts';
import { putToPatient } from './plan/put-to-patient.ts';
import { agreedRequests, type Request } from './plan/requested.ts';
import { withSideEffectsTold } from './plan/side-effects-told.ts';
import { withStopsTold } from './plan/stops-told.ts';
import { answerToPlan } from './plan/taken-or-not.ts';
import { withSameDone } from './plan/the-same.ts';
import { weighedPlan } from './plan/weighed-lines.ts';
import { askedTopics } from './problems/asked-topics.ts';
import { writeAssessment } from './problems/assessment.ts';
import { withDegreeNamed } from './problems/degree-after.ts';
import { resultsAmong, withDescriptionsAssessed } from './problems/describes-patient.ts';
import { withDiagnosisNamed } from './problems/diagnosis-pointed-at.ts';
import { asSure } from './problems/doubted-title.ts';
import { doubtsOf, withDoubts } from './problems/doubts.ts';
import { illnessFor, likelyTitles } from './problems/likely-titles.ts';
import { withoutNoProblems } from './problems/no-problem.ts';
import { moveToSubject } from './problems/own-subject.ts';
import { movePreventive } from './problems/preventive.ts';
import { inClinicalOrder } from './problems/problem-order.ts';
import { titleOf, titleWithPlace } from './problems/problem-title.ts';
import {
  isDictated,
  type Problem,
  problemsOf,
  topicsApart,
  turnsTo,
  withoutTwins,
} from './problems/problems.ts';
import { countsOn } from './problems/says-diagnosis.ts';
import { withThoughtsTheirs } from './problems/told-thought.ts';
import { headTreatedMatters } from './problems/treated-matters.ts';
import { treatedProblems } from './problems/treated-problems.ts';
import {
  foundPregnancy,
  headingOf,
  isSupposed,
  isTakenBack,
  titleLikeliest,
  titleOutOfRange,
  titleUnnamed,
} from './problems/unnamed-problem.ts';
import { weighedProblems } from './problems/weighed-problems.ts';
import type { Reading } from './reading.ts';
import { type Subject, subjectFor } from './rephrase/rephrase.ts';
import { withBabyNamed } from './visit/baby-named.ts';
import { calledByName, withoutCall } from './visit/called-by-name.ts';
import { nameAsked } from './visit/called-first.ts';
import { correctedSides } from './visit/corrected-side.ts';
import { isInterview } from './visit/interview.ts';
import { namedOnce } from './visit/named-once.ts';
import { withKinSubject } from './visit/of-whom.ts';
import { withoutPhoneOpening } from './visit/phone-opening.ts';
import { withRecap } from './visit/recap.ts';
import { settleShortVisit } from './visit/short-visit.ts';
import { withdrawnPlans } from './visit/takes-back.ts';
import { withTimeJoined } from './visit/time-after.ts';
import { withoutToldSpeech } from './visit/told-speech.ts';
import { plainOf, type Unit } from './visit/units.ts';
import { fewUnits, type Passage, readPassages, type VisitModels } from './visit/visit.ts';
import { withWeeksPregnant } from './visit/weeks-pregnant.ts';
import { writeTypedSummary } from './write-typed-summary.ts';

/** All that the writer was taught. */
export interface WriterModels extends VisitModels {
  troubles: TroubleModels;
  /** Which sentences readers strike out; null strikes out none. */
  struck: LinearModel | null;
  /** What a medicine or a condition is to the patient; null leaves it to the rules. */
  statuses: StatusModels | null;
  /** What heads the assessment's problems, and which line is of which; null leaves it to the rules. */
  assessment: AssessmentModels | null;
}

/** All sentences of the note, in the order in which they stand in it. */
export async function* composeNote(
  input: WriterInput,
  models: WriterModels,
  rest: () => Promise<void> | undefined,
): AsyncGenerator<DraftSentence> {
  if (input.transcript.typedSummary) return yield* writeTypedSummary(input.transcript);
  const reading = await readVisit(input, models, rest);
  const called =
    calledByName(reading.passages.map(({ unit }) => unit)) ?? calledInTurns(input) ?? calledFirst(input);
  // Of a few words the rules know more.
  const doubts = reading.asRead.length < fewUnits ? [] : doubtsOf(reading.heard.troubles);
  for (const write of [writeSubjective, writeObjective, writeAssessment, writePlan]) {
    const section = withoutRestated(
      withoutRepetition(await sectionOf(write(reading), called, reading.who, rest)),
    );
    const planLine = write === writePlan ? (models.assessment?.planLine ?? null) : null;
    const weighed =
      planLine === null ? section : weighedPlan(section, reading.asRead, planLine, reading.orders);
    const left =
      models.struck === null
        ? weighed
        : withoutStruckOut(weighed, reading.asRead, models.struck, reading.orders);
    const antecedent = models.assessment?.antecedent ?? null;
    const joined = write === writePlan && antecedent !== null ? withLinesJoined(left, reading.asRead) : left;
    const named = antecedent === null ? joined : withAntecedents(joined, reading.asRead, antecedent);
    const told =
      write === writePlan
        ? withStopsTold(named, reading.medications)
        : write === writeSubjective && reading.asRead.length >= fewUnits
          ? withConditionsLeftOut(named, reading.heard.troubles, reading)
          : named;
    const once =
      write === writeSubjective && reading.asRead.length >= fewUnits ? withSubjectOnce(told) : told;
    // What tests the mind stays as it was put.
    const reported =
      write === writeObjective ? once : withQuestionsReported(once, reading.asRead, reading.who);
    for (const sentence of reported) yield withDoubts(sentence, doubts);
  }
}

// "Any falls, Bethan?": the questions are read without the name.
function calledInTurns({ transcript: { turns } }: WriterInput): string | null {
  const said = turns.flatMap(({ role, text }) =>
    text.split(/(?<=[.?!]) /).map((sentence) => ({ role, text: sentence })),
  );
  const name = calledByName(said);
  return name !== null && said.some(({ text }) => text.toLowerCase().endsWith(`, ${name}?`)) ? name : null;
}

// "so bill what's been happening with your back"
function calledFirst({ transcript: { turns } }: WriterInput): string | null {
  for (const { role, text } of turns.slice(0, openingTurns)) {
    const name = role === 'clinician' ? nameAsked(text) : null;
    if (name !== null) return name;
  }
  return null;
}
const openingTurns = 6;

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

function inTurn(
  passages: readonly Passage[],
  ...readings: ((passages: readonly Passage[]) => readonly Passage[])[]
): readonly Passage[] {
  return readings.reduce((read, reading) => reading(read), passages);
}

/** Reads a visit: what was said, and what of it belongs where. */
// Apart from the generator: V8 takes all that stands above a `yield` for run again with each sentence.
export async function readVisit(
  input: WriterInput,
  models: WriterModels,
  rest: () => Promise<void> | undefined,
): Promise<Reading> {
  const patient = patientOf(input.transcript);
  const who = subjectFor(sexOf(input, patient));
  const asRead = inTurn(
    await readPassages(input.transcript.turns, models, rest),
    withoutPhoneOpening,
    withChaperone,
    withOwnWords,
    withTopicAsked,
    withMatterNamed,
    withAlternativesApart,
    withKinConfirmed,
    withFamilyAsked,
    withViewsTold,
    withVaccinesHad,
    withWeeksPregnant,
  );
  const spoken = inTurn(
    asRead,
    withAppointmentsTaken,
    withTakenInCall,
    (passages) => withoutAskedToDo(passages, planStart(passages)),
    withRequestsAdvised,
    withoutToldSpeech,
    withStillTaken,
    withShownResults,
    withPeakFlowNamed,
    withMeasuresNamed,
    withSightTold,
    withNoneNamed,
    withSideEffectsTold,
    withThoughtsTheirs,
    withDiagnosisNamed,
    withDegreeNamed,
    withConfirmed,
    withoutAdviceRepeated,
    withTimeJoined,
    withHelpJoined,
    withSameDone,
    withActsShared,
    withOptionChosen,
    withOffersNamed,
    (passages) => withOffersAccepted(passages, who),
  );
  // Answers are put together with their questions here: fewer passages than were spoken.
  const whole = inTurn(
    spoken,
    withAskedForPatient,
    withOrdersChanged,
    withDosesSettled,
    withAskedMedicineNamed,
    withProposedNamed,
    withBabyNamed,
    withAnswersDenied,
    (passages) => answersInFull(passages, who),
    withDecisionsApart,
    (passages) => wholeAnswers(passages, who),
    withAppointmentSettled,
    withOrdersSettled,
    withOptionsLaidOut,
    withNamedApart,
  );
  const completed = inTurn(whole, withVaccinesNamed, withOrderedStopsNamed);
  const allergies = allergiesIn(completed);
  const read = inTurn(
    withoutTold(completed, allergies),
    withBesides,
    withKinSubject,
    withContradictions,
    withOwnStopsNamed,
    withRecordListed,
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
  const symptoms = symptomStatuses(settled);
  const { kept: statuses, all: reviewed } =
    models.statuses === null
      ? { kept: symptoms, all: symptoms }
      : weighedSymptoms(symptoms, asRead, heardSpan(asRead, settled[planFrom]), models.statuses.symptom);
  const taken = new Set(picked);
  const orders =
    models.assessment?.order != null && models.assessment.antecedent !== null
      ? likelyOrders(asRead, models.assessment.order, models.assessment.antecedent)
      : new Set<number>();
  const left = new Map(
    [
      ...leftOutSymptoms(settled, taken, statuses, planFrom),
      ...leftOutResults(settled, taken),
      ...leftOutOrders(settled, taken, planFrom),
      ...weighedOrders(settled, taken, orders),
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
  const open = withoutTold(spoken, allergies);
  const ranked = rankedTroubles(open, indexFrom(spoken, whole[start]), models.troubles, models.statuses);
  const troubles = ranked.filter(({ notHad }) => !notHad);
  const all = likelyTitles(ranked, indexFrom(spoken, passages[planFrom]));
  const titles = {
    ...all,
    sure: all.sure.filter((title) => !isSupposed(title, passages) && !isTakenBack(title, passages)),
    best: all.best !== null && isSupposed(all.best, passages) ? null : all.best,
  };
  const told = problemsOf(
    concluded,
    passages
      .slice(planFrom)
      .filter(
        (p) =>
          p.role === 'clinician' &&
          !p.unit.question &&
          !written.has(p) &&
          (isDictated(p) || !selected.has(p) || turnsTo(p) || countsOn(plainOf(p.unit))),
      ),
    titles,
    askedTopics(passages),
  ).map((problem) => ({ ...problem, name: titleOf(illnessFor(problem.name, troubles), units) }));
  const problems = withoutTwins(told);
  const corrected = correctedSides(passages);
  const named = withoutOnlyRead(problems, spoken).find((p) => p.sources.length > 0);
  const trouble = named === undefined ? foundTrouble(passages, planFrom) : null;
  const byRules = chiefComplaint(passages, statuses, named ?? trouble, corrected, troubles);
  const complaints = complaintVisit(
    complaintCandidates(byRules, passages, statuses, named ?? trouble, corrected, troubles),
    troubles,
    statuses,
    passages,
    planFrom,
  );
  const weighed =
    models.assessment === null ? byRules : weighedComplaint(complaints, models.assessment.complaint);
  const came = weighed !== null && isOnlyFeared(weighed, passages) ? byRules : weighed;
  const reason =
    trouble !== null && came?.text.startsWith('"')
      ? { text: trouble.name, sources: trouble.sources }
      : came !== null && isOnlyFeared(came, passages)
        ? null
        : came;
  const introduced = introducedBy(passages, reason?.sources[0]);
  const supposed = reason !== null && isSupposed({ name: reason.text, sources: reason.sources }, passages);
  const cameFor = supposed ? null : headingOf(reason === null ? null : nameOf(reason, complaints.byRules));
  const heading =
    cameFor === null || /^missed period/i.test(cameFor.text)
      ? (foundPregnancy(passages) ?? cameFor)
      : cameFor;
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
  const served = movePlanToNamed(problems, passages);
  headTreatedMatters(problems, passages, planFrom, titleFor);
  placeUnnamed(problems);
  moveToSubject(problems);
  movePlanHome(problems, served);
  settleLatePlan(problems);
  movePreventive(problems);
  withDescriptionsAssessed(problems);
  const stopped = stoppedIn(passages, planFrom);
  // "And stay on the metformin, one gram twice a day" orders it, and tells how it is taken.
  const listed = currentMedications(
    orders.size === 0 ? passages : passages.map((p) => (orders.has(p.unit.start) ? settled[p.index]! : p)),
    planFrom,
    stopped,
  );
  const span = heardSpan(asRead, passages[planFrom]);
  const ofMedicines =
    models.statuses === null
      ? null
      : medicinesWeighed(listed, stopped, asRead, span, models.statuses.medicine);
  const medications = withoutNamedTwice(
    ofMedicines === null ? listed : weighedMedications(listed, stopped, asRead, span, ofMedicines),
  );
  const heard = { passages: open, troubles: ranked, planFrom: indexFrom(open, passages[planFrom]) };
  const { fate, antecedent } = models.assessment ?? {};
  const withFatesWeighed = (list: readonly CurrentMedication[]) =>
    fate == null || antecedent == null ? list : withFates(list, passages, asRead, span, { fate, antecedent });
  const byRule = withoutOnlyRead(problems, spoken);
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
    statuses: reviewed,
    problems: inClinicalOrder(
      models.assessment === null
        ? byRule
        : withoutHabits(
            withoutNoProblems(
              weighedProblems(byRule, heard, passages, planFrom, models.assessment, (problem) =>
                isTakenBack(problem, passages) ? null : { ...problem, name: titleOf(problem.name, units) },
              ),
              heard,
            ),
            patient.age,
            parentIn(read, who),
          ),
      passages.length < fewUnits ? null : complaint,
    ),
    heard,
    orders,
    complaints,
    complaint,
    medications:
      models.assessment?.antecedent == null
        ? medications
        : withFatesWeighed(
            withDosesTold(
              medications,
              asRead,
              indexFrom(asRead, passages[planFrom]),
              models.assessment.antecedent,
            ),
          ),
    allergies: withoutBorne(
      ofMedicines === null || asRead.length < fewUnits
        ? allergies.statements
        : withAllergiesWeighed(allergies.statements, ofMedicines, asRead),
      asRead,
    ),
    takenBack: new Set([
      ...corrected.map(({ unit }) => unit),
      ...outdatedDoses(passages),
      ...dosesPutRight(passages),
      ...declinedOffers(passages),
      ...withdrawnPlans(passages),
      ...givenUp(passages),
      ...ordersDone(passages),
      ...done.map(({ unit }) => unit),
      ...offers.flatMap(({ offer, benefit, reply }) =>
        benefit ? [offer, benefit, ...reply] : [offer, ...reply],
      ),
      ...put.flatMap(({ reply }) => reply),
      ...repliesQuoted(chosen, passages, who),
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

// A young child's "drinking a ton" and smoke are no habits of their own.
function withoutHabits(
  problems: readonly Problem[],
  age: number | null,
  parent: string | null,
): readonly Problem[] {
  if (age === null ? parent === null : age >= ofHabits) return problems;
  return problems.map((problem) =>
    isHabit.test(problem.name) ? { ...problem, name: '', sources: [] } : problem,
  );
}
const ofHabits = 12;
const isHabit = /^(?:alcohol use|smoking)$/i;

// "We should do an HIV test. Are you happy with that?" "No, I had one in June.": said in the line of the plan.
function repliesQuoted(chosen: readonly Passage[], passages: readonly Passage[], who: Subject): Unit[] {
  return chosen.flatMap((p) => {
    if (p.section !== 'plan' || p.role !== 'clinician' || p.unit.question) return [];
    const answer = answerToPlan(p, passages, who);
    if (answer === null) return [];
    return passages
      .slice(p.index + 1, (answer.indexes.at(-1) ?? p.index) + 1)
      .filter(({ unit, index }) => answer.indexes.includes(index) || unit.question)
      .map(({ unit }) => unit);
  });
}

// "I'm worried it could be an early melanoma", said by the clinician: no one came with it.
function isOnlyFeared({ text, sources }: SourcedText, passages: readonly Passage[]): boolean {
  const said = passages.find(({ unit }) => unit.start === sources[0]?.start);
  return said?.role === 'clinician' && doubts.test(said.unit.said) && asSure(text, passages) !== text;
}
const doubts =
  /\b(?:worr(?:y|ied)|concern(?:s|ed)?|afraid|fear|suspicious|(?:could|might|may) (?:also )?be)\b/;

/** How long the visit is as it was read, and where in it the summing up begins. */
export function heardSpan(asRead: readonly Passage[], from: Passage | undefined): VisitSpan {
  return { length: asRead.length, planFrom: indexFrom(asRead, from) };
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
  const passages = withRecap(guide === null ? settled : settleExamination(settled, planFrom, guide));
  const used = new Set(choosePassages(passages, planFrom, guide, interview));
  return { passages, planFrom, chosen: passages.filter((p) => p.recap === true || used.has(p)) };
}

// "He is a 59-year-old man here for hypogonadism", said by the clinician, is their own name for it.
function introducedBy(passages: readonly Passage[], from: Source | undefined): boolean {
  return passages.some(
    ({ unit, role }) =>
      role === 'clinician' && unit.start === from?.start && /\byears?[- ]old\b/i.test(unit.text),
  );
}

// Of what is quoted, and of "hospital follow-up", what the rules took for the complaint, where that names a trouble.
function nameOf(reason: SourcedText, byRules: ComplaintCandidate | null): SourcedText {
  return byRules?.trouble != null && (isQuoted(reason) || visitKinds.has(reason.text)) ? byRules : reason;
}

// What the clinic knows of the patient counts before what was said.
function sexOf({ encounter }: WriterInput, { sex }: PatientFacts): Sex {
  const known = encounter.patient?.sex?.toLowerCase();
  return known === 'female' || known === 'male' ? known : sex;
}
