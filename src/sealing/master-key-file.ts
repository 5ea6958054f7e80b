import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { NotegenError } from '../errors.ts';
import { whyRefused } from '../why-refused.ts';
import type { KeptMasterKey } from './master-key-source.ts';
import { newKey, parseKey } from './seal.ts';

/** `master.key` in the data directory: 0600, base64. The directory must be there. */
export function masterKeyFile(home: string): KeptMasterKey {
  const { path, nextPath } = pathsIn(home);
  return {
    place: path,
    read: () => [readKey(path), readKey(nextPath)].filter((key) => key !== null),
    make() {
      const draft = join(home, `.master-${randomBytes(6).toString('hex')}.part`);
      writeKey(draft, newKey());
      try {
        // A link fails where another process was first; then that one's key counts.
        linkSync(draft, path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        rmSync(draft);
      }
      syncDirectory(home);
      const made = readKey(path);
      if (made === null) throw new NotegenError('master_key_missing');
      return made;
    },
    changing: {
      propose(next) {
        rmSync(nextPath, { force: true });
        writeKey(nextPath, next);
        syncDirectory(home);
      },
      settle() {
        renameSync(nextPath, path);
        syncDirectory(home);
      },
    },
    take(key) {
      const there = readKey(path);
      if (there?.equals(key)) return;
      rmSync(nextPath, { force: true });
      writeKey(nextPath, key);
      renameSync(nextPath, path);
      syncDirectory(home);
      if (readKey(path)?.equals(key) !== true) throw new NotegenError('master_key_missing');
    },
    forget: () => forgetMasterKeyFile(home),
  };
}

/** Takes the file away where there is one: the key is elsewhere now. */
export function forgetMasterKeyFile(home: string): void {
  const { path, nextPath } = pathsIn(home);
  for (const gone of [nextPath, path]) rmSync(gone, { force: true });
  syncDirectory(home);
}

function pathsIn(home: string): { path: string; nextPath: string } {
  const path = join(home, 'master.key');
  return { path, nextPath: `${path}.next` };
}

function readKey(path: string): Buffer | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new NotegenError('master_key_invalid', `${path} can not be read: ${whyRefused(error)}.`, {
      cause: error,
    });
  }
  const key = parseKey(text);
  if (key === null) throw new NotegenError('master_key_invalid', `${path} does not hold a key.`);
  return key;
}

function writeKey(path: string, key: Buffer): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, `${key.toString('base64')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A new name survives a power cut only once its directory is synced; Windows has no such call. */
function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}
