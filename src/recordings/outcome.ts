import type { Note } from '../note/note.ts';
import type { Job, JobFailure, JobsTable } from './job.ts';

export interface OutcomeDeps {
  jobs: Pick<JobsTable, 'finish' | 'cancel'>;
  /** Runs `work` as one transaction: all of it is committed, or nothing. */
  transaction<T>(work: () => T): T;
  saveNote(customerId: string, note: Note): void;
  /** Records that an event has to be sent. */
  owe(event: 'note.generated' | 'note.failed', customerId: string, noteId: string): void;
  now(): number;
}

export type Outcomes = ReturnType<typeof createOutcomes>;

/** How a job ends: its row, the note and the delivery that is owed are committed together, or not at all. */
export function createOutcomes({ jobs, transaction, saveNote, owe, now }: OutcomeDeps) {
  return {
    /** False (and nothing done) where the job is no longer running. */
    complete: (job: Job, note: Note): boolean =>
      transaction(() => {
        if (!jobs.finish(job.note_id, 'completed', null, now())) return false;
        saveNote(job.customer_id, note);
        owe('note.generated', job.customer_id, job.note_id);
        return true;
      }),
    /** False (and nothing done) where the job is no longer running. */
    fail: (job: Job, failure: JobFailure): boolean =>
      transaction(() => {
        if (!jobs.finish(job.note_id, 'failed', failure, now())) return false;
        owe('note.failed', job.customer_id, job.note_id);
        return true;
      }),
    /** False (and nothing done) where the customer has no such unfinished job. */
    cancel: (customerId: string, noteId: string, whenCancelled: () => void): boolean =>
      transaction(() => {
        if (!jobs.cancel(customerId, noteId, now())) return false;
        whenCancelled();
        return true;
      }),
  };
}
