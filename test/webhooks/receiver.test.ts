import { createSecureContext } from 'node:tls';
import { expect, test } from 'vitest';
import { testEvent } from '../../src/webhooks/event.ts';
import { type ReceivedEvent, startReceiver } from '../../src/webhooks/receiver.ts';
import { sendWebhook } from '../../src/webhooks/send.ts';
import { throwAwayCertificate } from '../../src/webhooks/throw-away-certificate.ts';

test("the developer's receiver tells verified events from forged, stale and unsigned ones", async () => {
  const certificate = await throwAwayCertificate({ now: new Date() });
  const events: ReceivedEvent[] = [];
  let secret: string | null = 'whsec_right';
  await using receiver = await startReceiver({
    host: '127.0.0.1',
    port: 0,
    certificate,
    secret: () => secret,
    now: () => new Date(),
    onEvent: (event) => events.push(event),
  });
  const send = (key: string, now = new Date()) =>
    sendWebhook({
      url: `https://localhost:${receiver.port}/`,
      secret: key,
      event: testEvent(now),
      version: '0',
      trust: createSecureContext({ ca: certificate.cert }),
      now: () => now,
    });
  expect(await send('whsec_right')).toMatchObject({ status: 'delivered' });
  expect(await send('whsec_wrong')).toMatchObject({ status: 'failed', http_status: 401 });
  expect(await send('whsec_right', new Date(Date.now() - 3_600_000))).toMatchObject({ http_status: 401 });
  secret = null;
  expect(await send('whsec_right')).toMatchObject({ http_status: 401 });
  expect(events.map(({ verdict, event }) => [verdict, event])).toEqual([
    ['verified', 'test'],
    ['bad_signature', 'test'],
    ['stale_timestamp', 'test'],
    ['no_secret', 'test'],
  ]);
});
