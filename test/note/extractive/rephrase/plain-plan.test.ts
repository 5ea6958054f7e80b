import { describe, expect, it } from 'vitest';
import { plainPlan } from '../../../../src/note/extractive/rephrase/plain-plan.ts';
import { subjectFor } from '../../../../src/note/extractive/rephrase/subject.ts';

const she = subjectFor('female');

describe('what is planned in no set form', () => {
  it.each([
    ["I'll write your landlord a letter.", 'We will write her landlord a letter.'],
    ["I'd like to see you on Monday.", 'We will see her on Monday.'],
    ["And I'll see you guys in five weeks.", 'We will see her in 5 weeks.'],
    ["I'm going to talk to the kidney clinic, I see you're due there.", 'We will talk to the kidney clinic.'],
    ["I'm calling the pharmacy myself.", 'We are calling the pharmacy ourselves.'],
    [
      'And get up slowly, it can make you dizzy.',
      'The patient was advised to get up slowly, it can make her dizzy.',
    ],
    [
      "So you'd stop the warfarin five days before.",
      'The patient was advised to stop the warfarin 5 days before.',
    ],
  ])('%s', (said, written) => {
    expect(plainPlan(said, she)).toBe(written);
  });

  it.each([
    "I'll put that on.",
    "I'll be honest with you.",
    'Leave the ramipril where it is.',
    'Keep your eyes open for me.',
    'Take your time.',
    "We'll know more next week.",
    'Is that all right?',
    'Then we can forget that.',
    'Thank you.',
  ])('nothing of: %s', (said) => {
    expect(plainPlan(said, she)).toBeNull();
  });
});
