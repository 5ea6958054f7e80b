import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a medicine, its dose and what becomes of it', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What do you take? / Patient: Coreg, six and a quarter twice a day.',
      ['- Coreg 6.25 mg twice daily.'],
      ['Saxenda'],
    ],
    [
      'Doctor: Any medicines? / Patient: I take six and a half tablets of prednisone a week.',
      ['- Prednisone 6 and a half tablets.'],
      [/saxenda/i],
    ],
    ['Doctor: How did you sleep? / Patient: I slept six and a bit.', [], [/saxenda/i]],
    ['Doctor: Your amylase and lipase are normal.', ['amylase and lipase are normal.'], ['MEDICATIONS']],
    [
      'Doctor: You have hypertension. Raise the metoprolol from twenty-five to fifty and cut the lisinopril to ten.',
      [
        '- Metoprolol 25 mg (increased to 50 at this visit).',
        '- Lisinopril (decreased to 10 at this visit).',
      ],
      ['Lisinopril 25'],
    ],
    [
      'Doctor: You have diabetes. We will cut the glipizide from ten to five and increase the metformin to a thousand.',
      ['- Metformin (increased to 1000 at this visit).'],
      [/Metformin 10\./],
    ],
    [
      "Doctor: What do you take? / Patient: Glipizide, five. / Doctor: You have diabetes. I'd like him to think about stopping the glipizide.",
      ['- Glipizide 5 mg.', 'think about stopping the glipizide'],
      ['stopped at this visit'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a stop that is only weighed', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What do you take? / Patient: I take glipizide. / Doctor: You have diabetes. Talk to your surgeon about stopping the glipizide.',
      ['- Glipizide.', 'about stopping the glipizide.'],
      ['stopped at this visit'],
    ],
    [
      'Doctor: You have diabetes. Consider stopping the glipizide.',
      ['Consider stopping the glipizide.'],
      ['stopped at this visit'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is ordered by voice', () => {
  it.each<SmallVisit>([
    [
      'Doctor: You have hypertension. Hey, dragon, order a lipid panel. Hey, dragon, order a CBC.',
      ['Additional Testing: Order lipid panel.', 'Order CBC.'],
    ],
    [
      'Doctor: You have hypertension. Hey, dragon, order a urinalysis. Hey, dragon, order physical therapy.',
      ['Additional Testing: Order urinalysis.', 'Specialist Referrals: Order physical therapy.'],
    ],
    [
      'Doctor: You have hypertension. Hey, dragon, order medications and procedures discussed.',
      [],
      [/Order medications/i],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is said by halves', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Were you taking your water pill? / Patient: I'd run out. I was out about a week before I went in.",
      ['had run out'],
      ['would run out'],
    ],
    [
      "Doctor: Any trouble walking? / Patient: I'd run out of breath on the stairs. I'd run low on my inhaler.",
      ['would run short of breath', 'had run low'],
    ],
    [
      "Doctor: Have you lost any weight? / Patient: Maybe six pounds, but I'm not really eating.",
      ['The patient has lost maybe 6 pounds, but they are not really eating.'],
    ],
    [
      "Doctor: How are you doing? / Patient: I don't really sleep. It's not really hurting.",
      ['does not really sleep', 'is not really hurting'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a value of its own', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Your labs, potassium's 4.9, A1c 8.2. Your uric acid is 9.1.",
      ["The patient's uric acid is 9.1."],
      ['A1c:'],
    ],
    [
      'Doctor: The chest x-ray was clear. And your eosinophils were four twenty.',
      ["The patient's eosinophils were 420."],
      ['Chest x-ray:'],
    ],
    [
      "Doctor: PSA's 6.8. It was 4.9 last year. Your urine today shows trace blood.",
      ["The patient's urine today shows trace blood."],
      ['PSA:'],
    ],
    [
      "Doctor: Your platelets are ninety-two. Your CEA's down to 2.1.",
      ["RESULTS\nThe patient's platelets are 92. The patient's CEA is down to 2.1."],
      ['PHYSICAL EXAM'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was found', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Let me examine you. The prostate is smooth, but there's a hard nodule on the right side that I don't remember from last time.",
      ['a hard nodule on the right side not remembered from last time.'],
    ],
    [
      "Doctor: Let me listen to your heart. There's a murmur I didn't hear last time.",
      ['Cardiovascular: Murmur not heard last time.'],
    ],
    [
      "Doctor: Let's check you out. Okay, so you have a faint expiratory wheeze on both sides, good air movement, no crackles.",
      ['Respiratory: Faint expiratory wheeze on both sides, good air movement, no crackles.'],
      [/1\. Faint/],
    ],
    [
      "Doctor: So you have a small effusion and some crepitus. You've got arthritis of the knee. Take Tylenol.",
      ['Musculoskeletal: Small effusion and some crepitus.', '1. Arthritis of the knee.'],
    ],
    [
      'Doctor: You have bilateral edema. So this is heart failure. Start Lasix.',
      ['Bilateral edema.', '1. Heart failure.'],
      ['This is heart failure'],
    ],
    [
      "Doctor: Let's examine the shoulder. Belly press is normal. Lift-off test is negative.",
      ['Musculoskeletal: Belly press is normal. Lift-off test is negative.'],
    ],
    [
      "Doctor: Let's examine you. Sensation's intact to light touch and the radial pulse is two plus. Tinel's at the elbow is positive.",
      ['Radial pulse is 2 plus.', "Tinel's at the elbow is positive.", "Sensation's intact to light touch."],
    ],
    [
      "Doctor: Let's examine you. You have a positive McMurray's on the medial side.",
      ["Positive McMurray's on the medial side."],
    ],
    [
      "Doctor: Let's examine you. Your belly is soft. You've got one plus edema in both legs.",
      ['Gastrointestinal: Abdomen soft.', 'Extremities: 1+ edema in both legs.'],
    ],
    [
      "Doctor: Let's examine you. Heart rate is 76, and you're afebrile.",
      ['Heart rate: 76.', 'Temperature: afebrile.'],
    ],
    [
      "Doctor: Blood pressure's 142 over 88. Your thyroid is enlarged, about twice normal. I feel a nodule on the left side.",
      ['Neck: Thyroid: enlarged, about twice normal. Nodule on the left side.'],
      ['RESULTS'],
    ],
    [
      "Doctor: Let me see here, your bone density came back, the hip's minus 2.7 and the spine's minus 2.1.",
      ["RESULTS\nThe patient's bone density came back, the hip's minus 2.7 and the spine's minus 2.1."],
    ],
    ["Doctor: You're afebrile today.", ['VITALS\nTemperature: afebrile.']],
  ])('%s', (...one) => holds(one));
});
