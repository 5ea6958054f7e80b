import { medicinesIn } from '../../evidence/named-medicines.ts';
import { once } from '../../once.ts';
import type { Transcript } from '../../transcript.ts';
import type { CodingInput } from '../coding-input.ts';
import { borneOut } from './borne-out.ts';
import { chooseCodes } from './choose-code.ts';
import { withPaired } from './combined.ts';
import { withDiabetes } from './diabetic.ts';
import { type Found, findProblems, isCancer, type Problem, type Scope } from './find-problems.ts';
import { withoutFindings } from './findings-beside.ts';
import { withHypertension } from './hypertensive.ts';
import { icdTable } from './icd-table.ts';
import { inForce } from './in-force.ts';
import { inOrder } from './in-order.ts';
import { inPregnancy } from './in-pregnancy.ts';
import type { IcdEntry, Trimester } from './parse-table.ts';
import { withPastCancers } from './past-cancer.ts';
import { withPastEvents } from './past-events.ts';
import type { PartFinder } from './phrase-index.ts';
import { withPlaces } from './place-elsewhere.ts';
import { problemFinder } from './problem-finder.ts';
import { withSaidOfIt } from './said-of-it.ts';
import type { SaidSide } from './said-side.ts';
import {
  complaintScopes,
  historySentences,
  namedScopes,
  planScopes,
  resultScope,
  toldBefore,
} from './scopes.ts';
import { settle } from './settle.ts';
import { sharpened } from './sharpen.ts';
import { type SideSources, sideElsewhere } from './side-of-problem.ts';
import { standingFacts } from './standing-facts.ts';
import { withTreatedMatters } from './treated-matters.ts';
import { withTreatedPressure } from './treated-pressure.ts';
import { withUrinarySymptoms } from './urinary-symptoms.ts';
import { ageForCodes, encounterCharacter, trimesterOf, weeksOf } from './visit-details.ts';

/** A code that the visit bears out, with the problem that gave it. */
export interface Diagnosis {
  entry: IcdEntry;
  problem: Problem;
  /** Where the problem was named. `complaint`: nobody named a diagnosis, so the symptom is coded; `history`: told, not treated. */
  named: 'assessment' | 'plan' | 'complaint' | 'history';
  side: SaidSide;
  /** The later year's code that the words meant, where the imported release only bills its category. */
  insteadOf?: string;
}

export const mostDiagnoses = 12;

/**
 * The diagnoses of a visit: what the clinician affirmed in the assessment, else in the plan, else the symptoms that
 * the patient came with; those too where the assessment only suspects (ICD-10-CM Official Guidelines, Section IV.H).
 * Where a release was imported, only what it bills.
 */
export function codeDiagnoses(input: CodingInput): Diagnosis[] {
  const { index } = icdTable();
  const finder = problemFinder(input.books);
  const complaints = complaintScopes(input.sentences);
  const trimester = once(() =>
    trimesterOf(
      input.transcript,
      input.sentences.map(({ text }) => text),
    ),
  );
  const weeks = () =>
    weeksOf(
      input.transcript,
      input.sentences.map(({ text }) => text),
    );
  const choose = chooser(input, index, complaints, trimester);
  const scopes = namedScopes(input.sentences);
  const assessed = findProblems(finder, scopes, toldBefore(input.sentences));
  let diagnoses = assessed.problems.flatMap((problem) => choose(problem, 'assessment'));
  const code = (from: readonly Scope[]) =>
    findProblems(index, from).problems.flatMap((problem) => choose(problem, 'complaint'));
  const came = complaints.slice(0, 1);
  // A check-up is what the visit is, whatever else was looked after (Section IV.P).
  const ofChild = input.transcript.turns.some(
    ({ role, label }) => role === 'relative' && !noParent.test(label ?? ''),
  );
  if (!diagnoses.some(({ entry }) => checkUp.test(entry.code))) {
    const check = came.some((one) => isCheckUp(one, ofChild))
      ? came.map((one) => inFull(one, ofChild))
      : checkUpOpened(input.transcript);
    diagnoses = [...code(check).filter(({ entry }) => checkUp.test(entry.code)), ...diagnoses];
  }
  diagnoses = withoutFindings(diagnoses, () => code(came));
  const planned = scopes.map(({ group, planned = [] }) => ({ group, sentences: planned }));
  // "Chronic kidney disease, stage 3", as the history has it.
  const told = diagnoses.some(({ entry }) => entry.code === 'N18.9')
    ? [{ group: null, sentences: historySentences(input.sentences) }]
    : [];
  diagnoses = sharpened(withSaidOfIt(diagnoses), () =>
    code([...came, resultScope(input.sentences), ...planned, ...told]),
  );
  diagnoses = withUrinarySymptoms(withPastEvents(diagnoses, input), [
    ...complaints,
    { group: null, sentences: historySentences(input.sentences) },
  ]);
  diagnoses = withPastCancers(
    withPlaces(diagnoses, input, complaints, index, choose),
    input.sentences,
  ).filter(({ problem, entry }) => !problem.over || isHistory.test(entry.code) || isCancer(entry));
  if (!diagnoses.some(isProblem)) {
    const inPlan = findProblems(finder, planScopes(input.sentences));
    diagnoses = [...diagnoses, ...inPlan.problems.flatMap((problem) => choose(problem, 'plan'))];
  }
  diagnoses = withTreatedMatters(diagnoses, scopes, input.sentences, finder, choose);
  const first = scopes.find(({ group }) => group !== null);
  const unnamed = first !== undefined && !diagnoses.some(({ problem }) => problem.scope === first);
  if (
    !diagnoses.some(isProblem) ||
    ((assessed.uncertain || unnamed) &&
      !diagnoses.some(
        ({ entry, problem }) => entry.symptom && (problem.titled || problem.scope.group === null),
      ))
  ) {
    // Beside a problem that has a name, of the symptoms only what the visit was for.
    const only = diagnoses.some(isProblem) || isComplaint(first, complaints[0]);
    const told = only ? complaints.slice(0, 1) : complaints;
    diagnoses = [...diagnoses, ...complaintsOf(findProblems(index, told), diagnoses, choose)];
  }
  if (diagnoses.length > 0) diagnoses = withStanding(diagnoses, standing(input, diagnoses, index, choose));
  const age = ageForCodes(input.encounter, input.transcript, input.specialty, input.sentences);
  if (age !== null && age < ofHabits) diagnoses = diagnoses.filter(({ entry }) => !habit.test(entry.code));
  return inForce(
    inOrder(
      withFindings(
        withPaired(
          settle(
            withDiabetes(
              withHypertension(
                withTreatedPressure(inPregnancy(diagnoses, input.sentences, trimester, weeks)),
              ),
              input.sentences,
            ),
          ),
        ),
      ),
    ),
    input.books?.icd10 ?? null,
  ).slice(0, mostDiagnoses);
}

