import type { Database } from 'better-sqlite3';
import type { Act, AuditEntry, AuditLine } from '../audit/acts.ts';
import {
  type Anchor,
  type AuditChain,
  type AuditVerdict,
  createAuditChain,
  verifyChain,
} from './audit-chain.ts';
import { readBlindingKey } from './blinding.ts';
import type { Master } from './master.ts';

/** Which lines are wanted; all of them where nothing is said. */
export interface AuditFilter {
  noteId?: string;
  customerId?: string;
  /** The actor as the log names it, or its kind with the colon (`key:`). */
  actor?: string;
  act?: Act;
  /** Milliseconds since 1970: from then on, and before then. */
  from?: number;
  to?: number;
}

export type AuditLog = ReturnType<typeof createAuditLog>;

export function createAuditLog(database: Database, master: Master) {
  let made: AuditChain | undefined;
  const chain = (): AuditChain => {
    made ??= createAuditChain(readBlindingKey(database, master));
    return made;
  };
  const head = database.prepare<[], { lines: number; mac: Buffer }>('SELECT lines, mac FROM audit_head');
  const insert = database.prepare(
    'INSERT INTO audit_log VALUES (@line, @at, @actor, @customer_id, @act, @note_id, @detail, @times, @mac)',
  );
  const move = database.prepare('UPDATE audit_head SET lines = ?, mac = ?, seal = ?');
  const append = database.transaction((entries: readonly AuditEntry[]): void => {
    const { macOf, sealOf } = chain();
    const before = head.get();
    if (before === undefined) throw Object.assign(new Error('audit_head'), { code: 'SQLITE_CORRUPT' });
    let { lines, mac } = before;
    for (const entry of entries) {
      lines += 1;
      const line = { ...entry, line: lines };
      mac = macOf(mac, line);
      insert.run({ ...line, mac });
    }
    if (entries.length > 0) move.run(lines, mac, sealOf(lines, mac));
  });
  const select = (order: 'ASC' | 'DESC') =>
    database.prepare<Record<string, unknown>, AuditLine>(
      `SELECT line, at, actor, customer_id, act, note_id, detail, times FROM audit_log
       WHERE (@noteId IS NULL OR note_id = @noteId) AND (@customerId IS NULL OR customer_id = @customerId)
         AND (@actor IS NULL OR actor = @actor OR (@actor LIKE '%:' AND substr(actor, 1, length(@actor)) = @actor))
         AND (@act IS NULL OR act = @act) AND at >= @from AND at < @to
         AND line ${order === 'ASC' ? '>' : '<'} @after ORDER BY line ${order} LIMIT @limit`,
    );
  const [oldest, newest] = [select('ASC'), select('DESC')];
  const bind = (filter: AuditFilter, after: number, limit: number) => ({
    noteId: filter.noteId ?? null,
    customerId: filter.customerId ?? null,
    actor: filter.actor ?? null,
    act: filter.act ?? null,
    from: filter.from ?? 0,
    to: filter.to ?? Number.MAX_SAFE_INTEGER,
    after,
    limit,
  });
  const verify = database.transaction((anchor?: Anchor) => verifyChain(database, chain(), anchor));
  return {
    append: (entries: readonly AuditEntry[]): void => append.immediate(entries),
    /** Newest first. */
    newest: (filter: AuditFilter, limit: number): AuditLine[] =>
      newest.all(bind(filter, Number.MAX_SAFE_INTEGER, limit)),
    /** In order, from above line `after`. */
    following: (filter: AuditFilter, after: number, limit: number): AuditLine[] =>
      oldest.all(bind(filter, after, limit)),
    /** As it is at one moment; a server may go on writing. */
    verify: (anchor?: Anchor): AuditVerdict => verify(anchor),
  };
}
