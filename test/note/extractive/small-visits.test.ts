import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

/** A visit of a few lines, what its note has to say, and what it must not. */
type Case = [visit: string, has: string[], hasNot?: (string | RegExp)[]];

async function holds([visit, has, hasNot = []]: Case) {
  const { subjective, objective, assessment, plan } = await noteOf(visit.replaceAll(' / ', '\n'));
  const whole = [subjective, objective, assessment, plan].join('\n');
  for (const words of has) expect(whole).toContain(words);
  for (const words of hasNot) expect(whole).not.toMatch(words);
}

describe('what the patient is wanted on or off', () => {
  it.each<Case>([
    [
      "Patient: I'm tired all the time. / Doctor: Your hemoglobin was 9.9, so I want you on iron.",
      ['We want the patient on iron.'],
    ],
    [
      "Patient: I'm tired. / Doctor: You're anemic. I'd like to have you on a statin as well. I want you off the ibuprofen.",
      ['We want the patient on a statin.', 'The patient was advised to stop the ibuprofen.'],
    ],
    [
      "Patient: My back hurts. / Doctor: It's a strain. I'd like you off work for two weeks.",
      ['The patient was advised to be off work for 2 weeks.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a visit in pregnancy, and one for nothing that is wrong', () => {
  it.each<Case>([
    [
      'Doctor: So how far along are we now? / Patient: Twenty-eight weeks. / Doctor: Blood pressure 112 over 70. Fundal height is 28 centimeters. Heart tones 145. / Doctor: See you in two weeks.',
      [
        'CHIEF COMPLAINT\nPrenatal visit.',
        'She is 28 weeks along.',
        'Genitourinary: Fundal height is 28 cm. Heart tones 145.',
        '1. Prenatal visit.',
      ],
    ],
    [
      'Doctor: How many weeks are you? / Patient: Nineteen. / Doctor: Any bleeding? / Patient: No.',
      ['HISTORY OF PRESENT ILLNESS\nShe is 19 weeks along.'],
    ],
    [
      "Doctor: So you're here for your yearly check. / Patient: Yeah, no complaints. / Doctor: Lungs are clear. / Doctor: I'll order a lipid panel.",
      ['1. Yearly check.\nYearly check.\n- Additional Testing: We will order a lipid panel.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is decided at the end of a judgement', () => {
  it.each<Case>([
    [
      "Patient: I have this mole on my back. / Doctor: It's irregular. I can't tell you it's not a melanoma, so I want to biopsy it today.",
      ['Additional Testing: We will biopsy it today.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a visit that opens with what was done last time', () => {
  it.each<Case>([
    [
      "Doctor: Last time we increased your sertraline to 100. How's that going? / Patient: Fine.",
      ['increased', 'sertraline to 100'],
    ],
    ['Doctor: Last time we put your ramipril up to ten. Any cough? / Patient: No.', ['ramipril']],
  ])('%s', (...one) => holds(one));
});
