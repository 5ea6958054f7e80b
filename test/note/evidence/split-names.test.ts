import { expect, it } from 'vitest';
import { withNamesWhole } from '../../../src/note/evidence/split-names.ts';

it.each([
  ['carve a dill all twelve point five', 'carvedilol twelve point five'],
  ['the a tour of a statin forty at night', 'the atorvastatin forty at night'],
  ['the in trest oh twice a day', 'the entresto twice a day'],
  ['live o thyroxine fifty', 'levothyroxine fifty'],
  ['sir tra lean fifty', 'sertraline fifty'],
  ['mon tell you cast at night', 'montelukast at night'],
  ['hydro chlor oh thigh a zide', 'hydrochlorothiazide'],
])('"%s" is %s', (heard, meant) => {
  expect(withNamesWhole(heard)).toBe(meant);
});

it.each(['a celestone shot', 'start your tablets', 'the stares at my daughter place', 'gon na press on it'])(
  '"%s" stays as it is',
  (heard) => {
    expect(withNamesWhole(heard)).toBe(heard);
  },
);
