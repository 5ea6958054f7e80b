import { turnsToExamine } from '../examination/examined-in-passing.ts';
import { mentionsVital } from '../examination/vitals.ts';
import { sectionLabels } from '../learned/section-labels.ts';
import { examSystemOf } from '../lexicon/exam-words.ts';
import { isFoundSign, mayDiagnose, saysPlainly, treatsProblem } from '../problems/plain-diagnosis.ts';
import { confirmedName } from '../problems/problem-name.ts';
import { opensProblems, saysDiagnosis } from '../problems/says-diagnosis.ts';
import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isOrder } from './told-to-do.ts';

const assessment = sectionLabels.indexOf('assessment');

const plan = sectionLabels.indexOf('plan');

/** "Ann is a 45-year-old woman who presents with …". */
export const opensVisit =
  /\byears?[- ]old\b[^.]*\b(?:(?:is )?here|presents?|presenting|comes? in|came in|being seen)\b/i;

/**
 * Where the clinician begins to sum up: the split of the visit that suits the sections' probabilities best. Before it
 * is what was told and found, after it what was concluded. The number of passages where there is no such part.
 */
export function planStart(passages: readonly Passage[]): number {
  let score = 0;
  let best = 0;
  let at = passages.length;
  for (let i = passages.length - 1; i >= 0; i--) {
    const { role, keep, sections, unit } = passages[i]!;
    if (i < 4 && role === 'clinician' && opensVisit.test(unit.text)) break;
    if (role !== 'patient' && keep > 0.1) score += keep * (sections[assessment]! + sections[plan]! - 0.5);
    if (score > best) {
      best = score;
      at = i;
    }
  }
  const examined = examinedFrom(passages);
  const diagnosed = passages.findIndex(
    (p) =>
      p.role === 'clinician' &&
      !p.unit.question &&
      (p.index > passages.length * (examined >= 0 && p.index > examined ? 0.4 : 0.5) ||
        saysPlainly(p, examined)) &&
      ((mayDiagnose(p) &&
        ((saysDiagnosis(plainOf(p.unit)) && !isFoundSign(p, passages[p.index - 1])) || treatsProblem(p))) ||
        opensProblems(p.unit.text) ||
        confirmedName(p.unit.text) !== null),
  );
  if (diagnosed >= 0) at = Math.min(at, diagnosed);
  // Two sentences may be all that is concluded.
  if (at === passages.length) {
    const ordered = passages.findIndex(
      ({ index, role, unit }) => index > at / 2 && role === 'clinician' && !unit.question && isOrder(unit),
    );
    if (ordered >= 0) return ordered;
  }
  return afterExamination(at, passages);
}

/**
 * Where the summing up begins, not before the examination: "let me look at you. …" goes on to the end of its turn, or to
 * what is decided or named in it. `start` itself where an illness was named before.
 */
export function afterExamination(start: number, passages: readonly Passage[]): number {
  const cue = passages.findLastIndex(
    (p) => p.role === 'clinician' && turnsToExamine.test(p.unit.said) && findsAfter(p, passages),
  );
  if (cue < 0 || passages.slice(start, cue).some(concludes)) return start;
  const { turn } = passages[cue]!.unit;
  let end = cue;
  while (end < passages.length && passages[end]!.unit.turn === turn) end++;
  if (start >= end || end === passages.length) return start;
  const decided = passages.findIndex(
    (p, i) =>
      i >= Math.max(start, cue) && i < end && (p.unit.clinical.drugs > 0 || isOrder(p.unit) || concludes(p)),
  );
  return Math.max(start, decided < 0 ? end : decided);
}

const fewest = 2;

function findsAfter({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  let found = 0;
  for (let i = index; passages[i]?.unit.turn === unit.turn; i++) if (isOfExamination(passages[i]!)) found++;
  return found >= fewest;
}

function isOfExamination({ section, unit }: Passage): boolean {
  return (
    section === 'exam' ||
    section === 'vitals' ||
    (!unit.question && (mentionsVital(unit.text) || examSystemOf(unit.text) !== null))
  );
}

function concludes({ role, unit }: Passage): boolean {
  return (
    role === 'clinician' &&
    !unit.question &&
    (saysDiagnosis(plainOf(unit)) || confirmedName(unit.text) !== null || opensProblems(unit.text))
  );
}

export function examinedFrom(passages: readonly Passage[]): number {
  return passages.findIndex((p) => p.role === 'clinician' && p.section === 'exam' && p.keep > 0.12);
}
