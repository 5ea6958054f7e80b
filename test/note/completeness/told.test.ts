import { describe, expect, test } from 'vitest';
import { missingFrom } from './missing.ts';

/** What the case is about; the dialogue; the draft note; what must be found missing, in order. */
type Case = [string, string, string, string[]];

const symptoms: Case[] = [
  [
    'a symptom that the note does not name',
    'P: I have had a cough for a week and I feel dizzy when I stand.',
    'S: The patient has had a cough for a week.',
    ['symptom: I have had a cough for a week and I feel dizzy when I stand.'],
  ],
  ['a symptom that the note names', 'P: I have a cough.', 'S: Reports cough.', []],
  [
    'a symptom under its clinical name',
    'P: I get short of breath on the stairs.',
    'S: Dyspnea on exertion.',
    [],
  ],
  ['a symptom in other lay words', 'P: My nose is runny.', 'S: Reports a runny nose.', []],
  ['a denied symptom', 'P: I do not have any chest pain.', 'S: Here for a check.', []],
  [
    'a symptom asked for and confirmed',
    'D: Any chest pain?\nP: Yes, a little.',
    'S: Here for a check.',
    ['symptom: Any chest pain?'],
  ],
  ['a symptom asked for and denied', 'D: Any chest pain?\nP: No, none.', 'S: Here for a check.', []],
  [
    'a symptom asked for and not answered',
    'D: Any chest pain?\nP: Hm, what was that?',
    'S: Here for a check.',
    [],
  ],
  ["a relative's symptom", 'P: My mother has terrible headaches.', 'S: Here for a check.', []],
  ['a symptom that only may come', 'P: If I get a fever I will call you.', 'S: Here for a check.', []],
  ['a symptom in a warning', 'D: Call me if you get a fever.', 'S: Here.\nP: Call if fever.', []],
  [
    "a symptom that the clinician reads from the patient's form",
    'D: I know that you were endorsing some back pain and blood in your urine.',
    'S: Back pain.',
    ['symptom: I know that you were endorsing some back pain and blood in your urine.'],
  ],
  [
    'of two symptoms asked for, the one that the answer names',
    'D: Any weight gain or swelling in your legs?\nP: A little bit of weight gain.',
    'S: Weight gain.',
    [],
  ],
  [
    'a symptom that only the plan names',
    'P: It swelled up really big.',
    'S: Knee pain.\nP: Ice to get the swelling down.',
    ['symptom: It swelled up really big.'],
  ],
  ['what the patient wishes they had', 'P: I wish I had some weight loss.', 'S: Here for a check.', []],
  ['a symptom long over', 'P: I used to get migraines and headaches years ago.', 'S: Here for a check.', []],
  ['a symptom gone by now', 'P: The nausea went away.', 'S: Here for a check.', []],
  [
    'two symptoms of two sentences',
    'P: I have been vomiting.\nD: I see.\nP: And I have diarrhea too.',
    'S: Here for a check.',
    ['symptom: I have been vomiting.', 'symptom: And I have diarrhea too.'],
  ],
  [
    'one symptom said twice is one omission',
    'P: I am so tired.\nD: I see.\nP: Yes, I am tired all day.',
    'S: Here for a check.',
    ['symptom: I am so tired. | Yes, I am tired all day.'],
  ],
  ['a side effect that is explained', 'D: It can cause nausea.', 'S: Here for a check.', []],
  ['what other people have', 'D: Some people get headaches from it.', 'S: Here for a check.', []],
  ['a fear of a symptom', 'P: I am worried that I get a seizure.', 'S: Here for a check.', []],
  [
    'a symptom that the relative tells of',
    'D: Hello.\nP: He has had a fever since Monday.',
    'S: He is eating less.',
    ['symptom: He has had a fever since Monday.'],
  ],
  [
    'a symptom denied more often than affirmed',
    'P: I feel dizzy. No, I am not dizzy. I have no dizziness.',
    'S: Here.',
    [],
  ],
  ['blood in the stool by its name', 'P: There is blood in my stool.', 'S: Reports hematochezia.', []],
  [
    'blood in the urine',
    'P: I have seen blood in my urine.',
    'S: Reports flank pain.',
    ['symptom: I have seen blood in my urine.'],
  ],
  ['pain at a place, in the note in another order', 'P: I have knee pain.', 'S: Pain in the right knee.', []],
  ['numbness as tingling', 'P: My fingers are numb.', 'S: Reports tingling of the fingers.', []],
  [
    'trouble sleeping',
    'P: I have a lot of trouble sleeping.',
    'S: Reports low mood.',
    ['symptom: I have a lot of trouble sleeping.'],
  ],
  [
    'thoughts of suicide',
    'P: I have had thoughts of suicide.',
    'S: Reports low mood.',
    ['symptom: I have had thoughts of suicide.'],
  ],
  ['denied thoughts of suicide', 'D: Any thoughts of suicide?\nP: No, never.', 'S: Reports low mood.', []],
  [
    'swelling in a run-on sentence without marks',
    'P: yeah and my ankles swell up at night',
    'S: Reports fatigue.',
    ['symptom: yeah and my ankles swell up at night'],
  ],
  ['a symptom the note only denies elsewhere counts as named', 'P: I have a cough.', 'S: Denies cough.', []],
  [
    'what the clinician knows of',
    'D: I know that you have been having heartburn at night.',
    'S: Cough.',
    ['symptom: I know that you have been having heartburn at night.'],
  ],
  [
    'a question of how it is, which nobody can say yes to',
    'D: How is the itching?\nP: Yeah, okay.',
    'S: Rash.',
    [],
  ],
];

