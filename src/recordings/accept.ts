import { createHash } from 'node:crypto';
import { asDiskFull } from '../disk-full.ts';
import { NotegenError } from '../errors.ts';
import type { SealedPlace } from '../sealing/file-place.ts';
import type { AudioFiles } from './audio-files.ts';
import type { Job, JobRequest, JobsTable } from './job.ts';

export interface AcceptDeps {
  files: AudioFiles;
  jobs: Pick<JobsTable, 'insertBelow'>;
  /** Runs `work` as one transaction: all of it is committed, or nothing. */
  transaction<T>(work: () => T): T;
  /** Throws `unsupported_audio_format` or `audio_corrupted` from a file's first bytes. */
  inspect(recording: SealedPlace): Promise<void>;
  newId(): string;
  /** A fresh key for a recording and its note; kept in the transaction that makes the promise. */
  newKey(): Buffer;
  keepKey(noteId: string, key: Buffer): void;
  now(): number;
  /** Called after a job is committed. */
  wake(): void;
  limits: { bytes: number; unfinished: number };
  /** Milliseconds until the note, or what is told of a job without one, expires. */
  retentionMs: number;
}

/** A recording that has arrived whole but that nobody has been promised anything about. */
export interface Arrival {
  readonly noteId: string;
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
  /**
   * Makes the promise: afterwards the recording ends as a note or as a recorded failure. `kept` runs in the
   * transaction that makes it. Throws `queue_full`.
   */
  commit(customerId: string, request: JobRequest, kept?: (noteId: string) => void): Promise<Job>;
  discard(): Promise<void>;
}

/** Takes recordings in: the bytes are on disk, synced, and the row is committed, before anyone says 202. */
export function createAcceptance(deps: AcceptDeps) {
  const { files, jobs, limits, now } = deps;
  return {
    /**
     * Streams an upload to disk. Leaves nothing behind when it throws: `audio_too_large`, `unsupported_audio_format`,
     * `audio_corrupted`, `disk_full`, or whatever `chunks` throws when the client goes away.
     */
    async receive(chunks: AsyncIterable<Uint8Array>): Promise<Arrival> {
      const noteId = deps.newId();
      const key = deps.newKey();
      const hash = createHash('sha256');
      try {
        const bytes = await files.write(noteId, key, chunks, (chunk, total) => {
          hash.update(chunk);
          if (total <= limits.bytes) return;
          const megabytes = limits.bytes / 1_000_000;
          throw new NotegenError('audio_too_large', `The recording is too large: over ${megabytes} MB.`);
        });
        if (bytes === 0) throw new NotegenError('audio_corrupted', 'The recording is empty.');
        await deps.inspect(files.part(noteId, key));
      } catch (error) {
        await files.erase(noteId);
        throw asDiskFull(error);
      }
      return {
        noteId,
        sha256: hash.digest('hex'),
        commit: (customerId, request, kept) => commit({ noteId, key }, customerId, request, kept),
        discard: () => files.erase(noteId),
      };
    },
  };

  async function commit(
    { noteId, key }: { noteId: string; key: Buffer },
    customerId: string,
    request: JobRequest,
    kept: (noteId: string) => void = () => {},
  ): Promise<Job> {
    const at = now();
    const job: Job = {
      note_id: noteId,
      customer_id: customerId,
      status: 'queued',
      progress: 0,
      attempts: 0,
      request: JSON.stringify(request),
      created_at: at,
      updated_at: at,
      expires_at: at + deps.retentionMs,
      error_code: null,
      error_message: null,
    };
    try {
      await files.keep(noteId);
      deps.transaction(() => {
        deps.keepKey(noteId, key);
        if (!jobs.insertBelow(job, limits.unfinished)) throw new NotegenError('queue_full');
        kept(noteId);
      });
    } catch (error) {
      await files.erase(noteId);
      throw asDiskFull(error);
    }
    deps.wake();
    return job;
  }
}
