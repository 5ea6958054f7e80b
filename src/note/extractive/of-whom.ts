import { men, women } from '../language/kin.ts';
import { upperFirst } from '../language/upper-first.ts';
import { reworded, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const named = /^(?:(?:and|but|yes|well|so) )?(?:my|his|her|their|our) (\w+)(?: (\w+))?/;
const sexes = new Map([
  ...women.split('|').map((word) => [word, 'she'] as const),
  ...men.split('|').map((word) => [word, 'he'] as const),
]);

// "His sister has strep throat", "my older brother": she, he. Null where no relative is told of.
function kinTold(said: string): 'she' | 'he' | null {
  const [, first = '', second = ''] = named.exec(said) ?? [];
  return sexes.get(first) ?? sexes.get(second) ?? null;
}

/** True for what goes on about a relative who was just named: "his sister has strep throat. she's on amoxicillin". */
export function goesOnAboutKin(unit: Unit, before: Unit | undefined): boolean {
  if (before === undefined || before.turn !== unit.turn || unit.question) return false;
  const first = (unit.words[0] === 'and' ? unit.words[1] : unit.words[0])?.split("'")[0];
  return (first === 'she' || first === 'he') && first === kinTold(before.said);
}

/** True where a relative speaks of their own health: "i have high blood pressure myself". */
export function relativeOfThemselves({ role, said }: Unit): boolean {
  return (
    role === 'relative' &&
    /^(?:(?:and|but|well|so|yes|you know) )?(?:i|i've|i'm)(?=) (?:also )?(?=)(?:have|had|am|was|get|got|feel|felt|take|been|on)?(?=)\b/.test(
      said,
    ) &&
    /\b(?:i'm|i've|i) (?:\w+ )?(?=)(?:have|had|on|got|get|take|feel|diagnosed|been)(?=)\b.*\b(?:myself|too)$|\bmyself\b/.test(
      said,
    ) &&
    !/\b(?:him|her|he|she|his)\b/.test(said)
  );
}

const tellsOwn =
  /^(?:(?:and|but|well|so|no|yes|oh)(?=) ){0,2}(?:i|i've|i'd)(?=) (?:(?:have|had|got|also|once|only)(?=) ){1,3}(?=)(?:a |an |the |some |bad )?[a-z]/;
const ofPatient = /\b(?:he|she|him|her|his|hers|you|gave|noticed|seen|saw|heard|thought|think)\b/;
const noBloodKin =
  /^(?:wife|husband|partner|carer|guardian|friend|neighbor|boyfriend|girlfriend|roommate|flatmate|housemate|coach|teacher)$/;

/**
 * Where an illness belongs that who came along has themselves ("I had the melanoma, on my calf."): a parent's or a
 * sister's to the family's history, a wife's nowhere. Null for what is no such thing.
 */
export function ownIllnessOf({ role, said, kin, clinical }: Unit): 'family' | 'nowhere' | null {
  if (role !== 'relative' || clinical.conditions === 0 || ofPatient.test(said) || !tellsOwn.test(said))
    return null;
  return kin !== null && noBloodKin.test(kin) ? 'nowhere' : 'family';
}

const bare = /^(?:and )?(?:lost|died|passed|needed|ended up|broke|dropped|went blind)(?=) /i;

/** "Her sister had the temple artery thing. Lost the sight in one eye.": it is the sister who did. */
export function withKinSubject(passages: readonly Passage[]): Passage[] {
  return passages.map((p) => {
    const before = passages[p.index - 1]?.unit;
    if (p.role === 'clinician' || before?.turn !== p.unit.turn || !bare.test(p.unit.text)) return p;
    const who = kinTold(before.said);
    if (who === null) return p;
    const text = p.unit.text.replace(/^and /i, '');
    return { ...p, unit: reworded(p.unit, `${upperFirst(who)} ${text[0]!.toLowerCase()}${text.slice(1)}`) };
  });
}
