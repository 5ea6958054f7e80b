import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notegen, notegenJson } from '../support/notegen.ts';
import { type Served, serve } from '../support/served.ts';
import { sessionKey } from '../support/session-key.ts';

let served: Served;
let session: { token: string; customer_id: string };
beforeAll(async () => {
  served = await serve();
  session = await notegenJson(served.home, ['sessions', 'create', '--customer', 'clinic@localhost']);
});
afterAll(() => served[Symbol.asyncDispose]());

function call(method: string, path: string, token: string | null, body?: unknown): Promise<Response> {
  return fetch(served.url + path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
const keysPath = (customer = session.customer_id) => `/dashboard/customers/${customer}/api-keys`;
const code = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

test('a session from the command line makes, lists and revokes keys over HTTP', async () => {
  const made = await call('POST', keysPath(), session.token, { name: '  desk  ' });
  expect(made.status).toBe(201);
  const key = (await made.json()) as Record<string, string>;
  expect(Object.keys(key).sort()).toEqual(['created_at', 'key', 'key_id', 'key_prefix', 'name', 'status']);
  expect(key).toMatchObject({ name: 'desk', key_prefix: 'ngk', status: 'active' });
  expect(key.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const revoked = await call('DELETE', `${keysPath()}/${key.key_id}`, session.token);
  const { key: _secret, ...listed } = key;
  expect([revoked.status, await revoked.json()]).toEqual([
    200,
    { ...listed, status: 'revoked', last_used_at: null },
  ]);
  const again = await call('DELETE', `${keysPath()}/${key.key_id}`, session.token);
  expect([again.status, await again.json()]).toEqual([
    200,
    { ...listed, status: 'revoked', last_used_at: null },
  ]);
  const list = await call('GET', `${keysPath()}?status=revoked`, session.token);
  expect(await list.text()).not.toContain(key.key);
});

test('a key whose name is only a control character is not made', async () => {
  const response = await call('POST', keysPath(), session.token, { name: '\u0007' });
  expect([response.status, await response.json()]).toEqual([
    422,
    expect.objectContaining({
      errors: [{ path: 'name', message: 'must have a character that can be seen' }],
    }),
  ]);
});

test('every credential mix-up is the same 401', async () => {
  const { key, key_id } = await served.newKey();
  const forged = (claims: object, secret: Uint8Array) =>
    new SignJWT({ sub: session.customer_id, jti: 'x', ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
  const secret = await sessionKey(served.home);
  const hour = Math.floor(Date.now() / 1000) + 3600;
  const right = { iss: 'notegen', aud: 'dashboard', exp: hour };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const wrong = [
    null,
    key,
    'nonsense',
    session.token.slice(0, -2),
    `${part({ alg: 'none' })}.${part({ sub: session.customer_id, jti: 'x', ...right })}.`,
    await forged(right, Buffer.alloc(32)),
    // The file alone, without the master key.
    await forged(right, await readFile(join(served.home, 'session-secret'))),
    await forged({ ...right, aud: 'v1' }, secret),
    await forged({ ...right, iss: 'other' }, secret),
    await forged({ ...right, exp: hour - 7200 }, secret),
    await forged({ iss: 'notegen', aud: 'dashboard' }, secret),
    await forged({ ...right, sub: '00000000-0000-4000-8000-000000000000' }, secret),
  ];
  const bodies = new Set<string>();
  for (const token of wrong) {
    const response = await call('GET', keysPath(), token);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
    bodies.add(JSON.stringify(body));
  }
  for (const token of [session.token, `${key.slice(0, -1)}_`, null]) {
    const response = await call('GET', '/v1/notes/x', token);
    const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
    bodies.add(JSON.stringify(body));
  }
  expect(bodies.size).toBe(1);
  expect(await call('GET', keysPath(), await forged(right, secret))).toMatchObject({ status: 200 });
  await call('DELETE', `${keysPath()}/${key_id}`, session.token);
});

test('another customer, there or not, is not found', async () => {
  const other = await notegenJson<{ customer_id: string }>(served.home, [
    'customers',
    'create',
    '--name',
    'Other',
    '--email',
    'Other@Clinic.example',
  ]);
  for (const id of [other.customer_id, '00000000-0000-4000-8000-000000000000', 'x', '%00']) {
    expect(await code(await call('GET', keysPath(id), session.token))).toEqual([404, 'customer_not_found']);
    expect(await code(await call('POST', keysPath(id), session.token, { nmae: 1 }))).toEqual([
      404,
      'customer_not_found',
    ]);
  }
  const taken = await notegen(served.home, [
    'customers',
    'create',
    '--name',
    'x',
    '--email',
    'other@clinic.example',
    '--json',
  ]);
  expect([taken.code, JSON.parse(taken.stderr).code]).toEqual([1, 'email_taken']);
});

test('a password set on the command line signs in; the session can be ended', async () => {
  const set = await notegen(
    served.home,
    ['customers', 'set-password', '--customer', 'clinic@localhost', '--password-stdin'],
    {
      input: 'correct horse battery\nignored\n',
    },
  );
  expect(set.code).toBe(0);
  const signedIn = await call('POST', '/dashboard/sessions', null, {
    email: 'Clinic@Localhost ',
    password: 'correct horse battery',
  });
  expect(signedIn.status).toBe(201);
  const { token, ...rest } = (await signedIn.json()) as { token: string };
  expect(rest).toEqual({
    token_type: 'Bearer',
    expires_at: expect.any(String),
    customer_id: session.customer_id,
  });
  expect((await call('GET', keysPath(), token)).status).toBe(200);
  expect((await call('DELETE', '/dashboard/sessions/current', token)).status).toBe(204);
  expect((await call('GET', keysPath(), token)).status).toBe(401);
  expect((await call('GET', keysPath(), session.token)).status).toBe(200);
});

test('five wrong passwords for one address, known or not, then 429 even for the right one', async () => {
  for (const email of ['clinic@localhost', 'nobody@nowhere.example']) {
    const tries = await Promise.all(
      Array.from({ length: 7 }, () =>
        call('POST', '/dashboard/sessions', null, { email, password: 'wrong' }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const late = await call('POST', '/dashboard/sessions', null, {
      email,
      password: 'correct horse battery',
    });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await code(late)).toEqual([429, 'rate_limited']);
  }
});

test('under twenty concurrent creates exactly five succeed', async () => {
  const { items } = (await (await call('GET', `${keysPath()}?status=active`, session.token)).json()) as {
    items: { key_id: string }[];
  };
  for (const { key_id } of items) await call('DELETE', `${keysPath()}/${key_id}`, session.token);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => call('POST', keysPath(), session.token, { name: `key ${i}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  for (const refused of answers.filter(({ status }) => status !== 201)) {
    expect(await code(refused)).toEqual([409, 'api_key_limit_reached']);
  }
  const first = (await answers.find(({ status }) => status === 201)!.json()) as { key_id: string };
  await call('DELETE', `${keysPath()}/${first.key_id}`, session.token);
  expect((await call('POST', keysPath(), session.token, { name: 'again' })).status).toBe(201);
});

test('a lost session secret ends the sessions and nothing else', async () => {
  const { items } = (await (await call('GET', `${keysPath()}?status=active`, session.token)).json()) as {
    items: { key_id: string }[];
  };
  await call('DELETE', `${keysPath()}/${items[0]!.key_id}`, session.token);
  const { key } = await served.newKey();
  await rm(join(served.home, 'session-secret'));
  expect((await call('GET', keysPath(), session.token)).status).toBe(401);
  expect((await call('GET', '/v1/notes/x', key)).status).toBe(404);
  const fresh = await notegenJson<{ token: string }>(served.home, [
    'sessions',
    'create',
    '--customer',
    'clinic@localhost',
  ]);
  expect((await call('GET', keysPath(), fresh.token)).status).toBe(200);
});
