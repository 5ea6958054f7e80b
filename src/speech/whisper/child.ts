import { type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { setPriority } from 'node:os';
import { NotegenError } from '../../errors.ts';

export interface ChildOptions {
  signal: AbortSignal;
  /** The whole environment of the child; nothing of ours is passed on. */
  environment?: Readonly<Record<string, string>>;
  directory?: string;
  /** Each line it prints to stdout, then to stderr. Without it stdout is thrown away unread. */
  onLine?: (line: string) => void;
  /** Kill it after this long, ms. */
  timeoutMs?: number;
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

const belowNormal = 10;
const complaintLength = 4_096;

/**
 * Runs a program by its path with an argument vector: no shell, an empty environment, low priority. When `signal`
 * aborts, it and all it started are killed at once. Where the system allows (`setpriv`, Linux) it also dies with us.
 * Throws `cancelled`, and `speech_engine_failed` where it can not be started.
 */
export async function runChild(
  program: string,
  args: readonly string[],
  options: ChildOptions,
): Promise<ChildResult> {
  if (options.signal.aborted) throw new NotegenError('cancelled');
  const [file, vector] = dyingWithUs(program, args);
  const posix = process.platform !== 'win32';
  const settings: SpawnOptions = {
    // A group of its own: compilers started by make are killed with it.
    detached: posix,
    shell: false,
    windowsHide: true,
    stdio: ['ignore', options.onLine ? 'pipe' : 'ignore', 'pipe'],
    env: posix ? { ...options.environment } : { SystemRoot: 'C:\\Windows', ...options.environment },
    ...(options.directory !== undefined && { cwd: options.directory }),
  };
  const child = spawn(file, vector, settings);
  const kill = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(posix ? -child.pid : child.pid, 'SIGKILL');
    } catch {}
  };
  let timedOut = false;
  const timer = options.timeoutMs === undefined ? undefined : setTimeout(expire, options.timeoutMs);
  function expire(): void {
    timedOut = true;
    kill();
  }
  // Ctrl-C reaches the child through us; if we exit, it must not go on.
  process.on('exit', kill);
  options.signal.addEventListener('abort', kill, { once: true });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const said = new Lines(options.onLine);
  child.stdout?.on('data', (chunk: Buffer) => said.add(chunk));
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-complaintLength);
    if (options.onLine) said.add(chunk);
  });
  try {
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (...ended) => resolve(ended));
    });
    if (options.signal.aborted) throw new NotegenError('cancelled');
    return { code, signal, timedOut, complaint };
  } catch (error) {
    if (error instanceof NotegenError) throw error;
    throw new NotegenError('speech_engine_failed', `${program} can not be started.`, { cause: error });
  } finally {
    clearTimeout(timer);
    process.off('exit', kill);
    options.signal.removeEventListener('abort', kill);
  }
}

const setpriv = '/usr/bin/setpriv';

function dyingWithUs(program: string, args: readonly string[]): [string, readonly string[]] {
  if (process.platform !== 'linux') return [program, args];
  try {
    accessSync(setpriv, constants.X_OK);
  } catch {
    return [program, args];
  }
  return [setpriv, ['--pdeathsig', 'KILL', '--', program, ...args]];
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, belowNormal);
  } catch {}
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
