import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { masterKeyFile } from '../../src/sealing/master-key-file.ts';
import { openStore } from '../../src/store/store.ts';
import { exampleNote } from '../support/example-note.ts';
import { temporaryHome } from '../support/notegen.ts';
import { temporaryStore } from '../support/temporary-store.ts';

const note = (customerId: string, id: string, text: string) => ({
  note_id: id,
  customer_id: customerId,
  specialty: 'physician' as const,
  created_at: 1,
  expires_at: Date.now() + 1e9,
  payload: JSON.stringify(exampleNote({ noteId: id, transcript: text })),
});
const damaged = expect.objectContaining({ code: 'record_damaged' });

test('processes that start at once agree on one key, in a file only its owner can read', async () => {
  const home = await mkdtemp(join(tmpdir(), 'notegen-test-'));
  try {
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(home)));
    const [first] = stores;
    first!.customers.insert({ customer_id: 'c', name: 'A', email: 'a', password_hash: null, created_at: 1 });
    stores.forEach((store, n) => {
      store.notes.insert(note('c', `n${n}`, `zebra ${n}`));
    });
    for (const store of stores) {
      for (let n = 0; n < 8; n += 1) {
        expect(String(store.notes.payload('c', `n${n}`, 2))).toContain(`zebra ${n}`);
      }
    }
    for (const store of stores) store[Symbol.dispose]();
    expect((await stat(join(home, 'master.key'))).mode & 0o777).toBe(0o600);
    await writeFile(join(home, 'master.key'), 'not a key');
    await expect(openStore(home)).rejects.toMatchObject({ code: 'master_key_invalid' });
  } finally {
    await rm(home, { recursive: true });
  }
});

test('without its key, or with another one, the database is not opened and no new key is made', async () => {
  await using home = await temporaryHome();
  (await openStore(home.path))[Symbol.dispose]();
  const path = join(home.path, 'master.key');
  const key = await readFile(path, 'utf8');
  await rm(path);
  await expect(openStore(home.path)).rejects.toMatchObject({
    code: 'master_key_missing',
    howToFix: expect.stringContaining('notegen restore'),
  });
  await using other = await temporaryHome();
  masterKeyFile(other.path).make();
  await writeFile(path, await readFile(join(other.path, 'master.key')));
  await expect(openStore(home.path)).rejects.toMatchObject({ code: 'master_key_invalid' });
  await writeFile(path, key);
  (await openStore(home.path))[Symbol.dispose]();
});

test('neither notes nor what a recording is to become nor secrets nor request keys lie open in the files', async () => {
  await using temporary = await temporaryStore();
  const { store, home, customerIds } = temporary;
  const [customer] = customerIds as [string];
  const secret = 'whsec_this-must-not-be-found';
  const row = { customer_id: customer, url: 'https://ehr.example/', enabled: true, updated_at: 1 };
  store.webhooks.save({ ...row, secret });
  expect(store.webhooks.get(customer)?.secret).toBe(secret);
  store.notes.insert(note(customer, 'n1', 'zebra stripes'));
  expect(String(store.notes.payload(customer, 'n1', 2))).toContain('zebra stripes');
  store.audioJobs.insertBelow(job(customer, 'j1', '{"language":"zebra-job"}'), 10);
  const request = { customer_id: customer, idempotency_key: 'zebra-key', fingerprint: 'zebra-print' };
  store.idempotentRequests.insert({ ...request, result_id: 'n1', expires_at: Date.now() + 1e6 }, 1);
  expect(store.idempotentRequests.find(customer, 'zebra-key', 'zebra-print', 1)).toEqual({
    result_id: 'n1',
    same: true,
  });
  expect(store.idempotentRequests.find(customer, 'zebra-key', 'other', 1)?.same).toBe(false);
  for (const file of ['notegen.db', 'notegen.db-wal']) {
    const bytes = await readFile(join(home, file));
    for (const text of ['this-must-not-be-found', 'zebra', 'have a cough']) {
      expect(bytes.includes(text), `${text} in ${file}`).toBe(false);
    }
  }
  expect(store.audioJobs.claim(2)?.request).toBe('{"language":"zebra-job"}');
});

