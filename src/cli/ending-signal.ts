import type { Terminal } from './terminal.ts';

/** Aborts at Ctrl-C, and when a service manager or a closed terminal ends the program: work that must clean up first. */
export function endingSignal(terminal: Terminal): { signal: AbortSignal } & Disposable {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  process.once('SIGTERM', end);
  process.once('SIGHUP', end);
  return {
    signal: AbortSignal.any([terminal.signal, ended.signal]),
    [Symbol.dispose]() {
      process.off('SIGTERM', end);
      process.off('SIGHUP', end);
    },
  };
}
