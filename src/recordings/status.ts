import { z } from 'zod';
import type { Note } from '../note/note.ts';
import { noteSchema } from '../note/note.ts';
import { type Job, jobStatuses } from './job.ts';

/** What is told of a recording (decisions.md "Audio"). `stage` names what goes on while it is not final. */
export const recordingStatusSchema = z.object({
  note_id: z.uuid(),
  status: z.enum(jobStatuses),
  stage: z.enum(['waiting', 'speech_recognition', 'note_writing']).optional(),
  progress: z.number().min(0).max(1),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  data: noteSchema.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type RecordingStatus = z.infer<typeof recordingStatusSchema>;

const stages = {
  queued: 'waiting',
  transcribing: 'speech_recognition',
  writing: 'note_writing',
  completed: undefined,
  failed: undefined,
  cancelled: undefined,
} as const;

export function statusOf(job: Job, note: Note | null): RecordingStatus {
  const stage = stages[job.status];
  const error =
    job.error_code === null ? null : { code: job.error_code, message: job.error_message ?? job.error_code };
  return {
    note_id: job.note_id,
    status: job.status,
    ...(stage === undefined ? {} : { stage }),
    progress: job.progress,
    created_at: new Date(job.created_at).toISOString(),
    updated_at: new Date(job.updated_at).toISOString(),
    data: note,
    error,
  };
}

/** The answer to an upload: where to ask for the note. */
export const acceptedRecordingSchema = z.object({
  note_id: z.uuid(),
  status: z.literal('queued'),
  created_at: z.iso.datetime(),
  status_url: z.string(),
});
export type AcceptedRecording = z.infer<typeof acceptedRecordingSchema>;

export function acceptedOf({ note_id, created_at }: Pick<Job, 'note_id' | 'created_at'>): AcceptedRecording {
  return {
    note_id,
    status: 'queued',
    created_at: new Date(created_at).toISOString(),
    status_url: `/v1/audio/status?note_id=${note_id}`,
  };
}
