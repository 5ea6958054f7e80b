import { type Note, soapSections } from '../note.ts';

/** The note as plain text: the four section headings, their sub-headings and their words, and nothing else. */
export function toText(note: Pick<Note, (typeof soapSections)[number]>): string {
  return `${soapSections.map((section) => `${section.toUpperCase()}\n\n${note[section]}`).join('\n\n')}\n`;
}
