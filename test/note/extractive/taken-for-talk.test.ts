import { expect, it } from 'vitest';
import { isTakenForTalk } from '../../../src/note/extractive/visit/taken-for-talk.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { noteOf } from './written-note.ts';

const takenFor = (text: string, keep: number) =>
  isTakenForTalk({ keep, unit: unitsOf(parseTranscript(`[doctor] ${text}`).turns)[0]! });

it.each(['Now leave my stool alone.', 'Bring your umbrella.', 'Take the blue one, here.'])(
  'what the model is sure is talk is none of the note: %s',
  (text) => {
    expect(takenFor(text, 0.1)).toBe(true);
    expect(takenFor(text, 0.5)).toBe(false);
  },
);

it.each([
  'Stop the metoprolol.',
  "Don't take it again.",
  "Don't drive.",
  "Let's get an X-ray.",
  'Take two in the morning.',
  'Call me if it bleeds.',
])('but not what names a medicine, a test, a symptom or a number: %s', (text) => {
  expect(takenFor(text, 0.1)).toBe(false);
});

it.each(["Don't hate me.", 'Oh, don’t judge me.', 'Do not yell at me.'])(
  'what somebody only pleads before the answer is no answer: %s',
  async (pleads) => {
    const { subjective } = await noteOf(
      `Doctor: What brings you in?\nPatient: My sleep is bad, it has been a month.\nDoctor: How many coffees a day?\nPatient: ${pleads} Six.`,
    );
    expect(subjective).toMatch(/[Cc]offees[^.]*6/);
    expect(subjective).not.toMatch(/hate|judge|yell/i);
  },
);
