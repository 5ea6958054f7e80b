import { once } from 'node:events';
import { NotegenError } from '../../errors.ts';
import { type Confinement, findConfinement } from './confinement.ts';
import type { ChildLimits } from './limits.ts';
import { startChild } from './start-child.ts';

export interface ChildOptions {
  signal: AbortSignal;
  /** The whole environment of the child; nothing of ours is passed on. */
  environment?: Readonly<Record<string, string>>;
  directory?: string;
  /** Each line it prints to stdout, then to stderr. Without it stdout is thrown away unread. */
  onLine?: (line: string) => void;
  /** Kill it after this long, ms. */
  timeoutMs?: number;
  limits?: ChildLimits;
  /** Default: whatever this computer permits. */
  confinement?: Confinement;
}

export interface ChildResult {
  /** Null where a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it was ended for taking too long. */
  timedOut: boolean;
  /** The last 4 kB of what it printed to stderr. */
  complaint: string;
}

const complaintLength = 4_096;

/**
 * Runs a program to its end, kept in as `startChild` says. Throws `cancelled`, and `speech_engine_failed` where it can
 * not be started.
 */
export async function runChild(
  program: string,
  args: readonly string[],
  options: ChildOptions,
): Promise<ChildResult> {
  const { onLine, timeoutMs, ...start } = options;
  const confinement = options.confinement ?? (await findConfinement());
  using started = startChild(program, args, { ...start, confinement, stdout: onLine ? 'pipe' : 'ignore' });
  const child = started.process;
  let timedOut = false;
  const expire = (): void => {
    timedOut = true;
    started[Symbol.dispose]();
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs);
  const said = new Lines(onLine);
  child.stdout?.on('data', (chunk: Buffer) => said.add(chunk));
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-complaintLength);
    if (onLine) said.add(chunk);
  });
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    if (options.signal.aborted) throw new NotegenError('cancelled');
    return { code, signal, timedOut, complaint };
  } catch (error) {
    if (error instanceof NotegenError) throw error;
    throw new NotegenError('speech_engine_failed', `${program} can not be started.`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

class Lines {
  readonly #onLine: ((line: string) => void) | undefined;
  #rest = '';

  constructor(onLine: ((line: string) => void) | undefined) {
    this.#onLine = onLine;
  }

  add(chunk: Buffer): void {
    const lines = (this.#rest + chunk.toString('utf8')).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#onLine?.(line);
  }
}
