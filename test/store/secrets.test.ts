import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encryptedColumn } from '../../src/store/encrypted-column.ts';
import { masterKey } from '../../src/store/master-key.ts';
import { temporaryStore } from '../support/temporary-store.ts';

const cell = { table: 'webhooks', column: 'secret', row: 'customer-1' };

test('a sealed secret opens only with its key, in its own cell, and unchanged', () => {
  const column = encryptedColumn(randomBytes(32));
  const sealed = column.seal('whsec_secret', cell);
  expect(sealed.toString('latin1')).not.toContain('whsec_');
  expect(column.open(sealed, cell).toString('utf8')).toBe('whsec_secret');
  const refused = expect.objectContaining({ code: 'master_key_invalid' });
  expect(() => column.open(sealed, { ...cell, row: 'customer-2' })).toThrow(refused);
  expect(() => encryptedColumn(randomBytes(32)).open(sealed, cell)).toThrow(refused);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => column.open(changed, cell)).toThrow(refused);
  }
  expect(() => column.open(Buffer.alloc(0), cell)).toThrow(refused);
});

test('the same secret sealed twice looks different', () => {
  const column = encryptedColumn(randomBytes(32));
  expect(column.seal('x', cell)).not.toEqual(column.seal('x', cell));
});

test('processes that start at once agree on one key, in a file only its owner can read', async () => {
  const home = await mkdtemp(join(tmpdir(), 'notegen-test-'));
  try {
    const keys = await Promise.all(Array.from({ length: 8 }, () => masterKey(home)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect((await stat(join(home, 'master.key'))).mode & 0o777).toBe(0o600);
    await writeFile(join(home, 'master.key'), 'not a key');
    await expect(masterKey(home)).rejects.toMatchObject({ code: 'master_key_invalid' });
  } finally {
    await rm(home, { recursive: true });
  }
});

test('a webhook secret is nowhere in the database file', async () => {
  await using temporary = await temporaryStore();
  const { store, home, customerIds } = temporary;
  const secret = 'whsec_this-must-not-be-found';
  const row = { customer_id: customerIds[0]!, url: 'https://ehr.example/', enabled: true, updated_at: 1 };
  store.webhooks.save({ ...row, secret });
  expect(store.webhooks.get(customerIds[0]!)?.secret).toBe(secret);
  for (const file of ['notegen.db', 'notegen.db-wal']) {
    expect((await readFile(join(home, file))).includes('this-must-not-be-found')).toBe(false);
  }
});