function standing(
  input: CodingInput,
  diagnoses: readonly Diagnosis[],
  index: PartFinder,
  choose: Choose,
): Diagnosis[] {
  return standingFacts(
    input,
    diagnoses.map(({ entry }) => entry.code),
  ).flatMap(({ scope, words }) =>
    findProblems(index, [scope]).problems.flatMap((problem) => choose({ ...problem, words }, 'history')),
  );
}

// What the patient came with heads the assessment: where that has no code, nothing else of the history stands for it.
function isComplaint(titled: Scope | undefined, complaint: Scope | undefined): boolean {
  const said = complaint?.sentences[0]?.text.replace(/\.$/, '').toLowerCase();
  return said !== undefined && titled?.group?.toLowerCase() === said;
}

// Dependence that was named takes its product's code in its place, or that of one who has quit.
function withStanding(diagnoses: readonly Diagnosis[], more: readonly Diagnosis[]): Diagnosis[] {
  const product = more.find(({ entry }) => entry.code === 'F17.210' || entry.code === 'Z87.891');
  const named = diagnoses.map((one) =>
    product !== undefined && one.entry.code === 'F17.200'
      ? {
          ...product,
          named: one.named,
          problem: { ...product.problem, words: `${one.problem.words}, ${product.problem.words}` },
        }
      : one,
  );
  return [...named, ...more];
}

/** The codes that fit a problem and what was said of it. */
export type Choose = (problem: Problem, named: Diagnosis['named']) => Diagnosis[];

function isProblem({ entry }: Diagnosis): boolean {
  return !entry.status;
}

// Beside diagnoses only symptoms are added; without any, whatever the patient came for ("follow-up of hypertension").
function complaintsOf(found: Found, diagnoses: readonly Diagnosis[], choose: Choose): Diagnosis[] {
  const all = found.problems.flatMap((problem) => choose(problem, 'complaint'));
  const symptoms = all.filter(({ entry }) => entry.symptom);
  if (symptoms.length > 0 || diagnoses.some(isProblem)) return symptoms;
  return all.filter(({ entry }) => entry.chronic || entry.status);
}

function chooser(
  input: CodingInput,
  index: PartFinder,
  complaints: readonly Scope[],
  trimester: () => Trimester,
): Choose {
  const { transcript, sentences } = input;
  const age = once(() => ageForCodes(input.encounter, transcript, input.specialty, sentences));
  const sources: SideSources = {
    transcript,
    complaints,
    spoken: once(() => findProblems(index, complaints)),
  };
  return (problem, named) => {
    const encounter = once(() =>
      encounterCharacter([...textsOf([problem.scope]), ...textsOf(complaints).slice(0, 2)]),
    );
    for (const phrase of [problem.phrase, ...problem.lesser]) {
      let { side } = problem;
      if (side === null && phrase.entries.some((entry) => entry.side !== null))
        side = sideElsewhere({ ...problem, phrase }, sources);
      const entries = chooseCodes(phrase.entries, { side, encounter, trimester, age });
      if (entries.length > 0)
        return entries
          .map((entry) => ({ entry, problem: { ...problem, phrase }, named, side }))
          .filter(borneOut);
    }
    return [];
  };
}

