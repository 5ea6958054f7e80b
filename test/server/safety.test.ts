import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { throwAwayCertificate } from '../../src/webhooks/throw-away-certificate.ts';
import { caller, codeOf } from '../support/caller.ts';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { serve, serveIn } from '../support/served.ts';

const phrase = 'zebra stripes behind the left ear';
const visit = {
  transcript: `Doctor: What is wrong?\nPatient: I have ${phrase} and a cough.`,
  specialty: 'physician',
};

async function everyByte(directory: string): Promise<string> {
  const files = await readdir(directory, { recursive: true });
  const contents = await Promise.all(
    files.map(async (name) => {
      const path = join(directory, name);
      return (await stat(path)).isFile() ? await readFile(path, 'latin1') : '';
    }),
  );
  return contents.join('\n');
}

test('a key stands in no file, no log and no later response', async () => {
  await using served = await serve();
  const { key } = await served.newKey();
  const call = caller(served.url, key);
  expect((await call('POST', '/v1/note', visit)).status).toBe(200);
  const list = await (await call('GET', '/v1/notes')).text();
  // The use of the key is written down after half a second.
  await expect.poll(() => lastUse(served.home), { timeout: 5_000 }).not.toBeNull();
  const secret = key.slice(4, 34);
  expect(await everyByte(served.home)).not.toContain(secret);
  expect(served.log()).not.toContain(secret);
  expect(list).not.toContain(secret);
  expect(served.log()).not.toContain('zebra');
});

function lastUse(home: string): unknown {
  const database = new Sqlite(join(home, 'notegen.db'), { readonly: true });
  try {
    return database.prepare('SELECT max(last_used_at) FROM api_keys').pluck().get();
  } finally {
    database.close();
  }
}

test('what has expired is erased from the disk while the server runs', async () => {
  await using served = await serve();
  const call = caller(served.url, (await served.newKey()).key);
  const { noteId } = (await (await call('POST', '/v1/note', visit)).json()) as { noteId: string };
  expect(await everyByte(served.home)).not.toContain(phrase);
  const database = new Sqlite(join(served.home, 'notegen.db'));
  const sealed = database
    .prepare('SELECT payload, sealed_key FROM notes JOIN note_keys USING (note_id)')
    .get();
  database.prepare('UPDATE notes SET expires_at = ?').run(Date.now() - 1);
  database.close();
  expect(await codeOf(await call('GET', `/v1/notes/${noteId}`))).toEqual([404, 'note_not_found']);
  // Sealed as they are, neither the note nor its key is left anywhere.
  for (const bytes of Object.values(sealed as Record<string, Buffer>)) {
    const piece = bytes.subarray(-40).toString('latin1');
    expect(piece).toHaveLength(40);
    await expect.poll(() => everyByte(served.home), { timeout: 25_000, interval: 250 }).not.toContain(piece);
  }
  // The log is written out a moment later.
  await expect.poll(() => served.log()).toMatch(/"count":1,"event":"expired_erased"/);
});

test('plain HTTP at an address that others can reach is refused, and why is said', async () => {
  await using home = await temporaryHome();
  const refused = await notegen(home.path, ['serve', '--port', '0', '--host', '0.0.0.0', '--json']);
  expect([refused.code, JSON.parse(refused.stderr)]).toEqual([
    1,
    expect.objectContaining({ code: 'insecure_binding', how_to_fix: expect.stringContaining('--tls-cert') }),
  ]);
  await using served = await serveIn(home.path, ['--host', '0.0.0.0', '--insecure-http']);
  expect((await fetch(`${served.url.replace('0.0.0.0', '127.0.0.1')}/healthz`)).status).toBe(200);
});

test('with a certificate the server speaks HTTPS and nothing else', async () => {
  await using home = await temporaryHome();
  const [cert, key] = [join(home.path, 'cert.pem'), join(home.path, 'key.pem')];
  const made = await throwAwayCertificate({ now: new Date() });
  await writeFile(cert, made.cert);
  await writeFile(key, made.key);
  await using served = await serveIn(home.path, ['--tls-cert', cert, '--tls-key', key]);
  expect(served.url).toMatch(/^https:/);
  const ca = await readFile(cert);
  const status = await new Promise((resolve, reject) => {
    request(`${served.url}/healthz`, { ca, servername: 'localhost' }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
  await expect(fetch(served.url.replace('https', 'http'))).rejects.toThrow();
  for (const args of [
    ['--tls-cert', cert],
    ['--tls-cert', key, '--tls-key', key],
    ['--tls-cert', cert, '--tls-key', '/nowhere'],
  ]) {
    const wrong = await notegen(home.path, ['serve', '--port', '0', '--json', ...args]);
    expect([wrong.code, JSON.parse(wrong.stderr).code]).toEqual([1, 'tls_files_unusable']);
  }
});

test('pages of the origins that are configured may call, others may not', async () => {
  await using served = await serve([], {
    NOTEGEN_SERVER_CORS_ORIGINS: 'https://ehr.example, https://b.example',
  });
  const preflight = (origin: string) =>
    fetch(`${served.url}/v1/note`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight('https://ehr.example');
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://ehr.example');
  expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization');
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  const simple = await fetch(`${served.url}/healthz`, { headers: { origin: 'https://b.example' } });
  expect([simple.headers.get('access-control-allow-origin'), simple.headers.get('vary')]).toEqual([
    'https://b.example',
    'Origin',
  ]);
});

test('metrics count requests and tell nothing of patients or keys', async () => {
  await using served = await serve([], { NOTEGEN_SERVER_METRICS: 'true' });
  const { key } = await served.newKey();
  const call = caller(served.url, key);
  const { noteId } = (await (await call('POST', '/v1/note', visit)).json()) as { noteId: string };
  await call('GET', `/v1/notes/${noteId}`);
  await call('GET', '/secret-address');
  const text = await (await call('GET', '/metrics')).text();
  expect(text).toMatch(
    /notegen_request_duration_seconds_count\{method="GET",route="\/v1\/notes\/\{note_id\}",status="200"\} 1\n/,
  );
  expect(text).toMatch(/^notegen_notes_in_progress 0$/m);
  expect(text).toMatch(/^notegen_recordings_unfinished 0$/m);
  expect(text).toMatch(/^notegen_engine_running 0$/m);
  expect(text).not.toMatch(/zebra|secret-address/);
  expect(text).not.toContain(noteId);
  expect(text).not.toContain(key.slice(4));
});
