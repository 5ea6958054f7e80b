import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { verify } from './sign.ts';
import type { ThrowAwayCertificate } from './throw-away-certificate.ts';

/** A request as the receiver judged it. `body` is the raw text, whoever prints it answers for it. */
export interface ReceivedEvent {
  verdict: 'verified' | 'bad_signature' | 'stale_timestamp' | 'not_signed' | 'no_secret';
  event: string | null;
  body: string;
}

const maxBodyBytes = 20 * 1024 * 1024;
const maxAgeSeconds = 300;

export interface ReceiverOptions {
  host: string;
  port: number;
  certificate: ThrowAwayCertificate;
  /** Asked for each request, so that a rotation counts at once. */
  secret(): string | null;
  now(): Date;
  onEvent(event: ReceivedEvent): void;
}

/** A small endpoint for developers: verifies each event as a customer's own endpoint should, and tells what came. */
export async function startReceiver(options: ReceiverOptions) {
  const server = createServer(options.certificate, (request, response) => {
    receive(request, response, options).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async [Symbol.asyncDispose](): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(request: IncomingMessage, response: ServerResponse, options: ReceiverOptions) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return void response.writeHead(413).end();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const verdict = judge(request, body, options);
  options.onEvent({ verdict, event: eventName(body), body: body.toString('utf8') });
  response.writeHead(verdict === 'verified' ? 200 : 401).end();
}

function judge(request: IncomingMessage, body: Buffer, { secret, now }: ReceiverOptions) {
  const signature = request.headers['x-service-signature'];
  const timestamp = request.headers['x-service-timestamp'];
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return 'not_signed';
  const key = secret();
  if (key === null) return 'no_secret';
  if (!verify(key, timestamp, body, signature)) return 'bad_signature';
  const age = Math.abs(now().getTime() / 1000 - Number(timestamp));
  return age <= maxAgeSeconds ? 'verified' : 'stale_timestamp';
}

function eventName(body: Buffer): string | null {
  try {
    const { event } = JSON.parse(body.toString('utf8'));
    return typeof event === 'string' ? event : null;
  } catch {
    return null;
  }
}
