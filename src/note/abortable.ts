import { NotegenError } from '../errors.ts';

/** Passes `items` on until `signal` aborts; then throws `cancelled` at once, even while the next item never comes. */
export async function* abortable<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  throwIfCancelled(signal);
  const iterator = items[Symbol.asyncIterator]();
  let stop: () => void = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new NotegenError('cancelled'));
    signal.addEventListener('abort', stop, { once: true });
  });
  aborted.catch(() => {});
  let finished = false;
  try {
    while (true) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done) {
        finished = true;
        return;
      }
      yield next.value;
      throwIfCancelled(signal);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    // A hung iterator queues return() behind its next(), so it is told to stop but not waited for.
    if (!finished) iterator.return?.().then(undefined, () => {});
  }
}

export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new NotegenError('cancelled');
}

export function isCancelled(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted || (error instanceof NotegenError && error.code === 'cancelled');
}
