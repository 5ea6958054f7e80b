import { describe, expect, test } from 'vitest';
import { missingFrom } from './missing.ts';

/** What the case is about; the dialogue; the draft note; what must be found missing, in order. */
type Case = [string, string, string, string[]];

const results: Case[] = [
  [
    'a value',
    'D: Your A1c came back at 8.2.',
    'S: Here for diabetes.',
    ['result: Your A1c came back at 8.2.'],
  ],
  ['a value that the note has', 'D: Your A1c came back at 8.2.', 'O RESULTS: A1c 8.2.', []],
  ['a value in words', 'D: Your A1c came back at eight point two.', 'O RESULTS: A1c 8.2.', []],
  [
    'another value than the one in the note',
    'D: Your A1c came back at 8.2.',
    'O RESULTS: A1c 7.4.',
    ['result: Your A1c came back at 8.2.'],
  ],
  [
    'a value without its test in the note',
    'D: Your creatinine was 1.4.',
    'O RESULTS: LDL 1.4.',
    ['result: Your creatinine was 1.4.'],
  ],
  [
    'a value of what was named just before',
    'D: Here is the hemoglobin. It is low at 8.2, okay?',
    'S: Tired. Hemoglobin was checked.',
    ['result: It is low at 8.2, okay?'],
  ],
  [
    'a vital sign that is off',
    "D: Your blood pressure's a little high today.",
    'S: Here for a check.',
    ["result: Your blood pressure's a little high today."],
  ],
  ['a vital sign that is fine', 'D: Your heart rate looks good.', 'S: Here for a check.', []],
  ['a value that was asked for', 'D: What was your last A1c, 8 or 9?', 'S: Here for diabetes.', []],
  ['a goal is no result', 'D: The goal for your A1c is below 7.', 'S: Here for diabetes.', []],
  ['a test to come is no result', 'D: We will check your A1c in 3 months.', 'P: A1c in 3 months.', []],
  ['an x-ray', 'D: The x-ray shows no fracture.', 'S: Ankle pain.', ['result: The x-ray shows no fracture.']],
  ['an x-ray that the note has', 'D: The x-ray shows no fracture.', 'O RESULTS: X-ray: no fracture.', []],
  ['an x-ray as a radiograph', 'D: The x-ray shows no fracture.', 'O: Radiographs without fracture.', []],
  ['to be shown an x-ray', 'D: Hey dragon, show me the x-ray.', 'S: Ankle pain.', []],
  [
    'a value that goes on to a goal',
    'D: The cholesterol was 200. The bad was 153, and it should be less than 100.',
    'O RESULTS: Cholesterol 200, goal of 100.',
    ['result: The bad was 153, and it should be less than 100.'],
  ],
  [
    'a blood pressure in a sentence of what is wanted',
    'D: I want to tell you the vital signs, your blood pressure is 131 over 69.',
    'S: Itch.',
    ['result: I want to tell you the vital signs, your blood pressure is 131 over 69.'],
  ],
  [
    'what a film shows, though the history names the film',
    "D: Your x-ray is back. I don't see any fracture.",
    'P: Repeat the x-ray in May.',
    ["result: I don't see any fracture."],
  ],
  [
    'a dose after a result',
    'D: Your creatinine is fine. Lisinopril is 20 milligrams.',
    'O: Creatinine fine.\nP: Lisinopril 20 mg.',
    [],
  ],
  ['a normal ECG', 'D: Your EKG was normal.', 'S: Palpitations.', ['result: Your EKG was normal.']],
  ['a normal ECG by its other name', 'D: Your EKG was normal.', 'O: Electrocardiogram normal.', []],
  [
    'a blood pressure',
    'D: Your blood pressure is one sixty over ninety.',
    'S: Headache.',
    ['result: Your blood pressure is one sixty over ninety.'],
  ],
  [
    'a blood pressure in figures',
    'D: Your blood pressure is one sixty over ninety.',
    'O VITALS: BP 160/90.',
    [],
  ],
  [
    'sugars measured at home',
    'P: My sugars have been around 190 at home.',
    'S: Here for diabetes.',
    ['result: My sugars have been around 190 at home.'],
  ],
  ['sugars measured at home, as glucose', 'P: My sugars are around 190.', 'S: Glucose at home 190.', []],
  [
    'a positive strep test',
    'D: The rapid strep came back positive.',
    'S: Sore throat.',
    ['result: The rapid strep came back positive.'],
  ],
  ['a conditional result', 'D: If the culture is positive we will treat.', 'S: Sore throat.', []],
  ['how long a test took is no value', 'D: The MRI takes 40 minutes.', 'S: Knee pain.', []],
  [
    'an ejection fraction',
    'D: Your ejection fraction was 45 percent.',
    'S: Here for the heart.',
    ['result: Your ejection fraction was 45 percent.'],
  ],
  ['an ejection fraction, abbreviated', 'D: Your ejection fraction was 45 percent.', 'O: EF 45%.', []],
];

