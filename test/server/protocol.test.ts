import { request } from 'node:http';
import { connect } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCatalogue } from '../../src/errors.ts';
import { noteRequestSchema, noteSchema } from '../../src/note/note.ts';
import { exampleNote, exampleProblem, exampleRequest } from '../../src/server/examples.ts';
import { problemSchema } from '../../src/server/problem.ts';
import { type Caller, caller, codeOf } from '../support/caller.ts';
import { type Served, serve } from '../support/served.ts';

let served: Served;
let call: Caller;
let key: string;
let anybody: Caller;
beforeAll(async () => {
  served = await serve([], { NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0' });
  ({ key } = await served.newKey());
  call = caller(served.url, key);
  anybody = caller(served.url, null);
});
afterAll(() => served[Symbol.asyncDispose]());

const visit = { transcript: 'Doctor: What is wrong?\nPatient: I have a cough.', specialty: 'physician' };

/** A request byte for byte; resolves with all that comes back. */
function raw(text: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1', () => socket.end(text));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(answer)).on('close', () => resolve(answer));
  });
}

test('all faults of a body are told at once, and nothing of what was sent', async () => {
  const response = await call('POST', '/v1/note', {
    transcript: 'secret words '.repeat(40_000),
    specialty: 'secret words',
    language: 'secret words',
    encounter: { patient: { age: 'secret words', shoe: 1 }, date: 'secret words' },
    engine: 'secret words',
    extra: 'secret words',
  });
  expect(response.status).toBe(422);
  const text = await response.text();
  const { errors } = JSON.parse(text) as { errors: { path: string }[] };
  expect(errors.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'transcript',
      'specialty',
      'language',
      'encounter.patient.age',
      'encounter.patient.shoe',
      'encounter.date',
      'engine',
      'extra',
    ]),
  );
  expect(text).not.toContain('secret words');
});

test('a field called __proto__ is an unknown field like any other', async () => {
  const response = await call(
    'POST',
    '/v1/note',
    '{"transcript":"a","specialty":"physician","__proto__":{"x":1}}',
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [{ path: '__proto__', message: 'is not a known field' }],
  });
});

