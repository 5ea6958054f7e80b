import { chmod, mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { speechModelBytes } from '../models/hub-for-tests.ts';
import { notegen, temporaryHome } from '../support/notegen.ts';

interface Finding {
  state: string;
  found: string;
  how_to_fix?: string;
}

/** A computer with no programs but those in `bin`, and no whisper.cpp built before. */
async function computer() {
  const place = await temporaryHome();
  const [home, bin, cache] = ['home', 'bin', 'cache'].map((name) => join(place.path, name)) as [
    string,
    string,
    string,
  ];
  for (const directory of [home, bin, cache]) await mkdir(directory, { mode: 0o700 });
  return {
    home,
    async has(...programs: string[]): Promise<void> {
      for (const name of programs) {
        await writeFile(join(bin, name), '#!/bin/sh\nexit 0\n');
        await chmod(join(bin, name), 0o755);
      }
    },
    run: (args: string[], extra: Record<string, string> = {}) =>
      notegen(home, args, { environment: { PATH: bin, XDG_CACHE_HOME: cache, ...extra } }),
    async doctor(extra: Record<string, string> = {}) {
      const { code, stdout } = await this.run(['doctor', '--json'], extra);
      const { items } = JSON.parse(stdout) as { items: (Finding & { check: string })[] };
      return { code, find: (name: string): Finding => items.find(({ check }) => check === name)! };
    },
    bin,
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

test('doctor on a bare computer names each thing that speech lacks and the command for it; nothing is broken', {
  timeout: 600_000,
}, async () => {
  await using bare = await computer();
  const { code, find } = await bare.doctor();
  expect(code).toBe(0);
  expect(find('speech engine')).toMatchObject({
    state: 'missing',
    how_to_fix: expect.stringContaining('apt install'),
  });
  expect(find('speech model')).toMatchObject({
    state: 'missing',
    how_to_fix: expect.stringContaining('notegen'),
  });
  expect(find('voice detection')).toMatchObject({
    state: 'missing',
    how_to_fix: 'notegen models pull silero-v6.2.0',
  });
  expect(find('ffmpeg')).toMatchObject({ state: 'missing', found: expect.stringContaining('m4a') });
  const { stdout } = await bare.run(['doctor']);
  expect(stdout).toMatch(/^speech engine: .*apt install/m);
});

test('doctor finds a compiler that can build whisper.cpp, and an ffmpeg', { timeout: 600_000 }, async () => {
  await using place = await computer();
  await place.has('c++', 'make', 'ffmpeg');
  const withMake = await place.doctor();
  expect(withMake.find('speech engine')).toMatchObject({
    state: 'missing',
    found: expect.stringMatching(/whisper\.cpp 1\.5\.\d+ can be built with make/),
    how_to_fix: 'notegen setup',
  });
  expect(withMake.find('ffmpeg')).toEqual({ check: 'ffmpeg', state: 'ok', found: join(place.bin, 'ffmpeg') });
  await place.has('cmake');
  expect((await place.doctor()).find('speech engine').found).toMatch(/1\.9\.\d+ can be built with cmake/);
});

test('doctor calls a configured whisper-cli that does not run broken, and exits with 1', {
  timeout: 600_000,
}, async () => {
  await using place = await computer();
  const { code, find } = await place.doctor({ NOTEGEN_SPEECH_WHISPER_PATH: '/nowhere/whisper-cli' });
  expect(code).toBe(1);
  expect(find('speech engine')).toMatchObject({
    state: 'broken',
    found: expect.stringContaining('/nowhere/whisper-cli'),
  });
  await place.has('whisper-cli');
  const other = await place.doctor({ NOTEGEN_SPEECH_WHISPER_PATH: join(place.bin, 'whisper-cli') });
  expect(other.find('speech engine')).toMatchObject({ state: 'broken' });
});

test('doctor reads the models that are installed, and calls a damaged one broken', {
  timeout: 600_000,
}, async () => {
  await using place = await computer();
  const speech = join(place.home, 'ours.bin');
  const vad = join(place.home, 'voice.bin');
  await writeFile(speech, speechModelBytes(40_000));
  await writeFile(vad, speechModelBytes(4_000, 16));
  for (const file of [speech, vad]) expect((await place.run(['models', 'add', file])).code).toBe(0);
  const well = await place.doctor();
  expect(well.code).toBe(0);
  expect(well.find('speech model')).toMatchObject({ state: 'ok', found: `ours, ${speech}` });
  expect(well.find('voice detection')).toMatchObject({ state: 'ok', found: vad });
  for (const file of [speech, vad]) await truncate(file, 3_000);
  const ill = await place.doctor();
  expect(ill.code).toBe(1);
  for (const check of ['speech model', 'voice detection'])
    expect(ill.find(check)).toMatchObject({ state: 'broken', found: expect.stringContaining('damaged') });
});
