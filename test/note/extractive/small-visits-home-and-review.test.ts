import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what who came along answers for the patient', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Hello Frank. / Patient: Hello. / Doctor: And you've got tamsulosin here. / Daughter: Yes, at night, four hundred micrograms. / Doctor: It's heart failure. Carry on with the furosemide.",
      ['Tamsulosin 400 mcg at night.'],
      [/daughter has tamsulosin/],
    ],
    [
      'Doctor: Hello Joan. / Patient: Hello. / Doctor: You still take the aspirin? / Husband: Yes, at night. / Doctor: Your blood pressure is fine. Carry on.',
      ['Aspirin at night.'],
      [/husband (?:still )?takes/],
    ],
    [
      'Patient: I came for my check. / Doctor: You were on hydrochlorothiazide? / Wife: Stopped. His sodium was low. / Doctor: And the aspirin? / Wife: Stopped last week by the hospital. / Doctor: The pneumonia is getting better.',
      ['Hydrochlorothiazide: stopped; his sodium was low.', 'Aspirin: stopped last week by the hospital.'],
      [/wife stopped/],
    ],
    [
      'Patient: Hello. / Doctor: How is he doing? / Daughter: Started getting muddled at night again. / Doctor: It is dementia.',
      ['started getting muddled at night again'],
      [/daughter started/],
    ],
    [
      "Patient: Hello. / Doctor: And the glipizide? / Wife: He hasn't taken that since the summer. You took him off it because he was getting the lows. / Doctor: Your diabetes is fine.",
      ['The clinician took him off the glipizide because he was getting the lows.'],
    ],
    [
      "Clinician: How's the memory, would you say? / Patient: There's nothing wrong with my memory. / Daughter: He left the gas on once. / Clinician: Any swelling in the ankles, Frank? / Patient: No, no swelling. / Daughter: There is a bit by the evening. / Clinician: Weigh yourself every morning, Frank. It's heart failure.",
      [
        "There is nothing wrong with the patient's memory (by the patient's own account).",
        "He left the gas on once (per the patient's daughter).",
        "There is some by the evening (per the patient's daughter).",
        'weigh themself every morning.',
      ],
      [/Cardiovascular: Denies/, /, Frank/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('medicines gone through one by one', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Let's go through the tablets. Bisoprolol. / Daughter: He has that in the morning, two point five. / Doctor: Lansoprazole. / Daughter: Every morning, thirty. / Doctor: Adcal? / Daughter: Yes, one twice a day. / Doctor: It's heart failure. Carry on.",
      ['Bisoprolol 2.5 mg in the morning.', 'Lansoprazole 30 mg every morning.', 'Adcal 1 twice daily.'],
    ],
    [
      'Doctor: Metformin. / Wife: They had him off it in the hospital and they said start it back Monday, so he did. A thousand twice a day. / Doctor: Amlodipine? / Wife: Ten. They took him off the ten and put him on five. / Doctor: The pneumonia is getting better.',
      ['- Metformin 1000 mg twice daily.', '- Amlodipine 5 mg.'],
    ],
    [
      "Doctor: You're still on the antibiotic? / Wife: The Augmentin, twice a day. / Doctor: 875? / Wife: Yes. / Doctor: And the losartan? / Wife: In the morning. / Doctor: 50? / Wife: Yes, fifty. / Doctor: The pneumonia is getting better.",
      ['- Augmentin 875 twice daily.', '- Losartan 50 mg in the morning.'],
    ],
    [
      "Doctor: Anything over the counter, ibuprofen? / Daughter: No, I threw the ibuprofen out after the hospital told us. / Doctor: It's heart failure. Carry on.",
      [],
      [/^- Ibuprofen/m],
    ],
    [
      "Patient: My back hurts. / Doctor: You're still on the losartan? / Patient: Yeah, fifty. And the allergy pill, the Zyrtec. / Doctor: Keep those the same. You've got osteoporosis, the scan showed.",
      ['- Losartan 50 mg.', '- Zyrtec.', 'the losartan and the Zyrtec the same'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was asked, and what of it is so', () => {
  it.each<SmallVisit>([
    [
      'Clinician: Do you get anything before it comes on, any flashing lights, zigzags, numbness, anything like that? / Patient: Yes, I saw zigzag lines and then the headache came. / Clinician: And had you ever had migraines before? / Patient: No. / Clinician: And how old are you now, 31? / Patient: 32 next week. / Clinician: It is migraine with aura.',
      ['is 31 years old'],
      [/Reports[^.]*numbness/, /Denies migraines/],
    ],
    [
      'Doctor: How old is he, four? / Mother: Five in March. / Doctor: Has he had a seizure before? / Mother: Never. / Doctor: It was a seizure.',
      [],
      [/5 years old/, /Denies seizure/],
    ],
    [
      "Doctor: The A1c was 7.8. So that's type 2 diabetes. / Patient: Damn. My brother's got it. / Doctor: I want you on a statin. That's for the heart, everybody with diabetes over forty. It'd lower your chance of a heart attack. Start metformin 500 once a day.",
      ["The patient's brother has type 2 diabetes.", '1. Type 2 diabetes.'],
      [/\d\. Everybody/, /I21/],
    ],
    [
      'Doctor: Did anyone talk to you about your wishes, if things got really bad? / Patient: I told them I do not want to be on a machine. / Wife: I am his health care proxy. / Doctor: The pneumonia is getting better.',
      ['does not want to be on a machine', 'his health care proxy'],
    ],
    [
      'Doctor: What can I do for you today? / Patient: Hi. I need a new prescription for my pill, and they said I had to come in for a check. / Doctor: Are you happy with it? / Patient: Yes. / Doctor: Your blood pressure is fine.',
      ['Prescription for the pill.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('vaccines that are due, and what is to be done', () => {
  it.each<SmallVisit>([
    [
      "Doctor: And the flu shot? / Patient: I had that two weeks ago at work. / Doctor: Tetanus, it looks like 2014, so you're due for that one as well. We can do it at the next visit so you don't get two sore arms. / Patient: Fine by me. / Doctor: A1c is 5.9, so that's prediabetes. Walk more.",
      ['the tetanus vaccine at the next visit'],
      [/the flu (?:vaccine|shot) at the next visit/],
    ],
    [
      "Doctor: Are you up to date on your shots? / Patient: I had the flu one. / Doctor: And the tetanus, you're due. I'd do it next time. / Patient: Sure. / Doctor: It's asthma. Keep going with the inhaler.",
      ['the tetanus vaccine next time'],
      [/\d\. Tetanus/],
    ],
    [
      "Patient: I'm tired. / Doctor: It's diabetes. If it's under 70, have some juice and call me. If the dressing gets wet, change it and let me know.",
      ['the patient was advised to have some juice and call us', 'to change it and notify us'],
    ],
  ])('%s', (...one) => holds(one));
});
