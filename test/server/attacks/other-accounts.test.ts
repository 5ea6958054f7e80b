import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Caller, caller } from '../../support/caller.ts';
import { notegenJson } from '../../support/notegen.ts';
import { otherCustomer, type Served, serve } from '../../support/served.ts';
import { noSpeechEngine, speechEnvironment } from '../../support/speech-engine.ts';
import { wavBytes } from '../../support/wav-bytes.ts';

/** Every address of the API description is asked for what belongs to another account: a new one can't be forgotten. */

interface Account {
  customerId: string;
  /** Under an API key and under a session. */
  call: Record<'api-key' | 'session', Caller>;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: { enum?: string[] };
}
interface Operation {
  parameters?: Parameter[];
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema?: { $ref?: string } }> };
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { example?: unknown }> };
}

let served: Served;
let victim: Account;
let attacker: Account;
let description: Description;
/** What the victim has, by the name of the parameter that takes its id. */
let belongings: Record<string, string[]>;
const recordings: string[] = [];

const visit = { transcript: 'Doctor: What is wrong?\nPatient: I have a cough.', specialty: 'physician' };
const webhook = { url: 'https://victim.example/hook', enabled: false };

async function account(customer: string): Promise<Account> {
  const { token, customer_id } = await notegenJson<{ token: string; customer_id: string }>(served.home, [
    'sessions',
    'create',
    '--customer',
    customer,
  ]);
  const { key } = await notegenJson<{ key: string }>(served.home, ['keys', 'create', '--customer', customer]);
  return {
    customerId: customer_id,
    call: { 'api-key': caller(served.url, key), session: caller(served.url, token) },
  };
}

async function ofVictim<T>(
  credential: 'api-key' | 'session',
  path: string,
  method = 'GET',
  body?: object,
): Promise<T> {
  const response = await victim.call[credential](method, path, body);
  expect(response.ok).toBe(true);
  return (await response.json()) as T;
}

/** All that the victim can see of what is hers. */
async function allOfVictim(): Promise<string> {
  const own = `/dashboard/customers/${victim.customerId}`;
  const seen = [
    await ofVictim('api-key', '/v1/notes?limit=100'),
    await ofVictim<{ items: object[] }>('session', `${own}/api-keys`).then(({ items }) =>
      items.map((item) => ({ ...item, last_used_at: null })),
    ),
    await ofVictim('session', `${own}/webhook`),
    await ofVictim('session', `${own}/webhook/deliveries`),
    ...(await Promise.all(
      recordings.map((id) => ofVictim<object>('api-key', `/v1/audio/status?note_id=${id}`)),
    )),
  ];
  return JSON.stringify(seen);
}

beforeAll(async () => {
  served = await serve([], {
    ...(noSpeechEngine ? {} : speechEnvironment),
    NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0',
  });
  await otherCustomer(served.home);
  [victim, attacker] = [await account('clinic@localhost'), await account('other@clinic.example')];
  description = (await (await fetch(`${served.url}/openapi.json`)).json()) as Description;
  const own = `/dashboard/customers/${victim.customerId}`;
  const { noteId } = await ofVictim<{ noteId: string }>('api-key', '/v1/note', 'POST', visit);
  const { key_id } = await ofVictim<{ key_id: string }>('session', `${own}/api-keys`, 'POST', { name: 'x' });
  await ofVictim('session', `${own}/webhook`, 'PUT', webhook);
  belongings = { note_id: [noteId], key_id: [key_id], customer_id: [victim.customerId] };
  if (noSpeechEngine) return;
  // Silence: a recording that fails and leaves its status behind.
  const upload = await fetch(`${served.url}/v1/audio?specialty=physician`, {
    method: 'POST',
    headers: { 'content-type': 'audio/wav', authorization: `Bearer ${await victimKey()}` },
    body: new Uint8Array(wavBytes(32_000, () => 0)),
  });
  const { note_id } = (await upload.json()) as { note_id: string };
  belongings.note_id!.push(note_id);
  recordings.push(note_id);
  const status = `/v1/audio/status?note_id=${note_id}`;
  await vi.waitFor(
    async () => expect(await ofVictim('api-key', status)).toMatchObject({ status: 'failed' }),
    { timeout: 100_000, interval: 200 },
  );
}, 120_000);
afterAll(() => served[Symbol.asyncDispose]());

