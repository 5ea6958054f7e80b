import { NotegenError } from '../errors.ts';

/** Lets so many pieces of work run at once; the rest wait in the order in which they came. */
export interface WorkQueue {
  readonly running: number;
  readonly waiting: number;
  /** Waits for a turn; release it by disposing. Throws `queue_full`, or `cancelled` when `signal` aborts first. */
  turn(signal: AbortSignal): Promise<Disposable>;
}

/** Seconds; by then the first of those waiting has most likely had its turn. */
const retryAfter = 5;

export function createWorkQueue(options: { atOnce: number; mostWaiting: number }): WorkQueue {
  const waiting = new Set<() => void>();
  let running = 0;
  const release = (): Disposable => {
    let held = true;
    return {
      [Symbol.dispose]: () => {
        if (!held) return;
        held = false;
        running -= 1;
        const [next] = waiting;
        next?.();
      },
    };
  };
  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size;
    },
    async turn(signal) {
      if (signal.aborted) throw new NotegenError('cancelled');
      if (running >= options.atOnce) {
        if (waiting.size >= options.mostWaiting) {
          throw new NotegenError('queue_full', undefined, { retryAfterSeconds: retryAfter });
        }
        await new Promise<void>((resolve, reject) => {
          const leave = (): void => {
            waiting.delete(enter);
            signal.removeEventListener('abort', give);
          };
          const enter = (): void => {
            leave();
            // Taken here, not after the await: nobody may slip in between.
            running += 1;
            resolve();
          };
          const give = (): void => {
            leave();
            reject(new NotegenError('cancelled'));
          };
          waiting.add(enter);
          signal.addEventListener('abort', give, { once: true });
        });
        return release();
      }
      running += 1;
      return release();
    },
  };
}
