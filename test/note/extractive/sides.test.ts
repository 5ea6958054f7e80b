import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const end = [
  '[doctor] Let me examine you. There is no swelling and the range of motion is full.',
  '[doctor] I think this is osteoarthritis. Start physical therapy, twice a week.',
];

it.each([
  [
    'by the patient',
    [
      "[doctor] i understand you've come in with some right knee pain can you tell me about it",
      "[patient] it's not the right knee it's the left knee",
      '[doctor] okay the left knee',
      '[patient] it gives out when i am walking and it has been like that for two weeks',
    ],
    'Left knee pain.',
  ],
  [
    'with a short no',
    [
      '[doctor] So you are here for right hip pain?',
      '[patient] No, the left.',
      '[doctor] And how long has it hurt?',
      '[patient] It has been hurting for three weeks, mostly at night.',
    ],
    'Left hip pain.',
  ],
  [
    'on the telephone',
    [
      "[GP] I understand you've been having pain in your left ear.",
      "[caller] Actually it's my right ear.",
      '[GP] And since when?',
      '[caller] Since Monday, and it throbs at night.',
    ],
    'Pain in the right ear.',
  ],
])('a side taken back %s is not the side of the complaint', async (_, lines, complaint) => {
  const { subjective } = await noteOf([...lines, ...end].join('\n'));
  expect(/CHIEF COMPLAINT\n(.*)/.exec(subjective)?.[1]).toBe(complaint);
});

it('writes no sentence of the side that was taken back', async () => {
  const note = await noteOf(
    [
      "[doctor] i understand you've come in with some right knee pain can you tell me about it",
      "[patient] it's not the right knee it's the left knee",
      '[patient] it gives out when i am walking and it has been like that for two weeks',
      ...end,
    ].join('\n'),
  );
  expect(note.subjective).not.toMatch(/with some right knee/i);
  expect(note.assessment).not.toMatch(/right knee/i);
});

it.each([
  ['agrees', '[patient] Right. It hurts when I walk.'],
  ['says which side is well', '[patient] Yes. The right one is fine.'],
])('keeps the side where the patient %s', async (_, answer) => {
  const { subjective } = await noteOf(
    ['[doctor] So you are here for left ankle pain.', answer, ...end].join('\n'),
  );
  expect(subjective).toMatch(/CHIEF COMPLAINT\nLeft ankle pain\./);
});
