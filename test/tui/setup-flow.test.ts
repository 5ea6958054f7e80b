import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHub } from '../models/hub-for-tests.ts';
import { programWithModels } from '../models/program-with-models.ts';
import { noSpeechEngine } from '../support/speech-engine.ts';
import { keys, onPty } from '../support/terminal.ts';

// Skipped where whisper.cpp can't be built.
test.skipIf(noSpeechEngine)(
  'a first run fetches what it is told to, sets it, and ends with a note from an example',
  { timeout: 600_000 },
  async () => {
    await using place = await programWithModels();
    await using hub = await openHub(place.fileAt);
    await using terminal = onPty(process.execPath, [place.entry, 'setup'], {
      home: place.home,
      environment: { NOTEGEN_MODELS_MIRROR: hub.base },
    });
    await terminal.until('Fetch speech, 1 MB? [y/N]');
    expect(terminal.screen()).toMatch(/✓ Speech engine +\S/);
    expect(hub.paths).toEqual([]);
    await terminal.press('y');
    await terminal.until('Fetch vad, 1 MB? [y/N]');
    await terminal.press('y');
    await terminal.until('Fetch language, 1 MB? [y/N]');
    await terminal.press('n');
    await terminal.until('Write a first note, from an example visit? [y/N]');
    await terminal.press('y');
    await terminal.until('CHIEF COMPLAINT');
    await terminal.press('q');
    const last = await terminal.until('That was all.');
    expect(last).toMatch(/✓ Speech model +speech/);
    expect(last).toMatch(/- Language model +later: notegen models pull language/);
    await terminal.press('q');
    expect(await terminal.ended()).toEqual({ code: 0, sane: true });
    expect(hub.paths.map((path) => path.split('/').at(-1))).toEqual(['speech.bin', 'vad.bin']);
    expect(JSON.parse(await readFile(join(place.home, 'config.json'), 'utf8'))).toEqual({
      'speech.model': 'speech',
    });
  },
);

test.skipIf(noSpeechEngine)(
  'Ctrl-C in a first run gives the terminal back',
  { timeout: 600_000 },
  async () => {
    await using place = await programWithModels();
    await using hub = await openHub(place.fileAt);
    hub.behaviours.push('stall');
    await using terminal = onPty(process.execPath, [place.entry, 'setup'], {
      home: place.home,
      environment: { NOTEGEN_MODELS_MIRROR: hub.base },
    });
    await terminal.until('Fetch speech');
    await terminal.press('y');
    await terminal.until('10 % fetching');
    await terminal.press(keys.ctrlC);
    expect(await terminal.ended()).toEqual({ code: 130, sane: true });
  },
);

test('setup --plain asks line by line on a terminal too', { timeout: 600_000 }, async (context) => {
  context.skip(noSpeechEngine);
  await using place = await programWithModels();
  await using hub = await openHub(place.fileAt);
  await using terminal = onPty(process.execPath, [place.entry, 'setup', '--plain'], {
    home: place.home,
    environment: { NOTEGEN_MODELS_MIRROR: hub.base },
  });
  await terminal.until('Fetch the speech model speech, 1 MB (MIT)? [y/N]');
  expect(terminal.written()).not.toContain('\u001b[?1049h');
  await terminal.press('n', keys.enter);
  await terminal.until('Fetch the voice detection vad');
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toMatchObject({ code: 130 });
});
