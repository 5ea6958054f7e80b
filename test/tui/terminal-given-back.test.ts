import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryHome } from '../support/notegen.ts';
import { atTerminal, keys, onPty } from '../support/terminal.ts';

test.each([
  ['the list', []],
  ['the help', ['?']],
  ['the name of a new key', ['n', 'half a na']],
  ['a key that is shown once', ['n', 'x', keys.enter]],
  ['the filter', ['/', 'x']],
])('Ctrl-C at %s ends with 130 and a sane terminal', { timeout: 60_000 }, async (_view, pressed) => {
  await using home = await temporaryHome();
  await using terminal = atTerminal({ home: home.path, args: ['keys'] });
  await terminal.until('of 5 active');
  await terminal.press(...pressed, keys.ctrlC);
  expect(await terminal.ended()).toEqual({ code: 130, sane: true });
});

test('Ctrl-C at any moment of the start ends with 130 and a sane terminal', {
  timeout: 120_000,
}, async () => {
  await using home = await temporaryHome();
  for (let ms = 0; ms <= 400; ms += 50) {
    await using terminal = atTerminal({ home: home.path, args: ['keys'] });
    while (Number.isNaN(terminal.pid())) await sleep(5);
    await sleep(ms);
    await terminal.press(keys.ctrlC);
    expect(await terminal.ended()).toEqual({ code: 130, sane: true });
  }
});

test('q ends with 0 and a sane terminal', { timeout: 60_000 }, async () => {
  await using home = await temporaryHome();
  await using terminal = atTerminal({ home: home.path, args: ['keys'] });
  await terminal.until('of 5 active');
  await terminal.press('q');
  expect(await terminal.ended()).toEqual({ code: 0, sane: true });
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('%s from outside gives the terminal back too', { timeout: 60_000 }, async (signal, code) => {
  await using home = await temporaryHome();
  await using terminal = atTerminal({ home: home.path, args: ['keys'] });
  await terminal.until('of 5 active');
  terminal.kill(signal);
  expect(await terminal.ended()).toEqual({ code, sane: true });
});

test.each([
  ['t', 'thrown inside'],
  ['u', 'thrown outside'],
])('an exception (%s) gives the terminal back and is told', { timeout: 60_000 }, async (key, message) => {
  await using home = await temporaryHome();
  const broken = new URL('./broken-screen-for-tests.tsx', import.meta.url).pathname;
  await using terminal = onPty(process.execPath, ['--import', 'tsx', broken], { home: home.path });
  await terminal.until('in one piece');
  await terminal.press(key);
  expect(await terminal.ended()).toEqual({ code: 1, sane: true });
  expect(terminal.scrollBack()).toContain(message);
});
