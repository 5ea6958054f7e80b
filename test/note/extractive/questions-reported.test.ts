import { expect, it } from 'vitest';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { summariseForPatient } from '../../../src/note/patient-summary/summarise.ts';
import { noteOf, sentencesOf } from './written-note.ts';

const visit = [
  "Doctor: What's the matter?",
  "Patient: I've had a sore back for a week.",
  'Doctor: How are you sleeping?',
  'Patient: Terrible, two hours a night.',
  "Doctor: You've strained your lower back. Take ibuprofen, 400 milligrams, three times a day with food.",
  'Patient: Can I work?',
  'Doctor: No heavy lifting until it settles.',
].join('\n');

it('what the patient asks is told of the patient in the note', async () => {
  const { plan } = await noteOf(visit);
  expect(plan).toContain('The patient asked whether they can work: no heavy lifting until it settles.');
});

it('and stands in the summary as the patient put it', async () => {
  const transcript = parseTranscript(visit);
  const lines = summariseForPatient(await sentencesOf(visit), { transcript, encounter: {} });
  const told = lines.map(({ text }) => text).join('\n');
  expect(told).toContain('"Can I work?" No heavy lifting until it settles.');
  expect(told).not.toContain('asked whether');
});
