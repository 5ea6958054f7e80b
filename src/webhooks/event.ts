import type { BillingCode, Note } from '../note/note.ts';

export type WebhookEventName = 'note.generated' | 'note.failed' | 'test';

/** The envelope of spec 2.5, its keys in the specification's order. `data` only with note.generated. */
export interface WebhookEvent {
  event: WebhookEventName;
  note_id: string;
  status: 'completed' | 'failed' | 'test';
  created_at: string;
  data?: WebhookNote;
}

export function noteGenerated(note: Note, createdAt: Date): WebhookEvent {
  return {
    event: 'note.generated',
    note_id: note.noteId,
    status: 'completed',
    created_at: createdAt.toISOString(),
    data: webhookNote(note),
  };
}

export function noteFailed(noteId: string, createdAt: Date): WebhookEvent {
  return { event: 'note.failed', note_id: noteId, status: 'failed', created_at: createdAt.toISOString() };
}

export function testEvent(createdAt: Date): WebhookEvent {
  const note_id = `test_${createdAt.getTime()}`;
  return { event: 'test', note_id, status: 'test', created_at: createdAt.toISOString() };
}

type WebhookNote = ReturnType<typeof webhookNote>;

/** Exactly the fields of spec 2.4: no evidence, no reasons, no warnings. */
function webhookNote(note: Note) {
  const plain = ({ code, description }: BillingCode) => ({ code, description });
  return {
    noteId: note.noteId,
    subjective: note.subjective,
    objective: note.objective,
    assessment: note.assessment,
    plan: note.plan,
    transcript: note.transcript,
    billing_codes: {
      icd10: note.billing_codes.icd10.map(plain),
      cpt: note.billing_codes.cpt.map(plain),
    },
    patient_summary: note.patient_summary,
    expires_at: note.expires_at,
  };
}
