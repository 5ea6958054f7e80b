import { expect, it } from 'vitest';
import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { withSpokenPoints } from '../../../src/note/extractive/visit/spoken-decimals.ts';
import { generateNote } from '../../../src/note/generate.ts';

const deps = {
  writer: createExtractiveWriter(),
  now: () => new Date('2026-03-02T10:00:00Z'),
  newId: () => '00000000-0000-4000-8000-000000000000',
  seed: () => 1,
  version: '0.0.0',
  retentionMs: 1000,
};
const noteOf = (transcript: string) =>
  generateNote(
    { request: { transcript, specialty: 'physician', engine: 'extractive' } },
    deps,
    new AbortController().signal,
  );
const visit = (decimal: string) => `[doctor] what brings you in
[patient] i am here for my blood pressure and i have had a headache for two weeks
[doctor] your temperature is ninety seven ${decimal} and your blood pressure is one fifty over ninety
[doctor] for your high blood pressure i want to add aldactone twelve ${decimal} milligrams daily
[patient] okay sounds good`;

it('says "point" where the recogniser wrote a full stop for it, but not before a unit of dose, and keeps the sentence', async () => {
  const { objective, plan, warnings } = await noteOf(visit('. five'));
  expect(objective).toContain('Temperature: 97 point 5.');
  // Nothing but a decimal can stand before a unit of dose.
  expect(plan).toMatch(/aldactone 12\.5 mg daily/i);
  expect(warnings.filter(({ code }) => code === 'unsupported_number')).toEqual([]);
});

it('writes a decimal that was said as one', async () => {
  const { objective, plan } = await noteOf(visit('point five'));
  expect(objective).toContain('Temperature: 97.5.');
  expect(plan).toMatch(/aldactone 12\.5 mg daily/i);
});

it('keeps the point of a size below one that was said without a nought', () => {
  const said = 'it does show a . five centimeter stone';
  const sources = [{ turn: 0, start: 0, end: said.length }];
  expect(withSpokenPoints('It does show 0.5 cm stone.', sources, said)).toBe(
    'It does show point 5 cm stone.',
  );
  expect(withSpokenPoints('It does show 0.5 cm stone.', sources, said.replace('. ', 'half '))).toBe(
    'It does show 0.5 cm stone.',
  );
});
