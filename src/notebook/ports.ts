import type { NoteEvent } from '../note/events.ts';
import type { NoteRequest, Warning } from '../note/note.ts';
import type { Specialty } from '../note/specialties.ts';
import type { Transcript } from '../note/transcript.ts';

export interface WriteNoteOptions {
  /** Nobody watches the note being written, only `note.completed` is wanted; another engine may start over where the first fails half-way. */
  whole?: boolean;
  /** The words of a recording, in place of `request.transcript` parsed, and what their recognition has to warn of. */
  spoken?: { transcript: Transcript; warnings: readonly Warning[] };
  /** The note's id, where it was promised before. */
  noteId?: string;
}

/** Writes one note, event by event; throws `cancelled` soon after `signal` aborts. */
export type WriteNote = (
  request: NoteRequest,
  signal: AbortSignal,
  options?: WriteNoteOptions,
) => AsyncIterable<NoteEvent>;

/** Times are milliseconds since 1970. */
export interface KeptNote {
  note_id: string;
  customer_id: string;
  specialty: Specialty;
  created_at: number;
  expires_at: number;
  /** The note as JSON. */
  payload: string;
}

export type KeptNoteSummary = Omit<KeptNote, 'customer_id' | 'payload'>;
export type NotePosition = Pick<KeptNote, 'created_at' | 'note_id'>;

export interface NotesPort {
  insert(note: KeptNote): void;
  payload(customerId: string, noteId: string, now: number): Buffer | null;
  /** Whether the note is there for this customer at this time. */
  has(customerId: string, noteId: string, now: number): boolean;
  page(customerId: string, now: number, limit: number, after: NotePosition | null): KeptNoteSummary[];
  remove(customerId: string, noteId: string, now: number): boolean;
}
