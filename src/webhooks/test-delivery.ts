import { NotegenError } from '../errors.ts';
import { type DeliveriesTable, type Delivery, owedDelivery, shownDelivery } from './deliveries.ts';
import type { DispatcherDeps } from './dispatcher.ts';
import { testEvent } from './event.ts';

export interface TestDeliveryDeps extends Pick<DispatcherDeps, 'webhooks' | 'send' | 'now'> {
  deliveries: Pick<DeliveriesTable, 'insert' | 'finish'>;
  newId(): string;
}

/**
 * Sends a test event now, whether or not webhooks are enabled, and gives its recorded outcome.
 * An abort cuts it off, which is recorded as `interrupted`. Throws `webhook_not_configured`.
 */
export async function sendTestEvent(
  deps: TestDeliveryDeps,
  customerId: string,
  signal?: AbortSignal,
): Promise<Delivery> {
  const settings = deps.webhooks.get(customerId);
  if (settings === null) throw new NotegenError('webhook_not_configured');
  const at = deps.now();
  const event = testEvent(new Date(at));
  const row = owedDelivery({
    delivery_id: deps.newId(),
    customer_id: customerId,
    event: 'test',
    note_id: event.note_id,
    created_at: at,
  });
  deps.deliveries.insert({ ...row, status: 'sending', attempted_at: at });
  const { url, secret } = settings;
  const outcome = await deps.send({ url, secret, event, ...(signal === undefined ? {} : { signal }) });
  deps.deliveries.finish(row.delivery_id, outcome);
  return shownDelivery({ ...row, ...outcome, attempted_at: at });
}
