import { NotegenError } from '../errors.ts';
import type { NotePosition } from './ports.ts';

/** A cursor is where the last page ended, in a form that clients need not understand. */
export function writeCursor({ created_at, note_id }: NotePosition): string {
  return Buffer.from(`${created_at}:${note_id}`).toString('base64url');
}

/** Throws `invalid_input` where the text is no cursor of ours. */
export function readCursor(text: string): NotePosition {
  const decoded = Buffer.from(text, 'base64url').toString('utf8');
  const [, created, noteId] = /^(\d{1,15}):([0-9a-f-]{36})$/.exec(decoded) ?? [];
  if (created !== undefined && noteId !== undefined) return { created_at: Number(created), note_id: noteId };
  throw new NotegenError('invalid_input', 'The cursor is not one that a list gave.', {
    faults: [{ path: 'query.cursor', message: 'must be the next_cursor of a page before' }],
  });
}
