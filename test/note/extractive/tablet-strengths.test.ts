import { describe, expect, it } from 'vitest';
import { withDoseUnit } from '../../../src/note/extractive/lexicon/tablet-strengths.ts';

describe('the unit of a dose that was said without one', () => {
  it.each([
    ['levothyroxine', '75', '75 mcg'],
    ['Synthroid', '100 every morning', '100 mcg every morning'],
    ['amlodipine', '5 in the morning', '5 mg in the morning'],
    ['Lipitor', '40 at bedtime', '40 mg at bedtime'],
    ['metformin', '1000 twice daily', '1000 mg twice daily'],
  ])('%s %s', (name, how, written) => {
    expect(withDoseUnit(name, how)).toBe(written);
  });

  it.each([
    ['ibuprofen', '2 twice daily'],
    ['amlodipine', '5 mg daily'],
    ['levothyroxine', '75 micrograms'],
    ['sertraline', '50 to 100'],
    ['amlodipine', '5 or 10'],
    ['amlodipine', '7'],
    ['amlodipine', '5 years'],
    ['insulin', '20 at night'],
    ['furosemide', 'in the morning'],
  ])('stays away from %s %s', (name, how) => {
    expect(withDoseUnit(name, how)).toBe(how);
  });
});
