import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SecureContext } from 'node:tls';
import type { Config } from '../config/config.ts';
import { NotegenError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { notegenVersion } from '../version.ts';
import { type Delivery, shownDelivery } from '../webhooks/deliveries.ts';
import type { DispatcherDeps } from '../webhooks/dispatcher.ts';
import type { DeliveryOutcome } from '../webhooks/send.ts';
import { createWebhookSettings } from '../webhooks/settings.ts';
import { newSigningSecret } from '../webhooks/sign.ts';
import { sendTestEvent } from '../webhooks/test-delivery.ts';
import { whyRefused } from '../why-refused.ts';

export interface WebhookRoom {
  settings: ReturnType<typeof createWebhookSettings>;
  /** Sends a test event and gives its recorded outcome. Throws `webhook_not_configured`. */
  sendTest(customerId: string, signal?: AbortSignal): Promise<Delivery>;
  /** Newest first. */
  deliveries(customerId: string, limit: number): Delivery[];
  /** The secret, for the receiver that runs beside this very data directory; null where none is set. */
  secretOf(customerId: string): string | null;
  send: DispatcherDeps['send'];
}

/** Webhooks on the store and the settings. Throws `config_invalid` where `webhooks.caFile` can't be read. */
export async function openWebhookRoom(deps: {
  config: Config;
  store: Store;
  clock: () => number;
}): Promise<WebhookRoom> {
  const { store, clock } = deps;
  const authority = await readAuthority(deps.config.settings['webhooks.caFile']);
  let trust: SecureContext | undefined;
  const version = notegenVersion();
  const send = async (what: Parameters<DispatcherDeps['send']>[0]): Promise<DeliveryOutcome> => {
    // The HTTP client is large: it is loaded with the first event there is to send.
    const { sendWebhook } = await import('../webhooks/send.ts');
    if (authority !== null) trust ??= await trusting(authority);
    return await sendWebhook({ ...what, version, trust, now: () => new Date(clock()) });
  };
  return {
    settings: createWebhookSettings({
      table: store.webhooks,
      now: clock,
      newSecret: () => newSigningSecret(),
    }),
    sendTest: (customerId, signal) => {
      const { webhooks, deliveries } = store;
      return sendTestEvent({ webhooks, deliveries, send, now: clock, newId: randomUUID }, customerId, signal);
    },
    deliveries: (customerId, limit) => store.deliveries.list(customerId, limit).map(shownDelivery),
    secretOf: (customerId) => store.webhooks.get(customerId)?.secret ?? null,
    send,
  };
}

/** The PEM certificate of the clinic's own authority, or null where none is set. */
async function readAuthority(path: string | null): Promise<string | null> {
  if (path === null) return null;
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new NotegenError(
      'config_invalid',
      `webhooks.caFile: ${path} can not be read: ${whyRefused(error)}.`,
    );
  });
  if (!text.includes('-----BEGIN CERTIFICATE-----')) {
    throw new NotegenError('config_invalid', `webhooks.caFile: ${path} holds no PEM certificate.`);
  }
  return text;
}

/** The clinic's authority is trusted beside the public ones, not instead of them. */
async function trusting(authority: string): Promise<SecureContext> {
  const { createSecureContext, rootCertificates } = await import('node:tls');
  return createSecureContext({ ca: [...rootCertificates, authority] });
}
