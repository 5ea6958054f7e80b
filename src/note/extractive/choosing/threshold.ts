import type { SpecialtyGuide } from '../../specialty-guides/guide.ts';
import { isSought } from '../history/specialty-parts.ts';
import { acts, appoints, prescribes, refers } from '../plan/decided.ts';
import type { Passage } from '../visit/visit.ts';
import { answersWithNumber, hasValue, tellsClinical, tellsOnset } from './told-by-patient.ts';

/**
 * How sure the selection must be, by what kind of sentence it would become, and how sure where the words themselves
 * are clinical (a symptom told, a medicine, an order, a value): leaving those out costs more. Set by cross-validation.
 */
export const thresholds = {
  told: 0.5,
  found: 0.35,
  concluded: 0.45,
  clinical: { told: 0.25, found: 0.2, concluded: 0.3 },
  story: 0.35,
};

/** Nothing is used of whose worth the model is less sure, unless the words themselves speak for it. */
export const leastKeep = 0.15;

/** A question and its answer are one statement: either may carry the weight. */
export function certainty(p: Passage, passages: readonly Passage[]): number {
  const answer = passages[p.index + 1];
  return p.unit.question && p.reply && answer ? Math.max(p.keep, answer.keep) : p.keep;
}

export function thresholdOf(
  p: Passage,
  planFrom: number,
  guide: SpecialtyGuide | null,
  short: boolean,
): number {
  const usual = thresholdFor(p, planFrom, short);
  if (guide === null || !isSought(p, guide)) return usual;
  switch (p.section) {
    case 'exam':
    case 'vitals':
    case 'results':
      return Math.min(usual, thresholds.clinical.found);
    case 'assessment':
    case 'plan':
      return usual;
    default:
      return Math.min(usual, p.index < planFrom ? thresholds.clinical.told : usual);
  }
}

function thresholdFor(p: Passage, planFrom: number, short: boolean): number {
  switch (p.section) {
    case 'exam':
    case 'vitals':
    case 'results':
      return hasValue(p.unit) ? thresholds.clinical.found : thresholds.found;
    case 'assessment':
    case 'plan':
      if (p.index >= planFrom && (prescribes(p.unit) || refers(p) || appoints.test(p.unit.said)))
        return leastKeep;
      return p.index >= planFrom && acts(p.unit) ? thresholds.clinical.concluded : thresholds.concluded;
    default:
      if (p.index < planFrom && ofRisk.test(p.unit.said)) return p.reply === null ? leastKeep : 0;
      if (
        p.index < planFrom &&
        p.unit.answers !== null &&
        p.unit.words.length > 3 &&
        ofRisk.test(p.unit.answers.said)
      )
        return 0;
      if (p.unit.answers !== null && ofHome.test(p.unit.answers.said)) return 0;
      // "Rosuvastatin ten.", of a list that the clinician reads out.
      if (p.section === 'meds' && p.unit.clinical.drugs > 0) return thresholds.clinical.told;
      // A relative's "he" is rare in the visits that the models learned from.
      if (p.role === 'relative') return thresholds.clinical.told + 0.1;
      return p.role !== 'clinician' &&
        p.index < planFrom &&
        (tellsClinical(p.unit) || tellsOnset(p.unit) || (short && answersWithNumber(p.unit)))
        ? thresholds.clinical.told
        : thresholds.told;
  }
}

// "Who's at home with you?" "Mom."
const ofHome =
  /\b(?:living will|advance directive|power of attorney|who(?:'s| is) (?:at home|there) with you|(?:who|whom) do you live with|live (?:alone|by yourself|on your own))\b/;

// What is asked and told of harm to oneself or others is never left out.
const ofRisk =
  /\b(?:suicid\w*|(?:kill|hurt|harm)(?:ing)? (?:your|my|him|her|them)sel(?:f|ves)|not (?:to )?wak(?:e|ing) up|did n['’]t wake up|end(?:ing|ed)? (?:your|my|his|her)(?: own)? life|want(?:ed|ing|s)? to die|not wanting to (?:be here|live)|rather not be here|self harm\w*|overdos\w+|used to cut|cut(?:ting)? (?:my|him|her|your)self|better off dead|guns?|firearms?|weapons?|hopeless|(?:hurt|harm|kill)(?:ing)?(?=) (?:others|anyone|anybody|someone|somebody|other people)|(?:hear(?:ing)?|heard) voices|hallucinat\w*|(?:feel|are) safe (?:at home|in your|where)|(?:anyone|anybody|someone|somebody|partner|husband|wife) (?:is |has |been |ever )*(?:hurt|hit|hitt|threaten|abus)\w* you)(?=)\b/;
