import { expect, test } from 'vitest';
import { caller } from '../support/caller.ts';
import { temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';
import { atTerminal, keys } from '../support/terminal.ts';

const visit = { transcript: 'Doctor: What brings you in?\nPatient: A cough.', specialty: 'physician' };

test('a key made on the screen works against the running server until it is revoked there', {
  timeout: 120_000,
}, async () => {
  await using home = await temporaryHome();
  await using served = await serveIn(home.path);
  await using terminal = atTerminal({ home: home.path, args: ['keys'] });
  await terminal.until('There are no keys yet');
  await terminal.press('n');
  await terminal.until('What is the key for?');
  await terminal.press('front desk', keys.enter);
  const [key = ''] = /ngk_[0-9A-Za-z]{36}/.exec(await terminal.until('It is shown this once.')) ?? [];
  await terminal.press('c');
  await terminal.until('Sent to the clipboard');
  expect(terminal.written()).toContain(`\u001b]52;c;${Buffer.from(key).toString('base64')}\u0007`);
  await terminal.press('s');
  expect(await terminal.until('1 of 5 active')).not.toContain(key);
  expect(terminal.screen()).toMatch(/front desk +active +never/);

  const call = caller(served.url, key);
  expect((await call('POST', '/v1/note', visit)).status).toBe(200);
  await terminal.until(/front desk +active +(?:just now|\d+ s ago)/);

  await terminal.press('r');
  await terminal.until('Revoke "front desk"? [y/N]');
  await terminal.press('y');
  await terminal.until('0 of 5 active');
  expect((await call('POST', '/v1/note', visit)).status).toBe(401);

  await terminal.press('q');
  expect(await terminal.ended()).toEqual({ code: 0, sane: true });
  expect(terminal.scrollBack()).not.toContain('ngk_');
});

test('a person who is asked in the middle of a secret leaves none behind', { timeout: 60_000 }, async () => {
  await using home = await temporaryHome();
  await using terminal = atTerminal({ home: home.path, args: ['keys'] });
  await terminal.until('There are no keys yet');
  await terminal.press('n', 'x', keys.enter);
  const [key = ''] = /ngk_[0-9A-Za-z]{36}/.exec(await terminal.until('It is shown this once.')) ?? [];
  expect(key).not.toBe('');
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual({ code: 130, sane: true });
  expect(terminal.scrollBack() + terminal.screen()).not.toContain(key);
});

test('with several customers the screen says whose keys it needs to know', { timeout: 60_000 }, async () => {
  await using home = await temporaryHome();
  const { notegenJson } = await import('../support/notegen.ts');
  await notegenJson(home.path, ['customers', 'create', '--name', 'North', '--email', 'north@example.org']);
  await using unsaid = atTerminal({ home: home.path, args: ['keys'] });
  expect(await unsaid.ended()).toEqual({ code: 1, sane: true });
  expect(unsaid.screen()).toContain('Say which one with --customer');
  expect(unsaid.written()).not.toContain('\u001b[?1049h');
  await using said = atTerminal({ home: home.path, args: ['keys', '--customer', 'north@example.org'] });
  expect(await said.until('0 of 5 active')).toContain('API keys of North');
  await said.press('q');
  expect(await said.ended()).toEqual({ code: 0, sane: true });
});
