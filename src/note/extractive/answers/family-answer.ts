import { upperFirst } from '../../language/upper-first.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { plainOf, type Unit } from '../visit/units.ts';

const asks = /\bfamily history of (?:any )?([a-z' -]{3,50}?)\s{0,3}[?.]?$/i;
const onWhoseSide =
  /\b(on|from) my ((?:[a-z]+(?:'s)? ){0,2}(?=)(?:side|family)(?=)(?: of (?:the|my) family)?)(?=)\s{0,3}[.]?$/i;

/**
 * "Any family history of heart disease?" "Not in my immediate family, but on my cousin's side": Heart disease on his
 * cousin's side. Null where the answer names the illness itself, or nobody's side.
 */
export function familyAnswer(asked: Unit | null, unit: Unit, who: Subject): string | null {
  if (asked === null || !asked.said.includes('family') || unit.words.some(isConditionWord)) return null;
  const illness = asks.exec(plainOf(asked))?.[1];
  const side = onWhoseSide.exec(plainOf(unit));
  if (illness === undefined || side === null) return null;
  const before = plainOf(unit).slice(0, side.index);
  // "Not on my mother's side": what was said since the last comma.
  if (/\b(?:no|not|never|nobody|none)\b/i.test(before.slice(before.lastIndexOf(',') + 1))) return null;
  return `${upperFirst(illness)} ${side[1]} ${who.their} ${side[2]!.replace(/\bof my\b/i, 'of the')}.`;
}

const asksRuns = /\bruns? in (?:your|the|his|her) family\b/i;
const owns =
  /^(?:Reports|(?:He|She|The patient) (?:has|reports)) (?!(?:a|an|no|not)\b)([a-z][a-z, -]{3,80})\.$/;

/** "What runs in your family?" "I have hypertension and depression": Hypertension and depression run in the family. */
export function runsInFamily(text: string, asked: Unit | null): string {
  const found = asked !== null && asksRuns.test(plainOf(asked)) ? owns.exec(text)?.[1] : undefined;
  if (found === undefined || !found.split(/[ ,]+/).some(isConditionWord)) return text;
  const several = /\band\b/.test(found);
  return `${upperFirst(found)} ${several ? 'run' : 'runs'} in the family.`;
}

const noHistory = /^(?:She|He|The patient)? ?[Dd]enies (?:any )?history of /;

/** "Any family history of seizures?" "No history of seizures": No family history of seizures. */
export function ofFamilyOnly(text: string, asked: Unit | null): string {
  return asked?.said.includes('family history') ? text.replace(noHistory, 'No family history of ') : text;
}

/** True for an answer to a question about the family that says on whose side it is. */
export function answersOfFamily(unit: Unit): boolean {
  const asked = unit.answers;
  if (asked === null || !asked.said.includes('family')) return false;
  if (asked.said.includes('family history') && /^(?:well |no |um |uh )*no history of\b/.test(unit.said))
    return true;
  return saysWhoseSide(unit);
}

/** True for "not in my immediate family, but on my cousin's side": its question alone would say that there is none. */
export function saysWhoseSide(unit: Unit): boolean {
  return unit.answers !== null && asks.test(plainOf(unit.answers)) && onWhoseSide.test(plainOf(unit));
}
