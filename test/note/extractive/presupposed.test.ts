import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const complaintOf = async (lines: readonly string[]) =>
  /CHIEF COMPLAINT\n(.*)/.exec((await noteOf(lines.join('\n'))).subjective)?.[1];

it.each([
  [
    'Fever.',
    [
      'Doctor: How long have you been running a fever?',
      "Patient: It's been on and off for a few days now.",
      'Doctor: Any signs of pneumonia or valley fever?',
      'Patient: Nothing of the sort.',
    ],
  ],
  [
    'Rash.',
    [
      "Doctor: Where's your rash?",
      'Patient: All over my torso and arms.',
      'Doctor: Any potential triggers for the rash, such as new medications?',
      'Patient: Nope.',
    ],
  ],
  [
    'Migraine.',
    [
      'Doctor: Are you okay? You have a headache?',
      'Patient: No I have a really bad migraine today.',
      'Doctor: Can you point to where you are feeling it the most?',
      'Patient: Here, since Monday.',
    ],
  ],
  [
    'Right lower back pain.',
    [
      'Doctor: Where is your pain located?',
      "Patient: It's in my right lower back, and then into my butt.",
      'Doctor: When does it hurt?',
      "Patient: I can't go up and down stairs.",
    ],
  ],
  [
    'Tooth pain.',
    [
      'Doctor: Why are you holding your face?',
      'Patient: Ah! Have pain in my tooth.',
      'Doctor: Oh, how bad is it?',
    ],
  ],
])(
  'what is asked after as had, or said in passing, is why they came where nothing else is: %s',
  async (complaint, lines) => {
    expect(await complaintOf(lines)).toBe(complaint);
  },
);

it('takes what is only asked for none', async () => {
  const complaint = await complaintOf([
    'Doctor: Do you have any rash?',
    'Patient: No.',
    'Doctor: Any fever?',
    'Patient: Nope.',
  ]);
  expect(complaint).toBeUndefined();
});
