import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Note } from '../../src/note/note.ts';
import { type Caller, caller, codeOf } from '../support/caller.ts';
import { notegenJson } from '../support/notegen.ts';
import { otherCustomer, type Served, serve } from '../support/served.ts';

const visit = {
  transcript: 'Doctor: What is wrong?\nPatient: I have had a cough for two weeks.\nDoctor: Rest at home.',
  specialty: 'physician',
};
let served: Served;
let call: Caller;
let stranger: Caller;
beforeAll(async () => {
  served = await serve([], { NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0' });
  call = caller(served.url, (await served.newKey()).key);
  const { customer_id } = await otherCustomer(served.home);
  const other = await notegenJson<{ key: string }>(served.home, [
    'keys',
    'create',
    '--customer',
    customer_id,
  ]);
  stranger = caller(served.url, other.key);
});
afterAll(() => served[Symbol.asyncDispose]());

async function write(by: Caller = call, extra: object = {}): Promise<Note> {
  return (await (await by('POST', '/v1/note', { ...visit, ...extra })).json()) as Note;
}

test('a note has all its fields, and expires after the retention', async () => {
  const note = await write(call, {
    encounter: { date: '2026-03-02', visit_type: 'new' },
    engine: 'extractive',
  });
  expect(note).toMatchObject({ status: 'completed', specialty: 'physician', transcript: visit.transcript });
  expect(Date.parse(note.expires_at) - Date.parse(note.created_at)).toBe(30 * 86_400_000);
  expect(note.generator).toMatchObject({ engine: 'extractive', model: null });
  expect(note.evidence.length).toBeGreaterThan(0);
});

test.each([
  ['a NUL character', 'Patient: my head\0hurts.', 16],
  ['half a character', 'Patient: it hurts \ud83d today.', 18],
  ['half a character', 'Patient: it hurts.\udc00', 18],
])('a transcript with %s is refused, not changed, and told where it is', async (what, transcript, at) => {
  const before = await (await call('GET', '/v1/notes?limit=1')).json();
  for (const path of ['/v1/note', '/v1/stream/note']) {
    const response = await call('POST', path, { ...visit, transcript });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
    expect(errors).toEqual([
      { path: 'transcript', message: expect.stringMatching(`must not have ${what}.* at offset ${at}$`) },
    ]);
  }
  expect(await (await call('GET', '/v1/notes?limit=1')).json()).toEqual(before);
});

test('whole characters beyond the first 65,536 are kept as they were sent', async () => {
  const transcript = 'Patient: my stomach hurts 😖, since 𝟜 days.';
  const { noteId } = await write(call, { transcript });
  expect((await (await call('GET', `/v1/notes/${noteId}`)).json()) as Note).toMatchObject({ transcript });
});

test('the list goes through all notes once, newest first, page by page', async () => {
  const made: string[] = [];
  for (let i = 0; i < 5; i += 1) made.push((await write()).noteId);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = (await (await call('GET', `/v1/notes?limit=2${query}`)).json()) as {
      items: { noteId: string; created_at: string }[];
      next_cursor: string | null;
    };
    expect(page.items.length).toBeLessThanOrEqual(2);
    seen.push(...page.items.map(({ noteId }) => noteId));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.slice(0, 5)).toEqual([...made].reverse());
});

test.each(['limit=0', 'limit=101', 'limit=x', 'limit=1&limit=2', 'limt=3', 'cursor=x', 'cursor=%00'])(
  'the list refuses ?%s',
  async (query) => {
    expect(await codeOf(await call('GET', `/v1/notes?${query}`))).toEqual([422, 'invalid_input']);
  },
);

test('the note of another account is not there, like one that never was', async () => {
  const { noteId } = await write();
  const bodies = new Set<string>();
  for (const id of [noteId, randomUUID(), 'x', '%2e%2e%2f', '%ff']) {
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/export?format=fhir'],
    ] as const) {
      const response = await stranger(method, `/v1/notes/${id}${path}`);
      expect(response.status).toBe(404);
      const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
      bodies.add(JSON.stringify(body));
    }
  }
  expect(bodies.size).toBe(1);
  expect(((await (await stranger('GET', '/v1/notes')).json()) as { items: [] }).items).toEqual([]);
  expect((await call('GET', `/v1/notes/${noteId}`)).status).toBe(200);
});

test('a note is answered, logged and audited alike, whether read directly or by way of the router', async () => {
  const { noteId } = await write();
  const ids = [randomUUID(), randomUUID()];
  const read = async (id: string | undefined, path: string) => {
    const response = await call('GET', path, undefined, { 'x-request-id': String(id) });
    const { date, ...headers } = Object.fromEntries(response.headers);
    expect(headers['x-request-id']).toBe(id);
    return {
      status: response.status,
      headers: { ...headers, 'x-request-id': '' },
      body: await response.text(),
    };
  };
  const direct = await read(ids[0], `/v1/notes/${noteId}`);
  expect(await read(ids[1], `/v1/notes/${noteId}?routed`)).toEqual(direct);
  const logged = (): Record<string, unknown>[] => {
    const lines = served
      .log()
      .split('\n')
      .filter((line) => ids.some((id) => line.includes(id)));
    return lines.map((line) => ({ ...JSON.parse(line), time: '', request_id: '', duration_ms: 0 }));
  };
  await expect.poll(() => logged().length, { timeout: 30_000 }).toBe(2);
  expect(logged()[0]).toEqual(logged()[1]);
  const audited = async (): Promise<number> => {
    const { items } = await notegenJson<{ items: { act: string; note_id: string; times: number }[] }>(
      served.home,
      ['audit', 'list', '--limit', '1000'],
    );
    const reads = items.filter(({ act, note_id: id }) => act === 'note.read' && id === noteId);
    return reads.reduce((sum, { times }) => sum + times, 0);
  };
  await expect.poll(audited, { timeout: 30_000 }).toBe(2);
});

