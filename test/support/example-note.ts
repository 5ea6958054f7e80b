import { randomUUID } from 'node:crypto';
import type { Note } from '../../src/note/note.ts';

/** A small whole note, for tests of what happens to notes after they are written. */
export function exampleNote(changes: Partial<Note> = {}): Note {
  const source = { turn: 0, start: 0, end: 7 };
  return {
    noteId: randomUUID(),
    status: 'completed',
    specialty: 'family_medicine',
    created_at: '2026-03-02T10:00:00.000Z',
    expires_at: '2099-04-01T10:00:00.000Z',
    subjective: 'CHIEF COMPLAINT\nCough.',
    objective: 'VITALS\nTemperature 37.2.',
    assessment: '1. Acute bronchitis.',
    plan: '- Rest.',
    transcript: 'Patient: I have a cough.',
    billing_codes: {
      icd10: [
        { code: 'J20.9', description: 'Acute bronchitis, unspecified', reason: 'said', sources: [source] },
      ],
      cpt: [{ code: '99213', description: 'Office visit', reason: 'low complexity', sources: [] }],
    },
    patient_summary: 'You have bronchitis.',
    evidence: [{ section: 'subjective', start: 16, end: 22, sources: [source] }],
    warnings: [],
    generator: {
      engine: 'extractive',
      model: null,
      model_sha256: null,
      prompt_version: null,
      seed: 1,
      notegen_version: '0.1.0',
    },
    ...changes,
  };
}
