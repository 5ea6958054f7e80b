import type { TranscriptIndex } from '../evidence/transcript-index.ts';
import type { SpecialtyGuide } from '../specialty-guides/guide.ts';
import type { DraftSentence } from '../writer.ts';
import { missingAccount } from './account.ts';
import { missingAllergies } from './allergies.ts';
import { missingAnswers } from './answers.ts';
import { missingFindings } from './findings.ts';
import { missingHabits } from './habits.ts';
import { missingHistory } from './history.ts';
import { missingInstructions } from './instructions.ts';
import { missingMedications } from './medications.ts';
import { readNote } from './note-content.ts';
import type { Omission, OmissionKind } from './omission.ts';
import { missingResults } from './results.ts';
import { missingForSpecialty } from './specialty.ts';
import { missingSymptoms } from './symptoms.ts';

const finders = [
  missingAllergies,
  missingMedications,
  missingSymptoms,
  missingAnswers,
  missingHistory,
  missingHabits,
  missingResults,
  missingFindings,
  missingInstructions,
];

/**
 * What the transcript says of the patient and no sentence of the note covers, whoever wrote it: affirmed symptoms,
 * answers to what every history asks, diagnoses and operations, tobacco, alcohol and drugs, medicines and their doses, allergies, results, findings, orders, instructions and return precautions.
 * With a `guide` also what the specialty may not miss, denied as well as affirmed. `written` is the note without the patient summary. Covered is what a sentence names in any of its known ways.
 */
export function findOmissions(
  index: TranscriptIndex,
  written: readonly DraftSentence[],
  guide: SpecialtyGuide | null,
): Omission[] {
  const note = readNote(written, index.termsOf);
  const found = finders.flatMap((find) => [...find(index, note)]);
  if (guide !== null) found.push(...missingForSpecialty(index, note, guide));
  return eachPlaceOnce([...found, ...missingAccount(index, note)]);
}

/** Kinds that are known by how something is said, not by what it is called. */
const general: ReadonlySet<OmissionKind> = new Set(['instruction', 'account', 'finding']);

// What is found by its name is reported as what it is, and not again as something told or to be done; a finding stands beside it.
function eachPlaceOnce(found: readonly Omission[]): Omission[] {
  const named = new Set(
    found
      .filter(({ kind }) => !general.has(kind))
      .flatMap(({ sources }) => sources.map(({ start }) => start)),
  );
  return found.filter(
    ({ kind, sources }) =>
      !general.has(kind) || kind === 'finding' || !sources.some(({ start }) => named.has(start)),
  );
}
