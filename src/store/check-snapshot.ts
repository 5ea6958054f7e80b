import { NotegenError } from '../errors.ts';
import { keyId } from '../sealing/seal.ts';
import { masterKeyIdOf } from './database.ts';
import { refuseNewer } from './migrations.ts';

/**
 * Looks through a database file that nobody uses: every page and index, its schema, and that `masterKey` is the one it
 * is sealed under. Throws `database_corrupted`, `database_newer`, `master_key_invalid`.
 */
export async function checkSnapshot(path: string, masterKey: Buffer | null): Promise<void> {
  const { default: Sqlite } = await import('better-sqlite3');
  const database = new Sqlite(path);
  try {
    // Alone with the file, it needs no log beside it.
    database.pragma('journal_mode = DELETE');
    refuseNewer(database);
    if (database.pragma('integrity_check(1)', { simple: true }) !== 'ok') {
      throw new NotegenError('database_corrupted');
    }
    const id = masterKeyIdOf(database);
    if (id !== null && (masterKey === null || keyId(masterKey) !== id)) {
      throw new NotegenError('master_key_invalid');
    }
  } catch (error) {
    if (error instanceof NotegenError) throw error;
    throw new NotegenError('database_corrupted', undefined, { cause: error });
  } finally {
    database.close();
  }
}
