import type { Note } from '../note/note.ts';
import type { DeliveriesTable, DeliveryRow } from './deliveries.ts';
import { noteFailed, noteGenerated, type WebhookEvent } from './event.ts';
import type { DeliveryOutcome, SendOptions } from './send.ts';
import type { WebhooksTable } from './settings.ts';

const atOnce = 32;
const atOnceForOneCustomer = 4;

export interface DispatcherDeps {
  deliveries: DeliveriesTable;
  webhooks: Pick<WebhooksTable, 'get'>;
  /** The note of an event, or null when it was deleted or has expired. */
  noteOf(customerId: string, noteId: string): Note | null;
  send(options: Pick<SendOptions, 'url' | 'secret' | 'event' | 'signal'>): Promise<DeliveryOutcome>;
  /** Called before the first byte of an event is sent to `url`. */
  sending?(delivery: DeliveryRow, url: string): void;
  now(): number;
  onError(error: unknown): void;
}

/**
 * Sends pending deliveries, each once, oldest first; a slow receiver holds up no other customer.
 * The claim is committed before the first byte goes out: what a crash interrupts is `unknown`, never sent again.
 */
export function createDispatcher(deps: DispatcherDeps) {
  const running = new Map<Promise<void>, string>();
  const stop = new AbortController();
  let closing = false;

  function busy(): string[] {
    const count = new Map<string, number>();
    for (const customer of running.values()) count.set(customer, (count.get(customer) ?? 0) + 1);
    return [...count].filter(([, n]) => n >= atOnceForOneCustomer).map(([customer]) => customer);
  }

  /** Looks for work now. Cheap to call after every commit that may have made some. */
  function wake(): void {
    try {
      while (running.size < atOnce && !closing) {
        const delivery = deps.deliveries.claim(busy(), deps.now());
        if (delivery === null) return;
        const job = deliver(delivery)
          .catch(deps.onError)
          .finally(() => {
            running.delete(job);
            wake();
          });
        running.set(job, delivery.customer_id);
      }
    } catch (error) {
      deps.onError(error);
    }
  }

  async function deliver(delivery: DeliveryRow): Promise<void> {
    const settings = deps.webhooks.get(delivery.customer_id);
    const event = eventOf(delivery);
    if (settings === null || !settings.enabled || event === null) {
      const reason =
        settings === null ? 'webhook_not_configured' : event === null ? 'note_gone' : 'webhook_disabled';
      deps.deliveries.finish(delivery.delivery_id, { status: 'skipped', reason });
      return;
    }
    const { url, secret } = settings;
    deps.sending?.(delivery, url);
    const outcome = await deps.send({ url, secret, event, signal: stop.signal });
    // An attempt cut off by our own shutdown may have arrived: it stays `sending` and the next start calls it unknown.
    if (outcome.status === 'failed' && outcome.reason === 'interrupted') return;
    deps.deliveries.finish(delivery.delivery_id, outcome);
  }

  function eventOf(delivery: DeliveryRow): WebhookEvent | null {
    const at = new Date(delivery.created_at);
    if (delivery.event !== 'note.generated') return noteFailed(delivery.note_id, at);
    const note = deps.noteOf(delivery.customer_id, delivery.note_id);
    return note === null ? null : noteGenerated(note, at);
  }

  return {
    wake,
    /** Settles what an earlier process left under way, then starts. */
    start(): void {
      deps.deliveries.abandonSending();
      wake();
    },
    /** Lets attempts under way end within `graceMs` milliseconds, then cuts them off. */
    async [Symbol.asyncDispose](graceMs = 10_000): Promise<void> {
      closing = true;
      const timer = setTimeout(() => stop.abort(), graceMs);
      await Promise.allSettled(running.keys());
      clearTimeout(timer);
      stop.abort();
    },
  };
}
