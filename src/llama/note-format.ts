import type { NoteSection } from '../note/note.ts';
import type { Layout } from '../note/writer.ts';

/**
 * The form in which the model writes: section titles, headings and one line a sentence, all in a fixed order.
 * Plain text and not JSON: small models write it better, it costs fewer tokens, and it has no strings to leave open.
 */
export interface HeadingFormat {
  heading: string | null;
  layout: Layout;
  /** How many lines it may have; one with `least` 0 is left out when nothing was said. */
  least: number;
  most: number;
  /** The only labels a line may carry (`- Heart rate: 72`): a label is not checked against the transcript, so it can't be free. */
  labels?: readonly string[];
}

export interface SectionFormat {
  section: Exclude<NoteSection, 'patient_summary'>;
  title: string;
  headings: readonly HeadingFormat[];
}

const bodySystems = [
  'General',
  'Head',
  'Eyes',
  'Ears, nose and throat',
  'Neck',
  'Cardiovascular',
  'Respiratory',
  'Gastrointestinal',
  'Genitourinary',
  'Musculoskeletal',
  'Skin',
  'Neurological',
  'Psychiatric',
  'Endocrine',
  'Other',
] as const;

const vitalSigns = [
  'Blood pressure',
  'Heart rate',
  'Respiratory rate',
  'Temperature',
  'Oxygen saturation',
  'Weight',
  'Height',
  'Body mass index',
  'Pain',
] as const;

const planKinds = ['Medications', 'Tests', 'Referrals', 'Patient education', 'Follow-up', 'Other'] as const;

const prose = (heading: string, least: number, most: number): HeadingFormat => ({
  heading,
  layout: 'prose',
  least,
  most,
});
const labelled = (heading: string, most: number, labels: readonly string[]): HeadingFormat => ({
  heading,
  layout: 'labelled',
  least: 0,
  most,
  labels,
});

export const noteFormat: readonly SectionFormat[] = [
  {
    section: 'subjective',
    title: 'SUBJECTIVE',
    headings: [
      prose('CHIEF COMPLAINT', 1, 2),
      prose('HISTORY OF PRESENT ILLNESS', 1, 16),
      prose('PAST MEDICAL HISTORY', 0, 10),
      { heading: 'MEDICATIONS', layout: 'bullet', least: 0, most: 16 },
      { heading: 'ALLERGIES', layout: 'bullet', least: 0, most: 6 },
      prose('FAMILY HISTORY', 0, 6),
      prose('SOCIAL HISTORY', 0, 8),
      labelled('REVIEW OF SYSTEMS', 14, bodySystems),
    ],
  },
  {
    section: 'objective',
    title: 'OBJECTIVE',
    headings: [
      labelled('VITALS', 9, vitalSigns),
      labelled('PHYSICAL EXAM', 16, bodySystems),
      prose('RESULTS', 0, 10),
    ],
  },
  {
    section: 'assessment',
    title: 'ASSESSMENT',
    headings: [{ heading: null, layout: 'numbered', least: 1, most: 8 }],
  },
  {
    section: 'plan',
    title: 'PLAN',
    headings: [{ heading: null, layout: 'bullet', least: 1, most: 20, labels: planKinds }],
  },
];

/** Under a numbered problem (`# Type 2 diabetes`) come at most this many lines. */
export const linesPerProblem = 5;
/** A line ends after this many characters besides single spaces, whatever the model wants. */
export const longestLine = 400;
