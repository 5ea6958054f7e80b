import { expect, it } from 'vitest';
import { sentencesOf } from '../written-note.ts';

const visit = (exam: string) => `[doctor] Good morning, what brings you in?
[patient] I have had a cough for two weeks and I get tired on the stairs.
[doctor] Any fever?
[patient] No fever. I take lisinopril for my blood pressure.
[doctor] Okay, let me have a look at you. Heart is regular, no murmur.
${exam}
[doctor] I think this is bronchitis. I want you to rest and drink, and come back in two weeks.`;

async function found(exam: string): Promise<string[]> {
  return (await sentencesOf(visit(exam)))
    .filter(({ heading }) => heading === 'PHYSICAL EXAM')
    .map(({ group, text }) => `${group}: ${text}`);
}

it.each([
  [
    "[doctor] And what's on your temple?\n[patient] It has been there for a year.\n[doctor] Red, scaly, about 5 millimeters, no ulcer.",
    'Skin: Temple: red, scaly, about 5 mm, no ulcer.',
  ],
  [
    '[doctor] Give me your left arm.\n[patient] Here.\n[doctor] It measures the same as the right, no swelling.',
    'Musculoskeletal: Left arm: it measures the same as the right, no swelling.',
  ],
  [
    '[doctor] Big breath, in and out. A little whistle at the end, both sides.',
    'Respiratory: A little whistle at the end, both sides.',
  ],
  [
    '[doctor] Lie back, knees up. Soft, a bit tender all over, and it is gurgling.',
    'Gastrointestinal: Soft, slightly tender all over, and it is gurgling.',
  ],
  ['[doctor] Eyes are a bit pale inside the lid, you see?', 'Eyes: Eyes are slightly pale inside the lid.'],
])('after "%s" the examination holds "%s"', async (exam, expected) => {
  expect(await found(exam)).toContain(expected);
});

it('measures a spot in millimetres and fluid in millilitres', async () => {
  expect(
    (await found("[doctor] There's a brown spot on the left shoulder, it's six mil, two colours.")).join(' '),
  ).toMatch(/6 mm, 2 colours/);
  expect(
    (
      await found("[doctor] The abdomen is soft, and there's about ninety mils left behind in the bladder.")
    ).join(' '),
  ).not.toMatch(/90 mm/);
});

it('writes what was found after what was asked for in the same breath', async () => {
  const text = (
    await found(
      "[doctor] Push, pull, strength is full, and reflexes are even. Smile, tongue out, face is symmetric. Ovaries I can't feel.",
    )
  ).join(' ');
  expect(text).toMatch(/Strength is full, and reflexes are even\./);
  expect(text).toMatch(/Face is symmetric\./);
  expect(text).toMatch(/Ovaries are not palpable\./);
});
