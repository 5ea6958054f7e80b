import { expect } from 'vitest';
import { withoutAsked } from '../../../src/note/asked-opening.ts';
import { codeEncounter } from '../../../src/note/coding/code-encounter.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { noteOf, sentencesOf } from './written-note.ts';

/** A visit of a few lines parted by " / ", what its note has to say, and what it must not. */
export type SmallVisit = [visit: string, has: string[], hasNot?: (string | RegExp)[]];

export async function holds([visit, has, hasNot = []]: SmallVisit): Promise<void> {
  const { subjective, objective, assessment, plan } = await noteOf(visit.replaceAll(' / ', '\n'));
  const whole = [subjective, objective, assessment, plan].join('\n');
  for (const words of has) expect(whole).toContain(words);
  for (const words of hasNot) expect(whole).not.toMatch(words);
}

/** What the note of a small visit codes, as a test of a table. */
export async function codes(visit: string, has: readonly string[], hasNot: readonly string[]): Promise<void> {
  const transcript = parseTranscript(visit.replaceAll(' / ', '\n'));
  const written = await sentencesOf(transcript.text);
  const sentences = written.map((sentence) => ({ ...sentence, text: withoutAsked(sentence.text) }));
  const { icd10 } = codeEncounter({ sentences, transcript, encounter: {}, specialty: 'family_medicine' });
  const found = icd10.map(({ code }) => code);
  expect(found).toEqual(expect.arrayContaining([...has]));
  for (const code of hasNot) expect(found).not.toContain(code);
}
