/** Who speaks a turn. `clinician` is whoever examines and decides; `relative` speaks for or beside the patient. */
export type Role = 'clinician' | 'patient' | 'relative' | 'other' | 'unknown';

/** One person's uninterrupted speech. `start`/`end` are character offsets of `text` in `Transcript.text`, label excluded. */
export interface Turn {
  index: number;
  /** The speaker label as written (`Dr. Smith`, `SPEAKER_00`), or null where the transcript has none. */
  label: string | null;
  role: Role;
  start: number;
  end: number;
  text: string;
  /** Seconds on the recording's clock, where the transcript came from audio. */
  audio?: { start: number; end: number };
}

/**
 * A visit's words. `text` is what was given (or recognised), but for its quotes while a note is made of it
 * (`withPlainQuotes`); every offset in a note points into it.
 */
export interface Transcript {
  text: string;
  turns: readonly Turn[];
  /** True where roles were told from the words and not from labels; the note then warns `speaker_roles_guessed`. */
  rolesGuessed: boolean;
  /** Set where a clinician typed a summary instead of giving what was said. */
  typedSummary?: true;
}
