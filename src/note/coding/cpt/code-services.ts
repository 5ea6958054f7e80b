import type { BillingCode, Source } from '../../note.ts';
import type { CodingInput } from '../coding-input.ts';
import type { Diagnosis } from '../icd10/code-diagnoses.ts';
import { statedAge } from '../icd10/visit-details.ts';
import { decisionMaking } from './decision-making.ts';
import {
  emergencyVisit,
  type FarVisit,
  hasVisitLevel,
  officeVisit,
  type VisitLevel,
} from './office-visit.ts';
import { checkUpOf, preventiveVisit } from './preventive-visit.ts';
import { type DoneProcedure, doneProcedures } from './procedures.ts';
import {
  familiarity,
  firstDecided,
  firstSaid,
  type Said,
  statedTime,
  type VisitPieces,
  visitPieces,
} from './visit-facts.ts';

/** Fewer words than this bear no visit level out; then none is given. */
const fewestWords = 120;
/** A check-up's code asks for no decision. */
const fewestOfCheckUp = 25;
const mostSources = 6;

/** The visit's own code, where the words bear one out, then what was done in the office. */
export function codeServices(input: CodingInput, diagnoses: readonly Diagnosis[]): BillingCode[] {
  const pieces = visitPieces(input.transcript);
  const done = doneProcedures(pieces.ofClinic);
  const visits = visitCodes(input, diagnoses, pieces);
  const needs25 = done.filter(({ procedure }) => procedure.separate).map(({ procedure }) => procedure.code);
  return [
    ...visits.map((visit) => with25(visit, needs25)),
    ...done.map((one) => asCode(one, visits.length > 0)),
  ];
}

function visitCodes(input: CodingInput, diagnoses: readonly Diagnosis[], pieces: VisitPieces): BillingCode[] {
  const { specialty, encounter, transcript } = input;
  const problems = diagnoses.filter(
    (one) => !one.entry.status && one.named !== 'history' && !isCodedTwice(one, diagnoses),
  );
  const checkUp = checkUpOf(diagnoses);
  if (
    !hasVisitLevel(specialty) ||
    diagnoses.length === 0 ||
    !hasWords(pieces, checkUp === null ? fewestWords : fewestOfCheckUp)
  )
    return [];
  if (problems.length === 0 && checkUp === null) return [];
  const making = decisionMaking(problems, pieces, input.sentences);
  const found = [...making.problems.said, ...making.data.said, ...making.risk.said];
  if (specialty === 'emergency_medicine') return [code(emergencyVisit(making), found)];

  const known = familiarity(pieces, encounter);
  const time = statedTime(pieces, encounter);
  const said = [known.said, time?.said ?? null, ...found].filter((one) => one !== null);
  const far = farVisit(encounter.visit_type, pieces);
  const age = statedAge(encounter, transcript, input.sentences);
  if (checkUp === null) return [code(officeVisit(making, known, time, far), said)];
  if (age === null) return [];
  const preventive = code(preventiveVisit(checkUp, age, known), known.said === null ? [] : [known.said]);
  // Problem work of its own beside a check-up: something treated by prescription that is not at goal or is new.
  if (!hasWords(pieces, fewestWords) || making.risk.level < 4 || making.problems.level < 4)
    return [preventive];
  const visit = officeVisit(making, known, null, far);
  const reason = `${visit.reason} Beside a check-up: add modifier 25, if the work was significant and separate.`;
  return [preventive, code({ ...visit, reason }, said)];
}

// An illness that complicates a pregnancy has two codes and is one problem.
function isCodedTwice(one: Diagnosis, diagnoses: readonly Diagnosis[]): boolean {
  return (
    one.entry.code.startsWith('O') &&
    diagnoses.some((other) => other !== one && other.problem === one.problem)
  );
}

function farVisit(visitType: string | undefined, pieces: VisitPieces): FarVisit | null {
  if (visitType !== undefined && visitType !== 'telehealth') return null;
  const seen = firstDecided(pieces, byVideo) !== null;
  if (!seen && distant.test(pieces.saidByClinic) && firstSaid(pieces, byTelephone) !== null)
    return 'telephone';
  return visitType === 'telehealth' || seen ? 'video' : null;
}

const byVideo =
  /\b(?:video visit|telehealth|telemedicine|virtual visit|see (?:me|you) (?:on|over)(?=) (?:the )?(?:video|screen)|on (?:the|this) video call)(?=)\b/i;
// "Call us on the phone" and "I spoke to them over the phone" are no visit by telephone.
const distant = /phone|audio|calling/i;
const byTelephone =
  /\b(?:(?:telephone|phone|audio[- ]only)(?=) (?:visit|consult(?:ation)?|appointment|encounter)|(?:doing|having|holding|do) (?:this|today['’]?s?)(?: \w+){0,2}(?=) (?:by|over the|on the) (?:tele)?phone|(?:can['’]?t|cannot|can not|ca n['’]t|unable to|not able to)(?=) (?:see|examine|look at)(?=) you (?:over|on|by) the (?:tele)?phone|(?:talk|speak)ing (?:to|with) (?:you|me) (?:over|on|by) the (?:tele)?phone today|(?:i['’]m|i am|this is (?:dr|doctor)[. ]{1,2}\w+,?) calling (?:you )?(?=)(?:for|about) your (?:appointment|visit|follow[- ]?up|results))(?=)\b/i;

function with25(visit: BillingCode, codes: readonly string[]): BillingCode {
  if (codes.length === 0) return visit;
  const note = `With ${codes.join(', ')} on the same day: add modifier 25, if the visit was significant and separate.`;
  return { ...visit, reason: `${visit.reason} ${note}` };
}

function asCode({ procedure, words, source }: DoneProcedure, beside: boolean): BillingCode {
  const short = words.length > 160 ? `${words.slice(0, 160)}…` : words;
  const visit = beside && procedure.separate ? ' The visit beside it needs modifier 25.' : '';
  return {
    code: procedure.code,
    description: procedure.description,
    reason: `Said to be done at this visit: "${short}". Rule: ${procedure.rule}.${visit}`,
    sources: [source],
  };
}

function code({ code, description, reason }: VisitLevel, said: readonly Said[]): BillingCode {
  return { code, description, reason, sources: sourcesOf(said) };
}

function sourcesOf(said: readonly Said[]): Source[] {
  return said.slice(0, mostSources).map(({ source }) => source);
}

function hasWords({ all }: VisitPieces, fewest: number): boolean {
  let words = 0;
  for (const { text } of all) {
    words += text.match(/\S+/g)?.length ?? 0;
    if (words >= fewest) return true;
  }
  return false;
}
