import { expect, test } from 'vitest';
import { missingFrom } from './missing.ts';

/** Said in the second half of a visit, where orders fall. */
const said = (words: string) => `P: I have a cough.\nP: It began on Monday.\nP: It keeps me up.\nD: ${words}`;
const note = 'S: Cough.\nS: It began on Monday.\nP: Rest.';

test.each([
  "You're due for a mammogram, so we have to schedule for that as well, okay?",
  'I want to go ahead and have you use your albuterol.',
  'Have you apply ice to the elbow three times a day.',
  "but i'm also gon na send you out for an mri because we wan na make sure this is what happens and see if there's any other damage to the knee",
  "You're going to be in a cast for six weeks.",
  'You should take it at night because it makes people giddy.',
  'I want you to stay off that leg until Friday.',
  "You won't be able to drive for a week.",
  "She shouldn't be cooking on her own any more.",
  "I'm going to have you weigh yourself every morning.",
  'Try to get up slowly from the bed.',
  "I'll ring you on Thursday.",
  "We'll ask for a Doppler of the leg.",
  'I need an INR today.',
  "You mustn't drive till the clinic has looked at your sight.",
  'Somebody will come tomorrow to take bloods.',
  "I would like to order a study. It's called an EMG.",
  'If it does not settle, please contact the office and we can possibly do an MRI.',
])('%s is missed', (words) => {
  expect(missingFrom(said(words), note)).toHaveLength(1);
});

test.each([
  'You can certainly take them all at the same time.',
  'Have you used ice on the elbow?',
  'I want you to push against my hand.',
  'You should know that this is common.',
  'Try to relax your shoulder.',
  "I'm glad to have you as a patient here.",
  "Make sure that you don't have questions about the procedure.",
  "we talked about the mri last time and i don't think that you need it now because the exam of the knee is fine and you walk well on it",
])('%s is not', (words) => {
  expect(missingFrom(said(words), note).filter((one) => one.startsWith('instruction'))).toEqual([]);
});

test('the dose that comes in the next breath belongs to the medicine', () => {
  const dose = "I want to prescribe Protonix. It's forty milligrams, once a day.";
  expect(missingFrom(said(dose), `${note}\nP: Prescribe Protonix.`)).toEqual([
    'dose: I want to prescribe Protonix.',
  ]);
  expect(missingFrom(said(dose), `${note}\nP: Prescribe Protonix 40 mg.`)).toEqual([]);
});

test('every allergen of a list must be there', () => {
  const list = 'P: I am allergic to Percocet, Vicodin and latex.';
  expect(missingFrom(list, 'S ALLERGIES: Percocet.')).toHaveLength(1);
  expect(missingFrom(list, 'S ALLERGIES: Percocet, Vicodin, and latex.')).toEqual([]);
});

test('an operation whose time is told in the next breath is missed', () => {
  expect(
    missingFrom('D: How is your knee replacement? I know you had that done last year.', 'S: Cough.'),
  ).toEqual([]);
  expect(
    missingFrom('D: Well, your knee replacement. I know you had that done last year.', 'S: Cough.'),
  ).toHaveLength(1);
});
