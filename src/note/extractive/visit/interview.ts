import { commands } from './record-commands.ts';
import type { Unit } from './units.ts';

// Sentences that answer, to each word spoken. Of the 67 visits of ACI-BENCH train eight have as many; consultations of a general practice,
// where each answer is a few words long, have 3 to 6 in a hundred words.
const leastAnswers = 0.028;

/**
 * True for a visit of questions and short answers: nearly all of it is history, and little of it is talk. Who speaks to a
 * record system dictates beside the answers what the note is to say.
 */
export function isInterview(units: readonly Unit[]): boolean {
  let words = 0;
  let answers = 0;
  for (const unit of units) {
    words += unit.words.length;
    if (unit.answers !== null && unit.role !== 'clinician') answers++;
  }
  return answers >= leastAnswers * words && !units.some(({ text }) => commands.test(text));
}
