import { expect, it } from 'vitest';
import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../../src/note/generate.ts';
import { answerTo } from '../../../src/note/language/answer.ts';
import { dependencies } from '../visit-for-tests.ts';

/** What was asked, what the patient said, and what the history must have of it. */
const cases: [asked: string, said: string, written: RegExp][] = [
  [
    'And are you more thirsty than usual, or going to the bathroom a lot?',
    "I do get up twice a night to pee. But I've been doing that for years.",
    /up twice a night to urinate/,
  ],
  ['Anything else?', 'My heart was racing yesterday.', /heart was racing|palpitations/],
  [
    'How are you otherwise?',
    "I can't catch my breath on the stairs.",
    /catch (?:the|his) breath|shortness of breath/,
  ],
  ['And your bowels?', 'I am constipated, honestly.', /constipat/],
  ['Anything else?', 'My hands get tingly.', /tingl/],
];

it.each(cases)('"%s" "%s" is in the history', async (asked, said, written) => {
  const transcript = `Doctor: So this is a 58-year-old man who is here for his blood pressure. How have you been?
Patient: All right. The pressure was 150 at home.
Doctor: ${asked}
Patient: ${said}
Doctor: Okay. Let me listen to your heart. It sounds regular. Your lungs are clear.
Patient: Good.
Doctor: For your hypertension, we'll increase the lisinopril to 40 milligrams once a day. Come back in three months.
Patient: Okay, that sounds good.`;
  const note = await generateNote(
    { request: { transcript, specialty: 'family_medicine', engine: 'extractive' } },
    dependencies(createExtractiveWriter()),
    new AbortController().signal,
  );
  expect(note.subjective).toMatch(written);
  expect(note.subjective).not.toMatch(/Reports [^.]{0,40}thirst/);
  expect(note.warnings.filter(({ message }) => /symptom/.test(message))).toEqual([]);
});

it.each([
  ['are you more thirsty, or going to the bathroom a lot?', 'i do get up at night', 'open'],
  ['do you get short of breath?', 'i do get winded', 'yes'],
  ['do you have a cough?', 'i do have a cough', 'yes'],
  ['do you smoke?', 'i do', 'yes'],
  ['do you smoke?', 'i do, a little', 'yes'],
] as const)('"%s" "%s" answers %s', (question, reply, answer) => {
  expect(answerTo(question, reply)).toBe(answer);
});
