import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { type Act, byItself } from '../../src/audit/acts.ts';
import { createAudit } from '../../src/audit/audit.ts';
import { newKey } from '../../src/sealing/seal.ts';
import { parseAnchor } from '../../src/store/audit-chain.ts';
import { openStore } from '../../src/store/store.ts';
import { temporaryHome } from '../support/notegen.ts';
import { temporaryStore } from '../support/temporary-store.ts';

const entry = (n: number, act: Act = 'note.read') => ({
  at: 1_000 + n,
  actor: `key:k${n % 3}`,
  customer_id: 'c',
  act,
  note_id: `n${n}`,
  detail: null,
  times: 1,
});

/** A log of ten lines, and the same file in the hands of somebody who has no key. */
async function tenLines() {
  const temporary = await temporaryStore();
  const { auditLog } = temporary.store;
  auditLog.append(Array.from({ length: 10 }, (_, n) => entry(n + 1)));
  const file = new Sqlite(join(temporary.home, 'notegen.db'));
  /** As an editor of SQLite files does it, which knows nothing of triggers. */
  const edit = (...statements: string[]): void => {
    const triggers = file.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all() as {
      name: string;
      sql: string;
    }[];
    for (const { name } of triggers) file.exec(`DROP TRIGGER ${name}`);
    for (const statement of statements) file.exec(statement);
    for (const { sql } of triggers) file.exec(sql);
  };
  return {
    ...temporary,
    auditLog,
    file,
    edit,
    faults: () => auditLog.verify().faults.map(({ line, fault }) => `${line} ${fault}`),
    async [Symbol.asyncDispose]() {
      file.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

test('an untouched audit log is whole, however many processes wrote it', async () => {
  await using log = await tenLines();
  using other = await openStore(log.home);
  for (let n = 0; n < 5; n += 1) {
    other.auditLog.append([entry(20 + n)]);
    log.auditLog.append([entry(30 + n), entry(40 + n)]);
  }
  expect(log.auditLog.verify()).toMatchObject({ intact: true, lines: 25, faults: [] });
  expect(other.auditLog.verify()).toEqual(log.auditLog.verify());
});

test('lines can neither be changed nor removed nor slipped in, not even by who has the database open', async () => {
  await using log = await tenLines();
  for (const statement of [
    "UPDATE audit_log SET actor = 'user:nobody' WHERE line = 3",
    'DELETE FROM audit_log WHERE line = 10',
    'DELETE FROM audit_log',
    'INSERT OR REPLACE INTO audit_log SELECT * FROM audit_log WHERE line = 4',
    'INSERT INTO audit_log SELECT 0, at, actor, customer_id, act, note_id, detail, times, mac FROM audit_log WHERE line = 4',
    'UPDATE audit_head SET lines = 9',
    'DELETE FROM audit_head',
  ]) {
    expect(() => log.file.exec(statement), statement).toThrow(/audit/);
  }
  expect(log.auditLog.verify().intact).toBe(true);
});

test('every column of every line counts: whatever is changed in the file is found, and where', async () => {
  await using log = await tenLines();
  const columns = {
    at: 'at + 1',
    actor: "'key:other'",
    customer_id: 'NULL',
    act: "'note.deleted'",
    note_id: "'n99'",
    detail: "'x'",
    times: '2',
    mac: 'zeroblob(32)',
  };
  for (const [column, value] of Object.entries(columns)) {
    log.edit('CREATE TABLE before AS SELECT * FROM audit_log WHERE line = 6');
    log.edit(`UPDATE audit_log SET ${column} = ${value} WHERE line = 6`);
    // A changed mac is no longer what the next line was linked to.
    expect(log.faults(), column).toEqual(column === 'mac' ? ['6 changed', '7 changed'] : ['6 changed']);
    log.edit(
      'DELETE FROM audit_log WHERE line = 6',
      'INSERT INTO audit_log SELECT * FROM before',
      'DROP TABLE before',
    );
    expect(log.faults()).toEqual([]);
  }
});

test.each([
  ['one is removed', ['DELETE FROM audit_log WHERE line = 4'], ['4 missing']],
  [
    'one is removed and the rest moves up',
    ['DELETE FROM audit_log WHERE line = 9', 'UPDATE audit_log SET line = 9 WHERE line = 10'],
    ['9 changed', '10 missing'],
  ],
  [
    'two are swapped',
    [
      'UPDATE audit_log SET line = 99 WHERE line = 2',
      'UPDATE audit_log SET line = 2 WHERE line = 3',
      'UPDATE audit_log SET line = 3 WHERE line = 99',
    ],
    ['2 changed', '3 changed', '4 changed'],
  ],
  ['the first is removed', ['DELETE FROM audit_log WHERE line = 1'], ['1 missing']],
  ['the last ones are cut off', ['DELETE FROM audit_log WHERE line > 8'], ['9 missing', '10 missing']],
  [
    'the last ones are cut off and the head is set back',
    [
      'DELETE FROM audit_log WHERE line > 8',
      'UPDATE audit_head SET lines = 8, mac = (SELECT mac FROM audit_log WHERE line = 8)',
    ],
    ['8 head'],
  ],
  ['all are removed', ['DELETE FROM audit_log'], Array.from({ length: 10 }, (_, n) => `${n + 1} missing`)],
  [
    'all are removed and the head is begun anew',
    ['DELETE FROM audit_log', 'UPDATE audit_head SET lines = 0, mac = zeroblob(32), seal = zeroblob(32)'],
    ['0 head'],
  ],
  ['the head is removed', ['DELETE FROM audit_head'], ['10 head']],
  [
    'one is added without the key',
    [
      "INSERT INTO audit_log VALUES (11, 5, 'notegen', 'c', 'note.read', 'n1', NULL, 1, randomblob(32))",
      'UPDATE audit_head SET lines = 11, mac = (SELECT mac FROM audit_log WHERE line = 11)',
    ],
    ['11 changed', '11 head'],
  ],
])('when %s in the file, verify says so', async (_, statements, faults) => {
  await using log = await tenLines();
  log.edit(...statements);
  expect(log.faults()).toEqual(faults);
  expect(log.auditLog.verify().intact).toBe(false);
});

test('lines written after a tampering neither hide nor spread it', async () => {
  await using log = await tenLines();
  log.edit('DELETE FROM audit_log WHERE line > 8');
  log.auditLog.append([entry(50)]);
  expect(log.faults()).toEqual(['9 missing', '10 missing']);
});

test('an older log put in the place of the newer one is found by an anchor that was kept', async () => {
  await using log = await tenLines();
  log.edit(
    'CREATE TABLE kept_log AS SELECT * FROM audit_log',
    'CREATE TABLE kept_head AS SELECT * FROM audit_head',
  );
  log.auditLog.append([entry(11), entry(12)]);
  const anchor = parseAnchor(log.auditLog.verify().anchor)!;
  expect(anchor.line).toBe(12);
  log.edit(
    'DELETE FROM audit_log WHERE line > 10',
    'DELETE FROM audit_head',
    'INSERT INTO audit_head SELECT * FROM kept_head',
  );
  // By itself it looks like what it once was.
  expect(log.faults()).toEqual([]);
  expect(log.auditLog.verify(anchor)).toMatchObject({
    intact: false,
    faults: [
      { line: 11, fault: 'missing' },
      { line: 12, fault: 'missing' },
    ],
  });
  log.auditLog.append([entry(13), entry(14), entry(15)]);
  expect(log.auditLog.verify(anchor).faults).toEqual([{ line: 12, fault: 'changed' }]);
});

test('the chain holds after the master key was rotated, and goes on', async () => {
  await using log = await tenLines();
  const { store } = log;
  const before = store.auditLog.verify();
  store.rotateMaster(newKey(), () => store.auditLog.append([entry(11, 'master_key.rotated')]));
  using again = await openStore(log.home);
  again.auditLog.append([entry(12)]);
  expect(again.auditLog.verify(parseAnchor(before.anchor)!)).toMatchObject({ intact: true, lines: 12 });
});

test('a line belongs to its act: when the act is undone there is none', async () => {
  await using log = await tenLines();
  const work = (): void => {
    log.auditLog.append([entry(11)]);
    throw new Error('the act failed');
  };
  expect(() => log.store.transaction(work)).toThrow('the act failed');
  expect(log.auditLog.verify()).toMatchObject({ intact: true, lines: 10 });
});

test('lines are found by note, actor, kind of actor, act and time', async () => {
  await using log = await tenLines();
  log.auditLog.append([entry(3, 'note.deleted'), { ...entry(11), actor: 'user:key:k1' }]);
  const lines = (filter: Parameters<typeof log.auditLog.newest>[0]) =>
    log.auditLog.newest(filter, 100).map(({ line }) => line);
  expect(lines({ noteId: 'n3' })).toEqual([11, 3]);
  expect(lines({ actor: 'key:k1' })).toEqual([10, 7, 4, 1]);
  expect(lines({ actor: 'key:' })).toHaveLength(11);
  expect(lines({ act: 'note.deleted' })).toEqual([11]);
  expect(lines({ from: 1_009 })).toEqual([12, 10, 9]);
  expect(lines({ to: 1_002 })).toEqual([1]);
  expect(lines({ customerId: 'other' })).toEqual([]);
  expect(log.auditLog.following({}, 4, 3).map(({ line }) => line)).toEqual([5, 6, 7]);
});

test('reads are gathered: many of one note are one line that counts, and none is lost at the end', async () => {
  await using home = await temporaryHome();
  using store = await openStore(home.path);
  {
    using audit = createAudit({ log: store.auditLog, clock: () => 7, onError: () => {} });
    for (let n = 0; n < 1_000; n += 1) {
      audit.gather({ customerId: 'c', keyId: `k${n % 2}` }, 'note.read', { noteId: 'n1' });
    }
    for (let n = 0; n < 450; n += 1) audit.gather(byItself('c'), 'note.read', { noteId: `m${n}` });
    // Nobody waited for the disk.
    expect(store.auditLog.verify().lines).toBe(0);
    await expect.poll(() => store.auditLog.verify().lines, { timeout: 20_000 }).toBe(452);
    audit.gather(byItself('c'), 'note.read', { noteId: 'last' });
  }
  const [last] = store.auditLog.newest({}, 1);
  expect(last).toMatchObject({ line: 453, note_id: 'last', times: 1 });
  expect(store.auditLog.newest({ noteId: 'n1' }, 9).map(({ actor, times }) => `${actor} ${times}`)).toEqual([
    'key:k1 500',
    'key:k0 500',
  ]);
  expect(store.auditLog.verify().intact).toBe(true);
});

test('what could not be written is told, kept, and written later', async () => {
  const written: string[] = [];
  const errors: unknown[] = [];
  let full = true;
  const log = {
    append: (entries: readonly { note_id: string | null }[]): void => {
      if (full) throw new Error('the disk is full');
      written.push(...entries.map(({ note_id }) => note_id ?? ''));
    },
  };
  using audit = createAudit({ log, clock: Date.now, onError: (error) => errors.push(error) });
  audit.gather(byItself('c'), 'note.read', { noteId: 'n1' });
  await expect.poll(() => errors.length, { timeout: 20_000 }).toBeGreaterThan(0);
  full = false;
  await expect.poll(() => written, { timeout: 20_000 }).toEqual(['n1']);
});
