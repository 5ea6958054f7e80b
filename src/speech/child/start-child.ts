import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { NotegenError } from '../../errors.ts';
import type { Confinement } from './confinement.ts';
import { type ChildLimits, limited } from './limits.ts';

export interface StartOptions {
  signal: AbortSignal;
  confinement: Confinement;
  limits?: ChildLimits;
  /** The whole environment of the child; nothing of ours is passed on. */
  environment?: Readonly<Record<string, string>>;
  directory?: string;
  /** Whether what it prints to stdout is read; else it is thrown away. */
  stdout: 'pipe' | 'ignore';
}

/** A running child. Disposing of it kills it, with all it started, where it still runs. */
export interface StartedChild extends Disposable {
  process: ChildProcess;
}

const belowNormal = 10;

/**
 * Starts a program by its path with an argument vector: no shell reads it, an empty environment, low priority, kept in
 * by `confinement`. When `signal` aborts or we exit, it and all it started are killed at once. Where the system allows
 * (`setpriv`, Linux) it also dies with us when we are killed. Throws `cancelled`.
 */
export function startChild(program: string, args: readonly string[], options: StartOptions): StartedChild {
  if (options.signal.aborted) throw new NotegenError('cancelled');
  const { confinement, limits } = options;
  const inner = [program, ...args];
  const limitedCommand = limits === undefined ? inner : limited(confinement.limiter, limits, inner);
  const [file = program, ...vector] = [...confinement.prefix, ...limitedCommand];
  const posix = process.platform !== 'win32';
  const child = spawn(file, vector, {
    // A group of its own: compilers started by make are killed with it.
    detached: posix,
    shell: false,
    windowsHide: true,
    stdio: ['ignore', options.stdout, 'pipe'],
    env: posix ? { ...options.environment } : { SystemRoot: 'C:\\Windows', ...options.environment },
    ...(options.directory !== undefined && { cwd: options.directory }),
  });
  const kill = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(posix ? -child.pid : child.pid, 'SIGKILL');
    } catch {}
  };
  // Ctrl-C reaches the child through us; if we exit, it must not go on.
  process.on('exit', kill);
  options.signal.addEventListener('abort', kill, { once: true });
  if (child.pid !== undefined) lowerPriority(child.pid);
  return {
    process: child,
    [Symbol.dispose]() {
      kill();
      process.off('exit', kill);
      options.signal.removeEventListener('abort', kill);
    },
  };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, belowNormal);
  } catch {}
}
