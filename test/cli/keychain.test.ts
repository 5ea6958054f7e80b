import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caller } from '../support/caller.ts';
import { noKeychain, openKeychain } from '../support/keychain.ts';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';

const visit = 'Doctor: What is it?\nPatient: A cough for two weeks.';

/** Runs notegen with `environment`; gives what it printed as JSON, or the code it failed with. */
function runner(home: string, environment: Record<string, string>) {
  return async (...args: string[]): Promise<Record<string, string>> => {
    const outcome = await notegen(home, [...args, '--json'], { environment, input: visit });
    return JSON.parse(outcome.code === 0 ? outcome.stdout : outcome.stderr) as Record<string, string>;
  };
}
const keyFiles = async (home: string) =>
  (await readdir(home)).filter((name) => name.startsWith('master.key'));

// Skipped where there is no GNOME Keyring.
test.skipIf(noKeychain)(
  'the master key moves into the keychain and back, is in one place at a time, and notes stay readable',
  { timeout: 300_000 },
  async () => {
    await using keychain = await openKeychain();
    await using home = await temporaryHome();
    const run = runner(home.path, keychain.environment);
    const { noteId = '' } = await run('note', 'generate', '-');
    const key = (await readFile(join(home.path, 'master.key'), 'utf8')).trim();
    expect(await run('keys', 'move-master', 'keychain')).toEqual({
      place: `the system's keychain (notegen, ${home.path})`,
    });
    expect([await keyFiles(home.path), keychain.kept()]).toEqual([[], { [home.path]: key }]);
    expect(await run('note', 'show', noteId)).toMatchObject({ noteId });
    expect(await run('config', 'get', 'security.keyStore')).toMatchObject({
      value: 'keychain',
      origin: 'file',
    });
    // Again changes nothing.
    await run('keys', 'move-master', 'keychain');
    expect(keychain.kept()).toEqual({ [home.path]: key });

    // A server works with it; a rotation under it leaves one key in the keychain.
    await using served = await serveIn(home.path, [], keychain.environment);
    const created = await run('keys', 'create', 'desk');
    const call = caller(served.url, created.key!);
    expect((await call('GET', `/v1/notes/${noteId}`)).status).toBe(200);
    expect(await run('keys', 'rotate-master')).toMatchObject({ damaged: 0 });
    const rotated = keychain.kept();
    expect([Object.keys(rotated), rotated[home.path] === key]).toEqual([[home.path], false]);
    expect((await call('POST', '/v1/note', { transcript: visit, specialty: 'physician' })).status).toBe(200);
    expect((await call('GET', `/v1/notes/${noteId}`)).status).toBe(200);
    expect(await served.stop()).toBe(0);

    await run('keys', 'move-master', 'file');
    expect([await keyFiles(home.path), keychain.kept()]).toEqual([['master.key'], {}]);
    expect((await readFile(join(home.path, 'master.key'), 'utf8')).trim()).toBe(rotated[home.path]);
    // Without the keychain's session now.
    const alone = runner(home.path, {});
    expect(await alone('note', 'show', noteId)).toMatchObject({ noteId });
    const { items } = (await alone('audit', 'list', '--act', 'master_key.moved')) as unknown as {
      items: { detail: string }[];
    };
    expect(items.map(({ detail }) => detail)).toEqual(['file', 'keychain']);
    expect(await alone('audit', 'verify')).toMatchObject({ intact: true });
  },
);

test.skipIf(noKeychain)(
  'a first start with the keychain chosen makes the key there; processes that start at once agree on it',
  { timeout: 300_000 },
  async () => {
    await using keychain = await openKeychain();
    await using home = await temporaryHome();
    const run = runner(home.path, keychain.environment);
    await run('config', 'set', 'security.keyStore', 'keychain');
    const made = await Promise.all([1, 2, 3, 4].map(() => run('note', 'generate', '-')));
    for (const { noteId = '' } of made) expect(await run('note', 'show', noteId)).toMatchObject({ noteId });
    expect([await keyFiles(home.path), Object.keys(keychain.kept())]).toEqual([[], [home.path]]);
  },
);

test.skipIf(noKeychain)(
  'a locked keychain and one that is not there are told with what to do, and nothing is made in their place',
  { timeout: 300_000 },
  async () => {
    await using keychain = await openKeychain();
    await using home = await temporaryHome();
    const run = runner(home.path, keychain.environment);
    const { noteId = '' } = await run('note', 'generate', '-');
    await run('keys', 'move-master', 'keychain');
    const unavailable = { code: 'keychain_unavailable', how_to_fix: expect.stringContaining('Unlock it') };
    const nowhere = runner(home.path, { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' });
    expect(await nowhere('note', 'show', noteId)).toMatchObject(unavailable);
    keychain.lock();
    expect(await run('note', 'show', noteId)).toMatchObject(unavailable);
    expect(await run('keys', 'rotate-master')).toMatchObject(unavailable);
    expect(await keyFiles(home.path)).toEqual([]);

    // Moving into a locked one leaves the key where it was.
    await using other = await temporaryHome();
    const inOther = runner(other.path, keychain.environment);
    const written = await inOther('note', 'generate', '-');
    expect(await inOther('keys', 'move-master', 'keychain')).toMatchObject(unavailable);
    expect(await keyFiles(other.path)).toEqual(['master.key']);
    expect(await inOther('note', 'show', written.noteId!)).toMatchObject({ noteId: written.noteId });
    // A key that comes from outside is not notegen's to move.
    const given = runner(other.path, {
      ...keychain.environment,
      NOTEGEN_MASTER_KEY: (await readFile(join(other.path, 'master.key'), 'utf8')).trim(),
    });
    expect(await given('keys', 'move-master', 'keychain')).toMatchObject({ code: 'usage_invalid' });
  },
);

test.skipIf(noKeychain)(
  'a restored backup brings its key into the keychain; the key of what was there before goes aside with it',
  { timeout: 300_000 },
  async () => {
    await using keychain = await openKeychain();
    await using home = await temporaryHome();
    await using source = await temporaryHome();
    const passphrase = { NOTEGEN_BACKUP_PASSPHRASE: 'correct horse battery' };
    const file = join(source.path, 'clinic.backup');
    const inSource = runner(source.path, passphrase);
    const backedUp = await inSource('note', 'generate', '-');
    await inSource('backup', file);
    const run = runner(home.path, { ...keychain.environment, ...passphrase });
    await run('config', 'set', 'security.keyStore', 'keychain');
    const before = await run('note', 'generate', '-');
    const { moved_to = '' } = await run('restore', file, '--replace');
    expect(await run('note', 'show', backedUp.noteId!)).toMatchObject({ noteId: backedUp.noteId });
    const key = (await readFile(join(source.path, 'master.key'), 'utf8')).trim();
    expect([await keyFiles(home.path), keychain.kept()]).toEqual([[], { [home.path]: key }]);
    const aside = runner(moved_to, {});
    expect(await aside('note', 'show', before.noteId!)).toMatchObject({ noteId: before.noteId });
  },
);
