import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenMasterKey } from '../../src/sealing/given-master-key.ts';
import { masterKeyFile } from '../../src/sealing/master-key-file.ts';
import type { MasterKeySource } from '../../src/sealing/master-key-source.ts';
import { newKey } from '../../src/sealing/seal.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { temporaryHome } from '../support/notegen.ts';

const later = Date.now() + 1e9;
const note = (id: string) => ({
  note_id: id,
  customer_id: 'c',
  specialty: 'physician' as const,
  created_at: 1,
  expires_at: later,
  payload: `{"noteId":"${id}"}`,
});

function fill(store: Store): void {
  store.customers.insert({ customer_id: 'c', name: 'A', email: 'a', password_hash: null, created_at: 1 });
  for (let n = 0; n < 5; n += 1) store.notes.insert(note(`n${n}`));
  const hook = {
    customer_id: 'c',
    url: 'https://a.example/',
    enabled: true,
    secret: 'whsec_x',
    updated_at: 1,
  };
  store.webhooks.save(hook);
  const request = { customer_id: 'c', idempotency_key: 'k', fingerprint: 'f', result_id: 'n0' };
  store.idempotentRequests.insert({ ...request, expires_at: later }, 1);
}

function expectAll(store: Store): void {
  for (let n = 0; n < 5; n += 1) {
    expect(String(store.notes.payload('c', `n${n}`, 2))).toBe(`{"noteId":"n${n}"}`);
  }
  expect(store.webhooks.get('c')?.secret).toBe('whsec_x');
  expect(store.idempotentRequests.find('c', 'k', 'f', 2)).toEqual({ result_id: 'n0', same: true });
}

test('a new master key takes over while another process works, and the old one opens nothing any more', async () => {
  await using home = await temporaryHome();
  using server = await openStore(home.path);
  fill(server);
  const old = await readFile(join(home.path, 'master.key'), 'utf8');
  {
    using commandLine = await openStore(home.path);
    // Five notes, the webhook's secret and the blinding key.
    expect(commandLine.rotateMaster(newKey())).toEqual({ resealed: 7, damaged: 0 });
    expectAll(commandLine);
  }
  expectAll(server);
  server.notes.insert(note('after'));
  server.webhooks.setSecret('c', 'whsec_x', 2);
  expect(await readFile(join(home.path, 'master.key'), 'utf8')).not.toBe(old);
  expect(await readdir(home.path)).not.toContain('master.key.next');
  using again = await openStore(home.path);
  expectAll(again);
  expect(String(again.notes.payload('c', 'after', 2))).toContain('after');
  const former = givenMasterKey('the old key', () => old);
  await expect(openStore(home.path, former)).rejects.toMatchObject({ code: 'master_key_invalid' });
});

test('a rotation that is broken off at any step loses nothing, and the next one succeeds', async () => {
  for (const step of ['propose', 'settle'] as const) {
    await using home = await temporaryHome();
    {
      using store = await openStore(home.path);
      fill(store);
    }
    const file = masterKeyFile(home.path);
    const crash = (): never => {
      throw new Error('the power went');
    };
    const changing = file.changing!;
    const dying: MasterKeySource = {
      ...file,
      changing:
        step === 'settle'
          ? { ...changing, settle: crash }
          : { ...changing, propose: (next) => [changing.propose(next), crash()] },
    };
    {
      using store = await openStore(home.path, dying);
      expect(() => store.rotateMaster(newKey())).toThrow('the power went');
    }
    using store = await openStore(home.path);
    expectAll(store);
    store.notes.insert(note('between'));
    store.rotateMaster(newKey());
    expectAll(store);
    using last = await openStore(home.path);
    expectAll(last);
    expect(String(last.notes.payload('c', 'between', 2))).toContain('between');
    expect(await readdir(home.path)).not.toContain('master.key.next');
  }
});

test('a key that is given from outside leaves no key file, and changes when it is given anew', async () => {
  await using home = await temporaryHome();
  const [first, second] = [newKey(), newKey()];
  let given = first.toString('hex');
  const source = givenMasterKey('NOTEGEN_MASTER_KEY', () => given);
  {
    using store = await openStore(home.path, source);
    fill(store);
    expect(store.rotateMaster(second).damaged).toBe(0);
    // Whoever still has the old one is told, and seals nothing with it.
    expect(() => store.notes.payload('c', 'n1', 2)).toThrow(
      expect.objectContaining({ code: 'master_key_invalid', howToFix: expect.stringContaining('restart') }),
    );
    expect(() => store.notes.insert(note('late'))).toThrow(
      expect.objectContaining({ code: 'master_key_invalid' }),
    );
  }
  given = second.toString('base64');
  using store = await openStore(home.path, source);
  expectAll(store);
  expect(await readdir(home.path)).not.toContain('master.key');
  const wrong = givenMasterKey('NOTEGEN_MASTER_KEY', () => 'not a key');
  await expect(openStore(home.path, wrong)).rejects.toMatchObject({ code: 'master_key_invalid' });
});
