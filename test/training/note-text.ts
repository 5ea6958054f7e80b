import { soapSections } from '../../src/note/note.ts';
import { SectionRenderer } from '../../src/note/render.ts';
import type { Transcript } from '../../src/note/transcript.ts';
import type { DraftSentence, NoteWriter } from '../../src/note/writer.ts';

/** The sentences of a visit's note, as the writer gives them. */
export async function writtenBy(writer: NoteWriter, transcript: Transcript): Promise<DraftSentence[]> {
  const input = {
    transcript,
    specialty: 'family_medicine',
    language: undefined,
    encounter: {},
    seed: 1,
  } as const;
  const sentences: DraftSentence[] = [];
  for await (const sentence of writer.write(input, new AbortController().signal)) sentences.push(sentence);
  return sentences;
}

/** The note as plain text, as the scorer reads it. */
export function noteText(sentences: readonly DraftSentence[]): string {
  const sections = soapSections.map((name) => new SectionRenderer(name));
  for (const sentence of sentences) sections.find((s) => s.section === sentence.section)?.add(sentence);
  return sections
    .filter((s) => s.text !== '')
    .map((s) => `${s.section.toUpperCase()}\n${s.text}`)
    .join('\n\n');
}
