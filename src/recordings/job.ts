import { NotegenError } from '../errors.ts';
import type { Encounter } from '../note/note.ts';
import type { Specialty } from '../note/specialties.ts';

/** Where a recording is on its way to a note. The last three are final. */
export const jobStatuses = ['queued', 'transcribing', 'writing', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const failureCodes = [
  'audio_too_short',
  'audio_too_large',
  'audio_corrupted',
  'no_speech',
  'transcription_failed',
  'note_generation_failed',
  'engine_crashed',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export interface JobFailure {
  code: FailureCode;
  message: string;
}

/** What the client asked to be done with a recording. */
export interface JobRequest {
  specialty: Specialty;
  language?: string | undefined;
  encounter?: Encounter | undefined;
}

/** One accepted recording. Times are milliseconds since 1970, `progress` is 0-1 and never falls. */
export interface Job {
  note_id: string;
  customer_id: string;
  status: JobStatus;
  progress: number;
  attempts: number;
  /** A JobRequest as JSON; empty unless the job was claimed. */
  request: string;
  created_at: number;
  updated_at: number;
  expires_at: number;
  error_code: string | null;
  error_message: string | null;
}

/** What a claimed job asks for. Throws `record_damaged`. */
export function requestOf(job: Pick<Job, 'request'>): JobRequest {
  if (job.request === '') throw new NotegenError('record_damaged');
  return JSON.parse(job.request) as JobRequest;
}

/** Port: where jobs live. Each call is one committed transaction. */
export interface JobsTable {
  /** Adds a queued job unless `limit` jobs are unfinished; false then. */
  insertBelow(job: Job, limit: number): boolean;
  find(customerId: string, noteId: string, now: number): Job | null;
  /** Takes the oldest queued job as `transcribing` and counts the attempt. */
  claim(now: number): Job | null;
  /** Notes how far a running job is; false where it is no longer running (cancelled from elsewhere). */
  advance(noteId: string, status: 'transcribing' | 'writing', progress: number, now: number): boolean;
  /** Back to the queue, keeping its place; false where it is no longer running. */
  requeue(noteId: string, now: number): boolean;
  /** The same for work that was broken off on purpose: the attempt does not count. */
  putBack(noteId: string, now: number): boolean;
  /** Ends a running job; false where it is no longer running. */
  finish(noteId: string, status: 'completed' | 'failed', failure: JobFailure | null, now: number): boolean;
  /** Ends an unfinished job; false where there is none. */
  cancel(customerId: string, noteId: string, now: number): boolean;
  /** Jobs that an earlier process left running. */
  running(): Job[];
  /** The note ids of jobs that still need their recording. */
  unfinished(): string[];
  unfinishedCount(): number;
}
