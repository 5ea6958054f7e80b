import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('who knows better than the patient', () => {
  it.each<SmallVisit>([
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
      ['The patient hit their head.', "She has a bump on the back of it (per the patient's daughter)."],
      [/FAMILY/, /Mother/],
    ],
  ])('is heard: %s', async (...one) => holds(one));
});

describe('who smokes at home', () => {
  it.each<SmallVisit>([
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
  it.each<SmallVisit>([
    [
      "Doctor: I don't hear anything to make me think pneumonia, so I'm not going to get an X-ray. This is an asthma flare.",
      ['make us think pneumonia', '1. Asthma flare.'],
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
  it.each<SmallVisit>([
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
  it.each<SmallVisit>([
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

  it('leaves the visit to what is there now', async () =>
    holds([
      "Doctor: What brings you in? / Patient: I had a miscarriage in March and I'm still bleeding.",
      ['CHIEF COMPLAINT\nBleeding.'],
    ]));
});

describe('small answers', () => {
  it.each<SmallVisit>([
    ['Doctor: Right or left handed? / Patient: Lefty.', ['Handedness: lefty.']],
    [
      "Doctor: Are shots up to date? / Mother: She's missed the MMR one.",
      ['she has missed the MMR one'],
      [/is missed/],
    ],
  ])('are read: %s', async (...one) => holds(one));
});

describe('when the next visit is', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Everything looks good. It's a viral rash. / Mother: When do we come back? / Doctor: At eighteen months.",
      ['Follow-up: Follow up at 18 months.'],
    ],
    [
      'Doctor: He has an ear infection. Amoxicillin twice a day. / Mother: Does he need the ear rechecked? / Doctor: In two weeks.',
      ['Follow-up: Follow up in 2 weeks.'],
    ],
    [
      "Doctor: He has reflux. Let's start famotidine. / Mother: When do you want to see him? / Doctor: Four weeks, for a weight check.",
      ['Follow-up: Follow up in 4 weeks, for a weight check.'],
      [/wants to see him/],
    ],
    [
      "Doctor: She has reflux. Let's start famotidine. / Mother: When's her next visit? / Doctor: In three months.",
      ['Follow-up: Follow up in 3 months.'],
    ],
  ])('is said: %s', async (...one) => holds(one));
});

describe('the time of two that is chosen', () => {
  it.each<SmallVisit>([
    [
      "Doctor: I'd recommend an endometrial biopsy. We can do it today or next time. / Patient: Can we do it next time? / Doctor: Sure.",
      ['We will do it next time.'],
      [/today or/],
    ],
    [
      "Doctor: It's a skin tag. We can take it off today or another day. / Patient: Another day. / Doctor: Fine.",
      ['We will take it off another day.'],
    ],
    [
      "Doctor: It's a skin tag. We can take it off today or another day. / Patient: Let me think. / Doctor: Fine.",
      ['We can take it off today or another day'],
      [/We will/],
    ],
  ])('is planned: %s', async (...one) => holds(one));
});

describe('who may go home', () => {
  it.each<SmallVisit>([
    [
      "Doctor: This is an asthma flare. We'll do three nebs. / Mother: Okay. / Doctor: Okay, it's been about an hour. He sounds a lot better. So I'm happy for him to go home. / Mother: Okay.",
      ['We are happy for him to go home.'],
    ],
    ["Doctor: He has croup. I'm happy to let him go home.", ['We are happy to let him go home.']],
    ["Doctor: You have a sprained ankle. You're okay to go home.", ['The patient is fine to go home.']],
  ])('is in the plan: %s', async (...one) => holds(one));
});

describe('a healthy child', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How's she eating? / Mother: Great. / Doctor: Lungs are clear. Everything looks great, she's a healthy two month old. We'll do her vaccines.",
      ['she is a healthy 2-month-old', 'Medical Treatment: We will do her vaccines.'],
      [/PAST MEDICAL/],
    ],
    [
      "Doctor: How's she eating? / Mother: Great. / Doctor: Well child check is normal.",
      ['Well child check is normal.'],
      [/PHYSICAL/, /RESULTS/],
    ],
  ])('is assessed: %s', async (...one) => holds(one));
});

describe('a line of the plan', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You're Rh negative, so you'll need the RhoGAM shot today, and we're gonna do your Tdap as well.",
      ['and we will do the Tdap.'],
    ],
    [
      'Doctor: For the leaking, do your pelvic floor exercises.',
      ['The patient was advised to do their pelvic floor exercises.'],
    ],
    [
      'Doctor: You have reflux. Prop yourself up at night.',
      ['The patient was advised to prop themself up at night.'],
    ],
    [
      "Patient: I'm tired. / Doctor: I'm going to send a CBC, ferritin, and a TSH.",
      ['Additional Testing: We will send a CBC, ferritin, and a TSH.'],
    ],
  ])('is whole: %s', async (...one) => holds(one));
});

