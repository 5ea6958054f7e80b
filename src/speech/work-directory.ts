import { accessSync, constants } from 'node:fs';
import { lstat, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { availableParallelism, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { asDiskFull } from '../disk-full.ts';
import { NotegenError } from '../errors.ts';
import { isRunning } from '../file-lock.ts';

const prefix = 'notegen-speech-';

/** A directory that only its owner can read, gone when it is disposed of. */
export interface WorkDirectory extends AsyncDisposable {
  path: string;
}

/** Where work directories are made. */
export interface WorkRoots {
  /** For what is large, and sealed. */
  temporary: string;
  /** For what lies open: kept in memory where the system has such a place, so that it never reaches a disk. */
  memory: string;
}

/** The system's temporary directory, and on Linux a memory file system: the user's own, else that of all. */
export async function workRoots(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<WorkRoots> {
  const temporary = tmpdir();
  for (const root of [environment.XDG_RUNTIME_DIR ?? '', '/dev/shm']) {
    if (await isInMemory(root)) return { temporary, memory: root };
  }
  return { temporary, memory: temporary };
}

/**
 * Makes a private directory under `root`, and removes those that notegens killed there left behind.
 * Throws `file_unwritable`, `disk_full`.
 */
export async function openWorkDirectory(root: string): Promise<WorkDirectory> {
  await sweepWorkDirectories([root]);
  let path: string;
  try {
    const owner = `${process.pid}.${(await startOf(process.pid)) ?? 0}`;
    path = await mkdtemp(join(root, `${prefix}${owner}-${hostname()}-`));
  } catch (error) {
    const message = `No directory can be made in ${root}.`;
    const known = asDiskFull(error, message);
    if (known instanceof NotegenError) throw known;
    throw new NotegenError('file_unwritable', message, { cause: error });
  }
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Removes what notegens that were killed left under `roots`. Never throws. */
export async function sweepWorkDirectories(roots: readonly string[]): Promise<void> {
  for (const root of new Set(roots)) {
    for (const name of await readdir(root).catch(() => [])) {
      if (!name.startsWith(prefix) || !(await isOrphan(name))) continue;
      const path = join(root, name);
      const owner = await lstat(path).catch(() => null);
      if (!owner?.isDirectory() || owner.uid !== (process.getuid?.() ?? owner.uid)) continue;
      await rm(path, { recursive: true, force: true }).catch(() => {});
    }
  }
}

/** Whether the process that made the directory is gone; a process id may have been given to another one since. */
async function isOrphan(name: string): Promise<boolean> {
  const [, pid, start, host] =
    /^(\d+)(?:\.(\d+))?-(.+)-[A-Za-z0-9]{6}$/.exec(name.slice(prefix.length)) ?? [];
  if (pid === undefined || host !== hostname()) return false;
  if (!isRunning(Number(pid))) return true;
  const now = await startOf(Number(pid));
  return start !== undefined && start !== '0' && now !== null && now !== start;
}

/** When a process began, in ticks since the computer started; null where the system does not tell. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The name in parentheses may hold anything; what follows the last one is regular.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Whether a file of `bytes` leaves the file system of `directory` more than half empty. */
export async function hasRoom(directory: string, bytes: number): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return bavail * bsize - bytes > (blocks * bsize) / 2;
}

const tmpfsType = 0x01021994;
// Clips of three minutes for each run of whisper-cli, of which there is one for every four cores, and their answers.
const roomBytes = 24e6 + availableParallelism() * 2e6;

async function isInMemory(root: string): Promise<boolean> {
  if (process.platform !== 'linux' || root === '') return false;
  try {
    const { type, bavail, bsize } = await statfs(root);
    accessSync(root, constants.W_OK | constants.X_OK);
    return type === tmpfsType && bavail * bsize >= roomBytes;
  } catch {
    return false;
  }
}
