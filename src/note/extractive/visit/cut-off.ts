import { lowerFirst } from '../say.ts';
import { saidWords, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const cut = /\w\s?[-–—]\s?$/;
const goesOn =
  /^[\s.,-]{0,4}(?:(?:uh|um|like),? )*((?:and (?!(?:i|he|she|it|we|they|then|so|now|that)(?=)\b)|or )?(?=)(?:an?|the|this|these|in|on|at|about|around|with|for|to|from|of|because|when|after|before|since|until|last|my|his|her|your|yesterday|couple|one|two|three|four|five|six|\d+) .*)$/i;

/**
 * What was cut off by a listener's "mm-hmm" as one: "i felt this popping-" "hmm" "and this strain as i lifted it". Null
 * where `passage` is not cut off or what comes next begins anew. `end` is the passage that ends it.
 */
export function takenUpAgain(
  passage: Passage,
  passages: readonly Passage[],
): { unit: Unit; end: Passage } | null {
  const { unit, index } = passage;
  if (!cut.test(unit.text) || unit.question) return null;
  const listener = passages[index + 1];
  const next = passages[index + 2];
  if (listener === undefined || next === undefined) return null;
  if (listener.role === unit.role || listener.unit.words.length > 2 || listener.unit.question) return null;
  if (next.role !== unit.role || next.unit.turn === listener.unit.turn || next.unit.question) return null;
  const rest = goesOn.exec(next.unit.text)?.[1];
  if (rest === undefined) return null;
  return {
    unit: {
      ...unit,
      text: `${unit.text.trimEnd().slice(0, -1).trimEnd()} ${lowerFirst(rest)}`,
      ...saidWords([...unit.words, ...next.unit.words]),
      plain: null,
    },
    end: next,
  };
}
