import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** What the hub does with one request, in order; the last one is repeated. */
export type Behaviour =
  | 'serve'
  | 'refuse-ranges'
  | 'not-found'
  | 'unavailable'
  /** Sends half of what was asked for, then drops the connection. */
  | 'break-halfway'
  | 'other-content'
  /** Sends a tenth, then says nothing more. */
  | 'stall';

export interface Hub extends AsyncDisposable {
  base: string;
  /** `Range` header of each request, in order. */
  ranges: (string | undefined)[];
  paths: string[];
  /** Hosts that a client asked this server, as its proxy, to connect it to. */
  tunnels: string[];
  behaviours: Behaviour[];
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file as whisper.cpp writes them: its magic, Whisper's vocabulary size (less: voice detection), then noise. */
export function speechModelBytes(size: number, vocabulary = 51_864): Buffer {
  const bytes = randomBytes(size);
  bytes.write('lmgg', 0, 'latin1');
  bytes.writeInt32LE(vocabulary, 4);
  return bytes;
}

/**
 * A real HTTP server that hands out a file (or one for each path) with ranges and an ETag, and misbehaves as told.
 * With a certificate it speaks HTTPS.
 */
export async function openHub(
  content: Buffer | ((path: string) => Buffer),
  certificate?: { cert: string; key: string },
): Promise<Hub> {
  const seen = {
    ranges: [] as Hub['ranges'],
    paths: [] as string[],
    tunnels: [] as string[],
    behaviours: [] as Behaviour[],
  };
  const listener: RequestListener = (request, response) => {
    seen.ranges.push(request.headers.range);
    seen.paths.push(request.url ?? '');
    const behaviour = seen.behaviours.length > 1 ? seen.behaviours.shift() : seen.behaviours[0];
    const file = typeof content === 'function' ? content(request.url ?? '') : content;
    answer(request, response, behaviour ?? 'serve', file, `"${sha256(file).slice(0, 16)}"`);
  };
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  server.on('connect', (request, socket) => {
    seen.tunnels.push(request.url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(seen, {
    base: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  behaviour: Behaviour,
  content: Buffer,
  tag: string,
): void {
  if (behaviour === 'not-found' || behaviour === 'unavailable') {
    response.writeHead(behaviour === 'not-found' ? 404 : 503).end();
    return;
  }
  const served = behaviour === 'other-content' ? Buffer.from(content).reverse() : content;
  const wanted = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
  const fresh = request.headers['if-range'] === undefined || request.headers['if-range'] === tag;
  const from = wanted && fresh && behaviour !== 'refuse-ranges' ? Number(wanted[1]) : 0;
  if (from >= served.length) {
    response.writeHead(416, { 'content-range': `bytes */${served.length}` }).end();
    return;
  }
  const body = served.subarray(from);
  const headers = { etag: tag, 'content-length': body.length };
  if (from > 0) {
    const range = `bytes ${from}-${served.length - 1}/${served.length}`;
    response.writeHead(206, { ...headers, 'content-range': range });
  } else response.writeHead(200, headers);
  if (behaviour === 'break-halfway') {
    response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
  } else if (behaviour === 'stall') response.write(body.subarray(0, Math.ceil(body.length / 10)));
  else response.end(body);
}
