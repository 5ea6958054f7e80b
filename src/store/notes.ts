import type { Database } from 'better-sqlite3';
import type { Specialty } from '../note/specialties.ts';
import type { Remember } from './remembering.ts';
import type { SealedColumn } from './sealed-column.ts';

/** What can be told of a note without opening it. */
export interface NoteSummaryRow {
  note_id: string;
  specialty: Specialty;
  created_at: number;
  expires_at: number;
}

export interface NewNoteRow extends NoteSummaryRow {
  customer_id: string;
  /** The note as JSON. */
  payload: string;
}

/** The last row of a page: the next page begins below it. */
export type NotePosition = Pick<NoteSummaryRow, 'created_at' | 'note_id'>;

export type NotesTable = ReturnType<typeof createNotesTable>;

/** Rows past `expires_at` are gone for every reader, also before the purge has erased them. */
export function createNotesTable(database: Database, sealed: SealedColumn, remember: Remember) {
  const insert = database.prepare(
    'INSERT INTO notes VALUES (@note_id, @customer_id, @specialty, @created_at, @expires_at, @payload)',
  );
  const one = database
    .prepare<[string, string, number], Buffer>(
      'SELECT payload FROM notes WHERE note_id = ? AND customer_id = ? AND expires_at > ?',
    )
    .pluck();
  const owned = database.prepare<[string], { customer_id: string; expires_at: number }>(
    'SELECT customer_id, expires_at FROM notes WHERE note_id = ?',
  );
  const ownerOf = remember((noteId) => owned.get(noteId));
  const page = database.prepare<Record<string, unknown>, NoteSummaryRow>(
    `SELECT note_id, specialty, created_at, expires_at FROM notes
     WHERE customer_id = @customer_id AND expires_at > @now AND (created_at, note_id) < (@created_at, @note_id)
     ORDER BY created_at DESC, note_id DESC LIMIT @limit`,
  );
  const remove = database.prepare<[string, string, number]>(
    'DELETE FROM notes WHERE note_id = ? AND customer_id = ? AND expires_at > ?',
  );
  const purge = database.prepare<[number, number], Pick<NewNoteRow, 'note_id' | 'customer_id'>>(
    `DELETE FROM notes WHERE rowid IN (SELECT rowid FROM notes WHERE expires_at <= ? LIMIT ?)
     RETURNING note_id, customer_id`,
  );
  // By customers, so that the index is used.
  const since = database
    .prepare<[number], number>(
      'SELECT count(*) FROM customers CROSS JOIN notes USING (customer_id) WHERE notes.created_at >= ?',
    )
    .pluck();
  const cell = (noteId: string) => ({ table: 'notes', column: 'payload', row: noteId });
  const insertSealed = database.transaction((row: NewNoteRow): void => {
    insert.run({ ...row, payload: sealed.seal(row.payload, cell(row.note_id)) });
  });
  return {
    insert: (row: NewNoteRow): void => insertSealed.immediate(row),
    /** The note as JSON in UTF-8, or null where the customer has no such note. */
    payload: (customerId: string, noteId: string, now: number): Buffer | null => {
      const found = one.get(noteId, customerId, now);
      return found === undefined ? null : sealed.open(found, cell(noteId));
    },
    has: (customerId: string, noteId: string, now: number): boolean => {
      const found = ownerOf(noteId);
      return found !== undefined && found.customer_id === customerId && found.expires_at > now;
    },
    /** Newest first, from below `after`. */
    page: (customerId: string, now: number, limit: number, after: NotePosition | null): NoteSummaryRow[] =>
      page.all({
        customer_id: customerId,
        now,
        limit,
        created_at: after?.created_at ?? Number.MAX_SAFE_INTEGER,
        note_id: after?.note_id ?? '',
      }),
    /** How many of all customers' notes were made since then and are still there. */
    countSince: (from: number): number => since.get(from) ?? 0,
    remove: (customerId: string, noteId: string, now: number): boolean =>
      remove.run(noteId, customerId, now).changes === 1,
    /** Erases at most `limit` notes whose time is over; says which and whose. */
    purge: (now: number, limit: number): Pick<NewNoteRow, 'note_id' | 'customer_id'>[] =>
      purge.all(now, limit),
  };
}
