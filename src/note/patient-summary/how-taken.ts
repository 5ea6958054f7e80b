import { medicinesIn } from '../evidence/named-medicines.ts';
import type { DraftSentence } from '../writer.ts';

const goesOn = /\b(?:continu\w*|keep (?:taking|on|using)|stay on|refill\w*|resum\w*|no change)\b/i;
const how =
  /\d|\b(?:daily|nightly|once|twice|every|times|bedtime|morning|evening|needed|weekly|half|one|two|three)\b/i;

/** True where a medicine is named. */
export function namesMedicine(text: string): boolean {
  return medicinesIn(text).length > 0;
}

/**
 * A line that goes on with one medicine, as the note's list of medications says how it is taken: "continue lisinopril" →
 * "continue lisinopril (20 mg daily)". The line itself where it says so, or where the list does not.
 */
export function withHowTaken(line: DraftSentence, all: readonly DraftSentence[]): DraftSentence {
  if (line.section !== 'plan' || !goesOn.test(line.text)) return line;
  const [medicine, ...others] = medicinesIn(line.text);
  if (medicine === undefined || others.length > 0 || how.test(line.text.slice(medicine.end))) return line;
  for (const listed of all) {
    if (listed.section !== 'subjective' || !/medication/i.test(listed.heading ?? '')) continue;
    const [own, ...more] = medicinesIn(listed.text);
    if (own?.substance !== medicine.substance || more.length > 0) continue;
    const taken = listed.text
      .slice(own.end)
      .replace(/^[\s,:]{1,4}|[.]$/g, '')
      .trim();
    // "Continue 500 of metformin" says it.
    if (!/[a-z]/i.test(taken.replace('point', '')) && line.text.slice(0, medicine.start).includes(taken))
      continue;
    if (!/\d/.test(taken) || /[.;]/.test(taken.replace(/\d\.\d/g, '')) || taken.length > 60) continue;
    return {
      ...line,
      text: `${line.text.slice(0, medicine.end)} (${taken})${line.text.slice(medicine.end)}`,
      sources: [...line.sources, ...listed.sources],
    };
  }
  return line;
}
