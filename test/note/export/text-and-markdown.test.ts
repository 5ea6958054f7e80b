import { expect, test } from 'vitest';
import { toMarkdown } from '../../../src/note/export/markdown.ts';
import { toText } from '../../../src/note/export/text.ts';
import type { Note } from '../../../src/note/note.ts';

const note: Note = {
  noteId: '7d9c2f10-6a51-4f0e-9d11-0d5b1c1f4a10',
  status: 'completed',
  specialty: 'family_medicine',
  created_at: '2026-03-02T09:30:00.000Z',
  expires_at: '2026-04-01T09:30:00.000Z',
  subjective:
    'CHIEF COMPLAINT\nCough.\n\nREVIEW OF SYSTEMS\nConstitutional: Denies fever.\nSkin: Denies rash.',
  objective: 'VITALS\nBlood pressure: 128/82',
  assessment: '1. Acute bronchitis.',
  plan: '- Honey at night <b>*now*</b>.',
  transcript: 'D: hello',
  billing_codes: {
    icd10: [{ code: 'J20.9', description: 'Acute bronchitis, unspecified', reason: 'Named.', sources: [] }],
    cpt: [],
  },
  patient_summary: 'You have a chest cold.',
  evidence: [],
  warnings: [{ code: 'unsupported_number', message: 'A number was removed.', section: 'plan' }],
  generator: {
    engine: 'extractive',
    model: null,
    model_sha256: null,
    prompt_version: null,
    seed: 1,
    notegen_version: '0.1.0',
  },
};

test('as text a note is its four sections with their headings and nothing else', () => {
  expect(toText(note)).toBe(
    [
      'SUBJECTIVE\n\nCHIEF COMPLAINT\nCough.\n\nREVIEW OF SYSTEMS\nConstitutional: Denies fever.\nSkin: Denies rash.',
      'OBJECTIVE\n\nVITALS\nBlood pressure: 128/82',
      'ASSESSMENT\n\n1. Acute bronchitis.',
      'PLAN\n\n- Honey at night <b>*now*</b>.\n',
    ].join('\n\n'),
  );
});

test('as Markdown it also has codes with reasons, the summary, the warnings and who wrote it', () => {
  const markdown = toMarkdown(note);
  expect(markdown).toContain('- **J20.9** Acute bronchitis, unspecified. Named.');
  expect(markdown).toContain('## For the patient\n\nYou have a chest cold.');
  expect(markdown).toContain('- Plan: A number was removed.');
  expect(markdown).toContain('Written by the built-in writer of notegen 0.1.0.');
});

test('in Markdown sub-headings are headings and lines stay lines', () => {
  expect(toMarkdown(note)).toContain(
    '### Review of systems\n\nConstitutional: Denies fever.  \nSkin: Denies rash.\n',
  );
});

test('words of the visit never become markup', () => {
  expect(toMarkdown(note)).toContain('- Honey at night \\<b\\>\\*now\\*\\</b\\>.');
});
