import { z } from 'zod';
import type { ServerDeps } from '../deps.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { json } from '../reply.ts';

export function registerHealth(api: Api, deps: ServerDeps): void {
  endpoint(
    api,
    deps,
    {
      method: 'get',
      path: '/healthz',
      summary: 'Whether the server answers',
      tag: 'Server',
      auth: 'none',
      responses: {
        200: {
          description: 'It does.',
          content: { 'application/json': { schema: z.object({ status: z.literal('ok') }) } },
        },
      },
    },
    ({ c }) => json(c, 200, { status: 'ok' }),
  );
}
