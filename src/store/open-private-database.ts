import type { Database } from 'better-sqlite3';
import { NotegenError } from '../errors.ts';
import { makePrivateDirectory, touchPrivateFile } from '../private-file.ts';

/** How long a statement waits for another process that writes. */
export const busyTimeoutMs = 5_000;

/**
 * Opens (and first makes) the SQLite file `path` in `home`, readable by its owner only, in write-ahead mode. What
 * `prepare` throws closes it again.
 */
export async function openPrivateDatabase<T>(
  home: string,
  path: string,
  prepare: (database: Database) => T,
): Promise<T> {
  await makePrivateDirectory(home).catch((error: unknown) => {
    if (!(error instanceof NotegenError) || error.code !== 'file_unwritable') throw error;
    throw new NotegenError('database_unwritable', error.message, { cause: error });
  });
  // SQLite gives its write-ahead log the permissions of the database file.
  await touchPrivateFile(path);
  const { default: Sqlite } = await import('better-sqlite3');
  const database = new Sqlite(path, { timeout: busyTimeoutMs });
  try {
    database.pragma('journal_mode = WAL');
    return prepare(database);
  } catch (error) {
    database.close();
    throw error;
  }
}
