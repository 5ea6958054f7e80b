import { drugsIn } from '../lexicon/drugs.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { reactionIn } from './allergy-reaction.ts';

/** What the clinician notes as an allergy of what was just told. */
export interface NotedAllergy {
  name: string;
  reaction: string | null;
  /** What names it and tells what it did. */
  units: Unit[];
  /** What only notes it down. */
  note: Unit;
}

const notes =
  /\b(?:add(?:ing)?|put(?:ting)?|list(?:ing)?|not(?:e|ing)|mark(?:ing)?|call(?:ing)?|count(?:ing)?|write|writing|record(?:ing)?)(?=) (?:that|it|this|them)(?=) (?:down |in )?(?:to|as|on|in|under) (?:(?:your|his|her|an?|the) )?(?:drug )?(?:allerg[a-z]{1,4}|(intolerances?))\b|^(?:(?:okay|so|well|and|all right|then) )*(?:that|it)(?:'s| is) an? (?:allergy|(intolerance))\b/;
const reach = 8;

/** "Allopurinol?" "It gave me a rash." "I'm adding that to your allergies.": of the medicine that was named last. */
export function notedAllergies(passages: readonly Passage[]): NotedAllergy[] {
  return passages.flatMap((p) => {
    const found =
      p.role === 'clinician' && !p.unit.question && /allerg|intoler/.test(p.unit.said)
        ? notes.exec(p.unit.said)
        : null;
    const noted = found === null ? null : notedAt(p, found[1] ?? found[2] ?? null, passages);
    return noted === null ? [] : [noted];
  });
}

function notedAt(p: Passage, kind: string | null, passages: readonly Passage[]): NotedAllergy | null {
  if (drugsIn(p.unit.words).length > 0) return null;
  const told: Unit[] = [];
  for (let i = p.index - 1; i >= 0 && i >= p.index - reach; i--) {
    const { unit, role } = passages[i]!;
    if (role !== 'clinician') told.unshift(unit);
    const name = drugsIn(unit.words).at(-1)?.name;
    if (name === undefined) continue;
    const did = told.find((one) => reactionIn(plainOf(one)) !== null);
    return {
      name,
      reaction: did === undefined ? kind : reactionIn(plainOf(did)),
      units: did === undefined || did === unit ? [unit, p.unit] : [unit, did, p.unit],
      note: p.unit,
    };
  }
  return null;
}
