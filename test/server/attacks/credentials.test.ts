import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mintApiKey } from '../../../src/accounts/api-key-text.ts';
import { caller } from '../../support/caller.ts';
import { notegen, notegenJson } from '../../support/notegen.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { type Served, serve } from '../../support/served.ts';
import { sessionKey } from '../../support/session-key.ts';

let served: Served;
let elsewhere: Served;
let session: { token: string; customer_id: string };
let secret: Buffer;
let key: string;
let keyId: string;
beforeAll(async () => {
  [served, elsewhere] = await Promise.all([serve(), serve()]);
  session = await sessionOf(served);
  secret = Buffer.from(await sessionKey(served.home));
  ({ key, key_id: keyId } = await served.newKey());
});
afterAll(async () => {
  await served[Symbol.asyncDispose]();
  await elsewhere[Symbol.asyncDispose]();
});

const sessionOf = ({ home }: Served) =>
  notegenJson<{ token: string; customer_id: string }>(home, ['sessions', 'create']);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

function token(header: object, claims: object, signedWith: string | Buffer, hash = 'sha256'): string {
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac(hash, signedWith).update(signed).digest('base64url')}`;
}
const claims = (changes: object = {}) => ({
  sub: session.customer_id,
  jti: 'forged',
  iat: seconds(0),
  exp: seconds(3600),
  iss: 'notegen',
  aud: 'dashboard',
  ...changes,
});
const hs256 = { alg: 'HS256' };

/** Status and problem of a request with that Authorization header, sent byte for byte. */
async function answer(path: string, authorization: string): Promise<{ status: number; problem: string }> {
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
  const bytes = Buffer.from(`${head}Authorization: ${authorization}\r\n\r\n`, 'latin1');
  const [first] = await rawRequest(served.url, bytes, false);
  const { request_id: _id, ...problem } = JSON.parse(first!.body || '{}') as Record<string, unknown>;
  return { status: first!.status, problem: JSON.stringify(problem) };
}
const keysPath = () => `/dashboard/customers/${session.customer_id}/api-keys`;

/** All of them are 401 with the very same words. */
async function allRefused(path: string, credentials: readonly string[]): Promise<void> {
  const words = new Set<string>();
  for (const credential of credentials) {
    const { status, problem } = await answer(path, credential);
    expect([credential, status]).toEqual([credential, 401]);
    words.add(problem);
  }
  expect(words.size).toBe(1);
}

test('the token these forgeries are made from would be good', async () => {
  expect((await answer(keysPath(), `Bearer ${token(hs256, claims(), secret)}`)).status).toBe(200);
  expect((await answer(keysPath(), `Bearer ${session.token}`)).status).toBe(200);
});

test('a token that is not signed, or not by us in our way, is refused', async () => {
  const [head, body, signature] = session.token.split('.') as [string, string, string];
  const foreign = await sessionOf(elsewhere);
  const theirs = Buffer.from(await sessionKey(elsewhere.home));
  const fileAlone = await readFile(join(served.home, 'session-secret'));
  const unsigned = ['none', 'None', 'NONE', 'nOnE', '', null].map(
    (alg) => `${part({ alg })}.${part(claims())}.`,
  );
  const publicKey = { kty: 'oct', k: Buffer.alloc(32).toString('base64url') };
  const named = [
    { kid: '../../../../dev/null' },
    { kid: "' UNION SELECT 'x" },
    { jwk: publicKey },
    { jku: 'https://evil.example/keys' },
    { x5u: 'https://evil.example/certificate' },
    { x5c: ['MIIB'] },
  ];
  await allRefused(
    keysPath(),
    [
      foreign.token,
      token(hs256, claims(), theirs),
      token(hs256, claims(), fileAlone),
      ...unsigned,
      ...unsigned.map((text) => `${text}${signature}`),
      `${head}.${body}`,
      `${head}.${body}.`,
      `${head}.${part(claims({ jti: 'changed' }))}.${signature}`,
      `${part({ alg: 'HS384' })}.${body}.${signature}`,
      token({ alg: 'HS384' }, claims(), secret, 'sha384'),
      token({ alg: 'HS512' }, claims(), secret, 'sha512'),
      token({ alg: 'RS256' }, claims(), secret),
      token({ alg: ['HS256'] }, claims(), secret),
      token({ typ: 'JWT' }, claims(), secret),
      token({ ...hs256, crit: ['exp'], exp: 1 }, claims(), secret),
      token({ ...hs256, crit: ['b64'], b64: false }, claims(), secret),
      ...['', '\0', 'secret', secret.toString('hex'), secret.toString('base64'), 'notegen'].map((guess) =>
        token(hs256, claims(), guess),
      ),
      ...named.map((extra) => token({ ...hs256, ...extra }, claims(), Buffer.alloc(32))),
    ].map((text) => `Bearer ${text}`),
  );
});

test('a token for another time, place or person is refused though its signature is right', async () => {
  await allRefused(
    keysPath(),
    [
      { exp: seconds(-1) },
      { exp: undefined },
      { exp: 'never' },
      { nbf: seconds(3600) },
      { aud: undefined },
      { aud: 'v1' },
      { aud: 'Dashboard' },
      { aud: [] },
      { iss: undefined },
      { iss: 'Notegen' },
      { iss: 'n\u043etegen' },
      { sub: undefined },
      { sub: '00000000-0000-4000-8000-000000000000' },
      { sub: `${session.customer_id}\0` },
      { jti: undefined },
    ].map((changes) => `Bearer ${token(hs256, claims(changes), secret)}`),
  );
});

/** `text` with another character at `at`. */
const changed = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;

test('a token with any one character changed, added or left out is refused', async () => {
  const { token: good } = session;
  const everywhere = Array.from({ length: good.length }, (_, at) => changed(good, at));
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    .split('')
    .filter((one) => one !== good.at(-1))
    .map((one) => `${good.slice(0, -1)}${one}`);
  await allRefused(
    keysPath(),
    [
      ...everywhere,
      ...last,
      good.slice(0, -1),
      good.slice(1),
      `${good}A`,
      `${good}=`,
      `${good}.`,
      `${good}.${good.split('.')[2]}`,
      `.${good}`,
      good.replaceAll('.', '..'),
      good
        .replaceAll('-', '+')
        .replaceAll('_', '/')
        .padEnd(good.length + 4, '='),
    ].map((text) => `Bearer ${text}`),
  );
});

test('a key with any one character changed, and one that only looks like it, is refused', async () => {
  const everywhere = Array.from({ length: key.length }, (_, at) => changed(key, at));
  const lookAlikes: [string, string][] = [
    ['n', '\u0578'],
    ['g', '\u0261'],
    ['k', '\u212a'],
    ['k', '\u043a'],
    ['_', '\uff3f'],
    ['_', '-'],
  ];
  await allRefused(
    '/v1/notes',
    [
      ...everywhere,
      key.toUpperCase(),
      key.toLowerCase(),
      key.slice(0, -1),
      key.slice(1),
      `${key}0`,
      `${key}=`,
      `${key},${key}`,
      ` ${key}`,
      `${key} ${key}`,
      `"${key}"`,
      `${key}%00`,
      encodeURIComponent(`${key}\0`),
      Buffer.from(key).toString('base64'),
      keyId,
      ...lookAlikes.map(([plain, other]) => Buffer.from(key.replace(plain, other)).toString('latin1')),
    ].map((text) => `Bearer ${text}`),
  );
  await allRefused('/v1/notes', [
    key,
    `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    `Token ${key}`,
    `BearerX ${key}`,
  ]);
  expect((await answer('/v1/notes', `Bearer ${key}`)).status).toBe(200);
  expect((await answer('/v1/notes', `Bearer ${key}\0`)).status).toBe(400);
  // Blanks around a header's value are no part of it (RFC 9110).
  expect((await answer('/v1/notes', `Bearer ${key} \t`)).status).toBe(200);
});

