import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Note, noteSections } from '../../src/note/note.ts';
import { streamedEventSchema } from '../../src/server/streamed-events.ts';
import { type Caller, caller, codeOf, streamedEvents } from '../support/caller.ts';
import { type Served, serve } from '../support/served.ts';

let served: Served;
let call: Caller;
let visit: { transcript: string; specialty: string };
beforeAll(async () => {
  served = await serve([], { NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0', NOTEGEN_SERVER_METRICS: 'true' });
  call = caller(served.url, (await served.newKey()).key);
  const example = new URL('../../models/examples/diabetes-follow-up.txt', import.meta.url);
  visit = { transcript: await readFile(example, 'utf8'), specialty: 'family_medicine' };
});
afterAll(() => served[Symbol.asyncDispose]());

test('a note is streamed section by section; its deltas, joined, are the note that is kept', async () => {
  const response = await call('POST', '/v1/stream/note', visit);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const events = [];
  for await (const event of streamedEvents(response)) events.push(event);

  expect(events.map(({ id }) => Number(id))).toEqual(events.map((_, index) => index + 1));
  for (const { event, data } of events) {
    expect(data.type).toBe(event);
    expect(streamedEventSchema.safeParse(data).error).toBeUndefined();
  }
  const names = events.map(({ event }) => event);
  expect([names[0], names.at(-2), names.at(-1)]).toEqual([
    'note.started',
    'codes.completed',
    'note.completed',
  ]);
  const completed = events.filter(({ event }) => event === 'section.completed').map(({ data }) => data);
  expect(completed.map(({ section }) => section)).toEqual([...noteSections]);

  const { note } = events.at(-1)!.data as unknown as { note: Note };
  for (const section of noteSections) {
    const deltas = events.filter(({ event, data }) => event === 'section.delta' && data.section === section);
    expect(deltas.length).toBeGreaterThan(0);
    expect(deltas.map(({ data }) => data.text).join('')).toBe(note[section]);
    expect(completed.find((data) => data.section === section)?.text).toBe(note[section]);
  }
  const { type: _type, ...started } = events[0]!.data;
  expect(note).toMatchObject(started);
  const kept = await call('GET', `/v1/notes/${note.noteId}`);
  expect(await kept.json()).toEqual(note);
});

test('a fault before the first event is an HTTP status, not an event', async () => {
  expect(await codeOf(await call('POST', '/v1/stream/note', { ...visit, transcript: '…!' }))).toEqual([
    422,
    'transcript_empty',
  ]);
  expect(
    await codeOf(await call('POST', '/v1/stream/note', { ...visit, transcript: JSON.stringify(visit) })),
  ).toEqual([422, 'transcript_json']);
  expect(await codeOf(await call('POST', '/v1/stream/note', visit, { accept: 'application/json' }))).toEqual([
    406,
    'not_acceptable',
  ]);
});

test('when the client goes away the work stops within a second and nothing is kept', async () => {
  const count = async () =>
    ((await (await call('GET', '/v1/notes?limit=100')).json()) as { items: [] }).items.length;
  const inProgress = async () =>
    /^notegen_notes_in_progress (\d+)$/m.exec(await (await call('GET', '/metrics')).text())?.[1];
  const before = await count();
  const long = { ...visit, transcript: visit.transcript.repeat(40).slice(0, 280_000) };
  const leaving = new AbortController();
  const response = await fetch(`${served.url}/v1/stream/note`, {
    method: 'POST',
    headers: (await headersOf(call)) as Record<string, string>,
    body: JSON.stringify(long),
    signal: leaving.signal,
  });
  const reader = response.body!.getReader();
  await reader.read();
  leaving.abort();
  await expect.poll(inProgress, { timeout: 1_000, interval: 20 }).toBe('0');
  expect(await count()).toBe(before);
  expect((await call('POST', '/v1/note', visit)).status).toBe(200);

  /** The credential of a caller, from the server's point of view. */
  async function headersOf(_: Caller): Promise<Record<string, string>> {
    const { key } = await served.newKey();
    return { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  }
});

test('a client that reads slowly holds up nobody else', async () => {
  const slow = await call('POST', '/v1/stream/note', visit);
  const quick = await call('POST', '/v1/note', visit);
  expect(quick.status).toBe(200);
  let last = '';
  for await (const { event } of streamedEvents(slow)) last = event;
  expect(last).toBe('note.completed');
});
