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

it.each([
  [
    'Doctor: Have you taken anything?',
    'Tylenol at six.',
    'Doctor: How much do you weigh?',
    '182.',
    '- Tylenol.',
  ],
  [
    'Doctor: Have you taken anything?',
    'Tylenol at six.',
    'Doctor: How much does he weigh?',
    '32 pounds.',
    '- Tylenol.',
  ],
  ['Doctor: Have you taken anything?', 'Tylenol at six.', 'Doctor: How much?', 'Two.', '- Tylenol 2.'],
])('takes for the dose what was asked of it: %s %s %s %s', async (...said) => {
  const [first, told, second, figure, line] = said;
  const { subjective } = await noteOf(visit(`${first}\nPatient: ${told}\n${second}\nPatient: ${figure}`));
  expect(subjective.split('\n')).toContain(line);
});

it.each([
  ["And the sertraline, you're taking it every day?", 'Most days.', '- Sertraline most days.'],
  ['Do you take the lisinopril every day?', 'When I remember. Maybe four days a week.', '- Lisinopril.'],
  ['Do you take the Spiriva every day?', "It's ninety dollars.", '- Spiriva daily.'],
])('takes it as often as was answered: %s %s', async (asked, told, line) => {
  const { subjective } = await noteOf(visit(`Doctor: ${asked}\nPatient: ${told}`));
  expect(subjective.split('\n')).toContain(line);
});
