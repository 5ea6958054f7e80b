import type { Warning } from './note.ts';

/** What a note says that the built-in writer wrote because the language model failed. */
export const fallbackWarning: Warning = {
  code: 'engine_fallback',
  message: 'The language model failed, so the built-in writer wrote this note.',
};
