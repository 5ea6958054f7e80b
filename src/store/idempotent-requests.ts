import type { Database } from 'better-sqlite3';

export interface IdempotentRequestRow {
  customer_id: string;
  idempotency_key: string;
  /** Hash of what was asked: endpoint and body. */
  fingerprint: string;
  result_id: string;
  expires_at: number;
}

export type IdempotentRequestsTable = ReturnType<typeof createIdempotentRequestsTable>;

/** What requests with an Idempotency-Key came to. Only finished ones are here: a crash leaves the key free. */
export function createIdempotentRequestsTable(database: Database) {
  const one = database.prepare<[string, string, number], IdempotentRequestRow>(
    'SELECT * FROM idempotent_requests WHERE customer_id = ? AND idempotency_key = ? AND expires_at > ?',
  );
  const dropStale = database.prepare<[string, string, number]>(
    'DELETE FROM idempotent_requests WHERE customer_id = ? AND idempotency_key = ? AND expires_at <= ?',
  );
  const insert = database.prepare<IdempotentRequestRow>(
    `INSERT INTO idempotent_requests VALUES (@customer_id, @idempotency_key, @fingerprint, @result_id, @expires_at)
     ON CONFLICT DO NOTHING`,
  );
  const purge = database.prepare<[number, number]>(
    `DELETE FROM idempotent_requests WHERE (customer_id, idempotency_key) IN
      (SELECT customer_id, idempotency_key FROM idempotent_requests WHERE expires_at <= ? LIMIT ?)`,
  );
  return {
    find: (customerId: string, key: string, now: number): IdempotentRequestRow | null =>
      one.get(customerId, key, now) ?? null,
    /** False where the key is taken: another process was first. */
    insert: (row: IdempotentRequestRow, now: number): boolean => {
      dropStale.run(row.customer_id, row.idempotency_key, now);
      return insert.run(row).changes === 1;
    },
    /** Erases at most `limit` rows whose time is over; says how many. */
    purge: (now: number, limit: number): number => purge.run(now, limit).changes,
  };
}
