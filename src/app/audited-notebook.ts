import type { About, Actor } from '../audit/acts.ts';
import type { Audit } from '../audit/audit.ts';
import type { NoteEvent } from '../note/events.ts';
import type { Note, NoteRequest } from '../note/note.ts';
import type { Notebook, WhenKept } from '../notebook/notebook.ts';
import type { WriteNoteOptions } from '../notebook/ports.ts';

/** Who acts, and for which customer. */
export type Acting = Actor & { readonly customerId: string };

/** The notebook, which says of every note who made it, read it or erased it. */
export interface AuditedNotebook extends Pick<Notebook, 'inProgress' | 'page'> {
  write(
    who: Acting,
    request: NoteRequest,
    signal: AbortSignal,
    whenKept?: WhenKept,
  ): AsyncGenerator<NoteEvent>;
  writeWhole(
    who: Acting,
    request: NoteRequest,
    signal: AbortSignal,
    whenKept?: WhenKept,
    spoken?: WriteNoteOptions['spoken'],
  ): Promise<Note>;
  /** Throws `note_not_found`. */
  json(who: Acting, noteId: string): Buffer;
  /** `format`: what the note is exported as, where it is. Throws `note_not_found`. */
  read(who: Acting, noteId: string, format?: string): Note;
  remove(who: Acting, noteId: string): boolean;
}

export function auditedNotebook(
  notebook: Notebook,
  audit: Audit,
  transaction: <T>(work: () => T) => T,
): AuditedNotebook {
  const made =
    (who: Acting, whenKept: WhenKept = () => {}, about: About = {}): WhenKept =>
    (note) => {
      audit.record(who, 'note.created', { ...about, noteId: note.noteId });
      whenKept(note);
    };
  return {
    get inProgress() {
      return notebook.inProgress;
    },
    page: notebook.page,
    write: (who, request, signal, whenKept) =>
      notebook.write(who.customerId, request, signal, made(who, whenKept)),
    writeWhole: (who, request, signal, whenKept, spoken) => {
      const about = spoken === undefined ? {} : { detail: 'recording' };
      return notebook.writeWhole(who.customerId, request, signal, made(who, whenKept, about), spoken);
    },
    json(who, noteId) {
      const found = notebook.json(who.customerId, noteId);
      audit.gather(who, 'note.read', { noteId });
      return found;
    },
    read(who, noteId, format) {
      const found = notebook.read(who.customerId, noteId);
      if (format === undefined) audit.gather(who, 'note.read', { noteId });
      else audit.gather(who, 'note.exported', { noteId, detail: format });
      return found;
    },
    remove: (who, noteId) =>
      transaction(() => {
        const removed = notebook.remove(who.customerId, noteId);
        if (removed) audit.record(who, 'note.deleted', { noteId });
        return removed;
      }),
  };
}
