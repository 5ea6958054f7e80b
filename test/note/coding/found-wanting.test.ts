import { describe, expect, it } from 'vitest';
import { codesOf } from './visit.ts';

const icd = (title: string, said: string, vitals: string[] = []) =>
  codesOf({ complaint: ['Follow-up.'], titled: [[title]], judged: [[title, said]], vitals })
    .icd10.map(({ code }) => code)
    .join(' ');

describe('a matter that is not as it should be has the code of that finding', () => {
  it.each([
    ['Kidney function', 'The kidney number came down some.', 'R94.4'],
    ['Blood pressure', 'It is up today.', 'R03.0'],
    ['Liver', 'One of the liver numbers is up a little.', 'R74.01'],
    ['Potassium', 'The potassium is a bit low.', 'E87.6'],
    ['Potassium', 'The potassium is high.', 'E87.5'],
    ['Vitamin D', 'The vitamin D is low.', 'E55.9'],
    ['Wax', 'It is all wax.', 'H61.20'],
    ['Panic', 'It comes on at work.', 'F41.0'],
    ['Blood pressure drop when standing', 'It is the 2 tablets together.', 'I95.1'],
  ])('%s: %s → %s', (title, said, code) => {
    expect(icd(title, said)).toBe(code);
  });

  it.each([
    ['150 over 92.', 'R03.0'],
    ['128 over 90.', 'R03.0'],
    ['128 over 78.', ''],
  ])('blood pressure by its reading: %s', (reading, code) => {
    expect(icd('Blood pressure', 'We do not start a tablet on 2 readings.', [reading])).toBe(code);
  });

  it.each([
    ['Kidney function', 'The kidney number did not come down.'],
    ['Potassium', 'If the potassium is high we will call.'],
    ['Potassium', 'The potassium was low in March.'],
    ['Liver', 'We will follow up on the liver.'],
    ['Blood pressure', 'The ibuprofen can push it up.'],
  ])('%s: %s', (title, said) => {
    expect(icd(title, said)).not.toMatch(/^(?:R94\.4|R03\.0|R74\.01|E87\.[56])$/);
  });
});
