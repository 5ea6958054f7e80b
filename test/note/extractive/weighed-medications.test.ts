import { describe, expect, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';
import { noteOf } from './written-note.ts';

describe('a medicine that is named but not taken', () => {
  it.each<SmallVisit>([
    [
      'Doctor: And your sugars in the hospital? / Patient: They went up with the steroids. They had to give me insulin for a couple of days. / Doctor: And at home, what do you take? / Patient: Spiriva in the morning and albuterol when I need it.',
      ['- Spiriva in the morning.\n- Albuterol as needed.'],
      [/- Insulin/],
    ],
    [
      "Doctor: What about penicillin? / Patient: My mom's allergic to it. I've had amoxicillin plenty of times and never a problem. / Doctor: Good. And what do you take? / Patient: The prenatal, and baby aspirin.",
      ['- Prenatal.\n- Baby aspirin.'],
      [/- Amoxicillin/, /- Penicillin/],
    ],
    [
      "Doctor: Any preventive, propranolol, topiramate? / Patient: My mom was on topiramate and it made her stupid, her words. I've never been on anything daily. / Doctor: And for the attacks? / Patient: Excedrin.",
      ['- Excedrin.'],
      [/- Propranolol/, /- Topiramate/],
    ],
    [
      "Doctor: For the reflux, what do you take? / Patient: I was on the lithium for years but they switched me off that a good while ago, I'm on lamotrigine now. And Tums.",
      ['- Lamotrigine.\n- Tums.'],
      [/- Lithium/],
    ],
    [
      "Patient: I took the Viagra a few years back and got a headache, I don't need it now. I take tamsulosin at night. / Doctor: Any dizziness with it? / Patient: No.",
      ['- Tamsulosin at night.'],
      [/- Viagra/],
    ],
    [
      'Doctor: What are you taking? / Patient: I restarted the Plavix. / Doctor: Right, the clopidogrel, for your stent. And the metformin? / Patient: A thousand twice a day.',
      ['- Plavix.\n- Metformin 1000 mg twice daily.'],
      [/- Clopidogrel/],
    ],
  ])('is not on the list: %s', async (...one) => holds(one));
});

describe('a condition that is named and not had', () => {
  it('heads nothing and is not coded where the answer is no', async () => {
    const visit =
      "Doctor: You're in between, we call it prediabetes. / Patient: So I'm diabetic? / Doctor: No. Six and a half would be diabetes. Cut back on the soda. We'll check the A1c again in six months.";
    await holds([visit, ['1. Prediabetes.', 'no, 6 and a half would be diabetes'], [/\d\. Diabetes/]]);
    await codes(visit, ['R73.03'], ['E11.9']);
  });

  it('is no chief complaint where a relative has it', async () => {
    const { subjective } = await noteOf(
      "Doctor: What brings you in?\nPatient: My brother-in-law had a stroke. He's home now, he's talking. Scared the heck out of my wife, she made me come in.\nDoctor: So for your blood pressure, it's one fifty over ninety. Let's raise the lisinopril to twenty.",
    );
    expect(subjective).not.toMatch(/CHIEF COMPLAINT\nStroke/);
  });

  it('is coded as its signs where it is only possible', async () =>
    codes(
      "Doctor: You have plaque psoriasis. I'm going to give you clobetasol ointment twice a day for two weeks. / Patient: And the hands? / Doctor: The morning stiffness and the sausage finger makes me think about psoriatic arthritis. I don't want to say you've got it, but I'd like you to see a rheumatologist.",
      [],
      ['L40.50'],
    ));
});

describe('an operation of a relative', () => {
  it('is none of the patient’s', async () =>
    holds([
      "Doctor: Any surgeries? / Patient: No. My mom bled a lot, she had the hysterectomy at forty. / Doctor: Could you be pregnant? / Patient: No. My husband had the vasectomy. / Doctor: I think you're anemic from the heavy periods. We'll check a ferritin.",
      ['FAMILY HISTORY\n'],
      [/SURGICAL HISTORY/],
    ]));
});

describe('a bare no before what explains it', () => {
  it.each<SmallVisit>([
    [
      "Doctor: I'd like to start doxycycline for the bronchitis, a hundred twice a day for a week. / Patient: Does doxycycline bother the tendons? / Doctor: No. That's the levofloxacin family.",
      ['"Does doxycycline bother the tendons?": no, that is the levofloxacin family'],
    ],
    [
      "Doctor: It's an ear infection. Amoxicillin, twice a day, ten days. / Mother: Does he need tubes? / Doctor: No. That's for three in six months, or four in a year.",
      ['asked whether he needs tubes: no, that is for 3 in 6 months, or 4 in a year'],
    ],
  ])('stays: %s', async (...one) => holds(one));
});

describe('what a medicine did that is taken no more', () => {
  it.each([
    "Doctor: And the lisinopril, ten? / Patient: No, no. That gave me that awful cough. It's the other one now, losartan, fifty.",
    "Doctor: Why did they change the ramipril? / Patient: Terrible cough. I've been on candesartan since.",
    "Patient: They changed the lisinopril because of the cough, it's losartan now. / Doctor: Any swelling? / Patient: No.",
  ])('is no symptom of now: %s', async (visit) => holds([visit, [], [/Respiratory: Reports cough/]]));
});
