import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is asked of the patient in a question', () => {
  it.each<SmallVisit>([
    [
      "Patient: My ankles swell at night. / Doctor: It's the heart failure. I'm going up on the furosemide to 40. Can you weigh yourself every morning for me? / Patient: Okay.",
      ['The patient agrees to weigh themselves every morning.'],
    ],
    [
      "Patient: My ankles swell. / Doctor: Would you cut back on the salt? It's holding the fluid. / Patient: Okay.",
      ['The patient agrees to cut back on the salt.'],
    ],
    [
      "Patient: My ankles swell. / Doctor: Would you cut back on the salt? It's holding the fluid. / Patient: No, I don't think so.",
      ['The patient was asked to cut back on the salt (the patient: "No, I don\'t think so").'],
      [/agrees/],
    ],
    [
      "Patient: I'm having my knee replaced. / Doctor: You've got sleep apnea. Would you get the CPAP going again? Anesthesia's going to want that. / Patient: Fine.",
      ['The patient agrees to get the CPAP going again.'],
    ],
    [
      "Patient: My heart's racing. / Doctor: The EKG is normal. Would you stop the energy drinks? / Patient: I guess.",
      ['The patient was asked to stop the energy drinks (the patient: "I guess").'],
    ],
    [
      "Patient: My shoulder hurts. / Doctor: Can you lift your arm? Good. It's bursitis. Ice it. / Patient: Okay.",
      ['The patient was advised to ice it.'],
      [/agrees|was asked/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a yes or a no at the end of an answer', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm twelve weeks along. / Doctor: All good. See you in four weeks. / Patient: Can I have sushi? / Doctor: You can. If it's raw fish, no.",
      ['if it is raw fish, no.'],
    ],
    [
      "Patient: My stomach burns. / Doctor: It's reflux. Take omeprazole 20 daily. / Patient: Can I drink? / Doctor: A glass of wine, fine. Beer, no.",
      ['Beer, no.'],
    ],
    [
      "Patient: I'm here for my yearly. / Doctor: I'd like some labs, a lipid panel and an A1c. / Patient: Do I need to fast? / Doctor: For the lipids, yes. For the other one, no.",
      ['for the lipids, yes.', 'For the other one, no.'],
    ],
    [
      "Patient: I'm here for my hip surgery clearance. / Nurse: Can you do a flight of stairs? / Patient: With the hip, no. / Doctor: Okay. Your hip is arthritic.",
      [],
      [/can do a flight of stairs/],
    ],
  ])('%s', (...one) => holds(one));
});
