import { describe, expect, it } from 'vitest';
import {
  relativeOf,
  rephraseFinding,
  rephraseStatement,
  rephraseTold,
  subjectFor,
} from '../../../src/note/extractive/rephrase/rephrase.ts';

const she = subjectFor('female');
const he = subjectFor('male');

describe('what a patient tells is told of the patient', () => {
  it.each([
    ['no not really no chest pain or shortness of breath', 'She denies chest pain or shortness of breath.'],
    ['i have a i have some pain in my back', 'She has some pain in her back.'],
    ['and we were at the lake last week', 'She was at the lake last week.'],
    ["it's latex that i'm allergic to", 'It is latex that she is allergic to.'],
    ["i'd the eyes tested in march", 'She had the eyes tested in March.'],
    ["i'd to sit down twice", 'She had to sit down twice.'],
    ["i'm not just tired, i cry all day", 'She is not just tired, she cries all day.'],
    ["i don't think it's just my age", 'She does not think it is just her age.'],
    ["it's just my age", 'It is her age.'],
    ["in the mornings i'm like a plank", 'In the mornings she is like a plank.'],
    ['i was like a little tired', 'She was slightly tired.'],
    ['i read online that it could be the muscles', 'She read online that it could be the muscles.'],
    ['i fell off a ladder two weeks ago', 'She fell off a ladder 2 weeks ago.'],
    ["it's been going on for about three months", 'It has been going on for about 3 months.'],
    ['my left knee hurts when i go up the stairs', 'Her left knee hurts when she goes up the stairs.'],
    ['i was running and i twisted my ankle', 'She was running and she twisted her ankle.'],
    ["it's worse at night", 'It is worse at night.'],
    ['the pain is a seven out of ten', 'The pain is a 7/10.'],
    ['i smoke half a pack a day', 'She smokes half a pack a day.'],
    ['i quit smoking ten years ago', 'She quit smoking 10 years ago.'],
    ['i drink two glasses of wine a week', 'She drinks 2 glasses of wine a week.'],
    ['i work as a teacher', 'She works as a teacher.'],
    ['i live with my husband', 'She lives with her husband.'],
    ['my mother had breast cancer at fifty', 'Her mother had breast cancer at 50.'],
    ['i had my appendix out in 2010', 'She had her appendix out in 2010.'],
    ["i can't lift my arm over my head", 'She cannot lift her arm over her head.'],
    ['i ran out of my blood pressure pills', 'She ran out of her blood pressure pills.'],
    ['i forgot to take it for a week', 'She forgot to take it for a week.'],
    ['ibuprofen helps a little', 'Ibuprofen helps a little.'],
    ["tylenol doesn't do anything", 'Tylenol does not do anything.'],
    ['i wake up three times a night to pee', 'She wakes up 3 times a night to urinate.'],
    ['my sugars have been in the one eighties', 'Her sugars have been in the 180s.'],
    ['i lost ten pounds without trying', 'She lost 10 pounds without trying.'],
    ["i haven't slept well since my dad died", 'She has not slept well since her father died.'],
    ['it started yesterday', 'It started yesterday.'],
    ['i think it might be my heart', 'She thinks it might be her heart.'],
    ['i take it when i need it', 'She takes it when she needs it.'],
    ['my doctor said it was arthritis', 'Her doctor said it was arthritis.'],
    ['i do yoga and i walk every day', 'She does yoga and she walks every day.'],
    ["i've been stressed at work", 'She has been stressed at work.'],
    ['i was diagnosed with diabetes in 2012', 'She was diagnosed with diabetes in 2012.'],
    ['i get winded going up one flight of stairs', 'She gets winded going up one flight of stairs.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });

  it.each([
    'okay',
    'yes',
    'no',
    'thank you',
    'sounds good',
    'i see',
    'i know',
    "i'm fine",
    'how are you',
    'good morning',
    'you too',
    'will do',
    'bye',
    "that's right",
    'of course',
    'what is that?',
    'is it bad, doctor?',
    'can i still drive?',
  ])('"%s" tells nothing', (said) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(null);
  });
});

describe('what a clinician tells the patient is told of the patient', () => {
  it.each([
    ['you have a torn meniscus', 'He has a torn meniscus.'],
    ["you're doing really well with your diet", 'He is doing well with his diet.'],
    ['your blood pressure is a little high', 'His blood pressure is slightly high.'],
    ['i think you have bronchitis', 'He is thought to have bronchitis.'],
    ['i think your hypertension is not well controlled', 'His hypertension is not well controlled.'],
    [
      'i think this is gastritis, most likely from the ibuprofen',
      'This is thought to be gastritis, most likely from the ibuprofen.',
    ],
    ["i don't believe it's well controlled at this time", 'It is not well controlled currently.'],
    [
      "i think that you've got an exacerbation of your heart failure",
      'He is thought to have an exacerbation of his heart failure.',
    ],
    ['so i think this is more of a muscular sprain', 'This is more of a muscular sprain.'],
    [
      'i suspect that this is a flare of cervical radiculopathy',
      'This is suspected to be a flare of cervical radiculopathy.',
    ],
    [
      'i think it was an exacerbation of your heart failure',
      'It is thought to have been an exacerbation of his heart failure.',
    ],
    ["i think you're doing well with it", 'He is doing well with it.'],
    ['i think your pumping function will improve in time', 'His pumping function will improve in time.'],
    ["i don't think you have a fracture", 'He is not thought to have a fracture.'],
    ["i don't think you need a diuretic", 'There is no need for a diuretic.'],
    ['i think you might have a stone', 'He might have a stone.'],
    ["i think it's probably viral", 'It is probably viral.'],
    ['it looks like you have a sprain', 'He has a sprain.'],
    ["you've had this for two years", 'He has had this for 2 years.'],
    ['your a1c is seven point two', 'His A1c is 7.2.'],
    ['you said it started in march', 'It started in March.'],
    ["you're allergic to penicillin", 'He is allergic to penicillin.'],
    ['your x-ray shows no fracture', 'His x-ray shows no fracture.'],
    ['we put you on lisinopril last year', 'He is on lisinopril last year.'],
    ["you don't need surgery", 'He does not need surgery.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseTold(said, he)).toBe(told);
  });

  it.each([
    'how are you today?',
    'nice to see you',
    'let me take a look',
    'any questions?',
    'okay',
    'good to hear',
    "i'm sorry to hear that",
    'do you smoke?',
  ])('"%s" tells nothing', (said) => {
    expect(rephraseTold(said, he)).toBe(null);
  });
});

describe('a relative speaks of the patient', () => {
  const mother = relativeOf(she, 'mother');
  it.each([
    ['i gave her tylenol at noon', 'Her mother gave her Tylenol at noon.'],
    ['she has been pulling on her ear', 'She has been pulling on her ear.'],
    ["she won't eat", 'She will not eat.'],
    ['i noticed a rash on her belly', 'Her mother noticed a rash on her abdomen.'],
    ['she had a fever of 102 last night', 'She had a fever of 102 last night.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, mother, 'subject')).toBe(told);
  });
});

describe('what is found is told as a finding', () => {
  it.each([
    ['your lungs are clear', 'Lungs: clear.'],
    ['i hear a two out of six systolic murmur', '2/6 systolic murmur.'],
    ["i don't feel any lymph nodes", 'No lymph nodes.'],
    ['there is some swelling of the right ankle', 'Swelling of the right ankle.'],
    ['on your heart exam i hear a regular rhythm', 'Heart: regular rhythm.'],
    ["there's no redness", 'No redness.'],
    ['you have full range of motion', 'Full range of motion.'],
    ['your throat is red', 'Throat: red.'],
    ["i don't see any rash", 'No rash.'],
    ['no tenderness to palpation', 'No tenderness to palpation.'],
  ])('%s → %s', (said, found) => {
    expect(rephraseFinding(said, he)).toBe(found);
  });

  it.each([
    'take a deep breath',
    'does that hurt?',
    'let me listen to your heart',
    'open your mouth',
    'follow my finger',
    'lie down for me',
    "i'm going to press on your belly",
  ])('"%s" is no finding', (said) => {
    expect(rephraseFinding(said, he)).toBe(null);
  });
});

describe('who is meant stays who is meant', () => {
  const patient = subjectFor('unknown');
  it.each([
    ['thoughts of hurting yourself', 'Thoughts of hurting themself.', 'Thoughts of hurting herself.'],
    [
      'it will involve you receiving a medication',
      'It will involve the patient receiving a medication.',
      'It will involve her receiving a medication.',
    ],
  ])('%s', (said, unknown, female) => {
    expect(rephraseTold(said, patient)).toBe(unknown);
    expect(rephraseTold(said, she)).toBe(female);
  });

  it.each([['i had thoughts of hurting myself', 'The patient had thoughts of hurting themself.']])(
    '%s → %s',
    (said, told) => {
      expect(rephraseStatement(said, patient, 'subject')).toBe(told);
    },
  );
});

it.each([
  'so for that ankle sprain',
  'for your third problem of your diabetes',
  'along with this history of your congestive heart failure',
])('"%s" only turns to a matter and is no sentence', (said) => {
  expect(rephraseTold(said, she)).toBeNull();
});

it.each([
  [
    'no chest pain, but some headache in the morning',
    'She denies chest pain but reports some headache in the morning.',
  ],
  ['no fever, but i have some lower back pain', 'She denies fever but she has some lower back pain.'],
  ['no cough, but my right ear hurts a little', 'She denies cough but her right ear hurts a little.'],
])('%s → %s', (said, told) => {
  expect(rephraseStatement(said, she, 'subject')).toBe(told);
});
