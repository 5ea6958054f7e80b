import { describe, expect, it } from 'vitest';
import { withSubjectOnce } from '../../../src/note/extractive/history/subject-once.ts';
import { draft } from '../visit-for-tests.ts';

const told = (heading: string, ...texts: string[]) =>
  texts.map((text) => draft('subjective', text, { heading }));

describe('a patient whose sex nobody told', () => {
  it('is named once for what is told one after the other', () => {
    const texts = withSubjectOnce([
      ...told(
        'HISTORY OF PRESENT ILLNESS',
        'The patient woke at 2.',
        'The patient had to run to the toilet.',
        'The patient denies any mucus.',
        'It eases off.',
        'The patient felt hot.',
        "The patient's urine is dark.",
        'The patient is drinking.',
        'The patient and the girlfriend had a takeaway.',
      ),
      ...told('SOCIAL HISTORY', 'The patient smokes.', 'The patient drinks.'),
    ]).map(({ text }) => text);
    expect(texts).toEqual([
      'The patient woke at 2.',
      'Had to run to the toilet.',
      'Denies any mucus.',
      'It eases off.',
      'The patient felt hot.',
      "The patient's urine is dark.",
      'Is drinking.',
      'The patient and the girlfriend had a takeaway.',
      'The patient smokes.',
      'Drinks.',
    ]);
  });
});
