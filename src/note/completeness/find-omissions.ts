import type { TranscriptIndex } from '../evidence/transcript-index.ts';
import type { SpecialtyGuide } from '../specialty-guides/guide.ts';
import type { DraftSentence } from '../writer.ts';
import { missingAllergies } from './allergies.ts';
import { missingAnswers } from './answers.ts';
import { missingHabits } from './habits.ts';
import { missingHistory } from './history.ts';
import { missingInstructions } from './instructions.ts';
import { missingMedications } from './medications.ts';
import { readNote } from './note-content.ts';
import type { Omission } from './omission.ts';
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
  missingInstructions,
];

/**
 * What the transcript says of the patient and no sentence of the note covers, whoever wrote it: affirmed symptoms,
 * answers to what every history asks, diagnoses and operations, tobacco, alcohol and drugs, medicines and their doses, allergies, results, orders, instructions and return precautions.
 * With a `guide` also what the specialty may not miss, denied as well as affirmed. `written` is the note without the patient summary. Covered is what a sentence names in any of its known ways.
 */
export function findOmissions(
  index: TranscriptIndex,
  written: readonly DraftSentence[],
  guide: SpecialtyGuide | null,
): Omission[] {
  const note = readNote(written);
  const found = finders.flatMap((find) => [...find(index, note)]);
  return guide === null ? found : [...found, ...missingForSpecialty(index, note, guide)];
}
