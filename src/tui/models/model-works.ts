import { NotegenError } from '../../errors.ts';
import { type Failure, toldFailure } from '../told-failure.ts';

/** What is being done with a model: in words, and how far it is (0 to 1, null where that can't be known). */
export interface Work {
  doing: string;
  fraction: number | null;
}

export interface ModelWorks {
  of(name: string): Work | null;
  /** Why the last work with the model failed. */
  failureOf(name: string): Failure | null;
  /** Begins `work`, several models' at once, one at a time for each. */
  start(name: string, work: (signal: AbortSignal, tell: (now: Work) => void) => Promise<void>): void;
  /** Stops the work with one model and waits until it has ended; what a pull has fetched is kept for the next one. */
  stop(name: string): Promise<void>;
  running(): number;
  /** Stops everything and waits until it has ended. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** What goes on in the background of the models screen. `onEnd` is called when a work has ended, however it did. */
export function createModelWorks(onEnd: () => Promise<void>): ModelWorks {
  const running = new Map<string, { now: Work; stop: AbortController; ended: Promise<void> }>();
  const failures = new Map<string, Failure>();
  return {
    of: (name) => running.get(name)?.now ?? null,
    failureOf: (name) => failures.get(name) ?? null,
    start(name, work) {
      if (running.has(name)) return;
      failures.delete(name);
      const stop = new AbortController();
      const entry = { now: { doing: 'starting', fraction: null } as Work, stop, ended: Promise.resolve() };
      const tell = (now: Work): void => {
        entry.now = now;
      };
      entry.ended = work(stop.signal, tell)
        .catch((error: unknown) => {
          if (error instanceof NotegenError && error.code === 'cancelled') return;
          failures.set(name, toldFailure(error));
        })
        .then(onEnd, onEnd)
        .finally(() => running.delete(name));
      running.set(name, entry);
    },
    async stop(name) {
      const entry = running.get(name);
      entry?.stop.abort();
      await entry?.ended;
    },
    running: () => running.size,
    async [Symbol.asyncDispose]() {
      for (const { stop } of running.values()) stop.abort();
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}
