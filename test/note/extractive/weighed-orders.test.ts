import { describe, expect, it } from 'vitest';
import { statusVisits } from '../../training/status-training.ts';
import { noteOf } from './written-note.ts';

const natural = new Map(statusVisits().map(({ id, dialogue }) => [id, dialogue]));

describe('an order that was given along the way', () => {
  it.each([
    ['d10', /The patient may quit the carafate/],
    ['e05', /Apixaban: the patient was advised to keep it going/],
    ['f07', /Metoclopramide: we do not give that again/],
    ['u08', /The patient was advised to stop the tramadol/],
  ])('stands in the plan of %s', async (id, line) => {
    expect((await noteOf(natural.get(id)!)).plan).toMatch(line);
  });

  it('stands there only where it is known what it is about', async () => {
    for (const [, dialogue] of [...natural].slice(20, 40))
      expect((await noteOf(dialogue)).plan).not.toMatch(/^- (?:[A-Z][A-Za-z -]+: )?Please do not\.$/m);
  });

  it('leaves what is taken where it was told', async () => {
    const { subjective, plan } = await noteOf(natural.get('a01')!);
    expect(subjective).toMatch(/^- Metformin/m);
    expect(plan).not.toMatch(/remind us/);
  });
});
