import type { Database } from 'better-sqlite3';
import type { Blind } from './blinding.ts';

export interface IdempotentRequestRow {
  customer_id: string;
  idempotency_key: string;
  /** Hash of what was asked: endpoint and body. */
  fingerprint: string;
  result_id: string;
  expires_at: number;
}

export type IdempotentRequestsTable = ReturnType<typeof createIdempotentRequestsTable>;

/**
 * What requests with an Idempotency-Key came to. Only finished ones are here: a crash leaves the key free. Keys (which
 * may name a patient) and fingerprints are blinded.
 */
export function createIdempotentRequestsTable(database: Database, blind: Blind) {
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
  const blindKey = (key: string): string => blind('key', key);
  const blindBody = (fingerprint: string): string => blind('body', fingerprint);
  return {
    /** What the first request under `key` came to, and whether it was this very request. */
    find: (
      customerId: string,
      key: string,
      fingerprint: string,
      now: number,
    ): { result_id: string; same: boolean } | null => {
      const row = one.get(customerId, blindKey(key), now);
      if (row === undefined) return null;
      return { result_id: row.result_id, same: row.fingerprint === blindBody(fingerprint) };
    },
    /** False where the key is taken: another process was first. */
    insert: (row: IdempotentRequestRow, now: number): boolean => {
      const blinded = {
        ...row,
        idempotency_key: blindKey(row.idempotency_key),
        fingerprint: blindBody(row.fingerprint),
      };
      dropStale.run(row.customer_id, blinded.idempotency_key, now);
      return insert.run(blinded).changes === 1;
    },
    /** Erases at most `limit` rows whose time is over; says how many. */
    purge: (now: number, limit: number): number => purge.run(now, limit).changes,
  };
}
