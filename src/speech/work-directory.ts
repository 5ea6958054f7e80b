import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { asDiskFull } from '../disk-full.ts';
import { NotegenError } from '../errors.ts';
import { isRunning } from '../file-lock.ts';

const prefix = 'notegen-speech-';

/** A directory that only its owner can read, gone when it is disposed of. */
export interface WorkDirectory extends AsyncDisposable {
  path: string;
}

/**
 * Makes a private directory under `root` for decoded sound, and removes those that notegens killed there left behind.
 * Throws `file_unwritable`, `disk_full`.
 */
export async function openWorkDirectory(root: string): Promise<WorkDirectory> {
  await sweep(root);
  let path: string;
  try {
    path = await mkdtemp(join(root, `${prefix}${process.pid}-${hostname()}-`));
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

async function sweep(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  for (const name of names) {
    const match = new RegExp(`^${prefix}(\\d+)-(.+)-[A-Za-z0-9]{6}$`).exec(name);
    if (!match || match[2] !== hostname() || isRunning(Number(match[1]))) continue;
    const path = join(root, name);
    const owner = await lstat(path).catch(() => null);
    if (!owner?.isDirectory() || owner.uid !== (process.getuid?.() ?? owner.uid)) continue;
    await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