function textsOf(scopes: readonly Scope[]): string[] {
  return scopes.flatMap(({ sentences }) => sentences.map(({ text }) => text));
}

// A check-up that found something has its own code (ICD-10-CM Official Guidelines, Section I.C.21.c.13): a new finding
// or illness, or a lasting one that has got worse.
function withFindings(diagnoses: readonly Diagnosis[]): readonly Diagnosis[] {
  if (!diagnoses.some(({ entry }) => withAbnormal.has(entry.code))) return diagnoses;
  const found = diagnoses.some(
    ({ entry, named, problem }) =>
      named !== 'complaint' &&
      (entry.symptom ||
        entry.code.startsWith('R') ||
        entry.undiagnosed ||
        (!entry.status && named === 'assessment' && (!entry.chronic || isNewOrWorse(problem.scope)))),
  );
  if (!found) return diagnoses;
  return diagnoses.map((one) => {
    const abnormal = icdTable()
      .byCode()
      .get(withAbnormal.get(one.entry.code) ?? '');
    return abnormal === undefined ? one : { ...one, entry: abnormal };
  });
}

// "Your TSH is high, so you have hypothyroidism. I'll start levothyroxine.": nobody is well whose medicine is begun or raised.
function isNewOrWorse({ sentences, planned = [] }: Scope): boolean {
  return (
    sentences.some(({ text }) => worse.test(text)) ||
    planned.some(({ text }) => begun.test(text) && medicinesIn(text).length > 0)
  );
}
const begun = /\b(?:start|begin|increase|raise|add)\b/i;

const isHistory = /^(?:Z8[5-7]|I25\.2|I69)/;
/** A younger one has no habits: who smokes is somebody in the house. In years. */
const ofHabits = 10;
const habit = /^(?:F1[0-9]|Z72\.0|Z87\.891)/;
const checkUp = /^Z00\.[01]/;

function isCheckUp({ sentences }: Scope, ofChild: boolean): boolean {
  return sentences.some(({ text }) => checkUpSaid.test(text) || (ofChild && childCheck.test(text)));
}

// "Okay, so this is your yearly physical.", said in opening, where a complaint then took its place.
function checkUpOpened({ turns }: Transcript): Scope[] {
  for (const { role, index, text, start } of turns.slice(0, openingTurns)) {
    const said = role === 'patient' || role === 'relative' ? null : checkUpNamed.exec(text);
    if (said === null) continue;
    const from = start + said.index;
    const sources = [{ turn: index, start: from, end: from + said[0].length }];
    return [{ group: null, sentences: [{ text: 'Annual physical exam.', sources }] }];
  }
  return [];
}
const openingTurns = 8;
const checkUpNamed =
  /\b(?:(?:this|today) is|today['’]s|(?:you['’]re|you are) (?:here|in)(?: today)? for|doing)(?=) (?:your|a|an) (?:annual|yearly)(?=) (?:physical|(?:wellness )?(?:exam|check-?up|visit))(?=)\b/i;

const noParent = /\b(?:wife|husband|partner|son|daughter|carer|friend|sister|brother)\b/i;
const checkUpSaid = /\b(?:physical|annual|yearly|well|wellness|check-?up)\b/i;
// "Here for his fifteen month check", brought by a parent.
const childCheck =
  /\b(?:\d{1,2}|one|two|three|four|five|six|nine|twelve|fifteen|eighteen)(?=)[- ](?:month|week|year)(?=)[- ](?:old )?check\b/i;

// "Physical." is a physical examination where it is the reason of a visit.
function inFull(scope: Scope, ofChild: boolean): Scope {
  const sentences = scope.sentences.map((one) => ({
    ...one,
    text: one.text
      .replace(/\bphysical(?=[.,]| and\b|$)/i, 'physical exam')
      .replace(ofChild ? childCheckUp : /\b(?:month|week|year)[- ](?:old )?check\b/i, 'well child check'),
  }));
  return { ...scope, sentences };
}

// "We're here for her four-month checkup.", said by a parent.
const childCheckUp = /\b(?:month|week|year)[- ](?:old )?check(?:-?up| up)?\b/i;

const withAbnormal = new Map([
  ['Z00.00', 'Z00.01'],
  ['Z00.129', 'Z00.121'],
]);
const worse =
  /\b(?:uncontrolled|out of control|not (?:well |yet )?(?:controlled|at goal)|poorly controlled|(?:above|over) goal|worse\w*|exacerbat\w+|new(?:ly)?|flar\w+)\b/i;
