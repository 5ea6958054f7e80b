import type { LabelChances } from '../../../src/note/extractive/learned/label-chain.ts';
import { type SectionLabel, sectionLabels } from '../../../src/note/extractive/learned/section-labels.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

/** Findings, an answer to them, a question and its answer. */
export const units = unitsOf(
  parseTranscript(
    'Doctor: Lungs are clear. Heart is regular.\nPatient: Good.\nDoctor: Any pain?\nPatient: In the knee.',
  ).turns,
);
/** What a model would make of a unit. */
export const chance = (keep: number, likely: SectionLabel, p: number): LabelChances => ({
  keep,
  sections: sectionLabels.map((label) => (label === 'none' ? 0 : label === likely ? p : (1 - p) / 12)),
});
