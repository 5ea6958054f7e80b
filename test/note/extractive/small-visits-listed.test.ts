import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('how a medicine is taken', () => {
  it.each<SmallVisit>([
    [
      'Doctor: And what medications are you on? / Patient: Levothyroxine 75 micrograms every day, and Zyrtec when my allergies act up.',
      ['- Levothyroxine 75 mcg daily.', '- Zyrtec as needed.'],
    ],
    [
      'Doctor: Are you taking anything for it? / Patient: I use Flonase, but not every day.',
      ['- Flonase not every day.'],
      [/Flonase daily/],
    ],
    [
      'Doctor: What medications do you take? / Patient: Albuterol as needed. / Doctor: How often do you need the albuterol? / Patient: Maybe twice a week.',
      ['- Albuterol as needed (about twice weekly).'],
    ],
    [
      "Doctor: Keep taking the aspirin, and I'd like you to check your blood pressure at home twice a week. / Patient: Okay.",
      ['- Aspirin.'],
      [/Aspirin twice/],
    ],
    [
      'Doctor: What medications do you take? / Patient: Metformin 500 twice a day, and I use artificial tears when my eyes get dry.',
      ['- Metformin 500 mg twice daily.', '- Artificial tears as needed.'],
    ],
    ["Doctor: How's the mood? / Patient: Better. I went down on the Zoloft to 50.", ['- Zoloft 50 mg.']],
    [
      "Doctor: You're on losartan 100 and hydrochlorothiazide 25? / Patient: Yes, I take both in the morning.",
      ['- Losartan 100 mg in the morning.', '- Hydrochlorothiazide 25 mg in the morning.'],
    ],
    [
      'Doctor: Are you taking your furosemide? / Patient: Yes, 40 milligrams. I take the water pill in the morning.',
      ['- Furosemide 40 mg in the morning.'],
      [/- Water pill/],
    ],
    [
      'Doctor: How often does he use the rescue inhaler? / Mother: Maybe three times a week. / Doctor: He has asthma. Continue the albuterol as needed.',
      ['- Albuterol as needed (about 3 times a week).'],
      [/- Rescue inhaler/],
    ],
    [
      "Patient: I take metformin and ramipril. / Doctor: You have gastroenteritis. I'd like you to stop the metformin and the ramipril for now, and restart them once you're eating normally. / Patient: Okay.",
      ['- Metformin (on hold from this visit).', '- Ramipril (on hold from this visit).'],
    ],
    [
      'Doctor: You have afib. I’m going to start metoprolol succinate, 25 milligrams once a day. Stay on the losartan, the metoprolol will bring it down some. / Patient: Okay.',
      ['- Losartan.'],
      [/- Metoprolol/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was taken once', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Has she had a UTI before? / Mother: Once, when she was two. She was given Keflex for that.',
      ['Keflex for that'],
      [/MEDICATIONS/],
    ],
    [
      "[doctor] has she had ear infections before ? / [patient] she's had two . the last one was in february , and she took amoxicillin for it .",
      ['she took amoxicillin for it'],
      [/MEDICATIONS/],
    ],
    [
      'Doctor: How many courses of antibiotics have you had? / Patient: Three. I did Augmentin twice and then doxycycline in January.',
      ['Augmentin twice'],
      [/MEDICATIONS/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is no allergy, beside what is one', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Any allergies? / Patient: Codeine makes me constipated, but no, no allergies.',
      ['ALLERGIES\nCodeine (constipation; not a true allergy).'],
    ],
    [
      'Doctor: Any allergies? / Patient: No allergies, but ibuprofen upsets my stomach.',
      ['ALLERGIES\nIbuprofen (stomach upset; not a true allergy).'],
    ],
    [
      "[doctor] any allergies to medicines ? / [patient] no , but she's allergic to peanuts .",
      ['ALLERGIES\nPeanuts. Denies medication allergies.'],
    ],
    [
      'Doctor: Is he allergic to any medicines? / Mother: No medicines, just tree nuts.',
      ['ALLERGIES\nTree nuts. Denies medication allergies.'],
    ],
    [
      "Doctor: Is he allergic to any medicines? / Mother: Not medicines. He's allergic to peanuts, he has an EpiPen.",
      ['ALLERGIES\nPeanuts. Denies medication allergies.'],
      [/Asked/],
    ],
    ['Doctor: Any drug allergies? / Patient: Not to any drugs.', ['ALLERGIES\nDenies medication allergies.']],
    [
      'Doctor: Any allergies to medicines? / Patient: No, but penicillin gives me a rash.',
      ['ALLERGIES\nPenicillin (rash).'],
      [/Denies medication allergies/],
    ],
    [
      "Doctor: Does aspirin or ibuprofen ever bother your breathing? / Patient: I took Advil once and I got really wheezy, so I don't take it anymore. / Doctor: Any allergies to other medicines? / Patient: No, just that.",
      ['ALLERGIES\nAdvil (wheezing).'],
      [/Denies medication allergies/],
    ],
    [
      'Doctor: Any allergies? / Patient: Codeine makes me sick to my stomach.',
      ['ALLERGIES\nCodeine (nausea).'],
    ],
    [
      "Doctor: Any allergies? / Patient: Penicillin gives me hives. I'm fine with latex, but adhesive tape makes my skin red.",
      ['ALLERGIES\nPenicillin (hives) and adhesive tape (redness).'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('illnesses and operations', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Any other medical problems? / Patient: I have diabetes, and I had my gallbladder out about ten years ago.',
      [
        'PAST MEDICAL HISTORY\n- Diabetes.',
        'SURGICAL HISTORY\nThe patient had their gallbladder out about 10 years ago.',
      ],
    ],
    [
      'Doctor: Any other medical problems? / Patient: High blood pressure, high cholesterol, and I had my appendix out as a kid.',
      ['- Hypertension, high cholesterol.', 'SURGICAL HISTORY\nThe patient had their appendix out as a kid.'],
    ],
    [
      "[doctor] any other medical problems ? / [patient] i've got high blood pressure and an underactive thyroid and i had my gallbladder out .",
      [
        '- Hypertension and an underactive thyroid.',
        'SURGICAL HISTORY\nThe patient had their gallbladder out.',
      ],
    ],
    [
      '[doctor] any operations ? / [patient] just a hernia when i was forty .',
      ['SURGICAL HISTORY\nOperation for a hernia when the patient was 40.'],
    ],
    [
      'Doctor: Any surgeries? / Patient: Just my gallbladder, and a C-section.',
      ['SURGICAL HISTORY\nGallbladder, and a C-section.'],
    ],
    [
      'Doctor: Any surgeries besides the C-sections? / Patient: My gallbladder.',
      ['SURGICAL HISTORY\nC-sections, gallbladder.'],
    ],
    [
      'Doctor: Any chance you could be pregnant? / Patient: No, I had my tubes tied after my youngest.',
      ['SURGICAL HISTORY\nShe had her tubes tied after her youngest.'],
    ],
    [
      "Patient: I've had a cough. / Doctor: Any past medical history? / Patient: Just asthma, nothing else.",
      ['PAST MEDICAL HISTORY\n- Asthma.'],
    ],
    [
      "Patient: I've had a cough. / Doctor: Any other medical problems? / Patient: High blood pressure. I've had that for about three years.",
      ['- High blood pressure for about 3 years.'],
    ],
    [
      'Patient: My knee hurts. / Doctor: So you have a history of high blood pressure and type 2 diabetes. / Patient: Yes.',
      ['- High blood pressure.\n- Type 2 diabetes.'],
      [/has a history of/],
    ],
    [
      "Doctor: Are her shots up to date? / Father: Yes, apart from the flu shot. She hasn't had that this year.",
      ['- Her shots are up to date, apart from the flu vaccine (not had this year).'],
    ],
    [
      "Patient: I've had a rash. / Doctor: Do you have a history of eczema, asthma, or hay fever? / Patient: I had eczema as a kid. No asthma.",
      ['had eczema as a kid'],
      [/- Eczema\./],
    ],
  ])('%s', (...one) => holds(one));
});

describe('of whom and of what it is told', () => {
  it.each<SmallVisit>([
    [
      'Doctor: And remind me, this is your second pregnancy? / Patient: Third. I have a four year old, and I had a miscarriage last year.',
      ['4-year-old'],
      [/is 4 years old/],
    ],
    [
      'Doctor: Does anyone in your family have prostate cancer? / Patient: My older brother was diagnosed at 62.',
      ["FAMILY HISTORY\nThe patient's older brother was diagnosed with prostate cancer at 62."],
    ],
    [
      'Doctor: Does anyone else in the family have asthma? / Mother: I had it as a child, and his older sister has it.',
      ["Asthma: the patient's mother had it as a child, and his older sister has it."],
    ],
    [
      "Doctor: What brings you in? / Patient: A couple of things. My husband says I snore a lot, and I've had a sore throat for a week.",
      ["HISTORY OF PRESENT ILLNESS\nThe patient's husband says the patient snores a lot"],
      [/FAMILY HISTORY/],
    ],
    [
      'Patient: My heart flutters. / Doctor: How much caffeine do you drink? / Patient: Three cups of coffee in the morning and usually an iced tea at dinner.',
      ['Caffeine: 3 cups of coffee'],
      [/Alcohol/],
    ],
    [
      'Patient: My heart flutters. / Doctor: Any other history? / Patient: High blood pressure. No diabetes. No stroke. / Daughter: She had a mini-stroke in 2019, Mom.',
      ['mini-stroke in 2019'],
      [/no stroke/i],
    ],
    [
      "Patient: I'm here for my knee. / Doctor: Any medical problems other than the migraines and anemia? / Patient: I had gestational diabetes.",
      ['- Migraines.\n- Anemia.\n- Gestational diabetes.'],
    ],
    [
      "Doctor: Is there any chance you could be pregnant? / Patient: No, I've got the implant in. I've had it for about a year.",
      ['She is not pregnant. She has the implant in; she has had it for about a year.'],
      [/PAST MEDICAL/],
    ],
    [
      "Doctor: For the peanut allergy, I'll send a new prescription for two EpiPens, point one five, actually at his weight he needs the point three milligram one. / Mother: Okay.",
      ['We will send a new prescription for 2 EpiPens, the 0.3 mg one.'],
    ],
    [
      'Patient: I have a cough. / Doctor: Did they do a chest x-ray? / Patient: Yes, they said it was clear, no pneumonia.',
      ['HISTORY OF PRESENT ILLNESS'],
      [/PAST MEDICAL/],
    ],
  ])('%s', (...one) => holds(one));
});
