import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what was found, under its own part', () => {
  it.each<SmallVisit>([
    [
      'Patient: My back hurts. / Doctor: Let me feel. Nothing on the bones. But this muscle on the right is tight as a drum.',
      ['Musculoskeletal: ', 'This muscle on the right is tight as a drum.'],
      [/Ears, Nose/],
    ],
    [
      'Patient: My neck hurts. / Doctor: Your neck muscles are quite tight on both sides.',
      ["Neck: The patient's neck muscles are quite tight"],
      [/Respiratory/],
    ],
    [
      "Patient: I have a rash. / Doctor: You've got red raised areas with little blisters, and some of them are in straight lines here on the forearms. There's some oozing on the left wrist. A few patches on the abdomen. It's poison ivy.",
      [
        'Skin: Red raised areas with little blisters, and some of them are in straight lines here on the forearms. Oozing on the left wrist. A few patches on the abdomen.',
      ],
      [/Musculoskeletal/, /Gastrointestinal/],
    ],
    [
      "Patient: My knee hurts. / Doctor: Now the right knee. There's a bit of crunching when I bend it, a small effusion, and it's tender along the inside joint line.",
      ['Musculoskeletal: Right knee: crunching on bending it, a small effusion'],
    ],
    [
      'Patient: My shoulder hurts. / Doctor: Let me look at your left shoulder. You can lift it to about ninety. Lungs are clear.',
      ['Left shoulder: the patient can lift it to about 90.', 'Respiratory: Lungs are clear.'],
    ],
    [
      "Patient: I'm here for a checkup. / Doctor: Blood pressure's 118 over 74, weight's down six pounds to 201.",
      ['VITALS\nBlood pressure: 118 over 74.\nWeight: 201, down 6 pounds.'],
      [/RESULTS/],
    ],
    [
      "Patient: I'm here for a checkup. / Doctor: Weight's up five pounds to 163.",
      ['VITALS\nWeight: 163, up 5 pounds.'],
      [/General/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the patient may try', () => {
  it.each<SmallVisit>([
    [
      'Patient: I have allergies. / Doctor: You can try Zyrtec at night.',
      ['The patient may try Zyrtec at night.'],
    ],
    [
      "Patient: I can't sleep. / Doctor: You could try and walk in the evening. You might try some melatonin.",
      ['The patient may walk in the evening.', 'The patient may try some melatonin.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('each plan under the problem that it is for', () => {
  it.each<SmallVisit>([
    [
      "Patient: My knee hurts. / Doctor: It's arthritis, the wear and tear kind. For the knee, let's get an x-ray and use Voltaren gel four times a day.",
      ['1. Arthritis.', 'Arthritis.\n- Medical Treatment: We will order an x-ray'],
      [/2\. Knee/],
    ],
    [
      "Patient: My shoulder hurts. / Doctor: It's tendinitis. For the shoulder, I'm going to send you to physical therapy.",
      ['Tendinitis.\n- Specialist Referrals: We will refer to physical therapy.'],
      [/2\. Shoulder/],
    ],
    [
      "Patient: I'm coughing and I have headaches. / Doctor: The headaches sound like tension headaches. Stretch your neck. The cough I'm fairly sure is from the lisinopril. We'll stop that and use losartan in its place, 50 milligrams once daily.",
      ['1. Tension headaches.', '2. Cough.', 'We will stop lisinopril and use losartan'],
    ],
    [
      "Patient: I'm coughing and I have headaches. / Doctor: The headaches are from tension. As for the cough, I think that's the lisinopril, so let's stop that and try losartan 50.",
      ['1. Headache. The headaches are from tension.', '2. Cough.'],
      [/: Is the lisinopril/],
    ],
    [
      "Patient: I have headaches. / Doctor: The headaches are tension headaches. Stretch your neck. As for the vitamin D, it's low, so take 2,000 units a day.",
      ['1. Tension headaches.', '2. Low vitamin D.', 'Low vitamin D.\n- Medical Treatment: '],
    ],
    [
      "Patient: I have a rash. / Doctor: It's eczema. Use the triamcinolone cream twice a day. For the snoring, I'm going to order a sleep study.",
      ['2. Snoring.', 'Snoring.\n- Additional Testing: We will order a sleep study.'],
    ],
    [
      "Patient: I'm here for my checkup. / Doctor: Your LDL is 68. The cholesterol's right where we want it, so stay on the rosuvastatin 10. For the blood pressure, let's go up on the losartan to 100.",
      ['1. Hypertension.', '2. Hyperlipidemia.'],
      [/Hypertension\.\n- Medical Treatment: The cholesterol/],
    ],
    [
      "Patient: I'm here for my blood pressure. / Doctor: Let's go up on the losartan to 100. The cholesterol is perfect, so no changes there.",
      ['2. Cholesterol.', 'The cholesterol is perfect, so no changes there.'],
      [/General/],
    ],
    [
      "Patient: I've been swelling. / Doctor: The swelling is from the amlodipine. We'll stop that and start lisinopril 10.",
      ['1. Swelling. The swelling is from the amlodipine.'],
      [/PHYSICAL EXAM/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a visit is headed by', () => {
  it.each<SmallVisit>([
    [
      "Patient: So am I diabetic? / Doctor: No, you're prediabetic, just barely. A1c 5.8.",
      ['1. Prediabetes.'],
      [/\bDiabetes/, /PHYSICAL EXAM/],
    ],
    [
      "Patient: I'm tired all the time. Am I diabetic? / Doctor: No, you're prediabetic, just barely. You're anemic. I'd like you on iron once a day. For the sugar, it's just diet and exercise for now.",
      ['1. Prediabetes.', '2. Anemia.'],
      [/\bDiabetes/, /SOCIAL HISTORY/],
    ],
    [
      "Patient: I'm here for my labs. Do I have diabetes? / Doctor: Not yet. You're in the prediabetes range. Cut back on the soda.",
      ['1. Prediabetes.'],
      [/\bDiabetes/],
    ],
    [
      "Doctor: Everything came back normal except your cholesterol. LDL is 172. I'd like to start you on atorvastatin 20 at bedtime.",
      ['1. Hyperlipidemia.'],
    ],
    [
      "Patient: I'm here for my labs. / Doctor: Your kidney function's down a bit. GFR is 54. I want you off the ibuprofen.",
      ['1. Kidney function.'],
    ],
    [
      "Patient: I'm here for my pressure. / Doctor: Pressure's come down nicely. You're almost at goal. Stay on the lisinopril 20.",
      ['CHIEF COMPLAINT\nBlood pressure.', '1. Blood pressure. ', 'The patient is almost at goal.'],
    ],
    [
      "Doctor: Blood pressure recheck today, is that right? / Patient: Yep. / Doctor: You're at goal. Stay on the lisinopril 20.",
      ['CHIEF COMPLAINT\nBlood pressure recheck.', '1. Blood pressure. The patient is at goal.'],
      [/SOCIAL/],
    ],
    [
      "Patient: I'm here for my eye pressure check. / Doctor: The pressure's good. Keep using the drops.",
      ['1. Eye pressure.'],
      [/[Bb]lood/],
    ],
    [
      "Patient: I think I've got a sinus infection. / Doctor: Where are you feeling it? / Patient: Mostly here, under my left eye, and my upper teeth hurt on that side. / Doctor: I think this one is bacterial, so I'm going to treat you. Doxycycline 100 twice a day for a week.",
      ['CHIEF COMPLAINT\nSinus infection.'],
      [/eye pain/i],
    ],
    [
      "Nurse: He's here for his annual physical. / Doctor: Any concerns today, or just the physical? / Patient: Just the physical. Well, my wife says I snore. / Doctor: Are you tired in the daytime? / Patient: No.",
      ['CHIEF COMPLAINT\nAnnual physical.'],
    ],
    [
      "Patient: I'm here for my physical. / Doctor: Do you want an HIV test with the rest of the labs? / Patient: No, I'm good.",
      ['declines an HIV test'],
      [/1\. HIV/],
    ],
  ])('%s', (...one) => holds(one));
});
