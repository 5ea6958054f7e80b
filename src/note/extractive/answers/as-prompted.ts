import { sentence } from '../draft.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { onlyDrugIn } from '../lexicon/drugs.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { inside, longestAnswer, saysAgain, tellsItself } from './as-answered.ts';
import { contentStems } from './asked-content.ts';
import { isWhole } from './leans-on-question.ts';
import { leansOnBefore, needsQuestion } from './needs-question.ts';
import { promptLabel, saidLabel } from './question-label.ts';

const longestPrompt = 9;
const longestReply = 50;
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
  if (prompt.question || prompt.turn !== unit.turn - 1 || tellsItself.test(text)) return null;
  const isTold = told.has(prompt);
  if (isTold && prompt.role !== 'clinician') return null;
  if (onlyPoints.test(text)) return null;
  return (isTold ? null : underName(text, unit, prompt)) ?? underWords(text, unit, prompt);
}

// "You're tender right here." "Yeah, that's the spot.": found, not told.
const onlyPoints =
  /^(?:That|It|This) is (?:right )?(?=)(?:the (?:spot|place)|there|here|where it (?:hurts|is sore))\.$|^It is (?:(?:slightly|a little|really|very) )?(?=)(?:sore|tender|painful) (?:right )?there\.$/;

// "The sock drawer gets emptied." "I'll do it tonight."
function underWords(text: string, unit: Unit, prompt: Unit): { text: string; named: Unit } | null {
  if (unit.words.length > longestReply || (!needsQuestion(text, unit, prompt) && !leansOnBefore(text, unit)))
    return null;
  // "It was resistant to trimethoprim." "That's right, it didn't work."
  const drug = works.test(text) ? onlyDrugIn(prompt.words) : null;
  if (drug !== null) return { text: text.replace(/^It\b/, `The ${drug}`), named: prompt };
  const label = saidLabel(prompt);
  if (label === null || echoes(prompt, unit) || saysAgain(label, text, contentStems(prompt.words)))
    return null;
  return { text: sentence(`${label}: ${inside(text)}`), named: prompt };
}

const works = /^It (?:did|does|has|never|only|just|worked|helped|made|gave)\b/;

// "The calf." "The calf."
function echoes(prompt: Unit, { said }: Unit): boolean {
  return prompt.said === said || prompt.said === said.replace(/^(?:yes|yeah) | (?:yes|yeah)$/, '');
}

function underName(text: string, unit: Unit, prompt: Unit): { text: string; named: Unit } | null {
  if (prompt.role !== 'clinician') return null;
  if (prompt.words.length > longestPrompt || unit.words.length > longestAnswer) return null;
  if (!namesAnything(prompt.clinical) && !ofCare.test(prompt.said) && !prompt.words.some(isBodyPart))
    return null;
  if (isWhole(text) && !within.test(text.toLowerCase()) && !/\bthey\b/.test(unit.said)) return null;
  const stems = contentStems(prompt.words);
  if (isWhole(text) && contentStems(wordsOf(text)).some((stem) => stems.includes(stem))) return null;
  const label = promptLabel(prompt);
  return label === null ? null : { text: sentence(`${label}: ${inside(text)}`), named: prompt };
}
