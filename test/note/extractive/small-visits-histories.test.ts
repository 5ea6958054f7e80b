import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('allergies and what they did', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Any allergies? / Patient: Penicillin, I get a rash. / Doctor: Any other medical problems? / Patient: I had eczema as a kid.',
      ['ALLERGIES\nPenicillin (rash).', '- The patient had eczema as a kid.'],
    ],
    [
      "Doctor: Any allergies? / Patient: He's allergic to cow's milk. He gets a rash.",
      ["ALLERGIES\nCow's milk (rash)."],
    ],
    [
      'Doctor: Any allergies? / Patient: Sulfa. I got a bad rash from Bactrim.',
      ['ALLERGIES\nSulfa (Bactrim: rash).'],
    ],
    [
      'Doctor: Any allergies? / Patient: Levaquin. It gave me a bad tendon in my heel.',
      ['ALLERGIES\nLevaquin (tendon pain).'],
      [/It gave/],
    ],
    [
      'Doctor: Any allergies? / Patient: Cipro. It gave me joint pain.',
      ['ALLERGIES\nCipro (joint pain).'],
      [/It gave/],
    ],
    [
      'Doctor: Any allergies? / Mother: Peanuts. She gets hives and we have an EpiPen.',
      ['- EpiPen.', 'ALLERGIES\nPeanuts (hives).'],
    ],
    [
      "Doctor: Are you allergic to any medications? / Patient: Amoxicillin makes me throw up, but I don't think I'm actually allergic. Doxycycline was fine last time.",
      ['Amoxicillin (vomiting; not a true allergy).'],
      [/- Doxycycline/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how a medicine is taken', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What medicines do you take? / Patient: Hydroxyzine 25 milligrams if I get really anxious, I use it maybe twice a week.',
      ['- Hydroxyzine 25 mg as needed (about twice weekly).'],
    ],
    [
      'Doctor: What do you take? / Patient: I take sumatriptan 50 when I get a migraine. Oh, and birth control, I take Sprintec.',
      ['- Sumatriptan 50 mg as needed.', '- Sprintec.'],
      [/- Birth control/],
    ],
    [
      "Doctor: And warfarin, 5 milligrams on Monday and Friday and 2.5 the other days? / Patient: That's right.",
      ['- Warfarin 5 mg on Monday and Friday, 2.5 on the other days.'],
    ],
    [
      'Doctor: What are you on? / Patient: Lantus, 20 units, and 10 on Sundays. Methotrexate, 15 milligrams on Fridays.',
      ['- Lantus 20 units, 10 on Sundays.', '- Methotrexate 15 mg on Fridays.'],
    ],
    [
      "Doctor: What are you on? / Patient: I'm on a blood pressure one, amlodipine, and Fosamax on Sundays.",
      ['- Amlodipine.', '- Fosamax on Sundays.'],
    ],
    [
      "Doctor: You're taking clindamycin prior to dental procedures, correct? / Patient: Yes.",
      ['- Clindamycin prior to dental procedures.'],
    ],
    [
      'Doctor: What have you been using on her skin? / Mother: Hydrocortisone on the dry patches.',
      ['- Hydrocortisone.'],
    ],
    [
      'Doctor: Are you taking anything to sleep? / Patient: I take Benadryl. Pretty much every night.',
      ['- Benadryl every night.'],
    ],
    [
      'Doctor: Are you still taking your prenatal vitamin? / Patient: Yes, every day. And the iron pill you gave me, but it makes me constipated so I take it every other day.',
      ['- Iron pill every other day.'],
    ],
    [
      "Doctor: We'll go up on the Concerta from eighteen to twenty-seven milligrams. / Patient: Okay.",
      ['- Concerta 18 mg (increased to 27 mg at this visit).'],
    ],
    [
      "Doctor: I don't want to use Bactrim because it can raise your potassium with the lisinopril you take for blood pressure. / Patient: Okay.",
      ['- Lisinopril.'],
      [/- Potassium/],
    ],
    [
      'Doctor: Is he on any regular medicines? / Mother: No.',
      ['denies any regular medicines.'],
      [/any on regular/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('past illnesses that the clinician names', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Besides the diabetes and the gout, any other medical problems? / Patient: I had a stroke in 2015.',
      ['- Diabetes.\n- Gout.\n- Stroke in 2015.'],
    ],
    [
      "Doctor: Besides the diabetes and high blood pressure, any other medical problems? / Patient: No, that's it.",
      ['- Diabetes.\n- High blood pressure.'],
    ],
    [
      'Doctor: Besides the knee pain, anything else today? / Patient: My back hurts.',
      [],
      [/PAST MEDICAL HISTORY/],
    ],
    [
      "Doctor: Other than the COPD, I've got type 2 diabetes, atrial fibrillation, and high blood pressure on your list. / Patient: Yes.",
      ['- The patient has COPD, type 2 diabetes, atrial fibrillation, and hypertension.'],
    ],
    [
      "Doctor: Let's talk about your heart disease. You had a heart attack in 2018, we put a stent into your right coronary artery, you're still on your aspirin? / Patient: I am, yes. I do the baby aspirin every day.",
      ['- Heart attack in 2018.', 'SURGICAL HISTORY\nStent in the right coronary artery.'],
    ],
    [
      'Doctor: And the levothyroxine is for hypothyroidism, right. Any other medical problems? / Patient: No, just that.',
      ['- Hypothyroidism.\n- No other medical problems.'],
    ],
    ['Doctor: How is your diabetes? / Patient: Not great.', ["The patient's diabetes is not great."]],
  ])('%s', (...one) => holds(one));
});

