import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const answered = async (asked: string, told: string) => {
  const { subjective } = await noteOf(
    [
      'Doctor: What brings you in today?',
      "Patient: I've had a cough for two weeks.",
      `Doctor: ${asked}`,
      `Patient: ${told}`,
      "Doctor: Your lungs are clear. I think it's bronchitis. Honey and fluids.",
      'Patient: Okay.',
    ].join('\n'),
  );
  return subjective;
};

it.each([
  [
    'Have you had this before?',
    'Every winter. Last year it turned into pneumonia.',
    'Asked whether the patient has had this before: every winter',
  ],
  ['Is it worse at any time of day?', 'Nights.', 'It is worse nights.'],
  ['Is it worse at any time of day?', 'Morning.', 'It is worse in the morning.'],
  [
    'How are you sleeping?',
    'Propped up on three pillows.',
    'The patient is sleeping propped up on 3 pillows.',
  ],
  [
    'How long has that been there?',
    "Years, but she says it's changed.",
    'Years, but she says it has changed.',
  ],
  [
    'Changed how?',
    'Bigger, and it used to be all one color.',
    'Asked "Changed how?": bigger, and it used to be all one color.',
  ],
  [
    'Both sides?',
    'Started in the right, then the left by Tuesday.',
    'it started in the right, then the left by Tuesday.',
  ],
  ['Mood?', 'Not good. My dog died.', 'Mood: not good.'],
  ['Any clots?', 'Big ones, like a quarter.', 'big ones, like a quarter.'],
  ['Have you tried anything?', "Robitussin. Didn't touch it.", 'has tried Robitussin; it did not touch it.'],
])('%s %s', async (asked, told, line) => {
  expect(await answered(asked, told)).toContain(line);
});

it.each([
  [
    'Headaches, vision changes, pain up under the ribs?',
    'headaches, vision changes, or pain up under the ribs',
  ],
  [
    'Numbness, tingling, trouble with your bladder or bowels?',
    'numbness, tingling, or trouble with the bladder or bowels',
  ],
  ['Vomiting blood, black poop?', 'hematemesis or black stools'],
  ['Any fever, chills, pain in the calves?', 'fever, chills, or pain in the calves'],
])('denies all that was asked: %s', async (asked, all) => {
  expect(await answered(asked, 'No, none of that.')).toContain(`The patient denies any ${all}.`);
});

it.each([
  ['Weak, tripping?', /weak, tripping/],
  ['Chest pain, your breathing?', /denies any chest pain(?:,| or) (?:the |your )?breathing/],
])('denies no more than things: %s', async (asked, wrong) => {
  expect(await answered(asked, 'No.')).not.toMatch(wrong);
});

it.each(["I haven't checked.", 'I have not taken it.', "No, I didn't check."])(
  'denies nothing that nobody looked for: %s',
  async (told) => {
    const subjective = await answered('Fever?', told);
    expect(subjective).not.toMatch(/denies any fever|Denies fever/);
    expect(subjective).toMatch(/fever: (?:no, )?the patient (?:has|did) not/i);
  },
);

it('does not take what is felt for what was examined last', async () => {
  const { subjective } = await noteOf(
    [
      "Doctor: How's the shoulder six weeks out?",
      'Patient: Better. I can reach the second shelf now.',
      "Doctor: Sensation's a little reduced over the thumb. Grip's good.",
      'Patient: It still feels weak.',
      "Doctor: That's expected. I'll see you in six weeks.",
    ].join('\n'),
  );
  expect(subjective).not.toMatch(/thumb (?:still )?feels weak/);
});

it('plans no finding', async () => {
  const { objective, plan } = await noteOf(
    [
      'Doctor: What happened?',
      'Patient: I fell in the tub on Sunday. My ribs got it.',
      "Doctor: Pulse 72 and irregular. You've got a bruise over the right lower ribs. Hips are fine.",
      'Doctor: Tylenol 1000 three times a day. If you get short of breath, cough up blood, or your belly starts hurting, go to the ER.',
      'Patient: Okay.',
    ].join('\n'),
  );
  expect(objective).toContain('Heart rate: 72, irregular.');
  expect(plan).not.toMatch(/hips/i);
  expect(plan).toContain('gets short of breath, coughs up blood, or the abdomen starts hurting');
});
