import { expect, it } from 'vitest';
import { parseTranscript } from '../../src/note/parse-transcript.ts';

const lines: ['clinician' | 'patient', string][] = [
  ['clinician', 'Good morning, what brings you in to see us today?'],
  ['patient', "I've been having this pain in my lower back and it hurts when I bend over."],
  ['clinician', 'Okay, how long has this been going on, and did you injure it?'],
  ['patient', "It's been about a week, I was lifting boxes and I felt it pull."],
  ['clinician', 'Any numbness or tingling going down your legs?'],
  ['patient', "No, it's just my back, and my wife says I should have come in sooner."],
  [
    'clinician',
    'On your exam you have tenderness of the lumbar paraspinal muscles and your strength is normal.',
  ],
  ['patient', "Yeah, it hurts when you push right there, I can't sleep on it."],
  [
    'clinician',
    "I'm going to prescribe meloxicam 15 milligrams once a day and refer you to physical therapy.",
  ],
  ['patient', 'Okay, I can do that, my work is pretty flexible.'],
];
const written = (names: Record<'clinician' | 'patient', string>) =>
  lines.map(([role, text]) => `[${names[role]}] ${text}`).join('\n');

it('takes speaker labels at their word', () => {
  const { turns, rolesGuessed } = parseTranscript(written({ clinician: 'doctor', patient: 'patient' }));
  expect(turns.map((t) => t.role)).toEqual(lines.map(([role]) => role));
  expect(rolesGuessed).toBe(false);
});

it('sees that a recogniser swapped the labels of a whole visit, and says that it guessed', () => {
  const { turns, rolesGuessed } = parseTranscript(written({ clinician: 'patient', patient: 'doctor' }));
  expect(turns.map((t) => t.role)).toEqual(lines.map(([role]) => role));
  expect(rolesGuessed).toBe(true);
});
