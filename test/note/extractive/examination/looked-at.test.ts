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
  [
    '[doctor] Bring the arm out sideways for me. That is about 80 degrees.',
    'Musculoskeletal: Bringing the arm out sideways: about 80 degrees.',
  ],
  [
    "[doctor] Tap your finger and thumb, quick as you can, don't stop.\n[patient] Like this?\n[doctor] The left is slower and it fades as you go.",
    'Musculoskeletal: Tapping the finger and thumb: left is slower and it fades as the patient goes.',
  ],
  [
    '[doctor] Let me move your wrist. Stiff on the right. Left is loose.',
    'Musculoskeletal: Moving the wrist: left is loose.',
  ],
  [
    '[doctor] Now pull against me. Good, other side. Equal.',
    'Neurological: Pulling against resistance, other side: equal.',
  ],
  [
    "[doctor] I'm going to pull you from behind, catch yourself. Two steps, but you caught it.",
    'Neurological: Pulling from behind: 2 steps, but the patient caught it.',
  ],
  [
    '[doctor] Bend your knee all the way. And now let me do it, you relax. It goes to 120.',
    'Musculoskeletal: Bending the knee all the way (passively): it goes to 120.',
  ],
  [
    "[doctor] I'm going to look at your bottom, okay? There's a small crack at 6 o'clock.",
    "Cardiovascular: Bottom: small crack at 6 o'clock.",
  ],
  [
    '[doctor] Stand on your left leg and close your eyes. No sway.',
    'Musculoskeletal: Standing on the left leg, closing the eyes: no sway.',
  ],
  [
    "[doctor] Now the Neer test, I'm going to raise it. Sore, positive.",
    'Musculoskeletal: Neer test, raising it: sore, positive.',
  ],
  [
    '[doctor] Hands in your lap, count down from 50. There it is, the left hand.',
    'Musculoskeletal: Hands in the lap, counting down from 50: there it is the left hand.',
  ],
  [
    '[doctor] Cover your right eye and read me the line. Twenty forty. Other one. Twenty twenty-five.',
    'Eyes: Covering the right eye, reading the line, other side: 20/25.',
  ],
  [
    '[doctor] Cover your right eye and read me the line. Twenty forty.',
    'Eyes: Covering the right eye, reading the line: 20/40.',
  ],
  [
    "[doctor] Stand on one leg, close your eyes. Oh, I've got you. Balance is off.",
    'Musculoskeletal: Standing on one leg, closing the eyes: balance is off.',
  ],
  ['[doctor] Your face is a little still.', 'Head: Face: a little still.'],
  ['[doctor] The elbows, nothing. Knees, smaller patches.', 'Musculoskeletal: Knees, smaller patches.'],
  ['[doctor] Eyes are a bit pale inside the lid, you see?', 'Eyes: Eyes are slightly pale inside the lid.'],
])('after "%s" the examination holds "%s"', async (exam, expected) => {
  expect(await found(exam)).toContain(expected);
});

it.each([
  ["[doctor] Stand up for me, use the table. It's a hot swollen joint on the left.", /Standing/],
  ['[doctor] Hold your arms out. The lungs are clear.', /Holding/],
  ["[doctor] Let's let the nurse put a plaster on it first. It is clean.", /Letting|Putting/],
  ['[doctor] Walk to the door. Good. No rash anywhere.', /Walking/],
  ['[doctor] Bend forward.\n[patient] Ow.\n[doctor] Does that hurt?\n[patient] It does.', /that hurt/i],
])('after "%s" nothing is named that does not belong to it', async (exam, never) => {
  expect((await found(exam)).join(' ')).not.toMatch(never);
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
