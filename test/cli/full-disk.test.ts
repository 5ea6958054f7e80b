import { spawnSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { notegen, notegenJson, temporaryHome } from '../support/notegen.ts';

/** A small disk of its own needs the right to mount one: root on Linux. */
const place = await temporaryHome();
const mounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600k,mode=0700', 'tmpfs', place.path]).status === 0;
afterAll(async () => {
  if (mounted) spawnSync('umount', ['-l', place.path]);
  await place[Symbol.asyncDispose]();
});

test.skipIf(!mounted)(
  'on a full disk every command says that it is full, and keeps what is there',
  {
    timeout: 120_000,
  },
  async () => {
    await using elsewhere = await temporaryHome();
    const environment = { NOTEGEN_BACKUP_PASSPHRASE: 'correct horse battery' };
    const home = join(place.path, 'home');
    const [backup, visit] = [join(elsewhere.path, 'backup'), join(elsewhere.path, 'visit.txt')];
    await writeFile(visit, 'Doctor: What brings you in?\nPatient: A cough.');
    const other = join(elsewhere.path, 'home');
    for (let n = 0; n < 3; n += 1) await notegenJson(other, ['note', 'generate', visit]);
    expect((await notegen(other, ['backup', backup], { environment })).code).toBe(0);

    const { noteId } = await notegenJson<{ noteId: string }>(home, ['note', 'generate', visit]);
    const before = (await readdir(home)).sort();
    await writeFile(join(place.path, 'filler'), Buffer.alloc(1_000_000)).catch(() => {});
    for (const args of [
      ['keys', 'create', 'front desk'],
      ['config', 'set', 'retention.notes', '7d'],
      ['note', 'generate', visit],
      ['note', 'generate', visit, '--no-save', '--out', join(place.path, 'note.txt')],
      ['restore', backup, '--replace'],
      ['backup', join(place.path, 'backup')],
    ]) {
      const { code, stderr } = await notegen(home, [...args, '--json'], { environment });
      expect([args, code, JSON.parse(stderr.trimEnd().split('\n').at(-1)!).code]).toEqual([
        args,
        1,
        'disk_full',
      ]);
    }
    await writeFile(join(place.path, 'filler'), '');
    expect((await readdir(home)).filter((name) => !name.startsWith('notegen.db-')).sort()).toEqual(before);
    expect((await notegen(home, ['note', 'show', noteId])).code).toBe(0);
  },
);
