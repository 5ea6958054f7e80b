import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (asked: string, said: string, found = 'Your lungs are clear.') => `Doctor: What brings you in?
Patient: My leg hurts.
Doctor: How long has that been going on?
Patient: Two weeks.
Doctor: ${asked}
Patient: ${said}
Doctor: Any fever?
Patient: No.
Doctor: Do you smoke?
Patient: No.
Doctor: Let me have a look. ${found}
Doctor: I think you have a muscle strain. I want you to rest it and take ibuprofen as needed.
Patient: Okay.`;

/** What was asked, what was answered in a few words, and what the history must have of it. */
const answers: [asked: string, said: string, written: RegExp][] = [
  ['Does it go anywhere?', 'Down to my calf.', /Radiation: down to the calf/],
  ['Does it hurt all the time?', 'Only at night.', /only at night/i],
  ['When was this?', 'Yesterday around ten in the morning.', /yesterday around 10/i],
  ['When do you use it?', "Before football, and he doesn't mind it.", /before football, and he/i],
  [
    'How long has it been like that?',
    "Two years, but it's worse since the winter.",
    /2 years, but it is worse/,
  ],
  ['Have you taken anything?', 'Not really, it went by itself.', /(?<!not really, )it went/i],
  [
    'Any other problems, asthma, COPD?',
    "No chest things. I've got an underactive thyroid.",
    /no chest things/i,
  ],
  ['So nothing at the moment?', 'Nope.', /(?<!denies )nothing at the moment/i],
  ['And better?', 'Lying flat with my feet up.', /lying flat/i],
  ['How is your appetite?', "I'm off my food.", /off (?:the|their|his|her) food|off[^.]*food/],
  ['Anything else with it?', "It's weeping.", /weeping/],
  ['When did it start?', 'It started about, what, two weeks ago?', /2 weeks ago/],
  ['What medical problems do you have?', 'High cholesterol, but I stopped the pill.', /high cholesterol/i],
  ['Any cocaine, anything like that?', 'Not since college.', /not since college/],
  ['And a drink?', 'A whisky before bed.', /whisky before bed/i],
  [
    'Any allergies?',
    'Shrimp. My throat closes up. I have an EpiPen for it.',
    /ALLERGIES\nShrimp \(throat closing\)/,
  ],
  [
    'Are you allergic to anything?',
    'Elastoplast. It brings me out in a rash.',
    /ALLERGIES\nElastoplast \(rash\)/,
  ],
  [
    'Any drug allergies, I have sulfa and lisinopril.',
    'The lisinopril was just a cough.',
    /ALLERGIES\nSulfa and lisinopril/,
  ],
  ['What do you take?', 'Gabapentin three hundred three times a day.', /Gabapentin 300, 3 times daily/],
  [
    "So the first one I've got is metoprolol, fifty milligrams.",
    'Yes, I take that in the morning.',
    /- Metoprolol 50 mg/,
  ],
  ['What do you take?', 'Amlodipine, and co-codamol when I need it.', /Co-codamol as needed/],
];

it.each(answers)('"%s" "%s" is in the history', async (asked, said, written) => {
  expect((await noteOf(visit(asked, said))).subjective).toMatch(written);
});

it('lists what the patient is allergic to under no medicines', async () => {
  const said = 'The lisinopril was just a cough.';
  const { subjective } = await noteOf(visit('Any drug allergies, I have sulfa and lisinopril.', said));
  expect(subjective).not.toMatch(/- Lisinopril/);
});

it('reports no vomiting where it only nearly came to it', async () => {
  const { subjective } = await noteOf(
    visit('Were you sick?', "I felt like I was gonna throw up but I didn't."),
  );
  expect(subjective).not.toMatch(/Reports[^.]*vomiting/);
});

/** What is found, and what the findings must have of it. */
const findings: [said: string, written: RegExp][] = [
  [
    "Your pressure when you came in was 168 over 96, it's 150 over 88 now.",
    /Blood pressure: 168 over 96, then 150 over 88/,
  ],
  ["So that's 134 over 70 sitting, and 108 over 62 standing.", /134 over 70 sitting, 108 over 62 standing/],
  ["Heart rate's 92, you're 96 percent on room air.", /Oxygen saturation: 96% on room air/],
  ["And I'll just weigh you. So you're 61 kilos.", /Weight: 61 kg/],
  ['You still look a bit clammy.', /clammy/],
];

it.each(findings)('"%s" is among the findings', async (said, written) => {
  expect((await noteOf(visit('Any swelling?', 'No.', said))).objective).toMatch(written);
});

/** What is decided, and what the plan must have of it. */
const decisions: [said: string, written: RegExp][] = [
  [
    "Now the dizziness, your pressure's dropping when you stand, so I'm stopping the amlodipine.",
    /stop(?:ping)?(?: the)? amlodipine/,
  ],
  ["Otherwise I'd like to see you face to face in three weeks.", /in 3 weeks/],
  ['Get up slowly, sit on the edge of the bed first.', /slowly/],
];

it.each(decisions)('the plan has "%s"', async (said, written) => {
  expect((await noteOf(`${visit('Any swelling?', 'No.')}\nDoctor: ${said}`)).plan).toMatch(written);
});
