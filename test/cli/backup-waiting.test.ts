import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caller } from '../support/caller.ts';
import { notegen, notegenJson, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';
import { atTerminal } from '../support/terminal.ts';

const passphrase = 'correct horse battery';
const visit = 'Doctor: What is it?\nPatient: A cough for two weeks.';

test('on a terminal the passphrase is asked twice for a backup, once to restore, and never shown', {
  timeout: 180_000,
}, async () => {
  await using home = await temporaryHome();
  await using outside = await temporaryHome();
  const written = await notegen(home.path, ['note', 'generate', '-', '--json'], { input: visit });
  const { noteId } = JSON.parse(written.stdout) as { noteId: string };
  const file = join(outside.path, 'clinic.backup');
  const person = (...args: string[]) => atTerminal({ home: home.path, args, columns: 120 });
  {
    await using differing = person('backup', file);
    await differing.until('Passphrase of the backup:');
    await differing.press(...passphrase, '\r');
    await differing.until('Again:');
    await differing.press(...'another passphrase', '\r');
    await differing.until('The two passphrases differ.');
    expect(await differing.ended()).toEqual({ code: 1, sane: true });
  }
  {
    await using short = person('backup', file);
    await short.until('Passphrase of the backup:');
    await short.press(...'short', '\r');
    await short.until('Again:');
    await short.press(...'short', '\r');
    await short.until('12 characters or more');
    expect(await short.ended()).toEqual({ code: 1, sane: true });
  }
  {
    await using leaving = person('backup', file);
    await leaving.until('Passphrase of the backup:');
    await leaving.press('c', 'o', '\u0003');
    expect(await leaving.ended()).toEqual({ code: 130, sane: true });
  }
  expect(await readdir(outside.path)).toEqual([]);
  {
    await using backing = person('backup', file);
    await backing.until('Passphrase of the backup:');
    await backing.press(...passphrase, '\r');
    await backing.until('Again:');
    await backing.press(...passphrase, '\r');
    await backing.until('Backed up to');
    expect(await backing.ended()).toEqual({ code: 0, sane: true });
    expect(backing.written()).not.toContain(passphrase);
    expect(backing.written()).not.toContain('horse');
  }
  await using fresh = await temporaryHome();
  await using restoring = atTerminal({ home: fresh.path, args: ['restore', file], columns: 120 });
  await restoring.until('Passphrase of the backup:');
  await restoring.press(...passphrase, '\r');
  await restoring.until('Restored to');
  expect(await restoring.ended()).toEqual({ code: 0, sane: true });
  expect(restoring.written()).not.toContain('Again:');
  expect((await notegen(fresh.path, ['note', 'show', noteId])).code).toBe(0);
});

// Skipped where whisper.cpp can't be built.
test.skipIf(noSpeechEngine)(
  'a backup taken while recordings wait brings them along, sealed, and the restored server makes their notes',
  { timeout: 400_000 },
  async () => {
    await using home = await temporaryHome();
    await using outside = await temporaryHome();
    await using fresh = await temporaryHome();
    const file = join(outside.path, 'clinic.backup');
    const environment = { NOTEGEN_BACKUP_PASSPHRASE: passphrase };
    const flac = await readFile(new URL('../fixtures/audio/speech-16k.flac', import.meta.url));
    const ids: string[] = [];
    let key = '';
    {
      await using served = await serveIn(home.path, [], speechEnvironment);
      key = (await served.newKey()).key;
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'audio/flac' };
      for (let n = 0; n < 3; n += 1) {
        const url = `${served.url}/v1/audio?specialty=physician`;
        const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(flac) });
        ids.push(((await response.json()) as { note_id: string }).note_id);
      }
      // Killed, so that they still wait however fast this computer is.
      await served.stop('SIGKILL');
    }
    const taken = await notegen(home.path, ['backup', file, '--json'], { environment });
    expect(taken.code, taken.stderr).toBe(0);
    const { recordings } = JSON.parse(taken.stdout) as { recordings: number };
    expect(recordings).toBeGreaterThan(0);
    const bytes = await readFile(file);
    expect(bytes.includes(flac.subarray(5_000, 5_032))).toBe(false);
    expect((await notegen(fresh.path, ['restore', file], { environment })).code).toBe(0);
    const restored = await readdir(join(fresh.path, 'recordings'));
    expect(restored.filter((name) => name.endsWith('.sealed'))).toHaveLength(recordings);
    await rm(home.path, { recursive: true });

    await using served = await serveIn(fresh.path, [], speechEnvironment);
    const call = caller(served.url, key);
    for (const id of ids) {
      const status = async () =>
        ((await (await call('GET', `/v1/audio/status?note_id=${id}`)).json()) as { status: string }).status;
      await expect.poll(status, { timeout: 200_000, interval: 500 }).toBe('completed');
    }
    // A recording goes just after its note was kept.
    await expect.poll(() => readdir(join(fresh.path, 'recordings')), { timeout: 30_000 }).toEqual([]);
    expect(await notegenJson(fresh.path, ['audit', 'verify'])).toMatchObject({ intact: true });
  },
);

test('an installation whose master key is kept outside is restored with that key, with no other, and leaves none on the disk', {
  timeout: 180_000,
}, async () => {
  await using home = await temporaryHome();
  await using outside = await temporaryHome();
  await using fresh = await temporaryHome();
  const file = join(outside.path, 'clinic.backup');
  const [own, other] = [Buffer.alloc(32, 7).toString('base64'), Buffer.alloc(32, 8).toString('base64')];
  const run = async (directory: string, args: string[], masterKey?: string) => {
    const environment = {
      NOTEGEN_BACKUP_PASSPHRASE: passphrase,
      ...(masterKey !== undefined && { NOTEGEN_MASTER_KEY: masterKey }),
    };
    const outcome = await notegen(directory, [...args, '--json'], { environment, input: visit });
    const printed = outcome.code === 0 ? outcome.stdout : outcome.stderr;
    return JSON.parse(printed) as { code?: string; noteId: string; detail?: string };
  };
  const { noteId } = await run(home.path, ['note', 'generate', '-'], own);
  await run(home.path, ['backup', file], own);
  expect(await run(fresh.path, ['restore', file], other)).toMatchObject({ code: 'master_key_invalid' });
  expect(await readdir(fresh.path)).toEqual([]);
  expect(await run(fresh.path, ['restore', file], own)).toMatchObject({ home: fresh.path });
  expect((await readdir(fresh.path)).filter((name) => name.includes('key'))).toEqual([]);
  expect(await run(fresh.path, ['note', 'show', noteId], own)).toMatchObject({ noteId });
  expect(await run(fresh.path, ['note', 'show', noteId])).toMatchObject({ code: 'master_key_missing' });
  // Without a key of one's own the backup brings the one it was made with.
  const third = await mkdtemp(join(tmpdir(), 'notegen-test-'));
  try {
    await run(third, ['restore', file]);
    expect((await readFile(join(third, 'master.key'), 'utf8')).trim()).toBe(own);
    expect(await run(third, ['note', 'show', noteId])).toMatchObject({ noteId });
  } finally {
    await rm(third, { recursive: true });
  }
});
