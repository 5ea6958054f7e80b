import type { Database } from 'better-sqlite3';
import type { MasterKeySource } from '../sealing/master-key-source.ts';
import { storeFailure } from './failures.ts';
import { chooseMasterKey } from './master.ts';
import { migrate, refuseNewer } from './migrations.ts';
import { openPrivateDatabase } from './open-private-database.ts';

/** The open file, and the key that everything in it is sealed under. */
export interface OpenDatabase {
  database: Database;
  masterKey: Buffer;
}

/**
 * Opens (and first makes) the SQLite file `notegen.db` in `home`, at this program's schema. Throws `database_newer`,
 * `database_corrupted`, `database_unwritable`, `database_busy`, `disk_full`, `master_key_missing`, `master_key_invalid`.
 */
export async function openDatabase(
  home: string,
  path: string,
  source: MasterKeySource,
): Promise<OpenDatabase> {
  try {
    return await openPrivateDatabase(home, path, (database) => ({
      database,
      masterKey: prepare(database, source),
    }));
  } catch (error) {
    throw storeFailure(error, path);
  }
}

function prepare(database: Database, source: MasterKeySource): Buffer {
  // A client who was told "stored" must find it after a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  // In KiB. better-sqlite3 would keep 16 MB of a growing database in memory; the system keeps its file at hand anyway.
  database.pragma('cache_size = -2000');
  refuseNewer(database);
  const hadData = tables(database) > 0;
  const masterKey = chooseMasterKey(source, masterKeyIdOf(database));
  if (migrate(database, { masterKey }) && hadData) dropRemains(database);
  // Another process may have been first, with another key.
  return chooseMasterKey(source, masterKeyIdOf(database));
}

/** Names the key that the database is sealed under; null where nothing is sealed yet. */
export function masterKeyIdOf(database: Database): string | null {
  if (tables(database, 'sealing') === 0) return null;
  return (database.prepare('SELECT master_key_id FROM sealing').pluck().get() as string) ?? null;
}

function tables(database: Database, name = '%'): number {
  const count = database.prepare("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name LIKE ?");
  return count.pluck().get(name) as number;
}

/** What lay open before a migration must not linger in unused pages. */
function dropRemains(database: Database): void {
  try {
    database.exec('VACUUM');
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    // Somebody reads the old state; unused pages are overwritten anyway (secure_delete).
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error;
  }
}