test('a key is taken from the Authorization header and from nowhere else', async () => {
  for (const path of [
    `/v1/notes?key=${key}`,
    `/v1/notes?access_token=${key}`,
    `/v1/notes?authorization=Bearer%20${key}`,
  ])
    expect((await answer(path, 'Bearer x')).status).toBe(401);
  const response = await fetch(`${served.url}/v1/notes`, {
    headers: { 'x-api-key': key, cookie: `key=${key}` },
  });
  expect(response.status).toBe(401);
});

test('guessed keys of the right form are all answered alike', async () => {
  const guesses = Array.from({ length: 300 }, () =>
    mintApiKey((length) => crypto.getRandomValues(new Uint8Array(length))),
  );
  await allRefused(
    '/v1/notes',
    guesses.map((guess) => `Bearer ${guess}`),
  );
  expect((await answer('/v1/notes', `Bearer ${key}`)).status).toBe(200);
});

async function signIn(email: string, password: string): Promise<Response> {
  return await fetch(`${served.url}/dashboard/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
}

test('a known address with a wrong password and an unknown address are answered alike', async () => {
  const input = 'correct horse battery\n';
  expect(
    (await notegen(served.home, ['customers', 'set-password', '--password-stdin'], { input })).code,
  ).toBe(0);
  const words = new Set<string>();
  for (const email of ['clinic@localhost', 'nobody@localhost']) {
    const { request_id: _id, ...problem } = (await (await signIn(email, 'wrong password')).json()) as Record<
      string,
      unknown
    >;
    words.add(JSON.stringify(problem));
  }
  expect(words.size).toBe(1);
  expect((await signIn('clinic@localhost', 'correct horse battery')).status).toBe(201);
});

test('on a connection that has read a note, each later request is judged by its own headers and by now', async () => {
  const { key, key_id } = await served.newKey();
  const visit = { transcript: 'Doctor: What is wrong?\nPatient: I have a cough.', specialty: 'physician' };
  const made = await caller(served.url, key)('POST', '/v1/note', visit);
  const { noteId } = (await made.json()) as { noteId: string };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let first = true;
  const status = async (headers: Record<string, string>): Promise<number | undefined> => {
    const request = get(`${served.url}/v1/notes/${noteId}`, { agent, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    expect(request.reusedSocket).toBe(!first);
    first = false;
    return response.statusCode;
  };
  const own = { authorization: `Bearer ${key}` };
  expect([await status(own), await status(own)]).toEqual([200, 200]);
  expect(await status({ ...own, host: 'elsewhere.example' })).toBe(421);
  expect(await status({ ...own, accept: 'text/html' })).toBe(406);
  expect(await status({ authorization: `Bearer ${mintApiKey((length) => Buffer.alloc(length, 7))}` })).toBe(
    401,
  );
  expect(await status({})).toBe(401);
  expect(await status(own)).toBe(200);
  await notegenJson(served.home, ['keys', 'revoke', key_id]);
  expect(await status(own)).toBe(401);
  agent.destroy();
});
