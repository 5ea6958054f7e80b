import * as llamaCpp from 'node-llama-cpp';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/llama/job.ts';
import { LanguageModel } from '../../src/llama/language-model.ts';
import { openLlama } from '../../src/llama/load-model.ts';
import { type Note, noteSchema, noteSections } from '../../src/note/note.ts';
import { randomVocabulary } from '../support/random-vocabulary.ts';
import { readingVocabulary, TinyModels } from '../support/tiny-model.ts';
import { kneeVisit } from '../support/visits.ts';
import { noteBy } from './note-by-model.ts';

/**
 * A model of random weights is the perfect liar: it knows drugs, doses, sides and codes, and says them at random.
 * `npm run test:liars` does this with 200 models; the ordinary suite with a few.
 */
const modelCount = Number(process.env.NOTEGEN_LIARS ?? 4);
const many = modelCount > 20;
const seedsEach = many ? 1 : 5;
// What they read does not change how they lie: they are spared the example, and read words, not letters.
const example = many ? 'none' : 'built-in';
const vocabulary = readingVocabulary();
const speaks = randomVocabulary().tokens.length;
const models = new TinyModels();
const never = new AbortController().signal;

const limits = { ...defaultLimits, noteTokens: 6000 };
// Opening llama.cpp takes longer than a note: it is done once for all models.
const llama = openLlama(llamaCpp, { threads: 1, gpu: false });

afterAll(async () => {
  await (await llama).dispose();
  models[Symbol.dispose]();
});

// What the random vocabulary holds and the visit does not.
const inventedNumbers = /\b(?:500|850|20|120|80|38|99214|2024|10|11|9)\b/;
const inventedDrugs = /\b(?:metformin|lisinopril|warfarin|aspirin|penicillin)\b/i;
const codes = /\b(?:E11\.9|I10|99214)\b/;

// 2, 4 and 400 are said, and "an x-ray" is 1: that such a number stands in another's place is not for this test to see.
const unsaid = /(?!^\d\. )(?<!\d)(?!(?:1|2|4|400)\b)\d|metformin|lisinopril|warfarin|aspirin|penicillin/;

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

describe('a model that makes everything up', () => {
  it.each(Array.from({ length: modelCount }, (_, index) => index + 1))(
    'number %i writes valid notes that end, and none of its inventions gets through',
    async (weights) => {
      await using model = await LanguageModel.load({
        llama: await llama,
        path: models.write(weights, { vocabulary, speaks }),
        threads: 1,
        gpu: false,
        signal: never,
        onLoading: () => undefined,
      });
      for (let seed = 1; seed <= seedsEach; seed += 1) {
        const note = await noteBy(model, { transcript: kneeVisit, seed, limits, example });
        expect(noteSchema.safeParse(note).error).toBeUndefined();
        expect(note.generator.engine).toBe('llama');
        const text = whole(note);
        // What is whole and plain is left out; what is garbled, and so no drug or number, is marked at least.
        expect(text).not.toMatch(inventedNumbers);
        expect(text).not.toMatch(inventedDrugs);
        expect(text).not.toMatch(codes);
        expect(unmarked(note, unsaid)).toEqual([]);
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
