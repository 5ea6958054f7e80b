import { afterAll, expect, test } from 'vitest';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { readingVocabulary, TinyModels } from '../support/tiny-model.ts';

const models = new TinyModels();
const environment = { NOTEGEN_ENGINES_THREADS: '1' };
afterAll(() => models[Symbol.dispose]());

test('models try writes the five example visits and measures time, speed, memory and warnings', async () => {
  await using home = await temporaryHome();
  const path = models.write(3, { vocabulary: readingVocabulary() });
  const { code, stdout } = await notegen(home.path, ['models', 'try', path, '--json'], { environment });
  expect(code).toBe(0);
  const { items } = JSON.parse(stdout);
  expect(items).toHaveLength(5);
  for (const item of items) {
    expect(item).toMatchObject({ failed: null, note: expect.stringContaining('SUBJECTIVE') });
    expect(item.extractive_note).toContain('SUBJECTIVE');
    expect(item.written_tokens_per_second).toBeGreaterThan(0);
    expect(item.memory_mb).toBeGreaterThan(0);
  }
  // The model stays loaded, and so does what every visit's prompt begins with.
  expect(items[1].load_seconds).toBeLessThan(items[0].load_seconds);
  expect(items[4].reused_tokens).toBeGreaterThan(100);
}, 120_000);

test('models try says why a model can not be tried, and writes nothing', async () => {
  await using home = await temporaryHome();
  const { code, stdout, stderr } = await notegen(home.path, ['models', 'try', 'no-such-model', '--json']);
  expect([code, stdout, JSON.parse(stderr).code]).toEqual([1, '', 'model_unknown']);
});
