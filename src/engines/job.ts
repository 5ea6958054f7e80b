import type { RunOptions } from './engine.ts';
import type { EngineChild } from './engine-child.ts';
import type { EngineFailure, FromEngine } from './protocol.ts';
import { watchSilence } from './watchdog.ts';

/**
 * How a job ended. `unheard`: whoever asked for it threw when given one of its messages, and it was stopped. After
 * `crashed`, `hung` and `stuck` (aborted, but it didn't stop in time) the process can't be used again.
 */
export type JobOutcome =
  | { type: 'done'; result: unknown }
  | { type: 'failed'; failure: EngineFailure }
  | { type: 'unheard'; error: unknown }
  | { type: 'aborted' }
  | { type: 'crashed' }
  | { type: 'hung' }
  | { type: 'stuck'; unheard: { error: unknown } | null };

export interface JobToRun {
  id: number;
  task: string;
  input: unknown;
  options: RunOptions;
}

interface JobWatch {
  signal: AbortSignal;
  hangMs: number;
  abortMs: number;
  listen(listener: (message: FromEngine) => void): void;
}

/** Sends one job to the engine process and watches it to its end. Never throws. */
export async function runJob(child: EngineChild, job: JobToRun, watch: JobWatch): Promise<JobOutcome> {
  const { promise, resolve } = withResolvers<JobOutcome>();
  const silence = watchSilence(watch.hangMs, () => resolve({ type: 'hung' }));
  let graceTimer: NodeJS.Timeout | undefined;
  let unheard: Extract<JobOutcome, { type: 'unheard' }> | null = null;
  const abort = () => {
    child.send({ type: 'abort', id: job.id });
    graceTimer ??= setTimeout(() => resolve({ type: 'stuck', unheard }), watch.abortMs);
  };
  /** An exception of the listener belongs to this job: thrown on, it would end the server. */
  const hand = (message: unknown): void => {
    try {
      job.options.onMessage?.(message);
    } catch (error) {
      unheard = { type: 'unheard', error };
      abort();
    }
  };

  watch.listen((message) => {
    if (message.id !== job.id) return;
    silence.heard();
    switch (message.type) {
      case 'message':
        if (!watch.signal.aborted && unheard === null) hand(message.message);
        return;
      case 'progress':
        return;
      case 'done':
        resolve(unheard ?? { type: 'done', result: message.result });
        return;
      case 'failed':
        if (unheard !== null) resolve(unheard);
        else
          resolve(watch.signal.aborted ? { type: 'aborted' } : { type: 'failed', failure: message.failure });
        return;
      default:
        message satisfies never;
    }
  });
  const forget = child.onExit(() =>
    resolve(watch.signal.aborted ? { type: 'stuck', unheard } : { type: 'crashed' }),
  );
  if (watch.signal.aborted) resolve({ type: 'aborted' });
  else {
    watch.signal.addEventListener('abort', abort, { once: true });
    child.send({ type: 'run', id: job.id, task: job.task, input: job.input });
  }

  const outcome = await promise;
  forget();
  silence.end();
  clearTimeout(graceTimer);
  watch.signal.removeEventListener('abort', abort);
  return outcome;
}

// Promise.withResolvers needs Node 22.
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
