import type { Unit } from './units.ts';
import type { Passage } from './visit.ts';

const allergy =
  /\ballerg(?:y|ies|ic)\b(?!.*\b(?:seasonal|pollen|dust|hay fever|season|spring|cats?|dogs?|flare)\b)|\breactions? to (?:any|the|a)\b/i;
const seasonal = /\b(?:seasonal|pollen|nasal|hay fever|spring)\b/i;
// "Any allergies, any medicines?" "He takes vitamin D."
const ofElse = /\b(?:tak(?:e|es|ing)|us(?:e|es|ing)|ha(?:ve|s|d) (?!a rash|hives))\b/i;
const reaction =
  /\b(?:(rash)|(hives)|(itch(?:ing|y)?)|(anaphyla\w+)|((?:lips?|face|throat|tongue)(?: \w+){0,2} sw(?:e|o)ll\w*|swelling)|(throat (?:(?:all|starts?|kind of) )?(?=)(?:clos(?:es|ed|ing)|tighten(?:s|ed|ing)?))|(vomit\w*|threw up|throw(?:ing)? up)|(nause\w+))(?=)\b/i;
const written = [
  'rash',
  'hives',
  'itching',
  'anaphylaxis',
  'swelling',
  'throat closing',
  'vomiting',
  'nausea',
];

/**
 * True where a passage tells of an allergy: it says so, answers a question about it, or goes on about it in the same
 * turn ("Sulfa. I came out in hives."). What it did then is no symptom of today.
 */
export function isAboutAllergy({ unit, index, role }: Passage, passages: readonly Passage[]): boolean {
  if (seasonal.test(unit.text)) return false;
  if (allergy.test(unit.text)) return true;
  if (
    role !== 'clinician' &&
    unit.answers !== null &&
    isAllergy(unit.answers) &&
    unit.words.length < 14 &&
    !ofElse.test(unit.text)
  )
    return true;
  const before = passages[index - 1];
  return (
    role !== 'clinician' &&
    before !== undefined &&
    before.unit.turn === unit.turn &&
    isAllergy(before.unit) &&
    reaction.test(unit.text)
  );
}

function isAllergy(unit: Unit): boolean {
  return allergy.test(unit.text) && !seasonal.test(unit.text);
}

/** What the allergen did ("hives"), where these words tell it; the clinician's word for it. */
export function reactionIn(text: string): string | null {
  const found = reaction.exec(text);
  if (found === null || /\b(?:no|not|never|any|n't|if)\b[^.]{0,25}$/i.test(text.slice(0, found.index)))
    return null;
  return written[found.slice(1).findIndex((group) => group !== undefined)] ?? null;
}
