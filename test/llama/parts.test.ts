import { describe, expect, it } from 'vitest';
import { mergeParts } from '../../src/llama/merge-parts.ts';
import { NoteReader } from '../../src/llama/note-reader.ts';
import { splitIntoParts } from '../../src/llama/parts.ts';
import { longVisit, transcriptOf } from '../support/visits.ts';

const { turns } = transcriptOf(longVisit(41));
const characters = (some: typeof turns) => some.reduce((sum, { text }) => sum + text.length, 0);
const upTo = (limit: number) => (some: typeof turns) => characters(some) <= limit;

describe('a visit that is too long for the model', () => {
  it('is written at once when it fits', () => {
    expect(splitIntoParts(turns, () => true)).toEqual([turns]);
  });

  it.each([2, 3, 5, 9])(
    'is cut along turns when about a %ith of it fits, every turn in one part, in order',
    (count) => {
      const limit = Math.ceil(characters(turns) / count) + 100;
      const parts = splitIntoParts(turns, upTo(limit));
      for (const part of parts) expect(characters(part)).toBeLessThanOrEqual(limit);
      expect(parts.flat()).toEqual(turns);
    },
  );

  it('is refused, not cut, when one turn alone does not fit', () => {
    const long = transcriptOf(`Doctor: Hello.\nPatient: ${'word '.repeat(500)}\nDoctor: Bye.`).turns;
    expect(() => splitIntoParts(long, upTo(100))).toThrow(
      expect.objectContaining({ code: 'transcript_too_long_for_model' }),
    );
  });

  it('has its notes merged section by section, heading by heading, without repeats', () => {
    const part = (text: string) => {
      const reader = new NoteReader();
      return text.split('\n').flatMap((line) => reader.read(line));
    };
    const merged = mergeParts([
      part('SUBJECTIVE\nCHIEF COMPLAINT\n- Cough.\nASSESSMENT\n# Cold\nPLAN\n- Tests: X-ray.'),
      part(
        'SUBJECTIVE\nCHIEF COMPLAINT\n- Cough.\n- Fever.\nASSESSMENT\n# Gout\nPLAN\n- Medications: Rest.\n- Tests: A1c.',
      ),
    ]);
    expect(merged.map(({ section, group, text }) => [section, group, text])).toEqual([
      ['subjective', null, 'Cough.'],
      ['subjective', null, 'Fever.'],
      ['assessment', 'part 1 problem 1', 'Cold.'],
      ['assessment', 'part 2 problem 1', 'Gout.'],
      ['plan', 'Medications', 'Rest.'],
      ['plan', 'Tests', 'X-ray.'],
      ['plan', 'Tests', 'A1c.'],
    ]);
  });
});
