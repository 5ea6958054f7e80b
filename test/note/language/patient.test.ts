import { describe, expect, it } from 'vitest';
import { patientOf } from '../../../src/note/language/patient.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

describe('the patient', () => {
  it.each([
    [
      'Doctor: Ana is a fifty year old female with asthma.\nPatient: Yes.',
      { sex: 'female', age: 50, name: 'Ana' },
    ],
    ['Doctor: This is a 34-year-old man with knee pain.\nPatient: Yes.', { sex: 'male', age: 34 }],
    [
      'Doctor: Good morning Mrs. Lopez.\nPatient: Good morning.',
      { sex: 'female', age: null, name: 'Mrs. Lopez' },
    ],
    ['Doctor: hi , tomas . how are you ?\nPatient: fine .', { sex: 'unknown', age: null, name: 'Tomas' }],
    ["Doctor: Have a seat, ma'am.\nPatient: Thanks.", { sex: 'female', age: null }],
    [
      "Doctor: How did you do it?\nPatient: Playing soccer. I'm in a women's league.",
      { sex: 'female', age: null },
    ],
    [
      'Doctor: Your hemoglobin was 13.1, which is a touch low for a man.\nPatient: Okay.',
      { sex: 'male', age: null },
    ],
    ['Doctor: Any tablets?\nPatient: Just the mini pill.', { sex: 'female', age: null }],
    ['Doctor: Any surgeries?\nPatient: A vasectomy.', { sex: 'male', age: null }],
    ['Doctor: Any surgeries?\nPatient: My wife had a C-section.', { sex: 'unknown', age: null }],
    ['Doctor: Any tablets?\nPatient: The pill for my bones.', { sex: 'unknown', age: null }],
    // "Her" is the sister who was named.
    [
      'Doctor: Who is at home?\nPatient: My sister calls every day.\nDoctor: Can we call her now? Can she come? She can hold the pills.\nPatient: She can.',
      { sex: 'unknown', age: null },
    ],
    ['Doctor: How old are you?\nPatient: sixty two.', { sex: 'unknown', age: 62 }],
    [
      'Doctor: Hello.\nPatient: I was fourteen stone and I am thirteen and a half now.',
      { sex: 'unknown', age: null },
    ],
    ["Doctor: Hello.\nPatient: I'm forty five and my prostate is acting up.", { sex: 'male', age: 45 }],
    [
      "Doctor: Hello.\nMother: He's had a fever and he won't eat. He's been fussy and my son never cries.",
      { sex: 'male', age: null },
    ],
    [
      'Doctor: Hello.\nPatient: My 12-year-old daughter is sick too. My wife says she is worried.',
      { sex: 'unknown', age: null },
    ],
    // His wife's word, and she was right.
    [
      "Doctor: What's it been doing?\nPatient: It's this thing on my back. She says it changed.\nDoctor: She was right to send you. Tell her she did well. She saw it early, and she took a picture.\nPatient: I will. I can't see it.\nDoctor: Any itch?\nPatient: No.\nDoctor: Any bleeding?\nPatient: No.",
      { sex: 'unknown', age: null },
    ],
    // Of her baby.
    [
      "Doctor: Is he all right in the pram?\nPatient: He's asleep, don't look.\nDoctor: He's got good cheeks. Are you feeding him yourself? Do you carry him up stairs?\nPatient: I do.\nDoctor: And the pelvic floor?\nPatient: I leak when I run.\nDoctor: How often?\nPatient: I'd say daily.",
      { sex: 'unknown', age: null },
    ],
    ['Doctor: Hello.\nPatient: I have a cough.', { sex: 'unknown', age: null }],
    [
      "Doctor: How old is he? Is he feeding? He looks well.\nPatient: He's fine. It's my left side, I haven't had this since I was pregnant.",
      { sex: 'female', age: null },
    ],
    [
      'Doctor: He is a bonny one. Keep nursing on that side, he will not mind.\nPatient: It is sore.',
      { sex: 'female', age: null },
    ],
    [
      'Doctor: How many did you miss in a month? I would not miss the evening one.',
      { sex: 'unknown', age: null },
    ],
    [
      'Doctor: Have a seat, Miss Harper.\nPatient: Thanks.',
      { sex: 'female', age: null, name: 'Miss Harper' },
    ],
    ["Doctor: Prostate's smooth, about forty grams.", { sex: 'male', age: null }],
    ['Doctor: With milk?\nPatient: With my milk, yeah.', { sex: 'unknown', age: null }],
    ['Doctor: When was your last period?\nPatient: Two weeks ago.', { sex: 'female', age: null }],
    ['Doctor: My mother had periods of this.\nPatient: Okay.', { sex: 'unknown', age: null }],
    ["Doctor: Drink?\nPatient: I'm eight years sober.", { sex: 'unknown', age: null }],
    ["Doctor: Hello.\nPatient: I'm 71 years old.", { sex: 'unknown', age: 71 }],
    ['Dr. Shah: Hello.\nMr. Stone: I am 5 weeks into this.', { sex: 'male', age: null, name: 'Mr. Stone' }],
  ])('of %j is %j', (text, facts) => {
    expect(patientOf(parseTranscript(text))).toEqual(facts);
  });
});
