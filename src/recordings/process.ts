import { NotegenError } from '../errors.ts';
import type { Note } from '../note/note.ts';
import type { SealedPlace } from '../sealing/file-place.ts';
import type { AudioFiles } from './audio-files.ts';
import { describeFailure, isCrash } from './failure.ts';
import type { Job, JobsTable } from './job.ts';
import type { Outcomes } from './outcome.ts';

const mostAttempts = 3;
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** Turns a recording into a note, in another process. Throws NotegenError; `engine_crashed` when that process died. */
export type MakeNote = (
  job: Job,
  recording: SealedPlace,
  options: { signal: AbortSignal; onProgress(status: 'transcribing' | 'writing', fraction: number): void },
) => Promise<Note>;

export interface ProcessDeps {
  files: AudioFiles;
  jobs: JobsTable;
  outcomes: Outcomes;
  makeNote: MakeNote;
  /** The key of a recording and its note. */
  keyOf(noteId: string): Buffer | null;
  now(): number;
  /** Called after an outcome (and the delivery it owes) is committed. */
  onOutcome(): void;
  onError(error: unknown): void;
  atOnce: number;
}

/** Works through the queue, oldest first. Start it once; `wake` it whenever a job was added. */
export function createProcessor(deps: ProcessDeps) {
  const { files, jobs, outcomes, now } = deps;
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();
  let closing = false;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;

  function wake(): void {
    try {
      while (!closing && running.size < deps.atOnce) {
        const job = jobs.claim(now());
        if (job === null) break;
        begin(job);
      }
      retryMs = firstRetryMs;
    } catch (error) {
      deps.onError(error);
      wakeLater();
    }
  }

  /** A full disk or a locked database ends: look again, ever more rarely. */
  function wakeLater(): void {
    if (closing || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      wake();
    }, retryMs);
    retryMs = Math.min(longestRetryMs, retryMs * 2);
  }

  function begin(job: Job): void {
    const controller = new AbortController();
    const done = work(job, controller)
      .catch(deps.onError)
      .finally(() => {
        running.delete(job.note_id);
        wake();
      });
    running.set(job.note_id, { controller, done });
  }

  async function work(job: Job, controller: AbortController): Promise<void> {
    const { signal } = controller;
    const onProgress = throttled((status, progress) => {
      try {
        if (!jobs.advance(job.note_id, status, progress, now())) controller.abort();
      } catch (error) {
        // How far it is stays untold where the disk is full; the engine's message must not end the server.
        deps.onError(error);
      }
    });
    try {
      const key = deps.keyOf(job.note_id);
      if (key === null) throw new NotegenError('record_damaged');
      const note = await deps.makeNote(job, files.whole(job.note_id, key), { signal, onProgress });
      if (signal.aborted) throw new NotegenError('cancelled');
      await commit(() => outcomes.complete(job, note));
    } catch (error) {
      if (signal.aborted) {
        // Shutting down: the next start takes it up. Else cancelled, and the row says so already.
        if (closing) jobs.putBack(job.note_id, now());
        else await files.erase(job.note_id);
        return;
      }
      if (isCrash(error) && job.attempts < mostAttempts) {
        await commit(() => jobs.requeue(job.note_id, now()));
        return;
      }
      // Nobody foresaw it: the client is told little, so the log has to say where it happened.
      if (!(error instanceof NotegenError)) deps.onError(error);
      await commit(() => outcomes.fail(job, describeFailure(error)));
    }
    await files.erase(job.note_id);
    deps.onOutcome();
  }

  /** An outcome is kept in hand until it could be written: a full disk delays it, nothing loses it. */
  async function commit(write: () => boolean): Promise<void> {
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(longestRetryMs, waitMs * 2)) {
      try {
        write();
        return;
      } catch (error) {
        deps.onError(error);
        if (closing) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }

  /** Recordings that an earlier notegen left lie open. */
  async function sealOld(): Promise<void> {
    for (const noteId of jobs.unfinished()) {
      const key = deps.keyOf(noteId);
      if (key !== null) await files.sealOld(noteId, key);
    }
  }

  return {
    wake,
    get running(): number {
      return running.size;
    },
    /** Takes up what an earlier process left: running jobs go back to the queue or, after three attempts, fail. */
    async start(): Promise<void> {
      for (const job of jobs.running()) {
        if (job.attempts < mostAttempts) jobs.requeue(job.note_id, now());
        else outcomes.fail(job, describeFailure(new NotegenError('engine_crashed')));
      }
      await sealOld();
      await files.sweep(new Set(jobs.unfinished()));
      deps.onOutcome();
      wake();
    },
    /**
     * Ends an unfinished job and erases its recording; false where the customer has none. `whenCancelled` runs in the
     * transaction that ends it.
     */
    async cancel(customerId: string, noteId: string, whenCancelled = (): void => {}): Promise<boolean> {
      if (!outcomes.cancel(customerId, noteId, whenCancelled)) return false;
      const job = running.get(noteId);
      job?.controller.abort();
      await job?.done;
      await files.erase(noteId);
      return true;
    },
    /** Stops; a job under way stays in the queue for the next start. */
    async [Symbol.asyncDispose](): Promise<void> {
      closing = true;
      clearTimeout(retry);
      for (const { controller } of running.values()) controller.abort();
      await Promise.allSettled([...running.values()].map(({ done }) => done));
    },
  };
}

type OnProgress = (status: 'transcribing' | 'writing', fraction: number) => void;

/** Transcribing is the first nine tenths. A row is written when a whole percent or the status has changed. */
function throttled(write: OnProgress): OnProgress {
  let last = '';
  return (status, fraction) => {
    const share = Math.min(1, Math.max(0, fraction));
    const progress = Math.floor((status === 'transcribing' ? share * 0.9 : 0.9 + share * 0.09) * 100) / 100;
    const now = `${status} ${progress}`;
    if (now === last) return;
    last = now;
    write(status, progress);
  };
}
