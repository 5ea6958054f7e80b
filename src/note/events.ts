import type { BillingCodes, Generator, Note, NoteSection } from './note.ts';
import type { Specialty } from './specialties.ts';

/** What happens while a note is written, in order (decisions.md "Streaming"); each is one server-sent event. */
export type NoteEvent =
  | {
      type: 'note.started';
      noteId: string;
      specialty: Specialty;
      created_at: string;
      expires_at: string;
      generator: Generator;
    }
  | { type: 'section.delta'; section: NoteSection; text: string }
  | { type: 'section.completed'; section: NoteSection; text: string }
  | { type: 'codes.completed'; billing_codes: BillingCodes }
  | { type: 'note.completed'; note: Note };
