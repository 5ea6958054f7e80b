import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { NotegenError } from '../errors.ts';
import { storeFailure } from './failures.ts';
import { sql as codeBooks } from './migrations/codes-0001-code-books.ts';
import { migrate } from './migrations.ts';
import { busyTimeoutMs, openPrivateDatabase } from './open-private-database.ts';

/** Every change of codes.db's schema, oldest first. Append only. */
const steps: readonly string[] = [codeBooks];

/**
 * Where imported codes are kept: a file beside notegen.db, since 25 MB of public codes need neither the backups nor the
 * secure erasure of notes, and an import that writes for seconds must not hold up a server that stores them.
 */
export function codeBookPath(home: string): string {
  return join(home, 'codes.db');
}

/**
 * Opens (and first makes) codes.db to write in. Throws `database_newer`, `database_corrupted`, `database_unwritable`,
 * `database_busy`, `disk_full`.
 */
export async function openCodeBookFile(home: string): Promise<Database> {
  const path = codeBookPath(home);
  try {
    return await openPrivateDatabase(home, path, (database) => {
      // Nothing in it is sealed.
      migrate(database, { masterKey: Buffer.alloc(0) }, steps);
      return database;
    });
  } catch (error) {
    throw damaged(error, path);
  }
}

/** Opens codes.db to read; null where nothing was ever imported. Throws as `openCodeBookFile`. */
export async function readCodeBookFile(home: string): Promise<Database | null> {
  const path = codeBookPath(home);
  if (!existsSync(path)) return null;
  try {
    const { default: Sqlite } = await import('better-sqlite3');
    const database = new Sqlite(path, { readonly: true, timeout: busyTimeoutMs });
    if (database.pragma('user_version', { simple: true }) === steps.length) return database;
    database.close();
  } catch (error) {
    throw damaged(error, path);
  }
  // Made by another notegen: opened to write, it is brought up to date or refused as newer.
  (await openCodeBookFile(home)).close();
  return await readCodeBookFile(home);
}

/** An error of SQLite in codes.db as one that says what to do: what is in it can be imported again. */
export function damaged(error: unknown, path: string): unknown {
  const known = storeFailure(error, path);
  if (!(known instanceof NotegenError) || known.code !== 'database_corrupted') return known;
  return new NotegenError('database_corrupted', 'The imported codes (codes.db) are damaged.', {
    cause: known.cause,
    howToFix: `Delete ${path} and import the files again with \`notegen codes import\`; no notes are in it.`,
  });
}
