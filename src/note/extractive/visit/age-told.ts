import { plainOf } from './units.ts';
import type { Passage } from './visit.ts';

const count = '(\\d{1,3})( and a half)?(?: (years?|months?|weeks?))?(?: old)?';
const lead = '^(?:(?:yes|yeah|well|um|so|and|oh|hi),? ){0,2}';
const nearly = '(?:(?:just|only|about|now|still) )?';
const then =
  "(?:,? (?:now|if you need (?:that|it|to know)))?(?:[,.]? (?:and )?(?:i|he|she)(?:['’]ll| will)(?: be)? [a-z0-9 ]{1,30})?[.!]*$";
const ofSelf = new RegExp(`${lead}(?:i['’]m|i am|i(?: just)? turned) ${nearly}${count}${then}`, 'i');
const ofChild = new RegExp(
  `${lead}(?:he['’]s|she['’]s|(?:he|she) is|(?:he|she)(?: just)? turned) ${nearly}${count}${then}`,
  'i',
);
const bare = new RegExp(`${lead}${nearly}${count}${then}`, 'i');
const asksAge =
  /\bhow old (?:are you|is (?:he|she|(?!your|his|her|the|it|this|that|mom|mum|dad|grand)[a-z]{3,12}))\b/;
/** In turns: so early a parent says of whom the visit is. */
const opening = 6;

/** The patient's age, where a passage tells nothing else: "she's three and a half" → 3 and a half years old; else null. */
export function ageTold({ unit, role }: Passage): string | null {
  if (role === 'clinician' || unit.question) return null;
  const asked = unit.answers !== null && asksAge.test(unit.answers.said);
  if (role === 'relative' && !asked && unit.turn > opening) return null;
  const text = plainOf(unit);
  const found = (role === 'relative' ? ofChild : ofSelf).exec(text) ?? (asked ? bare.exec(text) : null);
  if (found === null) return null;
  const [, years = '', half = '', period] = found;
  // "I'm six months", of a pregnancy.
  if (role === 'patient' && period !== undefined && !period.startsWith('year')) return null;
  if (role === 'relative' && !asked && period === undefined && half === '') return null;
  if (Number(years) === 0 || Number(years) > oldest) return null;
  return `${years}${half} ${Number(years) === 1 && half === '' ? (period ?? 'year').replace(/s$/, '') : (period ?? 'years').replace(/s?$/, 's')} old`;
}
const oldest = 110;

const next =
  /^(?:and )?(?:i|he|she)(?=)(?:['’]ll| will)(?: be)? (?:\d{1,3}|[a-z]+(?: [a-z]+)?)(?=) (?:in|next|on|this|tomorrow)\b/i;

/** "I'll be seventy-seven in March.", which the age says. */
export function tellsNextAge({ unit, role }: Passage, before: Passage | undefined): boolean {
  return role !== 'clinician' && before !== undefined && ageTold(before) !== null && next.test(unit.said);
}
