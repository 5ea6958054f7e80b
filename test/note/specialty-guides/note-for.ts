import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../../src/note/generate.ts';
import { soapSections } from '../../../src/note/note.ts';
import type { Specialty } from '../../../src/note/specialties.ts';
import { dependencies } from '../visit-for-tests.ts';

const writer = createExtractiveWriter();

/** A visit, its specialty, what its note must hold (`HEADING: the line`), and what it must not hold. */
export type GuideCase = [title: string, dialogue: string, holds: string[], not?: string[]];

/** The built-in writer's note as lines, each under its heading (`PHYSICAL EXAM: Skin: No rash.`). */
export async function linesFor(specialty: Specialty, dialogue: string): Promise<string> {
  const transcript = dialogue
    .replace(/^D: /gm, 'Doctor: ')
    .replace(/^P: /gm, 'Patient: ')
    .replace(/^M: /gm, 'Mother: ');
  const request = { transcript, specialty, engine: 'extractive' } as const;
  const note = await generateNote({ request }, dependencies(writer), new AbortController().signal);
  const lines: string[] = [];
  for (const section of soapSections) {
    let heading = section.toUpperCase();
    for (const line of note[section].split('\n')) {
      if (/^[A-Z][A-Z ,&/]+$/.test(line)) heading = line;
      else if (line !== '') lines.push(`${heading}: ${line}`);
    }
  }
  return lines.join('\n');
}
