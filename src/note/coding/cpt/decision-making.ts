import type { DraftSentence } from '../../writer.ts';
import type { Diagnosis } from '../icd10/code-diagnoses.ts';
import { dataElement } from './data-element.ts';
import { problemsElement } from './problems-element.ts';
import { riskElement } from './risk-element.ts';
import type { Said, VisitPieces } from './visit-facts.ts';

/** 2 straightforward, 3 low, 4 moderate, 5 high: the last digit of the office visit's code. */
export type Level = 2 | 3 | 4 | 5;

export const levelNames: Record<Level, string> = { 2: 'straightforward', 3: 'low', 4: 'moderate', 5: 'high' };

/** One of the three elements of medical decision making, and what it rested on. */
export interface Element {
  level: Level;
  because: string;
  said: readonly Said[];
}

export interface DecisionMaking {
  level: Level;
  problems: Element;
  data: Element;
  risk: Element;
}

/**
 * Medical decision making as the AMA's office visit rules of 2021 (revised 2023) have it: the level that two of the
 * three elements reach. It counts only what was said, so it may be lower than what the clinician did.
 */
export function decisionMaking(
  diagnoses: readonly Diagnosis[],
  pieces: VisitPieces,
  sentences: readonly DraftSentence[],
): DecisionMaking {
  const problems = problemsElement(diagnoses, pieces, sentences);
  const data = dataElement(pieces);
  const risk = riskElement(
    pieces,
    sentences.filter(({ section }) => section === 'plan').map(({ text }) => text),
  );
  const [, level] = [problems.level, data.level, risk.level].toSorted((a, b) => b - a) as [
    Level,
    Level,
    Level,
  ];
  return { level, problems, data, risk };
}
