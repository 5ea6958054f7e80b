import { z } from 'zod';
import type { ApiKeyHolder } from '../../accounts/api-keys.ts';
import type { AuditedArrival } from '../../app/audited-recordings.ts';
import { type FieldFault, NotegenError } from '../../errors.ts';
import { issueWords } from '../../issue-words.ts';
import { encounterSchema, noteRequestSchema } from '../../note/note.ts';
import {
  type AcceptedRecording,
  acceptedOf,
  acceptedRecordingSchema,
  recordingStatusSchema,
} from '../../recordings/status.ts';
import { whisperLanguage, whisperLanguages } from '../../speech/languages.ts';
import type { ApiContext } from '../api.ts';
import type { ServerDeps } from '../deps.ts';
import { drainBriefly } from '../drain.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { beginKeyed } from '../idempotent.ts';
import { readUpload } from '../read-upload.ts';
import { json } from '../reply.ts';

const { specialty } = noteRequestSchema.shape;
const language = noteRequestSchema.shape.language
  .refine(
    (tag) => tag === undefined || whisperLanguage(tag) !== null,
    `must be auto or a language that Whisper knows: ${[...whisperLanguages].sort().join(', ')}`,
  )
  .meta({ description: 'A language that Whisper knows, such as en-US or es; `auto` lets it find out' });

/** The fields beside the recording: form fields, or the query of a raw upload. */
const audioFieldsSchema = z.strictObject({
  specialty,
  language,
  encounter: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(encounterSchema)
    .optional(),
});

const encounterText = z.string().meta({ description: 'The encounter as JSON, as in POST /v1/note' });
const binary = z.string().meta({ format: 'binary' });
const describedFields = { language, encounter: encounterText.optional() };

/** What `readUpload` takes, for the API description. */
const described = {
  query: z.object({ ...describedFields, specialty: specialty.optional() }).meta({
    description: 'For a raw upload; a form has them as fields.',
  }),
  content: {
    'multipart/form-data': {
      schema: z.object({ ...describedFields, specialty, file: binary }).meta({ id: 'RecordingForm' }),
    },
    'audio/*': { schema: binary },
    'application/octet-stream': { schema: binary },
  },
};

const retryAfterSeconds = '2';

/** `/v1/audio` (spec 4.6, decisions.md "Audio"). */
export function registerAudio(api: Api, deps: ServerDeps): void {
  const { recordings } = deps;
  endpoint(
    api,
    deps,
    {
      method: 'post',
      path: '/v1/audio',
      summary: 'Upload a recording; the note comes by webhook or by asking',
      tag: 'Recordings',
      auth: 'api-key',
      limited: true,
      keyed: true,
      described,
      responses: {
        202: {
          description: 'The recording is on disk and queued.',
          content: {
            'application/json': { schema: acceptedRecordingSchema.meta({ id: 'RecordingAccepted' }) },
          },
        },
      },
      errors: [
        'invalid_input',
        'unsupported_media_type',
        'unsupported_audio_format',
        'audio_corrupted',
        'audio_too_large',
        'queue_full',
        'disk_full',
        'speech_model_missing',
        'speech_engine_missing',
        'engine_unavailable',
      ],
    },
    async ({ c, who }) => {
      try {
        return await upload(deps, c, who);
      } catch (error) {
        await drainBriefly(c.env.incoming);
        throw error;
      }
    },
  );
  endpoint(
    api,
    deps,
    {
      method: 'get',
      path: '/v1/audio/status',
      summary: 'How far a recording is, and its note when it is done',
      tag: 'Recordings',
      auth: 'api-key',
      query: z.strictObject({ note_id: z.string().meta({ format: 'uuid' }) }),
      responses: {
        200: {
          description: 'The status.',
          content: { 'application/json': { schema: recordingStatusSchema.meta({ id: 'RecordingStatus' }) } },
        },
      },
      errors: ['note_not_found'],
    },
    ({ c, who, query }) => {
      const status = recordings.status(who, query.note_id);
      const going = status.stage !== undefined;
      return json(c, 200, status, going ? { 'retry-after': retryAfterSeconds } : {});
    },
  );
}

async function upload(deps: ServerDeps, c: ApiContext, who: ApiKeyHolder): Promise<Response> {
  const form = c.req.header('content-type')?.startsWith('multipart/') ?? false;
  // A raw upload's fields are known beforehand: nobody should send 500 MB to learn of a typing error.
  const early = form ? null : audioFields(c.req.query());
  await deps.recordings.ready();
  const { received, fields } = await readUpload(
    c.env.incoming,
    deps.recordings.receive,
    (arrival: AuditedArrival) => arrival.discard(),
  );
  try {
    const request = early ?? audioFields(fields);
    const begun = beginKeyed(deps, c, who.customerId, Buffer.from(received.sha256 + JSON.stringify(request)));
    if ('replay' in begun) {
      await received.discard();
      return accepted(c, deps.recordings.accepted(who, begun.replay));
    }
    using run = begun.run;
    return accepted(c, acceptedOf(await received.commit(who, request, run.complete)));
  } catch (error) {
    await received.discard();
    throw error;
  }
}

function accepted(c: ApiContext, answer: AcceptedRecording): Response {
  return json(c, 202, answer, { location: answer.status_url, 'retry-after': retryAfterSeconds });
}

function audioFields(fields: Record<string, string>): z.infer<typeof audioFieldsSchema> {
  const parsed = audioFieldsSchema.safeParse({ ...fields });
  if (parsed.success) return parsed.data;
  const faults: FieldFault[] = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: key.slice(0, 60), message: 'is not a known field' }))
      : [{ path: issue.path.join('.'), message: issueWords(issue) }],
  );
  throw new NotegenError('invalid_input', 'Fields are not valid.', { faults });
}
