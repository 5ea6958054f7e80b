import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a medicine that is begun, whatever its first letter', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You have hypertension. Let's do amlodipine, five milligrams. / Patient: Okay.",
      ['We will do amlodipine, 5 mg.'],
    ],
    [
      "Doctor: You have asthma. Let's do albuterol, two puffs as needed.",
      ['We will do albuterol, 2 puffs as needed.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a medicine that is left as it is', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Your diabetes is fine. Leave the metformin alone.',
      ['- Metformin.', 'The patient was advised to leave the metformin alone.'],
      [/hold/],
    ],
    [
      "Patient: I take Eliquis and I bruise. / Doctor: You have atrial fibrillation. Leave your Eliquis alone, don't stop it.",
      ['leave their Eliquis alone, do not stop it.'],
      [/hold/],
    ],
    [
      'Patient: I take ramipril. / Doctor: Your blood pressure is good. You could leave the ramipril alone.',
      ['The patient may leave the ramipril alone.'],
      [/hold/],
    ],
    [
      "Patient: I take glipizide and metformin. / Doctor: Your type 2 diabetes looks good. We'll leave the glipizide for now.",
      ['- Glipizide.', 'We will leave the glipizide for now.'],
      [/hold/],
    ],
    [
      "Patient: I take Ozempic. / Doctor: You have type 2 diabetes. / Patient: And the Ozempic? Do I have to stop it? / Doctor: I'd leave it for now. I'd hold it the week before your surgery.",
      ['- Ozempic.', "We would hold it the week before the patient's surgery."],
      [/on hold from|hold the Ozempic for now/],
    ],
    [
      'Patient: I take ibuprofen for my knee. / Doctor: You have kidney disease. Leave the ibuprofen alone.',
      ['Ibuprofen (stopped at this visit).', 'The patient was advised to avoid the ibuprofen.'],
    ],
    [
      'Patient: I take Eliquis. / Doctor: You have a nosebleed. Leave the Eliquis off for two days.',
      ['Eliquis (on hold from this visit).', 'hold the Eliquis for 2 days.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is not begun yet', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You're perimenopausal. I'm gonna hold off on hormones.",
      ['We will hold off on hormones.'],
      [/hold hormones/],
    ],
    ["Doctor: You have mild dementia. We're going to hold off on Aricept.", ['We will hold off on Aricept.']],
  ])('%s', (...one) => holds(one));
});
