import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { NotegenError } from '../errors.ts';
import type { NoteEvent } from '../note/events.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { noteThreadFlags } from './note-thread-flags.ts';
import type { FromThread, ToThread, WriteOrder } from './note-thread-messages.ts';

/** Writes notes with the built-in writer in a thread of its own. */
export interface NoteThreads extends AsyncDisposable {
  /** Loads the thread ahead of the first note; resolves when it has loaded, or could not. */
  start(): Promise<void>;
  /** Throws what the pipeline throws; `internal_error` where the thread died. */
  write(order: Omit<WriteOrder, 'kind' | 'run'>, signal: AbortSignal): AsyncGenerator<NoteEvent>;
}

interface Run {
  inbox: Inbox<NoteEvent>;
  /** Called when the thread is done with it, however it ended. */
  settle: () => void;
  settled: Promise<void>;
}

/** A cancelled note that does not end by itself takes its thread with it. */
const cancelMs = 500;
/** No transcript takes this long; a thread that does has lost its way. */
const mostMs = 120_000;
// Space for new objects begins small, as an idle server wants it, and may grow with the first notes: swept three times as
// seldom, little of a note is still in use and has to be copied.
const memory = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 24 };

/** The thread starts with the first note, and again after one that died. `entry` is the built note-thread.js. */
export function createNoteThreads(entry: URL, home: string): NoteThreads {
  /** What the thread works at. */
  const runs = new Map<number, Run>();
  let thread: Worker | undefined;
  let lastRun = 0;

  const running = (): Worker => {
    if (thread !== undefined) return thread;
    for (const { set } of noteThreadFlags) setFlagsFromString(set);
    thread = startThread(entry, home, runs, (ended) => {
      if (thread === ended) thread = undefined;
    });
    return thread;
  };
  const post = (message: ToThread): void => running().postMessage(message);
  const terminate = (): void => void thread?.terminate();

  return {
    start: async () => {
      const started = running();
      // Who waits for it must live to see it.
      started.ref();
      await new Promise<void>((resolve) => {
        started.once('message', () => resolve());
        started.once('exit', () => resolve());
      });
      started.unref();
    },
    async *write(order, signal) {
      if (signal.aborted) throw new NotegenError('cancelled');
      lastRun += 1;
      const number = lastRun;
      const run = newRun();
      runs.set(number, run);
      const cancel = (): void => run.inbox.fail(new NotegenError('cancelled'));
      signal.addEventListener('abort', cancel, { once: true });
      let deadline = setTimeout(terminate, mostMs);
      try {
        post({ kind: 'write', run: number, ...order });
        yield* run.inbox.items();
      } finally {
        signal.removeEventListener('abort', cancel);
        clearTimeout(deadline);
        if (runs.has(number)) {
          post({ kind: 'cancel', run: number });
          deadline = setTimeout(terminate, cancelMs);
          await run.settled;
          clearTimeout(deadline);
        }
      }
    },
    async [Symbol.asyncDispose]() {
      await thread?.terminate();
    },
  };
}

function newRun(): Run {
  let settle: () => void = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { inbox: createInbox<NoteEvent>(), settle, settled };
}

function startThread(
  entry: URL,
  home: string,
  runs: Map<number, Run>,
  onEnd: (thread: Worker) => void,
): Worker {
  const thread = new Worker(entry, { resourceLimits: memory, workerData: { home } });
  // An idle thread keeps no process alive.
  thread.unref();
  thread.on('message', (message: FromThread) => {
    if (message.kind === 'loaded') return;
    const run = runs.get(message.run);
    if (run === undefined) return;
    if (message.kind === 'event') {
      run.inbox.put(message.event);
      if (message.event.type !== 'note.completed') return;
      run.inbox.end();
    } else run.inbox.fail(new NotegenError(message.code, message.message));
    runs.delete(message.run);
    run.settle();
  });
  let dead = false;
  const died = (): void => {
    if (dead) return;
    dead = true;
    onEnd(thread);
    for (const run of runs.values()) {
      run.inbox.fail(new NotegenError('internal_error'));
      run.settle();
    }
    runs.clear();
  };
  thread.on('error', died);
  thread.on('exit', died);
  return thread;
}
