import { expect, it } from 'vitest';
import { noteOf } from '../written-note.ts';

const examined = async (found: string) => {
  const { objective, plan } = await noteOf(
    [
      "Doctor: What's wrong?",
      "Patient: My right knee hurts, and I've had a cough for a week.",
      'Doctor: Let me have a look.',
      `Doctor: ${found}`,
      'Doctor: I think this is a viral infection and a knee sprain. Take ibuprofen 400 three times a day for the knee.',
      'Patient: Okay.',
    ].join('\n'),
  );
  return { objective, plan };
};

it.each([
  ['Breathe in. And out. Good, nice and clear.', 'Respiratory: Breathing in: good, nice and clear.'],
  ["Bend it for me. That's about 100 degrees.", 'Musculoskeletal: Bending it: about 100 degrees.'],
  [
    "It's warm to the touch and there's fluid in there.",
    'Musculoskeletal: Right knee: warm to the touch and there is fluid in there.',
  ],
  ["Left one's fine. The right one's puffy.", "Musculoskeletal: Left one is fine. Right one's puffy."],
  ['The ligaments feel solid. No clicking.', 'Musculoskeletal: Ligaments feel solid.'],
])('%s', async (found, line) => {
  expect((await examined(found)).objective).toContain(line);
});

it('plans no part of the examination', async () => {
  const { objective, plan } = await examined(
    "Let's check that knee. No obvious deformity. Tender here, on the medial side.",
  );
  expect(objective).toContain('No obvious deformity. Tender here, on the medial side.');
  expect(plan).not.toMatch(/check that knee/);
});
