import { errorCatalogue, NotegenError } from '../errors.ts';
import type { Warning } from './note.ts';

/** What a note says that the built-in writer wrote because the language model failed, and why in general words. */
export function fallbackWarning(cause: unknown): Warning {
  const why = cause instanceof NotegenError ? errorCatalogue[cause.code].title : 'The language model failed';
  return { code: 'engine_fallback', message: `${why}, so the built-in writer wrote this note.` };
}
