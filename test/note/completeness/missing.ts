import { findOmissions } from '../../../src/note/completeness/find-omissions.ts';
import type { OmissionKind } from '../../../src/note/completeness/omission.ts';
import { indexTranscript } from '../../../src/note/evidence/transcript-index.ts';
import type { NoteSection } from '../../../src/note/note.ts';
import type { Specialty } from '../../../src/note/specialties.ts';
import { guideFor } from '../../../src/note/specialty-guides/guides.ts';
import type { DraftSentence } from '../../../src/note/writer.ts';
import { draft, visit } from '../visit-for-tests.ts';

const sections: Record<string, NoteSection> = {
  S: 'subjective',
  O: 'objective',
  A: 'assessment',
  P: 'plan',
};

/** A draft note of lines such as `S ALLERGIES: Penicillin.` or `P: Rest.`. */
export function noteOf(text: string): DraftSentence[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, section, heading, words] = /^([SOAP])(?: ([A-Z ]+))?: (.*)$/.exec(line)!;
      return draft(sections[section!]!, words!, { heading: heading ?? null });
    });
}

/** What is found missing, as `kind: the words`. */
export function missingFrom(
  dialogue: string,
  note: string,
  specialty: Specialty = 'physician',
): `${OmissionKind}: ${string}`[] {
  const transcript = visit(dialogue);
  return findOmissions(indexTranscript(transcript), noteOf(note), guideFor(specialty)).map(
    ({ kind, sources }) =>
      `${kind}: ${sources.map(({ start, end }) => transcript.text.slice(start, end)).join(' | ')}` as const,
  );
}
