import type { ApiContext } from './api.ts';
import { type ReplyHeaders, reply } from './reply.ts';

const exposed =
  'X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Idempotency-Replayed, Location';

/** What lets a page of `origin` read replies, where it is one of those configured; no page of another site can. */
export function allowedOrigin(origin: string | undefined, origins: ReadonlySet<string>): ReplyHeaders {
  if (origin === undefined || !origins.has(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': exposed,
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** OPTIONS: what an address takes, and the answer to a preflight. */
export function options(c: ApiContext, allowed: readonly string[]): Response {
  const allow = [...allowed, 'OPTIONS'].join(', ');
  const granted = 'access-control-allow-origin' in c.env.extraHeaders;
  return reply(c, 204, null, {
    allow,
    ...(granted
      ? {
          'access-control-allow-methods': allow,
          'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
          'access-control-max-age': '600',
        }
      : {}),
  });
}
