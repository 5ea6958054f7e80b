import type { Database } from 'better-sqlite3';
import { NotegenError } from '../errors.ts';
import { sql as accountsAndNotes } from './migrations/0001-accounts-and-notes.ts';
import { sql as webhooksAndRecordings } from './migrations/0002-webhooks-and-recordings.ts';
import { sql as sessionsAndIdempotency } from './migrations/0003-sessions-and-idempotency.ts';

/** Every change of the schema, oldest first; the database's version is how many of them it has had. Append only. */
export const migrations: readonly string[] = [
  accountsAndNotes,
  webhooksAndRecordings,
  sessionsAndIdempotency,
];

/**
 * Brings the database to this program's schema, all of it or nothing of it.
 * Throws `database_newer` where a later notegen wrote it.
 */
export function migrate(database: Database, steps: readonly string[] = migrations): void {
  if (versionOf(database) === steps.length) return;
  database
    .transaction(() => {
      const version = versionOf(database);
      if (version > steps.length) throw newer(version, steps.length);
      for (const step of steps.slice(version)) database.exec(step);
      database.pragma(`user_version = ${steps.length}`);
    })
    .immediate();
}

function versionOf(database: Database): number {
  return database.pragma('user_version', { simple: true }) as number;
}

function newer(found: number, known: number): NotegenError {
  return new NotegenError(
    'database_newer',
    `The database was written by a newer notegen (its schema is ${found}, this program knows ${known}).`,
  );
}
