import { afterAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/llama/job.ts';
import { LanguageModel } from '../../src/llama/language-model.ts';
import { createLlamaWriter } from '../../src/llama/llama-writer.ts';
import { noCounts, writeNote } from '../../src/llama/write-note.ts';
import { generateNote } from '../../src/note/generate.ts';
import { type Note, noteSchema, noteSections } from '../../src/note/note.ts';
import { TinyModels } from '../support/tiny-model.ts';
import { kneeVisit } from '../support/visits.ts';

/**
 * A model of random weights is the perfect liar: it knows drugs, doses, sides and codes, and says them at random.
 * `npm run test:liars` does this with 200 models; the ordinary suite with a few.
 */
const modelCount = Number(process.env.NOTEGEN_LIARS ?? 4);
const seedsEach = modelCount > 20 ? 1 : 5;
const models = new TinyModels();
const never = new AbortController().signal;

afterAll(() => models[Symbol.dispose]());

// What the random vocabulary holds and the visit does not.
const inventedNumbers = /\b(?:500|850|20|120|80|38|99214|2024|10|11|9)\b/;
const inventedDrugs = /\b(?:metformin|lisinopril|warfarin|aspirin|penicillin)\b/i;
const codes = /\b(?:E11\.9|I10|99214)\b/;

/** The inventions that a note states without any warning on the sentence they are in. */
function unmarked(note: Note, invention: RegExp): string[] {
  return noteSections.flatMap((section) =>
    [...note[section].matchAll(new RegExp(invention, 'gim'))]
      .filter(
        ({ index }) =>
          !note.warnings.some(
            (warning) =>
              warning.section === section && (warning.start ?? 0) <= index && index < (warning.end ?? 0),
          ),
      )
      .map(({ 0: found }) => found),
  );
}

const whole = (note: Note) => noteSections.map((section) => note[section]).join('\n');

async function noteBy(model: LanguageModel, seed: number): Promise<Note> {
  const writer = createLlamaWriter({
    run: async function* (job, signal) {
      const hooks = { signal, counts: noCounts(), onReading: () => undefined, onWriting: () => undefined };
      for await (const sentence of writeNote(model, job.visit, job.limits, hooks))
        yield { type: 'sentence', sentence };
    },
    model: { name: 'liar', path: '', sha256: null },
    threads: 1,
    gpu: false,
    limits: { ...defaultLimits, noteTokens: 6000 },
    exampleNote: undefined,
  });
  return await generateNote(
    { request: { transcript: kneeVisit, specialty: 'orthopedics', engine: 'llama' } },
    {
      writer,
      now: () => new Date('2026-03-01T10:00:00Z'),
      newId: () => '3f0d3c3e-8a49-4b0e-9c80-0f2a4f9d2b11',
      seed: () => seed,
      version: '0',
      retentionMs: 1000,
    },
    never,
  );
}

describe('a model that makes everything up', () => {
  it.each(Array.from({ length: modelCount }, (_, index) => index + 1))(
    'number %i writes valid notes that end, and none of its inventions gets through',
    async (weights) => {
      await using model = await LanguageModel.load({
        path: models.write(weights),
        threads: 1,
        gpu: false,
        signal: never,
        onLoading: () => undefined,
      });
      for (let seed = 1; seed <= seedsEach; seed += 1) {
        const note = await noteBy(model, seed);
        expect(noteSchema.safeParse(note).error).toBeUndefined();
        expect(note.generator.engine).toBe('llama');
        const text = whole(note);
        // What is whole and plain is left out; what is garbled, and so no drug or number, is marked at least.
        expect(text).not.toMatch(inventedNumbers);
        expect(text).not.toMatch(inventedDrugs);
        expect(text).not.toMatch(codes);
        expect(unmarked(note, /(?!^\d\. )\d|metformin|lisinopril|warfarin|aspirin|penicillin/)).toEqual([]);
        expect(
          note.billing_codes.icd10.map(({ code }) => code).filter((code) => /^(?:E11|I10)/.test(code)),
        ).toEqual([]);
        expect(text).not.toContain('\uFFFD');
        expect(Buffer.from(text).toString()).toBe(text);
      }
    },
    120_000,
  );
});
