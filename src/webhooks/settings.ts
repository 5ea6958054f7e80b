import { NotegenError } from '../errors.ts';
import { parseWebhookUrl } from './url.ts';

/** A customer's webhook as it is kept. The store seals `secret`. */
export interface WebhookRow {
  customer_id: string;
  url: string;
  enabled: boolean;
  secret: string;
  /** Milliseconds since 1970. */
  updated_at: number;
}

/** Port: where settings live. Each call is one transaction. */
export interface WebhooksTable {
  get(customerId: string): WebhookRow | null;
  /** Inserts, or changes url and enabled of the row that is there and keeps its secret. True when inserted. */
  save(row: WebhookRow): boolean;
  /** False where there is no row. */
  setSecret(customerId: string, secret: string, updatedAt: number): boolean;
}

export interface WebhookSettings {
  url: string | null;
  enabled: boolean;
  updated_at: string | null;
  /** Only in the answer to the first save and to a rotation. */
  secret?: string;
}

export interface WebhookSettingsDeps {
  table: WebhooksTable;
  now(): number;
  newSecret(): string;
}

/** What the dashboard, the command line and the screens do with a customer's webhook. */
export function createWebhookSettings({ table, now, newSecret }: WebhookSettingsDeps) {
  const show = (customerId: string): WebhookSettings => {
    const row = table.get(customerId);
    if (row === null) return { url: null, enabled: false, updated_at: null };
    return { url: row.url, enabled: row.enabled, updated_at: iso(row.updated_at) };
  };
  const save = (customerId: string, change: { url: string; enabled: boolean }): WebhookSettings => {
    const url = parseWebhookUrl(change.url);
    const updated_at = now();
    const secret = newSecret();
    const inserted = table.save({
      customer_id: customerId,
      url,
      enabled: change.enabled,
      secret,
      updated_at,
    });
    return { url, enabled: change.enabled, updated_at: iso(updated_at), ...(inserted ? { secret } : {}) };
  };
  return {
    show,
    /** Throws `webhook_url_refused`. */
    save,
    /** Throws `webhook_not_configured`. */
    setEnabled(customerId: string, enabled: boolean): WebhookSettings {
      const { url } = show(customerId);
      if (url === null) throw new NotegenError('webhook_not_configured');
      return save(customerId, { url, enabled });
    },
    /** The old secret is dead when this returns. Throws `webhook_not_configured`. */
    rotateSecret(customerId: string): WebhookSettings {
      const secret = newSecret();
      if (!table.setSecret(customerId, secret, now())) {
        throw new NotegenError('webhook_not_configured');
      }
      return { ...show(customerId), secret };
    },
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
