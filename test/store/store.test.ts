import { randomBytes } from 'node:crypto';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate, migrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/store.ts';
import { temporaryHome } from '../support/notegen.ts';

const customer = { customer_id: 'c1', name: 'A', email: 'a@b', password_hash: null, created_at: 1 };
const note = (id: string, createdAt: number, expiresAt: number) => ({
  note_id: id,
  customer_id: 'c1',
  specialty: 'physician' as const,
  created_at: createdAt,
  expires_at: expiresAt,
  payload: `{"noteId":"${id}","text":"zebra stripes"}`,
});

test('the database and its log are readable by their owner alone, whatever the umask', async () => {
  await using home = await temporaryHome();
  const before = process.umask(0o000);
  try {
    using store = await openStore(join(home.path, 'data'));
    store.customers.insert(customer);
    for (const name of await readdir(join(home.path, 'data'))) {
      expect((await stat(join(home.path, 'data', name))).mode & 0o777, name).toBe(0o600);
    }
    expect((await stat(join(home.path, 'data'))).mode & 0o777).toBe(0o700);
  } finally {
    process.umask(before);
  }
});

test('a database of a newer notegen is refused, and what to do is said', async () => {
  await using home = await temporaryHome();
  (await openStore(home.path))[Symbol.dispose]();
  const raw = new Sqlite(join(home.path, 'notegen.db'));
  raw.pragma(`user_version = ${migrations.length + 1}`);
  raw.close();
  await expect(openStore(home.path)).rejects.toMatchObject({
    code: 'database_newer',
    howToFix: expect.stringContaining('newest notegen'),
  });
});

test('a migration that fails half way leaves the database as it was', async () => {
  await using home = await temporaryHome();
  const raw = new Sqlite(join(home.path, 'notegen.db'));
  expect(() =>
    migrate(raw, { masterKey: randomBytes(32) }, ['CREATE TABLE one (a)', 'CREATE TABLE two (a); NOT SQL']),
  ).toThrow();
  expect(raw.pragma('user_version', { simple: true })).toBe(0);
  expect(raw.prepare('SELECT name FROM sqlite_master').all()).toEqual([]);
  raw.close();
  (await openStore(home.path))[Symbol.dispose]();
});

test.each([
  [
    'text in place of a database',
    Buffer.from('this is no database at all, but it is long enough\n'.repeat(40)),
  ],
  ['random bytes', randomBytes(8192)],
])('%s is reported as damage and left as it is', async (_, content) => {
  await using home = await temporaryHome();
  const path = join(home.path, 'notegen.db');
  await writeFile(path, content);
  await expect(openStore(home.path)).rejects.toMatchObject({ code: 'database_corrupted' });
  expect(await readFile(path)).toEqual(content);
});

test('damage inside a table is found by the check', async () => {
  await using home = await temporaryHome();
  const path = join(home.path, 'notegen.db');
  {
    using store = await openStore(home.path);
    store.customers.insert(customer);
    for (let i = 0; i < 200; i += 1) store.notes.insert(note(`n${i}`, i, 10_000));
  }
  const bytes = await readFile(path);
  await writeFile(
    path,
    Buffer.concat([bytes.subarray(0, 20_000), randomBytes(8_000), bytes.subarray(28_000)]),
  );
  using damaged = await openStore(home.path);
  expect(() => damaged.check()).toThrow(expect.objectContaining({ code: 'database_corrupted' }));
});

test.skipIf(process.getuid?.() === 0)(
  'a directory that can not be written is told with what to do',
  async () => {
    await using home = await temporaryHome();
    await chmod(home.path, 0o500);
    await expect(openStore(join(home.path, 'data'))).rejects.toMatchObject({ code: 'database_unwritable' });
  },
);

test('a note past its time is gone for every reader, before it is erased and after', async () => {
  await using home = await temporaryHome();
  using store = await openStore(home.path);
  store.customers.insert(customer);
  store.notes.insert(note('n1', 1, 100));
  expect(store.notes.payload('c1', 'n1', 99)?.toString('utf8')).toContain('zebra');
  expect(store.notes.payload('c1', 'n1', 100)).toBeNull();
  expect(store.notes.page('c1', 100, 10, null)).toEqual([]);
  expect(store.notes.remove('c1', 'n1', 100)).toBe(false);
  expect(store.notes.purge(100, 10)).toEqual([{ note_id: 'n1', customer_id: 'c1' }]);
});

test('a purge erases so many at a time, and neither what was sealed nor its key stays in the file', async () => {
  await using home = await temporaryHome();
  const path = join(home.path, 'notegen.db');
  let sealed: Buffer[] = [];
  {
    using store = await openStore(home.path);
    store.customers.insert(customer);
    for (let i = 0; i < 25; i += 1) store.notes.insert(note(`n${i}`, i, 100));
    const reader = new Sqlite(path, { readonly: true });
    sealed = reader
      .prepare(
        'SELECT substr(payload, -32) FROM notes UNION ALL SELECT substr(sealed_key, -32) FROM note_keys',
      )
      .pluck()
      .all() as Buffer[];
    reader.close();
    store.truncateLog();
    const before = await readFile(path);
    expect(sealed.map((piece) => before.includes(piece))).toEqual(Array(50).fill(true));
    expect([1, 2, 3].map(() => store.notes.purge(100, 10).length)).toEqual([10, 10, 5]);
  }
  const after = await readFile(path);
  expect(sealed.some((piece) => after.includes(piece))).toBe(false);
});

test('pages go on exactly where the one before ended, also among notes of one moment', async () => {
  await using home = await temporaryHome();
  using store = await openStore(home.path);
  store.customers.insert(customer);
  for (let i = 0; i < 9; i += 1) store.notes.insert(note(`n${i}`, i < 5 ? 1 : 2, 100));
  const seen: string[] = [];
  let after = null;
  for (;;) {
    const page = store.notes.page('c1', 50, 2, after);
    seen.push(...page.map((row) => row.note_id));
    after = page.at(-1) ?? null;
    if (after === null) break;
  }
  expect(seen).toEqual(['n8', 'n7', 'n6', 'n5', 'n4', 'n3', 'n2', 'n1', 'n0']);
});
