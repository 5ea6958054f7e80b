import { type About, type Act, type Actor, type AuditEntry, actorName } from './acts.ts';

export interface AuditPort {
  /** Adds lines in one transaction, or in the one that is open. */
  append(entries: readonly AuditEntry[]): void;
}

/** Writes down who did what. */
export interface Audit extends Disposable {
  /** Call it in the transaction of the act: then neither is without the other. */
  record(who: Actor, act: Act, about?: About): void;
  /**
   * For what only reads: gathered, and written within a second, so that nobody waits for the disk. The same by the same
   * actor meanwhile is one line that counts.
   */
  gather(who: Actor, act: Act, about?: About): void;
  /** Writes what is gathered now. */
  flush(): void;
}

const flushAfterMs = 500;
/** So many lines are one transaction: requests wait for no more than that. */
const atOnce = 50;

export function createAudit(deps: {
  log: AuditPort;
  clock: () => number;
  onError: (error: unknown) => void;
}): Audit {
  const { log, clock, onError } = deps;
  const gathered = new Map<string, AuditEntry>();
  let timer: NodeJS.Timeout | undefined;
  const entry = (who: Actor, act: Act, { noteId, detail }: About): AuditEntry => ({
    at: clock(),
    actor: actorName(who),
    customer_id: who.customerId,
    act,
    note_id: noteId ?? null,
    detail: detail ?? null,
    times: 1,
  });
  const writeSome = (): void => {
    const some = [...gathered].slice(0, atOnce);
    log.append(some.map(([, line]) => line));
    for (const [name] of some) gathered.delete(name);
  };
  const flushLater = (): void => {
    timer = undefined;
    try {
      writeSome();
      if (gathered.size > 0) timer = setTimeout(flushLater, 0).unref();
    } catch (error) {
      // What could not be written stays gathered: a full disk delays it.
      onError(error);
      timer = setTimeout(flushLater, flushAfterMs).unref();
    }
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    while (gathered.size > 0) writeSome();
  };
  return {
    record: (who, act, about = {}) => log.append([entry(who, act, about)]),
    gather(who, act, about = {}) {
      const name = `${act} ${about.noteId} ${about.detail} ${actorName(who)} ${who.customerId}`;
      const before = gathered.get(name);
      if (before !== undefined) {
        before.times += 1;
        return;
      }
      gathered.set(name, entry(who, act, about));
      timer ??= setTimeout(flushLater, flushAfterMs).unref();
    },
    flush,
    [Symbol.dispose]() {
      try {
        flush();
      } catch (error) {
        // Nothing after it must stay open for that.
        onError(error);
      }
    },
  };
}
