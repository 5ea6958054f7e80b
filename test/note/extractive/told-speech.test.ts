import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

const pain = 'Doctor: What happened? / Patient: My chest went tight on the train and I felt dizzy.';

describe('speech and thoughts told in their own words', () => {
  it.each<SmallVisit>([
    [`${pain} I was like, I'm gonna die on the Victoria line.`, [], [/die/]],
    [`${pain} My boss was like, Kelly, you're grey, go home.`, [], [/Kelly/]],
    [`${pain} I thought, oh, here we go.`, [], [/here (?:we|she|he|they) go/]],
    // A likeness, an age, a plan.
    ['Doctor: How do they look? / Patient: My tonsils are huge. They were like golf balls.', ['golf balls']],
    [`${pain} I thought, if I sit down it stops.`, ['sit']],
  ])('%s', (...visit) => holds(visit));
});

describe('what the clinician asks the patient to do from now on', () => {
  const plan =
    "Doctor: What's happened? / Patient: I keep getting dizzy when I stand up. / Doctor: It sounds like low blood pressure. I'd like you to stop the amlodipine. / Patient: Okay.";
  it.each<SmallVisit>([
    [
      `${plan} / Doctor: And could you do the blood pressure once a day, and write it down? And I'd like you in for some bloods. / Patient: Is that my heart?`,
      ['advised to do the blood pressure once daily, and write it down'],
    ],
    [
      `${plan} / Doctor: And can you bring your tablets with you? / Patient: Yeah, I can.`,
      ['The patient was advised to bring'],
    ],
    // Declined.
    [
      `${plan} / Doctor: And could you do the blood pressure once a day? / Patient: No, I've no machine.`,
      [],
      [/advised to do the blood pressure/],
    ],
  ])('%s', (...visit) => holds(visit));
});
