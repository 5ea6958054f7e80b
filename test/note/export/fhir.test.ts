import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { toFhir } from '../../../src/note/export/fhir.ts';
import { exampleNote } from '../../support/example-note.ts';

// The package ships as CommonJS without named ESM exports.
const { Fhir } = createRequire(import.meta.url)('fhir') as typeof import('fhir');

const note = exampleNote({
  noteId: '3f2f6c1e-8f0e-4a5a-9d70-1c2b3a4d5eff',
  subjective: 'CHIEF COMPLAINT\nCough & fever <3 days>.',
  objective: '',
});

const validate = (bundle: unknown) =>
  new Fhir().validate(bundle as object).messages.filter((message) => message.severity === 'error');

test('a note exports as a FHIR R4 document that a validator accepts', () => {
  expect(validate(toFhir(note, 'text'))).toEqual([]);
});

test('the validator this test relies on does refuse a broken bundle', () => {
  const bundle = structuredClone(toFhir(note, 'text')) as { entry: { resource: Record<string, unknown> }[] };
  bundle.entry[0]!.resource.status = 'bogus';
  delete bundle.entry[0]!.resource.title;
  expect(validate(bundle)).toHaveLength(2);
});

test('markup and control characters in a note stay text in the narrative', () => {
  const bundle = JSON.stringify(toFhir({ ...note, plan: '<script>alert(1)</script>\u0000' }, ''));
  expect(bundle).not.toContain('<script>');
  expect(bundle).toContain('&lt;script&gt;');
  expect(bundle).not.toContain('\\u0000');
});

test('the DocumentReference carries the whole note as UTF-8 text', () => {
  const bundle = toFhir(note, 'Temperatur 38,5 °C 👶');
  const document = bundle.entry[2]!.resource as unknown as { content: { attachment: { data: string } }[] };
  expect(Buffer.from(document.content[0]!.attachment.data, 'base64').toString('utf8')).toBe(
    'Temperatur 38,5 °C 👶',
  );
});

test('every resource has its own address and the same note gives the same bundle', () => {
  const bundle = toFhir(note, 'text');
  expect(new Set(bundle.entry.map((entry) => entry.fullUrl)).size).toBe(3);
  expect(toFhir(note, 'text')).toEqual(bundle);
});
