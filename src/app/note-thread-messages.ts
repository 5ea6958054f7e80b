import type { ErrorCode } from '../errors.ts';
import type { NoteEvent } from '../note/events.ts';
import type { NoteInput } from '../note/generate.ts';

/** What a note thread is asked for; everything that is not pure comes along. */
export interface WriteOrder {
  kind: 'write';
  run: number;
  input: NoteInput;
  noteId: string;
  now: number;
  seed: number;
  version: string;
  retentionMs: number;
  /** Only `note.completed` is wanted. */
  whole: boolean;
}

export type ToThread = WriteOrder | { kind: 'cancel'; run: number };

export type FromThread =
  /** It can write: said once. */
  | { kind: 'loaded' }
  /** `note.completed` is a run's last. */
  | { kind: 'event'; run: number; event: NoteEvent }
  | { kind: 'failure'; run: number; code: ErrorCode; message: string };
