import { isConditionWord } from '../lexicon/conditions.ts';
import { drugAt } from '../lexicon/drugs.ts';
import { type Symptom, symptomsIn } from '../lexicon/symptoms.ts';

/** What words name, looked up once: nearly every step of the writer asks for it. */
export interface ClinicalWords {
  /** How many medicines. */
  drugs: number;
  /** How many words that end or carry the name of a problem, apart from those that are medicines. */
  conditions: number;
  /** As `symptomsIn` finds them. */
  symptoms: readonly { symptom: Symptom; at: number }[];
}

export function namesAnything({ drugs, conditions, symptoms }: ClinicalWords): boolean {
  return drugs + conditions + symptoms.length > 0;
}

export function clinicalWords(words: readonly string[]): ClinicalWords {
  let drugs = 0;
  let conditions = 0;
  for (let i = 0; i < words.length; i++) {
    if (drugAt(words, i) > 0) drugs++;
    else if (isConditionWord(words[i]!)) conditions++;
  }
  return { drugs, conditions, symptoms: symptomsIn(words) };
}