test.each([
  ['malformed JSON', '{"transcript": ', 'application/json', 400, 'json_malformed'],
  ['an empty body', '', 'application/json', 400, 'json_malformed'],
  ['JSON that is no object', '[1]', 'application/json', 422, 'invalid_input'],
  ['another type', 'transcript=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
  ['another charset', '{}', 'application/json; charset=utf-16', 415, 'unsupported_media_type'],
  ['a body over 2 MB', `"${'x'.repeat(2_000_001)}"`, 'application/json', 413, 'payload_too_large'],
  ['a deep nest', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'application/json', 422, 'invalid_input'],
])('%s is answered as it should be', async (_, body, type, status, code) => {
  expect(await codeOf(await call('POST', '/v1/note', body, { 'content-type': type }))).toEqual([
    status,
    code,
  ]);
});

test('a body without a type, one that is compressed and one in broken UTF-8 are refused', async () => {
  const send = (headers: Record<string, string>, body: Uint8Array) =>
    new Promise<number>((resolve) => {
      const { hostname, port } = new URL(served.url);
      const all = { authorization: `Bearer ${key}`, ...headers };
      const sent = request({ hostname, port, method: 'POST', path: '/v1/note', headers: all }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sent.end(body);
    });
  const json = { 'content-type': 'application/json' };
  expect(await send({}, Buffer.from('{}'))).toBe(415);
  expect(await send({ ...json, 'content-encoding': 'gzip' }, Buffer.from([31, 139]))).toBe(415);
  expect(await send(json, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toBe(400);
});

test('the wrong method is 405 with the right ones; an unknown address is 404', async () => {
  const response = await call('PATCH', '/v1/note');
  expect([response.headers.get('allow'), ...(await codeOf(response))]).toEqual([
    'POST, OPTIONS',
    405,
    'method_not_allowed',
  ]);
  const options = await anybody('OPTIONS', '/v1/notes/x');
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS']);
  for (const path of [
    '/',
    '/v1',
    '/v2/note',
    '/v1/note/',
    '/V1/note',
    '/v1/notes/x/y',
    '/.env',
    '/__proto__',
  ]) {
    expect(await codeOf(await call('GET', path))).toEqual([404, 'not_found']);
  }
  const head = await anybody('HEAD', '/healthz');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('an answer that the client does not take is 406', async () => {
  const fresh = caller(served.url, (await served.newKey()).key);
  expect(await codeOf(await fresh('POST', '/v1/note', visit, { accept: 'text/html' }))).toEqual([
    406,
    'not_acceptable',
  ]);
  for (const accept of ['application/*', 'text/html, */*;q=0.1', 'APPLICATION/JSON', '']) {
    expect((await call('GET', '/v1/notes', undefined, { accept })).status).toBe(200);
  }
  expect(
    (await call('GET', '/v1/notes', undefined, { accept: 'application/json;q=0, text/html' })).status,
  ).toBe(406);
});

test.each([
  'evil.example',
  'evil.example:4180',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  '[::1].evil.example',
])('a request for the host %s is refused', async (host) => {
  expect(await raw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 4(21|00) /,
  );
});

test.each(['localhost', 'LOCALHOST:1', '127.0.0.1:99', '[::1]'])(
  'a request for the host %s is answered',
  async (host) => {
    expect(await raw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 200 /,
    );
  },
);

test.each([
  ['what is no HTTP', 'GARBAGE\r\n\r\n', 400, 'request_malformed'],
  [
    '64 KB of headers',
    `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  [
    'a length that is none',
    'POST /v1/note HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
    400,
    'request_malformed',
  ],
  [
    'two lengths',
    'POST /v1/note HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'request_malformed',
  ],
])('%s is answered with a problem document', async (_, text, status, code) => {
  const answer = await raw(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}/i);
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code, status });
});

test('every response names its request, says nothing of the server and can not be misused by a page', async () => {
  for (const response of [
    await anybody('GET', '/healthz'),
    await anybody('GET', '/nothing'),
    await anybody('GET', '/docs'),
  ]) {
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('server')).toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(
    (await anybody('GET', '/healthz', undefined, { 'x-request-id': 'my-id.1' })).headers.get('x-request-id'),
  ).toBe('my-id.1');
  const forged = await anybody('GET', '/healthz', undefined, { 'x-request-id': '<script>' });
  expect(forged.headers.get('x-request-id')).not.toContain('<');
  const preflight = await anybody('OPTIONS', '/v1/note', undefined, { origin: 'https://evil.example' });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

test('the API description is valid OpenAPI 3.1', async () => {
  const description = (await (await anybody('GET', '/openapi.json')).json()) as Record<string, unknown>;
  const outcome = await new Validator().validate(description);
  expect(outcome.errors ?? []).toEqual([]);
  expect(outcome.valid).toBe(true);
});

test('the help page of every error is there; the API page needs nothing from elsewhere', async () => {
  for (const code of Object.keys(errorCatalogue)) {
    const page = await anybody('GET', `/errors/${code}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(code)]);
  }
  expect(await codeOf(await anybody('GET', '/errors/%3Cscript%3E'))).toEqual([404, 'not_found']);
  const docs = await (await anybody('GET', '/docs')).text();
  expect(docs).toContain('/v1/stream/note');
  expect(docs).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
});

test('metrics are off unless they are asked for', async () => {
  expect(await codeOf(await anybody('GET', '/metrics'))).toEqual([404, 'not_found']);
});

test('ten notes at once are allowed, the eleventh waits; other keys and other requests are not held up', async () => {
  await using limitedServer = await serve();
  const fresh = caller(limitedServer.url, (await limitedServer.newKey()).key);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => fresh('POST', '/v1/note', { specialty: 1 })),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(10);
  expect(limited[0]!.headers.get('ratelimit-limit')).toBe('60');
  expect(limited[0]!.headers.get('ratelimit-remaining')).toBe('0');
  expect(Number(limited[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await codeOf(limited[0]!)).toEqual([429, 'rate_limited']);
  expect((await fresh('GET', '/v1/notes')).status).toBe(200);
});

test('the examples of the API description are what they are examples of', () => {
  expect(noteSchema.safeParse(exampleNote).error).toBeUndefined();
  expect(noteRequestSchema.safeParse(exampleRequest).error).toBeUndefined();
  expect(problemSchema.safeParse(exampleProblem).error).toBeUndefined();
});
