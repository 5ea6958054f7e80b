import { NotegenError } from '../errors.ts';
import type { Note } from '../note/note.ts';
import type { createAcceptance } from './accept.ts';
import type { JobsTable } from './job.ts';
import type { createProcessor } from './process.ts';
import { type AcceptedRecording, acceptedOf, type RecordingStatus, statusOf } from './status.ts';

export interface RecordingsDeps {
  acceptance: ReturnType<typeof createAcceptance>;
  processor: ReturnType<typeof createProcessor>;
  jobs: Pick<JobsTable, 'find' | 'unfinishedCount'>;
  noteOf(customerId: string, noteId: string): Note | null;
  /** Forgets a job that has ended; false where there is none. */
  forget(customerId: string, noteId: string): boolean;
  /** Called after a job, or what it was for, was erased. */
  erased(): void;
  /** Throws where no recording could be recognised at all (`speech_model_missing`, …). */
  ready(): Promise<void>;
  now(): number;
}

/** What the server does with recordings. */
export type Recordings = ReturnType<typeof createRecordings>;

export function createRecordings(deps: RecordingsDeps) {
  const { acceptance, processor, jobs, noteOf, now } = deps;
  return {
    ready: deps.ready,
    /** How many recordings are queued or being worked on. */
    unfinished: (): number => jobs.unfinishedCount(),
    receive: acceptance.receive,
    forget(customerId: string, noteId: string): boolean {
      const forgotten = deps.forget(customerId, noteId);
      if (forgotten) deps.erased();
      return forgotten;
    },
    /** Ends an unfinished job and erases its recording; false where the customer has none. */
    async cancel(customerId: string, noteId: string, whenCancelled?: () => void): Promise<boolean> {
      const cancelled = await processor.cancel(customerId, noteId, whenCancelled);
      if (cancelled) deps.erased();
      return cancelled;
    },
    /** What the upload of a recording was answered with. Throws `note_not_found`. */
    accepted(customerId: string, noteId: string): AcceptedRecording {
      const job = jobs.find(customerId, noteId, now());
      if (job === null) throw new NotegenError('note_not_found');
      return acceptedOf(job);
    },
    /** Throws `note_not_found`, also for a note that was deleted or has expired. */
    status(customerId: string, noteId: string): RecordingStatus {
      const job = jobs.find(customerId, noteId, now());
      if (job === null) throw new NotegenError('note_not_found');
      const note = job.status === 'completed' ? noteOf(customerId, noteId) : null;
      if (job.status === 'completed' && note === null) throw new NotegenError('note_not_found');
      return statusOf(job, note);
    },
  };
}
