import { join } from 'node:path';
import { touchPrivateFile } from '../private-file.ts';
import { masterKeyFile } from '../sealing/master-key-file.ts';
import type { MasterKeySource } from '../sealing/master-key-source.ts';
import { deriveKey } from '../sealing/seal.ts';
import { type ApiKeysTable, createApiKeysTable } from './api-keys.ts';
import { type AudioJobsTable, createAudioJobsTable } from './audio-jobs.ts';
import { type AuditLog, createAuditLog } from './audit-log.ts';
import { createBlind, readBlindingKey } from './blinding.ts';
import { type CustomersTable, createCustomersTable } from './customers.ts';
import { openDatabase } from './database.ts';
import { createDeliveriesTable, type DeliveriesTable } from './deliveries.ts';
import { createEndedSessionsTable, type EndedSessionsTable } from './ended-sessions.ts';
import { guarded, storeFailure } from './failures.ts';
import { createIdempotentRequestsTable, type IdempotentRequestsTable } from './idempotent-requests.ts';
import { openMaster } from './master.ts';
import { createNoteKeys, type NoteKeys, noteColumn } from './note-keys.ts';
import { createNotesTable, type NotesTable } from './notes.ts';
import { busyTimeoutMs } from './open-private-database.ts';
import { createRemember } from './remembering.ts';
import { type Rotation, rotateMaster } from './rotate-master.ts';
import { createWebhooksTable, type WebhooksTable } from './webhooks.ts';

const mostPages = 2 ** 30;

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
  readonly auditLog: AuditLog;
  /** Seals what the command line has recognised of recordings that belong to no note yet. */
  piecesKey(): Buffer;
  /** Signs session tokens; another `salt`, another key. A rotation of the master key leaves it as it is. */
  sessionKey(salt: Uint8Array): Buffer;
  /** Runs `work` as one IMMEDIATE transaction. */
  transaction<T>(work: () => T): T;
  /** Empties the write-ahead log, where erased rows still stand; false while somebody reads it. */
  truncateLog(): boolean;
  /** The key that everything is sealed under, and where it lies. */
  masterKey(): { key: Buffer; place: string; madeNow: boolean };
  /** Puts a master key in the place of the one in force; other processes notice. `meanwhile` is part of it. */
  rotateMaster(next: Buffer, meanwhile?: () => void): Rotation;
  /** Copies the database, as it is at one moment, to a new file; writers need not stop. */
  snapshot(path: string): Promise<void>;
  /** Throws `database_corrupted` where a page or an index is damaged. */
  check(): void;
}

/** Opens the store in the data directory `home`; see `openDatabase` for what it throws. */
export async function openStore(home: string, source: MasterKeySource = masterKeyFile(home)): Promise<Store> {
  const path = join(home, 'notegen.db');
  let madeNow = false;
  const make = (): Buffer => {
    madeNow = source.changing !== null;
    return source.make();
  };
  const { database, masterKey } = await openDatabase(home, path, { ...source, make });
  const master = openMaster(database, source, masterKey);
  const noteKeys = createNoteKeys(database, master);
  const sealed = noteColumn(noteKeys);
  const remember = createRemember(database);
  const { transaction, check, truncateLog, rotate, snapshot } = guarded(
    {
      rotate: (next: Buffer, meanwhile?: () => void): Rotation =>
        rotateMaster(database, source, next, meanwhile),
      snapshot: async (to: string): Promise<void> => {
        await touchPrivateFile(to);
        // In few steps: every write of another process between two of them starts the copy over.
        await database.backup(to, { progress: () => mostPages }).catch((error: unknown) => {
          throw storeFailure(error, to);
        });
      },
      truncateLog: (): boolean => {
        // Whoever reads now is not waited for: the next round tries again.
        database.pragma('busy_timeout = 0');
        try {
          const [result] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
          return result?.busy === 0;
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
    apiKeys: guarded(createApiKeysTable(database, remember), path),
    notes: guarded(createNotesTable(database, sealed, remember), path),
    noteKeys: guarded(noteKeys, path),
    audioJobs: guarded(createAudioJobsTable(database, sealed), path),
    webhooks: guarded(createWebhooksTable(database, master), path),
    deliveries: guarded(createDeliveriesTable(database), path),
    endedSessions: guarded(createEndedSessionsTable(database), path),
    idempotentRequests: guarded(createIdempotentRequestsTable(database, createBlind(database, master)), path),
    auditLog: guarded(createAuditLog(database, master), path),
    piecesKey: () => deriveKey(master.key, 'pieces'),
    sessionKey: (salt) => deriveKey(readBlindingKey(database, master), 'session', salt),
    transaction: transaction as Store['transaction'],
    check,
    truncateLog,
    masterKey: () => ({ key: master.key, place: source.place, madeNow }),
    rotateMaster: rotate,
    snapshot,
    [Symbol.dispose]: () => database.close(),
  };
}
