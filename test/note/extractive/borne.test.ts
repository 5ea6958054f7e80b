import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const allergies = async (...said: string[]) => {
  const { subjective } = await noteOf(
    ["Doctor: What's wrong?", "Patient: I've had a cough for two weeks.", ...said].join('\n'),
  );
  return /ALLERGIES\n([^\n]*)/.exec(subjective)?.[1] ?? '';
};

it.each([
  [
    [
      'Doctor: Are you allergic to anything? Penicillin?',
      'Patient: No. I can have penicillin. Doxycycline makes me sick.',
    ],
    /Doxycycline/,
    /Penicillin/,
  ],
  [
    [
      'Doctor: Any allergies? Penicillin, anything like that?',
      "Patient: Penicillin I've had, no problem. Codeine brings me out in a rash.",
    ],
    /Codeine/,
    /Penicillin/,
  ],
])('what the patient says to bear is no allergy: %s', async (said, has, not) => {
  const listed = await allergies(...said);
  expect(listed).toMatch(has);
  expect(listed).not.toMatch(not);
});

it.each([
  [
    ['Doctor: Any allergies?', "Patient: Penicillin. I've had it before and I came out in a rash."],
    /Penicillin/,
  ],
  [['Doctor: Any allergies?', "Patient: I can't have penicillin."], /Penicillin/],
])('what is not borne stays: %s', async (said, has) => {
  expect(await allergies(...said)).toMatch(has);
});
