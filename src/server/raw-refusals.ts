import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, NotegenError } from '../errors.ts';
import { problemOf } from './problem.ts';

/** What can't even be read as HTTP is still answered with a problem document, then the connection ends. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body, headers } = refusal(codeOf(error));
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** What is HTTP but has no address or host that can be read. */
export function refuseUnroutable(): Response {
  const { status, body, headers } = refusal('request_malformed');
  return new Response(body, { status, headers });
}

function codeOf({ code }: NodeJS.ErrnoException): ErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  return 'request_malformed';
}

function refusal(code: ErrorCode): { status: number; body: string; headers: Record<string, string> } {
  const id = randomUUID();
  const problem = problemOf(new NotegenError(code), id);
  return {
    status: problem.status,
    body: JSON.stringify(problem),
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
    },
  };
}
