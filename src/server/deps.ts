import { randomUUID } from 'node:crypto';
import type { AuditedApiKeys, AuditedSessions } from '../app/audited-accounts.ts';
import type { AuditedNotebook } from '../app/audited-notebook.ts';
import type { AuditedRecordings } from '../app/audited-recordings.ts';
import type { AuditedWebhooks } from '../app/audited-webhooks.ts';
import type { App } from '../app.ts';
import type { Log } from '../log.ts';
import type { Idempotency } from '../notebook/idempotency.ts';
import { createGauges, type Gauges } from './gauges.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

/** What the routes work with. */
export interface ServerDeps {
  apiKeys: AuditedApiKeys;
  sessions: AuditedSessions;
  notebook: AuditedNotebook;
  webhooks: AuditedWebhooks;
  recordings: AuditedRecordings;
  idempotency: Idempotency;
  rateLimiter: RateLimiter;
  /** Null where `server.metrics` is off. */
  metrics: { counters: Metrics; gauges: Gauges } | null;
  log: Log;
  newId: () => string;
}

/** Opens every room that the routes need. */
export async function openServerDeps(app: App): Promise<ServerDeps> {
  const [{ apiKeys, sessions }, notebook, webhooks, idempotency, { recordings }, engine] = await Promise.all([
    app.accounts(),
    app.notebook(),
    app.webhooks(),
    app.idempotency(),
    app.recordings(),
    app.engine(),
  ]);
  const { settings } = app.config;
  const rateLimiter = createRateLimiter({
    perMinute: settings['limits.requestsPerMinute'],
    burst: settings['limits.burst'],
    now: () => performance.now(),
  });
  return {
    apiKeys,
    sessions,
    notebook,
    webhooks,
    recordings,
    idempotency,
    rateLimiter,
    metrics: settings['server.metrics']
      ? { counters: createMetrics(), gauges: createGauges({ notebook, engine, recordings }) }
      : null,
    log: app.log,
    newId: randomUUID,
  };
}
