import { randomBytes } from 'node:crypto';
import { type FileHandle, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../app.ts';
import type { BackupEntry, WriteBackupOptions } from '../backup/write-backup.ts';

/** What a backup holds, for people and programs. */
export interface TakenBackup {
  file: string;
  bytes: number;
  /** Recordings that wait for their note. */
  recordings: number;
}

const snapshotPattern = /^\.backup-[0-9a-f]{12}\.part$/;
const staleMs = 24 * 3_600_000;

/**
 * Backs up everything but models: the database as it is at one moment (a server may run), the recordings it still
 * needs, the master key and the settings. Throws what `writeBackup` throws.
 */
export async function takeBackup(
  app: App,
  path: string,
  passphrase: string,
  options: Omit<WriteBackupOptions, 'onProgress'> & { onProgress?: (fraction: number) => void },
): Promise<TakenBackup> {
  const { writeBackup } = await import('../backup/write-backup.ts');
  const { home } = app.config;
  const store = await app.store();
  await sweep(home);
  const snapshot = join(home, `.backup-${randomBytes(6).toString('hex')}.part`);
  const entries: BackupEntry[] = [];
  const handles: FileHandle[] = [];
  const add = async (name: string, file: string): Promise<void> => {
    const handle = await open(file, 'r');
    handles.push(handle);
    entries.push({ name, content: { handle, bytes: (await handle.stat()).size } });
  };
  try {
    await store.snapshot(snapshot);
    await add('notegen.db', snapshot);
    // Opened at once: a recording whose note is written meanwhile is erased, but what is open can be read.
    for (const noteId of store.audioJobs.unfinished()) {
      const name = `recordings/${noteId}.sealed`;
      await add(name, join(home, name)).catch(() => {});
    }
    const recordings = entries.length - 1;
    const key = `${store.masterKey().key.toString('base64')}\n`;
    entries.push({ name: 'master.key', content: Buffer.from(key) });
    const settings = await readFile(join(home, 'config.json')).catch(() => null);
    if (settings !== null) entries.push({ name: 'config.json', content: settings });
    const total = entries.reduce((sum, { content }) => sum + sizeOf(content), 0);
    const bytes = await writeBackup(path, passphrase, entries, {
      signal: options.signal,
      onProgress: (done) => options.onProgress?.(Math.min(1, done / total)),
    });
    return { file: path, bytes, recordings };
  } finally {
    for (const handle of handles) await handle.close();
    await rm(snapshot, { force: true });
  }
}

function sizeOf(content: BackupEntry['content']): number {
  return Buffer.isBuffer(content) ? content.length : content.bytes;
}

/** What a backup that was killed left behind. */
async function sweep(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!snapshotPattern.test(name)) continue;
    const { mtimeMs } = await stat(join(home, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > staleMs) await rm(join(home, name), { force: true });
  }
}
