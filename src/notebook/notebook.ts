import { z } from 'zod';
import { NotegenError } from '../errors.ts';
import type { NoteEvent } from '../note/events.ts';
import { type Note, type NoteRequest, noteSchema } from '../note/note.ts';
import { createOpenedNotes } from './opened-notes.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import type { KeptNote, KeptNoteSummary, NotesPort, WriteNote, WriteNoteOptions } from './ports.ts';
import { wholeNote } from './whole-note.ts';

/** A note in a list: what can be told of it without its text. */
export const noteSummarySchema = noteSchema.pick({
  noteId: true,
  status: true,
  specialty: true,
  created_at: true,
  expires_at: true,
});
export type NoteSummary = z.infer<typeof noteSummarySchema>;

export const notePageSchema = z.object({
  items: z.array(noteSummarySchema),
  next_cursor: z.string().nullable(),
});
export type NotePage = z.infer<typeof notePageSchema>;

/** Called in the transaction that keeps a note; what it throws undoes the keeping. */
export type WhenKept = (note: Note) => void;

/** The notes of the accounts: written, kept until they expire, listed, erased. */
export interface Notebook {
  /** Notes being written or waiting for their turn. */
  readonly inProgress: number;
  /** Writes a note; it is kept, durably, before `note.completed` is handed out. */
  write(
    customerId: string,
    request: NoteRequest,
    signal: AbortSignal,
    whenKept?: WhenKept,
  ): AsyncGenerator<NoteEvent>;
  /** The same, whole; `spoken` are the words of a recording. */
  writeWhole(
    customerId: string,
    request: NoteRequest,
    signal: AbortSignal,
    whenKept?: WhenKept,
    spoken?: WriteNoteOptions['spoken'],
  ): Promise<Note>;
  /** The note as JSON in UTF-8. Throws `note_not_found`. */
  json(customerId: string, noteId: string): Buffer;
  /** Throws `note_not_found`. */
  read(customerId: string, noteId: string): Note;
  /** Newest first. Throws `invalid_input` for a cursor that is none. */
  page(customerId: string, limit: number, cursor?: string): NotePage;
  /** False where there is no such note. */
  remove(customerId: string, noteId: string): boolean;
}

export function createNotebook(deps: {
  notes: NotesPort;
  writeNote: WriteNote;
  clock: () => number;
  transaction: (work: () => void) => void;
  /** Called after a note was erased. */
  erased: () => void;
}): Notebook {
  const { notes, writeNote, clock, transaction, erased } = deps;
  const opened = createOpenedNotes();
  let inProgress = 0;
  const json = (customerId: string, noteId: string): Buffer => {
    const now = clock();
    const before = opened.get(noteId);
    // A note never changes, but it may be gone, or another's.
    if (before !== undefined && notes.has(customerId, noteId, now)) return before;
    const payload = notes.payload(customerId, noteId, now);
    if (payload === null) throw new NotegenError('note_not_found');
    opened.put(noteId, payload);
    return payload;
  };
  async function* write(
    customerId: string,
    request: NoteRequest,
    signal: AbortSignal,
    whenKept: WhenKept = () => {},
    options: WriteNoteOptions = {},
  ): AsyncGenerator<NoteEvent> {
    inProgress += 1;
    try {
      for await (const event of writeNote(request, signal, options)) {
        if (event.type === 'note.completed') {
          if (signal.aborted) throw new NotegenError('cancelled');
          transaction(() => {
            notes.insert(keptNote(customerId, event.note));
            whenKept(event.note);
          });
        }
        yield event;
      }
    } finally {
      inProgress -= 1;
    }
  }
  return {
    get inProgress() {
      return inProgress;
    },
    write: (customerId, request, signal, whenKept) => write(customerId, request, signal, whenKept),
    writeWhole: (customerId, request, signal, whenKept, spoken) =>
      wholeNote(write(customerId, request, signal, whenKept, { whole: true, ...(spoken && { spoken }) })),
    json,
    read: (customerId, noteId) => JSON.parse(json(customerId, noteId).toString('utf8')) as Note,
    page(customerId, limit, cursor) {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = notes.page(customerId, clock(), limit + 1, after);
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return {
        items: items.map(summary),
        next_cursor: rows.length > limit && last !== undefined ? writeCursor(last) : null,
      };
    },
    remove(customerId, noteId) {
      opened.forget(noteId);
      const removed = notes.remove(customerId, noteId, clock());
      if (removed) erased();
      return removed;
    },
  };
}

/** A note as it is kept. */
export function keptNote(customerId: string, note: Note): KeptNote {
  return {
    note_id: note.noteId,
    customer_id: customerId,
    specialty: note.specialty,
    created_at: Date.parse(note.created_at),
    expires_at: Date.parse(note.expires_at),
    payload: JSON.stringify(note),
  };
}

function summary(row: KeptNoteSummary): NoteSummary {
  return {
    noteId: row.note_id,
    status: 'completed',
    specialty: row.specialty,
    created_at: new Date(row.created_at).toISOString(),
    expires_at: new Date(row.expires_at).toISOString(),
  };
}