async function victimKey(): Promise<string> {
  return (
    await notegenJson<{ key: string }>(served.home, ['keys', 'create', '--customer', 'clinic@localhost'])
  ).key;
}

interface Attempt {
  method: string;
  path: string;
  by: 'api-key' | 'session';
  body: unknown;
}

/** A request with `ids` in their places; everything else in it is as the description asks. */
function attempt(method: string, path: string, operation: Operation, ids: Record<string, string>): Attempt {
  const by = operation.security?.some((one) => 'session' in one) ? 'session' : 'api-key';
  const given = (operation.parameters ?? []).map(
    (one) => [one, ids[one.name] ?? one.schema?.enum?.[0]] as const,
  );
  const query = given
    .filter(([one, value]) => one.in === 'query' && value !== undefined)
    .map(([one, value]) => `${one.name}=${value}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x');
  const reference = operation.requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
  const body = description.components.schemas[reference]?.example;
  return {
    method: method.toUpperCase(),
    path: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    by,
    body,
  };
}

async function answered({ method, path, by, body }: Attempt): Promise<string> {
  const response = await attacker.call[by](method, path, body);
  const { request_id: _id, ...problem } = (await response.json()) as Record<string, unknown>;
  return JSON.stringify([response.status, problem]);
}

/** The parameters of an operation that name something of an account. */
function idsOf(operation: Operation): string[] {
  return (operation.parameters ?? [])
    .filter(
      (one) =>
        one.in !== 'header' && (/(^|_)id$/.test(one.name) || (one.in === 'path' && one.name !== 'code')),
    )
    .map(({ name }) => name);
}

test('on every address, what belongs to another account is answered like what never was', async () => {
  const before = await allOfVictim();
  let tried = 0;
  for (const [path, item] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const names = operation.security === undefined ? [] : idsOf(operation);
      for (const name of names) {
        // A parameter this test does not know: give it something of the victim's above.
        expect(Object.keys(belongings), `${method} ${path} takes ${name}`).toContain(name);
        const others = name === 'customer_id' ? {} : { customer_id: attacker.customerId };
        const rest = Object.fromEntries(names.map((one) => [one, belongings[one]![0]!]));
        const missing = await answered(
          attempt(method, path, operation, { ...rest, ...others, [name]: randomUUID() }),
        );
        expect(missing, `${method} ${path}`).toMatch(/^\[404,/);
        for (const id of belongings[name]!) {
          const foreign = attempt(method, path, operation, { ...rest, ...others, [name]: id });
          expect(await answered(foreign), `${method} ${path}`).toBe(missing);
          tried += 1;
        }
      }
    }
  }
  expect(tried).toBeGreaterThanOrEqual(15);
  expect(await allOfVictim()).toBe(before);
});

test('no list of an account, and no page that a stolen cursor opens, has anything of another', async () => {
  for (let made = 0; made < 2; made += 1) await ofVictim('api-key', '/v1/note', 'POST', visit);
  const { next_cursor } = await ofVictim<{ next_cursor: string }>('api-key', '/v1/notes?limit=1');
  expect(next_cursor).not.toBeNull();
  const own = `/dashboard/customers/${attacker.customerId}`;
  const seen = await Promise.all([
    attacker.call['api-key']('GET', `/v1/notes?cursor=${next_cursor}`),
    attacker.call['api-key']('GET', '/v1/notes?limit=100'),
    attacker.call.session('GET', `${own}/api-keys`),
    attacker.call.session('GET', `${own}/webhook`),
    attacker.call.session('GET', `${own}/webhook/deliveries`),
  ]);
  for (const response of seen) {
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const id of Object.values(belongings).flat()) expect(text).not.toContain(id);
    expect(text).not.toContain('victim.example');
  }
});

test("another account's Idempotency-Key is as good as unused", async () => {
  const key = { 'idempotency-key': randomUUID() };
  for (const path of ['/v1/note', '/v1/stream/note']) {
    const first = await victim.call['api-key']('POST', path, visit, key);
    expect(first.status).toBe(path === '/v1/note' ? 200 : 409);
    const other = await attacker.call['api-key']('POST', '/v1/note', visit, {
      'idempotency-key': key['idempotency-key'],
    });
    const note = (await other.json()) as { noteId: string };
    expect(other.status).toBe(200);
    expect(await first.text()).not.toContain(note.noteId);
  }
});
