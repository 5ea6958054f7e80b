import { z } from 'zod';
import { maxTranscriptCharacters, noteSections } from './note-sections.ts';
import { specialties } from './specialties.ts';
import { wholeText } from './whole-text.ts';

export { maxTranscriptCharacters, type NoteSection, noteSections, soapSections } from './note-sections.ts';

/** The shapes a client sees: the request for a note, and the note (spec 2.4 and 4.4, decisions.md "Notes"). */

export const encounterSchema = z.strictObject({
  date: z.iso.date().optional(),
  patient: z
    .strictObject({
      age: z.number().int().min(0).max(130).optional(),
      sex: wholeText.min(1).max(40).optional(),
    })
    .optional(),
  visit_type: z.enum(['new', 'established', 'telehealth']).optional(),
  duration_minutes: z.number().min(0).max(1440).optional(),
});
export type Encounter = z.infer<typeof encounterSchema>;

export const engineChoices = ['auto', 'llama', 'extractive'] as const;

export const noteRequestSchema = z.strictObject({
  transcript: wholeText
    .min(1)
    .max(maxTranscriptCharacters)
    .refine((text) => /\S/.test(text), 'must not be blank'),
  specialty: z.enum(specialties),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,8}$/, 'must be a BCP 47 language tag')
    .optional(),
  encounter: encounterSchema.optional(),
  engine: z.enum(engineChoices).default('auto'),
});
export type NoteRequest = z.infer<typeof noteRequestSchema>;

/** Words of the transcript that bear something out: `turn` indexes the turns, offsets are into `transcript`. */
export const sourceSchema = z.object({
  turn: z.number().int().nonnegative(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  audio_start: z.number().optional(),
  audio_end: z.number().optional(),
});
export type Source = z.infer<typeof sourceSchema>;

export const evidenceSchema = z.object({
  section: z.enum(noteSections),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  sources: z.array(sourceSchema),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const warningCodes = [
  'unsupported_number',
  'unsupported_medication',
  'unsupported_sentence',
  'unsupported_laterality',
  'unsupported_negation',
  'possible_omission',
  'transcript_truncated',
  'low_speech_confidence',
  'speaker_roles_guessed',
  'demo_speech_model',
  'recording_truncated',
  'engine_fallback',
  'short_transcript',
  'language_unsupported',
] as const;
export type WarningCode = (typeof warningCodes)[number];

export const warningSchema = z.object({
  code: z.enum(warningCodes),
  message: z.string(),
  section: z.enum(noteSections).optional(),
  start: z.number().int().nonnegative().optional(),
  end: z.number().int().nonnegative().optional(),
  /** `possible_omission`: the words that the note does not cover. */
  sources: z.array(sourceSchema).optional(),
});
export type Warning = z.infer<typeof warningSchema>;

/** `reason` says which rule or which words gave the code; `sources` are those words. Webhooks carry code and description only. */
export const billingCodeSchema = z.object({
  code: z.string(),
  description: z.string(),
  reason: z.string(),
  sources: z.array(sourceSchema),
});
export type BillingCode = z.infer<typeof billingCodeSchema>;

export const billingCodesSchema = z.object({
  icd10: z.array(billingCodeSchema),
  cpt: z.array(billingCodeSchema),
});
export type BillingCodes = z.infer<typeof billingCodesSchema>;

export const generatorSchema = z.object({
  engine: z.enum(['extractive', 'llama']),
  model: z.string().nullable(),
  model_sha256: z.string().nullable(),
  prompt_version: z.string().nullable(),
  seed: z.number().int(),
  notegen_version: z.string(),
});
export type Generator = z.infer<typeof generatorSchema>;

export const noteSchema = z.object({
  noteId: z.uuid(),
  status: z.literal('completed'),
  specialty: z.enum(specialties),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  subjective: z.string(),
  objective: z.string(),
  assessment: z.string(),
  plan: z.string(),
  transcript: z.string(),
  billing_codes: billingCodesSchema,
  patient_summary: z.string(),
  evidence: z.array(evidenceSchema),
  warnings: z.array(warningSchema),
  generator: generatorSchema,
});
export type Note = z.infer<typeof noteSchema>;
