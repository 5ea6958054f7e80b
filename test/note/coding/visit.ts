import type { CodeBooks } from '../../../src/note/coding/code-books.ts';
import { codeEncounter } from '../../../src/note/coding/code-encounter.ts';
import type { CodingInput } from '../../../src/note/coding/coding-input.ts';
import type { BillingCodes, Encounter } from '../../../src/note/note.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import type { Specialty } from '../../../src/note/specialties.ts';
import type { DraftSentence } from '../../../src/note/writer.ts';

export interface Visit {
  /** One numbered problem each. */
  assessment?: readonly string[];
  plan?: readonly string[];
  /** Numbered problems of the assessment by their titles, each with what the plan has under it. */
  titled?: readonly (readonly [title: string, ...plan: string[]])[];
  /** What the assessment says under such a title. */
  judged?: readonly (readonly [title: string, ...said: string[]])[];
  results?: readonly string[];
  complaint?: readonly string[];
  /** Sentences of the social history, of the lists of medications and allergies, and readings of the blood pressure. */
  social?: readonly string[];
  medications?: readonly string[];
  allergies?: readonly string[];
  vitals?: readonly string[];
  transcript?: string;
  encounter?: Encounter;
  specialty?: Specialty;
  /** What the clinic has imported. */
  books?: CodeBooks | null;
}

/** A visit as the writer would hand it over. */
export function visit(given: Visit): CodingInput {
  const sentence = (section: DraftSentence['section'], heading: string | null, group: string | null) => {
    return (text: string): DraftSentence => ({ section, heading, group, layout: 'prose', text, sources: [] });
  };
  return {
    sentences: [
      ...(given.complaint ?? []).map(sentence('subjective', 'CHIEF COMPLAINT', null)),
      ...(given.social ?? []).map(sentence('subjective', 'SOCIAL HISTORY', null)),
      ...(given.medications ?? []).map(sentence('subjective', 'MEDICATIONS', null)),
      ...(given.allergies ?? []).map(sentence('subjective', 'ALLERGIES', null)),
      ...(given.vitals ?? []).map(sentence('objective', 'VITALS', 'Blood pressure')),
      ...(given.assessment ?? []).flatMap((text, i) => sentence('assessment', null, `${i}`)(text)),
      ...(given.titled ?? []).map(([title]) => ({
        ...sentence('assessment', null, title)(`${title}.`),
        layout: 'numbered' as const,
      })),
      ...(given.judged ?? []).flatMap(([title, ...said]) =>
        said.map((text) => ({ ...sentence('assessment', null, title)(text), layout: 'numbered' as const })),
      ),
      ...(given.results ?? []).map(sentence('objective', 'RESULTS', null)),
      ...(given.titled ?? []).flatMap(([title, ...plan]) =>
        plan.map((text) => ({ ...sentence('plan', null, title)(text), layout: 'bullet' as const })),
      ),
      ...(given.plan ?? []).map(sentence('plan', null, null)),
    ],
    transcript: parseTranscript(
      given.transcript ??
        (given.assessment ?? given.titled?.flat() ?? given.complaint ?? ['none']).join('\n'),
    ),
    encounter: given.encounter ?? {},
    specialty: given.specialty ?? 'family_medicine',
    books: given.books ?? null,
  };
}

export function codesOf(given: Visit): BillingCodes {
  return codeEncounter(visit(given));
}

export function icdOf(...assessment: string[]): string[] {
  return codesOf({ assessment }).icd10.map(({ code }) => code);
}
