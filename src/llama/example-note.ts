import { readFile } from 'node:fs/promises';
import { NotegenError } from '../errors.ts';
import { whyRefused } from '../why-refused.ts';

/** A longer example would crowd the visit out of the model's context. */
const longestExample = 12_000;

/** The clinic's own example note (`notes.exampleNote`), plain text. Throws `example_note_unreadable`. */
export async function readExampleNote(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new NotegenError('example_note_unreadable', `${path} can not be read: ${whyRefused(cause)}.`, {
      cause,
    });
  });
  if (text.includes('\uFFFD') || text.includes('\0'))
    throw new NotegenError('example_note_unreadable', `${path} is not UTF-8 text.`);
  if (text.trim() === '') throw new NotegenError('example_note_unreadable', `${path} is empty.`);
  if (text.length > longestExample)
    throw new NotegenError(
      'example_note_unreadable',
      `${path} is longer than ${longestExample.toLocaleString('en')} characters.`,
    );
  return text;
}
