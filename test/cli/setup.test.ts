import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHub } from '../models/hub-for-tests.ts';
import { type ProgramWithModels, programWithModels } from '../models/program-with-models.ts';
import { notegen } from '../support/notegen.ts';
import { noSpeechEngine } from '../support/speech-engine.ts';

interface Step {
  step: string;
  state: string;
  detail: string;
}

const run = (made: ProgramWithModels, args: string[], mirror: string) =>
  notegen(made.home, args, { entry: made.entry, environment: { NOTEGEN_MODELS_MIRROR: mirror } });

// Skipped where whisper.cpp can't be built: setup then ends with what to install.
test.skipIf(noSpeechEngine)(
  'setup without a terminal fetches nothing that it was not told to, and says which command would',
  { timeout: 600_000 },
  async () => {
    await using made = await programWithModels();
    await using hub = await openHub(made.fileAt);
    const { code, stdout } = await run(made, ['setup'], hub.base);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^speech engine: .*whisper-cli$/m);
    expect(stdout).toContain('speech model: not installed; notegen models pull speech');
    expect(stdout).toContain('voice detection: not installed; notegen models pull vad');
    expect(hub.paths).toEqual([]);
  },
);

test.skipIf(noSpeechEngine)(
  'setup --yes fetches the suggested speech models and sets them, never the language model; again, it finds all ready',
  { timeout: 600_000 },
  async () => {
    await using made = await programWithModels();
    await using hub = await openHub(made.fileAt);
    const first = await run(made, ['setup', '--yes', '--json'], hub.base);
    expect(first.code).toBe(0);
    const { items } = JSON.parse(first.stdout) as { items: Step[] };
    expect(items.map(({ step, state }) => [step, state])).toEqual([
      ['speech engine', 'ready'],
      ['speech model', 'done'],
      ['voice detection', 'done'],
      ['language model (optional)', 'skipped'],
    ]);
    expect(hub.paths.map((path) => path.split('/').at(-1))).toEqual(['speech.bin', 'vad.bin']);
    expect((await run(made, ['config', 'get', 'speech.model'], hub.base)).stdout).toBe('speech\n');
    const again = await run(made, ['setup', '--yes'], hub.base);
    expect(again.stdout).toMatch(/speech model: speech\nvoice detection: vad\n/);
    expect(hub.paths).toHaveLength(2);
    const { stdout } = await run(made, ['doctor', '--json'], hub.base);
    const checks = (JSON.parse(stdout) as { items: { check: string; state: string; found: string }[] }).items;
    const state = (name: string) => checks.find(({ check }) => check === name);
    expect(state('speech model')).toMatchObject({ state: 'ok', found: expect.stringMatching(/^speech, /) });
    expect(state('voice detection')).toMatchObject({
      state: 'ok',
      found: join(made.home, 'models', 'vad.bin'),
    });
  },
);

test.skipIf(noSpeechEngine)(
  'setup takes the models that are named, also the language model',
  { timeout: 600_000 },
  async () => {
    await using made = await programWithModels();
    await using hub = await openHub(made.fileAt);
    const args = ['setup', '--speech-model', 'demo', '--language-model', 'suggested', '--json'];
    const { items } = JSON.parse((await run(made, args, hub.base)).stdout) as { items: Step[] };
    expect(items.map(({ state, detail }) => [state, detail]).slice(1)).toEqual([
      ['ready', 'demo'],
      ['skipped', 'notegen models pull vad'],
      ['done', 'language'],
    ]);
    expect((await run(made, ['config', 'get', 'speech.model'], hub.base)).stdout).toBe('demo\n');
    expect((await run(made, ['config', 'get', 'language.model'], hub.base)).stdout).toBe('language\n');
  },
);

test.skipIf(noSpeechEngine)(
  'setup ends with an error where what arrives is not the model, and sets nothing',
  { timeout: 600_000 },
  async () => {
    await using made = await programWithModels();
    await using hub = await openHub(made.fileAt);
    hub.behaviours = ['other-content'];
    const { code, stderr } = await run(made, ['setup', '--yes'], hub.base);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not that model')]);
    expect((await run(made, ['config', 'get', 'speech.model'], hub.base)).stdout.trim()).not.toBe('speech');
  },
);

test('setup where there is no compiler says how to get one', { timeout: 600_000 }, async () => {
  await using made = await programWithModels();
  const { code, stderr } = await notegen(made.home, ['setup', '--yes'], {
    entry: made.entry,
    environment: { PATH: made.home, XDG_CACHE_HOME: join(made.home, 'cache') },
  });
  expect([code, stderr]).toEqual([1, expect.stringContaining('apt install')]);
});
