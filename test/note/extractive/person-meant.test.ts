import { expect, it } from 'vitest';
import { withPersonNamed } from '../../../src/note/extractive/person-meant.ts';
import { unitsOf } from '../../../src/note/extractive/units.ts';
import type { Passage } from '../../../src/note/extractive/visit.ts';
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
