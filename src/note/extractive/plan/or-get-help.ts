import { saysWhenToCall } from '../../language/return-precaution.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withChanges } from '../visit/with-changes.ts';
import { isPrecaution } from './told-to-do.ts';

const orHelp =
  /^or (?:(?:just|even|else|you can|you could)(?=) ){0,2}(?=)(?:go|come|call|ring|phone|dial|pop|straight|text|speak|contact|to|111|999|911|a&e)(?= |$)/;
/** In words. */
const longest = 16;

/**
 * The passages with where else to turn in the return precaution that it was said behind: "If those thoughts get stronger, ring
 * us. Or go to A&E." → If those thoughts get stronger, ring us, or go to A&E.
 */
export function withHelpJoined(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const [at, next] of passages.entries()) {
    if (next.role !== 'clinician' || next.unit.words[0] !== 'or' || !saysWhere(next.unit)) continue;
    const p = passages[at - 1];
    if (p === undefined || p.unit.turn !== next.unit.turn || !asksToCall(p.unit)) continue;
    const joined = `${withoutEndMarks(plainOf(p.unit))}, ${lowerInitial(plainOf(next.unit))}`;
    changed.set(p, { ...reworded(p.unit, joined), end: next.unit.end });
    changed.set(next, null);
  }
  return withChanges(passages, changed);
}

function asksToCall(unit: Unit): boolean {
  return isPrecaution(plainOf(unit)) || saysWhenToCall(unit.said);
}

function saysWhere({ said, words, question }: Unit): boolean {
  return !question && words.length <= longest && orHelp.test(said);
}