const medicines: Case[] = [
  [
    'a medicine taken that the note does not name',
    'P: I take metformin and lisinopril.',
    'S MEDICATIONS: Metformin.',
    ['medication: I take metformin and lisinopril.'],
  ],
  ['a medicine under its brand name', 'P: I take Zestril.', 'S MEDICATIONS: Lisinopril.', []],
  ['a medicine never taken', 'P: I have never taken ibuprofen.', 'S: Here for a check.', []],
  ['a medicine asked for and denied', 'D: Do you take any aspirin?\nP: No.', 'S: Here for a check.', []],
  [
    'a medicine asked for and confirmed',
    'D: Are you still on the warfarin?\nP: Yes, every evening.',
    'S: Here for a check.',
    ['medication: Are you still on the warfarin?'],
  ],
  ["a relative's medicine", 'P: My wife takes metformin.', 'S: Here for a check.', []],
  [
    'a medicine that was stopped',
    'P: I stopped the atorvastatin a month ago.',
    'S: Here for a check.',
    ['medication: I stopped the atorvastatin a month ago.'],
  ],
  [
    'a medicine that is to be stopped',
    'P: It hurts.\nD: Please stop the ibuprofen.',
    'S: Pain.',
    ['medication: Please stop the ibuprofen.'],
  ],
  [
    'a medicine that only may be given',
    'D: If that fails we might try sumatriptan.',
    'S: Here for a check.',
    [],
  ],
  ['a medicine as a mere comparison', 'P: It looks like a Tylenol.', 'S: Here for a check.', []],
  [
    'a new medicine',
    'P: It burns.\nD: I will start you on nitrofurantoin for five days.',
    'S: Dysuria.\nP: Drink more.',
    ['medication: I will start you on nitrofurantoin for five days.'],
  ],
  [
    'a medicine continued that the note has only in the history',
    'P: I take amlodipine.\nD: Good.\nP: Yes.\nD: We will continue the amlodipine.',
    'S MEDICATIONS: Amlodipine.\nP: Walk daily.',
    ['planned: We will continue the amlodipine.'],
  ],
  [
    'a medicine continued that the plan has',
    'P: I take amlodipine.\nD: Good.\nD: We will continue the amlodipine.',
    'S MEDICATIONS: Amlodipine.\nP: Continue amlodipine.',
    [],
  ],
  ['a level of lithium is no medicine', 'D: Your lithium level is fine.', 'S MEDICATIONS: Lithium.', []],
  ['potassium is a value as well', 'D: I will check your potassium.', 'P: Check potassium.', []],
  [
    'a dose that the note leaves out',
    'P: I take metoprolol 50 milligrams.',
    'S MEDICATIONS: Metoprolol.',
    ['dose: I take metoprolol 50 milligrams.'],
  ],
  ['a dose that the note has', 'P: I take metoprolol 50 milligrams.', 'S MEDICATIONS: Metoprolol 50 mg.', []],
  ['a dose in words', 'P: I take metoprolol fifty milligrams.', 'S MEDICATIONS: Metoprolol 50 mg.', []],
  [
    'another dose than the one in the note',
    'P: I take metoprolol twenty five milligrams.',
    'S MEDICATIONS: Metoprolol 50 mg.',
    ['dose: I take metoprolol twenty five milligrams.'],
  ],
  [
    'units of insulin',
    'P: I inject Lantus 20 units at night.',
    'S MEDICATIONS: Lantus.',
    ['dose: I inject Lantus 20 units at night.'],
  ],
  [
    'a medicine that is also a class',
    'D: I want you on prednisone for five days.',
    'S: Wheezing.',
    ['medication: I want you on prednisone for five days.'],
  ],
  ['a duration is no dose', 'P: I have taken metoprolol for 6 years.', 'S MEDICATIONS: Metoprolol.', []],
  [
    'the dose of a medicine twice said is one omission',
    'P: I take losartan 50 mg.\nD: So losartan 50 mg.',
    'S MEDICATIONS: Losartan.',
    ['dose: I take losartan 50 mg.'],
  ],
  ['insulin resistance is no insulin', 'D: You have insulin resistance.', 'A: Resistance to insulin.', []],
];

