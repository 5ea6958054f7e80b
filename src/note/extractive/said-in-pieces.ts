import { saidWords, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

// "I got in front of another player | and ended up falling on my foot": who it was stands before.
const sameSubject =
  /^and (?:then |actually |just |even |also )*(?:ended up|[a-z]{3,}ed|fell|hit|felt|went|got|came|took|ran|kept|landed|threw|broke|heard|lost)\b(?! (?:i|he|she|it|we|they|my)\b)/;

/** Both as one where what comes next, in the same breath, has the subject of what stands before; else null. */
export function goesOnAs(passage: Passage, next: Passage | undefined): Unit | null {
  if (next === undefined || next.unit.turn !== passage.unit.turn || next.unit.question) return null;
  if (passage.unit.words.length + next.unit.words.length > 45 || !sameSubject.test(next.unit.said))
    return null;
  return withBefore(next.unit, passage.unit);
}

/** What broke off from the words before it in unpunctuated speech goes on there: "i got this pain | across my back". */
export function withBefore(unit: Unit, before: Unit | undefined): Unit | null {
  if (
    before === undefined ||
    before.turn !== unit.turn ||
    before.question ||
    /[.?!]["')\s]{0,3}$/.test(before.text) ||
    // "i run five miles a day | but with this knee pain that i have": what came of it was not said.
    /^(?:but|and|so) (?:with|for|in|on|of|about)\b/i.test(unit.said)
  )
    return null;
  return {
    ...before,
    end: unit.end,
    text: `${before.text} ${unit.text}`,
    ...saidWords([...before.words, ...unit.words]),
    plain: null,
  };
}
