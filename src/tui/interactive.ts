import type { Readable, Writable } from 'node:stream';

/** Where screens are shown and keys are read. The process's own streams fit, and so do a test's. */
export interface ScreenTerminal {
  stdin: Readable & { isTTY?: boolean; isRaw?: boolean; setRawMode?(raw: boolean): unknown };
  stdout: Writable & { isTTY?: boolean; columns?: number; rows?: number };
  environment: Readonly<Record<string, string | undefined>>;
  /** Aborts at an interruption from outside (SIGINT). */
  signal: AbortSignal;
}

/** Whether a person sits at this terminal: screens are for them, programs and logs get plain text. Loads nothing. */
export function isInteractive({ stdin, stdout, environment }: ScreenTerminal): boolean {
  if (stdin.isTTY !== true || stdout.isTTY !== true || environment.TERM === 'dumb') return false;
  return environment.CI === undefined || environment.CI === 'false' || environment.CI === '0';
}

/** To be called before anything of a screen is loaded: React's build for developers is slower and talks to the console. */
export function chooseProductionReact(): void {
  process.env.NODE_ENV ??= 'production';
}
