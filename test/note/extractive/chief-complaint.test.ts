import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const complaintOf = async (...lines: string[]) =>
  /CHIEF COMPLAINT\n(.*)/.exec((await noteOf(lines.join('\n'))).subjective)?.[1];

it.each([
  [
    'the part that hurts, not the diagnosis',
    'Left shoulder pain.',
    [
      '[doctor] Hi, tell me what happened.',
      '[patient] I reached for a box and something popped in my left shoulder.',
      '[doctor] Where does it hurt?',
      '[patient] In the front, when I lift the arm.',
      '[doctor] Let me take a look. You are tender over the biceps tendon.',
      '[doctor] I think you have biceps tendinitis. Start physical therapy, twice a week.',
    ],
  ],
  [
    'the side said last where the first was taken back',
    'Right leg pain.',
    [
      "[doctor] hey , i'm seeing mrs . peterson , she's a 43-year-old patient . she's here for left leg pain . right leg pain , right leg pain ?",
      '[patient] yes . i hurt the top part of my right leg here .',
      '[doctor] okay . let me take a look .',
    ],
  ],
  [
    'the first side, where the other is only spoken of',
    'Left leg pain.',
    [
      "[doctor] she's a 43-year-old patient . she's here for left leg pain . the right leg is fine .",
      '[patient] yes .',
      '[doctor] okay . let me take a look .',
    ],
  ],
  [
    'the symptom told first',
    'Palpitations.',
    [
      '[doctor] What has been going on?',
      '[patient] I have had palpitations for a month, and some dizziness.',
      '[doctor] Any chest pain?',
      '[patient] No.',
      '[doctor] Your heart is irregularly irregular.',
      '[doctor] This is called atrial fibrillation. I want to start you on apixaban.',
    ],
  ],
  [
    'what the visit is for, where the clinician says so',
    'Yearly check on the asthma and the eczema.',
    [
      '[doctor] So you are here for your yearly check on the asthma and the eczema, right?',
      '[patient] Yes. I had a cough in the spring.',
      '[doctor] Your lungs are clear.',
      '[doctor] For your asthma, continue the albuterol as needed.',
    ],
  ],
  [
    'what was answered, where the clinician asks in the middle of saying it',
    'Right arm pain.',
    [
      "[doctor] She's a 39-year-old female here for, what are you here for?",
      '[patient] My right arm hurts, really bad.',
      '[doctor] What I see is a fracture of the humerus. We will put you in a sling.',
    ],
  ],
])('the chief complaint is %s', async (_, complaint, lines) => {
  expect(await complaintOf(...lines)).toBe(complaint);
});
