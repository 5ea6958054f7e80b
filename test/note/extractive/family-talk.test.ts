import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const about = async (lines: readonly string[]) => {
  const { subjective, assessment } = await noteOf(lines.join('\n'));
  const complaint = /CHIEF COMPLAINT\n(.*)/.exec(subjective)?.[1];
  return { complaint, assessment };
};

it.each([
  [
    'what the family is asked about, and what goes on about it',
    [
      'Doctor: Is there any family history of cancer?',
      'Patient: My mom told me that someone had cervical cancer.',
      'Doctor: What about heart disease, does that sound familiar?',
      'Patient: Yes, I know someone had heart disease, and another person had heart failure.',
      'Doctor: What about diabetes, does anyone have that?',
      'Patient: Yes, my dad has the sugar.',
    ],
  ],
  [
    'what runs in the family',
    [
      'Patient: I have a long family history of heart problems.',
      'Doctor: I am sorry to hear that.',
      'Patient: Also, high blood pressure runs in my family.',
    ],
  ],
  [
    'a relative whom the doctor asks after',
    [
      "Doctor: How's your dad doing?",
      'Patient: Well, doctor, he passed away. He had mesothelioma.',
      "Doctor: I'm so sorry to hear that.",
    ],
  ],
  [
    'who is named a sentence before',
    [
      'Doctor: Can you tell me about your familial history? This will help me see what we should watch out for.',
      "Patient: Yes. So let's start with my mom. She died of congestive heart failure.",
    ],
  ],
  [
    'what is asked in one breath with the family, and answered of a relative',
    [
      'Doctor: Any history of gallstones, diabetes? Anyone in the family?',
      'Patient: My mother had hers out at forty.',
    ],
  ],
])('takes for no illness of the patient: %s', async (_, lines) => {
  const { complaint, assessment } = await about(lines);
  expect(complaint).toBeUndefined();
  expect(assessment).not.toMatch(/heart|diabetes|mesothelioma|pressure/i);
});

it.each([
  [
    'Doctor: Any history of gallstones? Anyone in the family?',
    'Patient: My mother had hers out at forty.',
    `Asked about history of gallstones, anyone in the family: the patient's mother had hers out at 40.`,
  ],
  [
    'Doctor: Any asthma? Any eczema in the family?',
    'Patient: My sister has both.',
    `Asked about asthma, eczema in the family: the patient's sister has both.`,
  ],
])('says with what was asked whose "hers" or "both" is: %s', async (asked, told, line) => {
  const { subjective } = await noteOf([asked, told].join('\n'));
  expect(subjective).toContain(line);
});

it('leaves the patient what they have as well', async () => {
  const { complaint } = await about([
    'Doctor: Does anyone in your family have migraines?',
    'Patient: My mom does, and I have had migraines for years. They are getting worse.',
    'Doctor: How often do you have the migraines?',
    'Patient: I get a migraine twice a week.',
  ]);
  expect(complaint).toMatch(/migraine/i);
});

it('takes a child that is brought for no relative', async () => {
  const { complaint } = await about([
    'Doctor: Good morning. Can you tell me more about your son, please?',
    'Mother: He has a fever and a cough. He has had the fever since Monday.',
    'Doctor: Any rash?',
    'Mother: No rash, just the cough and the fever.',
  ]);
  expect(complaint).toMatch(/fever|cough/i);
});

it('files what the family has under the family', async () => {
  const { subjective } = await noteOf(
    [
      'Doctor: Has anyone in your family had heart diseases?',
      'Patient: Yes, my father. They did his heart bypass surgery when he was sixty.',
      'Doctor: What exactly was the heart disease named? Do you know?',
      'Patient: Yeah, they said it was something called coronary artery disease.',
    ].join('\n'),
  );
  const [before] = subjective.split('FAMILY HISTORY');
  expect(before).not.toMatch(/coronary artery disease/);
});

it('ends with the next question about the patient', async () => {
  const { subjective } = await noteOf(
    [
      'Doctor: Anything in the family, clots, easy bleeding?',
      'Patient: My mom had a clot.',
      'Doctor: Last colonoscopy?',
      'Patient: Four years ago, they took one polyp and said come back in five.',
    ].join('\n'),
  );
  expect(subjective.split('FAMILY HISTORY')[1] ?? '').not.toMatch(/polyp/);
});
