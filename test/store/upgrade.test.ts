import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { masterKeyFile } from '../../src/sealing/master-key-file.ts';
import { seal } from '../../src/sealing/seal.ts';
import { migrate, migrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/store.ts';
import { temporaryHome } from '../support/notegen.ts';

/** Schemas that were released before text was sealed: how many migrations each has had. */
const plainVersions = [1, 2, 3];
const customer = 'c1';
const later = Date.now() + 1e10;
const textOf = (n: number) => `{"noteId":"n${n}","text":"zebra stripes behind ear ${n}"}`;

/** A database as an earlier notegen left it, with data in every table it had. */
function oldDatabase(home: string, version: number, notes = 30, padding = 0): void {
  const masterKey = masterKeyFile(home).make();
  const database = new Sqlite(join(home, 'notegen.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('secure_delete = ON');
  migrate(database, { masterKey }, migrations.slice(0, version));
  database.prepare('INSERT INTO customers VALUES (?, ?, ?, NULL, 1)').run(customer, 'Clinic', 'a@b.example');
  const insert = database.prepare('INSERT INTO notes VALUES (?, ?, ?, ?, ?, ?)');
  database.transaction(() => {
    for (let n = 0; n < notes; n += 1) {
      const payload = Buffer.from(textOf(n) + ' '.repeat(padding));
      insert.run(`n${n}`, customer, 'physician', n, later, payload);
    }
  })();
  if (version >= 2) {
    const secret = seal(masterKey, 'whsec_old', ['webhooks', 'secret', customer]);
    database
      .prepare('INSERT INTO webhooks VALUES (?, ?, 1, ?, 1)')
      .run(customer, 'https://a.example/', secret);
    const job = database.prepare('INSERT INTO audio_jobs VALUES (?, ?, ?, 0, 0, ?, 1, 1, ?, NULL, NULL)');
    const request = Buffer.from('{"specialty":"physician","language":"zebra"}');
    job.run('j-queued', customer, 'queued', request, later);
    job.run('j-done', customer, 'completed', request, later);
    job.run('j-failed', customer, 'failed', request, later);
    const delivery = database.prepare(
      "INSERT INTO deliveries VALUES (?, ?, 'note.generated', 'n0', 'delivered', 200, NULL, 5, 1, 1)",
    );
    delivery.run(randomUUID(), customer);
  }
  if (version >= 3) {
    const fingerprint = createHash('sha256').update('body').digest('hex');
    database
      .prepare('INSERT INTO idempotent_requests VALUES (?, ?, ?, ?, ?)')
      .run(customer, 'zebra-key', fingerprint, 'n0', later);
  }
  database.close();
}

async function everyByte(home: string): Promise<string> {
  const names = await readdir(home);
  return (await Promise.all(names.map((name) => readFile(join(home, name), 'latin1')))).join('\n');
}

test.each(plainVersions)(
  'a database of schema %i is brought forward with all that is in it, sealed',
  async (version) => {
    await using home = await temporaryHome();
    oldDatabase(home.path, version);
    expect(await everyByte(home.path)).toContain('zebra stripes');
    {
      using store = await openStore(home.path);
      for (let n = 0; n < 30; n += 1) {
        expect(String(store.notes.payload(customer, `n${n}`, 1))).toBe(textOf(n));
      }
      expect(store.notes.page(customer, 1, 100, null)).toHaveLength(30);
      if (version >= 2) {
        expect(store.webhooks.get(customer)?.secret).toBe('whsec_old');
        expect(store.deliveries.list(customer, 10)).toHaveLength(1);
        expect(store.audioJobs.unfinished()).toEqual(['j-queued']);
        expect(store.audioJobs.claim(2)?.request).toContain('"language":"zebra"');
        expect(store.audioJobs.find(customer, 'j-done', 1)?.status).toBe('completed');
      }
      if (version >= 3) {
        const fingerprint = createHash('sha256').update('body').digest('hex');
        const found = store.idempotentRequests.find(customer, 'zebra-key', fingerprint, 1);
        expect(found).toEqual({ result_id: 'n0', same: true });
      }
      store.check();
      // Nothing of the open text lingers in the files, not even while they are open.
      expect(await everyByte(home.path)).not.toContain('zebra');
    }
    expect(await everyByte(home.path)).not.toContain('zebra');
    using again = await openStore(home.path);
    expect(String(again.notes.payload(customer, 'n3', 1))).toBe(textOf(3));
  },
);

test('a database that was sealed before there was an audit log gets one, and keeps what is in it', async () => {
  await using home = await temporaryHome();
  oldDatabase(home.path, 3);
  const [masterKey] = masterKeyFile(home.path).read();
  const database = new Sqlite(join(home.path, 'notegen.db'));
  migrate(database, { masterKey: masterKey! }, migrations.slice(0, 4));
  database.close();
  using store = await openStore(home.path);
  for (let n = 0; n < 30; n += 1) {
    expect(String(store.notes.payload(customer, `n${n}`, 1))).toBe(textOf(n));
  }
  expect(store.auditLog.verify()).toMatchObject({ intact: true, lines: 0 });
  const line = { at: 1, actor: 'notegen', customer_id: customer, act: 'note.read' as const, note_id: 'n0' };
  store.auditLog.append([{ ...line, detail: null, times: 1 }]);
  using again = await openStore(home.path);
  expect(again.auditLog.verify()).toMatchObject({ intact: true, lines: 1 });
  again.check();
});

test('a migration that is killed half way leaves the old state, and the next start makes it whole', {
  timeout: 120_000,
}, async () => {
  await using home = await temporaryHome();
  oldDatabase(home.path, 3, 4_000, 6_000);
  const built = new URL('../../dist/store/store.js', import.meta.url).href;
  const script = `const { openStore } = await import(${JSON.stringify(built)}); (await openStore(process.argv[1]))[Symbol.dispose]();`;
  let interrupted = 0;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, home.path], {
      stdio: 'inherit',
    });
    const ended = once(child, 'exit');
    // The transaction outgrows SQLite's memory: the log grows before it is committed.
    while (child.exitCode === null && (await logBytes(home.path)) < 200_000 * (attempt + 1)) await pause(2);
    child.kill('SIGKILL');
    await ended;
    const database = new Sqlite(join(home.path, 'notegen.db'));
    const version = database.pragma('user_version', { simple: true });
    const open = database
      .prepare("SELECT count(*) FROM notes WHERE instr(payload, CAST('zebra' AS BLOB)) > 0")
      .pluck()
      .get();
    const tables = database
      .prepare("SELECT count(*) FROM sqlite_master WHERE name = 'note_keys'")
      .pluck()
      .get();
    database.close();
    if (version !== 3) {
      expect([version, open]).toEqual([migrations.length, 0]);
      break;
    }
    interrupted += 1;
    expect([open, tables]).toEqual([4_000, 0]);
  }
  expect(interrupted).toBeGreaterThan(0);
  using store = await openStore(home.path);
  for (const n of [0, 1_999, 3_999]) {
    expect(String(store.notes.payload(customer, `n${n}`, 1)).trim()).toBe(textOf(n));
  }
  expect(await everyByte(home.path)).not.toContain('zebra');
});

