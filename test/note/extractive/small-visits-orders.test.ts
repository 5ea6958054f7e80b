import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is told of oneself and of the family', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Did your father or any brothers have prostate cancer? / Patient: My brother, he had his out two years ago.',
      ["The patient's brother had prostate cancer"],
    ],
    [
      'Doctor: Did your mother or any sisters have breast cancer? / Patient: My sister. She was 40.',
      ["The patient's sister had breast cancer, at 40."],
    ],
    ['Doctor: Do you smoke? / Patient: I smoke here and there.', ['The patient smokes here and there.']],
    [
      "Doctor: Have you been going to the gym? / Patient: I haven't gotten back to it.",
      ['has not gotten back to it'],
    ],
    [
      "Patient: I have a sore knee. I've gotten two shots already. I've gotten more tired.",
      ['has gotten 2 shots', 'has become more tired'],
    ],
    [
      "Doctor: Any other falls? / Patient: One in the spring. Didn't hurt myself.",
      ['The patient did not hurt themself.'],
    ],
    [
      "Doctor: Any foamy urine? / Patient: Yeah, now that you mention it, it's bubbly.",
      ['The foamy urine is bubbly.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('tests that are ordered and repeated', () => {
  it.each<SmallVisit>([
    [
      "Patient: I have a cough. / Doctor: You have lung cancer. We'll plan on a CT of the chest after cycle eight.",
      ['Additional Testing: We will plan on a CT of the chest after cycle 8.'],
    ],
    ["Doctor: You have a hernia. We'll plan on surgery in June.", ['We will plan on surgery in June.']],
    [
      'Doctor: You have diabetes. I also want to repeat the A1c in three months.',
      ['We will repeat the A1c in 3 months.'],
    ],
    [
      "Doctor: You have hypothyroidism. We'll recheck the TSH in six weeks.",
      ['We will recheck the TSH in 6 weeks.'],
    ],
    [
      "Doctor: You have angina. Let's do a stress test. Let's do PFTs.",
      ['We will order a stress test.', 'We will order PFTs.'],
      [/Education/],
    ],
    [
      "Doctor: You have numbness. I want an EMG. Let's get nerve conductions.",
      ['Additional Testing: We will order an EMG.', 'We will order nerve conductions.'],
      [/Education/],
    ],
    [
      "Doctor: You have COPD. We'll set you up with pulmonary function tests.",
      ['Additional Testing: We will order pulmonary function tests.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('who is seen, and what is given', () => {
  it.each<SmallVisit>([
    [
      'Doctor: You have heart failure. I want you to see Dr. Okafor in cardiology.',
      ['Specialist Referrals: Refer to Dr. Okafor in cardiology.'],
    ],
    [
      'Doctor: You have hives. I want you to see the allergist.',
      ['Specialist Referrals: Refer to allergist.'],
    ],
    [
      "Patient: I take levothyroxine. / Doctor: For the hypothyroidism, I'm going to bump you up to a hundred micrograms.",
      ['Medical Treatment: We will increase the dose to 100 mcg.'],
    ],
    [
      "Patient: I take lisinopril, twenty. / Doctor: You have hypertension. We'll bring you down to ten.",
      ['Medical Treatment: We will decrease the dose to 10.'],
    ],
    [
      "Doctor: You have an ulcer. I'm going to start you on omeprazole forty milligrams twice a day, and have you open the capsule up, it works better that way.",
      [
        'We will start omeprazole 40 mg twice daily, and have the patient open the capsule up, it works better that way.',
      ],
    ],
    [
      "Doctor: You have a stone. We'll have you take Cipro the morning of, five hundred.",
      ['take Cipro the morning of, 500.'],
    ],
    [
      "Doctor: You have arthritis. I'll prescribe you Voltaren gel, you put it on four times a day.",
      ['We will prescribe Voltaren gel, put it on 4 times daily.'],
    ],
    [
      "Doctor: For the left knee arthritis, I can repeat the injection today if you'd like.",
      ['if the patient would like.'],
    ],
    [
      'Doctor: Have you been on any antibiotics recently? / Patient: Yeah, clindamycin, for my tooth. Like five weeks ago.',
      ['clindamycin'],
      [/MEDICATIONS/],
    ],
    [
      "Doctor: The vitamins have iron and calcium in there? / Patient: Yeah, it's a women's multi.",
      [],
      [/MEDICATIONS/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('vaccines, and medicines that work', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Five milligrams twice a day on the Eliquis? / Patient: Right.',
      ['MEDICATIONS\n- Eliquis 5 mg twice daily.'],
    ],
    [
      "Patient: My knee hurts. / Doctor: Did you get your flu shot? / Patient: No. / Doctor: Let's do that today. What about your tetanus? / Patient: I don't remember. / Doctor: We'll give you that too. / Doctor: You have arthritis of the knee. Take Tylenol.",
      ['We will do the flu vaccine today.', 'We will provide the tetanus too.'],
    ],
    [
      "Patient: My knee hurts. / Doctor: Did you get your flu shot? / Patient: Yes. / Doctor: Good. You have arthritis of the knee. We'll get an x-ray. Let's do that today.",
      [],
      [/do the flu/],
    ],
    [
      "Doctor: How's the psoriasis? / Patient: The Humira's working.",
      ['The Humira is working.', 'MEDICATIONS\n- Humira.'],
    ],
    [
      'Doctor: You have prediabetes. I want you to meet with the diabetes educator.',
      [
        '1. Prediabetes.',
        'Specialist Referrals: The patient was advised to meet with the diabetes educator.',
      ],
      [/\d\. Diabetes/],
    ],
    [
      "Doctor: For the left knee arthritis, I can repeat the injection today if you'd like.",
      ['Medical Treatment: We can repeat the injection today if the patient would like.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('who is to come or to call, and what is due', () => {
  it.each<SmallVisit>([
    [
      "Doctor: i'm also gonna have the home health nurse come by on thursday to check on you . / Patient: okay .",
      ['We will have the home health nurse come by on Thursday to check on the patient.'],
    ],
    [
      "Doctor: I'm going to have the dietitian call you. / Patient: Okay.",
      ['We will have the dietitian call the patient.'],
    ],
    [
      "Doctor: anything else / Patient: no my mammogram is due again in january right / Doctor: yep january i'll put the order in for that",
      ['We will put the order in for her mammogram in January.'],
      [/January right/],
    ],
    [
      "Doctor: for your shoulder pain we could do a steroid injection into the shoulder today if you'd like that would help you sleep / Patient: i'd rather hold off on the shot for now",
      ['That would help the patient sleep (the patient: "i\'d rather hold off on the shot for now").'],
      [/If the patient would like that/],
    ],
  ])('%s', (...one) => holds(one));
});
