import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { notegen, notegenJson } from '../support/notegen.ts';
import { serve, serveIn } from '../support/served.ts';

const visit = {
  transcript: 'Doctor: What is wrong?\nPatient: I have had a cough for two weeks.',
  specialty: 'physician',
};

function post(url: string, key: string, body: unknown): Promise<Response> {
  return fetch(`${url}/v1/note`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('a transcript posted with a key becomes a note that can be fetched again', async () => {
  await using served = await serve();
  const { key } = await served.newKey();
  const response = await post(served.url, key, visit);
  expect(response.status).toBe(200);
  const note = (await response.json()) as { noteId: string };
  const again = await fetch(`${served.url}/v1/notes/${note.noteId}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect([again.status, await again.json()]).toEqual([200, note]);
});

test('a key that the command line revokes is refused by the running server on its next request', async () => {
  await using served = await serve();
  const { key, key_id } = await served.newKey();
  expect((await post(served.url, key, visit)).status).toBe(200);
  await notegenJson(served.home, ['keys', 'revoke', key_id]);
  const refused = await post(served.url, key, visit);
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

test('two servers and the command line share a data directory', async () => {
  await using one = await serve();
  await using two = await serveIn(one.home);
  const { key } = await one.newKey();
  const notes = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const response = await post(i % 2 === 0 ? one.url : two.url, key, visit);
      return (await response.json()) as { noteId: string };
    }),
  );
  const { items } = await notegenJson<{ items: { noteId: string }[] }>(one.home, [
    'note',
    'list',
    '--limit',
    '100',
  ]);
  expect(items.map(({ noteId }) => noteId).sort()).toEqual(notes.map(({ noteId }) => noteId).sort());
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s lets what runs finish and exits with 0', async (signal) => {
  await using served = await serve([], { NOTEGEN_SERVER_METRICS: 'true' });
  const { key } = await served.newKey();
  await fetch(`${served.url}/healthz`);
  const long = { ...visit, transcript: `${visit.transcript}\n`.repeat(1_000) };
  const answers = Promise.all([1, 2, 3].map(() => post(served.url, key, long)));
  await expect
    .poll(async () => (await fetch(`${served.url}/metrics`)).text(), { timeout: 20_000, interval: 5 })
    .toMatch(/^notegen_notes_in_progress 3$/m);
  const code = served.stop(signal);
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await code).toBe(0);
});

test('a second signal does not wait for a client that never ends', async () => {
  await using served = await serve();
  const { key } = await served.newKey();
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = [
    'Host: 127.0.0.1',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    'Content-Length: 9',
  ];
  socket.write(`POST /v1/note HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`);
  expect((await post(served.url, key, visit)).status).toBe(200);
  served.child.kill('SIGTERM');
  await expect.poll(() => served.log(), { timeout: 20_000 }).toMatch(/"event":"stopping"/);
  expect(await served.stop('SIGTERM')).toBe(143);
  socket.destroy();
});

test('a port in use and an address that is not ours are told clearly', async () => {
  await using served = await serve();
  const { port } = new URL(served.url);
  const used = await notegen(served.home, ['serve', '--port', port]);
  expect([used.code, used.stderr]).toEqual([1, expect.stringContaining(`127.0.0.1:${port}`)]);
  const foreign = await notegen(served.home, ['serve', '--port', '0', '--host', '203.0.113.7', '--json']);
  expect(foreign.code).toBe(1);
});

test('stdout carries the one line about the address, everything else goes to stderr', async () => {
  await using served = await serve();
  let stdout = '';
  served.child.stdout.on('data', (text) => {
    stdout += text;
  });
  const { key } = await served.newKey();
  await post(served.url, key, visit);
  await served.stop();
  expect(stdout).toBe('');
  const lines = served
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string });
  expect(lines.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['listening', 'request', 'stopping']),
  );
  expect(served.log()).not.toMatch(/cough/);
  expect(served.log()).not.toContain(key.slice(4));
});
