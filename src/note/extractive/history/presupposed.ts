import { type SourcedText, sourcesOf } from '../draft.ts';
import { whyNot } from '../learned/trouble-features.ts';
import type { RankedTrouble } from '../learned/trouble-ranking.ts';
import { isFeared } from '../problems/likely-titles.ts';
import type { Mention } from '../problems/troubles.ts';
import { openingTurns } from './announced-complaint.ts';

// "How long have you been running a fever?", "Where's your rash?"
const presupposes =
  /^(?:(?:so|and|okay|now|well|hi|hello|good|great|right)(?=),?(?=) ){0,2}(?=)(?:how long (?:have|has|did)|when (?:did|was)|since when|where(?:'s| is| are)|how (?:bad|severe|often) (?:is|are|do)|how(?:'s| is| are|'ve| have| has)(?= (?:your|the|his|her|those|that|these)\b))/;
// "No, I have a really bad migraine.", "Yes, for my hand eczema."
const own =
  /\b(?:i(?:'ve| have)(?: (?:had|got|been having))?|i'm having|i am having|i got|i get|for (?:my|this))(?= )/;
const ownReach = 45;

/** What the patient says that they have, or is asked after as what they have, as the visit begins; the first of all. */
export function presupposedTrouble(troubles: readonly RankedTrouble[]): SourcedText | null {
  let first: { name: string; at: Mention } | null = null;
  for (const { mentions } of troubles) {
    const at = mentions.find(isHad);
    if (at !== undefined && (first === null || at.passage.index < first.at.passage.index))
      first = { name: at.named.name, at };
  }
  if (first === null) return null;
  const { unit, reply } = first.at.passage;
  return { text: first.name, sources: sourcesOf(unit, ...(reply?.units ?? [])) };
}

function isHad(one: Mention): boolean {
  const { unit, role, section, reply } = one.passage;
  if (unit.turn > openingTurns || whyNot(one) !== null || isFeared(one)) return false;
  if (role === 'clinician') return unit.question && reply?.answer !== 'no' && presupposes.test(unit.said);
  if (unit.question || (section !== 'hpi' && section !== 'cc')) return false;
  const before = one.tokens
    .slice(0, one.named.from)
    .map(({ bare }) => bare)
    .join(' ');
  return own.test(`${before.slice(-ownReach)} `);
}
