import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { NotegenError } from './errors.ts';
import { unwritable } from './why-refused.ts';

export interface LockOptions {
  signal: AbortSignal;
  /** Called once when another process holds the lock. */
  onWait?: () => void;
}

const beatMs = 5_000;
const deadAfterMs = 30_000;

/**
 * Takes the lock file `path`, waiting for whoever holds it; a holder that died is noticed by its process id, or by a
 * lock untouched for half a minute (another computer's). Dispose to let go. Throws `cancelled`, `file_unwritable`,
 * `disk_full`.
 */
export async function takeLock(path: string, options: LockOptions): Promise<AsyncDisposable> {
  const mark = `${process.pid} ${hostname()}\n`;
  let told = false;
  for (;;) {
    if (options.signal.aborted) throw new NotegenError('cancelled');
    if (await tryCreate(path, mark)) break;
    if (await isDead(path)) {
      await rm(path, { force: true });
      continue;
    }
    if (!told) options.onWait?.();
    told = true;
    await sleep(200, undefined, { signal: options.signal }).catch(() => {});
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, beatMs);
  beat.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(beat);
      await rm(path, { force: true });
    },
  };
}

async function tryCreate(path: string, mark: string): Promise<boolean> {
  try {
    await using file = await open(path, 'wx', 0o600);
    // A lock that names nobody would hold up everybody.
    await file.writeFile(mark).catch(async (error: unknown) => {
      await rm(path, { force: true });
      throw error;
    });
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw unwritable(`The lock file ${path} can not be written`, thrown);
  }
}

async function isDead(path: string): Promise<boolean> {
  try {
    const [content, { mtimeMs }] = [await readFile(path, 'utf8'), await stat(path)];
    if (Date.now() - mtimeMs > deadAfterMs) return true;
    const [pid = '', host = ''] = content.trim().split(' ');
    return host === hostname() && /^\d+$/.test(pid) && !isRunning(Number(pid));
  } catch (error) {
    // Gone meanwhile: the next attempt creates it.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** Whether a process of this id runs on this computer, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
