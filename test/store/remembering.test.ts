import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.ts';
import { temporaryStore } from '../support/temporary-store.ts';

/** A store with a key and a note in it, both asked for already. */
async function storeWithBoth() {
  const temporary = await temporaryStore(2);
  const { store, customerIds } = temporary;
  const [customer_id = '', other = ''] = customerIds;
  const key_id = randomUUID();
  const key = {
    key_id,
    customer_id,
    name: 'front desk',
    key_hash: 'a'.repeat(64),
    status: 'active' as const,
  };
  store.apiKeys.insertBelow({ ...key, created_at: 1, last_used_at: null, revoked_at: null }, 5);
  const note_id = randomUUID();
  const note = { note_id, customer_id, specialty: 'physician' as const, created_at: 1, expires_at: 2000 };
  store.notes.insert({ ...note, payload: '{}' });
  const status = () => store.apiKeys.byHash(key.key_hash)?.status;
  const isThere = (now = 1000, customer = customer_id) => store.notes.has(customer, note_id, now);
  expect([status(), status()]).toEqual(['active', 'active']);
  expect([isThere(), isThere()]).toEqual([true, true]);
  return { ...temporary, customer_id, other, key_id, note_id, status, isThere };
}

test('a key revoked through another connection is known as revoked by the very next question', async () => {
  await using room = await storeWithBoth();
  using another = await openStore(room.home);
  another.apiKeys.revoke(room.customer_id, room.key_id, 5);
  expect(room.status()).toBe('revoked');
});

test('a key revoked through the same connection is known as revoked by the very next question', async () => {
  await using room = await storeWithBoth();
  room.store.apiKeys.revoke(room.customer_id, room.key_id, 5);
  expect(room.status()).toBe('revoked');
});

test('a key that was not there is found as soon as it is made', async () => {
  await using room = await storeWithBoth();
  const key_hash = 'b'.repeat(64);
  expect(room.store.apiKeys.byHash(key_hash)).toBeNull();
  using another = await openStore(room.home);
  const row = { key_id: randomUUID(), customer_id: room.customer_id, name: 'x', status: 'active' as const };
  another.apiKeys.insertBelow({ ...row, key_hash, created_at: 1, last_used_at: null, revoked_at: null }, 5);
  expect(room.store.apiKeys.byHash(key_hash)?.key_id).toBe(row.key_id);
});

test('a note is there for its owner alone, until it is erased by whomever or its time is over', async () => {
  await using room = await storeWithBoth();
  expect(room.isThere(1000, room.other)).toBe(false);
  expect(room.isThere(2000)).toBe(false);
  using another = await openStore(room.home);
  expect(another.notes.purge(2000, 10)).toHaveLength(1);
  expect(room.isThere()).toBe(false);
});

test('what a transaction that fails has shown is forgotten with it', async () => {
  await using room = await storeWithBoth();
  const undone = () =>
    room.store.transaction(() => {
      room.store.apiKeys.revoke(room.customer_id, room.key_id, 5);
      expect(room.status()).toBe('revoked');
      throw new Error('undone');
    });
  expect(undone).toThrow('undone');
  expect(room.status()).toBe('active');
});
