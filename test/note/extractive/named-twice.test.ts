import { expect, it } from 'vitest';
import { withoutNamedTwice } from '../../../src/note/extractive/medications/named-twice.ts';

const listed = (...names: string[]) =>
  withoutNamedTwice(names.map((name) => ({ name, how: '', sources: [] }))).map(({ name }) => name);

it('an ingredient or a kind is not listed beside the medicine itself', () => {
  expect(listed('Co-codamol', 'codeine')).toEqual(['Co-codamol']);
  expect(listed('mini pill', 'Cerelle')).toEqual(['Cerelle']);
  expect(listed('Microgynon', 'contraceptive pill')).toEqual(['Microgynon']);
});

it('what stands alone, or is taken in a dose of its own, stays', () => {
  expect(listed('codeine', 'paracetamol')).toEqual(['codeine', 'paracetamol']);
  expect(listed('mini pill', 'Microgynon')).toEqual(['mini pill', 'Microgynon']);
  const dosed = [
    { name: 'codeine', how: '30 mg at night', sources: [] },
    { name: 'co-codamol', how: '', sources: [] },
  ];
  expect(withoutNamedTwice(dosed)).toEqual(dosed);
});
