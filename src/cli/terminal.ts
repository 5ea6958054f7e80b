import type { Readable, Writable } from 'node:stream';

/** Where a command reads and prints; `signal` aborts at the first Ctrl-C. */
export interface Terminal {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean };
  environment: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

/** This process's terminal. A second Ctrl-C ends the process at once. */
export function processTerminal(): Terminal & Disposable {
  const interruption = new AbortController();
  const onInterrupt = (): void => {
    if (interruption.signal.aborted) process.exit(130);
    interruption.abort();
  };
  // `notegen note list | head -1`: the reader has had enough, which is no failure.
  const onPipeGone = (error: NodeJS.ErrnoException): void => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  };
  process.on('SIGINT', onInterrupt);
  process.stdout.on('error', onPipeGone);
  process.stderr.on('error', onPipeGone);
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    signal: interruption.signal,
    [Symbol.dispose]: () => {
      process.off('SIGINT', onInterrupt);
    },
  };
}
