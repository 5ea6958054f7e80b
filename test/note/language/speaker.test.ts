import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../../src/note/language/speaker.ts';

describe('whose words an utterance is', () => {
  it.each([
    [
      "i've been having this pain in my hip for about three weeks and it's getting worse",
      'clinician',
      'patient',
    ],
    [
      "i'm gonna go ahead and order an x-ray of your hip and i want you to follow up with me",
      'patient',
      'clinician',
    ],
    ['okay', 'clinician', 'clinician'],
    ['okay', 'patient', 'patient'],
    ['yes', 'relative', 'patient'],
    ['do you have any fever or chills', 'unknown', 'clinician'],
  ] as const)('%s, labelled %s: the %s', (text, labelled, speaker) => {
    expect(speakerOf(text, labelled)).toBe(speaker);
  });
});
