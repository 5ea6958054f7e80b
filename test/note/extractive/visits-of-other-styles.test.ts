import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../../src/note/generate.ts';
import { soapSections } from '../../../src/note/note.ts';

/** Own visits in styles the corpora have not, each with facts that must be in its note and facts that must not. */
const folder = new URL('../../fixtures/visits/', import.meta.url);
type Facts = Partial<Record<(typeof soapSections)[number], string[]>>;
interface Expected {
  style: string;
  must: Facts;
  mustNot: Facts;
}

const deps = {
  writer: createExtractiveWriter(),
  now: () => new Date('2026-03-02T10:00:00Z'),
  newId: () => '00000000-0000-4000-8000-000000000000',
  seed: () => 1,
  version: '0.0.0',
  retentionMs: 1000,
};

for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
  const transcript = readFileSync(new URL(file, folder), 'utf8');
  const expected = JSON.parse(
    readFileSync(new URL(file.replace('.txt', '.json'), folder), 'utf8'),
  ) as Expected;
  const note = generateNote(
    { request: { transcript, specialty: 'family_medicine', engine: 'extractive' } },
    deps,
    new AbortController().signal,
  );

  describe(`${file} (${expected.style})`, () => {
    for (const section of soapSections) {
      it.each(expected.must[section] ?? [])(`the ${section} has /%s/`, async (fact) => {
        expect((await note)[section]).toMatch(new RegExp(fact, 'im'));
      });
      it.each(expected.mustNot[section] ?? [])(`the ${section} has not /%s/`, async (fact) => {
        expect((await note)[section]).not.toMatch(new RegExp(fact, 'im'));
      });
    }
  });
}
