import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpackBackup } from '../../../src/backup/read-backup.ts';
import { writeBackup } from '../../../src/backup/write-backup.ts';
import { type Caller, caller, codeOf } from '../../support/caller.ts';
import { notegen, notegenJson, temporaryHome } from '../../support/notegen.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { type Served, serve } from '../../support/served.ts';
import { noSpeechEngine, speechEnvironment } from '../../support/speech-engine.ts';
import { wavBytes } from '../../support/wav-bytes.ts';

let served: Served;
let key: string;
let call: Caller;
let session: Caller;
let paths: Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;
let own: string;
beforeAll(async () => {
  served = await serve([], {
    ...(noSpeechEngine ? {} : speechEnvironment),
    NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0',
  });
  ({ key } = await served.newKey());
  call = caller(served.url, key);
  const { token, customer_id } = await notegenJson<{ token: string; customer_id: string }>(served.home, [
    'sessions',
    'create',
  ]);
  session = caller(served.url, token);
  own = customer_id;
  ({ paths } = (await (await fetch(`${served.url}/openapi.json`)).json()) as { paths: typeof paths });
});
afterAll(() => served[Symbol.asyncDispose]());

const upwards = [
  '..',
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%5c%2e%2e%5cwindows%5cwin.ini',
  '....//....//etc/passwd',
  '%252e%252e%252fetc%252fpasswd',
  '/etc/passwd',
  'file:///etc/passwd',
  '..%00',
  '%00',
  '%c0%ae%c0%ae/',
  'notegen.db',
  '..%2fnotegen.db',
];

