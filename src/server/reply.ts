import { NotegenError } from '../errors.ts';
import type { ApiContext, Frame } from './api.ts';
import { problemOf } from './problem.ts';

export type ReplyHeaders = Record<string, string>;
type Body = string | Buffer | ReadableStream<Uint8Array> | null;

export const jsonType: ReplyHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** On every response: notes are never cached, sniffed, framed or given to another site's page. */
export const onEveryReply: ReplyHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The one way a response is made; headers stay a plain object because that is the adapter's fast path. */
export function reply(c: ApiContext, status: number, body: Body, headers: ReplyHeaders = {}): Response {
  return framed(c.env, status, body, headers);
}

/** `body` as JSON; bytes are taken to be JSON already. */
export function json(c: ApiContext, status: number, body: object | Buffer, headers?: ReplyHeaders): Response {
  const content = Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return framed(c.env, status, content, headers === undefined ? jsonType : { ...jsonType, ...headers });
}

export function problem(c: ApiContext, error: unknown, headers: ReplyHeaders = {}): Response {
  return framedProblem(c.env, error, headers);
}

/** The same before any endpoint has the request. */
export function framedProblem(frame: Frame, error: unknown, headers: ReplyHeaders = {}): Response {
  const document = problemOf(error, frame.requestId);
  frame.problemCode = document.code;
  const retryAfter = error instanceof NotegenError ? error.retryAfterSeconds : undefined;
  return framed(frame, document.status, JSON.stringify(document), {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(document.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...headers,
  });
}

function framed(
  { requestId, extraHeaders }: Frame,
  status: number,
  body: Body,
  headers: ReplyHeaders,
): Response {
  return new Response(body as ConstructorParameters<typeof Response>[0], {
    status,
    headers: { ...onEveryReply, 'x-request-id': requestId, ...extraHeaders, ...headers },
  });
}