test('an erased note is gone at once', async () => {
  const { noteId } = await write();
  expect((await call('DELETE', `/v1/notes/${noteId}`)).status).toBe(204);
  expect((await call('DELETE', `/v1/notes/${noteId}`)).status).toBe(404);
  expect((await call('GET', `/v1/notes/${noteId}`)).status).toBe(404);
});

test('a note is exported as Markdown, text and a FHIR document', async () => {
  const { noteId } = await write();
  const of = async (format: string) => {
    const response = await call('GET', `/v1/notes/${noteId}/export?format=${format}`);
    return [response.headers.get('content-type'), await response.text()] as const;
  };
  expect(await of('markdown')).toEqual(['text/markdown; charset=utf-8', expect.stringMatching(/^# /)]);
  expect(await of('text')).toEqual(['text/plain; charset=utf-8', expect.stringMatching(/^SUBJECTIVE/)]);
  const [type, fhir] = await of('fhir');
  expect(type).toBe('application/fhir+json; charset=utf-8');
  const bundle = JSON.parse(fhir) as { type: string; entry: { resource: { resourceType: string } }[] };
  expect(bundle.type).toBe('document');
  const types = bundle.entry.map(({ resource }) => resource.resourceType);
  expect([types[0], types.includes('DocumentReference')]).toEqual(['Composition', true]);
  expect(await codeOf(await call('GET', `/v1/notes/${noteId}/export?format=pdf`))).toEqual([
    422,
    'invalid_input',
  ]);
  expect(await codeOf(await call('GET', `/v1/notes/${noteId}/export`))).toEqual([422, 'invalid_input']);
});

test('an expired note is not there, even before it is erased', async () => {
  const { noteId } = await write();
  const database = new Sqlite(join(served.home, 'notegen.db'));
  database.prepare('UPDATE notes SET expires_at = ? WHERE note_id = ?').run(Date.now() - 1, noteId);
  database.close();
  expect((await call('GET', `/v1/notes/${noteId}`)).status).toBe(404);
  expect((await call('DELETE', `/v1/notes/${noteId}`)).status).toBe(404);
  expect((await (await call('GET', '/v1/notes?limit=100')).text()).includes(noteId)).toBe(false);
});

test('the same key and body give the first result again; another body does not', async () => {
  const key = { 'idempotency-key': 'visit-1 '.trim() };
  const first = await call('POST', '/v1/note', visit, key);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  const again = await call('POST', '/v1/note', visit, key);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  const note = (await first.json()) as Note;
  expect(await again.json()).toEqual(note);
  const reused = [
    await call('POST', '/v1/note', { ...visit, specialty: 'cardiology' }, key),
    await call('POST', '/v1/stream/note', visit, key),
  ];
  for (const response of reused) expect(await codeOf(response)).toEqual([409, 'idempotency_key_reused']);
  const other = await stranger('POST', '/v1/note', visit, key);
  expect(((await other.json()) as Note).noteId).not.toBe(note.noteId);
  await call('DELETE', `/v1/notes/${note.noteId}`);
  expect(await codeOf(await call('POST', '/v1/note', visit, key))).toEqual([404, 'note_not_found']);
});

test('a streamed note is replayed as a stream', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await (await call('POST', '/v1/stream/note', visit, key)).text();
  const again = await call('POST', '/v1/stream/note', visit, key);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const last = (text: string) => text.trim().split('\n\n').at(-1)?.split('\n').slice(1);
  expect(last(await again.text())).toEqual(last(first));
});

test('of requests under one key at once, one is done and the others are told to wait', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const long = { ...visit, transcript: `${visit.transcript}\n`.repeat(400) };
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('POST', '/v1/note', long, key)));
  const ids = new Set<string>();
  for (const response of answers) {
    if (response.status === 200) ids.add(((await response.json()) as Note).noteId);
    else expect(await codeOf(response)).toEqual([409, 'idempotency_in_progress']);
  }
  expect(ids.size).toBe(1);
});

test('a request that failed leaves its key free', async () => {
  const key = { 'idempotency-key': randomUUID() };
  expect((await call('POST', '/v1/note', { ...visit, transcript: '?!' }, key)).status).toBe(422);
  expect((await call('POST', '/v1/note', visit, key)).status).toBe(200);
});

test.each(['x'.repeat(256), 'two words', 'ü'])('the Idempotency-Key %j is refused', async (value) => {
  expect(await codeOf(await call('POST', '/v1/note', visit, { 'idempotency-key': value }))).toEqual([
    422,
    'invalid_input',
  ]);
});
