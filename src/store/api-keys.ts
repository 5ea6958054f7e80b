import type { Database } from 'better-sqlite3';
import type { Remember } from './remembering.ts';

export interface ApiKeyRow {
  key_id: string;
  customer_id: string;
  name: string;
  key_hash: string;
  status: 'active' | 'revoked';
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

/** What a request needs to know of its key. */
export type KnownKey = Pick<ApiKeyRow, 'key_id' | 'customer_id' | 'status'>;

export type ApiKeysTable = ReturnType<typeof createApiKeysTable>;

export function createApiKeysTable(database: Database, remember: Remember) {
  const insert = database.prepare<ApiKeyRow>(
    `INSERT INTO api_keys VALUES
      (@key_id, @customer_id, @name, @key_hash, @status, @created_at, @last_used_at, @revoked_at)`,
  );
  const active = database
    .prepare<[string], number>("SELECT count(*) FROM api_keys WHERE customer_id = ? AND status = 'active'")
    .pluck();
  const list = database.prepare<[string], ApiKeyRow>(
    'SELECT * FROM api_keys WHERE customer_id = ? ORDER BY created_at DESC, rowid DESC',
  );
  const hashed = database.prepare<[string], KnownKey>(
    'SELECT key_id, customer_id, status FROM api_keys WHERE key_hash = ?',
  );
  const byHash = remember((hash) => hashed.get(hash));
  const one = database.prepare<[string, string], ApiKeyRow>(
    'SELECT * FROM api_keys WHERE customer_id = ? AND key_id = ?',
  );
  const revoke = database.prepare<[number, string, string]>(
    "UPDATE api_keys SET status = 'revoked', revoked_at = ? WHERE customer_id = ? AND key_id = ? AND status = 'active'",
  );
  const touch = database.prepare<[number, string]>(
    'UPDATE api_keys SET last_used_at = max(coalesce(last_used_at, 0), ?) WHERE key_id = ?',
  );
  const insertBelow = database.transaction((row: ApiKeyRow, limit: number): boolean => {
    if ((active.get(row.customer_id) ?? 0) >= limit) return false;
    insert.run(row);
    return true;
  });
  const touchAll = database.transaction((uses: Iterable<readonly [string, number]>): void => {
    for (const [keyId, at] of uses) touch.run(at, keyId);
  });
  return {
    /** Adds the key unless the customer already has `limit` active ones; check and insert are one transaction. */
    insertBelow: (row: ApiKeyRow, limit: number): boolean => insertBelow.immediate(row, limit),
    /** Newest first. */
    list: (customerId: string): ApiKeyRow[] => list.all(customerId),
    byHash: (hash: string): KnownKey | null => byHash(hash) ?? null,
    /** The key as it is afterwards, or null where the customer has no such key. Revoking twice changes nothing. */
    revoke: (customerId: string, keyId: string, at: number): ApiKeyRow | null => {
      revoke.run(at, customerId, keyId);
      return one.get(customerId, keyId) ?? null;
    },
    recordUses: (uses: Iterable<readonly [string, number]>): void => touchAll.immediate(uses),
  };
}
