import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withChanges } from '../visit/with-changes.ts';
import { problemNamed } from './problem-name.ts';

const onlyDegree =
  /^(?:(?:and|so|probably|maybe|only|just|quite|fairly)(?=) ){0,2}(?=)(?:i'd (?:say|call it) )?(?:(?:it's|it is) )?(?=)(?:(?:probably|only|just|quite|fairly) )?(?=)(mild|moderate|severe)(?: to (moderate|severe))?(?: (?:i'd say|i would say|i'd have said|i think|by the sounds? of it|from what you(?:'ve told me|'re telling me|'ve said|'re saying)|at the moment|really|probably))*$/;
/** In words. */
const longest = 12;
const anyDegree = /\b(?:mild|moderate|severe|mildly|moderately|severely)\b/;

/**
 * The passages with how bad an illness is before its name, which was said behind it: "It sounds like depression. Moderate,
 * I'd say." → It sounds like moderate depression.
 */
export function withDegreeNamed(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const [at, next] of passages.entries()) {
    const p = passages[at - 1];
    if (p === undefined || next.role !== 'clinician' || next.unit.question || p.unit.turn !== next.unit.turn)
      continue;
    const named = next.unit.words.length > longest || p.unit.question ? null : withDegree(p.unit, next.unit);
    if (named === null) continue;
    changed.set(p, named);
    changed.set(next, null);
  }
  return withChanges(passages, changed);
}

function withDegree(unit: Unit, { said, end }: Unit): Unit | null {
  const [all, least, most] = onlyDegree.exec(said) ?? [];
  if (all === undefined || unit.clinical.conditions === 0 || anyDegree.test(unit.said)) return null;
  const text = plainOf(unit);
  const name = problemNamed(text)?.name ?? '';
  const from = name === '' ? -1 : text.toLowerCase().lastIndexOf(name.toLowerCase());
  if (from < 0) return null;
  const degree = most === undefined ? least : `${least} to ${most}`;
  return { ...reworded(unit, `${text.slice(0, from)}${degree} ${text.slice(from)}`), end };
}
