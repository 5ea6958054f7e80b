import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a visit of a few turns', () => {
  it.each<SmallVisit>([
    [
      'Patient: I fell on my wrist. / Doctor: You have a sprained wrist.',
      ['1. Sprained wrist.'],
      [/PAST MEDICAL/],
    ],
    [
      'Patient: I have moles. / Doctor: We will look at them in the spring.',
      ['HISTORY OF PRESENT ILLNESS\nThe patient has moles.'],
      [/SOCIAL/],
    ],
    [
      "Patient: I have a sore throat. / Doctor: I'd like to feel your neck. That's normal. And look in your ears. Those look fine.",
      ['Neck: Normal.', 'Ears: fine.'],
    ],
    [
      "Patient: My toe hurts. / Doctor: So number one, the gout. Take colchicine. Number two, your sugars. That's out of control. Let's add Jardiance.",
      ['1. Gout.', 'That is out of control.'],
    ],
    [
      'Doctor: You have asthma, high blood pressure, and gout. Any surgeries? / Patient: I had my appendix out.',
      ['PAST MEDICAL HISTORY\n- The patient has asthma, hypertension, and gout.'],
    ],
  ])('%s', (...one) => holds(one));
});
