import { expect, it } from 'vitest';
import { once } from '../../src/note/once.ts';

it('what a code may ask for is looked up at most once, also where nothing is found', () => {
  let looked = 0;
  const age = once(() => {
    looked += 1;
    return null;
  });
  expect(looked).toBe(0);
  expect([age(), age()]).toEqual([null, null]);
  expect(looked).toBe(1);
});
