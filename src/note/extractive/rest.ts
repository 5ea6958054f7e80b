import { NotegenError } from '../../errors.ts';

const longestRun = 8;

/**
 * A pause to be awaited often: lets other work in when `longestRun` milliseconds have gone by, else returns at once.
 * Throws `cancelled` when the signal has aborted.
 */
export function restingPoint(signal: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (signal.aborted) throw new NotegenError('cancelled');
    if (performance.now() - since < longestRun) return undefined;
    return new Promise((resolve, reject) => {
      setImmediate(() => {
        since = performance.now();
        if (signal.aborted) reject(new NotegenError('cancelled'));
        else resolve();
      });
    });
  };
}
