import type { Database } from 'better-sqlite3';
import { NotegenError } from '../errors.ts';
import type { SealedColumn } from './sealed-column.ts';

export interface AudioJobRow {
  note_id: string;
  customer_id: string;
  status: 'queued' | 'transcribing' | 'writing' | 'completed' | 'failed' | 'cancelled';
  progress: number;
  attempts: number;
  /** Opened only for whoever claims the job, else empty. */
  request: string;
  created_at: number;
  updated_at: number;
  expires_at: number;
  error_code: string | null;
  error_message: string | null;
}

/** How far an unfinished job is. */
export type AudioJobProgress = Pick<AudioJobRow, 'note_id' | 'status' | 'progress' | 'created_at'>;

type Stored = Omit<AudioJobRow, 'request'> & { request: Buffer };

export type AudioJobsTable = ReturnType<typeof createAudioJobsTable>;

const unfinished = "status IN ('queued', 'transcribing', 'writing')";
const running = "status IN ('transcribing', 'writing')";

export function createAudioJobsTable(database: Database, sealed: SealedColumn) {
  const insert = database.prepare<Stored>(
    `INSERT INTO audio_jobs VALUES (@note_id, @customer_id, @status, @progress, @attempts, @request, @created_at,
      @updated_at, @expires_at, @error_code, @error_message)`,
  );
  const count = database.prepare<[], number>(`SELECT count(*) FROM audio_jobs WHERE ${unfinished}`).pluck();
  const one = database.prepare<[string, string, number], Stored>(
    'SELECT * FROM audio_jobs WHERE note_id = ? AND customer_id = ? AND expires_at > ?',
  );
  const claim = database.prepare<[number], Stored>(
    `UPDATE audio_jobs SET status = 'transcribing', attempts = attempts + 1, updated_at = ?
     WHERE note_id = (SELECT note_id FROM audio_jobs WHERE status = 'queued' AND ${unfinished}
       ORDER BY created_at, rowid LIMIT 1)
     RETURNING *`,
  );
  const advance = database.prepare<[string, number, number, string]>(
    `UPDATE audio_jobs SET status = ?, progress = max(progress, ?), updated_at = ? WHERE note_id = ? AND ${running}`,
  );
  const requeue = database.prepare<[number, string]>(
    `UPDATE audio_jobs SET status = 'queued', updated_at = ? WHERE note_id = ? AND ${running}`,
  );
  const putBack = database.prepare<[number, string]>(
    `UPDATE audio_jobs SET status = 'queued', attempts = attempts - 1, updated_at = ? WHERE note_id = ? AND ${running}`,
  );
  const finish = database.prepare<[string, number, string | null, string | null, number, string]>(
    `UPDATE audio_jobs SET status = ?, progress = max(progress, ?), error_code = ?, error_message = ?, updated_at = ?
     WHERE note_id = ? AND ${running}`,
  );
  const cancel = database.prepare<[number, string, string]>(
    `UPDATE audio_jobs SET status = 'cancelled', updated_at = ? WHERE note_id = ? AND customer_id = ? AND ${unfinished}`,
  );
  const allRunning = database.prepare<[], Stored>(
    `SELECT * FROM audio_jobs WHERE ${running} AND ${unfinished} ORDER BY created_at, rowid`,
  );
  const ids = database.prepare<[], string>(`SELECT note_id FROM audio_jobs WHERE ${unfinished}`).pluck();
  const progress = database.prepare<[], AudioJobProgress>(
    `SELECT note_id, status, progress, created_at FROM audio_jobs WHERE ${unfinished}
     ORDER BY status = 'queued', created_at, rowid`,
  );
  const remove = database.prepare<[string, string]>(
    `DELETE FROM audio_jobs WHERE note_id = ? AND customer_id = ? AND NOT ${unfinished}`,
  );
  const purge = database.prepare<[number, number]>(
    `DELETE FROM audio_jobs WHERE rowid IN
      (SELECT rowid FROM audio_jobs WHERE expires_at <= ? AND NOT ${unfinished} LIMIT ?)`,
  );
  const cell = (noteId: string) => ({ table: 'audio_jobs', column: 'request', row: noteId });
  const unopened = (row: Stored): AudioJobRow => ({ ...row, request: '' });
  const opened = (row: Stored): AudioJobRow => {
    try {
      return { ...row, request: sealed.open(row.request, cell(row.note_id)).toString('utf8') };
    } catch (error) {
      // A damaged row fails its own job, not the queue.
      if (error instanceof NotegenError && error.code === 'record_damaged') return unopened(row);
      throw error;
    }
  };
  const insertBelow = database.transaction((row: AudioJobRow, limit: number): boolean => {
    if ((count.get() ?? 0) >= limit) return false;
    insert.run({ ...row, request: sealed.seal(row.request, cell(row.note_id)) });
    return true;
  });
  return {
    /** Adds the job unless `limit` jobs are unfinished; check and insert are one transaction. */
    insertBelow: (row: AudioJobRow, limit: number): boolean => insertBelow.immediate(row, limit),
    find: (customerId: string, noteId: string, now: number): AudioJobRow | null => {
      const row = one.get(noteId, customerId, now);
      return row === undefined ? null : unopened(row);
    },
    /** Takes the oldest queued job as `transcribing` and counts the attempt. */
    claim: (now: number): AudioJobRow | null => {
      const row = claim.get(now);
      return row === undefined ? null : opened(row);
    },
    advance: (noteId: string, status: 'transcribing' | 'writing', progress: number, now: number): boolean =>
      advance.run(status, progress, now, noteId).changes === 1,
    requeue: (noteId: string, now: number): boolean => requeue.run(now, noteId).changes === 1,
    /** The same, without counting the attempt. */
    putBack: (noteId: string, now: number): boolean => putBack.run(now, noteId).changes === 1,
    finish: (
      noteId: string,
      status: 'completed' | 'failed',
      failure: { code: string; message: string } | null,
      now: number,
    ): boolean => {
      const progress = status === 'completed' ? 1 : 0;
      const { code = null, message = null } = failure ?? {};
      return finish.run(status, progress, code, message, now, noteId).changes === 1;
    },
    cancel: (customerId: string, noteId: string, now: number): boolean =>
      cancel.run(now, noteId, customerId).changes === 1,
    running: (): AudioJobRow[] => allRunning.all().map(unopened),
    unfinished: (): string[] => ids.all(),
    /** Every customer's, in the order in which they are worked on. */
    progress: (): AudioJobProgress[] => progress.all(),
    unfinishedCount: (): number => count.get() ?? 0,
    /** Forgets a job that has ended. */
    remove: (customerId: string, noteId: string): boolean => remove.run(noteId, customerId).changes === 1,
    /** Forgets at most `limit` ended jobs whose time is over; says how many. */
    purge: (now: number, limit: number): number => purge.run(now, limit).changes,
  };
}
