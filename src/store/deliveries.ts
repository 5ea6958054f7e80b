import type { Database } from 'better-sqlite3';

export interface DeliveryRow {
  delivery_id: string;
  customer_id: string;
  event: 'note.generated' | 'note.failed' | 'test';
  note_id: string;
  status: 'pending' | 'sending' | 'delivered' | 'failed' | 'unknown' | 'skipped';
  http_status: number | null;
  reason: string | null;
  duration_ms: number | null;
  created_at: number;
  attempted_at: number | null;
}

type Result = Pick<DeliveryRow, 'status'> &
  Partial<Pick<DeliveryRow, 'http_status' | 'reason' | 'duration_ms'>>;

export type DeliveriesTable = ReturnType<typeof createDeliveriesTable>;

export function createDeliveriesTable(database: Database) {
  const insert = database.prepare<DeliveryRow>(
    `INSERT INTO deliveries VALUES (@delivery_id, @customer_id, @event, @note_id, @status, @http_status, @reason,
      @duration_ms, @created_at, @attempted_at)`,
  );
  // One statement is one transaction: two processes can't both take a delivery.
  const claim = database.prepare<[number, string], DeliveryRow>(
    `UPDATE deliveries SET status = 'sending', attempted_at = ?
     WHERE delivery_id = (SELECT delivery_id FROM deliveries
       WHERE status = 'pending' AND customer_id NOT IN (SELECT value FROM json_each(?))
       ORDER BY created_at, rowid LIMIT 1)
     RETURNING *`,
  );
  const finish = database.prepare(
    `UPDATE deliveries SET status = @status, http_status = @http_status, reason = @reason, duration_ms = @duration_ms
     WHERE delivery_id = @delivery_id`,
  );
  const abandon = database.prepare(
    "UPDATE deliveries SET status = 'unknown', reason = 'interrupted' WHERE status = 'sending' AND event <> 'test'",
  );
  const list = database.prepare<[string, number], DeliveryRow>(
    'SELECT * FROM deliveries WHERE customer_id = ? ORDER BY created_at DESC, rowid DESC LIMIT ?',
  );
  return {
    insert: (row: DeliveryRow): void => void insert.run(row),
    /** Takes the oldest pending delivery of a customer not in `busy`, as `sending`. */
    claim: (busy: readonly string[], attemptedAt: number): DeliveryRow | null =>
      claim.get(attemptedAt, JSON.stringify(busy)) ?? null,
    finish: (deliveryId: string, result: Result): void =>
      void finish.run({
        http_status: null,
        reason: null,
        duration_ms: null,
        ...result,
        delivery_id: deliveryId,
      }),
    /** What an earlier process left under way becomes `unknown`. Tests belong to whoever runs them. Says how many. */
    abandonSending: (): number => abandon.run().changes,
    /** Newest first. */
    list: (customerId: string, limit: number): DeliveryRow[] => list.all(customerId, limit),
  };
}
