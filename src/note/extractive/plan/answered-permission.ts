import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const may =
  /^(?:(?:yes|yeah|sure|no|oh|well|of course)\b[, ]{0,2})*(you (?:can(?:not|['’]t)?|could|may|should(?: not|n['’]t)?))(?=,)/i;
// "Can I not try it with food first?": with "you can" nobody may not.
const asks = /\b(?:do|can|should|could|may|will) i (?!need\b|have to\b|not\b)(?=[a-z])/i;
const longest = 60;

/** "Do I take two of those?" "You can, until they run out" → You can take two of those, until they run out. */
export function withPermissionFilled(unit: Unit, passages: readonly Passage[], index: number): Unit {
  const found = may.exec(unit.text);
  if (found === null || unit.role !== 'clinician') return unit;
  const asked = passages
    .slice(Math.max(0, index - 3), index)
    .findLast((p) => p.role !== 'clinician' && p.unit.turn === unit.turn - 1 && p.unit.question)?.unit;
  const what = asked === undefined ? null : whatIsAsked(plainOf(asked).replace(/(?<![\s?.])[\s?.]+$/, ''));
  if (what === null) return unit;
  return reworded(unit, `${found[1]} ${spokenTo(what)}${unit.text.slice(found[0].length)}`);
}

function whatIsAsked(question: string): string | null {
  const found = asks.exec(question);
  const what = found === null ? '' : question.slice(found.index + found[0].length);
  return what.length > 3 && what.length <= longest && !/[?.,]/.test(what) ? what : null;
}

/** What the patient says, as it is said to them: "use my inhaler" → use your inhaler. */
export function spokenTo(text: string): string {
  return text
    .trim()
    .replace(/\bmy\b/gi, 'your')
    .replace(/\b(?:i|me)\b/gi, 'you');
}
