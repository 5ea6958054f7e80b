import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what was measured', () => {
  it.each<SmallVisit>([
    [
      "Doctor: She's 29 kilos and 134 centimeters. / Mother: Okay.",
      ['Weight: 29 kg.', 'Height: 134 cm.'],
      ['RESULTS'],
    ],
    ['Doctor: Your pulse is 72 and regular. / Patient: Good.', ['Heart rate: 72, regular.']],
    ['Doctor: Heart rate 80, regular rhythm. / Patient: Good.', ['Heart rate: 80, regular rhythm.']],
    ['Doctor: Your oxygen is 98 percent on air. / Patient: Good.', ['Oxygen saturation: 98% on room air.']],
    [
      'Doctor: so your blood pressure today is one forty eight over ninety two and your weight is two twelve which is up five pounds from last time / Patient: oh',
      ['Weight: 212, up 5 pounds from last time.'],
      ['RESULTS'],
    ],
    [
      "Doctor: Your weight is 212 pounds. That's up five pounds. / Patient: Oh.",
      ['Weight: 212 pounds, up 5 pounds.'],
    ],
    [
      "Doctor: Blow into the peak flow meter. Good, that's 220. Your best was 270 in the spring. / Patient: Okay.",
      ["The patient's peak flow is 220.", "The patient's best peak flow was 270 in the spring."],
    ],
    [
      "Doctor: How are you? / Patient: I'm alright. / Doctor: Your blood sugar is still too high. I'll put the metformin up.",
      ["RESULTS\nThe patient's blood sugar is still too high."],
      ['PHYSICAL EXAM'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was measured at home', () => {
  it.each<SmallVisit>([
    [
      "Doctor: And have you had a fever? / Patient: Yeah, I've been hot and cold. I took it last night and it was thirty-eight point four.",
      ['Temperature: 38.4 (home reading, last night).', 'took their temperature last night and it was 38.4'],
    ],
    [
      'Doctor: What was your temperature when you took it? / Patient: Thirty-eight point four.',
      ['Temperature: 38.4 (home reading).'],
      ['HISTORY'],
    ],
    [
      'Doctor: Have you got a blood pressure machine at home? / Patient: Yeah. I did it this morning, it was one forty-eight over eighty-six, and the pulse was seventy-six.',
      ['Blood pressure: 148 over 86 (home reading).', 'Heart rate: 76 (home reading).'],
      ['machine'],
    ],
    [
      "Doctor: Have you had your blood pressure checked recently? / Patient: Yes, my housemate's got a machine, so I did it this morning. It was one eighteen over seventy-four.",
      ['Blood pressure: 118 over 74 (home reading).'],
      ['housemate', 'PAST MEDICAL'],
    ],
    [
      'Doctor: Do you have a home blood pressure cuff? / Patient: My wife has one. I used it yesterday and it was 152 over 90.',
      ['Blood pressure: 152 over 90 (home reading, yesterday).'],
      ['FAMILY'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was examined and found', () => {
  it.each<SmallVisit>([
    [
      "Doctor: On your knee exam, you have an effusion on the right. The Lachman test is positive. It's stable to varus and valgus stress. I can't do a good McMurray because of the pain. / Patient: Okay. / Doctor: You have an acute tear of the anterior cruciate ligament of your right knee.",
      [
        'It is stable to varus and valgus stress. Not able to do a good McMurray because of the pain.',
        '1. Acute tear of the anterior cruciate ligament of the right knee. The patient has',
      ],
    ],
    [
      "Doctor: Let me feel your neck. You've got tender glands at the front. Nothing at the back. / Patient: Okay.",
      ['Neck: Tender glands at the front. Nothing at the back.'],
    ],
    [
      'Doctor: let me listen heart is regular no murmurs lungs are clear no swelling in the ankles / Patient: okay',
      ['Cardiovascular: Heart is regular. No murmurs.', 'Respiratory: Lungs are clear.'],
    ],
    [
      'Doctor: can you take your shoes and socks off for me pulses are good in both feet skin is intact no ulcers / Patient: okay',
      ['Pulses are good in both feet.', 'Skin is intact. No ulcers.'],
    ],
    [
      'Doctor: your neck is supple there is no thyroid enlargement or nodules that i can feel no carotid bruits your lungs are clear / Patient: okay',
      ['Neck: Neck supple. No thyroid enlargement or nodules. No carotid bruits.'],
    ],
    [
      "Doctor: What's brought you in? / Patient: I've got a rash on my side. / Doctor: And you did the right thing coming in. So this is shingles.",
      ['1. Shingles.'],
      ['right thing'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('of which study a result is', () => {
  it.each<SmallVisit>([
    [
      'Doctor: When was your last mammogram? / Patient: October, it was normal. / Doctor: Your Pap smear was in 2022 and it was normal. / Patient: Okay.',
      ['Her Pap smear was in 2022 and it was normal.'],
      ['Mammogram:'],
    ],
    [
      "Doctor: Well, I reviewed the x-rays from urgent care, and there's no fracture, but there is an effusion. / Patient: Okay.",
      ['The x-rays from urgent care show no fracture, but there is an effusion.'],
    ],
    [
      "Doctor: I reviewed your CT scan, and there's no stone. I looked at the x-rays, and there is no fracture. / Patient: Okay.",
      ['The CT scan shows no stone. The x-rays show no fracture.'],
    ],
    [
      'Doctor: I reviewed your labs, and your kidney function is normal. / Patient: Okay.',
      ["On the labs, the patient's kidney function is normal."],
    ],
  ])('%s', (...one) => holds(one));
});

describe('the history that a clinician reads out', () => {
  it.each<SmallVisit>([
    [
      'Doctor: I have a heart attack down in 2015, with a stent. Anything else? / Patient: No.',
      ['PAST MEDICAL HISTORY\n- The patient had a heart attack in 2015, with a stent.'],
      ['CHIEF COMPLAINT'],
    ],
    [
      "Doctor: So your history, I've got COPD and a stroke in 2018. Anything else? / Patient: No.",
      ['The patient has COPD, and had a stroke in 2018.'],
      ['1. COPD'],
    ],
    [
      "Doctor: Let's go over your medical history. I've got high blood pressure and acid reflux. Is that right? / Patient: Yes. And I had a stomach ulcer about five years ago. It bled.",
      ['The patient has hypertension and acid reflux.', 'Stomach ulcer about 5 years ago.'],
      ['1. Hypertension', 'CHIEF COMPLAINT'],
    ],
    [
      "Doctor: So I have high blood pressure and asthma in your chart. Anything else? / Patient: No, that's all.",
      ['The patient has hypertension and asthma.'],
      ['Anything else', 'CHIEF COMPLAINT'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a name spoken to', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How can I help? / Patient: I've got pain down my leg. / Doctor: So from what you've told me, Susan, this sounds like sciatica.",
      ['From what the patient has told us, this sounds like sciatica.'],
      ['Susan'],
    ],
    [
      'Doctor: How can I help? / Patient: My heel hurts in the morning. / Doctor: This looks like plantar fasciitis, David.',
      ['1. Plantar fasciitis.'],
      ['David'],
    ],
    [
      "Doctor: so bill what's been happening with your back / Patient: it's been killing me for a week",
      ['killing me for a week'],
      ['Bill'],
    ],
    [
      'Doctor: and your asthma are you using the albuterol much / Patient: about twice a week',
      ['Using the albuterol: about twice weekly.'],
      ['asthma are they'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('where unpunctuated speech ends', () => {
  it.each<SmallVisit>([
    [
      "Doctor: any low ones anything under seventy / Patient: no no lows the lowest i've seen is one eighteen",
      ['The lowest the patient has seen is 118.'],
    ],
    [
      "Doctor: and what about your anxiety how is that / Patient: it's been okay i'm still taking the lexapro 10 milligrams a day and i see my therapist every other week work is stressful",
      ['sees the therapist every other week.'],
    ],
    [
      'Doctor: how did it start / Patient: it started with just a bit of a tickle and then by saturday it was agony to swallow',
      ['by Saturday it was agony to swallow'],
    ],
  ])('%s', (...one) => holds(one));
});
