import { isConditionWord } from '../lexicon/conditions.ts';
import { drugsIn } from '../lexicon/drugs.ts';
import { plainOf, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

/** So far into a visit its clinician may still say who the patient is. */
const opening = 8;
const who = /\byears?[- ]old\b|^(?:he|she)(?:['’]s| is) (?:\d{1,3}|an? )/i;
const onIt = /^(.{3,60}) on (?:the )?([a-z-]{4,30})\b/;
const bareOn = /^on (?:the )?([a-z-]{4,30})$/;
const parted = /,? and |, /;
const leadsToName =
  /^.*\b(?:has|have|had|with|is|he['’]s|she['’]s|known|for|of|past|medical|history|an?|some) (?=[a-z])/;

/**
 * What the clinician introduces the patient by with its medicine: "she has diabetes on metformin, hypertension on
 * amlodipine". Each illness as it was named.
 */
export function introducedOn(passage: Passage): string[] {
  return partsOf(passage).flatMap((part) => {
    const [, before, drug] = onIt.exec(part) ?? [];
    if (before === undefined || drugsIn([drug!]).length === 0) return [];
    const name = before.replace(leadsToName, '').trim();
    const last = wordsOf(name).at(-1) ?? '';
    return isConditionWord(last) || last === 'diabetic' ? [name] : [];
  });
}

/** True where they are introduced by what they take: "had a stent in 2019, on Plavix". */
export function introducesMedicine(passage: Passage): boolean {
  return (
    introducedOn(passage).length > 0 ||
    partsOf(passage).some((part) => drugsIn([bareOn.exec(part)?.[1] ?? '']).length > 0)
  );
}

function partsOf({ unit, role, index }: Passage): string[] {
  if (role !== 'clinician' || index >= opening || unit.question || unit.clinical.drugs === 0) return [];
  const text = plainOf(unit).toLowerCase().replace(/[.]$/, '');
  return who.test(text) ? text.split(parted) : [];
}
