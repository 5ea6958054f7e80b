import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('allergies', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Any trouble with the anesthesia? / Patient: No.',
      ['denies any trouble with the anesthesia'],
      [/ALLERGIES/],
    ],
    [
      'Doctor: Any problems with bleeding or anesthesia? / Patient: No.',
      ['bleeding or anesthesia'],
      [/ALLERGIES/],
    ],
    [
      'Doctor: Any trouble with the local anesthetic at the dentist? / Patient: No.',
      ['Denies allergy to local anesthetic.'],
    ],
    [
      "Doctor: Any allergies? / Patient: Penicillin. / Daughter: It's sulfa, Dad, it's not penicillin. Mom was the one with penicillin. He gets a rash with Bactrim. / Patient: She's right, it's sulfa.",
      ['ALLERGIES\nSulfa (Bactrim: rash).'],
    ],
    [
      'Doctor: Any allergies to medicines? / Patient: No, none. / Daughter: He had a bad reaction to Keflex, remember? His face swelled up.',
      ['ALLERGIES\nKeflex (facial swelling).'],
      [/Denies/, /His face/],
    ],
    [
      'Doctor: Any drug allergies? / Patient: No. / Wife: Honey, don’t forget the codeine. It made you throw up.',
      ['ALLERGIES\nCodeine (vomiting).'],
    ],
    [
      'Doctor: Any allergies? / Patient: No. / Wife: What about ibuprofen? Can he take that? / Doctor: Yes.',
      ['Denies known allergies.'],
    ],
    [
      'Doctor: And any allergies? / Patient: Yes, penicillin. I came out in a rash all over when I was a teenager. / Doctor: Okay, was there any swelling of the face or trouble breathing with that? / Patient: No, just the rash.',
      ['Penicillin (rash as a teenager; no facial swelling or trouble breathing).'],
      [/Skin:/, /Respiratory:/, /PRESENT ILLNESS/],
    ],
    [
      'Doctor: Any drug allergies? / Patient: Ibuprofen. I get wheezy. / Doctor: Do you get hives or swelling too? / Patient: No, no hives.',
      ['Ibuprofen (wheezing; no hives or swelling).'],
    ],
    [
      "Doctor: Any allergies? / Father: She's allergic to peanuts. She had hives and vomiting when she was three.",
      ['Peanuts (hives, vomiting at age 3).'],
    ],
    [
      'Doctor: Any allergies? / Patient: Codeine. I had itching and bad nausea when I took it.',
      ['Codeine (itching, nausea).'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is heard of medicines without marks', () => {
  it.each<SmallVisit>([
    ["doctor: okay / patient: i'm not on a statin / doctor: okay", ['not on a statin'], [/ystatin/]],
    ['doctor: take the prednisone until you run out then stop / patient: okay', ['runs out'], [/urine/]],
  ])('%s', (...one) => holds(one));
});

describe('what is taken now', () => {
  it.each<SmallVisit>([
    [
      'Doctor: How many of these infections have you had? / Patient: Three this year. I had amoxicillin for the last one.',
      ['had amoxicillin for the last one'],
      [/MEDICATIONS/],
    ],
    [
      'Doctor: What did they give you for the last flare? / Patient: Prednisone, for five days.',
      ['prednisone'],
      [/MEDICATIONS/],
    ],
    [
      'Doctor: Any medicines? / Patient: My family doctor started me on amlodipine, 5 milligrams a day.',
      ['- Amlodipine 5 mg daily.'],
    ],
    [
      'Doctor: How often do you take the sumatriptan? / Patient: Twice a week. Before that it was once a month.',
      ['- Sumatriptan twice weekly.'],
    ],
    [
      'Doctor: What is he taking? / Mother: We kind of stopped the Flovent over the summer because she was doing so well. We restarted it two weeks ago, two puffs twice a day.',
      ['- Flovent 2 puffs twice daily.'],
    ],
    [
      'Doctor: What do you take? / Patient: I quit the sertraline in June. I started back at work in July.',
      ['quit the sertraline'],
      [/MEDICATIONS/],
    ],
    [
      'Doctor: Any pregnancies? / Patient: One. I had to have iron tablets, but I didn’t need a transfusion.',
      ['had to have iron tablets'],
      [/MEDICATIONS/],
    ],
    [
      'Doctor: What do you take? / Patient: Just the birth control pill, Sprintec.',
      ['MEDICATIONS\n- Sprintec.'],
    ],
    [
      "Doctor: What insulin are you on? / Patient: I'm on Lantus, twenty-two units at night, and NovoRapid with meals.",
      ['MEDICATIONS\n- Lantus 22 units at night.\n- Novorapid with meals.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('the strength of a medicine', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What medicines do you take? / Patient: Metformin five hundred milligrams, two in the morning and two at night.',
      ['- Metformin 500 mg, 2 in the morning, 2 at night.'],
    ],
    [
      'Doctor: What do you take? / Patient: Prednisone, five, four in the morning.',
      ['- Prednisone 5, 4 in the morning.'],
    ],
    [
      "Doctor: What are you taking? / Patient: I'm on ramipril, five milligrams, once a day, and the levothyroxine. That's a hundred micrograms.",
      ['- Ramipril 5 mg once daily.\n- Levothyroxine 100 mcg.'],
    ],
    [
      'Doctor: And the atorvastatin? / Patient: Yes, 40 at bedtime. And a potassium pill, 20.',
      ['- Potassium 20.'],
    ],
    ['Doctor: Which lisinopril are you on? / Patient: I take the 20 milligrams.', ['- Lisinopril 20 mg.']],
    [
      'Doctor: Are you still using the insulin glargine? / Patient: Yes, I use the 20 units at bedtime.',
      ['- Insulin glargine 20 units at bedtime.'],
    ],
    [
      "Doctor: What medicines are you taking? / Patient: Lisinopril, 10 milligrams once a day. / Daughter: No, Dad, it's 20 milligrams now.",
      ['- Lisinopril 20 mg once daily.'],
      [/father/i],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a dose that is changed at the visit', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How do you feel about going up on the sertraline? / Patient: I'm okay with that, as long as it doesn't do the same thing as the Prozac. / Doctor: It can, so tell me if it does. Let's go up to 100 milligrams once a day.",
      ['increase sertraline to 100 mg once daily'],
      [/Prozac: /],
    ],
    [
      "Doctor: How would you feel about increasing the lisinopril? / Patient: Fine, so long as it doesn't make me cough like the ramipril did. / Doctor: Okay, let's increase it to 20 milligrams once a day.",
      ['increase lisinopril to 20 mg once daily'],
    ],
    [
      'Doctor: What medicines are you taking? / Patient: Furosemide 40 milligrams twice a day. Metoprolol 50 once a day. / Doctor: I want to decrease the furosemide to 40 milligrams once a day. If it stays high we may increase the metoprolol to 75 milligrams a day.',
      [
        '- Furosemide 40 mg twice daily (decreased to 40 mg once daily at this visit).\n- Metoprolol 50 mg once daily.',
      ],
    ],
    [
      "Doctor: What do you take? / Patient: Omeprazole 20 milligrams once a day. / Doctor: I'd like you to take the omeprazole twice a day for the next eight weeks.",
      ['- Omeprazole 20 mg once daily (changed to twice daily at this visit).'],
    ],
  ])('%s', (...one) => holds(one));
});
