import { afterAll, describe, expect, it, vi } from 'vitest';
import { LanguageModel } from '../../src/llama/language-model.ts';
import { chatMlTemplate } from '../support/random-gguf.ts';
import { TinyModels } from '../support/tiny-model.ts';

vi.setConfig({ testTimeout: 120_000 });
const models = new TinyModels();
afterAll(() => models[Symbol.dispose]());

const offByRequest = chatMlTemplate.replace(
  '{% endif %}',
  "{% if enable_thinking is defined and enable_thinking is false %}{{ '<think>\\n\\n</think>\\n\\n' }}{% endif %}{% endif %}",
);
const alwaysOpen = chatMlTemplate.replace("assistant\\n' }}", "assistant\\n<think>\\n' }}");

describe('a model that thinks before it answers', () => {
  it.each([
    ['when asked not to', offByRequest],
    ['whatever it is asked', alwaysOpen],
  ])('is not left in an open thought (%s)', async (_kind, chatTemplate) => {
    await using model = await LanguageModel.load({
      path: models.write(1, { chatTemplate }),
      threads: 1,
      gpu: false,
      signal: new AbortController().signal,
      onLoading: () => undefined,
    });
    const { tokens } = model.prompt('Write a note.', 'Doctor: Hello.');
    // In the random vocabulary 4 opens a thought and 5 closes it.
    const opened = tokens.filter((token) => Number(token) === 4);
    const closed = tokens.filter((token) => Number(token) === 5);
    expect(opened.length).toBe(closed.length);
  });
});
