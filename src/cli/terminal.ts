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
  const terminal: Terminal = {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    signal: interruption.signal,
  };
  const onOutputLost = async (error: NodeJS.ErrnoException): Promise<void> => {
    // `notegen note list | head -1`: the reader has had enough, which is no failure.
    if (error.code === 'EPIPE') process.exit(0);
    const { reportLostOutput } = await import('./output-lost.ts');
    process.exit(await reportLostOutput(error, terminal));
  };
  // Where nothing can be said, the work goes on.
  const onErrorsLost = (error: NodeJS.ErrnoException): void => {
    if (error.code === 'EPIPE') process.exit(0);
  };
  process.on('SIGINT', onInterrupt);
  process.stdout.on('error', (error) => void onOutputLost(error));
  process.stderr.on('error', onErrorsLost);
  return {
    ...terminal,
    [Symbol.dispose]: () => {
      process.off('SIGINT', onInterrupt);
    },
  };
}
