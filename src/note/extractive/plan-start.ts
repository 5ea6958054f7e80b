import { isFoundSign, mayDiagnose, saysPlainly, treatsProblem } from './plain-diagnosis.ts';
import { opensProblems, saysDiagnosis } from './problem-name.ts';
import { sectionLabels } from './section-labels.ts';
import { plainOf } from './units.ts';
import type { Passage } from './visit.ts';

const assessment = sectionLabels.indexOf('assessment');

const plan = sectionLabels.indexOf('plan');

/**
 * Where the clinician begins to sum up: the split of the visit that suits the sections' probabilities best. Before it
 * is what was told and found, after it what was concluded. The number of passages where there is no such part.
 */
export function planStart(passages: readonly Passage[]): number {
  let score = 0;
  let best = 0;
  let at = passages.length;
  for (let i = passages.length - 1; i >= 0; i--) {
    const { role, keep, sections } = passages[i]!;
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
      (p.index > passages.length * 0.5 || saysPlainly(p, examined)) &&
      ((mayDiagnose(p) &&
        ((saysDiagnosis(plainOf(p.unit)) && !isFoundSign(p, passages[p.index - 1])) || treatsProblem(p))) ||
        opensProblems(p.unit.text)),
  );
  return diagnosed >= 0 ? Math.min(at, diagnosed) : at;
}

export function examinedFrom(passages: readonly Passage[]): number {
  return passages.findIndex((p) => p.role === 'clinician' && p.section === 'exam' && p.keep > 0.12);
}
