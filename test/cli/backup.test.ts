import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caller } from '../support/caller.ts';
import { notegen, notegenJson, type Outcome, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';

const environment = { NOTEGEN_BACKUP_PASSPHRASE: 'correct horse battery' };
const visit = (word: string) => ({
  transcript: `Doctor: What is wrong?\nPatient: I have a ${word} cough for two weeks.`,
  specialty: 'physician',
});
const codeIn = ({ stderr }: Outcome): string => (JSON.parse(stderr) as { code: string }).code;

test('a backup taken while the server runs brings every note back into another data directory', {
  timeout: 300_000,
}, async () => {
  await using home = await temporaryHome();
  await using outside = await temporaryHome();
  const file = join(outside.path, 'clinic.backup');
  const words = ['zebra', 'walrus', 'ostrich'];
  const ids: string[] = [];
  const env = { environment };
  {
    await using served = await serveIn(home.path);
    const call = caller(served.url, (await served.newKey()).key);
    for (const word of words) {
      ids.push(((await (await call('POST', '/v1/note', visit(word))).json()) as { noteId: string }).noteId);
    }
    const writing = Promise.all(Array.from({ length: 5 }, () => call('POST', '/v1/note', visit('badger'))));
    const taken = await notegen(home.path, ['backup', file, '--json'], env);
    expect(taken.code, taken.stderr).toBe(0);
    expect(JSON.parse(taken.stdout)).toMatchObject({ file, recordings: 0, bytes: (await stat(file)).size });
    expect((await writing).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    // Not over a file that is there, and not into a directory that a server uses.
    expect((await notegen(home.path, ['backup', file], env)).code).toBe(1);
    const inUse = await notegen(home.path, ['restore', file, '--replace', '--json'], env);
    expect([inUse.code, codeIn(inUse)]).toEqual([1, 'restore_refused']);
    expect(await served.stop()).toBe(0);
  }
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file, 'latin1');
  const key = (await readFile(join(home.path, 'master.key'), 'utf8')).trim();
  for (const text of [...words, 'cough', key, 'SQLite format', 'CREATE TABLE']) {
    expect(bytes.includes(text), text).toBe(false);
  }
  expect((await readdir(home.path)).filter((name) => name.includes('backup'))).toEqual([]);

  await using fresh = await temporaryHome();
  const restored = await notegen(fresh.path, ['restore', file, '--json'], env);
  expect([restored.code, JSON.parse(restored.stdout || '{}')]).toEqual([
    0,
    { home: fresh.path, moved_to: null },
  ]);
  for (const [index, noteId] of ids.entries()) {
    const note = await notegenJson<{ transcript: string }>(fresh.path, ['note', 'show', noteId]);
    expect(note.transcript).toContain(words[index]);
  }
  // What is there is never written over unless that is asked for, and even then kept.
  const refused = await notegen(fresh.path, ['restore', file, '--json'], env);
  expect([refused.code, codeIn(refused)]).toEqual([1, 'restore_refused']);
  await notegenJson(fresh.path, ['note', 'delete', ids[0]!]);
  const replaced = await notegen(fresh.path, ['restore', file, '--replace', '--json'], env);
  const { moved_to } = JSON.parse(replaced.stdout) as { moved_to: string };
  expect(await readdir(moved_to)).toEqual(expect.arrayContaining(['master.key', 'notegen.db']));
  expect((await notegen(fresh.path, ['note', 'show', ids[0]!])).code).toBe(0);
  const before = await notegenJson<{ items: unknown[] }>(moved_to, ['note', 'list']);
  const after = await notegenJson<{ items: unknown[] }>(fresh.path, ['note', 'list']);
  expect(after.items.length).toBe(before.items.length + 1);
});

test('a wrong passphrase, a cut or changed backup and a file that is none leave the data directory empty', {
  timeout: 300_000,
}, async () => {
  await using home = await temporaryHome();
  await using outside = await temporaryHome();
  await using fresh = await temporaryHome();
  const file = join(outside.path, 'clinic.backup');
  await notegenJson(home.path, ['customers', 'list']);
  const short = await notegen(home.path, ['backup', file, '--json'], {
    environment: { NOTEGEN_BACKUP_PASSPHRASE: 'too short' },
  });
  expect([short.code, codeIn(short)]).toEqual([1, 'invalid_input']);
  const none = await notegen(home.path, ['backup', file, '--json']);
  expect([none.code, codeIn(none)]).toEqual([2, 'usage_invalid']);
  const passphrase = join(outside.path, 'passphrase');
  await writeFile(passphrase, 'correct horse battery\nsecond line\n');
  expect((await notegen(home.path, ['backup', file, '--passphrase-file', passphrase])).code).toBe(0);
  const whole = await readFile(file);

  const restore = async (given = environment): Promise<string> => {
    const outcome = await notegen(fresh.path, ['restore', file, '--json'], { environment: given });
    expect(outcome.code).toBe(1);
    return codeIn(outcome);
  };
  expect(await restore({ NOTEGEN_BACKUP_PASSPHRASE: 'incorrect horse battery' })).toBe('passphrase_wrong');
  await truncate(file, whole.length - 1_000);
  expect(await restore()).toBe('record_damaged');
  // Cut between two chunks of the sealed stream.
  await truncate(file, 52 + 17 + 65_552);
  expect(await restore()).toBe('record_damaged');
  await truncate(file, 20);
  expect(await restore()).toBe('backup_unreadable');
  const changed = Buffer.from(whole);
  changed[60_000]! ^= 1;
  await writeFile(file, changed);
  expect(await restore()).toBe('record_damaged');
  await writeFile(file, 'this is a letter, not a backup '.repeat(10));
  expect(await restore()).toBe('backup_unreadable');
  expect(await readdir(fresh.path)).toEqual([]);
  const letter = await notegen(fresh.path, ['restore', file], { environment });
  expect(letter.stderr).toContain('no backup of notegen');
  await writeFile(file, changed);
  const cut = await notegen(fresh.path, ['restore', file], { environment });
  expect(cut.stderr).toMatch(/The backup is cut off, or was changed\.\nCopy it again/);
  await writeFile(file, whole);
  // What a restore that was killed had left is taken away by the next one.
  await mkdir(join(fresh.path, '.restore-0123456789ab'));
  await writeFile(join(fresh.path, '.restore-0123456789ab', 'master.key'), 'a key');
  expect((await notegen(fresh.path, ['restore', file], { environment })).code).toBe(0);
  expect((await readdir(fresh.path)).sort()).toEqual(['master.key', 'notegen.db']);
});
