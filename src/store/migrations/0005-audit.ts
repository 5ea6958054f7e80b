import type { Database } from 'better-sqlite3';
import { unseal } from '../../sealing/seal.ts';
import { chainStart, createAuditChain } from '../audit-chain.ts';

/** Lines are only ever added, one after the other; the head moves on with them. */
const sql = `
CREATE TABLE audit_log (
  line INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  customer_id TEXT,
  act TEXT NOT NULL,
  note_id TEXT,
  detail TEXT,
  times INTEGER NOT NULL,
  mac BLOB NOT NULL
) STRICT;

CREATE TABLE audit_head (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  lines INTEGER NOT NULL,
  mac BLOB NOT NULL,
  seal BLOB NOT NULL
) STRICT;

CREATE TRIGGER audit_lines_follow BEFORE INSERT ON audit_log
WHEN NEW.line <= (SELECT coalesce(max(line), 0) FROM audit_log)
BEGIN SELECT RAISE(ABORT, 'audit lines are added one after the other'); END;

CREATE TRIGGER audit_lines_stay BEFORE DELETE ON audit_log
BEGIN SELECT RAISE(ABORT, 'audit lines are never removed'); END;

CREATE TRIGGER audit_lines_are_not_changed BEFORE UPDATE ON audit_log
BEGIN SELECT RAISE(ABORT, 'audit lines are never changed'); END;

CREATE TRIGGER audit_head_stays BEFORE DELETE ON audit_head
BEGIN SELECT RAISE(ABORT, 'the audit head is never removed'); END;

CREATE TRIGGER audit_head_moves_on BEFORE UPDATE ON audit_head
WHEN NEW.lines <= OLD.lines
BEGIN SELECT RAISE(ABORT, 'the audit head only moves on'); END;
`;

/** An empty audit log, its head sealed. */
export function addAuditLog(database: Database, { masterKey }: { masterKey: Buffer }): void {
  database.exec(sql);
  const sealed = database.prepare<[], Buffer>('SELECT blinding_key FROM sealing').pluck().get();
  const opened = sealed && unseal(masterKey, sealed, ['sealing', 'blinding_key', '1']);
  if (!opened) throw new Error('the blinding key can not be opened');
  const chain = createAuditChain(Buffer.from(opened.toString(), 'base64'));
  database.prepare('INSERT INTO audit_head VALUES (1, 0, ?, ?)').run(chainStart, chain.sealOf(0, chainStart));
}
