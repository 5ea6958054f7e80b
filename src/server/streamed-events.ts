import { z } from 'zod';
import { billingCodesSchema, generatorSchema, noteSchema, noteSections } from '../note/note.ts';
import { specialties } from '../note/specialties.ts';
import { documentedNote } from './note-content.ts';
import { problemSchema } from './problem.ts';

/** The data line of each event of a note stream, for the API description and its check. */
const section = z.enum(noteSections);
const event = <T extends z.ZodObject>(id: string, schema: T): T => schema.meta({ id });

export const streamedEventSchema = z
  .discriminatedUnion('type', [
    event(
      'NoteStarted',
      z.object({
        type: z.literal('note.started'),
        ...noteSchema.pick({ noteId: true, created_at: true, expires_at: true }).shape,
        specialty: z.enum(specialties),
        generator: generatorSchema,
      }),
    ),
    event('SectionDelta', z.object({ type: z.literal('section.delta'), section, text: z.string() })),
    event('SectionCompleted', z.object({ type: z.literal('section.completed'), section, text: z.string() })),
    event(
      'CodesCompleted',
      z.object({ type: z.literal('codes.completed'), billing_codes: billingCodesSchema }),
    ),
    event('NoteCompleted', z.object({ type: z.literal('note.completed'), note: documentedNote })),
    event('StreamError', problemSchema.extend({ type: z.literal('error') })),
  ])
  .meta({ id: 'NoteEvent' });
