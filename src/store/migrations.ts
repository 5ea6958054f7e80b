import type { Database } from 'better-sqlite3';
import { NotegenError } from '../errors.ts';
import { sql as accountsAndNotes } from './migrations/0001-accounts-and-notes.ts';
import { sql as webhooksAndRecordings } from './migrations/0002-webhooks-and-recordings.ts';
import { sql as sessionsAndIdempotency } from './migrations/0003-sessions-and-idempotency.ts';
import { sealPatientText } from './migrations/0004-sealed.ts';
import { addAuditLog } from './migrations/0005-audit.ts';

/** What a step is given beside the database. */
export interface MigrationWorld {
  masterKey: Buffer;
}

/** SQL, or what SQL alone can't do. Either way part of one transaction. */
export type Migration = string | ((database: Database, world: MigrationWorld) => void);

/** Every change of the schema, oldest first; the database's version is how many of them it has had. Append only. */
export const migrations: readonly Migration[] = [
  accountsAndNotes,
  webhooksAndRecordings,
  sessionsAndIdempotency,
  sealPatientText,
  addAuditLog,
];

/**
 * Brings the database to this program's schema, all of it or nothing of it. True where there was something to do.
 * Throws `database_newer` where a later notegen wrote it.
 */
export function migrate(
  database: Database,
  world: MigrationWorld,
  steps: readonly Migration[] = migrations,
): boolean {
  refuseNewer(database, steps);
  if (versionOf(database) === steps.length) return false;
  return database
    .transaction(() => {
      // Another process may have been first.
      refuseNewer(database, steps);
      const missing = steps.slice(versionOf(database));
      for (const step of missing) {
        if (typeof step === 'string') database.exec(step);
        else step(database, world);
      }
      database.pragma(`user_version = ${steps.length}`);
      return missing.length > 0;
    })
    .immediate();
}

export function refuseNewer(database: Database, steps: readonly Migration[] = migrations): void {
  const found = versionOf(database);
  if (found <= steps.length) return;
  throw new NotegenError(
    'database_newer',
    `The database was written by a newer notegen (its schema is ${found}, this program knows ${steps.length}).`,
  );
}

function versionOf(database: Database): number {
  return database.pragma('user_version', { simple: true }) as number;
}
