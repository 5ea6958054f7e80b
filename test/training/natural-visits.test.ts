import { expect, it } from 'vitest';
import { unitsOf } from '../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { labelledNatural, naturalVisits } from './natural-visits.ts';
import { sentenceOf } from './own-visits.ts';

it('every natural visit is labelled to its end, and nearly each unit of the writer has a label', () => {
  const labelled = labelledNatural();
  expect(labelled.map(({ id }) => id)).toEqual(naturalVisits().map(({ id }) => id));
  expect(labelled.length).toBeGreaterThan(350);
  for (const visit of labelled) {
    const { id, dialogue, sentences } = visit;
    expect(sentences.at(-1)?.end, id).toBe(dialogue.trimEnd().length);
    expect(new Set(sentences.map(({ label }) => label)).size, id).toBeGreaterThan(4);
    const units = unitsOf(parseTranscript(dialogue).turns);
    const found = units.filter((unit) => sentenceOf(visit, unit) !== null);
    expect(found.length, id).toBeGreaterThan(0.98 * units.length);
  }
});