test('a database of a later notegen is refused before anything is made or changed', async () => {
  await using home = await temporaryHome();
  const database = new Sqlite(join(home.path, 'notegen.db'));
  database.exec('CREATE TABLE of_the_future (a)');
  database.pragma(`user_version = ${migrations.length + 1}`);
  database.close();
  await expect(openStore(home.path)).rejects.toMatchObject({ code: 'database_newer' });
  expect((await readdir(home.path)).filter((name) => !name.startsWith('notegen.db'))).toEqual([]);
});

test('an earlier notegen that still runs can not put open text into a sealed database', async () => {
  await using home = await temporaryHome();
  (await openStore(home.path))[Symbol.dispose]();
  const database = new Sqlite(join(home.path, 'notegen.db'));
  database.prepare('INSERT INTO customers VALUES (?, ?, ?, NULL, 1)').run(customer, 'Clinic', 'a@b.example');
  const insert = database.prepare('INSERT INTO notes VALUES (?, ?, ?, 1, 2, ?)');
  expect(() => insert.run('n1', customer, 'physician', randomBytes(10))).toThrow('a note needs its key');
  database.close();
});

async function logBytes(home: string): Promise<number> {
  return await stat(join(home, 'notegen.db-wal')).then(
    ({ size }) => size,
    () => 0,
  );
}
