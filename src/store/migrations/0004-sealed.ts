import type { Database } from 'better-sqlite3';
import { blindName, keyId, newKey, seal } from '../../sealing/seal.ts';

/**
 * A key for every note, sealed by the master key that `sealing` names; a note's key goes with its last row. What a
 * recording's client asked for is kept only while it is needed. An Idempotency-Key may name a patient: it is blinded.
 */
const sql = `
CREATE TABLE sealing (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  master_key_id TEXT NOT NULL,
  blinding_key BLOB NOT NULL
) STRICT;

CREATE TABLE note_keys (
  note_id TEXT PRIMARY KEY,
  sealed_key BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER notes_need_a_key BEFORE INSERT ON notes
WHEN NOT EXISTS (SELECT 1 FROM note_keys WHERE note_id = NEW.note_id)
BEGIN SELECT RAISE(ABORT, 'a note needs its key'); END;

CREATE TRIGGER note_key_goes AFTER DELETE ON notes BEGIN
  DELETE FROM audio_jobs WHERE note_id = OLD.note_id;
  DELETE FROM note_keys WHERE note_id = OLD.note_id;
END;

CREATE TRIGGER job_key_goes AFTER DELETE ON audio_jobs
WHEN NOT EXISTS (SELECT 1 FROM notes WHERE note_id = OLD.note_id)
BEGIN DELETE FROM note_keys WHERE note_id = OLD.note_id; END;

CREATE TRIGGER ended_job_forgets AFTER UPDATE OF status ON audio_jobs
WHEN NEW.status IN ('completed', 'failed', 'cancelled') BEGIN
  UPDATE audio_jobs SET request = x'' WHERE note_id = NEW.note_id;
  DELETE FROM note_keys WHERE note_id = NEW.note_id AND NEW.status <> 'completed'
    AND NOT EXISTS (SELECT 1 FROM notes WHERE note_id = NEW.note_id);
END;

UPDATE audio_jobs SET request = x'' WHERE status IN ('completed', 'failed', 'cancelled');
`;

const atOnce = 100;

/** Seals what lies open. */
export function sealPatientText(database: Database, { masterKey }: { masterKey: Buffer }): void {
  database.exec(sql);
  const blindingKey = newKey();
  const sealedBlinding = seal(masterKey, blindingKey.toString('base64'), ['sealing', 'blinding_key', '1']);
  database.prepare('INSERT INTO sealing VALUES (1, ?, ?)').run(keyId(masterKey), sealedBlinding);
  sealColumn(database, masterKey, 'notes', 'payload');
  sealColumn(database, masterKey, 'audio_jobs', 'request');
  blindRequests(database, blindingKey);
}

function sealColumn(database: Database, masterKey: Buffer, table: string, column: string): void {
  const page = database.prepare<[number, number], { rowid: number; note_id: string; plain: Buffer }>(
    `SELECT rowid, note_id, ${column} AS plain FROM ${table} WHERE rowid > ? AND length(${column}) > 0 ORDER BY rowid LIMIT ?`,
  );
  const addKey = database.prepare('INSERT INTO note_keys VALUES (?, ?)');
  const update = database.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`);
  for (let after = -1; ; ) {
    const rows = page.all(after, atOnce);
    for (const { rowid, note_id, plain } of rows) {
      const key = newKey();
      addKey.run(note_id, seal(masterKey, key.toString('base64'), ['note_keys', 'sealed_key', note_id]));
      update.run(seal(key, plain, [table, column, note_id]), rowid);
      after = rowid;
    }
    if (rows.length < atOnce) return;
  }
}

function blindRequests(database: Database, blindingKey: Buffer): void {
  const rows = database
    .prepare<[], { customer_id: string; idempotency_key: string; fingerprint: string }>(
      'SELECT customer_id, idempotency_key, fingerprint FROM idempotent_requests',
    )
    .all();
  const update = database.prepare(
    'UPDATE idempotent_requests SET idempotency_key = ?, fingerprint = ? WHERE customer_id = ? AND idempotency_key = ?',
  );
  for (const { customer_id, idempotency_key: key, fingerprint } of rows) {
    update.run(
      blindName(blindingKey, 'key', key),
      blindName(blindingKey, 'body', fingerprint),
      customer_id,
      key,
    );
  }
}