test('no name in any address leads to a file', async () => {
  let tried = 0;
  for (const path of Object.keys(paths).filter((one) => one.includes('{'))) {
    for (const name of upwards) {
      const filled = path.replace('{customer_id}', own).replaceAll(/\{\w+\}/g, () => name);
      // Sent as bytes: a client like fetch would tidy the address up.
      const bytes = `GET ${filled} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\n\r\n`;
      const [answer] = await rawRequest(served.url, bytes, false);
      expect(answer!.status, filled).toBeGreaterThanOrEqual(400);
      expect(answer!.status, filled).toBeLessThan(500);
      expect(answer!.body).not.toMatch(/root:|SQLite format|\[fonts\]/);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(50);
});

test.skipIf(noSpeechEngine)("a recording's file name leads nowhere and adds no header", async () => {
  const there = async () =>
    (await readdir(join(served.home, '..'))).filter((name) => name.includes('escaped'));
  for (const fileName of [
    '../../escaped.wav',
    '/tmp/escaped.wav',
    'C:\\escaped.wav',
    'a"\r\nX-Injected: 1\r\n\r\n.wav',
    '\0',
  ]) {
    const body = Buffer.concat([
      Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="specialty"\r\n\r\nphysician\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: audio/wav\r\n\r\n`,
      ),
      wavBytes(32_000, () => 0),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const response = await fetch(`${served.url}/v1/audio`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'multipart/form-data; boundary=b' },
      body: new Uint8Array(body),
    });
    expect([202, 415, 422]).toContain(response.status);
    expect(response.headers.get('x-injected')).toBeNull();
    expect(await response.text()).not.toContain('escaped');
  }
  expect(await there()).toEqual([]);
  for (const name of await readdir(join(served.home, 'recordings')))
    expect(name).toMatch(/^[0-9a-f-]{36}\.\w+$/);
});

test('models are named by their names; a name that climbs is none', { timeout: 120_000 }, async () => {
  for (const [command, name] of [
    ['pull', '../../etc/passwd'],
    ['pull', 'constructor'],
    ['rm', '../notegen.db'],
    ['rm', '__proto__'],
    ['verify', '..'],
    ['path', 'a/../../b'],
  ] as const) {
    const outcome = await notegen(served.home, ['models', command, name, '--json']);
    expect([command, name, outcome.code]).toEqual([command, name, 1]);
  }
  await using home = await temporaryHome();
  const file = join(home.path, 'file.gguf');
  await writeFile(file, 'GGUF');
  for (const name of ['../x', '.hidden', '__proto__']) {
    const outcome = await notegen(home.path, ['models', 'add', file, '--name', name, '--json']);
    expect(outcome.code).toBe(1);
  }
});

test('a backup brings files of these names and no others', { timeout: 120_000 }, async () => {
  await using outside = await temporaryHome();
  const [file, inside] = [join(outside.path, 'hostile.backup'), join(outside.path, 'home')];
  await mkdir(inside);
  const passphrase = 'correct horse battery';
  const { signal } = new AbortController();
  for (const name of ['../escaped', '/tmp/notegen-escaped', 'recordings/../../escaped', '__proto__']) {
    await writeBackup(file, passphrase, [{ name, content: Buffer.from('x') }], { signal });
    await expect(unpackBackup(file, passphrase, inside, { signal })).rejects.toMatchObject({
      code: 'backup_unreadable',
    });
    await rm(file);
    expect([await readdir(outside.path), await readdir(inside)]).toEqual([['home'], []]);
  }
});

test('line breaks in an address or a header become no header of the answer', async () => {
  const broken = 'a%0d%0aX-Injected:%201%0d%0a%0d%0a<html>';
  const lines = [
    `GET /${broken} HTTP/1.1`,
    `GET /errors/${broken} HTTP/1.1`,
    `GET /v1/notes?cursor=${broken} HTTP/1.1`,
    `GET /v1/notes/${broken}/export?format=${broken} HTTP/1.1`,
    `OPTIONS /v1/note?${broken} HTTP/1.1\r\nOrigin: http://a${broken}`,
    `GET /healthz HTTP/1.1\r\nX-Request-Id: ${broken}`,
    `GET /healthz HTTP/1.1\r\nX-Request-Id: \u00e9\u0085X-Injected: 1`,
    `POST /v1/note HTTP/1.1\r\nIdempotency-Key: ${broken}\r\nContent-Length: 0`,
  ];
  for (const line of lines) {
    const bytes = Buffer.from(
      `${line}\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\n\r\n`,
      'latin1',
    );
    const [answer] = await rawRequest(served.url, bytes, false);
    expect(answer!.headers.has('x-injected')).toBe(false);
    expect(answer!.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect([...answer!.headers.values()].join()).not.toMatch(/injected/i);
  }
});

const polluting = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"__proto__":null}',
  '{"encounter":{"__proto__":{"polluted":1}},"transcript":"a b","specialty":"physician"}',
  '{"name":"x","__proto__":{"key_id":"1"}}',
  '{"url":"https://a.example/","enabled":true,"constructor":{"polluted":1}}',
];

test('what every object has is no field of a body, a query or the settings', async () => {
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(item)) {
      const by = path.startsWith('/dashboard') ? session : call;
      const filled = path.replace('{customer_id}', own);
      if (requestBody?.content['application/json'] !== undefined) {
        for (const body of polluting)
          expect((await by(method.toUpperCase(), filled, body)).status, `${method} ${path}`).toBe(422);
      }
    }
  }
  for (const query of [
    '__proto__=1',
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    'constructor=1',
    'toString=1',
  ])
    expect(await codeOf(await call('GET', `/v1/notes?${query}`))).toEqual([422, 'invalid_input']);
  // A property that all objects share would show up in the next body that is checked for fields it doesn't know.
  expect(
    (await call('POST', '/v1/note', { transcript: 'Patient: I have a cough.', specialty: 'physician' }))
      .status,
  ).toBe(200);
  for (const content of polluting.slice(0, 2)) {
    await using home = await temporaryHome();
    await writeFile(join(home.path, 'config.json'), content);
    const outcome = await notegen(home.path, ['config', 'list', '--json']);
    expect([outcome.code, JSON.parse(outcome.stderr).code]).toEqual([1, 'config_invalid']);
  }
  for (const name of ['__proto__', '__proto__.x', 'constructor', 'toString'])
    expect((await notegen(served.home, ['config', 'set', name, '1', '--json'])).code).not.toBe(0);
});

test('words that every object has are words like any other in a visit', async () => {
  const words = [
    'constructor',
    '__proto__',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'prototype',
    'isPrototypeOf',
  ];
  const transcript = words
    .map(
      (word) =>
        `Doctor: What about the ${word}?\nPatient: I have ${word} pain and a ${word}, I take ${word} 20 ${word} twice a day.\nDoctor: You have ${word}. We will start ${word} for the ${word}. Blood pressure ${word}.`,
    )
    .join('\n');
  const response = await call('POST', '/v1/note', { transcript, specialty: 'physician' });
  expect(response.status).toBe(200);
  const { transcript: _said, ...note } = (await response.json()) as Record<string, unknown>;
  expect(JSON.stringify(note)).not.toMatch(/native code|\[object|function |NaN|undefined/);
});

test('no page repeats what it was asked with, and none may run a script', async () => {
  const script = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
  const asked = encodeURIComponent(script);
  const addresses = [
    `/errors/${asked}`,
    `/errors/not_found?${asked}`,
    `/errors?code=${asked}`,
    `/docs?${asked}`,
    `/docs/${asked}`,
    `/openapi.json?${asked}`,
    `/${asked}`,
    `/v1/notes?${asked}=${asked}`,
    `/v1/notes/${asked}`,
  ];
  for (const address of addresses) {
    const response = await call('GET', address, undefined, {
      'x-request-id': script,
      referer: `https://a/${asked}`,
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    if (type.startsWith('text/html')) expect(text).not.toMatch(/alert\(1\)|<script|onerror|javascript:/);
    else expect(type).toMatch(/^application\/(problem\+)?json/);
  }
  const field = await call('POST', '/v1/note', { [script]: 1 });
  expect(field.headers.get('content-type')).toMatch(/^application\/problem\+json/);
});
