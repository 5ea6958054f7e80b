import { setTimeout } from 'node:timers/promises';
import { NotegenError } from '../../errors.ts';
import type { NoteEvent } from '../../note/events.ts';
import type { Note } from '../../note/note.ts';
import type { KeyedRun } from '../../notebook/idempotency.ts';
import type { ServerDeps } from '../deps.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { eventStream } from '../event-stream.ts';
import { beginKeyed } from '../idempotent.ts';
import { documentedNoteRequest, generationErrors } from '../note-content.ts';
import { problemOf } from '../problem.ts';
import { replayEvents } from '../replay-events.ts';
import { reply } from '../reply.ts';
import { streamedEventSchema } from '../streamed-events.ts';

/** So long a fault can still become an HTTP status; then the stream begins, and a fault is its last event. */
const patienceMs = 10_000;

/** `POST /v1/stream/note` (spec 4.5, decisions "Streaming"). */
export function registerNoteStream(api: Api, deps: ServerDeps): void {
  endpoint(
    api,
    deps,
    {
      method: 'post',
      path: '/v1/stream/note',
      summary: 'Write a note and stream it as it is written',
      tag: 'Notes',
      auth: 'api-key',
      limited: true,
      keyed: true,
      body: documentedNoteRequest,
      responses: {
        200: {
          description:
            'Server-sent events. Each has `id`, `event` and one `data` line of JSON whose `type` repeats the event; ' +
            'the schema is that of one data line. The deltas of a section, joined, are its text.',
          content: { 'text/event-stream': { schema: streamedEventSchema } },
        },
      },
      errors: generationErrors,
    },
    async ({ c, who, body, rawBody, signal }) => {
      const begun = beginKeyed(deps, c, who.customerId, rawBody);
      const stop = new AbortController();
      signal.addEventListener('abort', () => stop.abort(), { once: true });
      const events =
        'replay' in begun
          ? replayEvents(deps.notebook.read(who, begun.replay))
          : written(begun.run, (kept) => deps.notebook.write(who, body, stop.signal, kept));
      const first = events.next();
      await Promise.race([first, setTimeout(patienceMs, undefined, { ref: false, signal })]);
      const { requestId } = c.env;
      const stream = eventStream(events, first, {
        onFailure: (error) => {
          if (!(error instanceof NotegenError))
            deps.log.error('stream_failed', { request_id: requestId }, error);
          return problemOf(error, requestId);
        },
        gone: () => stop.abort(),
      });
      return reply(c, 200, stream, {
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
    },
  );
}

/** The events of a note that is being written; the Idempotency-Key is held as long. */
async function* written(
  run: KeyedRun,
  write: (kept: (note: Note) => void) => AsyncIterable<NoteEvent>,
): AsyncGenerator<NoteEvent> {
  using held = run;
  yield* write(({ noteId }) => held.complete(noteId));
}
