import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import { expect, test, vi } from 'vitest';
import type { Note } from '../../src/note/note.ts';
import { owedDelivery } from '../../src/webhooks/deliveries.ts';
import { createDispatcher } from '../../src/webhooks/dispatcher.ts';
import { sendWebhook } from '../../src/webhooks/send.ts';
import { createWebhookSettings } from '../../src/webhooks/settings.ts';
import { newSigningSecret } from '../../src/webhooks/sign.ts';
import { throwAwayCertificate } from '../../src/webhooks/throw-away-certificate.ts';
import { exampleNote } from '../support/example-note.ts';
import { httpsReceiver } from '../support/https-receiver.ts';
import { temporaryStore } from '../support/temporary-store.ts';

type Temporary = Awaited<ReturnType<typeof temporaryStore>>;

function dispatcherOn({ store }: Temporary, options: { ca?: string; note?: Note | null } = {}) {
  return createDispatcher({
    deliveries: store.deliveries,
    webhooks: store.webhooks,
    noteOf: () => options.note ?? null,
    send: (what) =>
      sendWebhook({
        ...what,
        version: '0',
        trust: createSecureContext({ ca: options.ca }),
        now: () => new Date(),
      }),
    now: () => Date.now(),
    onError: (error) => {
      throw error;
    },
  });
}

function setUp({ store }: Temporary, customer: string, url: string, enabled = true) {
  const settings = createWebhookSettings({
    table: store.webhooks,
    now: () => Date.now(),
    newSecret: () => newSigningSecret(),
  });
  return settings.save(customer, { url, enabled });
}

function owe(
  { store }: Temporary,
  customer_id: string,
  event: 'note.generated' | 'note.failed',
  noteId: string,
) {
  const delivery_id = randomUUID();
  const created_at = Date.now();
  store.deliveries.insert(owedDelivery({ delivery_id, customer_id, event, note_id: noteId, created_at }));
}

const outcomes = (temporary: Temporary, customer: string) =>
  temporary.store.deliveries.list(customer, 100).map(({ status, reason }) => [status, reason]);

test('a generated note is sent with exactly the fields of the specification', async () => {
  await using temporary = await temporaryStore();
  const [customer] = temporary.customerIds as [string];
  const bodies: string[] = [];
  await using receiver = await httpsReceiver(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    response.end();
  });
  setUp(temporary, customer, receiver.url);
  const note = exampleNote();
  owe(temporary, customer, 'note.generated', note.noteId);
  await using dispatcher = dispatcherOn(temporary, { ca: receiver.ca, note });
  dispatcher.start();
  await vi.waitFor(() => expect(outcomes(temporary, customer)).toEqual([['delivered', null]]));
  expect(bodies).toHaveLength(1);
  const event = JSON.parse(bodies[0]!);
  expect(Object.keys(event)).toEqual(['event', 'note_id', 'status', 'created_at', 'data']);
  expect(event).toMatchObject({ event: 'note.generated', note_id: note.noteId, status: 'completed' });
  expect(Object.keys(event.data)).toEqual([
    'noteId',
    'subjective',
    'objective',
    'assessment',
    'plan',
    'transcript',
    'billing_codes',
    'patient_summary',
    'expires_at',
  ]);
  expect(event.data.billing_codes).toEqual({
    icd10: [{ code: 'J20.9', description: 'Acute bronchitis, unspecified' }],
    cpt: [{ code: '99213', description: 'Office visit' }],
  });
});

test('a failed note is announced without data, and a failed delivery is not tried again', async () => {
  await using temporary = await temporaryStore();
  const [customer] = temporary.customerIds as [string];
  const bodies: string[] = [];
  await using receiver = await httpsReceiver(async (request, response) => {
    for await (const chunk of request) bodies.push(String(chunk));
    response.writeHead(500).end();
  });
  setUp(temporary, customer, receiver.url);
  owe(temporary, customer, 'note.failed', 'n-1');
  await using dispatcher = dispatcherOn(temporary, { ca: receiver.ca });
  dispatcher.start();
  await vi.waitFor(() => expect(outcomes(temporary, customer)).toEqual([['failed', 'http_status']]));
  dispatcher.wake();
  await pause(50);
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    { event: 'note.failed', note_id: 'n-1', status: 'failed', created_at: expect.any(String) },
  ]);
});

