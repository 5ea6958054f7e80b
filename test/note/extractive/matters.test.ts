import { expect, it } from 'vitest';
import { mattersNamed } from '../../../src/note/extractive/lexicon/matters.ts';

it.each([
  ["and the blood pressure's a bit high", ['blood pressure 2-3']],
  ['and the blood pressure is a bit high', ['blood pressure 2-3']],
  ['your eye pressure is fine', []],
  ['the pressure and the sugars', ['blood pressure 1-1', 'blood sugar 4-4']],
  ['some vitamin d for the bones', ['vitamin D 1-2']],
  ['are you on birth control', ['contraception 3-4']],
])('%s', (said, found) => {
  expect(
    mattersNamed(said.split(' ')).map(
      ({ matter, at, length }) => `${matter.heading} ${at}-${at + length - 1}`,
    ),
  ).toEqual(found);
});