test('cells that are swapped, changed or put in another place are found', async () => {
  await using temporary = await temporaryStore();
  const { store, home, customerIds } = temporary;
  const [customer] = customerIds as [string];
  for (const id of ['n1', 'n2']) store.notes.insert(note(customer, id, id));
  store.audioJobs.insertBelow(job(customer, 'j1', '{"specialty":"physician"}'), 10);
  using database = new (class extends Sqlite {
    [Symbol.dispose]() {
      this.close();
    }
  })(join(home, 'notegen.db'));
  const restoring = (sql: string, check: () => void): void => {
    database.exec(`CREATE TEMP TABLE was_notes AS SELECT * FROM notes;
      CREATE TEMP TABLE was_keys AS SELECT * FROM note_keys;`);
    database.exec(sql);
    check();
    database.exec(`UPDATE notes SET payload = (SELECT payload FROM was_notes w WHERE w.note_id = notes.note_id);
      UPDATE note_keys SET sealed_key = (SELECT sealed_key FROM was_keys w WHERE w.note_id = note_keys.note_id);
      DROP TABLE was_notes; DROP TABLE was_keys;`);
    expect(store.notes.payload(customer, 'n1', 2)).not.toBeNull();
  };
  const refused = (): void => expect(() => store.notes.payload(customer, 'n1', 2)).toThrow(damaged);
  const swap = (table: string, column: string): string =>
    `UPDATE ${table} SET ${column} = (SELECT ${column} FROM ${table} WHERE note_id = 'n2') WHERE note_id = 'n1'`;
  // Another note's text; another note's key; both together.
  restoring(swap('notes', 'payload'), refused);
  restoring(swap('note_keys', 'sealed_key'), refused);
  restoring(`${swap('notes', 'payload')}; ${swap('note_keys', 'sealed_key')}`, refused);
  // A cell of another table and column, and a changed byte.
  restoring(
    "UPDATE notes SET payload = (SELECT request FROM audio_jobs) WHERE note_id = 'n1'; " +
      "UPDATE note_keys SET sealed_key = (SELECT sealed_key FROM note_keys WHERE note_id = 'j1') WHERE note_id = 'n1'",
    refused,
  );
  restoring(
    "UPDATE notes SET payload = CAST(substr(payload, 1, length(payload) - 8) || zeroblob(8) AS BLOB) WHERE note_id = 'n1'",
    refused,
  );
  database.exec("UPDATE audio_jobs SET request = x'0102'");
  expect(store.audioJobs.claim(2)).toMatchObject({ note_id: 'j1', request: '' });
});

test('the same text sealed twice looks different', async () => {
  await using temporary = await temporaryStore();
  const { store, home, customerIds } = temporary;
  const [customer] = customerIds as [string];
  for (const id of ['n1', 'n2']) store.notes.insert({ ...note(customer, id, ''), payload: 'x'.repeat(100) });
  const database = new Sqlite(join(home, 'notegen.db'), { readonly: true });
  const [one, two] = database.prepare('SELECT payload FROM notes').pluck().all() as Buffer[];
  database.close();
  expect(one).not.toEqual(two);
  expect(one?.subarray(-50)).not.toEqual(two?.subarray(-50));
});

test("a note's key goes with the note, and a recording's with what it was for", async () => {
  await using temporary = await temporaryStore();
  const { store, customerIds } = temporary;
  const [customer] = customerIds as [string];
  const now = Date.now();
  store.notes.insert(note(customer, 'n1', 'text'));
  expect(store.notes.remove(customer, 'n1', now)).toBe(true);
  expect(store.noteKeys.get('n1')).toBeNull();
  store.notes.insert({ ...note(customer, 'n2', 'text'), expires_at: now - 1 });
  expect(store.notes.purge(now, 10)).toEqual([{ note_id: 'n2', customer_id: customer }]);
  expect(store.noteKeys.get('n2')).toBeNull();
  for (const id of ['cancelled', 'failed', 'completed']) {
    store.audioJobs.insertBelow({ ...job(customer, id, '{"encounter":{}}'), created_at: now }, 10);
    expect(store.noteKeys.get(id)).not.toBeNull();
    if (id !== 'cancelled') store.audioJobs.claim(now);
  }
  store.audioJobs.cancel(customer, 'cancelled', now);
  store.audioJobs.claim(now);
  store.audioJobs.finish('failed', 'failed', { code: 'no_speech', message: 'none' }, now);
  store.transaction(() => {
    store.audioJobs.finish('completed', 'completed', null, now);
    store.notes.insert(note(customer, 'completed', 'text'));
  });
  expect(['cancelled', 'failed', 'completed'].map((id) => store.noteKeys.get(id) === null)).toEqual([
    true,
    true,
    false,
  ]);
  expect(store.audioJobs.remove(customer, 'completed')).toBe(true);
  expect(String(store.notes.payload(customer, 'completed', now))).toContain('text');
  store.audioJobs.insertBelow(job(customer, 'gone', '{}'), 10);
  store.audioJobs.claim(now);
  store.audioJobs.finish('gone', 'completed', null, now);
  store.notes.insert(note(customer, 'gone', 'text'));
  // As the command line deletes: it does not know of recordings.
  expect(store.notes.remove(customer, 'gone', now)).toBe(true);
  expect([store.noteKeys.get('gone'), store.audioJobs.find(customer, 'gone', now)]).toEqual([null, null]);
});

function job(customerId: string, id: string, request: string) {
  return {
    note_id: id,
    customer_id: customerId,
    status: 'queued' as const,
    progress: 0,
    attempts: 0,
    request,
    created_at: 1,
    updated_at: 1,
    expires_at: Date.now() + 1e9,
    error_code: null,
    error_message: null,
  };
}
