import { expect, it } from 'vitest';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../src/note/generate.ts';
import { dependencies } from './visit-for-tests.ts';

/** Question, answer, and what the finished note must say: a denial that was read is none that the evidence may strike. */
const cases: [asked: string, answered: string, denied: string, reported?: string][] = [
  ['Any fever?', 'Fever no.', 'fever'],
  ['Any diarrhea?', 'Diarrhea no.', 'diarrhea'],
  ['Any diarrhea?', 'Diarrhea, none.', 'diarrhea'],
  ['Any chest pain?', 'Chest pain none.', 'chest pain'],
  ['Any chest pain?', 'No, not really.', 'chest pain'],
  ['Any fever?', 'Nope, just the cough.', 'fever', 'cough'],
  ['Any fever or chills?', 'Fever no, chills yes.', 'fever', 'chills'],
  ['Any fever or chills?', 'No fever. Some chills.', 'fever', 'chills'],
  ['How is your stomach?', 'Nausea no vomiting no diarrhea no.', 'nausea, vomiting, or diarrhea'],
  ['And no fever?', 'Right.', 'fever'],
  ['No vomiting?', 'No.', 'vomiting'],
  ['Headaches?', 'Negative.', 'headache'],
  ['Headaches?', 'Zero headaches.', 'headache'],
  ['Dizziness?', "Don't think so.", 'dizziness'],
  ['Dizziness?', 'Dizziness not really.', 'dizziness'],
  ['Palpitations?', 'Palpitations, nothing.', 'palpitations'],
  ['Wheezing?', "Haven't noticed any.", 'wheezing'],
  ['Wheezing?', 'Mm-mm.', 'wheezing'],
  ['any chest pain', 'chest pain none but some palpitations', 'chest pain', 'palpitations'],
  ['any fever', 'none that i know of', 'fever'],
];

it.each(cases)('"%s" "%s" denies %s in the finished note', async (asked, answered, denied, reported) => {
  const transcript = `Doctor: What brings you in?\nPatient: I have a sore throat.\nDoctor: ${asked}\nPatient: ${answered}`;
  const note = await generateNote(
    { request: { transcript, specialty: 'family_medicine', engine: 'extractive' } },
    dependencies(createExtractiveWriter()),
    new AbortController().signal,
  );
  expect(note.warnings.filter(({ code }) => code !== 'short_transcript')).toEqual([]);
  const review = note.subjective.slice(note.subjective.indexOf('REVIEW OF SYSTEMS'));
  expect(review).toContain(`Denies ${denied}.`);
  if (reported !== undefined) expect(review).toContain(`Reports ${reported}.`);
  expect(review).not.toMatch(new RegExp(`Reports [^.]{0,60}${denied}`));
});
