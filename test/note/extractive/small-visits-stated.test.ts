import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a diagnosis read off a film', () => {
  it.each<SmallVisit>([
    [
      'Doctor: I looked at your x-ray, and you have a fracture of the left distal radius. I want to put you in a splint. / Patient: Okay.',
      [
        '1. Fracture of the left distal radius.',
        'Fracture of the left distal radius.\n- Medical Treatment: We will put the patient in a splint.',
      ],
    ],
    [
      "Patient: My ankle really hurts since I fell. / Doctor: So the films show you've got a fracture of the right lateral malleolus. We'll put you in a boot. / Patient: Okay.",
      ['1. Fracture of the right lateral malleolus.'],
      ['1. Ankle pain.'],
    ],
    [
      "Patient: My back has been bad. / Doctor: Your MRI came back and you have a compression fracture of L2. I'd like you to wear a brace. / Patient: Okay.",
      ['1. Compression fracture of L2.'],
    ],
    [
      'Doctor: My impression is that you have an acute tear of the anterior cruciate ligament of your right knee. So for your right knee injury, I want to get an MRI. / Patient: Okay.',
      ['1. Acute tear of the anterior cruciate ligament of the right knee.'],
      ['2. Right knee injury', '1. Right knee injury'],
    ],
    [
      "Doctor: You have a rotator cuff tear of your left shoulder. So for your left shoulder injury, I'm referring you to physical therapy. / Patient: Okay.",
      ['1. Rotator cuff tear of the left shoulder.'],
      ['shoulder injury.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a problem without a name of a diagnosis', () => {
  it.each<SmallVisit>([
    [
      "Doctor: For your high cholesterol, continue the Lipitor. For the urine leakage, I'm going to refer you to pelvic floor physical therapy. / Patient: Great.",
      [
        '2. Urine leakage.',
        'Urine leakage.\n- Specialist Referrals: We will refer to pelvic floor physical therapy.',
      ],
    ],
    [
      "Doctor: For your diabetes, continue the metformin. For the trouble getting erections, let's try sildenafil 50 milligrams. / Patient: Great.",
      ['2. Erectile dysfunction.'],
    ],
    [
      'Doctor: For your gout, carry on with the allopurinol. Um, for the bed-wetting, I want you to see the urologist. / Patient: Okay.',
      ['2. Bedwetting.'],
    ],
    [
      'Doctor: For your second problem, the low vitamin D, take 2000 units a day. / Patient: Okay.',
      ['1. Low vitamin D.', 'take 2000 units daily'],
    ],
    [
      "Doctor: You've got iron deficiency anemia and an abnormal glucose screen. / Patient: Okay.",
      ['1. Iron deficiency anemia.', '2. Abnormal glucose screen.'],
    ],
    [
      "Doctor: I think this is a recurrent major depressive episode, moderate to severe, with some anxiety. / Patient: Okay. / Doctor: We'll start sertraline, 50 milligrams a day.",
      ['1. Moderate to severe recurrent major depressive episode.'],
      ['1. Possible anxiety'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a pressure that is up', () => {
  it.each<SmallVisit>([
    [
      "Doctor: For your first problem, you have hypothyroidism, start levothyroxine 50 micrograms a day. Your blood pressure's a little high today. I'd like you to check it at home for two weeks. / Patient: Okay.",
      [
        '2. Elevated blood pressure.',
        'Elevated blood pressure.\n- Patient Education and Counseling: The patient was advised to check the blood pressure',
      ],
    ],
    [
      "Doctor: Your blood pressure's above goal. I'd like to increase the lisinopril to 20. Your cholesterol is good, so stay on the atorvastatin 40. / Patient: Okay.",
      ['Hypertension.\n- Medical Treatment: We will increase lisinopril to 20.', '2. Hyperlipidemia.'],
    ],
    [
      "Doctor: Your type 2 diabetes is poorly controlled, the A1c is 9.2. Your blood pressure's above goal. Cholesterol looks good, so stay on the atorvastatin 40. / Patient: Okay.",
      [
        'Elevated blood pressure.',
        'Hyperlipidemia.\n- Medical Treatment: Cholesterol looks good, so stay on the atorvastatin 40.',
      ],
    ],
  ])('%s', (...one) => holds(one));
});

describe('where a plan stands', () => {
  it.each<SmallVisit>([
    [
      "Doctor: For your diabetes, continue the metformin. I'm also ordering your mammogram, since you're due, and you need a tetanus shot. / Patient: Okay.",
      ['Other.\n- Additional Testing: We will order her mammogram'],
    ],
    [
      'Doctor: For your COPD, continue the Spiriva. And for preventive care, I want you to get the shingles vaccine. / Patient: Okay.',
      ['Other.\n- Medical Treatment: For preventive care'],
    ],
    [
      'Doctor: I want to stop the potassium, because your level is on the high side and Entresto will keep it up. / Patient: Okay.',
      ['Medical Treatment: We will stop potassium'],
      ['Additional Testing'],
    ],
    [
      "Doctor: Hi, can I check your name and date of birth? / Patient: Daniel Osei, second of July 1991. I've got diarrhoea, and my wife said to ring. / Doctor: It's gastroenteritis. I'm going to speak to the nurse and ask her to ring you this afternoon. / Patient: Okay.",
      ['1. Gastroenteritis.', 'diarrhoea'],
    ],
  ])('%s', (...one) => holds(one));
});
