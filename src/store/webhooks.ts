import type { Database } from 'better-sqlite3';
import type { SealedColumn } from './sealed-column.ts';

export interface WebhookRow {
  customer_id: string;
  url: string;
  enabled: boolean;
  secret: string;
  updated_at: number;
}

type Stored = Omit<WebhookRow, 'enabled' | 'secret'> & { enabled: number; secret: Buffer };

export type WebhooksTable = ReturnType<typeof createWebhooksTable>;

export function createWebhooksTable(database: Database, sealed: SealedColumn) {
  const one = database.prepare<[string], Stored>('SELECT * FROM webhooks WHERE customer_id = ?');
  const insert = database.prepare<Stored>(
    `INSERT INTO webhooks VALUES (@customer_id, @url, @enabled, @secret, @updated_at)
     ON CONFLICT (customer_id) DO NOTHING`,
  );
  const change = database.prepare<Stored>(
    'UPDATE webhooks SET url = @url, enabled = @enabled, updated_at = @updated_at WHERE customer_id = @customer_id',
  );
  const setSecret = database.prepare<[Buffer, number, string]>(
    'UPDATE webhooks SET secret = ?, updated_at = ? WHERE customer_id = ?',
  );
  const cell = (customerId: string) => ({ table: 'webhooks', column: 'secret', row: customerId });
  // Sealed in the transaction: the master key can't change in between.
  const save = database.transaction((row: WebhookRow): boolean => {
    const secret = sealed.seal(row.secret, cell(row.customer_id));
    const stored: Stored = { ...row, enabled: row.enabled ? 1 : 0, secret };
    if (insert.run(stored).changes === 1) return true;
    change.run(stored);
    return false;
  });
  const replaceSecret = database.transaction(
    (customerId: string, secret: string, at: number): boolean =>
      setSecret.run(sealed.seal(secret, cell(customerId)), at, customerId).changes === 1,
  );
  return {
    get: (customerId: string): WebhookRow | null => {
      const row = one.get(customerId);
      if (row === undefined) return null;
      return {
        ...row,
        enabled: row.enabled === 1,
        secret: sealed.open(row.secret, cell(customerId)).toString('utf8'),
      };
    },
    /** Inserts, or changes url and enabled of the row that is there and keeps its secret. True when inserted. */
    save: (row: WebhookRow): boolean => save.immediate(row),
    /** False where there is no row. */
    setSecret: (customerId: string, secret: string, at: number): boolean =>
      replaceSecret.immediate(customerId, secret, at),
  };
}
