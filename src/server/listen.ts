import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { NotegenError } from '../errors.ts';
import { whyRefused } from '../why-refused.ts';
import type { Direct } from './direct-read.ts';
import type { Answer } from './frame.ts';
import { refuseUnreadable, refuseUnroutable } from './raw-refusals.ts';

export interface TlsFiles {
  cert: Buffer;
  key: Buffer;
}

export interface Listening {
  /** The address to reach it at, such as `http://127.0.0.1:4180`. */
  url: string;
  /** Takes no new request, waits for those that run, closes every connection. */
  close(): Promise<void>;
}

const settleMs = 50;
// Connections are kept alive for long: a busy client that takes one up just as it closes has its request fail.
const limits = { headersTimeout: 15_000, keepAliveTimeout: 60_000, requestTimeout: 0, maxHeaderSize: 16_384 };
/** So long a client may take none of what is sent to it. */
const stalledAfterMs = 30_000;

export interface ListenOptions {
  host: string;
  port: number;
  tls: TlsFiles | null;
  /** Asked first. */
  direct?: Direct;
  stalledMs?: number;
}

/** Listens on `host` and `port` (0 picks one). Throws `port_in_use`, `server_address_unusable`, `tls_files_unusable`. */
export async function listen(
  answer: Answer,
  { host, port, tls, direct, stalledMs = stalledAfterMs }: ListenOptions,
): Promise<Listening> {
  const inHand = new WeakMap<Socket, ServerResponse>();
  const respond = (request: Request, bindings: HttpBindings): Response | Promise<Response> => {
    inHand.set(bindings.incoming.socket, bindings.outgoing);
    return answer(request, bindings);
  };
  const routed = getRequestListener((request, bindings) => respond(request, bindings as HttpBindings), {
    hostname: host,
    errorHandler: refuseUnroutable,
  });
  const listener: RequestListener = (incoming, outgoing) => {
    if (direct?.(incoming, outgoing) !== true) void routed(incoming, outgoing);
  };
  const server = tls === null ? createHttpServer(limits, listener) : await secureServer(tls, listener);
  server.on('clientError', refuseUnreadable);
  server.setTimeout(stalledMs, (socket: Socket) => {
    // Silence is in order only while a client waits for an answer that is being worked on.
    const waits = inHand.get(socket)?.writableEnded === false && socket.writableLength === 0;
    if (!waits) socket.destroy();
  });
  await bind(server, host, port);
  const address = server.address() as AddressInfo;
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  const scheme = tls === null ? 'http' : 'https';
  return { url: `${scheme}://${shown}:${address.port}`, close: () => close(server) };
}

async function secureServer(tls: TlsFiles, listener: RequestListener): Promise<Server> {
  // Loaded only where it is wanted: it takes half a megabyte.
  const { createServer } = await import('node:https');
  try {
    return createServer({ ...limits, ...tls, minVersion: 'TLSv1.2' }, listener);
  } catch (error) {
    throw new NotegenError('tls_files_unusable', 'The certificate and the key do not go together.', {
      cause: error,
    });
  }
}

async function bind(server: Server, host: string, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const where = `${host}:${port}`;
    if (code === 'EADDRINUSE') {
      throw new NotegenError('port_in_use', `Another program listens at ${where}.`, { cause: error });
    }
    const why = code === 'EACCES' ? 'your user may not use that port' : whyRefused(error);
    throw new NotegenError('server_address_unusable', `The server can not listen at ${where}: ${why}.`, {
      cause: error,
    });
  }
}

async function close(server: Server): Promise<void> {
  // A request whose bytes lie unread would be cut off with the idle connections: let it be read first.
  await setTimeout(settleMs);
  await setImmediate();
  await setImmediate();
  // A connection kept alive would hold the server open after its last reply.
  const idle = setInterval(() => server.closeIdleConnections(), settleMs);
  try {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  } finally {
    clearInterval(idle);
  }
}
