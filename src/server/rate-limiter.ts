import { NotegenError } from '../errors.ts';
import type { ReplyHeaders } from './reply.ts';

/** A bucket of tokens for each key: `burst` at most, refilled at `perMinute`. */
export interface RateLimiter {
  /** Takes a token; gives the RateLimit headers. */
  take(keyId: string): { headers: ReplyHeaders; refused: NotegenError | null };
}

interface Bucket {
  tokens: number;
  at: number;
}

const mostBuckets = 10_000;

/** `perMinute` 0 turns the limit off. `now` in milliseconds, never going back. */
export function createRateLimiter(options: {
  perMinute: number;
  burst: number;
  now: () => number;
}): RateLimiter {
  const { perMinute, burst, now } = options;
  if (perMinute === 0) return { take: () => ({ headers: {}, refused: null }) };
  const perMs = perMinute / 60_000;
  const buckets = new Map<string, Bucket>();
  return {
    take(keyId) {
      const at = now();
      const last = buckets.get(keyId) ?? { tokens: burst, at };
      const filled = Math.min(burst, last.tokens + (at - last.at) * perMs);
      const allowed = filled >= 1;
      const tokens = allowed ? filled - 1 : filled;
      buckets.delete(keyId);
      buckets.set(keyId, { tokens, at });
      const [oldest] = buckets.keys();
      if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest);
      const headers = {
        'ratelimit-limit': String(perMinute),
        'ratelimit-policy': `${perMinute};w=60;burst=${burst}`,
        'ratelimit-remaining': String(Math.floor(tokens)),
        'ratelimit-reset': String(Math.ceil((burst - tokens) / perMs / 1000)),
      };
      if (allowed) return { headers, refused: null };
      const retryAfterSeconds = Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
      return { headers, refused: new NotegenError('rate_limited', undefined, { retryAfterSeconds }) };
    },
  };
}
