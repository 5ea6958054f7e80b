import type { Encounter } from '../note/note.ts';
import type { Specialty } from '../note/specialties.ts';
import type { Turn } from '../note/transcript.ts';
import type { CodeChoice, DraftSentence } from '../note/writer.ts';
import type { Example } from './prompt.ts';

/** What goes from the server process to the engine process, and what comes back. Both ends are notegen's own. */

export interface WriteJob {
  /** A file whose content has been checked. */
  modelPath: string;
  threads: number;
  gpu: 'auto' | false;
  limits: NoteLimits;
  visit: VisitToWrite;
}

export interface VisitToWrite {
  turns: readonly Turn[];
  specialty: Specialty;
  language: string | undefined;
  encounter: Encounter;
  example: Example;
  seed: number;
}

export interface NoteLimits {
  /** Most tokens a note may have; a note of 60 sentences has about 1,200. */
  noteTokens: number;
  /** Most milliseconds for one note, the loading of the model left out. */
  noteMs: number;
  /** Largest context to make, in tokens; its memory grows with it. */
  contextTokens: number;
}

export const defaultLimits: NoteLimits = { noteTokens: 2048, noteMs: 15 * 60_000, contextTokens: 32_768 };

/** Which of the codes that fit, for the note just written. */
export interface ChooseJob extends Omit<WriteJob, 'visit'> {
  note: {
    sentences: readonly Pick<DraftSentence, 'section' | 'text'>[];
    choices: readonly CodeChoice[];
    /** As they were for the note, so that the head of the prompt is the same. */
    specialty: Specialty;
    language: string | undefined;
    example: Example;
    seed: number;
  };
}

export type WriteMessage =
  | { type: 'loading'; fraction: number }
  | { type: 'reading'; done: number; of: number }
  | { type: 'sentence'; sentence: DraftSentence }
  /** Once, at the end, also of a note that failed. */
  | { type: 'stats'; stats: WriteStats };

/** What a note cost. Times in milliseconds. */
export interface WriteStats {
  /** 0 where the model was warm. */
  loadMs: number;
  /** From the start of the job to the model's first token, loading included. */
  firstTokenMs: number;
  readMs: number;
  writeMs: number;
  /** Tokens of the prompt, how many of them were still evaluated from before, and tokens written. */
  promptTokens: number;
  reusedTokens: number;
  writtenTokens: number;
  parts: number;
  gpu: string | false;
  /** Memory of the engine process at the end of the note. */
  rssBytes: number;
}
