import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createNotebook } from '../../src/notebook/notebook.ts';
import { openStore } from '../../src/store/store.ts';
import { temporaryStore } from '../support/temporary-store.ts';

const notFound = expect.objectContaining({ code: 'note_not_found' });

/** A notebook on a real store with one note in it, which was read already. */
async function notebookWithNote() {
  const temporary = await temporaryStore(2);
  const clock = { now: 1000 };
  const { notes } = temporary.store;
  const notebook = createNotebook({
    notes,
    // biome-ignore lint/correctness/useYield: nothing is written here
    writeNote: async function* () {
      throw new Error('nothing is written here');
    },
    clock: () => clock.now,
    transaction: temporary.store.transaction,
    erased: () => {},
  });
  const [owner = '', other = ''] = temporary.customerIds;
  const note_id = randomUUID();
  const payload = '{"patient":"has a cough"}';
  const row = { note_id, customer_id: owner, specialty: 'physician' as const, created_at: 1 };
  notes.insert({ ...row, expires_at: 2000, payload });
  const read = (customerId: string) => notebook.json(customerId, note_id).toString();
  expect(read(owner)).toBe(payload);
  expect(read(owner)).toBe(payload);
  return { ...temporary, notebook, clock, owner, other, note_id, read };
}

test('a note that was just read is still nobody else’s', async () => {
  await using room = await notebookWithNote();
  expect(() => room.read(room.other)).toThrow(notFound);
});

test('a note that was just read is gone when it is deleted here, elsewhere, or by time', async () => {
  await using here = await notebookWithNote();
  expect(here.notebook.remove(here.owner, here.note_id)).toBe(true);
  expect(() => here.read(here.owner)).toThrow(notFound);

  await using elsewhere = await notebookWithNote();
  using another = await openStore(elsewhere.home);
  another.notes.remove(elsewhere.owner, elsewhere.note_id, 1000);
  expect(() => elsewhere.read(elsewhere.owner)).toThrow(notFound);

  await using expired = await notebookWithNote();
  expired.clock.now = 2000;
  expect(() => expired.read(expired.owner)).toThrow(notFound);
});
