import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApiKeys, parseKeyName } from '../../src/accounts/api-keys.ts';
import { createKeyUses } from '../../src/accounts/key-uses.ts';
import { type KeysActions, KeysScreen } from '../../src/tui/keys/keys-screen.tsx';
import { inkScreen } from '../support/ink-screen.tsx';
import { temporaryStore } from '../support/temporary-store.ts';
import { keys } from '../support/terminal.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

/** The screen's actions on a real store, and what another process would do to the same keys. */
async function keysInStore() {
  const temporary = await temporaryStore();
  const { apiKeys: table } = temporary.store;
  const [customer = ''] = temporary.customerIds;
  let count = 0;
  const uses = createKeyUses(
    table,
    () => now,
    () => {},
  );
  const apiKeys = createApiKeys({
    table,
    uses,
    // Each a minute after the one before, so that the order is plain.
    clock: () => now - 86_400_000 + count * 60_000,
    newId: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    random: randomBytes,
  });
  const actions: KeysActions = {
    list: () => apiKeys.list(customer),
    create: (name) => apiKeys.create(customer, parseKeyName(name)),
    revoke: (id) => apiKeys.revoke(customer, id),
    now: () => now,
  };
  return {
    actions,
    apiKeys,
    customer,
    use(id: string, at: number) {
      table.recordUses(new Map([[id, at]]));
    },
    [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
  };
}

test('an account without keys says how to make one', async () => {
  await using room = await keysInStore();
  using screen = inkScreen(<KeysScreen keys={room.actions} account="Clinic" />);
  expect(screen.frame()).toContain('There are no keys yet. Press n to make one.');
  expect(screen.frame()).toContain('0 of 5 active');
});

test('a key is named, shown once in full, copied, and gone once it is stored', async () => {
  await using room = await keysInStore();
  using screen = inkScreen(<KeysScreen keys={room.actions} account="Clinic" />);
  await screen.press('n', '\r');
  expect(screen.frame()).toContain('A key name has 1 to 100 characters.');
  await screen.press('Recepción 日本\r');
  const [, key = ''] = /(ngk_[0-9A-Za-z]{36})/.exec(screen.frame()) ?? [];
  expect(room.apiKeys.holderOf(key)).toMatchObject({ customerId: room.customer });
  await screen.press('c');
  expect(screen.copied).toEqual([key]);
  // Neither of these is "I have stored it".
  await screen.press('\r', keys.esc, 'q');
  expect(screen.frame()).toContain(key);
  expect(screen.frame()).toContain('Press s when you have stored it');
  await screen.press('s');
  expect(screen.frame()).not.toContain(key);
  expect(screen.frame()).toContain('Recepción 日本');
  expect(screen.frame()).toContain('1 of 5 active');
});

test('what is typed in one go arrives whole', async () => {
  await using room = await keysInStore();
  using screen = inkScreen(<KeysScreen keys={room.actions} account="Clinic" />);
  await screen.press('nfront desq\u007fk\rs');
  expect(room.actions.list().map(({ name }) => name)).toEqual(['front desk']);
  expect(await screen.until('front desk')).toContain('1 of 5 active');
});

test('a key is revoked after y and nothing but y', async () => {
  await using room = await keysInStore();
  room.actions.create('front desk');
  using screen = inkScreen(<KeysScreen keys={room.actions} account="Clinic" />);
  for (const no of ['n', keys.esc, '\r', 'q']) {
    await screen.press('r');
    expect(screen.frame()).toContain('Revoke "front desk"? [y/N]');
    await screen.press(no);
    expect(screen.frame()).toContain('1 of 5 active');
  }
  await screen.press('r', 'y');
  expect(screen.frame()).toContain('Revoked "front desk"');
  expect(screen.frame()).toContain('0 of 5 active');
  await screen.press('r');
  expect(screen.frame()).toContain('That key is revoked already.');
});

test('the sixth active key is refused with what to do', async () => {
  await using room = await keysInStore();
  for (const name of ['a', 'b', 'c', 'd', 'e']) room.actions.create(name);
  using screen = inkScreen(<KeysScreen keys={room.actions} account="Clinic" />);
  await screen.press('n');
  expect(screen.frame()).toContain('The account already has five active API keys');
  expect(screen.frame()).toContain('Revoke a key that is no longer needed');
});

test('when a key was last used changes while one looks', async () => {
  await using room = await keysInStore();
  const { key_id } = room.actions.create('front desk');
  using screen = inkScreen(<KeysScreen keys={room.actions} account="Clinic" />);
  expect(screen.frame()).toContain('never');
  room.use(key_id, now - 3 * 60_000);
  expect(await screen.until('3 min ago')).not.toContain('never');
});

test('the list is filtered and walked through; the selection stays on its key', async () => {
  await using room = await keysInStore();
  for (const name of ['lab', 'front desk', 'Labor ward']) room.actions.create(name);
  using screen = inkScreen(<KeysScreen keys={room.actions} account="Clinic" />);
  const selected = () => /^ > (.*?) {2}/m.exec(screen.frame())?.[1];
  expect(selected()).toBe('Labor ward');
  await screen.press('j', keys.down);
  expect(selected()).toBe('lab');
  await screen.press('j');
  expect(selected()).toBe('lab');
  room.actions.create('radiology');
  await screen.until('radiology');
  expect(selected()).toBe('lab');
  await screen.press('k');
  expect(selected()).toBe('front desk');
  await screen.press('/', 'l', 'a', 'b', '\r');
  expect(screen.frame()).toContain('Filter: lab');
  expect(screen.frame()).not.toContain('front desk');
  expect(screen.frame()).toContain('Labor ward');
  await screen.press(keys.esc);
  expect(screen.frame()).toContain('front desk');
  await screen.press('?');
  expect(screen.frame()).toContain('Authorization: Bearer');
  await screen.press(keys.esc);
  await screen.press('q');
  expect(screen.left()).toBe(0);
});

test('a store that fails is told where it happened, with what to do', async () => {
  await using room = await keysInStore();
  room.actions.create('front desk');
  const broken: KeysActions = {
    ...room.actions,
    revoke: () => {
      throw new Error('SQLITE_FULL: said by something else');
    },
  };
  using screen = inkScreen(<KeysScreen keys={broken} account="Clinic" />);
  await screen.press('r', 'y');
  expect(screen.frame()).toContain('! Something went wrong inside notegen');
  expect(screen.frame()).not.toContain('SQLITE');
  expect(screen.frame()).toContain('Revoke "front desk"? [y/N]');
});

test('names of any script and emoji keep the columns in line', async () => {
  await using room = await keysInStore();
  const names = ['日本語クリニック', '👩‍⚕️ team', 'e\u0301cole', 'x\u200by\u001b[31mz', '🇩🇪 Praxis'];
  for (const name of names) room.actions.create(name);
  using screen = inkScreen(<KeysScreen keys={room.actions} account="Clinic" />);
  const { default: stringWidth } = await import('string-width');
  const starts = screen
    .frame()
    .split('\n')
    .filter((line) => line.includes(' active ') && !line.includes('of 5'))
    .map((line) => stringWidth(line.slice(0, line.indexOf(' active '))));
  expect(starts).toHaveLength(5);
  expect(new Set(starts).size).toBe(1);
  expect(screen.frame()).toContain('xy\ufffd[31mz');
});
