import { soapSections } from '../../src/note/note.ts';
import { SectionRenderer } from '../../src/note/render.ts';
import type { Transcript } from '../../src/note/transcript.ts';
import type { NoteWriter } from '../../src/note/writer.ts';

/** The note as plain text, as the scorer reads it. */
export async function noteText(writer: NoteWriter, transcript: Transcript): Promise<string> {
  const sections = soapSections.map((name) => new SectionRenderer(name));
  const input = {
    transcript,
    specialty: 'family_medicine',
    language: undefined,
    encounter: {},
    seed: 1,
  } as const;
  for await (const sentence of writer.write(input, new AbortController().signal))
    sections.find((s) => s.section === sentence.section)?.add(sentence);
  return sections
    .filter((s) => s.text !== '')
    .map((s) => `${s.section.toUpperCase()}\n${s.text}`)
    .join('\n\n');
}
