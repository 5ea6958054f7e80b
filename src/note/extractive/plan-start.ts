import { isConditionWord } from './lexicon/conditions.ts';
import { examSystemOf } from './lexicon/exam-words.ts';
import { saysDiagnosis } from './problems.ts';
import { type SectionLabel, sectionLabels } from './section-labels.ts';
import { plainOf } from './units.ts';
import type { Passage } from './visit.ts';

const late = new Set(['assessment', 'plan']);

/**
 * Where the clinician begins to sum up: the split of the visit that suits the sections' probabilities best. Before it
 * is what was told and found, after it what was concluded. The number of passages where there is no such part.
 */
export function planStart(passages: readonly Passage[]): number {
  let score = 0;
  let best = 0;
  let at = passages.length;
  for (let i = passages.length - 1; i >= 0; i--) {
    const passage = passages[i]!;
    if (passage.role !== 'patient' && passage.keep > 0.1) {
      let share = 0;
      for (let c = 1; c < sectionLabels.length; c++)
        if (late.has(sectionLabels[c]!)) share += passage.sections[c]!;
      score += passage.keep * (share - 0.5);
    }
    if (score > best) {
      best = score;
      at = i;
    }
  }
  const diagnosed = passages.findIndex(
    (p) =>
      p.index > passages.length * 0.5 &&
      p.role === 'clinician' &&
      !p.unit.question &&
      mayDiagnose(p) &&
      saysDiagnosis(plainOf(p.unit)),
  );
  return diagnosed >= 0 ? Math.min(at, diagnosed) : at;
}

const found: readonly SectionLabel[] = ['exam', 'results', 'vitals'];
const toldOrFound: readonly SectionLabel[] = [
  'hpi',
  'pmh',
  'meds',
  'allergies',
  'family',
  'social',
  'ros',
  'vitals',
  'exam',
  'results',
];
const saidLate: readonly SectionLabel[] = ['assessment', 'plan', 'exam', 'results'];
const sure = 0.75;

/** Sections that fit the part of the visit: a plan before the summing up, or history after it, must be very likely. */
export function settleSections(passages: readonly Passage[], from: number): Passage[] {
  const examined = passages.findIndex((p) => p.role === 'clinician' && p.section === 'exam' && p.keep > 0.12);
  return passages.map((p) => {
    if (p.role !== 'clinician' || p.unit.question) return p;
    if (
      p.index > passages.length * 0.4 &&
      p.section !== 'plan' &&
      mayDiagnose(p) &&
      saysDiagnosis(plainOf(p.unit))
    )
      return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
    if (p.index >= from && /\b(?:if|when|unless)\b/i.test(p.unit.text) && precaution.test(plainOf(p.unit)))
      return { ...p, section: 'plan' };
    if (p.index >= from && advises.test(plainOf(p.unit))) return { ...p, section: 'plan' };
    if (p.index >= from && forbids.test(plainOf(p.unit))) return { ...p, section: 'plan' };
    const early = p.index < from;
    const examining = early && examined >= 0 && p.index >= examined && examSystemOf(p.unit.text) !== null;
    const fitting = examining ? found : early ? toldOrFound : saidLate;
    if (fitting.includes(p.section) || p.sections[sectionLabels.indexOf(p.section)]! > sure) return p;
    return { ...p, section: likeliest(p, fitting) };
  });
}

// "A little honey is fine for the cough", "the sleeve is fine to wear", "tylenol is okay".
const advises =
  /^(?:a little |some |the |a )?(?:\w+ ){1,2}(?:is|are) (?:fine|okay|ok|all right|safe)(?: (?:for|to|if|while|as|with)\b|[.!]?$)/i;
const forbids =
  /^(?:and |so |but )?no (?:more )?(?:tennis|squatting|kneeling|running|jumping|sports?|driving|lifting|heavy|coffee|caffeine|alcohol|aspirin|ibuprofen|nsaids?|smoking|swimming|gym|work|school|exercis\w+|contact|weight[- ]bearing|soda|screens?)\b/i;

// What to do if it gets worse is an instruction, not a finding.
const precaution =
  /^(?:and |but |so |now )?(?:if|when|unless)\b.*\b(?:call|come back|come in|return|go to|emergency|er\b|911|9-1-1|let (?:me|us) know|notify|see (?:me|us|a doctor)|straight)/i;

function likeliest(p: Passage, among: readonly SectionLabel[]): SectionLabel {
  return among.reduce((best, label) =>
    p.sections[sectionLabels.indexOf(label)]! > p.sections[sectionLabels.indexOf(best)]! ? label : best,
  );
}

function mayDiagnose(p: Passage): boolean {
  return p.unit.words.some((word) => isConditionWord(word));
}
