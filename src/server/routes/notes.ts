import { z } from 'zod';
import { NotegenError } from '../../errors.ts';
import { notePageSchema } from '../../notebook/notebook.ts';
import type { ServerDeps } from '../deps.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { beginKeyed } from '../idempotent.ts';
import { documentedNoteRequest, generationErrors, noteContent, noteIdParams } from '../note-content.ts';
import { json, reply } from '../reply.ts';

/** `/v1/note` and `/v1/notes` (spec 4.4, decisions "Notes"). */
export function registerNotes(api: Api, deps: ServerDeps): void {
  endpoint(
    api,
    deps,
    {
      method: 'post',
      path: '/v1/note',
      summary: 'Write a note and return it',
      tag: 'Notes',
      auth: 'api-key',
      limited: true,
      keyed: true,
      body: documentedNoteRequest,
      responses: { 200: { description: 'The note.', content: noteContent } },
      errors: generationErrors,
    },
    async ({ c, who, body, rawBody, signal }) => {
      const begun = beginKeyed(deps, c, who.customerId, rawBody);
      if ('replay' in begun) return json(c, 200, deps.notebook.json(who, begun.replay));
      using run = begun.run;
      const kept = ({ noteId }: { noteId: string }): void => run.complete(noteId);
      return json(c, 200, await deps.notebook.writeWhole(who, body, signal, kept));
    },
  );
  endpoint(
    api,
    deps,
    {
      method: 'get',
      path: '/v1/notes',
      summary: 'List the notes that are kept, newest first',
      tag: 'Notes',
      auth: 'api-key',
      query: z.strictObject({
        limit: z
          .string()
          .regex(/^\d{1,3}$/, 'must be a whole number from 1 to 100')
          .transform(Number)
          .pipe(z.number().min(1).max(100))
          .default(20)
          .meta({ type: 'integer', minimum: 1, maximum: 100, default: 20 }),
        cursor: z.string().max(200).optional().meta({ description: 'The `next_cursor` of the page before.' }),
      }),
      responses: {
        200: {
          description: 'A page; `next_cursor` is null on the last one.',
          content: { 'application/json': { schema: notePageSchema.meta({ id: 'NotePage' }) } },
        },
      },
    },
    ({ c, who, query }) => json(c, 200, deps.notebook.page(who.customerId, query.limit, query.cursor)),
  );
  endpoint(
    api,
    deps,
    {
      method: 'get',
      path: '/v1/notes/{note_id}',
      summary: 'Get a note',
      tag: 'Notes',
      auth: 'api-key',
      params: noteIdParams,
      responses: { 200: { description: 'The note.', content: noteContent } },
      errors: ['note_not_found'],
    },
    ({ c, who, params }) => json(c, 200, deps.notebook.json(who, params.note_id)),
  );
  endpoint(
    api,
    deps,
    {
      method: 'delete',
      path: '/v1/notes/{note_id}',
      summary: 'Erase a note; an unfinished recording is cancelled and erased',
      tag: 'Notes',
      auth: 'api-key',
      params: noteIdParams,
      responses: { 204: { description: 'It is gone.' } },
      errors: ['note_not_found'],
    },
    async ({ c, who, params }) => {
      const { note_id: noteId } = params;
      const gone =
        (await deps.recordings.cancel(who, noteId)) ||
        // What is told of its recording goes with it.
        deps.notebook.remove(who, noteId) ||
        // A recording that failed has no note, but what is told of it can go.
        deps.recordings.forget(who, noteId);
      if (!gone) throw new NotegenError('note_not_found');
      return reply(c, 204, null);
    },
  );
}
