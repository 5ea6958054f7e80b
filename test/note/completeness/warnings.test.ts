import { describe, expect, test } from 'vitest';
import { type Omission, omissionWarnings } from '../../../src/note/completeness/omission.ts';
import { toMarkdown } from '../../../src/note/export/markdown.ts';
import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { generateNote, streamNote } from '../../../src/note/generate.ts';
import { type Note, noteSchema } from '../../../src/note/note.ts';
import { dependencies, scriptedWriter } from '../visit-for-tests.ts';
import { missingFrom, noteOf } from './missing.ts';

const visit = `Doctor: What brings you in today?
Patient: I have had a dry cough for two weeks, and I have been wheezing at night.
Doctor: Any fever?
Patient: No.
Doctor: What do you take?
Patient: I take lisinopril 20 milligrams and metformin. And I am allergic to penicillin.
Doctor: Your lungs have some wheezes on the right. The chest x-ray shows no pneumonia. Your oxygen is 95 percent.
Doctor: I think this is bronchitis. I will start you on doxycycline 100 milligrams twice a day.
Doctor: I am going to order a chest CT. Use a humidifier at night.
Doctor: If you get a fever or cough up blood, go to the emergency room. I will see you back in two weeks.`;

/** What a poor model may write: little, and that little true. */
const poor = `S: The patient has had a dry cough for two weeks.
S MEDICATIONS: Lisinopril.
A: Bronchitis.
P: Start doxycycline.`;

const never = new AbortController().signal;

async function noteBy(text: string): Promise<Note> {
  const request = { transcript: visit, specialty: 'pulmonology', engine: 'auto' } as const;
  return await generateNote({ request }, dependencies(scriptedWriter(noteOf(text))), never);
}

const omissionsOf = ({ warnings }: Note) => warnings.filter(({ code }) => code === 'possible_omission');

describe('a poor note', () => {
  test('warns of everything that was lost, whoever wrote it', async () => {
    const note = noteSchema.parse(await noteBy(poor));
    const said = omissionsOf(note).map(({ message, sources }) => [
      message,
      ...sources!.map(({ start, end }) => note.transcript.slice(start, end)),
    ]);
    expect(said).toEqual([
      ['What was said about an allergy is not in the note.', 'And I am allergic to penicillin.'],
      [
        'A medicine that was talked about is not in the note.',
        'I take lisinopril 20 milligrams and metformin.',
      ],
      [
        'The dose of a medicine was said and is not in the note.',
        'I take lisinopril 20 milligrams and metformin.',
      ],
      [
        'The dose of a medicine was said and is not in the note.',
        'I will start you on doxycycline 100 milligrams twice a day.',
      ],
      [
        'A symptom the patient has is not in the note.',
        'I have had a dry cough for two weeks, and I have been wheezing at night.',
      ],
      ['A test result or measurement is not in the note.', 'The chest x-ray shows no pneumonia.'],
      ['A test result or measurement is not in the note.', 'Your oxygen is 95 percent.'],
      [
        'When to call or come back was said and is not in the note.',
        'If you get a fever or cough up blood, go to the emergency room.',
      ],
      ['An order or an instruction to the patient is not in the note.', 'I am going to order a chest CT.'],
      ['An order or an instruction to the patient is not in the note.', 'Use a humidifier at night.'],
      ['An order or an instruction to the patient is not in the note.', 'I will see you back in two weeks.'],
    ]);
  });

  test('names the turn of each, and its message holds no word of the patient', async () => {
    const note = await noteBy(poor);
    for (const { message, sources } of omissionsOf(note)) {
      expect(sources!.every(({ turn }) => turn >= 0 && turn < 10)).toBe(true);
      expect(message).not.toMatch(/cough|lisinopril|penicillin|humidifier|\d/i);
    }
  });

  test('shows the words themselves in Markdown', async () => {
    const markdown = toMarkdown(await noteBy(poor));
    expect(markdown).toContain(
      '- What was said about an allergy is not in the note. “And I am allergic to penicillin.”',
    );
  });

  test('warns in a stream as in a whole note', async () => {
    const request = { transcript: visit, specialty: 'pulmonology', engine: 'auto' } as const;
    const events = [];
    for await (const event of streamNote({ request }, dependencies(scriptedWriter(noteOf(poor))), never))
      events.push(event);
    const last = events.at(-1);
    if (last?.type !== 'note.completed') throw new Error('no note');
    expect(omissionsOf(last.note)).toEqual(omissionsOf(await noteBy(poor)));
  });
});

test('a whole note of the same visit warns of nothing', async () => {
  const whole = `S: The patient has had a dry cough for 2 weeks and wheezing at night. Denies fever.
S MEDICATIONS: Lisinopril 20 mg.
S MEDICATIONS: Metformin.
S ALLERGIES: Penicillin.
O: Wheezes on the right. Oxygen saturation 95%.
O RESULTS: Chest x-ray without pneumonia.
A: Bronchitis.
P: Start doxycycline 100 mg twice daily.
P: Chest CT. Humidifier at night.
P: Go to the ER for fever or hemoptysis. Follow up in 2 weeks.`;
  expect(missingFrom(visit.replace(/^Doctor/gm, 'D').replace(/^Patient/gm, 'P'), whole)).toEqual([]);
});

test('the built-in writer leaves none of it out', async () => {
  const request = { transcript: visit, specialty: 'physician', engine: 'auto' } as const;
  const note = await generateNote({ request }, dependencies(createExtractiveWriter()), never);
  expect(
    omissionsOf(note).map(({ sources }) => note.transcript.slice(sources![0]!.start, sources![0]!.end)),
  ).toEqual([]);
});

describe('many omissions of one kind', () => {
  const symptom = (turn: number): Omission => ({
    kind: 'symptom',
    sources: [{ turn, start: 10 * turn, end: 10 * turn + 9 }],
  });

  test('are four warnings and a fifth for the rest, which keeps every place', () => {
    const warnings = omissionWarnings([8, 3, 1, 2, 7, 6, 5, 4].map(symptom));
    expect(warnings.map(({ sources }) => sources!.map(({ turn }) => turn))).toEqual([
      [1],
      [2],
      [3],
      [4],
      [5, 6, 7, 8],
    ]);
    expect(warnings.at(-1)!.message).toBe('More symptoms the patient has are not in the note.');
  });

  test('in one place are one warning', () => {
    expect(omissionWarnings([symptom(3), symptom(3)])).toHaveLength(1);
  });
});
