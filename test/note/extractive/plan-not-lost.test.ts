import { describe, expect, it } from 'vitest';
import { subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { sayPlanned, sayPlannedLast } from '../../../src/note/extractive/say.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const who = subjectFor('female');
const unitOf = (text: string) => unitsOf(parseTranscript(`Doctor: ${text}`).turns)[0]!;
const planned = (text: string) => sayPlanned(unitOf(text), who);

describe('what is decided in words that look broken off, or like a question', () => {
  it.each([
    ['Leave the Entresto where it is.', 'Continue Entresto where it is.'],
    ['Once a day is easier on the kidney.', 'Once daily is easier on the kidney.'],
    ['And in its place amlodipine, five.', 'In its place amlodipine, 5.'],
    ['And some bloods, thyroid, sugar, iron.', 'Some bloods, thyroid, sugar, iron.'],
    [
      "Any fever over a hundred and one, or chills, or you can't keep water down, you go straight to the ER.",
      'Any fever over 101, or chills, or she cannot keep water down, she goes straight to the emergency room.',
    ],
    [
      'Have the jab, the sooner the better.',
      'The patient was advised to have the jab, the sooner the better.',
    ],
    [
      "I'll tell them about the penicillin, and that it was a rash.",
      'We will tell them about the penicillin, and that it was a rash.',
    ],
  ])('%s', (said, line) => {
    expect(planned(said)).toBe(line);
  });

  it.each([
    'Have the headaches gotten worse.',
    'Some renal artery stenosis.',
    'Once it has healed.',
    "I'll tell you what I think.",
    'And it was where it.',
  ])('has none of %s', (said) => {
    expect(planned(said)).toBeNull();
  });
});

describe('what is decided at the end of what does not read', () => {
  it.each([
    ["I'll show you, and we'll get you a new spacer for it.", 'We will get the patient a new spacer for it.'],
    ["With a proper breakfast, and I'll give you Gravol to take.", 'We will provide Gravol to take.'],
    ["It's fine, and it was there before.", null],
  ])('%s', (said, line) => {
    expect(sayPlannedLast(unitOf(said), who)).toBe(line);
  });
});
