import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/store/store.ts';

/** A real store in a directory of its own, with as many customers as asked for; erased when disposed. */
export async function temporaryStore(customers = 1) {
  const home = await mkdtemp(join(tmpdir(), 'notegen-test-'));
  const store = await openStore(home);
  const customerIds = Array.from({ length: customers }, (_, index) => {
    const customer_id = randomUUID();
    const row = { customer_id, name: `Clinic ${index}`, email: `clinic${index}@example.org` };
    store.customers.insert({ ...row, password_hash: null, created_at: index });
    return customer_id;
  });
  return {
    home,
    store,
    customerIds,
    async [Symbol.asyncDispose](): Promise<void> {
      store[Symbol.dispose]();
      await rm(home, { recursive: true, force: true });
    },
  };
}
