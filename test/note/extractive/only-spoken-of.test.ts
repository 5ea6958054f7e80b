import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const problemsOf = async (lines: readonly string[]) => (await noteOf(lines.join('\n'))).assessment;

it.each([
  [
    'what an operation might bring',
    /^\d\. (?:Possible )?infection/im,
    [
      'Patient: My left knee hurts really bad. It has hurt since the fall.',
      'Doctor: I think surgery is your best option for this knee.',
      'Patient: Okay, what is the risk of infection?',
      'Doctor: The risk of infection is less than one percent. We use antibiotics to control for infection.',
      'Doctor: We will schedule the surgery for next month.',
    ],
  ],
  [
    'examples of a question',
    /^\d\. (?:Possible )?(?:epilepsy|depression)/im,
    [
      'Doctor: Do you have any past medical problems that I should know about?',
      'Patient: Well, what exactly do you mean by that, doctor?',
      'Doctor: Well, it could be anything from ADHD to depression to epilepsy.',
      "Patient: Oh, no. I don't have anything like that.",
    ],
  ],
  [
    'a pregnancy that is over, or to be put off',
    /^\d\. Pregnancy/im,
    [
      'Patient: My periods had gone weird, and my heart races.',
      'Doctor: Have you been pregnant before?',
      'Patient: Once.',
      "Doctor: You have Graves' disease. I'd stay away from the iodine, you'd have to put off a pregnancy.",
      'Doctor: I will start methimazole ten milligrams daily.',
    ],
  ],
  [
    'what one takes pills against',
    /^\d\. Malaria/im,
    [
      "Doctor: You're headed to a place with a lot of malaria.",
      'Doctor: Malaria pills, two choices, I would go with the Malarone, one a day with food.',
      'Patient: Okay, thank you.',
    ],
  ],
])('names no problem after %s', async (_, named, lines) => {
  expect(await problemsOf(lines)).not.toMatch(named);
});

it('names what was only had in the past as a history', async () => {
  const assessment = await problemsOf([
    'Patient: I feel dizzy and have a headache.',
    'Doctor: Have you measured your blood sugar at all? The notes state there is a history of gestational diabetes.',
    'Patient: I measured it today.',
    'Doctor: Let us check your blood sugar again.',
  ]);
  expect(assessment).not.toMatch(/\. Gestational diabetes/);
});

it('is sure of what the patient has, named as the reason for a step', async () => {
  const assessment = await problemsOf([
    "Patient: I've got a lump in the groin. And I've got the sleep apnea.",
    'Doctor: You have a right inguinal hernia. We will fix it with mesh.',
    'Doctor: Because of the sleep apnea, I want you seen by anesthesia ahead of time.',
  ]);
  expect(assessment).not.toMatch(/possible sleep apnea/i);
});
