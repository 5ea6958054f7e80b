import { expect, test } from 'vitest';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { atTerminal } from '../support/terminal.ts';
import { scenes } from './scenes.ts';

const [keysScene] = scenes;

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const colour = /\u001b\[(?:3[0-8]|4[0-8]|9\d|10\d)(?:;\d+)*m/;

test('with NO_COLOR nothing is coloured and the selected row is still marked', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  await keysScene!.prepare(home.path);
  const plain = { home: home.path, args: ['keys'], environment: { NO_COLOR: '1' } };
  await using terminal = atTerminal(plain);
  expect(await terminal.until('3 of 5 active')).toMatch(/^ > front desk/m);
  expect(terminal.written()).not.toMatch(colour);
  await using coloured = atTerminal({ home: home.path, args: ['keys'] });
  await coloured.until('3 of 5 active');
  expect(coloured.written()).toMatch(colour);
  // The sixteen colours that every terminal has, no others.
  expect(coloured.written()).not.toContain('38;');
});

test('a screen reader is given lines to read, and only what changed after a key', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  await keysScene!.prepare(home.path);
  const reader = { home: home.path, args: ['keys'], environment: { INK_SCREEN_READER: 'true' } };
  await using terminal = atTerminal(reader);
  const first = await terminal.until('name old laptop, status revoked');
  expect(first).toContain('API keys of Local clinic. 3 of 5 active');
  expect(first).toMatch(/\(selected\) .*name front desk, status active, last used 3 h ago/);
  expect(first).toContain('Keys: n new key, r revoke');
  const before = terminal.written().length;
  await terminal.press('j');
  await terminal.until(/\(selected\) .*name Praxis/);
  expect(terminal.written().slice(before)).not.toContain('radiology');
  await terminal.press('q');
  expect(await terminal.ended()).toEqual({ code: 0, sane: true });
});

test('in a pipe, in CI and on a terminal that can do nothing, the help is printed', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  for (const environment of [{ CI: 'true' }, { TERM: 'dumb' }]) {
    await using terminal = atTerminal({ home: home.path, args: ['keys'], environment });
    expect((await terminal.ended()).code).toBe(2);
    expect(terminal.scrollBack()).toContain('Usage: notegen keys');
  }
  expect(await notegen(home.path, ['webhooks'])).toMatchObject({ code: 2, stdout: '' });
});

test('on a terminal the commands of a group are what they were', { timeout: 60_000 }, async () => {
  await using home = await temporaryHome();
  await using list = atTerminal({
    home: home.path,
    args: ['keys', 'list', '--customer', 'clinic@localhost'],
  });
  expect(await list.ended()).toEqual({ code: 0, sane: true });
  expect(list.screen()).toContain('There are no keys.');
  await using unknown = atTerminal({ home: home.path, args: ['keys', 'lst'] });
  expect(await unknown.ended()).toEqual({ code: 2, sane: true });
  expect(unknown.screen()).toContain("unknown command 'lst' (there are: create, list, revoke");
});
