import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadBackupOptions, unpackBackup } from '../backup/read-backup.ts';
import { NotegenError } from '../errors.ts';
import { takeLock } from '../file-lock.ts';
import { makePrivateDirectory, writePrivateFile } from '../private-file.ts';
import type { MasterKeySource } from '../sealing/master-key-source.ts';
import { keyId, parseKey } from '../sealing/seal.ts';
import { checkSnapshot } from '../store/check-snapshot.ts';

export interface RestoredBackup {
  home: string;
  /** Where what was there before is now; null where there was nothing. */
  moved_to: string | null;
}

export interface RestoreOptions extends ReadBackupOptions {
  home: string;
  /** What is there is moved aside; without it, it is left as it is and the backup refused. */
  replace: boolean;
  source: MasterKeySource;
  now: Date;
}

/** What makes a data directory one that holds data. */
const data = ['notegen.db', 'master.key'];
const draftPrefix = '.restore-';
/** All that belongs to a database and goes with it. */
const former = [...data, 'notegen.db-wal', 'notegen.db-shm', 'master.key.next', 'recordings', 'transcribing'];

/**
 * Puts a backup into the data directory. All of it is unpacked and checked before anything there is touched; the
 * database comes last, so that a directory is only used when it is whole. Throws `restore_refused`,
 * `engine_unavailable` where a server runs on the directory, what unpacking and checking throw.
 */
export async function restoreBackup(
  file: string,
  passphrase: string,
  options: RestoreOptions,
): Promise<RestoredBackup> {
  const { home, replace, source } = options;
  await makePrivateDirectory(home);
  const there = await present(home, data);
  if (there.length > 0 && !replace) {
    throw new NotegenError('restore_refused', `${join(home, there[0]!)} is there already.`);
  }
  await using _lock = await lockAgainstServers(home);
  await sweepDrafts(home);
  const draft = join(home, `${draftPrefix}${randomBytes(6).toString('hex')}`);
  await makePrivateDirectory(draft);
  try {
    const names = await unpackBackup(file, passphrase, draft, options);
    const key = parseKey(await readFile(join(draft, 'master.key'), 'utf8').catch(() => ''));
    await checkSnapshot(join(draft, 'notegen.db'), key);
    const given = source.changing === null;
    if (given && !source.read().some((own) => key !== null && keyId(own) === keyId(key))) {
      throw new NotegenError(
        'master_key_invalid',
        `The master key in ${source.place} is not the one of the backup.`,
        {
          howToFix: `Give the key that this installation had, or take ${source.place} away: the backup brings its own.`,
        },
      );
    }
    const moved_to = await moveAside(home, options.now);
    if (moved_to !== null && !given) await keepKeyWith(moved_to, source);
    if (names.some((name) => name.startsWith('recordings/'))) {
      await rename(join(draft, 'recordings'), join(home, 'recordings'));
    }
    const settings = (await present(home, ['config.json'])).length === 0 && names.includes('config.json');
    if (settings) await rename(join(draft, 'config.json'), join(home, 'config.json'));
    if (!given) await rename(join(draft, 'master.key'), join(home, 'master.key'));
    await rename(join(draft, 'notegen.db'), join(home, 'notegen.db'));
    return { home, moved_to };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** What a restore that was killed has left, the backup's master key among it. Only who holds the lock may. */
async function sweepDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith(draftPrefix)) await rm(join(home, name), { recursive: true, force: true });
  }
}

async function moveAside(home: string, now: Date): Promise<string | null> {
  const names = await present(home, former);
  if (names.length === 0) return null;
  const aside = join(home, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(aside, { mode: 0o700 });
  // The key goes last: until then the directory can still be used as it was.
  for (const name of names.toSorted((a, b) => Number(a === 'master.key') - Number(b === 'master.key'))) {
    await rename(join(home, name), join(aside, name));
  }
  return aside;
}

/** A key that is not a file of the data directory would be replaced by the backup's: it stays with its database. */
async function keepKeyWith(aside: string, source: MasterKeySource): Promise<void> {
  const [key] = source.read();
  if (key === undefined || (await present(aside, ['master.key'])).length > 0) return;
  await writePrivateFile(join(aside, 'master.key'), `${key.toString('base64')}\n`);
}

async function present(home: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => lstat(join(home, name)).catch(() => null)));
  return names.filter((_, index) => found[index] !== null);
}

/** Servers hold this lock while they work on recordings. */
async function lockAgainstServers(home: string): Promise<AsyncDisposable> {
  const waiting = new AbortController();
  const path = join(home, 'recordings.lock');
  return await takeLock(path, { signal: waiting.signal, onWait: () => waiting.abort() }).catch((error) => {
    if (!waiting.signal.aborted) throw error;
    throw new NotegenError('restore_refused', 'A notegen server uses this data directory.', {
      howToFix: 'Stop the server, then run the same command again.',
    });
  });
}
