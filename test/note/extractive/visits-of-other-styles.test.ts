import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../../src/note/generate.ts';
import { soapSections } from '../../../src/note/note.ts';
import { readingGrade } from '../../../src/note/patient-summary/reading-grade.ts';
import type { Specialty } from '../../../src/note/specialties.ts';

/** Own visits in styles the corpora have not, each with facts that must be in its note and facts that must not. */
const folder = new URL('../../fixtures/visits/', import.meta.url);
type Facts = Partial<Record<(typeof soapSections)[number], string[]>>;
interface Expected {
  style: string;
  /** Family medicine without. */
  specialty?: Specialty;
  /** Patterns of codes that must be suggested, and that must not. */
  codes?: { must: string[]; mustNot: string[] };
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
    { request: { transcript, specialty: expected.specialty ?? 'family_medicine', engine: 'extractive' } },
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
    it.each(expected.codes?.must ?? [])('has a code /%s/', async (code) => {
      const codes = (await note).billing_codes.icd10.map((one) => one.code);
      expect(codes.some((one) => new RegExp(code).test(one))).toBe(true);
    });
    it.each(expected.codes?.mustNot ?? [])('has no code /%s/', async (code) => {
      const codes = (await note).billing_codes.icd10.map((one) => one.code);
      expect(codes.some((one) => new RegExp(code).test(one))).toBe(false);
    });
    it('has a patient summary that is easy to read', async () => {
      expect(readingGrade((await note).patient_summary)).toBeLessThanOrEqual(8);
    });
  });
}
