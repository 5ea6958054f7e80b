import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verify } from '../../src/webhooks/sign.ts';
import { httpsReceiver } from '../support/https-receiver.ts';
import { notegenJson, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';

interface Settings {
  url: string | null;
  enabled: boolean;
  secret?: string;
}

test('a webhook is set, tested, rotated and listed over the dashboard API', async () => {
  const received: { signature: string; timestamp: string; body: Buffer }[] = [];
  await using receiver = await httpsReceiver(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { 'x-service-signature': signature, 'x-service-timestamp': timestamp } = request.headers;
    received.push({
      signature: String(signature),
      timestamp: String(timestamp),
      body: Buffer.concat(chunks),
    });
    response.end();
  });
  await using home = await temporaryHome();
  const caFile = join(home.path, 'clinic-ca.pem');
  await writeFile(caFile, receiver.ca);
  await using served = await serveIn(home.path, [], { NOTEGEN_WEBHOOKS_CA_FILE: caFile });
  const session = await notegenJson<{ token: string; customer_id: string }>(home.path, [
    'sessions',
    'create',
  ]);
  const base = `${served.url}/dashboard/customers/${session.customer_id}/webhook`;
  const call = async <T>(method: string, path = '', body?: object): Promise<{ status: number; json: T }> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as T };
  };

  expect((await call('GET')).json).toEqual({ url: null, enabled: false, updated_at: null });
  expect(await call('POST', '/test')).toMatchObject({
    status: 409,
    json: { code: 'webhook_not_configured' },
  });
  for (const url of ['http://ehr.example/', 'https://169.254.169.254/', 'https://me:pw@ehr.example/', 'x']) {
    expect(await call('PUT', '', { url })).toMatchObject({
      status: 422,
      json: { code: 'webhook_url_refused' },
    });
  }
  expect(await call('PUT', '', { url: 7, colour: 'red' })).toMatchObject({
    status: 422,
    json: { errors: expect.arrayContaining([expect.objectContaining({ path: 'colour' })]) },
  });

  const first = (await call<Settings>('PUT', '', { url: receiver.url, enabled: true })).json;
  expect(first.secret).toMatch(/^whsec_/);
  expect((await call<Settings>('GET')).json).not.toHaveProperty('secret');
  expect((await call('POST', '/test')).json).toMatchObject({ status: 'delivered', http_status: 200 });
  const rotated = (await call<Settings>('POST', '/rotate-secret')).json;
  expect((await call('POST', '/test')).json).toMatchObject({ event: 'test', status: 'delivered' });
  const signedWith = (secret: string | undefined) =>
    received.map(({ signature, timestamp, body }) => verify(secret ?? '', timestamp, body, signature));
  expect(signedWith(first.secret)).toEqual([true, false]);
  expect(signedWith(rotated.secret)).toEqual([false, true]);

  const { items } = (await call<{ items: Record<string, unknown>[] }>('GET', '/deliveries')).json;
  expect(items.map(({ event, status }) => [event, status])).toEqual([
    ['test', 'delivered'],
    ['test', 'delivered'],
  ]);
  expect(await call('GET', '/deliveries?limit=1&statsu=failed')).toMatchObject({
    status: 422,
    json: { errors: [{ path: 'query.limit' }, { path: 'query.statsu' }] },
  });
  expect(Object.keys(items[0]!)).not.toContain('customer_id');
  expect(served.log()).not.toContain('whsec_');
});
