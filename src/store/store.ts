import { join } from 'node:path';
import { masterKeyFile } from '../sealing/master-key-file.ts';
import type { MasterKeySource } from '../sealing/master-key-source.ts';
import { deriveKey } from '../sealing/seal.ts';
import { type ApiKeysTable, createApiKeysTable } from './api-keys.ts';
import { type AudioJobsTable, createAudioJobsTable } from './audio-jobs.ts';
import { createBlind } from './blinding.ts';
import { type CustomersTable, createCustomersTable } from './customers.ts';
import { busyTimeoutMs, openDatabase } from './database.ts';
import { createDeliveriesTable, type DeliveriesTable } from './deliveries.ts';
import { createEndedSessionsTable, type EndedSessionsTable } from './ended-sessions.ts';
import { guarded } from './failures.ts';
import { createIdempotentRequestsTable, type IdempotentRequestsTable } from './idempotent-requests.ts';
import { openMaster } from './master.ts';
import { createNoteKeys, type NoteKeys, noteColumn } from './note-keys.ts';
import { createNotesTable, type NotesTable } from './notes.ts';
import { createWebhooksTable, type WebhooksTable } from './webhooks.ts';

/** The open database: one object a table. */
export interface Store extends Disposable {
  readonly path: string;
  readonly customers: CustomersTable;
  readonly apiKeys: ApiKeysTable;
  readonly notes: NotesTable;
  readonly noteKeys: NoteKeys;
  readonly audioJobs: AudioJobsTable;
  readonly webhooks: WebhooksTable;
  readonly deliveries: DeliveriesTable;
  readonly endedSessions: EndedSessionsTable;
  readonly idempotentRequests: IdempotentRequestsTable;
  /** Seals what the command line has recognised of recordings that belong to no note yet. */
  piecesKey(): Buffer;
  /** Runs `work` as one IMMEDIATE transaction. */
  transaction<T>(work: () => T): T;
  /** Empties the write-ahead log, where erased rows still stand; does nothing while somebody reads it. */
  truncateLog(): void;
  /** Throws `database_corrupted` where a page or an index is damaged. */
  check(): void;
}

/** Opens the store in the data directory `home`; see `openDatabase` for what it throws. */
export async function openStore(home: string, source: MasterKeySource = masterKeyFile(home)): Promise<Store> {
  const path = join(home, 'notegen.db');
  const { database, masterKey } = await openDatabase(home, path, source);
  const master = openMaster(database, source, masterKey);
  const noteKeys = createNoteKeys(database, master);
  const sealed = noteColumn(noteKeys);
  const { transaction, check, truncateLog } = guarded(
    {
      truncateLog: (): void => {
        // Whoever reads now is not waited for: the next round tries again.
        database.pragma('busy_timeout = 0');
        try {
          database.pragma('wal_checkpoint(TRUNCATE)');
        } finally {
          database.pragma(`busy_timeout = ${busyTimeoutMs}`);
        }
      },
      transaction: (work: () => unknown): unknown => database.transaction(work).immediate(),
      check: (): void => {
        const found = database.pragma('quick_check(1)', { simple: true });
        if (found !== 'ok') throw Object.assign(new Error('quick_check'), { code: 'SQLITE_CORRUPT' });
      },
    },
    path,
  );
  return {
    path,
    customers: guarded(createCustomersTable(database), path),
    apiKeys: guarded(createApiKeysTable(database), path),
    notes: guarded(createNotesTable(database, sealed), path),
    noteKeys: guarded(noteKeys, path),
    audioJobs: guarded(createAudioJobsTable(database, sealed), path),
    webhooks: guarded(createWebhooksTable(database, master), path),
    deliveries: guarded(createDeliveriesTable(database), path),
    endedSessions: guarded(createEndedSessionsTable(database), path),
    idempotentRequests: guarded(createIdempotentRequestsTable(database, createBlind(database, master)), path),
    piecesKey: () => deriveKey(master.key, 'pieces'),
    transaction: transaction as Store['transaction'],
    check,
    truncateLog,
    [Symbol.dispose]: () => database.close(),
  };
}
