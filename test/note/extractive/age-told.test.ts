import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const history = async (said: string) =>
  /HISTORY OF PRESENT ILLNESS\n(.*)/.exec(
    (
      await noteOf(`Doctor: What brings you in?
Patient: My left knee has been hurting for two weeks. It swells at night.
${said}
Doctor: I think this is arthritis. Take ibuprofen, 400 milligrams three times a day.`)
    ).subjective,
  )?.[1];

it('how old the patient is opens the history, wherever it was said', async () => {
  expect(await history("Doctor: Up you come.\nPatient: I'm sixty-eight.")).toMatch(
    /^The patient is 68 years old\. /,
  );
  expect(await history('Doctor: How old are you now?\nPatient: Fifty-four.')).toMatch(/\b54\b/);
});

it('and is said once, of the patient, and not made of other numbers', async () => {
  expect((await history("Patient: I'm a 68-year-old man with bad knees."))?.match(/\b68\b/g)).toHaveLength(1);
  expect(await history("Patient: My mother's seventy-nine and she walks fine.")).not.toMatch(/is 79 years/);
  expect(await history('Patient: I weigh one ninety-two.')).not.toMatch(/years old/);
});
