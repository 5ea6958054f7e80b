import { expect, it } from 'vitest';
import { withoutAsked } from '../../src/note/asked-opening.ts';

it.each([
  ['Asked "Cold bother you?": she wears 2 sweaters.', 'she wears 2 sweaters.'],
  ['Asked about melanoma: no, her brother had one.', 'no, her brother had one.'],
  ['Asked "Cigarettes?", then "How many?": 4 a day.', '4 a day.'],
  ['Asked for a letter: the school needs one.', 'Asked for a letter: the school needs one.'],
  ['She asked about melanoma: it worries her.', 'She asked about melanoma: it worries her.'],
])('%s', (text, stated) => {
  expect(withoutAsked(text)).toBe(stated);
});
