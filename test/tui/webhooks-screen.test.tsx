import type { IncomingMessage, RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { openWebhookRoom } from '../../src/app/webhook-room.ts';
import { loadConfig } from '../../src/config/config.ts';
import { type WebhookActions, WebhooksScreen } from '../../src/tui/webhooks/webhooks-screen.tsx';
import { verify } from '../../src/webhooks/sign.ts';
import { httpsReceiver } from '../support/https-receiver.ts';
import { inkScreen } from '../support/ink-screen.tsx';
import { temporaryStore } from '../support/temporary-store.ts';
import { keys } from '../support/terminal.ts';

/** The screen's actions on a real store, sending to a real HTTPS receiver whose certificate is trusted. */
async function webhookRoom(listener: RequestListener = (_, response) => response.end()) {
  const [receiver, temporary] = await Promise.all([httpsReceiver(listener), temporaryStore()]);
  const { home, store, customerIds } = temporary;
  const [id = ''] = customerIds;
  const { writeFile } = await import('node:fs/promises');
  await writeFile(`${home}/ca.pem`, receiver.ca);
  const config = await loadConfig({ NOTEGEN_HOME: home, NOTEGEN_WEBHOOKS_CA_FILE: `${home}/ca.pem` });
  const { settings, sendTest, deliveries } = await openWebhookRoom({ config, store, clock: Date.now });
  const actions: WebhookActions = {
    show: () => settings.show(id),
    deliveries: () => deliveries(id, 20),
    setUrl: (url) => settings.save(id, { url, enabled: true }),
    setEnabled: (enabled) => settings.setEnabled(id, enabled),
    rotateSecret: () => settings.rotateSecret(id),
    sendTest: (signal) => sendTest(id, signal),
    now: Date.now,
  };
  return {
    actions,
    receiver,
    async [Symbol.asyncDispose]() {
      await receiver[Symbol.asyncDispose]();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('without an address every key says what comes first', async () => {
  await using room = await webhookRoom();
  using screen = inkScreen(<WebhooksScreen webhook={room.actions} account="Clinic" />);
  expect(screen.frame()).toContain('not set: press u');
  for (const key of ['o', 'r', 't']) {
    await screen.press(key);
    expect(screen.frame()).toContain('Set the address first: press u.');
    await screen.press('j');
  }
});

test('an address that can not be used is refused where it was typed, with what to do', async () => {
  await using room = await webhookRoom();
  using screen = inkScreen(<WebhooksScreen webhook={room.actions} account="Clinic" />);
  await screen.press('u', '\u0015', 'http://ehr.example/', keys.enter);
  expect(screen.frame()).toContain('It must begin with https://');
  expect(screen.frame()).toContain('> http://ehr.example/');
  expect(room.actions.show().url).toBeNull();
  await screen.press(keys.esc);
  expect(screen.frame()).not.toContain('It must begin with https://');
});

test('the secret is shown with the first address and at a rotation, and signs the test event', async () => {
  const seen: { body: Buffer; timestamp: string; signature: string }[] = [];
  await using room = await webhookRoom(async (request, response) => {
    const header = (name: string) => String(request.headers[name]);
    const body = await bodyOf(request);
    seen.push({ body, timestamp: header('x-service-timestamp'), signature: header('x-service-signature') });
    response.end();
  });
  using screen = inkScreen(<WebhooksScreen webhook={room.actions} account="Clinic" />);
  await screen.press('u', '\u0015', room.receiver.url, keys.enter);
  const [first = ''] = /whsec_[\w-]{43}/.exec(screen.frame()) ?? [];
  expect(first).not.toBe('');
  await screen.press('s');
  expect(screen.frame()).not.toContain(first);
  expect(screen.frame()).toContain('The address is saved.');
  await screen.press('r', 'y');
  const [second = ''] = /whsec_[\w-]{43}/.exec(screen.frame()) ?? [];
  await screen.press('c', 's', 't');
  expect(screen.copied).toEqual([second]);
  expect(await screen.until(/delivered with status 200 in \d+ ms/)).toMatch(
    /(?:just now|s ago) +delivered +200 +test/,
  );
  const { body, timestamp, signature } = seen[0]!;
  expect([first, second].map((secret) => verify(secret, timestamp, body, signature))).toEqual([false, true]);
});

test('a test that fails says why and what to do', async () => {
  await using room = await webhookRoom((_, response) => void response.writeHead(500).end('no'));
  room.actions.setUrl(room.receiver.url);
  using screen = inkScreen(<WebhooksScreen webhook={room.actions} account="Clinic" />);
  await screen.press('t');
  await screen.until(/failed with status 500 in \d+ ms: http_status\. The receiver answered/);
  await screen.press(keys.enter);
  expect(screen.frame()).toContain('Delivery');
  expect(screen.frame()).toContain('look into its log');
  await screen.press(keys.esc, 'u', '\u0015', 'https://127.0.0.1:1/', keys.enter, 't');
  await screen.until(/connection_refused\.\s+Nothing\s+listens\s+at\s+that\s+address/);
});

test('while a test event is under way the time runs, other keys work, and leaving cuts it off', async () => {
  await using room = await webhookRoom(() => {});
  room.actions.setUrl(room.receiver.url);
  const screen = inkScreen(<WebhooksScreen webhook={room.actions} account="Clinic" />);
  await screen.press('t');
  await screen.until(/sending… [1-9] s/);
  await screen.press('o');
  expect(screen.frame()).toContain('Events are off.');
  screen[Symbol.dispose]();
  await expect.poll(() => room.actions.deliveries()[0]?.reason, { timeout: 9000 }).toBe('interrupted');
});

test('events are turned off and on; how to verify them can be read to its end on a small screen', async () => {
  await using room = await webhookRoom();
  room.actions.setUrl(room.receiver.url);
  using screen = inkScreen(<WebhooksScreen webhook={room.actions} account="Clinic" />, {
    columns: 40,
    rows: 12,
  });
  await screen.press('o');
  expect([room.actions.show().enabled, screen.frame()]).toEqual([false, expect.stringContaining('off')]);
  await screen.press('o');
  expect(room.actions.show().enabled).toBe(true);
  await screen.press('v');
  expect(screen.frame()).toContain('more below');
  await screen.press(' ', ' ', ' ', ' ');
  expect(screen.frame()).toContain('to try it.');
  await screen.press('q');
  expect(screen.frame()).toContain('Address');
});
