import { byItself } from '../audit/acts.ts';
import type { Audit } from '../audit/audit.ts';
import type { Purgeable } from '../notebook/purge.ts';
import type { Store } from '../store/store.ts';

/** Erases notes whose time is over, and says so of each. */
export function createNotesPurge({ notes, transaction }: Store, audit: Audit): Purgeable {
  return {
    purge: (now, limit) =>
      transaction(() => {
        const gone = notes.purge(now, limit);
        for (const { note_id: noteId, customer_id } of gone) {
          audit.record(byItself(customer_id), 'note.purged', { noteId });
        }
        return gone.length;
      }),
  };
}
