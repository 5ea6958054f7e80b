import type { RunOptions } from './engine.ts';
import type { EngineChild } from './engine-child.ts';
import type { EngineFailure, FromEngine } from './protocol.ts';
import { watchSilence } from './watchdog.ts';

/** How a job ended. After `crashed`, `hung` and `stuck` (aborted, but it didn't stop in time) the process can't be used again. */
export type JobOutcome =
  | { type: 'done'; result: unknown }
  | { type: 'failed'; failure: EngineFailure }
  | { type: 'aborted' }
  | { type: 'crashed' }
  | { type: 'hung' }
  | { type: 'stuck' };

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
  const abort = () => {
    child.send({ type: 'abort', id: job.id });
    graceTimer = setTimeout(() => resolve({ type: 'stuck' }), watch.abortMs);
  };

  watch.listen((message) => {
    if (message.id !== job.id) return;
    silence.heard();
    switch (message.type) {
      case 'message':
        if (!watch.signal.aborted) job.options.onMessage?.(message.message);
        return;
      case 'progress':
        return;
      case 'done':
        resolve({ type: 'done', result: message.result });
        return;
      case 'failed':
        resolve(watch.signal.aborted ? { type: 'aborted' } : { type: 'failed', failure: message.failure });
        return;
      default:
        message satisfies never;
    }
  });
  const forget = child.onExit(() => resolve({ type: watch.signal.aborted ? 'stuck' : 'crashed' }));
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
