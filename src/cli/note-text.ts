import { toMarkdown } from '../note/export/markdown.ts';
import { toText } from '../note/export/text.ts';
import type { Note } from '../note/note.ts';

export const noteFormats = ['text', 'markdown', 'json'] as const;
export type NoteFormat = (typeof noteFormats)[number];

/** A note as `--format` asks for it. */
export function noteText(note: Note, format: NoteFormat, wide = false): string {
  switch (format) {
    case 'text':
      return toText(note);
    case 'markdown':
      return toMarkdown(note);
    case 'json':
      return JSON.stringify(note, null, wide ? 2 : undefined);
    default:
      return format satisfies never;
  }
}
