import { readFile, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { caller } from '../support/caller.ts';
import { httpsReceiver } from '../support/https-receiver.ts';
import { notegen, notegenJson, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';

interface Line {
  line: number;
  at: string;
  actor: string;
  customer_id: string | null;
  act: string;
  note_id: string | null;
  detail: string | null;
  times: number;
}

const clinic = ['--customer', 'clinic@localhost'];
const me = `user:${userInfo().username}`;
const visit = (word: string) => ({
  transcript: `Doctor: What is wrong?\nPatient: I have a ${word} cough for two weeks.`,
  specialty: 'physician',
});
const list = async (home: string, ...filter: string[]): Promise<Line[]> => {
  const { items } = await notegenJson<{ items: Line[] }>(home, [
    'audit',
    'list',
    '--limit',
    '1000',
    ...filter,
  ]);
  return items.reverse();
};
const told = ({ actor, act, detail }: Line): string =>
  [actor, act, ...(detail === null ? [] : [detail])].join(' ');

test('over HTTP: every act is a line that says who did it to which note, and none holds what was said', {
  timeout: 300_000,
}, async () => {
  await using home = await temporaryHome();
  await using served = await serveIn(home.path);
  const { key, key_id: keyId } = await served.newKey();
  const password = 'correct horse battery';
  await notegen(home.path, ['customers', 'set-password', '--password-stdin', ...clinic], { input: password });
  const anonymous = caller(served.url, null);
  const signIn = (given: string) =>
    anonymous('POST', '/dashboard/sessions', { email: 'Clinic@localhost', password: given });
  expect((await signIn('zebra-wrong-password')).status).toBe(401);
  expect((await anonymous('POST', '/dashboard/sessions', { email: 'walrus', password })).status).toBe(401);
  const session = (await (await signIn(password)).json()) as { token: string; customer_id: string };
  const { customer_id: customerId } = session;
  const { jti } = JSON.parse(Buffer.from(session.token.split('.')[1]!, 'base64url').toString()) as {
    jti: string;
  };
  const call = caller(served.url, key);
  const dashboard = caller(served.url, session.token);
  const own = `/dashboard/customers/${customerId}`;

  const idempotent = { 'idempotency-key': 'zebra-visit' };
  const { noteId } = (await (await call('POST', '/v1/note', visit('zebra'), idempotent)).json()) as {
    noteId: string;
  };
  for (let n = 0; n < 3; n += 1) expect((await call('GET', `/v1/notes/${noteId}`)).status).toBe(200);
  expect((await call('POST', '/v1/note', visit('zebra'), idempotent)).status).toBe(200);
  expect((await call('GET', `/v1/notes/${noteId}/export?format=fhir`)).status).toBe(200);
  // Nothing was read here.
  expect((await call('GET', '/v1/notes/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  await (await call('POST', '/v1/stream/note', visit('zebra'))).text();
  const made = await dashboard('POST', `${own}/api-keys`, { name: 'zebra key' });
  const { key_id: newKeyId } = (await made.json()) as { key_id: string };
  await dashboard('DELETE', `${own}/api-keys/${newKeyId}`);
  await dashboard('PUT', `${own}/webhook`, { url: 'https://127.0.0.1:9/zebra-path?zebra=1' });
  await dashboard('POST', `${own}/webhook/rotate-secret`);
  await dashboard('POST', `${own}/webhook/test`);
  expect((await call('DELETE', `/v1/notes/${noteId}`)).status).toBe(204);
  expect((await dashboard('DELETE', '/dashboard/sessions/current')).status).toBe(204);

  // Reads are written within a second.
  await expect
    .poll(async () => (await list(home.path, '--act', 'note.exported')).length, { timeout: 30_000 })
    .toBe(1);
  const lines = await list(home.path);
  const reads = lines.filter(({ act }) => act === 'note.read');
  expect(reads.reduce((sum, { times }) => sum + times, 0)).toBe(4);
  expect(reads.every((line) => line.note_id === noteId && line.actor === `key:${keyId}`)).toBe(true);
  const refused = lines.filter(({ act }) => act === 'session.refused');
  expect(refused.map(({ actor, customer_id, detail }) => [actor, customer_id, detail]).sort()).toEqual(
    [
      ['sign-in', customerId, 'sign_in_failed'],
      ['sign-in', null, 'sign_in_failed'],
    ].sort(),
  );
  const others = lines.filter((line) => !reads.includes(line) && !refused.includes(line));
  expect(others.filter(({ act }) => act !== 'note.exported').map(told)).toEqual([
    `${me} key.created ${keyId}`,
    `${me} customer.password_set`,
    `session:${jti} session.opened password`,
    `key:${keyId} note.created`,
    `key:${keyId} note.created`,
    `session:${jti} key.created ${newKeyId}`,
    `session:${jti} key.revoked ${newKeyId}`,
    `session:${jti} webhook.set on https://127.0.0.1:9`,
    `session:${jti} webhook.secret_rotated`,
    `session:${jti} webhook.tested failed`,
    `key:${keyId} note.deleted`,
    `session:${jti} session.ended`,
  ]);
  expect(others.filter(({ act }) => act === 'note.exported').map(told)).toEqual([
    `key:${keyId} note.exported fhir`,
  ]);
  expect(others.every((line) => line.customer_id === customerId)).toBe(true);
  // The note is erased; what was done to it stays.
  expect((await list(home.path, '--note', noteId)).map(({ act }) => act)).toEqual(
    expect.arrayContaining(['note.created', 'note.read', 'note.exported', 'note.deleted']),
  );
  const everything = JSON.stringify(lines);
  for (const text of ['zebra', 'walrus', 'cough', password, key]) expect(everything).not.toContain(text);
  expect(await notegenJson(home.path, ['audit', 'verify'])).toMatchObject({
    intact: true,
    lines: lines.length,
  });
});

test('on the command line: every act is a line with the user of this computer, and the log survives rotation and restore', {
  timeout: 300_000,
}, async () => {
  await using home = await temporaryHome();
  await using outside = await temporaryHome();
  const environment = { NOTEGEN_BACKUP_PASSPHRASE: 'correct horse battery' };
  const run = async (...args: string[]): Promise<string> => {
    const outcome = await notegen(home.path, args, { environment, input: visit('zebra').transcript });
    expect(outcome.code, outcome.stderr).toBe(0);
    return outcome.stdout;
  };
  const note = async (): Promise<string> =>
    (JSON.parse(await run('note', 'generate', '-', '--json')) as { noteId: string }).noteId;
  // Before there is a database there is nothing to write into, and none is made.
  await run('config', 'set', 'limits.queue', '50');
  const [kept, deleted, expired] = [await note(), await note(), await note()];
  await run('note', 'show', kept);
  await run('note', 'list');
  await run('note', 'delete', deleted);
  const example = join(outside.path, 'zebra-smith.txt');
  await writeFile(example, 'zebra');
  await run('config', 'set', 'retention.notes', '7d');
  await run('config', 'set', 'notes.exampleNote', example);
  await run('config', 'unset', 'notes.exampleNote');
  const { key_id: keyId } = JSON.parse(await run('keys', 'create', 'zebra', '--json')) as { key_id: string };
  await run('keys', 'revoke', keyId);
  await run('webhooks', 'set-url', 'https://ehr.example:8443/zebra');
  await run('webhooks', 'disable');
  await run('webhooks', 'rotate-secret');
  await run('sessions', 'create');
  const database = new Sqlite(join(home.path, 'notegen.db'));
  database.prepare('UPDATE notes SET expires_at = 1 WHERE note_id = ?').run(expired);
  database.close();
  await run('note', 'list');
  await run('keys', 'rotate-master');
  const { anchor } = JSON.parse(await run('audit', 'verify', '--json')) as { anchor: string };
  const backup = join(outside.path, 'clinic.backup');
  await run('backup', backup);
  const { moved_to: aside } = JSON.parse(await run('restore', backup, '--replace', '--json')) as {
    moved_to: string;
  };
  await run('customers', 'create', '--name', 'zebra', '--email', 'zebra@example.org');
  const lines = await list(home.path);
  expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
  const session = lines.find(({ act }) => act === 'session.opened')!.detail;
  expect(lines.map(told)).toEqual([
    `${me} note.created`,
    `${me} note.created`,
    `${me} note.created`,
    `${me} note.read`,
    `${me} note.deleted`,
    `${me} setting.changed retention.notes = 7d`,
    `${me} setting.changed notes.exampleNote`,
    `${me} setting.changed notes.exampleNote unset`,
    `${me} key.created ${keyId}`,
    `${me} key.revoked ${keyId}`,
    `${me} webhook.set on https://ehr.example:8443`,
    `${me} webhook.set off https://ehr.example:8443`,
    `${me} webhook.secret_rotated`,
    `${me} session.opened ${session}`,
    'notegen note.purged',
    `${me} master_key.rotated`,
    // The backup itself was taken before its line was written.
    `${me} backup.restored`,
    `${me} customer.created`,
  ]);
  const notes = lines.filter(({ note_id }) => note_id !== null).map(({ act, note_id }) => [act, note_id]);
  expect(notes).toEqual([
    ['note.created', kept],
    ['note.created', deleted],
    ['note.created', expired],
    ['note.read', kept],
    ['note.deleted', deleted],
    ['note.purged', expired],
  ]);
  expect(JSON.stringify(lines)).not.toContain('zebra');
  const verified = JSON.parse(await run('audit', 'verify', '--anchor', anchor, '--json')) as object;
  expect(verified).toMatchObject({ intact: true, lines: lines.length });
  // What was there before the restore has its own log, with the line of the backup.
  expect((await list(aside)).map(told).at(-1)).toBe(`${me} backup.taken`);
});

test('audit list, verify and export say what is asked, and verify ends with 1 when the file was changed', {
  timeout: 300_000,
}, async () => {
  await using home = await temporaryHome();
  const { key_id: keyId } = await notegenJson<{ key_id: string }>(home.path, ['keys', 'create', 'desk']);
  await notegenJson(home.path, ['keys', 'revoke', keyId]);
  const [created, revoked] = await list(home.path);
  expect(created).toEqual({
    line: 1,
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    actor: me,
    customer_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    act: 'key.created',
    note_id: null,
    detail: keyId,
    times: 1,
  });
  expect(await list(home.path, '--who', 'user', '--act', 'key.revoked', '--since', '1h')).toEqual([revoked]);
  expect(await list(home.path, '--until', '2020-01-01')).toEqual([]);
  expect(await list(home.path, '--who', 'key')).toEqual([]);
  for (const wrong of [
    ['list', '--act', 'note.eaten'],
    ['list', '--since', 'yesterday'],
    ['verify', '--anchor', '12'],
    ['export', '--format', 'pdf'],
  ]) {
    expect((await notegen(home.path, ['audit', ...wrong])).code, wrong.join(' ')).toBe(2);
  }
  const lines = (await notegen(home.path, ['audit', 'export'])).stdout.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as Line)).toEqual([created, revoked]);
  const file = join(home.path, 'audit.csv');
  expect((await notegen(home.path, ['audit', 'export', '--format', 'csv', '--out', file])).code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).split('\r\n')).toEqual([
    'line,at,actor,customer_id,act,note_id,detail,times',
    `1,${created!.at},${me},${created!.customer_id},key.created,,${keyId},1`,
    `2,${revoked!.at},${me},${revoked!.customer_id},key.revoked,,${keyId},1`,
    '',
  ]);
  const whole = await notegen(home.path, ['audit', 'verify']);
  expect([whole.code, whole.stdout]).toEqual([0, expect.stringContaining('is whole: 2 lines')]);
  const database = new Sqlite(join(home.path, 'notegen.db'));
  database.exec(
    "DROP TRIGGER audit_lines_are_not_changed; UPDATE audit_log SET actor = 'user:else' WHERE line = 1",
  );
  database.close();
  const changed = await notegen(home.path, ['audit', 'verify']);
  expect([changed.code, changed.stdout]).toEqual([1, expect.stringContaining('Line 1 was changed')]);
  const json = await notegen(home.path, ['audit', 'verify', '--json']);
  expect([json.code, JSON.parse(json.stdout)]).toEqual([
    1,
    expect.objectContaining({ intact: false, faults: [{ line: 1, fault: 'changed' }] }),
  ]);
});

// Skipped where whisper.cpp can't be built.
test.skipIf(noSpeechEngine)(
  'a recording’s way is told: taken in, transcribed, its note written, sent and read, or taken back; never its file’s name',
  { timeout: 300_000 },
  async () => {
    await using home = await temporaryHome();
    await using receiver = await httpsReceiver((_request, response) => response.end());
    const caFile = join(home.path, 'ca.pem');
    await writeFile(caFile, receiver.ca);
    await notegenJson(home.path, ['webhooks', 'set-url', `${receiver.url}zebra`]);
    await using served = await serveIn(home.path, [], {
      ...speechEnvironment,
      NOTEGEN_WEBHOOKS_CA_FILE: caFile,
    });
    const { key, key_id: keyId } = await served.newKey();
    const call = caller(served.url, key);
    const upload = async (bytes: Buffer): Promise<string> => {
      const form = new FormData();
      form.set('specialty', 'physician');
      form.set('file', new Blob([new Uint8Array(bytes)]), 'zebra-smith.flac');
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(`${served.url}/v1/audio`, { method: 'POST', headers, body: form });
      expect(response.status).toBe(202);
      return ((await response.json()) as { note_id: string }).note_id;
    };
    const flac = await readFile(new URL('../fixtures/audio/speech-16k.flac', import.meta.url));
    const statusOf = async (id: string) =>
      ((await (await call('GET', `/v1/audio/status?note_id=${id}`)).json()) as { status: string }).status;
    const good = await upload(flac);
    const broken = await upload(Buffer.concat([flac.subarray(0, 60), Buffer.alloc(5_000, 7)]));
    const taken = await upload(flac);
    expect((await call('DELETE', `/v1/notes/${taken}`)).status).toBe(204);
    await expect.poll(() => statusOf(good), { timeout: 200_000, interval: 500 }).toBe('completed');
    await expect.poll(() => statusOf(broken), { timeout: 100_000, interval: 500 }).toBe('failed');
    expect((await call('DELETE', `/v1/notes/${broken}`)).status).toBe(204);
    const about = async (id: string) => [...new Set((await list(home.path, '--note', id)).map(told))];
    await expect
      .poll(() => about(good), { timeout: 60_000, interval: 500 })
      .toEqual([
        `key:${keyId} recording.accepted`,
        'notegen recording.transcribed',
        'notegen note.created recording',
        `notegen note.sent ${new URL(receiver.url).origin}`,
        `key:${keyId} note.read`,
      ]);
    expect(await about(broken)).toEqual([
      `key:${keyId} recording.accepted`,
      'notegen recording.failed',
      `key:${keyId} recording.deleted`,
    ]);
    expect(await about(taken)).toEqual([`key:${keyId} recording.accepted`, `key:${keyId} recording.deleted`]);
    expect(JSON.stringify(await list(home.path))).not.toContain('zebra');
    expect(await notegenJson(home.path, ['audit', 'verify'])).toMatchObject({ intact: true });
  },
);
