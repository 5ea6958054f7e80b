import { afterAll, describe, expect, it, vi } from 'vitest';
import { defaultLimits } from '../../src/llama/job.ts';
import { LanguageModel } from '../../src/llama/language-model.ts';
import { exampleNote } from '../../src/llama/prompt.ts';
import { type Note, noteSections } from '../../src/note/note.ts';
import { TinyModels } from '../support/tiny-model.ts';
import { noteBy } from './note-by-model.ts';

vi.setConfig({ testTimeout: 120_000 });
const models = new TinyModels();
afterAll(() => models[Symbol.dispose]());

// It shares no fact with the example visit of the prompt.
const warts = `Doctor: Hello, what can I do for you?
Patient: I have these warts on my right hand. They came in the winter.
Doctor: Do they bleed?
Patient: Sometimes, when I scratch them.
Doctor: I see two of them on the thumb. These are common warts. I will freeze them with liquid nitrogen.
Patient: Will it leave a scar?
Doctor: Hardly ever. Keep it dry until the blister has healed.`;

/** The sentences of a note that no warning is on, but for what notegen says of an empty summary. */
function unmarkedSentences(note: Note): string[] {
  return note.evidence
    .filter(
      ({ section, start, end }) =>
        !note.warnings.some(
          (warning) =>
            warning.section === section && (warning.start ?? -1) <= start && end <= (warning.end ?? -1),
        ),
    )
    .map(({ section, start, end }) => note[section].slice(start, end))
    .filter((sentence) => sentence !== 'No plan was talked about at this visit.');
}

describe('the example visit in the prompt', () => {
  it('does not get into a note unmarked, even by a model that writes nothing else', async () => {
    await using model = await LanguageModel.load({
      path: models.reciting('parrot', { note: `${exampleNote}\n` }),
      threads: 1,
      gpu: false,
      signal: new AbortController().signal,
      onLoading: () => undefined,
    });
    const note = await noteBy(model, { transcript: warts, seed: 1, limits: defaultLimits });
    expect(note.generator.engine).toBe('llama');
    expect(unmarkedSentences(note)).toEqual([]);
    const text = noteSections.map((section) => note[section]).join('\n');
    expect(text).not.toMatch(
      /\d(?!\. )|azithromycin|penicillin|ibuprofen|cetirizine|left|pharyngitis|denies/i,
    );
    expect(note.billing_codes.icd10).toEqual([]);
    const codes = new Set(note.warnings.map(({ code }) => code));
    expect([...codes]).toEqual(
      expect.arrayContaining(['unsupported_number', 'unsupported_medication', 'unsupported_sentence']),
    );
  });
});
