import { z } from 'zod';
import type { ServerDeps } from '../deps.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { json } from '../reply.ts';

const webhook = '/dashboard/customers/{customer_id}/webhook';
const uuid = z.string().meta({ format: 'uuid' });
const ofCustomer = z.object({ customer_id: uuid });
const mostDeliveries = 100;

const settingsSchema = z
  .object({
    url: z.string().nullable(),
    enabled: z.boolean(),
    updated_at: z.iso.datetime().nullable(),
    secret: z
      .string()
      .optional()
      .meta({ description: 'Only in the answer to the first save and to a rotation' }),
  })
  .meta({ id: 'WebhookSettings' });

const deliverySchema = z
  .object({
    delivery_id: uuid,
    event: z.enum(['note.generated', 'note.failed', 'test']),
    note_id: z.string(),
    status: z.enum(['pending', 'sending', 'delivered', 'failed', 'unknown', 'skipped']),
    http_status: z.number().int().nullable(),
    reason: z.string().nullable(),
    duration_ms: z.number().int().nullable(),
    created_at: z.iso.datetime(),
    attempted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

const changeSchema = z
  .strictObject({ url: z.string(), enabled: z.boolean().default(true) })
  .meta({ id: 'WebhookChange', example: { url: 'https://ehr.example/notegen', enabled: true } });

const content = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** A customer's webhook under a session (spec 4.8, decisions.md "Webhooks"). */
export function registerWebhooks(api: Api, deps: ServerDeps): void {
  const { webhooks } = deps;
  const common = { tag: 'Webhooks', auth: 'session', params: ofCustomer } as const;
  const settings = { 200: { description: 'The settings.', content: content(settingsSchema) } };
  endpoint(
    api,
    deps,
    {
      ...common,
      method: 'get',
      path: webhook,
      summary: 'Show where events go',
      responses: settings,
      errors: ['customer_not_found'],
    },
    ({ c, who }) => json(c, 200, webhooks.settings.show(who.customerId)),
  );
  endpoint(
    api,
    deps,
    {
      ...common,
      method: 'put',
      path: webhook,
      summary: 'Set where events go; the first time, the answer holds the signing secret',
      body: changeSchema,
      responses: settings,
      errors: ['customer_not_found', 'webhook_url_refused'],
    },
    ({ c, who, body }) => json(c, 200, webhooks.settings.save(who, body)),
  );
  endpoint(
    api,
    deps,
    {
      ...common,
      method: 'post',
      path: `${webhook}/rotate-secret`,
      summary: 'Make a new signing secret; the old one is dead at once',
      responses: settings,
      errors: ['customer_not_found', 'webhook_not_configured'],
    },
    ({ c, who }) => json(c, 200, webhooks.settings.rotateSecret(who)),
  );
  endpoint(
    api,
    deps,
    {
      ...common,
      method: 'post',
      path: `${webhook}/test`,
      summary: 'Send a test event now and tell what came of it',
      responses: { 200: { description: 'What came of it.', content: content(deliverySchema) } },
      errors: ['customer_not_found', 'webhook_not_configured'],
    },
    async ({ c, who }) => json(c, 200, await webhooks.sendTest(who)),
  );
  endpoint(
    api,
    deps,
    {
      ...common,
      method: 'get',
      path: `${webhook}/deliveries`,
      query: z.strictObject({}),
      summary: `The last ${mostDeliveries} events and what came of each`,
      responses: {
        200: {
          description: 'Newest first.',
          content: content(z.object({ items: z.array(deliverySchema) }).meta({ id: 'WebhookDeliveries' })),
        },
      },
      errors: ['customer_not_found'],
    },
    ({ c, who }) => json(c, 200, { items: webhooks.deliveries(who.customerId, mostDeliveries) }),
  );
}