it('takes what a test of an organ gave for a result', async () =>
  holds([
    "Doctor: Your white count's fourteen two. Lipase is normal. Liver tests are fine.",
    ['Lipase is normal. Liver tests are fine.'],
    [/Testing/],
  ]));

describe('the list of medicines', () => {
  it.each<SmallVisit>([
    [
      "Doctor: And he's on the Adderall, right? The ten? / Mother: Yeah, ten in the morning.",
      ['MEDICATIONS\n- Adderall 10 in the morning.'],
      [/Asked/],
    ],
    [
      'Doctor: And we started the Concerta in the fall, right? The eighteen? / Mother: Yeah, eighteen milligrams. He takes it at seven.',
      ['- Concerta 18 mg.'],
    ],
    [
      'Doctor: What medicines are you taking? / Patient: The prenatal, and baby aspirin, the 81.',
      ['- Prenatal.\n- Baby aspirin 81.'],
    ],
    ['Doctor: What medicines are you taking? / Patient: Just my prenatal.', ['- Prenatal.']],
    [
      'Doctor: What medicines are you taking? / Patient: A prenatal and some B6 at night.',
      ['- Prenatal.\n- B6 at night.'],
    ],
    [
      'Doctor: What medicines are you taking? / Patient: The iron, ferrous fumarate, twice a day.',
      ['- Ferrous fumarate twice daily.'],
    ],
    [
      "Doctor: What medicines is he on? / Daughter: He's on warfarin. Five a day, and seven and a half on Mondays.",
      ['- Warfarin 5 daily, 7 and a half on Mondays.'],
    ],
  ])('has it: %s', async (...one) => holds(one));

  it('has no prenatal visit', async () =>
    holds([
      "Doctor: How's the prenatal care going? / Patient: I go to every prenatal visit.",
      [],
      [/MEDICATIONS/],
    ]));
});

describe('a medicine that was taken away', () => {
  it.each<SmallVisit>([
    [
      'Doctor: No warfarin, Xarelto, anything like that? / Daughter: No, they took her off the Xarelto last year after the bleed.',
      ['They took her off the Xarelto last year after the bleed.'],
    ],
    [
      'Doctor: Is she on warfarin? / Daughter: No, they stopped the warfarin last year after the bleed.',
      ['She is not on warfarin.', 'They stopped the warfarin last year after the bleed.'],
    ],
  ])('is told with why: %s', async (...one) => holds(one));
});

describe('an illness that is caught of each other', () => {
  it.each<SmallVisit>([
    [
      "Mother: He has spots. Her cousin's got chickenpox. / Doctor: Anybody else sick? / Mother: Her brother has strep.",
      ['Her cousin has chickenpox.', 'her brother has strep.'],
      [/FAMILY/],
    ],
    [
      "Doctor: Any sick contacts? / Mother: Her cousin's got chickenpox.",
      ['Sick contacts: her cousin has chickenpox.'],
      [/COMPLAINT/, /FAMILY/],
    ],
  ])('is no family history: %s', async (...one) => holds(one));
});

describe('an answer that is no yes and no no', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Have you thought about contraception? / Patient: I don't want anything right now.",
      [
        'Asked whether the patient has thought about contraception: the patient does not want anything currently.',
      ],
      [/has not thought/],
    ],
    [
      "Doctor: You have pneumonia. We'll admit you. / Patient: How long will I be in the hospital? / Doctor: Probably two or three days.",
      ['robably 2 or 3 days.'],
    ],
  ])('is told with what was asked: %s', async (...one) => holds(one));
});
