import { takeLock } from '../file-lock.ts';

/** Makes one process of a data directory the one that works on its recordings. */
export interface WorkerLock extends AsyncDisposable {
  readonly held: boolean;
  /**
   * Runs `begin` once the lock is held. Returns when it has run, or as soon as another process is found to hold the
   * lock: `begin` then runs later, when that process is gone.
   */
  take(begin: () => Promise<void>): Promise<void>;
}

export function createWorkerLock(path: string): WorkerLock {
  const stop = new AbortController();
  let lock: AsyncDisposable | null = null;
  let taking: Promise<void> = Promise.resolve();
  return {
    get held() {
      return lock !== null;
    },
    take(begin) {
      return new Promise((resolve, reject) => {
        taking = takeLock(path, { signal: stop.signal, onWait: resolve })
          .then(async (taken) => {
            lock = taken;
            await begin();
            resolve();
          })
          .catch((error: unknown) => {
            // After `onWait` nobody listens any more; closing is the only way out of waiting.
            if (!stop.signal.aborted) reject(error);
          });
      });
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await taking;
      await lock?.[Symbol.asyncDispose]();
      lock = null;
    },
  };
}