const start = 'P: It hurts.\nD: I see.\n';
const instructions: Case[] = [
  [
    'an order',
    `${start}D: I am going to order an MRI.`,
    'P: Rest.',
    ['instruction: I am going to order an MRI.'],
  ],
  ['an order that the plan has', `${start}D: I am going to order an MRI.`, 'P: MRI of the knee.', []],
  [
    'an order that only the history names',
    `${start}D: I am going to order an MRI.`,
    'S: MRI last year.\nP: Rest.',
    ['instruction: I am going to order an MRI.'],
  ],
  ['an order under a condition', `${start}D: If it is no better we may get an MRI.`, 'P: Rest.', []],
  ['a test that was done', `${start}D: The MRI shows a tear.`, 'O: MRI: tear.\nP: Rest.', []],
  [
    'a referral',
    `${start}D: I will refer you to physical therapy.`,
    'P: Rest.',
    ['instruction: I will refer you to physical therapy.'],
  ],
  ['a referral, abbreviated', `${start}D: I will refer you to physical therapy.`, 'P: PT referral.', []],
  [
    'a specialist',
    `${start}D: Let's get you in with cardiology.`,
    'P: Rest.',
    ["instruction: Let's get you in with cardiology."],
  ],
  [
    'a splint',
    `${start}D: We will put you in a splint.`,
    'P: Rest.',
    ['instruction: We will put you in a splint.'],
  ],
  ['a splint in the plan', `${start}D: We will put you in a splint.`, 'P: Splinting.', []],
  [
    'ice',
    `${start}D: You should ice it every evening.`,
    'P: Rest.',
    ['instruction: You should ice it every evening.'],
  ],
  [
    'the interval of the follow-up',
    `${start}D: I will see you back in six weeks.`,
    'P: Rest.',
    ['instruction: I will see you back in six weeks.'],
  ],
  [
    'the interval that the plan has',
    `${start}D: I will see you back in six weeks.`,
    'P: Back in 6 weeks.',
    [],
  ],
  [
    'another interval',
    `${start}D: I will see you back in six weeks.`,
    'P: Back in 3 months.',
    ['instruction: I will see you back in six weeks.'],
  ],
  [
    'salt',
    `${start}D: I want you to cut down on the salt.`,
    'P: Continue lisinopril.',
    ['instruction: I want you to cut down on the salt.'],
  ],
  ['salt as sodium', `${start}D: I want you to cut down on the salt.`, 'P: Low sodium diet.', []],
  [
    'to stop smoking',
    `${start}D: You need to quit smoking.`,
    'P: Continue lisinopril.',
    ['instruction: You need to quit smoking.'],
  ],
  ['what the patient says of physical therapy', 'P: I went to physical therapy.', 'S: Pain.\nP: Rest.', []],
  ['a question about a test', `${start}D: Did you ever have an MRI?`, 'P: Rest.', []],
  [
    'an examination is no order',
    `${start}D: Let's do a quick physical exam of the heart rate.`,
    'P: Rest.',
    [],
  ],
  [
    'a vaccine',
    `${start}D: We will give you the flu shot today.`,
    'P: Rest.',
    ['instruction: We will give you the flu shot today.'],
  ],
  [
    'an option that is only talked about',
    `${start}D: We could consider surgery down the road.`,
    'P: Rest.',
    [],
  ],
  ['something not needed', `${start}D: You do not need an MRI.`, 'P: Rest.', []],
  [
    'what to record',
    `${start}D: I want you to record your blood pressures every morning.`,
    'P: Continue lisinopril.',
    ['instruction: I want you to record your blood pressures every morning.'],
  ],
];

const precautions: Case[] = [
  [
    'when to call',
    `${start}D: If it gets worse, give us a call.`,
    'P: Rest.',
    ['precaution: If it gets worse, give us a call.'],
  ],
  [
    'when to call, as the plan has it',
    `${start}D: If it gets worse, give us a call.`,
    'P: Call if worse.',
    [],
  ],
  [
    'a named sign that the plan leaves out',
    `${start}D: If you get a fever, go to the emergency room.`,
    'P: Return if worse.',
    ['precaution: If you get a fever, go to the emergency room.'],
  ],
  [
    'a named sign that the plan has',
    `${start}D: If you get a fever, go to the emergency room.`,
    'P: Go to the ER for fever.',
    [],
  ],
  [
    'chest pain by its other name',
    `${start}D: Call 911 if you have chest pressure.`,
    'P: Call 911 for chest pain.',
    [],
  ],
  [
    'chest pain that the plan leaves out',
    `${start}D: Call 911 if you have chest pressure.`,
    'P: Rest.',
    ['precaution: Call 911 if you have chest pressure.'],
  ],
  ['a courtesy', `${start}D: Call us if you have any questions.`, 'P: Rest.', []],
  ['the price of a medicine', `${start}D: If it is too expensive, let me know.`, 'P: Rest.', []],
  [
    'when to come back',
    `${start}D: Come back right away if the redness spreads.`,
    'P: Keflex.',
    ['precaution: Come back right away if the redness spreads.'],
  ],
  ['a plan of the patient', `${start}P: If it gets worse I will call.`, 'P: Rest.', []],
];

const findings: Case[] = [
  [
    'a finding of the examination',
    'P: It hurts.\nD: Okay.\nD: There is some swelling around the left ankle.',
    'S: Pain.',
    ['finding: There is some swelling around the left ankle.'],
  ],
  [
    'a finding that the note has',
    'P: It hurts.\nD: Okay.\nD: There is some swelling around the left ankle.',
    'O: Swelling about the left ankle.',
    [],
  ],
  [
    'what a finding may mean',
    'P: It hurts.\nD: Okay.\nD: There could be some swelling around the left ankle.',
    'S: Pain.',
    [],
  ],
];

for (const [title, cases] of Object.entries({ results, findings, instructions, precautions })) {
  describe(`what was found or planned and is not in the note, ${title}`, () => {
    test.each(cases)('%s', (_, dialogue, note, missing) => {
      expect(missingFrom(dialogue, note)).toEqual(missing);
    });
  });
}
