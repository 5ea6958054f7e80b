import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { noteRequestSchema, noteSchema } from '../note/note.ts';
import { exampleNote, exampleRequest } from './examples.ts';

/** A note as every endpoint gives it. */
export const documentedNote = noteSchema.meta({ id: 'Note', example: exampleNote });
export const noteContent = { 'application/json': { schema: documentedNote } };
export const noteIdParams = z.object({ note_id: z.string().meta({ format: 'uuid' }) });

/** What to write a note from, as every endpoint takes it. */
export const documentedNoteRequest = noteRequestSchema.meta({ id: 'NoteRequest', example: exampleRequest });

/** What writing a note can fail with, besides what its request can. */
export const generationErrors: readonly ErrorCode[] = [
  'transcript_empty',
  'transcript_json',
  'queue_full',
  'engine_unavailable',
  'engine_crashed',
  'language_model_missing',
  'model_corrupted',
  'model_not_suitable',
  'model_unknown',
  'example_note_unreadable',
  'note_generation_failed',
];
