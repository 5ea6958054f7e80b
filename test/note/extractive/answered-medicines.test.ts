import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (talk: string) => `Doctor: What brings you in?
Patient: My left knee has been hurting for two weeks.
${talk}
Doctor: I think this is arthritis. Take ibuprofen, 400 milligrams three times a day, and come back in two weeks.`;

it.each([
  ['Doctor: Atorvastatin, forty at bedtime?', "Patient: That's the one."],
  ['Doctor: Atorvastatin, forty at bedtime?', 'Patient: Yes.'],
  ['Doctor: Still on the atorvastatin?', "Patient: Yeah, that's right."],
])('what only confirms a medicine of the list stands on the list alone: %s %s', async (asked, answer) => {
  const { subjective } = await noteOf(visit(`${asked}\n${answer}`));
  expect(subjective).toMatch(/MEDICATIONS\n- Atorvastatin/);
  expect(subjective.match(/atorvastatin/gi)).toHaveLength(1);
});

it('what an answer adds is told', async () => {
  const { subjective } = await noteOf(
    visit('Doctor: Atorvastatin, forty at bedtime?\nPatient: Yes, but it gives me cramps in my legs.'),
  );
  expect(subjective).toMatch(/MEDICATIONS\n- Atorvastatin/);
  expect(subjective).toMatch(/cramps/);
});
