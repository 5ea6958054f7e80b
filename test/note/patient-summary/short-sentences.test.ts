import { expect, it } from 'vitest';
import { toReader } from '../../../src/note/patient-summary/second-person.ts';
import { shortSentences } from '../../../src/note/patient-summary/short-sentences.ts';

it('parts what is done after a reason from the reason', () => {
  expect(
    shortSentences(
      'We will stop glipizide because of the low and start Ozempic, 0.25 once weekly for 4 weeks and then 0.5.',
    ),
  ).toEqual([
    'We will stop glipizide because of the low.',
    'Start Ozempic, 0.25 once weekly for 4 weeks and then 0.5.',
  ]);
});

it('turns to the reader whoever was named before a figure with a point', () => {
  expect(
    toReader("The patient's hemoglobin is 10.2, so they are anemic.", 'patient', {
      pronouns: false,
      said: 'Your hemoglobin is 10.2, so you are anemic.',
    }),
  ).toBe('Your hemoglobin is 10.2, so you are anemic.');
});
