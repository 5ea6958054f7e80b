import { expect, test } from 'vitest';
import { createWorkQueue } from '../../src/notebook/queue.ts';

const patient = new AbortController().signal;

test('one piece of work runs at a time, the rest in the order in which they came', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 10 });
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3, 4].map(async (number) => {
      using _turn = await queue.turn(patient);
      expect(queue.running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 2));
      order.push(number);
    }),
  );
  expect(order).toEqual([1, 2, 3, 4]);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

test('who gives up waiting makes way for the next', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 10 });
  const running = await queue.turn(patient);
  const impatient = new AbortController();
  const second = queue.turn(impatient.signal);
  const third = queue.turn(patient);
  impatient.abort();
  await expect(second).rejects.toMatchObject({ code: 'cancelled' });
  running[Symbol.dispose]();
  (await third)[Symbol.dispose]();
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

test('work beyond what may wait is refused at once', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 1 });
  const running = await queue.turn(patient);
  const waiting = queue.turn(patient);
  await expect(queue.turn(patient)).rejects.toMatchObject({ code: 'queue_full' });
  running[Symbol.dispose]();
  running[Symbol.dispose]();
  (await waiting)[Symbol.dispose]();
  expect(queue.running).toBe(0);
});
