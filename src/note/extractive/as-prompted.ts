import { inside, longestAnswer, tellsItself } from './as-answered.ts';
import { contentStems } from './asked-content.ts';
import { isBodyPart } from './chronology.ts';
import { namesAnything } from './clinical-words.ts';
import { sentence } from './draft.ts';
import { isWhole } from './leans-on-question.ts';
import { promptLabel } from './question-label.ts';
import { type Unit, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

const longestPrompt = 9;
const ofCare =
  /\b(?:smok|drink|alcoh|tobac|cigar|vap|birth control|vitamin|sleep|mood|appetite|weight|diet|exercis|work|bowel|bladder|period)/;
const within = /\b(?:it|one|ones|them|that|those|these)\b/;

/**
 * An answer to what the clinician only names, under that name: "Amlodipine, five." "That one I quit." → Amlodipine, 5:
 * that one she quit.
 */
export function asPrompted(
  text: string,
  { unit, index }: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
): { text: string; named: Unit } | null {
  const prompt = passages[index - 1]?.unit;
  if (!unit.opens || unit.role === 'clinician' || unit.inFull || prompt === undefined) return null;
  if (prompt.role !== 'clinician' || prompt.question || prompt.turn !== unit.turn - 1) return null;
  if (prompt.words.length > longestPrompt || unit.words.length > longestAnswer || told.has(prompt))
    return null;
  if (!namesAnything(prompt.clinical) && !ofCare.test(prompt.said) && !prompt.words.some(isBodyPart))
    return null;
  if (
    tellsItself.test(text) ||
    (isWhole(text) && !within.test(text.toLowerCase()) && !/\bthey\b/.test(unit.said))
  )
    return null;
  const stems = contentStems(prompt.words);
  if (isWhole(text) && contentStems(wordsOf(text)).some((stem) => stems.includes(stem))) return null;
  const label = promptLabel(prompt);
  return label === null ? null : { text: sentence(`${label}: ${inside(text)}`), named: prompt };
}
