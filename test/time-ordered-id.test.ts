import { expect, test } from 'vitest';
import { z } from 'zod';
import { timeOrderedId } from '../src/time-ordered-id.ts';

test('the id of a note is a UUID that sorts by when it was made', () => {
  const times = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 2 ** 48 - 1];
  const ids = times.map(timeOrderedId);
  for (const id of ids) expect(z.uuidv7().safeParse(id).success, id).toBe(true);
  expect([...ids].sort()).toEqual(ids);
});

test('ids of the same moment differ', () => {
  expect(new Set(Array.from({ length: 1000 }, () => timeOrderedId(1_700_000_000_000))).size).toBe(1000);
});
