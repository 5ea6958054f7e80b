import { expect, it } from 'vitest';
import { firstAbort } from '../src/first-abort.ts';

it('aborts with the first of the signals, and its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  using either = firstAbort([one.signal, other.signal]);
  expect(either.signal.aborted).toBe(false);
  other.abort('enough');
  one.abort('too late');
  expect(either.signal).toMatchObject({ aborted: true, reason: 'enough' });
});

it('is aborted from the start where one of them is', () => {
  using either = firstAbort([new AbortController().signal, AbortSignal.abort('before')]);
  expect(either.signal).toMatchObject({ aborted: true, reason: 'before' });
});

it('hears nothing more once it is let go of', () => {
  const one = new AbortController();
  const either = firstAbort([one.signal]);
  either[Symbol.dispose]();
  one.abort();
  expect(either.signal.aborted).toBe(false);
});
