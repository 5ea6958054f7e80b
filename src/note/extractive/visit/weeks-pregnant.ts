import { reworded } from './units.ts';
import type { Passage } from './visit.ts';

const ofPregnancy =
  /\b(?:pregnan\w*|prenatal|antenatal|f(?:o?e)tal|fundal|trimester|midwife|kick counts?|rhogam|anatomy scan|growth scan|labor and delivery|(?:first|second|third|fourth) baby|baby(?:['’]s)? (?:mov\w+|heart\w*|kick\w*|head))\b/;
/** A baby that is born: the weeks are counted from then. */
const afterBirth =
  /\b(?:postpartum|postnatal|breast ?feed\w*|since (?:the|you had|delivery)|delivered|newborn)\b/;
/** "You're 28 weeks now." */
const weeksNow =
  /^((?:(?:so|and|well|okay|now),? ){0,2}(?:you['’]re|you are|i['’]m|i am)(?: (?:now|about|almost|nearly|just over|at))? (?:\d{1,2}|(?:twenty|thirty|forty)(?:[- ][a-z]{3,5})?|[a-z]{3,6}teen|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half)? weeks(?: and (?:\d|one|two|three|four|five|six) days?)?)(?=(?: (?:now|today))?[.,?!]|(?: (?:now|today))?$)/i;

/** The passages of a pregnancy with what it is that has lasted so many weeks: "You're 28 weeks now." → … 28 weeks pregnant now. */
export function withWeeksPregnant(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ unit }) => ofPregnancy.test(unit.said))) return passages;
  if (passages.some(({ unit }) => afterBirth.test(unit.said))) return passages;
  return passages.map((passage) => {
    const { unit } = passage;
    if (unit.question || !unit.said.includes('weeks')) return passage;
    const text = unit.text.replace(weeksNow, '$1 pregnant');
    return text === unit.text ? passage : { ...passage, unit: reworded(unit, text), section: 'hpi' };
  });
}
