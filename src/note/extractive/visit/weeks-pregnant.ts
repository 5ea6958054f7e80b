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

/** "One forty-eight, nice and regular.": no mother's pulse. */
const ofHeart =
  /^(?:(?:that's|it's|about|at) )?(?:1[1-7]\d|(?:a hundred and |one )(?:ten|twenty|thirty|forty|fifty|sixty|seventy))\b/;
const listens = /\b(?:listen|hear|there (?:it|he|she) is)\b/;
const ofMother = /\byour (?:heart|lungs|chest|back)\b/;
// In passages.
const heardBefore = 3;

function isHeard(at: number, passages: readonly Passage[]): boolean {
  const before = passages.slice(Math.max(0, at - heardBefore), at);
  return before.some(
    ({ role, unit }) => role === 'clinician' && listens.test(unit.said) && !ofMother.test(unit.said),
  );
}

/** The passages of a pregnancy with what it is that has lasted so many weeks: "You're 28 weeks now." → … 28 weeks pregnant now. */
export function withWeeksPregnant(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ unit }) => ofPregnancy.test(unit.said))) return passages;
  if (passages.some(({ unit }) => afterBirth.test(unit.said))) return passages;
  // What nobody called a pregnancy is none in the note either.
  const named = passages.some(({ unit }) => unit.said.includes('pregnan'));
  return passages.map((passage) => {
    const { unit, role, index } = passage;
    if (role === 'clinician' && ofHeart.test(unit.said) && isHeard(index, passages))
      return { ...passage, unit: reworded(unit, `On listening to the baby: ${unit.text}`), section: 'exam' };
    if (unit.question || !unit.said.includes('weeks')) return passage;
    const text = unit.text.replace(weeksNow, named ? '$1 pregnant' : '$1 along');
    return text === unit.text ? passage : { ...passage, unit: reworded(unit, text), section: 'hpi' };
  });
}
