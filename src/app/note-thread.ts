import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { NotegenError } from '../errors.ts';
import { createCodeBookReader } from '../store/code-book-reader.ts';
import { createExtractiveWriter, streamNote } from './note-pipeline.ts';
import type { FromThread, ToThread, WriteOrder } from './note-thread-messages.ts';
import { warmUp } from './warm-up.ts';

/** The worker thread that writes notes with the built-in writer, so that the server's event loop stays free. */
const port = parentPort;
const writer = createExtractiveWriter();
const codes = createCodeBookReader((workerData as { home: string }).home);
const running = new Map<number, AbortController>();

port?.on('message', (message: ToThread) => {
  if (message.kind === 'cancel') running.get(message.run)?.abort();
  else void write(message);
});

post({ kind: 'loaded' });
setImmediate()
  .then(() => warmUp(writer, () => running.size === 0))
  // The first note will say what is wrong.
  .catch(() => {});

async function write(order: WriteOrder): Promise<void> {
  const { run, whole } = order;
  const stop = new AbortController();
  running.set(run, stop);
  const given = {
    writer,
    now: () => new Date(order.now),
    newId: () => order.noteId,
    seed: () => order.seed,
    version: order.version,
    retentionMs: order.retentionMs,
  };
  try {
    const deps = { ...given, codeBooks: await codes.current() };
    for await (const event of streamNote(order.input, deps, stop.signal)) {
      if (!whole || event.type === 'note.completed') post({ kind: 'event', run, event });
      // A cancellation is a message too: it is read between sections.
      if (event.type === 'section.completed') await setImmediate();
    }
  } catch (error) {
    const known = error instanceof NotegenError ? error : new NotegenError('internal_error');
    post({ kind: 'failure', run, code: known.code, message: known.message });
  } finally {
    running.delete(run);
  }
}

function post(message: FromThread): void {
  port?.postMessage(message);
}
