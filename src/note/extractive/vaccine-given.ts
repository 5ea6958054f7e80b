import { namesAnything } from './clinical-words.ts';
import { plainOf, reworded } from './units.ts';
import type { Passage } from './visit.ts';

const vaccine =
  /\b(?:(?:flu|pneumonia|shingles|tetanus|covid|rsv|hpv|meningitis|whooping cough|hepatitis [ab])(?=) (?:shot|vaccine|jab|booster)|tetanus|shingrix|pneumovax|prevnar|gardasil|tdap)\b/;
const gives =
  /\b((?:do|give you|get you|get|give (?:him|her))) (?:that|it)(?=(?: one)?(?: too| as well)?(?:$|[.,]| (?:today|now|here|before (?:you|he|she) (?:go|goes|leave|leaves))\b))/i;
const decides =
  /^(?:(?:and|so|okay|well|then|all right|good) )*(?:let's|(?:i|we)(?:'ll| will|'m going to|'re going to|'d like| can))(?=) (?:(?:just|also) )?/;
const had = /^(?:(?:oh|well|and) )*(?:yes|yeah|yep|i did|i have|i got|i had|got it|had it|already)\b/;
const reach = 3;
const longestBetween = 10;
const certain = 0.7;

/**
 * The passages with the vaccine in place of "that" where the clinician says to give it, as a part of the plan: "Did you
 * get your flu shot?" "No." "Let's do that today." → Let's do the flu shot today.
 */
export function withVaccinesNamed(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ unit }) => vaccine.test(unit.said))) return passages;
  return passages.map((passage) => {
    const { unit, role, index } = passage;
    if (role !== 'clinician' || unit.question || !decides.test(unit.said) || vaccine.test(unit.said))
      return passage;
    const found = gives.exec(plainOf(unit));
    const name = found === null ? null : vaccineBefore(index, passages);
    if (found === null || name === null) return passage;
    return {
      ...passage,
      unit: reworded(unit, plainOf(unit).replace(found[0], `${found[1]} the ${name}`)),
      section: 'plan',
      keep: Math.max(passage.keep, certain),
      reply: null,
    };
  });
}

// What was asked for last; null where it was had, or where anything else was spoken of since.
function vaccineBefore(index: number, passages: readonly Passage[]): string | null {
  for (let i = index - 1; i >= 0 && i >= index - reach; i--) {
    const { unit, role } = passages[i]!;
    const name = vaccine.exec(unit.said)?.[0];
    if (name !== undefined) return role === 'clinician' ? name : null;
    if (had.test(unit.said) || namesAnything(unit.clinical) || unit.words.length > longestBetween)
      return null;
  }
  return null;
}
