import { z } from 'zod';
import { apiKeySchema, createdApiKeySchema, newApiKeySchema } from '../../accounts/api-keys.ts';
import type { ServerDeps } from '../deps.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { json } from '../reply.ts';

const keys = '/dashboard/customers/{customer_id}/api-keys';
const uuid = z.string().meta({ format: 'uuid' });
const ofCustomer = z.object({ customer_id: uuid });
const ofKey = z.object({ customer_id: uuid, key_id: uuid });
const listed = apiKeySchema.meta({ id: 'ApiKey' });

/** API keys under a session (spec 4.1 to 4.3). */
export function registerApiKeys(api: Api, deps: ServerDeps): void {
  endpoint(
    api,
    deps,
    {
      method: 'post',
      path: keys,
      summary: 'Create an API key',
      tag: 'API keys',
      auth: 'session',
      params: ofCustomer,
      body: newApiKeySchema.meta({ id: 'NewApiKey', example: { name: 'front desk' } }),
      responses: {
        201: {
          description: 'The key. `key` stands in no other response: it can not be shown again.',
          content: { 'application/json': { schema: createdApiKeySchema.meta({ id: 'CreatedApiKey' }) } },
        },
      },
      errors: ['customer_not_found', 'api_key_limit_reached'],
    },
    ({ c, who, body }) => json(c, 201, deps.apiKeys.create(who, body.name)),
  );
  endpoint(
    api,
    deps,
    {
      method: 'get',
      path: keys,
      summary: 'List the API keys, newest first',
      tag: 'API keys',
      auth: 'session',
      params: ofCustomer,
      query: z.strictObject({ status: z.enum(['active', 'revoked']).optional() }),
      responses: {
        200: {
          description: 'The keys, active and revoked.',
          content: {
            'application/json': { schema: z.object({ items: z.array(listed) }).meta({ id: 'ApiKeyList' }) },
          },
        },
      },
      errors: ['customer_not_found'],
    },
    ({ c, who, query }) => json(c, 200, { items: deps.apiKeys.list(who.customerId, query.status) }),
  );
  endpoint(
    api,
    deps,
    {
      method: 'delete',
      path: `${keys}/{key_id}`,
      summary: 'Revoke an API key',
      tag: 'API keys',
      auth: 'session',
      params: ofKey,
      responses: {
        200: {
          description: 'The key as it is now; revoking it again changes nothing.',
          content: { 'application/json': { schema: listed } },
        },
      },
      errors: ['customer_not_found', 'api_key_not_found'],
    },
    ({ c, who, params }) => json(c, 200, deps.apiKeys.revoke(who, params.key_id)),
  );
}
