import { NotegenError } from '../errors.ts';
import { showable } from './text-width.ts';

/** What went wrong, in words, and what to do. */
export interface Failure {
  message: string;
  howToFix: string;
}

/** Never quotes an error that is not ours: it may hold anything. */
export function toldFailure(error: unknown): Failure {
  const known = error instanceof NotegenError ? error : new NotegenError('internal_error');
  return { message: showable(known.message), howToFix: showable(known.howToFix) };
}
