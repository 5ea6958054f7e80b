import { createHash } from 'node:crypto';
import { z } from 'zod';
import { NotegenError } from '../errors.ts';
import type { Begun, KeyedRun } from '../notebook/idempotency.ts';
import type { ApiContext } from './api.ts';
import type { ServerDeps } from './deps.ts';

/** For the API description: a request that takes the header. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/)
    .optional()
    .meta({ description: 'The same key and body within 24 h give the first result again.' }),
});

const notKeyed: Begun = {
  run: { complete: () => {}, [Symbol.dispose]: () => {} } satisfies KeyedRun,
};

/**
 * What the request's Idempotency-Key says: its first result, or a run to complete.
 * Throws `invalid_input`, `idempotency_key_reused`, `idempotency_in_progress`.
 */
export function beginKeyed(deps: ServerDeps, c: ApiContext, customerId: string, rawBody: Buffer): Begun {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return notKeyed;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new NotegenError('invalid_input', 'A header is not valid.', {
      faults: [{ path: 'header.Idempotency-Key', message: 'must be 1 to 255 visible ASCII characters' }],
    });
  }
  const fingerprint = createHash('sha256')
    .update(`${c.req.method} ${c.req.path}\n`)
    .update(rawBody)
    .digest('hex');
  const begun = deps.idempotency.begin(customerId, key, fingerprint);
  if ('replay' in begun) c.env.extraHeaders['idempotency-replayed'] = 'true';
  return begun;
}
