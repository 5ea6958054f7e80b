import type { WebhookEventName } from './event.ts';
import type { DeliveryOutcome } from './send.ts';

/** `sending` that outlived its process becomes `unknown`; `skipped` means that webhooks were off or not set up. */
export type DeliveryStatus = 'pending' | 'sending' | 'delivered' | 'failed' | 'unknown' | 'skipped';

/** One event's one attempt, as recorded. No payload. Times are milliseconds since 1970. */
export interface DeliveryRow {
  delivery_id: string;
  customer_id: string;
  event: WebhookEventName;
  note_id: string;
  status: DeliveryStatus;
  http_status: number | null;
  reason: string | null;
  duration_ms: number | null;
  created_at: number;
  attempted_at: number | null;
}

/** Port: where deliveries live. Pending rows are made by whoever commits the outcome, in the same transaction. */
export interface DeliveriesTable {
  insert(delivery: DeliveryRow): void;
  /** Takes the oldest pending delivery of a customer not in `busy`, as `sending`, in one committed transaction. */
  claim(busy: readonly string[], attemptedAt: number): DeliveryRow | null;
  finish(deliveryId: string, result: DeliveryOutcome | { status: 'skipped'; reason: string }): void;
  /** At start: attempts that an earlier process left under way become `unknown`. Returns how many. */
  abandonSending(): number;
  /** Newest first. */
  list(customerId: string, limit: number): DeliveryRow[];
}

/** A delivery as the API and the command line show it. */
export interface Delivery extends Omit<DeliveryRow, 'customer_id' | 'created_at' | 'attempted_at'> {
  created_at: string;
  attempted_at: string | null;
}

export function shownDelivery({ customer_id: _, created_at, attempted_at, ...row }: DeliveryRow): Delivery {
  return {
    ...row,
    created_at: new Date(created_at).toISOString(),
    attempted_at: attempted_at === null ? null : new Date(attempted_at).toISOString(),
  };
}

/** A delivery that is still to be made. */
export function owedDelivery(
  about: Pick<DeliveryRow, 'delivery_id' | 'customer_id' | 'event' | 'note_id' | 'created_at'>,
): DeliveryRow {
  return {
    ...about,
    status: 'pending',
    http_status: null,
    reason: null,
    duration_ms: null,
    attempted_at: null,
  };
}
