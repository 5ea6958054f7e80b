import type { Audit } from '../audit/audit.ts';
import type { Delivery } from '../webhooks/deliveries.ts';
import type { WebhookSettings } from '../webhooks/settings.ts';
import type { Acting } from './audited-notebook.ts';
import type { WebhookRoom } from './webhook-room.ts';

/** Webhooks, with who changed where notes are sent. */
export interface AuditedWebhooks extends Pick<WebhookRoom, 'deliveries' | 'secretOf'> {
  settings: {
    show(customerId: string): WebhookSettings;
    save(who: Acting, change: { url: string; enabled: boolean }): WebhookSettings;
    setEnabled(who: Acting, enabled: boolean): WebhookSettings;
    rotateSecret(who: Acting): WebhookSettings;
  };
  sendTest(who: Acting, signal?: AbortSignal): Promise<Delivery>;
}

export function auditedWebhooks(
  room: WebhookRoom,
  audit: Audit,
  transaction: <T>(work: () => T) => T,
): AuditedWebhooks {
  const { settings } = room;
  const saved = (who: Acting, save: () => WebhookSettings): WebhookSettings =>
    transaction(() => {
      const now = save();
      const detail = `${now.enabled ? 'on' : 'off'} ${now.url === null ? '' : originOf(now.url)}`;
      audit.record(who, 'webhook.set', { detail });
      return now;
    });
  return {
    deliveries: room.deliveries,
    secretOf: room.secretOf,
    settings: {
      show: settings.show,
      save: (who, change) => saved(who, () => settings.save(who.customerId, change)),
      setEnabled: (who, enabled) => saved(who, () => settings.setEnabled(who.customerId, enabled)),
      rotateSecret: (who) =>
        transaction(() => {
          const now = settings.rotateSecret(who.customerId);
          audit.record(who, 'webhook.secret_rotated');
          return now;
        }),
    },
    async sendTest(who, signal) {
      const delivery = await room.sendTest(who.customerId, signal);
      audit.record(who, 'webhook.tested', { detail: delivery.status });
      return delivery;
    },
  };
}

/** Where notes go, without a path, which may hold a secret. */
export function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
