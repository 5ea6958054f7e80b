import { afterAll, expect, test } from 'vitest';
import { adviceOn } from '../../src/cli/bench/advice.ts';
import { expectedOf } from '../../src/cli/bench/expectation.ts';
import type { BenchResult } from '../../src/cli/bench/measured.ts';
import { notegen, notegenJson, temporaryHome } from '../support/notegen.ts';
import { noSpeechEngine } from '../support/speech-engine.ts';
import { readingVocabulary, TinyModels } from '../support/tiny-model.ts';

const models = new TinyModels();
afterAll(() => models[Symbol.dispose]());

const measured: BenchResult = {
  machine: { processor: 'a processor', cores: 4, threads: 3, memory_gb: 16, load: 0.1 },
  writer: { failed: null, words: 1_000, ms_per_note: 20, notes: 51 },
  speech: { failed: null, model: 'small', recording_seconds: 100, seconds: 25, seconds_per_second: 0.25 },
  language: {
    failed: null,
    model: 'some',
    words: 1_000,
    load_seconds: 2,
    prompt_tokens: 2_000,
    read_tokens_per_second: 100,
    written_tokens: 500,
    written_tokens_per_second: 10,
    memory_mb: 4_000,
    gpu: null,
  },
};

test('what a visit of twenty minutes will take follows from what was measured', () => {
  expect(expectedOf(measured)).toEqual({
    recognition_seconds: 300,
    built_in_writer_seconds: 0.06,
    language_model_seconds: 60 + 50,
  });
  expect(expectedOf({ ...measured, speech: { failed: 'speech_model_missing' } }).recognition_seconds).toBe(
    null,
  );
});

test('a fast and quiet computer is given no advice', () => {
  expect(adviceOn(measured, expectedOf(measured))).toEqual([]);
});

test.each([
  [
    'a busy processor',
    { machine: { ...measured.machine, load: 3.2 } },
    /Other programs.*load 3.2 on 4 cores/,
  ],
  ['too few threads', { machine: { ...measured.machine, threads: 1 } }, /engines\.threads lets 1 of 3/],
  ['slow recognition', { speech: { ...measured.speech, seconds_per_second: 0.9 } }, /smaller speech model/],
  ['recognition past its limit', { speech: { failed: 'slower_than_50_seconds' } }, /smaller speech model/],
  [
    'slow writing',
    { language: { ...measured.language, written_tokens_per_second: 2 } },
    /smaller language model/,
  ],
  [
    'slow writing without a graphics card',
    { language: { ...measured.language, written_tokens_per_second: 2 } },
    /graphics card/,
  ],
  [
    'a missing model',
    { speech: { failed: 'speech_model_missing', how_to_fix: 'Run `notegen setup`.' } },
    /notegen setup/,
  ],
] as const)('%s is answered with what to do about it', (_, changed, answer) => {
  const result = { ...measured, ...changed } as BenchResult;
  expect(adviceOn(result, expectedOf(result)).join('\n')).toMatch(answer);
});

test('without models the bench measures the built-in writer and says what is missing', async () => {
  await using home = await temporaryHome();
  const { code, stdout } = await notegen(home.path, ['bench']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/note by the built-in writer +\d+ ms for \d+ words/);
  expect(stdout).toContain('not measured: speech_model_missing');
  expect(stdout).toContain('not measured: engine_unavailable');
}, 60_000);

test.skipIf(noSpeechEngine)(
  'the bench measures the models that are set',
  async () => {
    await using home = await temporaryHome();
    const path = models.write(3, { vocabulary: readingVocabulary() });
    const args = ['bench', '--speech-model', 'demo', '--language-model', path];
    const { speech, language, visit_of_20_minutes } = await notegenJson<
      BenchResult & { visit_of_20_minutes: Record<string, number> }
    >(home.path, args);
    expect(speech).toMatchObject({
      failed: null,
      model: 'demo',
      recording_seconds: expect.closeTo(113.24, 1),
    });
    expect(language).toMatchObject({ failed: null, model: path, read_tokens_per_second: expect.any(Number) });
    for (const seconds of Object.values(visit_of_20_minutes)) expect(seconds).toBeGreaterThan(0);
  },
  180_000,
);
