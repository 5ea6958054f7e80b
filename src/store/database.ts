import type { Database } from 'better-sqlite3';
import { makePrivateDirectory, touchPrivateFile } from '../private-file.ts';
import { storeFailure } from './failures.ts';
import { migrate } from './migrations.ts';

/** How long a statement waits for another process that writes. */
export const busyTimeoutMs = 5_000;

/**
 * Opens (and first makes) the SQLite file `notegen.db` in `home`, at this program's schema.
 * Throws `database_newer`, `database_corrupted`, `database_unwritable`, `database_busy`, `disk_full`.
 */
export async function openDatabase(home: string, path: string): Promise<Database> {
  try {
    await makePrivateDirectory(home);
    // SQLite gives its write-ahead log the permissions of the database file.
    await touchPrivateFile(path);
    const { default: Sqlite } = await import('better-sqlite3');
    const database = new Sqlite(path, { timeout: busyTimeoutMs });
    try {
      prepare(database);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    throw storeFailure(error, path);
  }
}

function prepare(database: Database): void {
  database.pragma('journal_mode = WAL');
  // A client who was told "stored" must find it after a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  migrate(database);
}
