import { expect, it } from 'vitest';
import { withoutLooseEnd } from '../../../src/note/extractive/loose-ends.ts';

it.each([
  ['He is so tired and fatigued, and he feels.', 'He is so tired and fatigued.'],
  ['He had a physical about 4 months ago and they.', 'He had a physical about 4 months ago.'],
  ['It is very stiff in the morning until.', 'It is very stiff in the morning.'],
  ['We will brace his arm and is going.', 'We will brace his arm.'],
  [
    'This is a normal x-ray of her back, which is not surprising based.',
    'This is a normal x-ray of her back, which is not surprising.',
  ],
  [
    'We will order an MRI to look for injury of these ligaments now based.',
    'We will order an MRI to look for injury of these ligaments.',
  ],
  ['He has an ankle sprain from overuse now.', 'He has an ankle sprain from overuse.'],
])('takes off what was begun and broken off: %s', (said, kept) => {
  expect(withoutLooseEnd(said)).toBe(kept);
});

it.each([
  'She has not had any problems since.',
  'Continue the aspirin for now.',
  'The patient was advised to stay off her leg for now.',
  'He is better now.',
  'She feels well.',
  'The pain is worse than that.',
  'On palpation of the abdomen there is no pain.',
  'No pain on bending the knee.',
  'The left knee is swollen.',
])('leaves a whole sentence as it is: %s', (said) => {
  expect(withoutLooseEnd(said)).toBe(said);
});

it.each([
  "The patient's abdomen.",
  'Her heart exam.',
  'His extremities.',
  'Otherwise on her exam.',
  'On pressing on the inside of the knee.',
  'That left shoulder pain.',
])('writes nothing of a part without a finding: %s', (said) => {
  expect(withoutLooseEnd(said)).toBeNull();
});

it.each([
  ['No chest pain are the patient having any abdominal pain.', 'No chest pain.'],
  ['She denies children or has she ever been pregnant.', 'She denies children.'],
  ["The patient's lungs lungs are clear bilaterally.", "The patient's lungs are clear bilaterally."],
])('takes off a question that it ran into, and a word said twice: %s', (said, kept) => {
  expect(withoutLooseEnd(said)).toBe(kept);
});

it.each([
  'Does the patient have normal sensation in the fingers.',
  'It do the patient has any pain when we press against the flexed wrist.',
])('writes no question as a finding: %s', (said) => {
  expect(withoutLooseEnd(said)).toBeNull();
});

it.each([
  'She has no chest pain, nor does she have any cough.',
  'He does not remember how often does he take it.',
  'He had had the knee surgery.',
  'It is very very mild.',
  'We will have the patient apply ice.',
  'She has the patience of a saint.',
])('takes no statement for a question: %s', (said) => {
  expect(withoutLooseEnd(said)).toBe(said);
});
