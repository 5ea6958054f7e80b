import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is said to a medicine that the other spoke of', () => {
  it.each<SmallVisit>([
    [
      "Mother: He's had a fever for two days. / Doctor: It's a virus. / Mother: And can I keep giving the Motrin? / Doctor: Yes, you can go up to eight mLs every six hours. And you can alternate it with the Tylenol.",
      [
        'Motrin: the patient can go up to 8 mL every 6 hours.',
        'The patient may alternate the Motrin with the Tylenol.',
      ],
    ],
    [
      "Patient: My chest hurts. / Doctor: It's angina. I'll give you nitroglycerin. / Patient: So I don't take the Viagra then? / Doctor: Right, not both.",
      ['The patient was advised not to take the Viagra.'],
    ],
    [
      "Patient: My chest hurts. / Doctor: It's angina. / Patient: So I don't take the Viagra then? / Doctor: No, you can take it.",
      [],
      [/not to take/],
    ],
    [
      'Patient: My chest is better. / Doctor: Are you taking anything? / Patient: Just aspirin, eighty-one. / Doctor: You can stay on that.',
      ['- Aspirin 81 mg.', 'The patient may stay on the aspirin.'],
    ],
    [
      'Daughter: Could she try donepezil? / Doctor: Maybe at the next visit, if the EKG is fine.',
      ['Donepezil: maybe at the next visit, if the EKG is fine.'],
    ],
    [
      "Patient: I've got a cough. / Doctor: It's bronchitis. / Patient: I had azithromycin last time, that worked good. / Doctor: It did, but with your heart I'd rather not.",
      ["Azithromycin: with the patient's heart we would rather not."],
    ],
    [
      "Patient: My hands shake. / Doctor: The lithium level was one point one. I'd go down to six hundred, both at night.",
      ['Lithium: we would go down to 600, both at night.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a vaccine that is offered and taken', () => {
  it.each<SmallVisit>([
    [
      "Mother: He's here for his checkup. / Doctor: Do you want the flu shot? / Mother: She had it at the pharmacy. No, actually, that was me. Yes please. / Doctor: Okay, so we'll do that.",
      ['Medical Treatment: We will do the flu vaccine.'],
    ],
    [
      "Mother: She's here for her checkup. / Doctor: He's due for his second HPV, and flu. / Doctor: Let's do both today.",
      ['He is due for his second HPV, and flu.'],
      ['1. Flu'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is said without marks', () => {
  it.each<SmallVisit>([
    [
      "Patient: my joints ache / Doctor: i want you to miss the methotrexate this coming monday and i'll speak to the dermatology team",
      [
        'The patient was advised to miss the methotrexate this coming Monday.',
        'We will speak to the dermatology team.',
      ],
      [/advised to miss\./],
    ],
    [
      "Patient: my joints ache / Doctor: i'll speak to rheumatology",
      ['speak to rheumatology'],
      [/dermatology/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('whom the clinician turns to, and what comes next', () => {
  it.each<SmallVisit>([
    [
      "Patient: I had a seizure. / Doctor: I have to be honest, Mr. Petrov, I don't want you driving.",
      ['We do not want him driving.'],
      [/Petrov/],
    ],
    [
      "Patient: I have a pain in my knee. / Doctor: I'll be honest, Mrs. Bell, I think you should lose some weight.",
      ['The patient was advised to lose some weight.'],
      [/Bell/],
    ],
    [
      "Patient: I can't see well. / Doctor: First, you've got glaucoma. Would you like drops or laser? / Patient: Drops I guess. / Doctor: Good. Second, you've got a cataract on the right.",
      ['1. Cataract. The patient has a cataract on the right.'],
      [/To "drops"/],
    ],
    [
      "Patient: My heart is fine. / Doctor: And cardiology's seeing you when? / Patient: The fourteenth. / Doctor: Good, keep that.",
      [],
      [/keep that/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('where the clinician presses or looks', () => {
  it.each<SmallVisit>([
    [
      "Patient: My heel hurts in the morning. / Doctor: Now the heel, I'm gonna push right here on the bottom, on the inside. / Patient: Whoa! / Doctor: That's it, that's the spot, so the medial tubercle.",
      ['medial tubercle is the spot'],
      [/1\. That is/],
    ],
    [
      "Mother: She's here for her ear. / Doctor: The ear is sore. The part I can see is bulging.",
      ['Visible part is bulging.'],
      [/there is is/],
    ],
    [
      "Patient: I've had leg pain. / Doctor: Let me see the calves. They're the same size, it's soft, I squeeze it and it doesn't hurt? / Patient: No. / Doctor: Okay, I'm not worried about a clot there.",
      ['Musculoskeletal: Calves: the same size, it is soft.'],
      [/Asked/],
    ],
    [
      'Patient: My back hurts. / Doctor: Pulses are good down here, and you can feel me touching you? Good.',
      ['Pulses are good down here.'],
    ],
    [
      "Mother: he has ear pain / Doctor: there's pus in the canal and i can't see the whole drum but the part i can see is red and bulging",
      ['the whole drum is not visible'],
    ],
  ])('%s', (...one) => holds(one));
});
