import { setTimeout as sleep } from 'node:timers/promises';
import { type ErrorCode, errorCatalogue, NotegenError } from '../errors.ts';
import { firstAbort } from '../first-abort.ts';
import { type Backoff, backoffMs } from './backoff.ts';
import { EngineChild, type EngineChildOptions } from './engine-child.ts';
import { type JobOutcome, runJob } from './job.ts';
import type { FromEngine } from './protocol.ts';

export interface EngineOptions extends EngineChildOptions {
  /** An engine without work for this long ends and gives its memory back. */
  idleMs: number;
  /** A job that shows no progress for this long is taken to hang; its process is killed. */
  hangMs: number;
  /** How long an aborted job may take to stop before its process is killed. */
  abortMs: number;
  backoff: Backoff;
  random: () => number;
}

export interface RunOptions {
  signal: AbortSignal;
  onMessage?: (message: unknown) => void;
}

export const engineDefaults = {
  idleMs: 5 * 60_000,
  hangMs: 3 * 60_000,
  abortMs: 800,
  backoff: { firstMs: 500, maxMs: 30_000 },
  environment: {},
  stderr: 'ignore',
} as const;

interface QueuedJob {
  id: number;
  task: string;
  input: unknown;
  options: RunOptions;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * One supervised process that does native work (language model, speech recognition), one job at a time, in the order
 * in which they were asked for. A crash, a hang or a kill of it costs the job in hand and nothing else.
 */
export class Engine implements AsyncDisposable {
  readonly #options: EngineOptions;
  readonly #queue: QueuedJob[] = [];
  readonly #closing = new AbortController();
  #onMessage: (message: FromEngine) => void = () => undefined;
  #child: EngineChild | null = null;
  #ending: Promise<void> = Promise.resolve();
  #working: Promise<void> | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #crashes = 0;
  #lastId = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** Process id of the running engine, or null while none runs. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Jobs waiting and in hand. */
  get load(): number {
    return this.#queue.length + (this.#working === null ? 0 : 1);
  }

  /**
   * Does `task` in the engine process and gives its result. Throws what the task threw, what `onMessage` threw (the
   * task is stopped then), `cancelled` as soon as `signal` aborts, `engine_crashed` when the process died or showed no progress for `hangMs`.
   */
  run(task: string, input: unknown, options: RunOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closing.signal.aborted || options.signal.aborted) {
        reject(new NotegenError('cancelled'));
        return;
      }
      this.#lastId += 1;
      const drop = () => this.#drop(job);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          options.signal.removeEventListener('abort', drop);
          settle(value);
        };
      const job: QueuedJob = {
        id: this.#lastId,
        task,
        input,
        options,
        resolve: settled(resolve),
        reject: settled(reject),
      };
      options.signal.addEventListener('abort', drop, { once: true });
      this.#queue.push(job);
      this.#working ??= this.#work();
    });
  }

  /** Ends the process at once; what was waiting or in hand is rejected with `cancelled`. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#idleTimer);
    for (const job of this.#queue.splice(0)) job.reject(new NotegenError('cancelled'));
    await this.#endChild();
    await this.#working;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #drop(job: QueuedJob): void {
    const place = this.#queue.indexOf(job);
    if (place !== -1) this.#queue.splice(place, 1);
    job.reject(new NotegenError('cancelled'));
  }

  async #work(): Promise<void> {
    clearTimeout(this.#idleTimer);
    for (let job = this.#queue.shift(); job !== undefined; job = this.#queue.shift()) {
      const outcome = await this.#runNext(job);
      this.#settle(job, outcome);
      if (outcome.type === 'crashed' || outcome.type === 'hung' || outcome.type === 'stuck')
        await this.#endChild();
    }
    this.#working = null;
    this.#rest();
  }

  async #runNext(job: QueuedJob): Promise<JobOutcome> {
    using either = firstAbort([job.options.signal, this.#closing.signal]);
    try {
      await this.#ending;
      if (this.#child === null)
        await sleep(backoffMs(this.#crashes, this.#options.backoff, this.#options.random), undefined, {
          signal: either.signal,
        });
    } catch {
      return { type: 'aborted' };
    }
    const child = this.#child ?? this.#startChild();
    child.keepAlive(true);
    const outcome = await runJob(child, job, {
      signal: either.signal,
      hangMs: this.#options.hangMs,
      abortMs: this.#options.abortMs,
      listen: (listener) => {
        this.#onMessage = listener;
      },
    });
    // The listener knows the job, and with it what was said.
    this.#onMessage = () => undefined;
    return outcome;
  }

  #settle(job: QueuedJob, outcome: JobOutcome): void {
    switch (outcome.type) {
      case 'done':
        this.#crashes = 0;
        job.resolve(outcome.result);
        return;
      case 'failed': {
        const { code, message, howToFix } = outcome.failure;
        const known: ErrorCode = code in errorCatalogue ? (code as ErrorCode) : 'internal_error';
        this.#crashes = 0;
        job.reject(new NotegenError(known, message, howToFix === undefined ? {} : { howToFix }));
        return;
      }
      case 'crashed':
        this.#crashes += 1;
        job.reject(new NotegenError('engine_crashed'));
        return;
      case 'hung':
        this.#crashes += 1;
        job.reject(
          new NotegenError(
            'engine_crashed',
            `The engine showed no progress for ${this.#options.hangMs / 1000} s and was stopped`,
          ),
        );
        return;
      case 'unheard':
        this.#crashes = 0;
        job.reject(outcome.error);
        return;
      case 'aborted':
        job.reject(new NotegenError('cancelled'));
        return;
      case 'stuck':
        job.reject(outcome.unheard === null ? new NotegenError('cancelled') : outcome.unheard.error);
        return;
      default:
        outcome satisfies never;
    }
  }

  #startChild(): EngineChild {
    const child = new EngineChild(this.#options, (message) => this.#onMessage(message));
    this.#child = child;
    void child.exited.then(() => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }

  #endChild(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child !== null) this.#ending = child.kill();
    return this.#ending;
  }

  #rest(): void {
    if (this.#child === null || this.#closing.signal.aborted) return;
    this.#child.keepAlive(false);
    this.#idleTimer = setTimeout(() => void this.#endChild(), this.#options.idleMs).unref();
  }
}
