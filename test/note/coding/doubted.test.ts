import { describe, expect, it } from 'vitest';
import { codeEncounter } from '../../../src/note/coding/code-encounter.ts';
import { doubtOf } from '../../../src/note/coding/icd10/doubted.ts';
import type { Doubt } from '../../../src/note/writer.ts';
import { visit } from './visit.ts';

function icd(title: string, said: string, doubts: readonly Doubt[], complaint: string[] = []): string[] {
  const input = visit({ titled: [[title]], judged: [[title, said]], complaint });
  const sentences = input.sentences.map((sentence) => ({ ...sentence, doubts }));
  return codeEncounter({ ...input, sentences }).icd10.map(({ code }) => code);
}

describe('what a visit names and does not bear out', () => {
  it.each<[string, string, Doubt['as'], string, string[]]>([
    ['Osteoporosis', 'It can bring on osteoporosis.', 'hypothetical', 'osteoporosis', []],
    ['Sleep apnea', 'Sleep apnea.', 'uncertain', 'sleep apnea', []],
    ['Gallstones', 'Gallstones.', 'past', 'gallstones', []],
    // Events and cancers that are over are personal history.
    ['Pneumonia', 'Pneumonia.', 'past', 'pneumonia', ['Z87.01']],
    // What lasts is not over.
    ['Asthma', 'Asthma.', 'past', 'asthma', ['J45.909']],
    // Another's name.
    ['Kidney infection', 'Kidney infection.', 'hypothetical', 'shingles', ['N10']],
  ])('%s, %s, is %s', (title, said, as, words, codes) => {
    expect(icd(title, said, [{ words, as }])).toEqual(codes);
  });

  it('leaves the symptom that the patient came with', () => {
    expect(
      icd('Sleep apnea', 'Sleep apnea.', [{ words: 'sleep apnea', as: 'uncertain' }], ['Snoring.']),
    ).toEqual(['R06.83']);
  });
});

describe('the doubt of some words', () => {
  const doubts: Doubt[] = [{ words: 'heart attacks', as: 'hypothetical' }];
  it.each([
    ['heart attack', 'hypothetical'],
    ['a small heart attack', 'hypothetical'],
    ['heart', 'hypothetical'],
    ['heartburn', null],
    ['stroke', null],
  ])('%s: %s', (words, as) => {
    expect(doubtOf(words, doubts)).toBe(as);
  });

  it('is none where nothing is doubted', () => {
    expect(doubtOf('stroke', undefined)).toBeNull();
    expect(doubtOf('stroke', [])).toBeNull();
  });
});