const allergies: Case[] = [
  [
    'an allergy asked for by name alone',
    'D: allergies\nP: neomycin drops made my lids blow up',
    'S MEDICATIONS: Neomycin.',
    ['allergy: allergies | neomycin drops made my lids blow up'],
  ],
  [
    'an allergy',
    'P: I am allergic to penicillin.',
    'S: Here for a check.',
    ['allergy: I am allergic to penicillin.'],
  ],
  ['an allergy that the note has', 'P: I am allergic to penicillin.', 'S ALLERGIES: Penicillin.', []],
  ['an allergy told in prose', 'P: I am allergic to sulfa.', 'S: She is allergic to sulfa.', []],
  [
    'an allergy where the note has another',
    'P: I am allergic to sulfa.',
    'S ALLERGIES: Penicillin.',
    ['allergy: I am allergic to sulfa.'],
  ],
  [
    'an allergy that was asked for',
    'D: Any allergies?\nP: Latex.',
    'S: Here for a check.',
    ['allergy: Any allergies? | Latex.'],
  ],
  ['an allergy asked for that the note has', 'D: Any allergies?\nP: Latex.', 'S ALLERGIES: Latex.', []],
  [
    'that there are none',
    'D: Any allergies to medications?\nP: No.',
    'S: Here for a check.',
    ['allergy: Any allergies to medications? | No.'],
  ],
  [
    'that there are none, as the note says',
    'D: Any allergies?\nP: No.',
    'S ALLERGIES: Denies allergies.',
    [],
  ],
  ['NKDA', 'D: Any allergies?\nP: No.', 'S ALLERGIES: NKDA.', []],
  [
    'no known allergies, as the clinician reads them out',
    'D: You have no known drug allergies.',
    'S: Here for a check.',
    ['allergy: You have no known drug allergies.'],
  ],
  [
    'seasonal allergies are no allergy to a medicine',
    'P: My seasonal allergies are bad.',
    'S: Seasonal allergies.',
    [],
  ],
  ["a mother's allergy", 'P: My mother is allergic to penicillin.', 'S: Here for a check.', []],
  ['what somebody is not allergic to', 'P: I am not allergic to penicillin.', 'S: Here for a check.', []],
  ['an allergist', 'D: See the allergist about the allergy shots.', 'P: See the allergist.', []],
];

const history: Case[] = [
  ['a diagnosis', 'P: I have asthma.', 'S: Here for a check.', ['history: I have asthma.']],
  ['a diagnosis that the note has', 'P: I have asthma.', 'S PAST MEDICAL HISTORY: Asthma.', []],
  [
    'a diagnosis by its lay name',
    'P: I have high blood pressure.',
    'S PAST MEDICAL HISTORY: Hypertension.',
    [],
  ],
  ["a father's diagnosis", 'P: My father had a stroke.', 'S: Here for a check.', []],
  ['a diagnosis denied', 'P: I do not have diabetes.', 'S: Here for a check.', []],
  [
    'a diagnosis long ago',
    'P: I had a heart attack in two thousand eighteen.',
    'S: Here for a check.',
    ['history: I had a heart attack in two thousand eighteen.'],
  ],
  [
    'an operation',
    'P: I had a hysterectomy ten years ago.',
    'S: Well.',
    ['history: I had a hysterectomy ten years ago.'],
  ],
  ['an operation in other words', 'P: I had my gallbladder out.', 'S SURGICAL HISTORY: Cholecystectomy.', []],
  ['an operation that is planned', 'D: You may need a knee replacement.', 'S: Knee pain.', []],
  ['a diagnosis that is only possible', 'D: This might be gout.', 'S: Toe pain.', []],
];

for (const [title, cases] of Object.entries({ symptoms, medicines, allergies, history })) {
  describe(`what was told and is not in the note, ${title}`, () => {
    test.each(cases)('%s', (_, dialogue, note, missing) => {
      expect(missingFrom(dialogue, note)).toEqual(missing);
    });
  });
}
