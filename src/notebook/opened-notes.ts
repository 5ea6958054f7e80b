/** Notes that were opened a moment ago, so that a client that reads one again does not wait for it to be unsealed. */
export interface OpenedNotes {
  get(noteId: string): Buffer | undefined;
  put(noteId: string, json: Buffer): void;
  forget(noteId: string): void;
}

const most = 32;
const keptMs = 10_000;

/** Holds them for ten seconds at most. Whoever reads one must have asked the store whether it is still there. */
export function createOpenedNotes(): OpenedNotes {
  const opened = new Map<string, Buffer>();
  return {
    get: (noteId) => opened.get(noteId),
    put(noteId, json) {
      if (opened.size >= most) opened.clear();
      if (opened.size === 0) setTimeout(() => opened.clear(), keptMs).unref();
      opened.set(noteId, json);
    },
    forget: (noteId) => void opened.delete(noteId),
  };
}
