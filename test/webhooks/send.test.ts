import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createSecureContext } from 'node:tls';
import { expect, test } from 'vitest';
import { testEvent } from '../../src/webhooks/event.ts';
import { sendWebhook } from '../../src/webhooks/send.ts';
import { verify } from '../../src/webhooks/sign.ts';
import { throwAwayCertificate } from '../../src/webhooks/throw-away-certificate.ts';
import { httpsReceiver } from '../support/https-receiver.ts';

const secret = 'whsec_a-secret-for-tests';
const event = testEvent(new Date('2026-05-01T12:00:00.000Z'));

const send = (url: string, ca?: string, timeoutMs = 2_000) =>
  sendWebhook({
    url,
    secret,
    event,
    version: '0.0.0',
    trust: createSecureContext({ ca }),
    now: () => new Date(),
    timeoutMs,
  });

test('an event arrives as the signed bytes with the headers of the specification', async () => {
  const seen: { headers: Record<string, unknown>; method: string | undefined; body: Buffer }[] = [];
  await using receiver = await httpsReceiver(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen.push({ headers: request.headers, method: request.method, body: Buffer.concat(chunks) });
    response.writeHead(204).end();
  });
  const outcome = await send(receiver.url, receiver.ca);
  expect(outcome).toMatchObject({ status: 'delivered', http_status: 204, reason: null });
  expect(seen).toHaveLength(1);
  const { headers, method, body } = seen[0]!;
  expect(method).toBe('POST');
  expect(JSON.parse(body.toString())).toEqual({
    event: 'test',
    note_id: 'test_1777636800000',
    status: 'test',
    created_at: '2026-05-01T12:00:00.000Z',
  });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'notegen/0.0.0' });
  const timestamp = String(headers['x-service-timestamp']);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
  expect(verify(secret, timestamp, body, String(headers['x-service-signature']))).toBe(true);
  expect(verify('whsec_other', timestamp, body, String(headers['x-service-signature']))).toBe(false);
});

test.each([
  [500, 'http_status'],
  [404, 'http_status'],
  [301, 'redirect_not_followed'],
  [307, 'redirect_not_followed'],
])('a receiver that answers %i is recorded as %s, and asked once', async (status, reason) => {
  let requests = 0;
  await using receiver = await httpsReceiver((_request, response) => {
    requests += 1;
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  expect(await send(receiver.url, receiver.ca)).toMatchObject({
    status: 'failed',
    http_status: status,
    reason,
  });
  expect(requests).toBe(1);
});

test('a receiver that never answers, or only byte by byte, is cut off at the time limit', async () => {
  await using silent = await httpsReceiver(() => {});
  expect(await send(silent.url, silent.ca, 300)).toMatchObject({ reason: 'timeout', http_status: null });
  await using dripping = await httpsReceiver((_request, response) => {
    const socket = response.socket!;
    const head = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';
    let at = 0;
    const timer = setInterval(() => socket.write(head[at++] ?? ''), 50);
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
  });
  expect(await send(dripping.url, dripping.ca, 400)).toMatchObject({ reason: 'timeout' });
});

test('a huge answer is not read', async () => {
  let sent = 0;
  await using receiver = await httpsReceiver((_request, response) => {
    response.writeHead(200).on('error', () => {});
    const chunk = Buffer.alloc(1 << 20);
    const pump = () => {
      while (!response.destroyed && sent < 2 ** 31) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', pump);
      }
    };
    pump();
  });
  expect(await send(receiver.url, receiver.ca)).toMatchObject({ status: 'delivered', http_status: 200 });
  expect(sent).toBeLessThan(2 ** 26);
});

test('a connection cut in the middle is recorded as reset', async () => {
  await using receiver = await httpsReceiver((request) => void request.socket.destroy());
  expect(await send(receiver.url, receiver.ca)).toMatchObject({ reason: 'connection_reset' });
});

test('certificates are always checked: self-signed, expired and wrong-host ones are refused', async () => {
  await using receiver = await httpsReceiver((_request, response) => void response.end());
  expect(await send(receiver.url)).toMatchObject({ reason: 'certificate_untrusted' });

  const old = await throwAwayCertificate({ now: new Date(Date.now() - 10 * 86_400_000), days: 1 });
  await using expired = await httpsReceiver((_request, response) => void response.end(), old);
  expect(await send(expired.url, old.cert)).toMatchObject({ reason: 'certificate_expired' });

  const other = await throwAwayCertificate({ now: new Date(), names: ['ehr.example'] });
  await using wrong = await httpsReceiver((_request, response) => void response.end(), other);
  const wrongHost = `https://localhost:${wrong.port}/`;
  expect(await send(wrongHost, other.cert)).toMatchObject({ reason: 'certificate_wrong_host' });
});

test('nobody listening, no such name and no TLS each have their own word', async () => {
  const server = createTcpServer((socket) => void socket.resume().end('hello')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({ reason: 'tls_failed' });
  await new Promise((resolve) => server.close(resolve));
  expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({ reason: 'connection_refused' });
  const nowhere = await send('https://no-such-name.invalid/');
  expect(nowhere.reason).toMatch(/^dns_(not_found|unavailable)$/);
});

test('nine seconds are waited for, eleven are not', { timeout: 30_000 }, async () => {
  const certificate = await throwAwayCertificate({ now: new Date() });
  const after = (ms: number) =>
    httpsReceiver((_request, response) => {
      setTimeout(() => response.end(), ms).unref();
    }, certificate);
  await using nine = await after(9_000);
  await using eleven = await after(11_000);
  const [inTime, late] = await Promise.all([
    send(nine.url, nine.ca, 10_000),
    send(eleven.url, eleven.ca, 10_000),
  ]);
  expect(inTime).toMatchObject({ status: 'delivered', http_status: 200 });
  expect(late).toMatchObject({ status: 'failed', reason: 'timeout' });
});
