import { expect, it } from 'vitest';
import { withPersonNamed } from '../../../src/note/extractive/visit/person-meant.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import type { Passage } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const lastOf = (said: string) => {
  const passages = unitsOf(parseTranscript(said).turns).map(
    (unit, index): Passage => ({
      index,
      unit,
      role: unit.role,
      keep: 1,
      section: 'hpi',
      sections: [],
      reply: null,
    }),
  );
  return withPersonNamed(passages.at(-1)!, passages);
};

it('names who is still talked of when it was asked how they are', () => {
  const told = 'Patient: My aunt had it too.\nDoctor: How is she now?\nPatient: ';
  expect(lastOf(`${told}She's fine.`)).toBe('my aunt is fine.');
  expect(lastOf(`${told}She's fine. She walks every day.`)).toBe('my aunt walks every day.');
});

it('names nobody where the talk has gone on to something else', () => {
  expect(
    lastOf('Patient: My aunt had it too.\nDoctor: Any change in your sleep?\nPatient: She says I snore.'),
  ).toBeNull();
});

it('names a man or a woman who was only called so', () => {
  expect(lastOf("Patient: A guy I was with texted me. He's got gonorrhea.")).toBe(
    'the guy has got gonorrhea.',
  );
  expect(lastOf("Patient: There was a man next door. He'd a cough.")).toBe('the man had a cough.');
});

it('names nobody else where the sentence itself says of whom it is', () => {
  expect(
    lastOf("Doctor: That's a good friend you've got.\nPatient: One brother, he's got a stent."),
  ).toBeNull();
});
