import { NotegenError } from '../errors.ts';
import type { NoteEvent } from '../note/events.ts';
import type { Note } from '../note/note.ts';

/** The note that a stream of events ends with. */
export async function wholeNote(events: AsyncIterable<NoteEvent>): Promise<Note> {
  for await (const event of events) if (event.type === 'note.completed') return event.note;
  throw new NotegenError('internal_error', 'The note ended before it was complete.');
}
