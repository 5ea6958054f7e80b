import { describe, expect, it } from 'vitest';
import { titleOf } from '../../../src/note/extractive/problem-title.ts';
import { namedBeside, problemNamed, sameProblem } from '../../../src/note/extractive/problems.ts';
import { unitsOf } from '../../../src/note/extractive/units.ts';

describe('the name of a problem', () => {
  it.each([
    ['so for your first problem of knee pain i think this is a strain', 'knee pain'],
    ['for your second problem , your type 2 diabetes , we will order an a1c', 'type 2 diabetes'],
    ['from a depression standpoint , you are doing well', 'depression'],
    ['as far as your hypertension , continue the lisinopril', 'hypertension'],
    ['regarding your asthma', 'asthma'],
    ['so i think you have acute bronchitis', 'acute bronchitis'],
    ['your symptoms are consistent with carpal tunnel syndrome', 'carpal tunnel syndrome'],
    [
      'what i think you have is a tear of the medial meniscus in the left knee, an acute one',
      'tear of the medial meniscus in the left knee',
    ],
    ['for the insomnia, we will try melatonin', 'insomnia'],
    ['this is called plantar fasciitis', 'plantar fasciitis'],
    ["for the diabetes, type 2 diabetes, it's not where we want it", 'type 2 diabetes'],
    ['we call that otitis media, on top of a cold', 'otitis media'],
    [
      'this is generalized anxiety disorder with panic attacks, still',
      'generalized anxiety disorder with panic attacks',
    ],
  ])('is found in "%s"', (said, name) => {
    expect(problemNamed(said)?.name).toBe(name);
  });

  it.each([
    'if you have chest pain, go to the emergency room',
    'you do not have pneumonia',
    'i will see you in two weeks',
    'take it with food',
    'there is no evidence of a fracture',
  ])('is not taken from "%s"', (said) => {
    expect(problemNamed(said)).toBeNull();
  });

  it('means the same problem when said shorter', () => {
    expect(sameProblem('type 2 diabetes', 'diabetes')).toBe(true);
    expect(sameProblem('diabetes', 'hypertension')).toBe(false);
  });
});

it.each([
  ['And panic disorder, which still bothers you.', 'panic disorder'],
  ['And then the sleep, the insomnia, which is part of it.', 'insomnia'],
  ["And there's some mild arthritis in the background.", 'mild arthritis'],
  ['And no fracture.', null],
  ['And I will call you tomorrow.', null],
  ['Take it with food.', null],
])('a second problem beside the first is found in "%s"', (said, name) => {
  expect(namedBeside(said)).toBe(name);
});

const heard = (text: string) =>
  unitsOf([{ index: 0, label: null, role: 'clinician', start: 0, end: text.length, text }]);

it.each([
  ['blood pressure', 'You have had high blood pressure for years.', 'hypertension'],
  ['blood pressure', 'For the blood pressure, we will go up.', 'hypertension'],
  ['blood pressure', "You don't have high blood pressure.", 'blood pressure'],
  ['blood pressure', 'Your mother has high blood pressure.', 'blood pressure'],
  ['cholesterol', 'Keep taking the atorvastatin.', 'hyperlipidemia'],
  ['cholesterol', 'We will check it next year.', 'cholesterol'],
  ['gout', 'Keep taking the atorvastatin.', 'gout'],
])('"%s" after "%s" is titled %s', (name, text, title) => {
  expect(titleOf(name, heard(text))).toBe(title);
});
