import { expect, test } from 'vitest';
import { openHub } from '../models/hub-for-tests.ts';
import { programWithModels } from '../models/program-with-models.ts';
import { notegen, notegenJson, temporaryHome } from '../support/notegen.ts';
import { atTerminal, keys, onPty } from '../support/terminal.ts';

const interrupted = { code: 130, sane: true };

test('Ctrl-C where a key is about to be revoked ends with 130, a sane terminal and the key as it was', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  await notegen(home.path, ['keys', 'create', 'front desk']);
  await using terminal = atTerminal({ home: home.path, args: ['keys'] });
  await terminal.until('1 of 5 active');
  await terminal.press('r');
  await terminal.until('Revoke "front desk"? [y/N]');
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual(interrupted);
  const { items } = await notegenJson<{ items: object[] }>(home.path, ['keys', 'list']);
  expect(items).toMatchObject([{ status: 'active' }]);
});

test('Ctrl-C where a signing secret is about to be replaced ends with 130 and a sane terminal', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  await notegen(home.path, ['webhooks', 'set-url', 'https://ehr.example/']);
  await using terminal = atTerminal({ home: home.path, args: ['webhooks'] });
  await terminal.until('none sent yet');
  await terminal.press('r');
  await terminal.until('Make a new signing secret? [y/N]');
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual(interrupted);
});

test('Ctrl-C on the page about a delivery ends with 130 and a sane terminal', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  // Nobody listens there.
  await notegen(home.path, ['webhooks', 'set-url', 'https://127.0.0.1:1/']);
  await notegen(home.path, ['webhooks', 'test']);
  await using terminal = atTerminal({ home: home.path, args: ['webhooks'] });
  await terminal.until(/failed .*test/);
  await terminal.press(keys.enter);
  await terminal.until(/^ Delivery/);
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual(interrupted);
});

test('Ctrl-C where a model is about to be fetched or removed ends with 130, and neither is done', {
  timeout: 120_000,
}, async () => {
  await using place = await programWithModels();
  await using hub = await openHub(place.fileAt);
  const environment = { NOTEGEN_MODELS_MIRROR: hub.base };
  const models = () => onPty(process.execPath, [place.entry, 'models'], { home: place.home, environment });
  {
    await using terminal = models();
    await terminal.until('demo');
    await terminal.press('/', 'for tests', keys.enter, 'p');
    await terminal.until('Fetch speech, 1 MB? [y/N]');
    await terminal.press(keys.ctrlC);
    expect(await terminal.ended()).toEqual(interrupted);
    expect(hub.paths).toEqual([]);
  }
  await notegen(place.home, ['models', 'pull', 'speech'], { environment, entry: place.entry });
  await using terminal = models();
  await terminal.until('demo');
  await terminal.press('/', 'for tests', keys.enter, 'd');
  await terminal.until(/Remove .*\? \[y\/N\]/);
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual(interrupted);
  const { stdout } = await notegen(place.home, ['models', 'path', 'speech'], { entry: place.entry });
  expect(stdout).toContain('speech.bin');
});

test.each([
  ['on its screen', []],
  ['line by line', ['--plain']],
])(
  'Ctrl-C at the first question of setup, asked %s, ends with 130 and a sane terminal',
  {
    timeout: 120_000,
  },
  async (_how, args) => {
    await using place = await programWithModels();
    await using hub = await openHub(place.fileAt);
    await using terminal = onPty(process.execPath, [place.entry, 'setup', ...args], {
      home: place.home,
      environment: { NOTEGEN_MODELS_MIRROR: hub.base },
    });
    await terminal.until('[y/N]');
    await terminal.press(keys.ctrlC);
    expect(await terminal.ended()).toEqual(interrupted);
    expect(hub.paths).toEqual([]);
  },
);

test('Ctrl-C where the server is about to be stopped stops it, and leaves a sane terminal', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  await using terminal = atTerminal({ home: home.path, args: ['serve', '--port', '0'] });
  await terminal.until('notegen serves');
  await terminal.press('q');
  await terminal.until('Stop the server? [y/N]');
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual({ code: 0, sane: true });
});

test('Ctrl-C where a pull is about to be left ends with 130 and a sane terminal', {
  timeout: 60_000,
}, async () => {
  await using place = await programWithModels();
  await using hub = await openHub(place.fileAt);
  hub.behaviours.push('stall');
  await using terminal = onPty(process.execPath, [place.entry, 'models'], {
    home: place.home,
    environment: { NOTEGEN_MODELS_MIRROR: hub.base },
  });
  await terminal.until('demo');
  await terminal.press('/', 'for tests', keys.enter, 'p');
  await terminal.until('Fetch speech, 1 MB? [y/N]');
  await terminal.press('y');
  await terminal.until('10 % fetching');
  await terminal.press(keys.esc, 'q');
  await terminal.until('Stop them and leave? [y/N]');
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual(interrupted);
});
