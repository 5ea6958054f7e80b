import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const plan = async (told: string) =>
  (
    await noteOf(`Doctor: What brings you in?
Patient: My knee has hurt for a year.
Doctor: Any swelling?
Patient: Some.
Doctor: The knee is stiff. I think this is osteoarthritis.
Patient: Okay.
${told}
Patient: Thank you.`)
  ).plan;

it.each<[string, RegExp]>([
  [
    'Doctor: So, options. One, physical therapy. Two, a shot in the joint, but it wears off. And three is a new knee.\nPatient: Let me think about it.',
    /Options discussed: physical therapy; a shot in the joint, but it wears off; a new knee \(the patient: "let me think about it"\)/,
  ],
  [
    'Doctor: You have two choices. The first one is a brace. No needles. The second is an injection.',
    /Options discussed: a brace, no needles; an injection/,
  ],
  [
    'Doctor: There are three ways to go. Option one, wait. Option two, therapy. Option three, surgery.',
    /Options discussed: wait; therapy; surgery/,
  ],
  [
    'Doctor: Options. Either we rest it and do therapy, or you see the surgeon.',
    /Options discussed: either we rest it and do therapy, or the patient sees the surgeon/,
  ],
  ['Doctor: We can either inject it or wait.', /Options discussed: we can either inject it or wait/],
])('treatments that are only laid out are options, and no orders: %s', async (told, line) => {
  expect(await plan(told)).toMatch(line);
});

it.each([
  'Doctor: Two things. One, stop the ibuprofen. Two, wear the brace.',
  'Doctor: Wear the brace, either one.',
  'Doctor: We have options. I want you to wear the brace. Come back in six weeks.',
])('what is decided stays so: %s', async (told) => {
  const written = await plan(told);
  expect(written).not.toMatch(/Options discussed/);
  expect(written).toMatch(/brace/);
});
