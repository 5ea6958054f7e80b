import { setImmediate } from 'node:timers/promises';

/** A table whose rows end. */
export interface Purgeable {
  /** Erases at most `limit` rows whose time is over; says how many. */
  purge(now: number, limit: number): number;
}

/** Erases what has expired, soon after it has and never for long at a time. */
export interface Purge extends AsyncDisposable {
  /** One whole round. */
  run(): Promise<number>;
}

const everyMs = 15_000;
const atOnce = 50;

/**
 * Runs a round now and every 15 s, a few rows between other work. `truncate` empties the database's log afterwards:
 * what was erased still stands there.
 */
export function startPurge(deps: {
  tables: readonly Purgeable[];
  truncate: () => unknown;
  clock: () => number;
  onErased: (count: number) => void;
  onError: (error: unknown) => void;
}): Purge {
  const { tables, truncate, clock, onErased, onError } = deps;
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const run = async (): Promise<number> => {
    let erased = 0;
    for (const table of tables) {
      for (let count = atOnce; count === atOnce && !stopped; erased += count) {
        count = table.purge(clock(), atOnce);
        await setImmediate();
      }
    }
    truncate();
    if (erased > 0) onErased(erased);
    return erased;
  };
  const round = (): void => {
    running = running.then(run).catch(onError);
  };
  round();
  const timer = setInterval(round, everyMs);
  return {
    run,
    async [Symbol.asyncDispose]() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
