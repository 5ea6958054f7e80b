import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('where a finding stands', () => {
  it.each<SmallVisit>([
    [
      "Patient: My heart races. / Doctor: Heart rate is 104. Your eyes, there's some lid retraction and lid lag on both sides, and mild proptosis. No redness. Lungs are clear. / Patient: Okay. / Doctor: This is Graves' disease.",
      ['Eyes: Lid retraction and lid lag on both sides, and mild proptosis. No redness.'],
      [/Respiratory: Eyes/],
    ],
    [
      "Patient: My legs are swollen. / Doctor: Lungs are clear. Belly is soft, no bruits. There's trace edema in the ankles. No asterixis. / Patient: Okay. / Doctor: You have chronic kidney disease.",
      ['Gastrointestinal: Abdomen is soft. No bruits.', 'Neurological: No asterixis.'],
      [/Neck:/],
    ],
    [
      "Patient: I am slow. / Doctor: Your arm swing is reduced on the right. You turn in four steps. Pull test is negative. / Patient: Okay. / Doctor: This is Parkinson's disease.",
      ['The patient turns in 4 steps. Pull test is negative.'],
      [/Musculoskeletal/],
    ],
    [
      "Patient: My back hurts. / Doctor: Strength is five out of five. Sensation is intact. Extension is okay. / Patient: Okay. / Doctor: It's a strain.",
      ['Musculoskeletal: Extension is fine.'],
      [/Education/],
    ],
    [
      "Doctor: I'm going to check your reflexes, and they're all normal. / Patient: Okay. / Doctor: You have asthma.",
      ["Neurological: The patient's reflexes are all normal."],
      [/will check/],
    ],
    [
      "Patient: I'm short of breath. / Doctor: Lungs, I hear a faint expiratory wheeze. / Patient: Okay. / Doctor: This is COPD.",
      ['Respiratory: Faint expiratory wheeze.'],
    ],
    [
      "Mother: My son is 8 months old and he's had a fever. / Doctor: He's a little fussy but you're able to console him. Ears look fine. / Mother: Okay. / Doctor: It's a cold.",
      ['General: He is slightly fussy but consolable.', 'is 8 months old and he has had a fever'],
    ],
    [
      "Mother: My daughter is 2 years old and has a cough. / Doctor: She's sitting up on your lap. No stridor at rest. There's some dry patches inside her elbows. Lungs are clear. / Mother: Okay. / Doctor: It's croup.",
      ["General: She is sitting up on a parent's lap.", 'Skin: Dry patches inside her elbows.'],
    ],
    [
      'Patient: My knee hurts. / Doctor: Your thyroid is stable, so stay on the levothyroxine. / Patient: Okay. / Doctor: For your knee, take Tylenol 650 milligrams three times a day.',
      ["The patient's thyroid is stable, so stay on the levothyroxine."],
      [/Neck:/],
    ],
    [
      "Patient: I have a cough and my leg is red. / Doctor: The first is a COPD exacerbation. I'm going to give you prednisone 40 milligrams once a day for five days. / Patient: Okay. / Doctor: The second is cellulitis of the left leg. I'll give you cephalexin 500 milligrams four times a day.",
      ['2. Cellulitis of the left leg.'],
      [/Second is/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was measured', () => {
  it.each<SmallVisit>([
    [
      "Patient: My breathing is worse. / Doctor: Your oxygen level is 93 percent on room air at rest. Blood pressure is 128 over 76. / Patient: Okay. / Doctor: We walked you in the hall, and your oxygen dropped to 89 percent after six minutes, so you don't qualify for oxygen yet. This is COPD.",
      ['93% on room air', '89% when walked'],
    ],
    [
      'Patient: My breathing is worse. / Doctor: On the six minute walk your oxygen went down to 89 percent. This is COPD.',
      ['89% when walked'],
    ],
    [
      'Doctor: How are you? / Patient: Better since I left the hospital. / Doctor: I see that your blood pressure was 200 over 90 in the hospital. Are you taking your medications? / Patient: Yes. / Doctor: You have hypertension.',
      ['was 200 over 90 in the hospital'],
      [/VITALS/],
    ],
    [
      'Patient: My memory is bad. / Doctor: I did the memory test, the MoCA, and you scored nineteen out of thirty. This is mild dementia.',
      ["The patient's MoCA memory test score was 19 out of 30."],
    ],
    [
      'Patient: I feel low. / Doctor: Your score on the questionnaire you filled in, the PHQ-9, was 16, which goes along with that. I think you have depression.',
      ["The patient's PHQ-9 score was 16, which goes along with that."],
      [/filled in/],
    ],
    [
      "Patient: I had chest pain. / Doctor: Looking at your echo, you do have a low pumping function, which we'll have to look into. / Patient: Okay.",
      ['The echo shows a low pumping function.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a symptom word is not', () => {
  it.each<SmallVisit>([
    [
      'Patient: I was in the hospital. / Doctor: What did the hospital say? / Patient: They said the heart was weak. / Doctor: You have heart failure.',
      ['They said the heart was weak.'],
      [/Reports weakness/],
    ],
    [
      "Patient: I have some itching. / Doctor: Any vaginal discharge or itching? / Patient: No discharge. It's been pretty dry down there since menopause, though. / Doctor: It's vaginal dryness.",
      ['dry down there since menopause'],
      [/discharge has been/],
    ],
    [
      "Patient: I have a headache. / Doctor: Any vision changes, swelling around the eyes, or stiff neck? / Patient: No, nothing like that. / Doctor: It's a migraine.",
      ['Eyes: Denies vision changes or swelling around the eyes.', 'Musculoskeletal: Denies neck stiffness.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how it reads', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm tired. / Doctor: It's progressed some, and I think the Advil is part of that. You have chronic kidney disease. / Patient: Okay.",
      ['has progressed some'],
    ],
    [
      "Mother: He fell off the bed. / Doctor: He's only vomited once and the fall was less than a metre. / Mother: Okay. / Doctor: This is a minor head injury.",
      ['He has only vomited once'],
    ],
    [
      "Patient: I've got tummy pain. / Doctor: I'm concerned this could be acute appendicitis. If it gets worse, or you feel faint, then please ring 999. / Patient: Okay.",
      ['or the patient feels faint, the patient was advised to ring 999'],
      [/,,/],
    ],
    [
      "Patient: I'm dizzy. / Doctor: It's vertigo. If you're more short of breath, confused, or have a fever over 101, go to the ER. / Patient: Okay.",
      ['confused, or has a fever over 101'],
    ],
    [
      "Patient: I get palpitations. It's like my heart's racing. / Doctor: It's anxiety.",
      ["It is like the patient's heart is racing."],
    ],
    [
      "Patient: I've got a sore throat. My girlfriend took my temperature, it was 38.1. / Doctor: It's tonsillitis.",
      ['took the temperature, it was 38.1'],
    ],
    [
      "Doctor: How has his mood been? / Mother: He's a bit down. / Doctor: Okay.",
      ['His mood is slightly low.'],
    ],
    [
      "Patient: My back hurts. I'm lifting 50 pound boxes. / Doctor: Are you on oxygen at home? / Patient: No. Never have been. / Doctor: It's a strain.",
      ['lifting 50-pound boxes'],
      [/Never have been/],
    ],
    [
      "Patient: I've been coughing for, gosh, about eight months. / Doctor: It's a cough.",
      ['for about 8 months'],
      [/gosh/],
    ],
    [
      "Patient: I feel low. / Doctor: You have depression. I would recommend that we stop the Microgynon today. I'd like to get some blood tests done: a full blood count and ferritin. / Patient: OK.",
      ['We will stop Microgynon today.', 'We will order blood tests: a full blood count and ferritin.'],
    ],
    [
      'Doctor: Has the levothyroxine dose changed recently? / Patient: Yes, it went up in May. / Doctor: Your thyroid is fine.',
      ['The levothyroxine dose has changed recently.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is found by what was done just before', () => {
  it.each<SmallVisit>([
    [
      "Patient: My back hurts. / Doctor: And I'd like to check the sensation around your bottom, is that okay? / Patient: Okay. / Doctor: That's normal.",
      ['Neurological: Sensation around the bottom: normal.'],
      [/We will check/],
    ],
    [
      "Patient: I have a cough. / Doctor: I'll listen to your chest now. That's clear.",
      ['Respiratory: Chest: clear.'],
    ],
    [
      "Patient: I have a sore throat. / Doctor: I'd like to feel your neck. That's normal. And look in your ears. Those look fine.",
      ['Neck: Normal.', 'Ears: fine.'],
      [/that is normal/i],
    ],
    [
      "Patient: My leg hurts. / Doctor: I'm going to press on your calves. That's fine.",
      ['Musculoskeletal: Calves: fine.'],
    ],
    [
      "Patient: My back hurts. / Doctor: Can you push your foot down? That's slightly weak on the right. And lift your big toe up, that's strong.",
      ['Pushing the foot down: slightly weak on the right.', 'Lifting the big toe up: strong.'],
    ],
    [
      'Patient: My back hurts. / Doctor: You can bend forward to about your knees. Straight leg raise is 40 degrees on the right.',
      ['The patient can bend forward to about the knees.'],
    ],
    [
      "Patient: My back hurts. / Doctor: I think it's sciatica. There are no signs of cauda equina, which is the thing I was checking for.",
      ['There are no signs of cauda equina'],
    ],
    [
      "Patient: I have a rash. / Doctor: There's freckling and sun damage on the shoulders and chest. Nails, there's pitting in three of them.",
      ['Skin: Freckling and sun damage on the shoulders and chest.'],
      [/Respiratory:|Extremities:/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is measured, by whomever', () => {
  it.each<SmallVisit>([
    [
      'doctor: alright so your vitals today temperature is one hundred point nine blood pressure one thirty eight over eighty four heart rate one oh two respiratory rate twenty / patient: okay',
      ['Temperature: 100.9.', 'Blood pressure: 138 over 84.', 'Heart rate: 102.', 'Respiratory rate: 20.'],
    ],
    [
      'doctor: temperature is one oh one blood pressure one thirty over eighty / patient: okay',
      ['Temperature: 101.', 'Blood pressure: 130 over 80.'],
    ],
    [
      "Patient: I'm short of breath. / Doctor: Lungs are clear. Weight 177 here.",
      ['Weight: 177.'],
      [/General: Weight/],
    ],
    [
      "Patient: I have flushes. / Doctor: And do you know your blood pressure and your weight? / Patient: I did it on my machine this morning like the text said, it was 126 over 78. And I'm 71 kilos.",
      ['Blood pressure: 126 over 78 (home reading).', 'Weight: 71 kg (reported).'],
    ],
    [
      'Patient: I have a cough. / Doctor: Any fever, shivering, or feeling sick? / Patient: No, I took my temperature this morning and it was 36.9.',
      ['Temperature: 36.9 (home reading).'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how a child has grown, and an examination that is announced', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Length is 24 and a half inches, also the 50th, and head is 41 centimeters, the 60th. / Mother: Okay.',
      ['Length: 24.5 inches, 50th percentile.', 'Head circumference: 41 cm, 60th percentile.'],
      [/RESULTS/],
    ],
    ['Doctor: Her length is 24 and a half inches. / Mother: Okay.', ['Length: 24.5 inches.'], [/General/]],
    [
      "Doctor: i'm gonna do a quick rectal exam just to check for blood okay so there's no masses and the stool is dark and the guaiac is positive and there's no swelling in your legs / Patient: so there is blood / Doctor: yeah there's blood in there / Patient: okay",
      ['Gastrointestinal: No masses. Stool is dark and the guaiac is positive. Blood in the stool.'],
      [/rectal exam/],
    ],
    [
      'Doctor: The left eardrum is nice and gray, I can see the landmarks. / Mother: Okay.',
      ['Left eardrum: gray, the landmarks visible.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what belongs to an examination, and what is only a risk', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Let me check your pulse. Pulse is 78 and regular. / Patient: Okay.',
      ['Heart rate: 78, regular.'],
    ],
    [
      "Doctor: I need to examine you. Would you like a chaperone? / Patient: No, that's fine, go ahead. / Doctor: The cervix looks normal.",
      ['General: Chaperone was offered and declined.'],
      ['go ahead'],
    ],
    [
      "Patient: I'm having hot flushes. / Doctor: We could try HRT. / Patient: Is it safe? / Doctor: With breast cancer, there is a small increase in risk. / Patient: Okay.",
      ['small increase in risk'],
      ['PHYSICAL EXAM'],
    ],
  ])('%s', (...one) => holds(one));
});
