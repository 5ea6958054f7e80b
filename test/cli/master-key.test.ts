import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newKey } from '../../src/sealing/seal.ts';
import { caller } from '../support/caller.ts';
import { notegen, notegenJson, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';

const visit = { transcript: 'Doctor: What is it?\nPatient: A cough for two weeks.', specialty: 'physician' };

test('keys rotate-master changes the key under a running server, which goes on', {
  timeout: 300_000,
}, async () => {
  await using home = await temporaryHome();
  await using served = await serveIn(home.path);
  const call = caller(served.url, (await served.newKey()).key);
  const write = async () =>
    ((await (await call('POST', '/v1/note', visit)).json()) as { noteId: string }).noteId;
  const before = await write();
  const old = await readFile(join(home.path, 'master.key'), 'utf8');
  const { resealed, damaged } = await notegenJson<Record<string, number>>(home.path, [
    'keys',
    'rotate-master',
  ]);
  expect([resealed, damaged]).toEqual([2, 0]);
  expect(await readFile(join(home.path, 'master.key'), 'utf8')).not.toBe(old);
  for (const noteId of [before, await write()]) {
    expect((await call('GET', `/v1/notes/${noteId}`)).status).toBe(200);
    expect((await notegen(home.path, ['note', 'show', noteId])).code).toBe(0);
  }
});

test('a key from the environment or a program leaves none on the disk; rotating it says what is to be done', {
  timeout: 300_000,
}, async () => {
  await using home = await temporaryHome();
  const [first, next] = [newKey().toString('base64'), newKey().toString('base64')];
  const run = (args: string[], environment: Record<string, string>) =>
    notegen(home.path, [...args, '--json'], { environment, input: visit.transcript });
  const given = { NOTEGEN_MASTER_KEY: first };
  const written = await run(['note', 'generate', '-'], given);
  const { noteId } = JSON.parse(written.stdout) as { noteId: string };
  expect((await readdir(home.path)).filter((name) => name.includes('key'))).toEqual([]);
  const without = await run(['note', 'show', noteId], {});
  expect([without.code, JSON.parse(without.stderr).code]).toEqual([1, 'master_key_missing']);
  const untold = await run(['keys', 'rotate-master'], given);
  expect([untold.code, JSON.parse(untold.stderr)]).toEqual([
    2,
    expect.objectContaining({ how_to_fix: expect.stringContaining('NOTEGEN_NEXT_MASTER_KEY') }),
  ]);
  expect((await run(['keys', 'rotate-master'], { ...given, NOTEGEN_NEXT_MASTER_KEY: next })).code).toBe(0);
  const stale = await run(['note', 'show', noteId], given);
  expect([stale.code, JSON.parse(stale.stderr).code]).toEqual([1, 'master_key_invalid']);
  const program = join(home.path, 'print-key');
  await writeFile(program, `#!/bin/sh\necho ${next}\n`, { mode: 0o700 });
  expect((await run(['note', 'show', noteId], { NOTEGEN_SECURITY_KEY_COMMAND: program })).code).toBe(0);
  await writeFile(program, '#!/bin/sh\nexit 3\n', { mode: 0o700 });
  const broken = await run(['note', 'show', noteId], { NOTEGEN_SECURITY_KEY_COMMAND: program });
  expect([broken.code, JSON.parse(broken.stderr).code]).toEqual([1, 'master_key_invalid']);
});
