/** A response header for the API description. */
export interface DocumentedHeader {
  description: string;
  schema: { type: 'string' | 'integer' };
  required?: boolean;
}

const text = (description: string): DocumentedHeader => ({ description, schema: { type: 'string' } });
const count = (description: string): DocumentedHeader => ({ description, schema: { type: 'integer' } });

const retried = new Set(['409', '429', '503']);

/** The headers that a response of `status` can carry, by what its endpoint is. */
export function responseHeaders(
  { limited, keyed }: { limited?: boolean | undefined; keyed?: boolean | undefined },
  status: string,
): Record<string, DocumentedHeader> {
  return {
    'X-Request-Id': { ...text('Names this request in the log; yours when you sent one.'), required: true },
    ...(status === '401' ? { 'WWW-Authenticate': text('`Bearer`.') } : {}),
    ...(retried.has(status) ? { 'Retry-After': count('Try again after so many seconds.') } : {}),
    ...(keyed && status.startsWith('2')
      ? { 'Idempotency-Replayed': text('`true` where this is the first result again.') }
      : {}),
    ...(limited
      ? {
          'RateLimit-Limit': count('Requests a minute for this key.'),
          'RateLimit-Remaining': count('Requests that may be made at once now.'),
          'RateLimit-Reset': count('Seconds until the whole burst is there again.'),
        }
      : {}),
  };
}
