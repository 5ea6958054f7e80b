import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const note = await noteOf(`Doctor: Hello, is this Amira?
Mother: Yes, hi. She's three.
Doctor: What's been happening?
Mother: She's had a cough for five days, and a fever since last night.
Doctor: Any vomiting?
Mother: No.
Doctor: Let me listen. There's wheeze on both sides. Some tracheal tug, no grunting. Mild intercostal recession. Throat's a bit red.
Doctor: So this looks like a viral wheeze. I'd like her to have ten puffs of the inhaler through the spacer now.
Mother: Does she need antibiotics?
Doctor: Probably, if the x-ray shows an infection.
Mother: All right.`);

it('tells how old the child is, as who came with it says', () => {
  expect(note.subjective).toContain('She is 3 years old.');
});

it('keeps how hard it breathes, as of the lungs', () => {
  expect(note.objective).toMatch(/Respiratory: .*Tracheal tug, no grunting\./);
});

it('has the child take what the clinician wants it to have', () => {
  expect(note.plan).toContain('The patient was advised to have 10 puffs');
});

it('takes no answer that hangs on a result for the result', () => {
  expect(note.plan).toContain('Antibiotics: probably, if the x-ray shows an infection.');
  expect(note.objective).not.toMatch(/RESULTS/);
});

it('takes no age of a brother or a sister', async () => {
  const { subjective } = await noteOf(`Doctor: And who is this?
Mother: That's Ruby, she's four, she's not the sick one.
Doctor: So Theo's ear.
Mother: He's been digging at his ear, and he was up all night with a fever.`);
  expect(subjective).not.toMatch(/4 years old/);
});
