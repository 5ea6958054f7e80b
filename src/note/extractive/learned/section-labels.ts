/** The places in a note that a stretch of talk can belong to; `none` is talk that goes. */
export const sectionLabels = [
  'none',
  'cc',
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
  'assessment',
  'plan',
] as const;
export type SectionLabel = (typeof sectionLabels)[number];

/** How likely each section is where it is `label` for certain. */
export function surely(label: SectionLabel): readonly number[] {
  return sectionLabels.map((one) => (one === label ? 1 : 0));
}
