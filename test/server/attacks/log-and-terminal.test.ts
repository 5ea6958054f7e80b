import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, caller } from '../../support/caller.ts';
import { notegen, notegenJson } from '../../support/notegen.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { type Served, serve } from '../../support/served.ts';

/** A line of the log that never was, a cleared screen, a title that is set, text that runs backwards. */
const forged = 'ok\r\n{"level":50,"event":"forged"}\u001b[2J\u001b]0;title\u0007\u009b31m\u2028\u202egnp.exe';
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal obeys
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

let served: Served;
let call: Caller;
let session: Caller;
let own: string;
beforeAll(async () => {
  served = await serve();
  call = caller(served.url, (await served.newKey()).key);
  const made = await notegenJson<{ token: string; customer_id: string }>(served.home, ['sessions', 'create']);
  session = caller(served.url, made.token);
  own = `/dashboard/customers/${made.customer_id}`;
});
afterAll(() => served[Symbol.asyncDispose]());

test('nothing that is sent forges a line of the log or reaches the terminal that shows it', async () => {
  const address = encodeURIComponent(forged);
  await session('POST', `${own}/api-keys`, { name: forged });
  await session('PUT', `${own}/webhook`, { url: `https://a.example/${forged}` });
  await call('POST', '/v1/note', {
    transcript: `Patient: I have a cough ${forged}`,
    specialty: forged,
    [forged]: 1,
  });
  await call('POST', '/v1/note', { transcript: `Patient: I have a cough ${forged}`, specialty: 'physician' });
  for (const path of [
    `/${address}`,
    `/v1/notes/${address}`,
    `/v1/notes?${address}=1`,
    `/errors/${address}`,
  ]) {
    await call('GET', path);
  }
  for (const line of [
    `GET / HTTP/1.1\r\nX-Request-Id: a\u001b[2J`,
    `GET / HTTP/1.1\r\nUser-Agent: \u009b2J\r\nHost: a\u001b[2J`,
    `FORGED\u001b[2J / HTTP/1.1`,
    `GET /\u001b[2J HTTP/1.1`,
  ]) {
    await rawRequest(served.url, Buffer.from(`${line}\r\nHost: localhost\r\n\r\n`, 'latin1'));
  }
  await call('GET', '/healthz', undefined, { 'x-request-id': 'last-one' });
  await expect.poll(() => served.log(), { timeout: 10_000 }).toContain('last-one');
  const log = served.log();
  expect(log).not.toMatch(controls);
  expect(log).not.toMatch(/forged|title|cough/i);
  for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
});

test('a name that holds orders for the terminal is listed without them', async () => {
  await notegenJson(served.home, [
    'customers',
    'create',
    '--name',
    forged.replaceAll('\0', ''),
    '--email',
    'other@clinic.example',
  ]);
  const lists = [
    await notegen(served.home, ['keys', 'list', '--customer', 'clinic@localhost']),
    await notegen(served.home, ['customers', 'list']),
    await notegen(served.home, ['webhooks', 'show', '--customer', 'clinic@localhost']),
    await notegen(served.home, ['models', 'pull', forged]),
    await notegen(served.home, ['note', 'show', forged]),
    await notegen(served.home, ['config', 'set', forged, forged]),
    await notegen(served.home, ['note', 'generate', `/nowhere/${forged}`]),
    await notegen(served.home, ['codes', 'show', forged]),
    await notegen(served.home, [forged]),
  ];
  for (const { stdout, stderr } of lists) {
    expect(stdout).not.toMatch(controls);
    expect(stderr).not.toMatch(controls);
    expect(`${stdout}\n${stderr}`).not.toMatch(/^\{"level":50/m);
  }
});