test('an attempt that an earlier process left under way becomes unknown and is not sent; a pending one is', async () => {
  await using temporary = await temporaryStore();
  const [customer] = temporary.customerIds as [string];
  let requests = 0;
  await using receiver = await httpsReceiver((_request, response) => {
    requests += 1;
    response.end();
  });
  setUp(temporary, customer, receiver.url);
  owe(temporary, customer, 'note.failed', 'n-1');
  temporary.store.deliveries.claim([], Date.now());
  owe(temporary, customer, 'note.failed', 'n-2');
  await using dispatcher = dispatcherOn(temporary, { ca: receiver.ca });
  dispatcher.start();
  await vi.waitFor(() =>
    expect(outcomes(temporary, customer)).toEqual([
      ['delivered', null],
      ['unknown', 'interrupted'],
    ]),
  );
  expect(requests).toBe(1);
});

test('every outcome has its record also where there is nobody to tell', async () => {
  await using temporary = await temporaryStore(3);
  const [none, off, gone] = temporary.customerIds as [string, string, string];
  setUp(temporary, off, 'https://127.0.0.1:9/', false);
  setUp(temporary, gone, 'https://127.0.0.1:9/');
  owe(temporary, none, 'note.failed', 'n-1');
  owe(temporary, off, 'note.failed', 'n-2');
  owe(temporary, gone, 'note.generated', 'n-3');
  await using dispatcher = dispatcherOn(temporary);
  dispatcher.start();
  await vi.waitFor(() => {
    expect(outcomes(temporary, none)).toEqual([['skipped', 'webhook_not_configured']]);
    expect(outcomes(temporary, off)).toEqual([['skipped', 'webhook_disabled']]);
    expect(outcomes(temporary, gone)).toEqual([['skipped', 'note_gone']]);
  });
});

test("a receiver that never answers does not hold up another customer's events", async () => {
  await using temporary = await temporaryStore(2);
  const [slow, quick] = temporary.customerIds as [string, string];
  const certificate = await throwAwayCertificate({ now: new Date() });
  await using hanging = await httpsReceiver(() => {}, certificate);
  await using answering = await httpsReceiver((_request, response) => void response.end(), certificate);
  setUp(temporary, slow, hanging.url);
  setUp(temporary, quick, answering.url);
  for (let n = 0; n < 40; n += 1) owe(temporary, slow, 'note.failed', `slow-${n}`);
  owe(temporary, quick, 'note.failed', 'quick-1');
  const dispatcher = dispatcherOn(temporary, { ca: certificate.cert });
  dispatcher.start();
  await vi.waitFor(() => expect(outcomes(temporary, quick)).toEqual([['delivered', null]]));
  expect(outcomes(temporary, slow).filter(([status]) => status === 'sending')).toHaveLength(4);
  await dispatcher[Symbol.asyncDispose](50);
  expect(outcomes(temporary, slow).filter(([status]) => status === 'sending')).toHaveLength(4);
});

test('the secret is shown on the first save and on rotation only, and the old one is dead at once', async () => {
  await using temporary = await temporaryStore();
  const [customer] = temporary.customerIds as [string];
  const first = setUp(temporary, customer, 'https://ehr.example/hooks');
  expect(first.secret).toMatch(/^whsec_[\w-]{43}$/);
  const again = setUp(temporary, customer, 'https://ehr.example/other', false);
  expect(again).toEqual({ url: 'https://ehr.example/other', enabled: false, updated_at: expect.any(String) });
  expect(temporary.store.webhooks.get(customer)?.secret).toBe(first.secret);
  const settings = createWebhookSettings({
    table: temporary.store.webhooks,
    now: () => Date.now(),
    newSecret: () => newSigningSecret(),
  });
  const rotated = settings.rotateSecret(customer);
  expect(rotated.secret).not.toBe(first.secret);
  expect(temporary.store.webhooks.get(customer)?.secret).toBe(rotated.secret);
  expect(settings.show(customer)).not.toHaveProperty('secret');
});
