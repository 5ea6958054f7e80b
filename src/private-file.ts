import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { NotegenError } from './errors.ts';
import { unwritable } from './why-refused.ts';

/**
 * Makes `directory` and what is missing above it, readable by its owner alone whatever the umask; leaves one that is
 * there as it is. Throws `file_unwritable`, `disk_full`.
 */
export async function makePrivateDirectory(directory: string): Promise<void> {
  // Not by `recursive`: that never comes back where a parent is there and takes no directory (/proc).
  try {
    for (const missing of await missingIn(resolve(directory))) await makeDirectory(missing);
  } catch (error) {
    const what = `The directory ${directory} can not be made`;
    // All above it was there or has been made: the place itself takes none, as /proc does.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new NotegenError('file_unwritable', `${what}: no directories can be made there.`, {
        cause: error,
      });
    throw unwritable(what, error);
  }
}

async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
    await chmod(path, 0o700);
  } catch (error) {
    // Another process may have been first.
    if ((await isDirectory(path)) !== true) throw error;
  }
}

/** What has to be made, from the top; throws what the system says of a path that leads through a file. */
async function missingIn(directory: string): Promise<string[]> {
  const missing: string[] = [];
  for (let path = directory; (await isDirectory(path)) === null; path = dirname(path)) missing.unshift(path);
  return missing;
}

/** Null where there is nothing. */
async function isDirectory(path: string): Promise<boolean | null> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes `path` an empty 0600 file unless it is there already. */
export async function touchPrivateFile(path: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    const { size } = await file.stat();
    if (size === 0) await file.chmod(0o600);
  } finally {
    await file.close();
  }
}

/**
 * Puts `content` at `path` whole or not at all: a 0600 neighbour, synced, then renamed over it. Throws
 * `file_unwritable`, `disk_full`.
 */
export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  const draft = join(dirname(path), `.notegen-${randomBytes(6).toString('hex')}.part`);
  try {
    await writeDraft(draft, content);
    await rename(draft, path);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw unwritable(`${path} can not be written`, error);
  }
}

async function writeDraft(path: string, content: string | Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.chmod(0o600);
  await file.writeFile(content);
  await file.sync();
}