describe('operations, habits, family and vaccines', () => {
  it.each<SmallVisit>([
    ['Doctor: Any surgeries? / Patient: A C-section in 2019.', ['SURGICAL HISTORY\nA C-section in 2019.']],
    ['Doctor: Any surgeries? / Patient: A D and C in 2010.', ['A D and C in 2010.']],
    [
      'Doctor: What surgeries have you had before? / Patient: A hysterectomy and a C-section.',
      ['SURGICAL HISTORY\nA hysterectomy and a C-section.'],
    ],
    [
      'Doctor: Any other medical problems? / Patient: No. I had my gallbladder out in 2015.',
      ['SURGICAL HISTORY\nThe patient had their gallbladder out in 2015.'],
    ],
    [
      'Doctor: And this is your second pregnancy? / Patient: Yes, my first one is three now. She was a C-section because she was breech.',
      ['She was a C-section because she was breech.'],
    ],
    [
      'Doctor: Are you still smoking? / Patient: No sir, I quit in 2017 after the stent.',
      ['SOCIAL HISTORY', 'The patient quit smoking in 2017 after the stent.'],
      [/SURGICAL/],
    ],
    [
      'Doctor: Did you smoke? / Patient: I quit. / Doctor: How many packs a day would you smoke? / Patient: Back then, at least two. / Doctor: How many years did you smoke for? / Patient: At least twenty.',
      ['Packs smoked daily: back then, at least 2.', 'Years of smoking: at least 20.'],
    ],
    [
      'Doctor: Do you smoke? / Patient: A pack a day. / Doctor: Do you use any other tobacco products? / Patient: No.',
      ['denies any other tobacco products.'],
    ],
    [
      "Doctor: Any family history of any heart disease? / Patient: Uh, no, actually. Not on my immediate family, but I have on my cousin's side of the family.",
      ["Heart disease on the patient's cousin's side of the family."],
      [/history of,/],
    ],
    [
      'Doctor: Are his jabs up to date? / Mother: Yes, he had his one year ones last month.',
      ['- His jabs are up to date: he had his 1 year ones last month.'],
    ],
    [
      "Doctor: Are his vaccines up to date? / Mother: He's had everything except his flu shot.",
      ['had all vaccines except'],
    ],
    [
      "Doctor: Have you been in contact with anyone who's pregnant? / Patient: My granddaughter's pregnant. / Doctor: Do you know if she's had chickenpox? / Patient: Yes, she had it when she was four.",
      [],
      [/PAST MEDICAL HISTORY|SOCIAL HISTORY/],
    ],
    [
      'Doctor: Have you had the shingles vaccine? / Patient: No, I kept meaning to and I never got round to it.',
      ['- The patient has not had the shingles vaccine; the patient kept meaning to'],
    ],
    [
      'Doctor: Was she premature? / Mother: She was born at 35 weeks and she was in the NICU for a week.',
      ['- She was born at 35 weeks'],
    ],
    ['Doctor: Would you like the flu shot today? / Patient: Sure, go ahead.', [], [/- Go ahead/]],
  ])('%s', (...one) => holds(one));
});

describe('the history of the family, and likeness', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Have you or anyone in your family had thyroid cancer, or have you ever had pancreatitis? / Patient: No.',
      ['No personal or family history of thyroid cancer, or personal history of pancreatitis.'],
    ],
    [
      'Doctor: Have you or anyone in your family had blood clots? / Patient: No, never.',
      ['No personal or family history of blood clots.'],
    ],
    [
      'Doctor: And any skin cancer, you or your family? / Patient: Not me. My father had melanoma when he was fifty.',
      ['denies any skin cancer.', 'father had melanoma when he was 50.'],
      [/or the family/],
    ],
    [
      'Doctor: Any family history of heart disease or diabetes? / Patient: No, just my mom has diabetes.',
      ["No family history of heart disease. The patient's mother has diabetes."],
    ],
    [
      "Nurse: And the family history, I've got down that your mother had diabetes. / Patient: Yes, and she had a stroke at 68.",
      ["The patient's mother had diabetes. The patient's mother had a stroke at 68."],
      [/PAST MEDICAL/],
    ],
    [
      "Doctor: I've got down that your dad had a heart attack. / Patient: Yes, at 52.",
      ["The patient's father had a heart attack at 52."],
    ],
    [
      "Doctor: I've got down that your mum had glaucoma? / Patient: Yes, and her sister.",
      ["The patient's mother had glaucoma, and her sister."],
    ],
    [
      "Doctor: What makes it worse? / Patient: Stairs. It's a bit easier when I sit down.",
      ['Aggravating factors: stairs. It is slightly easier when the patient sits down.'],
    ],
    [
      'Doctor: You may have fibroids, like your mom. / Patient: Okay.',
      ['may have fibroids, like the mother.'],
    ],
    [
      "Doctor: I think it's shingles, like your sister had. / Patient: Okay.",
      ["shingles, like the patient's sister had."],
    ],
    ['Doctor: How old are you again? / Patient: Sixty-two.', ['The patient is 62 years old.'], [/again/]],
    ['Patient: Sex has got a bit sore. / Doctor: Okay.', ['Sex has become slightly sore.']],
  ])('%s', (...one) => holds(one));
});
