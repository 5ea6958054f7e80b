import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHub } from '../models/hub-for-tests.ts';
import { programWithModels } from '../models/program-with-models.ts';
import { keys, onPty } from '../support/terminal.ts';

test('two models are fetched side by side over a broken connection, and checked', {
  timeout: 120_000,
}, async () => {
  await using place = await programWithModels();
  await using hub = await openHub(place.fileAt);
  hub.behaviours.push('break-halfway', 'break-halfway', 'serve');
  await using terminal = onPty(process.execPath, [place.entry, 'models'], {
    home: place.home,
    environment: { NOTEGEN_MODELS_MIRROR: hub.base },
  });
  await terminal.until('demo');
  await terminal.press('/', 'for tests', keys.enter, 'p');
  await terminal.until('Fetch speech, 1 MB? [y/N]');
  await terminal.press('y', 'j', 'p');
  await terminal.until('Fetch vad, 1 MB? [y/N]');
  await terminal.press('y');
  await terminal.until(/speech +installed/);
  await terminal.until(/vad +installed/);
  await terminal.press('k', 'u');
  await terminal.until(/speech +in use/);
  await terminal.press(keys.esc, 'q');
  expect(await terminal.ended()).toEqual({ code: 0, sane: true });
  expect(hub.paths).toHaveLength(4);
  const config = JSON.parse(await readFile(join(place.home, 'config.json'), 'utf8'));
  expect(config).toEqual({ 'speech.model': 'speech' });
  expect(await readFile(join(place.home, 'models', 'speech.bin'))).toEqual(place.content.speech);
});

test('Ctrl-C in the middle of a pull keeps what has arrived and gives the terminal back', {
  timeout: 120_000,
}, async () => {
  await using place = await programWithModels();
  await using hub = await openHub(place.fileAt);
  hub.behaviours.push('stall');
  await using terminal = onPty(process.execPath, [place.entry, 'models'], {
    home: place.home,
    environment: { NOTEGEN_MODELS_MIRROR: hub.base },
  });
  await terminal.until('demo');
  await terminal.press('/', 'for tests', keys.enter, 'p', 'y');
  await terminal.until(/speech +10 % fetching/);
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual({ code: 130, sane: true });
  hub.behaviours.splice(0, 1, 'serve');
  await using again = onPty(process.execPath, [place.entry, 'models'], {
    home: place.home,
    environment: { NOTEGEN_MODELS_MIRROR: hub.base },
  });
  await again.until('demo');
  await again.press('/', 'for tests', keys.enter, 'p', 'y');
  await again.until(/speech +installed/);
  expect(hub.ranges.at(-1)).toBe('bytes=60000-');
  await again.press(keys.ctrlC);
  expect(await again.ended()).toEqual({ code: 130, sane: true });
});

test('without a terminal `notegen models` shows its help', { timeout: 60_000 }, async () => {
  const { notegen, temporaryHome } = await import('../support/notegen.ts');
  await using home = await temporaryHome();
  const shown = await notegen(home.path, ['models']);
  expect(shown.stdout + shown.stderr).toContain('pull [options] <names...>');
});
