import { expect, it } from 'vitest';
import { ownIllnessOf } from '../../../src/note/extractive/visit/of-whom.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

it.each([
  ['Wife: I had the melanoma, on my shin.', 'nowhere'],
  ['Neighbor: I had the pneumonia last year.', 'nowhere'],
  ['Friend: I have asthma.', 'nowhere'],
  ['Mother: I have had migraines since college.', 'family'],
  ['Mother: I think he has asthma.', null],
  ['Father: I noticed the eczema on his arm.', null],
  ['Patient: I had the melanoma.', null],
  ['Daughter: I have to be at work by nine.', null],
])('%s: %s', (said, home) => {
  const units = unitsOf(parseTranscript(`Doctor: Any illnesses?\n${said}`).turns);
  expect(ownIllnessOf(units.at(-1)!)).toBe(home);
});
