import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('problems that are counted', () => {
  it.each<SmallVisit>([
    [
      "Patient: My breathing is okay, my back hurts. / Doctor: So number one, your COPD, you're doing well, stay on Spiriva. / Patient: Okay. / Doctor: Number two is your weight. You've gained twelve pounds. I'd like you to see our dietitian. / Patient: Okay. / Doctor: Number three is the back pain. Physical therapy twice a week.",
      [
        '2. Weight.',
        '3. Back pain.',
        'Weight.\n- Specialist Referrals: Refer to dietitian.',
        'Back pain.\n- Specialist Referrals: Physical therapy twice weekly.',
      ],
      [/Number (?:2|3|two|three)/],
    ],
    [
      "Patient: My knee hurts and I shake. / Doctor: You have a torn meniscus. I'd like you to see orthopedics. / Patient: Okay. / Doctor: Number two, and this one's more important to me. You've got mild lithium toxicity. So skip tonight's dose and tomorrow's. / Patient: Okay. / Doctor: Three, your diabetes. You're doing awesome. Stay on metformin.",
      [
        '2. Mild lithium toxicity.',
        "Mild lithium toxicity.\n- Medical Treatment: Skip tonight's dose",
        '3. Diabetes.',
      ],
      [/Number 2/, /3, the patient's/],
    ],
    [
      "Patient: My foot hurts and I get headaches. / Doctor: First, your heel. It's plantar fasciitis. Stretch it every morning. / Patient: Okay. / Doctor: Now, second problem. The migraines. So these are migraines without aura. I want to start you on propranolol, sixty milligrams, once a day.",
      [
        '2. Migraines without aura.',
        'Migraines without aura.\n- Medical Treatment: We will start propranolol',
      ],
      [/Second problem/],
    ],
    [
      'Patient: I have a headache. / Doctor: You have migraine. Take sumatriptan fifty as needed. / Doctor: Second problem, hypertension, add amlodipine five.',
      ['Hypertension.\n- Medical Treatment: Add amlodipine 5.'],
    ],
    [
      "Patient: My belly hurts after I eat. / Doctor: It means you've got osteoporosis. Okay, so let's take these one at a time. The belly first. I believe this is your gallbladder. Sounds like gallstones to me. Order a right upper quadrant ultrasound.",
      ['2. Gallstones.', 'Gallstones.\n- Additional Testing: Order right upper quadrant ultrasound.'],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('what a clinician turns to', () => {
  it.each<SmallVisit>([
    [
      "Patient: I get dizzy and my nose is blocked. / Doctor: You have BPPV. I'd like you to do the Epley at home. / Patient: Okay. / Doctor: And the nose, that's rhinitis medicamentosa. Stop the Afrin, use Flonase twice a day.",
      ['Rhinitis medicamentosa.\n- Medical Treatment: Stop Afrin'],
    ],
    [
      "Patient: I forget things and my feet tingle. / Doctor: The thinking I'd call mild cognitive impairment. We'll check a B12. / Patient: Okay. / Doctor: And then you've got a sensory neuropathy. I'll start gabapentin at night.",
      [
        '1. Mild cognitive impairment.',
        '2. Neuropathy.',
        'Neuropathy.\n- Medical Treatment: We will start gabapentin',
      ],
      [/Then a sensory/],
    ],
    [
      "Patient: My hands hurt and my skin is scaly. / Doctor: You have psoriasis. Use the calcipotriene. / Doctor: And those fingers make me think psoriatic arthritis. I'll refer you to rheumatology.",
      ['Psoriatic arthritis.\n- Specialist Referrals: We will refer to rheumatology.'],
    ],
    [
      "Patient: I cough. / Doctor: You have a COPD flare. I'll give you prednisone forty for five days. / Doctor: And the smoking. Would you want to try something? / Patient: Maybe the patch. / Doctor: I'll send in the patches, 21 milligrams.",
      ['2. Smoking.', 'Smoking.\n- Medical Treatment: We will send in the patches, 21 mg.'],
      [/: The smoking\./],
    ],
    [
      "Doctor: How's the discharge? / Patient: It itches. / Doctor: Yeah, that's a yeast infection. The pressure's what I want to talk about. It's up there. I'm going to get blood work today and come back tomorrow for a nurse BP check. / Doctor: For the yeast I'd use Monistat, the seven day one, at bedtime. / Doctor: You're anemic, so keep going with the iron every other day. Since you're Rh negative, you need the RhoGAM today. / Doctor: For the back, it's that SI joint, get one of those support belts.",
      [
        'Yeast infection.\n- Medical Treatment: We would use Monistat, the 7 day one, at bedtime.',
        'Anemia.\n- Patient Education and Counseling: The patient needs the RhoGAM today, because the patient is Rh negative.',
        'Back.\n- Patient Education and Counseling: It is that SI joint',
      ],
    ],
    [
      "Patient: I'm cold and my eyes are gritty. / Doctor: So you're a little hypothyroid from the methimazole. So I want to cut it in half, to ten a day. / Patient: Okay. / Doctor: For the eye, this is mild thyroid eye disease. Artificial tears four times a day and a gel at night. / Doctor: The vitamin D, take 2,000 units a day.",
      [
        'Mild thyroid eye disease.\n- Medical Treatment: Artificial tears',
        'Vitamin D.\n- Medical Treatment: The vitamin D, take 2000 units daily.',
      ],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('the name of a problem', () => {
  it.each<SmallVisit>([
    [
      "Patient: My foot is sore and I feel down. / Doctor: So for your PAD, it's progressed. I want you to see vascular this week. Keep on with the Plavix. / Patient: Okay. / Doctor: So the depression, that's gotten worse. I'd like to increase the Zoloft to a hundred.",
      ['1. PAD.', '2. Depression.', 'PAD.\n- Medical Treatment: Continue the Plavix.'],
    ],
    [
      'Doctor: Jerome is a 68 year old male with a history of COPD, hypertension, PAD, CKD stage 3b and depression. / Doctor: What brings you in? / Patient: My knee hurts. I put a heating pad on it.',
      ['- PAD.\n- CKD stage 3b.'],
      [/[Hh]eating PAD/],
    ],
    [
      "Patient: Did my labs come back? / Doctor: They did. Your A1c is six two. / Patient: So that's diabetes? / Doctor: No, it's still prediabetes, six point five and up would be diabetes. Walk more.",
      ['1. Prediabetes.'],
      [/\d\. Still/],
    ],
    [
      "Patient: My hands shake. / Doctor: You've got something called essential tremor. Let's try propranolol.",
      ['1. Essential tremor.'],
      [/\d\. Something/],
    ],
    [
      "Patient: My mouth is sore. / Doctor: That's what we call lichen planus. I'll give you a steroid rinse.",
      ['1. Lichen planus.'],
    ],
    [
      "Patient: I cough. / Doctor: I'll give you doxycycline instead of azithromycin because of the chlamydia history. You've got bronchitis.",
      ['1. Bronchitis.'],
      [/\d\. Possible/],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('a word that is near a medicine', () => {
  it.each<SmallVisit>([
    [
      "GP: It's croup. What we do is give him a dose of a steroid, dexa methasone, it's a one-off. / Mother: Okay. / GP: And we're augmenting the dose next week.",
      ['augmenting the dose'],
      [/methadone/i, /Augmentin/],
    ],
    [
      "doctor: you have a sinus infection so i'm going to start augmenting eight seventy five twice a day for ten days / patient: okay",
      ['Augmentin 875 twice daily for 10 days'],
    ],
  ])('%s', (...visit) => holds(visit));
});
