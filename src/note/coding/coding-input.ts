import type { Encounter } from '../note.ts';
import type { Specialty } from '../specialties.ts';
import type { Transcript } from '../transcript.ts';
import type { DraftSentence } from '../writer.ts';
import type { CodeBooks } from './code-books.ts';

/** What codes are found in: the note's checked sentences, and the visit's own words. */
export interface CodingInput {
  sentences: readonly DraftSentence[];
  transcript: Transcript;
  encounter: Encounter;
  specialty: Specialty;
  /** What the clinic has imported; without it the built-in tables stand alone. */
  books?: CodeBooks | null;
}
