import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hashApiKey, isApiKeyText, mintApiKey } from '../../src/accounts/api-key-text.ts';
import { createApiKeys, newApiKeySchema, parseKeyName } from '../../src/accounts/api-keys.ts';
import { createCustomers, newCustomerSchema } from '../../src/accounts/customers.ts';
import { createKeyUses } from '../../src/accounts/key-uses.ts';
import { createPasswords } from '../../src/accounts/passwords.ts';
import { openStore } from '../../src/store/store.ts';
import { temporaryHome } from '../support/notegen.ts';

async function accounts(now = { ms: Date.UTC(2030, 0, 1) }) {
  const home = await temporaryHome();
  const store = await openStore(home.path);
  const clock = () => now.ms++;
  const uses = createKeyUses(store.apiKeys, clock, () => {});
  const byHash = vi.spyOn(store.apiKeys, 'byHash');
  return {
    store,
    uses,
    byHash,
    customers: createCustomers({
      table: store.customers,
      passwords: createPasswords(),
      clock,
      newId: randomUUID,
    }),
    keys: createApiKeys({ table: store.apiKeys, uses, clock, newId: randomUUID, random: randomBytes }),
    async [Symbol.asyncDispose]() {
      uses[Symbol.dispose]();
      store[Symbol.dispose]();
      await home[Symbol.asyncDispose]();
    },
  };
}

test('a key is ngk_, 30 base62 characters and their CRC-32 in 6 more', () => {
  const key = mintApiKey(randomBytes);
  expect(key).toMatch(/^ngk_[0-9A-Za-z]{36}$/);
  expect(isApiKeyText(key)).toBe(true);
  // zlib in another language gives 2011552642 for 30 times "0", which is 2C8GjS in base62.
  expect(mintApiKey((length) => new Uint8Array(length))).toBe(`ngk_${'0'.repeat(30)}2C8GjS`);
});

test('bytes that would favour some letters are drawn again', () => {
  const bytes = [255, 250, 248, 61];
  const key = mintApiKey((length) => Uint8Array.from({ length }, (_, i) => bytes[i % 4] ?? 0));
  expect(key.slice(4, 34)).toBe('z'.repeat(30));
});

test('a key with one character changed is refused without asking the database', async () => {
  await using world = await accounts();
  const { key } = world.keys.create(world.customers.find().customer_id, 'desk');
  const typo = key.slice(0, 10) + (key[10] === 'a' ? 'b' : 'a') + key.slice(11);
  for (const text of [typo, key.slice(0, -1), `${key}0`, 'ngk_', '', key.replace('ngk_', 'ngj_')]) {
    expect(world.keys.holderOf(text)).toBeNull();
  }
  expect(world.byHash).not.toHaveBeenCalled();
  expect(world.keys.holderOf(key)?.customerId).toBe(world.customers.find().customer_id);
  expect(world.keys.holderOf(mintApiKey(randomBytes))).toBeNull();
});

test('only the hash of a key is kept', async () => {
  await using world = await accounts();
  const { key } = world.keys.create(world.customers.find().customer_id, 'desk');
  const rows = JSON.stringify(world.store.apiKeys.list(world.customers.find().customer_id));
  expect(rows).toContain(hashApiKey(key));
  expect(rows).not.toContain(key.slice(4));
});

test('the sixth active key is refused; a revoked one makes room', async () => {
  await using world = await accounts();
  const id = world.customers.find().customer_id;
  const made = ['1', '2', '3', '4', '5'].map((name) => world.keys.create(id, name));
  expect(() => world.keys.create(id, '6')).toThrow(
    expect.objectContaining({ code: 'api_key_limit_reached' }),
  );
  world.keys.revoke(id, made[0]!.key_id);
  expect(world.keys.create(id, '6').status).toBe('active');
  expect(world.keys.list(id).map(({ name }) => name)).toEqual(['6', '5', '4', '3', '2', '1']);
  expect(world.keys.list(id, 'revoked').map(({ name }) => name)).toEqual(['1']);
});

test('revoking a second time changes nothing; the key of another account is not there', async () => {
  await using world = await accounts();
  const id = world.customers.find().customer_id;
  const { key_id } = world.keys.create(id, 'desk');
  const revoked = world.keys.revoke(id, key_id);
  expect(revoked.status).toBe('revoked');
  expect(world.keys.revoke(id, key_id)).toEqual(revoked);
  for (const [customer, key] of [
    [id, randomUUID()],
    [randomUUID(), key_id],
  ] as const) {
    expect(() => world.keys.revoke(customer, key)).toThrow(
      expect.objectContaining({ code: 'api_key_not_found' }),
    );
  }
});

test.each(['\u0007', '\u200b', '\u0000\u001b', 'desk \ud800'])(
  'a name that nobody could see or that can not be kept is refused: %j',
  (name) => {
    expect(newApiKeySchema.safeParse({ name }).success).toBe(false);
    expect(newCustomerSchema.safeParse({ name, email: 'a@clinic.example' }).success).toBe(false);
    expect(() => parseKeyName(name)).toThrow(/^A key name must (?:not )?have .*character/);
  },
);

test.each(['a', '7', '日本', '😀', '– desk –'])('a name that can be seen is taken: %s', (name) => {
  expect(parseKeyName(` ${name} `)).toBe(name);
});

test('when a key was used last is written within a second and at the end', async () => {
  vi.useFakeTimers();
  try {
    await using world = await accounts();
    const id = world.customers.find().customer_id;
    const { key, key_id } = world.keys.create(id, 'desk');
    expect(world.keys.list(id)[0]?.last_used_at).toBeNull();
    world.keys.holderOf(key);
    vi.advanceTimersByTime(999);
    const first = world.keys.list(id)[0]?.last_used_at;
    expect(first).toMatch(/^2030-01-01T00:00:00\.\d{3}Z$/);
    world.keys.holderOf(key);
    world.uses[Symbol.dispose]();
    const second = world.keys.list(id)[0]?.last_used_at;
    expect(second! > first!).toBe(true);
    world.store.apiKeys.recordUses([[key_id, 1]]);
    expect(world.keys.list(id)[0]?.last_used_at).toBe(second);
  } finally {
    vi.useRealTimers();
  }
});

test('a fresh data directory has one customer, and only one', async () => {
  await using world = await accounts();
  createCustomers({
    table: world.store.customers,
    passwords: createPasswords(),
    clock: Date.now,
    newId: randomUUID,
  });
  expect(world.store.customers.all().map(({ name }) => name)).toEqual(['Local clinic']);
  expect(world.customers.find('CLINIC@localhost').customer_id).toBe(world.customers.find().customer_id);
  expect(() => world.customers.find('nobody')).toThrow(
    expect.objectContaining({ code: 'customer_not_found' }),
  );
});
