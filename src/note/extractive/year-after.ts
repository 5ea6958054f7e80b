import { withChanges } from './order-changed.ts';
import { plainOf, reworded, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const onlyYear =
  /^(?:(?:that|it|this)(?: was|['’]d be| would(?:['’]ve| have) been) )?(?:(?:about|around|maybe|back) )?(?:in )?((?:19|20)\d\d)(?:,? (?:that|it) was|,? i think)?[.]?$/i;
const tellsHad = /\b(?:had|got|broke|was diagnosed|were diagnosed|took out)\b/;
const anyYear = /\b(?:19|20)\d\d\b/;
const longestYear = 8;

/** The passages with the year where it is told of, which was said behind it: "I've had an ulcer. Two thousand and nine that was." */
export function withYearJoined(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const [at, next] of passages.entries()) {
    const p = passages[at - 1];
    if (p === undefined || p.unit.turn !== next.unit.turn || p.role === 'clinician') continue;
    if (next.unit.words.length > longestYear || p.unit.question || next.unit.question) continue;
    if (p.unit.clinical.conditions === 0 || !tellsHad.test(p.unit.said)) continue;
    const year = onlyYear.exec(plainOf(next.unit))?.[1];
    const told = plainOf(p.unit);
    if (year === undefined || anyYear.test(told)) continue;
    changed.set(p, reworded(p.unit, `${told.replace(/(?<!\.)\.$/, '')}, in ${year}.`));
    changed.set(next, null);
  }
  return withChanges(passages, changed);
}
