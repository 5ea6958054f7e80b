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
    'what is answered, not what one does for a living',
    'Hands: "They tremble."',
    [
      "[doctor] So what's going on with your hands?",
      "[patient] They tremble. I'm a watchmaker, so that's my job gone.",
      '[doctor] Since when?',
      '[patient] Since about Easter.',
    ],
  ],
  [
    'what happens, not whose it is',
    '"She\'s been having accidents at night, she wets it."',
    [
      "[doctor] What's going on?",
      "[mother] It's, um, it's her bed. She's been having accidents at night, she wets it.",
      '[doctor] How often?',
      '[mother] Twice a week.',
    ],
  ],
  [
    'the paper that is needed',
    '"I need a form for the council."',
    [
      '[doctor] What can I do for you?',
      '[patient] I need a form for the council. And I suppose I have to tell you why.',
      '[doctor] Go on.',
      "[patient] I can't get up the stairs any more.",
    ],
  ],
  [
    'no pain that was denied',
    'Floaters of the right eye.',
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
    'Left hand laceration.',
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
  [
    'the parts that the opening question is answered with, and what is wrong with them',
    'Pain and stiffness of shoulders and hips.',
    [
      "Doctor: What's brought you in?",
      'Patient: Shoulders and hips, really. Six weeks now.',
      'Doctor: Is it worse at any time?',
      "Patient: It's the stiffness. Mornings are bad, and they hurt when I turn over.",
      'Doctor: We will check an ESR today.',
    ],
  ],
  [
    'the part with the side that follows it',
    'Left knee swelling.',
    [
      'GP: Hello, what can I do for you?',
      "Patient: It's my knee, doctor, the left one. It's been swelling up since Monday.",
      'GP: Rest it, and take ibuprofen four hundred three times a day.',
    ],
  ],
  [
    "the patient's own words, where nothing else says it",
    '"I can\'t pee properly."',
    [
      'Doctor: What brings you in?',
      "Patient: I can't pee properly. It takes ages to get going.",
      "Doctor: Let's check a PSA and start tamsulosin 0.4 milligrams at bedtime.",
    ],
  ],
  [
    'what a review is of',
    "6-month Parkinson's check.",
    [
      "Doctor: So it's the six-month Parkinson's check. How has it been going?",
      'Patient: The shaking is about the same.',
      'Doctor: Same tablets, four times a day.',
    ],
  ],
  [
    'what they called about',
    'Swelling.',
    [
      '[doctor] you called the office monday about some swelling tell me what has been going on',
      '[patient] my ankles started puffing up ten days ago and i get dizzy',
      '[doctor] stop the ibuprofen',
    ],
  ],
  [
    'what they wrote on the form',
    'Blood in the poop.',
    [
      'Doctor: You wrote on the sheet, blood in the poop. When did that start?',
      'Mom: Ten days ago. There were red strings mixed in with the mucus.',
      'Doctor: Swap the formula.',
    ],
  ],
  [
    'what a call was asked for',
    'HRT.',
    [
      "GP: Hi, you've asked for a call about your HRT?",
      'Patient: Yes, the patches keep falling off and the hot flushes are back.',
      "GP: I'll switch you to the gel, two pumps a day.",
    ],
  ],
  [
    'the operation that is looked after',
    '3 weeks after gallbladder surgery.',
    [
      "Doctor: You're three weeks out from the gallbladder surgery?",
      'Patient: Yes, a little soreness by the belly button.',
      'Doctor: You can go back to lifting in three weeks.',
    ],
  ],
  [
    'the part that something happened to',
    'Thumb injury.',
    [
      'Doctor: So what happened to your thumb?',
      'Patient: I shut it in the car door on Saturday.',
      "Doctor: The x-ray shows a tuft fracture. I'll splint it.",
    ],
  ],
  [
    'the medicine that is reviewed',
    'Review of Zoloft.',
    [
      'Doctor: How are we doing with the Zoloft?',
      "Patient: Better. I'm sleeping. A bit of nausea at first.",
      'Doctor: Keep on with the fifty milligrams.',
    ],
  ],
  [
    'what somebody told of them',
    'Forgetting things.',
    [
      "Doctor: Your daughter tells me you've been forgetting things.",
      'Patient: I lose my keys.',
      "Doctor: I'll refer you to the memory clinic.",
    ],
  ],
])('the chief complaint is %s', async (_, complaint, lines) => {
  expect(await complaintOf(...lines)).toBe(complaint);
});

const goesOn = [
  '[doctor] When did you first notice it?',
  '[daughter] A year ago spring, she paid the gas bill three times.',
  '[doctor] Ever in hospital?',
  '[daughter] She was in for croup, one night, when she was two.',
  '[doctor] Do you smoke?',
  '[patient] I never did.',
  '[doctor] Who is at home with you?',
  '[patient] My cat.',
  '[doctor] Remember three words for me, apple, table, penny.',
  '[patient] Apple, table, and something.',
  '[doctor] You drew the clock well.',
  '[patient] I was a teacher.',
  '[doctor] Here is what I think, this is an early dementia.',
  '[doctor] We will order an MRI of the head.',
  '[patient] If we must.',
];

it('is what who came along tells, where the patient only points at them', async () => {
  const complaint = await complaintOf(
    '[doctor] Good morning, so tell me why your daughter wanted us to meet.',
    '[patient] Ask her, she made the appointment.',
    "[daughter] Her memory's been slipping since the winter.",
    ...goesOn,
  );
  expect(complaint).toBe(`"Her memory's been slipping since the winter."`);
});

it('is no illness of years ago that one was seen for', async () => {
  expect(await complaintOf('[doctor] Hello.', '[patient] Good morning.', ...goesOn)).not.toMatch(/croup/i);
});

it('a first question that is answered only with a question is survived', async () => {
  const { subjective } = await noteOf(
    '[doctor] What brings you in?\n[patient] Is it too late?\n[doctor] No.\n[patient] I live alone and I work at the docks.',
  );
  expect(subjective).toMatch(/docks/);
});

it('is not what somebody is put in for', async () => {
  const { subjective, plan } = await noteOf(
    [
      "Doctor: How's the COPD?",
      "Patient: I can't make it to the mailbox without stopping.",
      'Doctor: More cough?',
      'Patient: About the same.',
      "Doctor: I'm going to put you in for pulmonary rehab. See me in a month.",
    ].join('\n'),
  );
  expect(subjective).toMatch(/^CHIEF COMPLAINT\nCOPD\./);
  expect(plan).toContain('Specialist Referrals: We will refer to pulmonary rehab.');
});
