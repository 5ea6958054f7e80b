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
    'no pain that was denied',
    'Floaters.',
    [
      "[doctor] What's going on with your eyes?",
      '[patient] I see flashes and new floaters in the right eye. No pain.',
      '[doctor] On the exam there is a retinal tear in the right eye.',
      '[doctor] You have a retinal detachment in the right eye. You need to see the retina surgeon today.',
    ],
  ],
  [
    'what the first question is about',
    'Headaches.',
    [
      '[doctor] Tell me about the headaches.',
      '[patient] They are on the left side, three times a week. Light bothers me and I throw up.',
      '[doctor] This is migraine with aura. Start topiramate twenty five at night.',
    ],
  ],
  [
    'what the patient did to themself',
    'Left hand injury.',
    [
      '[doctor] What happened?',
      "[patient] I cut my left hand on broken glass an hour ago. It won't stop bleeding.",
      "[doctor] It's a laceration of the left hand. Keep it dry for a day.",
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
  [
    'what the clinician read that the patient has',
    'Difficulty swallowing.',
    [
      "[doctor] okay raymond it looks like you've been having some difficulty swallowing over a period of time could you tell me what's going on",
      '[patient] things have been stressful and it hurts when i swallow bread',
      '[doctor] your throat looks normal',
      '[doctor] i think you have esophagitis and i want to start you on omeprazole twenty milligrams once a day',
    ],
  ],
  [
    'what they were referred for',
    'Nonhealing foot ulcer on the left foot.',
    [
      '[doctor] hey nadia your family doctor sent you over for a nonhealing foot ulcer on your left foot can you tell me how long you have had it',
      '[patient] about six weeks and last night i had chills',
      '[doctor] the ulcer is two centimeters wide',
      '[doctor] i am going to order an x-ray of the foot',
    ],
  ],
  [
    'the injury, with the side that the patient gives',
    'Right wrist injury.',
    [
      '[doctor] so i see that you injured your wrist could you tell me what happened',
      '[patient] i slipped on the stairs and put my arms out',
      '[doctor] which wrist are we talking about left or right',
      "[patient] it's my right one of course",
      "[doctor] i think this is a colles' fracture we will put you in a splint",
    ],
  ],
  [
    'what was dictated as such',
    'Left arm pain.',
    [
      '[doctor] Dictating on Omar Haddad. Chief complaint is left arm pain. Hello, how are you?',
      '[patient] Good morning. There is some weakness too.',
      '[doctor] I think this is a pinched nerve. We will order an MRI of the neck.',
    ],
  ],
  [
    'without the name that opens the next sentence',
    'Left eye twitch.',
    [
      '[doctor] nadia haddad is a four-year-old female who comes in for a new left eye twitch nadia is accompanied by her mother',
      '[mother] yes it twitches several times an hour',
      '[doctor] i think this is a tic we will see her again in four weeks',
    ],
  ],
  [
    'what a caller has, in British words',
    'Pain in the back.',
    [
      "[GP] Hello, I understand you've been having pain in your back.",
      '[caller] Yes, since I moved house last week.',
      '[GP] I think this is a muscular strain. Take paracetamol, and ring us if it is no better in two weeks.',
    ],
  ],
])('the chief complaint is %s', async (_, complaint, lines) => {
  expect(await complaintOf(...lines)).toBe(complaint);
});
