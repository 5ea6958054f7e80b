import type { NoteEvent } from '../note/events.ts';
import { type Note, noteSections } from '../note/note.ts';

/** The events of a note that was written before: each section in one piece. */
export async function* replayEvents(note: Note): AsyncGenerator<NoteEvent> {
  const { noteId, specialty, created_at, expires_at, generator, billing_codes } = note;
  yield { type: 'note.started', noteId, specialty, created_at, expires_at, generator };
  for (const section of noteSections) {
    const text = note[section];
    yield { type: 'section.delta', section, text };
    yield { type: 'section.completed', section, text };
  }
  yield { type: 'codes.completed', billing_codes };
  yield { type: 'note.completed', note };
}
