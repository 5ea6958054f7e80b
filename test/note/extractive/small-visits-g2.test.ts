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

describe('who knows better than the patient', () => {
  it.each<Case>([
    [
      "Doctor: Are you taking your pills? / Patient: Every day. / Daughter: Mom, you don't. I find them in the couch.",
      ['is not taking their pills', 'finds them in the couch'],
      [/daily/],
    ],
    [
      "Doctor: Are you using your walker? / Patient: Oh yes. / Son: Dad, you don't. It's in the garage.",
      ['is not using their walker', 'It is in the garage.'],
    ],
    [
      "Doctor: Are you eating okay? / Patient: I eat fine. / Daughter: She doesn't. She leaves half of it.",
      ['She leaves half of it.'],
      [/eats? fine/],
    ],
    [
      'Doctor: Did you hit your head? / Patient: No. / Daughter: Mom, you did. She has a bump on the back of it.',
      ['The patient hit their head.', 'She has a bump on the back of it.'],
      [/FAMILY/, /Mother/],
    ],
  ])('is heard: %s', async (...one) => holds(one));
});

describe('who smokes at home', () => {
  it.each<Case>([
    [
      'Doctor: Anybody smoke at home? / Mother: My husband, but he goes outside.',
      ["The patient's father smokes at home, but he goes outside."],
    ],
    [
      'Doctor: Does anyone smoke in the house? / Patient: My husband, but he goes outside.',
      ["The patient's husband smokes in the house, but he goes outside."],
    ],
    [
      'Doctor: Does anybody smoke at home? / Patient: Just my mom, on the porch.',
      ["The patient's mother smokes at home, on the porch."],
    ],
  ])('is named: %s', async (...one) => holds(one));
});

describe('what an examiner does not perceive', () => {
  it.each<Case>([
    [
      "Doctor: I don't hear anything to make me think pneumonia, so I'm not going to get an X-ray. This is an asthma flare.",
      ['Nothing to make us think pneumonia', '1. Asthma flare.'],
      [/No anything/],
    ],
    [
      "Doctor: Right TM, I can't see for the wax. Left is clear.",
      ['Right TM, not visible for the wax.'],
      [/no for the wax/],
    ],
    ["Doctor: I can't feel the womb any more.", ['Womb is not palpable any more.']],
  ])('is said in plain words: %s', async (...one) => holds(one));
});

describe('a pregnancy', () => {
  it.each<Case>([
    ["Doctor: When's your due date? / Patient: May the third.", ['Due date: May the third.']],
    ['Doctor: When are you due? / Patient: The twelfth of June.', ['Due date: the twelfth of June.']],
    ['Doctor: How far along are you? / Patient: Twelve weeks tomorrow.', ['She is 12 weeks along tomorrow.']],
    [
      'Doctor: How far along are we, and this is your second? / Patient: Third, actually. I have a four year old and I had a miscarriage before him.',
      ['CHIEF COMPLAINT\nPrenatal visit.', 'she had a miscarriage before him'],
    ],
  ])('is told: %s', async (...one) => holds(one));
});

describe('an illness that is over', () => {
  it.each<Case>([
    [
      "Doctor: She's here for her well visit. Any concerns? / Mother: No. She had croup at Christmas but that's gone.",
      ['she had croup at Christmas'],
      [/1\. Croup/],
    ],
    [
      "Doctor: So this is Maya's fifteen month, right? / Mother: Yes. / Doctor: How's she been? / Mother: She had an ear infection in February but it's fine now.",
      ['She had an ear infection in February but it is fine now.'],
      [/CHIEF COMPLAINT\nEar infection/],
    ],
  ])('heads nothing: %s', async (...one) => holds(one));

  it('heads the visit that is about it', async () =>
    holds([
      "Doctor: What brings you in? / Patient: I had a miscarriage in March and I'm still bleeding.",
      ['CHIEF COMPLAINT\nMiscarriage.'],
    ]));
});

describe('small answers', () => {
  it.each<Case>([
    ['Doctor: Right or left handed? / Patient: Lefty.', ['Handedness: lefty.']],
    [
      "Doctor: Are shots up to date? / Mother: She's missed the MMR one.",
      ['she has missed the MMR one'],
      [/is missed/],
    ],
  ])('are read: %s', async (...one) => holds(one));
});
