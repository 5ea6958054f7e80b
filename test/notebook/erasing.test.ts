import { expect, test, vi } from 'vitest';
import { createErasing } from '../../src/notebook/erasing.ts';

test('many erasures are one emptying of the log, which is tried again while somebody reads it', async () => {
  let busy = 2;
  let tries = 0;
  const truncate = (): boolean => {
    tries += 1;
    busy -= 1;
    return busy < 0;
  };
  using erasing = createErasing({ truncate, afterMs: 5, onError: () => {} });
  for (let n = 0; n < 100; n += 1) erasing.erased();
  expect(tries).toBe(0);
  await vi.waitFor(() => expect(tries).toBe(3));
});

test('what was erased just before the end is still emptied', () => {
  let tries = 0;
  const erasing = createErasing({ truncate: () => ++tries > 0, afterMs: 60_000, onError: () => {} });
  erasing[Symbol.dispose]();
  expect(tries).toBe(0);
  erasing.erased();
  erasing[Symbol.dispose]();
  expect(tries).toBe(1);
});
