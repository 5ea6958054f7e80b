import type { z } from 'zod';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import type { EndpointResponse } from './endpoint.ts';
import { problemSchema } from './problem.ts';
import { statuses } from './statuses.ts';

interface Faults {
  auth: string;
  limited?: boolean | undefined;
  keyed?: boolean | undefined;
  responses: Record<number, { content?: object }>;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  errors?: readonly ErrorCode[] | undefined;
}

const always: ErrorCode[] = ['internal_error', 'host_refused'];
const ofBody: ErrorCode[] = [
  'json_malformed',
  'payload_too_large',
  'unsupported_media_type',
  'invalid_input',
  'request_timeout',
];

/** The error responses of an endpoint, one a status, each saying which codes it can carry. */
export function errorResponses(spec: Faults): Record<number, EndpointResponse> {
  const { auth, query, body, errors = [] } = spec;
  const answersWithBody = Object.values(spec.responses).some(({ content }) => content !== undefined);
  const codes = new Set<ErrorCode>([
    ...always,
    ...errors,
    ...(auth === 'none' ? [] : (['unauthorized'] as const)),
    ...(query ? (['invalid_input'] as const) : []),
    ...(body ? ofBody : []),
    ...(answersWithBody ? (['not_acceptable'] as const) : []),
    ...(spec.limited ? (['rate_limited'] as const) : []),
    ...(spec.keyed ? (['idempotency_key_reused', 'idempotency_in_progress', 'note_not_found'] as const) : []),
  ]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...codes].sort()) {
    const status = statuses[code] ?? 500;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      status,
      {
        description: found.map((code) => `\`${code}\`: ${errorCatalogue[code].title}.`).join(' '),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
}
