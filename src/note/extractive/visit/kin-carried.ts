import { men, women } from '../../language/kin.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { reworded, type Unit } from './units.ts';

const ofThem = /^(?:and |but |well,? )?(she|he)(?=['’ ])/i;
const ofSelf = /^(?:(?:and|but|no|not|well) )?(?:i|i'm|i've|me)\b/;
const named = {
  she: new RegExp(`\\b(?:my|our) (?:[a-z]+ ){0,2}(?:${women})\\b`, 'i'),
  he: new RegExp(`\\b(?:my|our) (?:[a-z]+ ){0,2}(?:${men}|boy)\\b`, 'i'),
} as const;
const turnsBack = 4;

/**
 * The units with the relative in place of "she", where a patient sets what "she" has against what they have themselves:
 * "my daughter had strep" … "any rash?" "she had a rash. I don't have one." → My daughter had a rash.
 */
export function withKinCarried(units: readonly Unit[]): readonly Unit[] {
  let out: Unit[] | null = null;
  for (const [at, unit] of units.entries()) {
    if (unit.role !== 'patient' || !unit.opens) continue;
    const they = ofThem.exec(unit.text)?.[1]?.toLowerCase();
    const next = units[at + 1];
    if (they === undefined || next?.turn !== unit.turn || !ofSelf.test(next.said)) continue;
    const kin = lastNamed(units, at, they === 'she' ? named.she : named.he);
    if (kin === null) continue;
    out ??= [...units];
    out[at] = reworded(
      unit,
      upperFirst(unit.text.replace(ofThem, (said, who: string) => said.replace(who, kin))),
    );
  }
  return out ?? units;
}

function lastNamed(units: readonly Unit[], at: number, person: RegExp): string | null {
  for (let i = at - 1; i >= 0 && units[i]!.turn >= units[at]!.turn - turnsBack; i--) {
    const found = units[i]!.role === 'patient' ? person.exec(units[i]!.text)?.[0] : undefined;
    if (found !== undefined) return found.toLowerCase();
  }
  return null;
}
