import type { CodingInput } from '../coding-input.ts';
import { borneOut } from './borne-out.ts';
import { chooseCodes } from './choose-code.ts';
import { type Found, findProblems, type Problem, type Scope } from './find-problems.ts';
import { icdTable } from './icd-table.ts';
import { inForce } from './in-force.ts';
import { inOrder } from './in-order.ts';
import type { IcdEntry } from './parse-table.ts';
import type { PartFinder } from './phrase-index.ts';
import { problemFinder } from './problem-finder.ts';
import { ruledOutBy } from './rules.ts';
import type { SaidSide } from './said-side.ts';
import { complaintScopes, namedScopes, planScopes } from './scopes.ts';
import { standingFacts } from './standing-facts.ts';
import { ageForCodes, encounterCharacter, trimesterOf } from './visit-details.ts';
import { bodyPart, sideInVisit } from './visit-side.ts';

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
  const choose = chooser(input, index, complaints);
  const assessed = findProblems(finder, namedScopes(input.sentences));
  let diagnoses = assessed.problems.flatMap((problem) => choose(problem, 'assessment'));
  if (!diagnoses.some(isProblem)) {
    const planned = findProblems(finder, planScopes(input.sentences));
    diagnoses = [...diagnoses, ...planned.problems.flatMap((problem) => choose(problem, 'plan'))];
  }
  if (!diagnoses.some(isProblem) || (assessed.uncertain && !diagnoses.some(({ entry }) => entry.symptom))) {
    // Beside a diagnosis, of the symptoms only what the visit was for.
    const told = diagnoses.some(isProblem) ? complaints.slice(0, 1) : complaints;
    diagnoses = [...diagnoses, ...complaintsOf(findProblems(index, told), diagnoses, choose)];
  }
  if (diagnoses.length > 0) diagnoses = withStanding(diagnoses, standing(input, diagnoses, index, choose));
  return inForce(inOrder(withFindings(settle(diagnoses))), input.books?.icd10 ?? null).slice(
    0,
    mostDiagnoses,
  );
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

// Dependence that was named takes its product's code, in its place.
function withStanding(diagnoses: readonly Diagnosis[], more: readonly Diagnosis[]): Diagnosis[] {
  const product = more.find(({ entry }) => entry.code === 'F17.210');
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

type Choose = (problem: Problem, named: Diagnosis['named']) => Diagnosis[];

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

function chooser(input: CodingInput, index: PartFinder, complaints: readonly Scope[]): Choose {
  const age = ageForCodes(input.encounter, input.transcript, input.specialty);
  const complaintTexts = textsOf(complaints);
  const trimester = trimesterOf(
    input.transcript,
    input.sentences.map(({ text }) => text),
  );
  let spoken: Found | undefined;
  return (problem, named) => {
    const own = textsOf([problem.scope]);
    const { entries } = problem.phrase;
    let { side } = problem;
    if (side === null && entries.some((entry) => entry.side !== null)) {
      spoken ??= findProblems(index, complaints);
      const part = bodyPart(problem.words);
      side = sideElsewhere(part, own, spoken, complaintTexts);
      if (side === null && part !== null) side = sideInVisit(input.transcript, part);
      if (side !== 'both' && saysBoth(input.transcript.text)) side = null;
    }
    const encounter = encounterCharacter([...own, ...complaintTexts.slice(0, 2)]);
    return chooseCodes(entries, { side, encounter, trimester, age })
      .map((entry) => ({ entry, problem, named, side }))
      .filter(borneOut);
  };
}

// Where the assessment names no side: the one side that the same problem's sentences, or the complaint, speak of.
function sideElsewhere(
  part: string | null,
  own: readonly string[],
  spoken: Found,
  complaints: readonly string[],
): SaidSide {
  const inScope = onlySide(own);
  if (inScope !== null) return inScope;
  if (part === null) return onlySide(complaints);
  const same = spoken.problems.filter(({ side, words }) => side !== null && bodyPart(words) === part);
  const sides = new Set(same.map(({ side }) => side));
  return sides.size === 1 ? [...sides][0]! : null;
}

function onlySide(texts: readonly string[]): SaidSide {
  const sides = new Set<SaidSide>();
  for (const text of texts) {
    for (const [word] of text.matchAll(
      /\b(?:right(?! (?:now|away|after|before|here|there))|left|bilateral(?:ly)?)\b/gi,
    )) {
      const lower = word.toLowerCase();
      sides.add(lower === 'right' || lower === 'left' ? lower : 'both');
    }
  }
  return sides.size === 1 ? [...sides][0]! : null;
}

// "It is both my elbows, but the right one hurts the most" leaves open which side a later sentence means.
function saysBoth(text: string): boolean {
  return /\b(?:both|bilateral)\b(?: \w+)? (?:knees?|hips?|shoulders?|elbows?|wrists?|hands?|ankles?|feet|heels?|ears?|eyes?|legs?|arms?)\b/i.test(
    text,
  );
}

function textsOf(scopes: readonly Scope[]): string[] {
  return scopes.flatMap(({ sentences }) => sentences.map(({ text }) => text));
}

// A check-up that found something has its own code (ICD-10-CM Official Guidelines, Section I.C.21.c.13).
function withFindings(diagnoses: readonly Diagnosis[]): readonly Diagnosis[] {
  if (!diagnoses.some(({ entry }) => entry.code === 'Z00.00')) return diagnoses;
  const found = diagnoses.some(
    ({ entry, named }) => (entry.symptom || entry.undiagnosed) && named !== 'complaint',
  );
  const abnormal = found ? icdTable().byCode().get('Z00.01') : undefined;
  return diagnoses.map((one) =>
    abnormal !== undefined && one.entry.code === 'Z00.00' ? { ...one, entry: abnormal } : one,
  );
}

/** One of each code, and none that another rules out or explains. */
function settle(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  const firsts = new Map<string, Diagnosis>();
  for (const diagnosis of diagnoses)
    if (!firsts.has(diagnosis.entry.code)) firsts.set(diagnosis.entry.code, diagnosis);
  const unique = [...firsts.values()];
  return unique.filter(({ entry }) => {
    const rivals = unique.filter(({ entry: other }) => !otherSide(entry, other) || !entry.symptom);
    if (
      ruledOutBy(
        entry.code,
        rivals.map((rival) => rival.entry.code),
      ) !== null
    )
      return false;
    return !unique.some(({ entry: other }) => saysMore(other, entry));
  });
}

// A right shoulder's diagnosis does not explain the left shoulder's pain.
function otherSide(a: IcdEntry, b: IcdEntry): boolean {
  return a.side !== null && b.side !== null && a.side !== b.side && a.side !== 'none' && b.side !== 'none';
}

// The same condition with its side known rules out the code for a side not said.
function saysMore(other: IcdEntry, entry: IcdEntry): boolean {
  return (
    entry.side === 'none' && other.side !== null && other.side !== 'none' && other.phrases === entry.phrases
  );
}
