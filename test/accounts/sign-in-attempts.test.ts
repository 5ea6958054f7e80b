import { expect, test } from 'vitest';
import { createSignInAttempts } from '../../src/accounts/sign-in-attempts.ts';

const limited = expect.objectContaining({ code: 'rate_limited' });

test('a flood of attempts at other addresses gives no new guesses at one', () => {
  let now = 0;
  const attempts = createSignInAttempts(() => now);
  for (let guess = 0; guess < 5; guess += 1) attempts.begin('clinic@localhost');
  for (let other = 0; other < 50_000; other += 1) {
    try {
      attempts.begin(`${other}@flood.example`);
    } catch {
      // Some share a place that is full; they are refused like the rest.
    }
  }
  expect(() => attempts.begin('clinic@localhost')).toThrow(limited);
  now = 15 * 60_000;
  attempts.begin('clinic@localhost');
});

test('a right password starts the count over', () => {
  const attempts = createSignInAttempts(() => 0);
  for (let guess = 0; guess < 5; guess += 1) attempts.begin('clinic@localhost');
  attempts.succeeded('clinic@localhost');
  for (let guess = 0; guess < 5; guess += 1) attempts.begin('clinic@localhost');
  expect(() => attempts.begin('clinic@localhost')).toThrow(limited);
});
