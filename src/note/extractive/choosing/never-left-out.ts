import { askedAbout } from '../answers/asked-about.ts';
import { thinksOfDeath } from '../answers/left-open.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { examSystemOf } from '../lexicon/exam-words.ts';
import { stopOf } from '../medications/told-to-stop.ts';
import type { Passage } from '../visit/visit.ts';

/**
 * True for what a note has whatever the model makes of it: a habit or past illness that was denied, what a child's
 * parent answers of illnesses, family, medicines and home, a side that was examined, how a medicine is to be given, and
 * what the clinician answers to "can I …?".
 */
export function isNeverLeftOut(p: Passage, passages: readonly Passage[], planFrom: number): boolean {
  const { unit, role, index } = p;
  if (role !== 'clinician' && !unit.question && asksForPaper.test(unit.text)) return true;
  if (role !== 'clinician' && thinksOfDeath(unit)) return true;
  if (role !== 'clinician' && !unit.question && saysWishes.test(unit.text)) return true;
  if (index >= planFrom)
    return (
      role === 'clinician' &&
      !unit.question &&
      (isHowGiven(p, passages) || allows(p) || stopOf(unit) !== null || unit.words.includes('urgent'))
    );
  if (role !== 'clinician' && !unit.question && stillTakes.test(unit.said)) return true;
  if (
    role !== 'clinician' &&
    unit.clinical.drugs > 0 &&
    (takenOff.test(unit.said) || doesToThem.test(unit.said))
  )
    return true;
  if (role === 'relative' && ofBirth.test(unit.said)) return true;
  if (unit.question) return role === 'clinician' && p.reply !== null && deniesStanding(p);
  return role === 'clinician'
    ? (p.section === 'exam' && comparesSides(p, passages)) ||
        stopOf(unit) !== null ||
        (index < 12 && (tellsWhyHere.test(unit.said) || introduces.test(unit.text)))
    : role === 'relative' && tellsOfChild(p);
}

// "He's still taking it."
const stillTakes = /\bstill (?:taking|on|using)(?=) (?:it|that|them|those)\b/;
// "No, they took her off the Xarelto last year after the bleed."
const takenOff =
  /\b(?:took|taken|came|come)(?=) (?:(?:me|him|her|us) )?off (?:of )?(?=)(?:the|my|his|her|that|it)\b/;
// "The amlodipine makes my ankles swell."
const doesToThem =
  /\b(?:ma[dk]es?|gives?|gave|upsets?|causes?|caused|irritates?|hurts?|affects?)(?=) (?:me|my|him|his|her)\b/;
const ofBirth = /\bborn\b|\bfull term\b|\bweeks early\b/;
/** "It's the FMLA.", "I've got her on a special guardianship." */
export const asksForPaper =
  /\b(?:FMLA|DOT(?= (?:form|physical|card|exam|paper))|blue badge|workers?['’]? comp|(?:fit|sick) note|guardianship|power of attorney|disability (?:form|paper|claim|benefit)s?)(?=)/;
// "I don't want to be on a machine.", "I'm his health care proxy."
const saysWishes =
  /\b(?:(?:health ?care|medical) proxy|DNR|DNAR|DNACPR|resuscitat(?:e|ed|ion)|living will|advanced? (?:directive|decision)|on (?:a|any|the) (?:machines?|ventilator|breathing machine)|life support|kept (?:going|alive))(?=)\b/i;

// "You're here for your physical."
export const tellsWhyHere = /^(?:(?:so|and|okay|now|well) )*you(?:'re| are) here (?:for|to|because|about)\b/;

// "This is a 34-year-old right-hand-dominant woman, otherwise healthy, ten weeks postpartum, referred by Dr. Kim."
const introduces =
  /\byears?[- ]old (?:[a-z-]+ ){0,4}(?:man|woman|male|female|gentleman|lady|boy|girl|patient)\b/i;

const standing =
  /\b(?:smok(?:e|es|ed|ing|er)|tobacco|vap(?:e|es|ing)|(?:any|past|medical|personal|family) history of|other (?:medical|health) (?:problems?|conditions?|issues))\b/;
const current = /\b(?:up to date|current) (?:on|with)\b/;

function deniesStanding({ unit, reply }: Passage): boolean {
  return (
    unit.words.length < 16 &&
    ((reply!.answer === 'no' && standing.test(unit.said)) ||
      (reply!.answer === 'yes' && current.test(unit.said)))
  );
}

// What visits of adults taught says little of how a parent answers.
function tellsOfChild({ unit, section, keep }: Passage): boolean {
  const { answers, words } = unit;
  if (words.length < 2 || words.length > 25 || keep < 0.05) return false;
  if (answers !== null && answers.role === 'clinician' && askedAbout(answers) !== null) return true;
  return section === 'family' && words.some(isConditionWord);
}

const sided = /\b(?:right|left)\b/;
const lasting = /^(?:and |so |but )?(?:it|there)(?:'s| is| are)(?: n't| not| no)? [a-z]/;

// "The left ear is clear. Now the right. … It's not perforated": the good side, and what goes on about a finding.
function comparesSides({ unit, index, keep }: Passage, passages: readonly Passage[]): boolean {
  if (unit.words.length > 24 || keep < 0.1) return false;
  if (!sided.test(unit.said)) {
    const before = passages[index - 1];
    return before?.unit.turn === unit.turn && before.section === 'exam' && lasting.test(unit.said);
  }
  if (examSystemOf(unit.text) === null) return false;
  return passages
    .slice(Math.max(0, index - reach), index + reach)
    .some(
      (p) =>
        p.index !== index && p.section === 'exam' && p.unit.turn === unit.turn && sided.test(p.unit.said),
    );
}

const reach = 12;
const given =
  /^(?:(?:and|also|just|please|then|yes|exactly) )*(?:(?:you (?:can|should) )?(?:give|take|use)|(?:he|she) (?:can|should) take)(?=) (?:it|this|that|them|these)(?=) (?:(?:always|only|just) )?(?:with|without|on|before|after|at|in|by|every|until|as)(?=)\b/;

function isHowGiven({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (unit.words.length > 20 || !given.test(unit.said)) return false;
  for (let i = index - 1; i >= 0 && i > index - 6; i--) {
    if (passages[i]!.role === 'clinician' && passages[i]!.unit.clinical.drugs > 0) return true;
  }
  return /\b(?:mg|milligrams?|ml|milliliters?|dose)\b/.test(
    passages
      .slice(Math.max(0, index - 5), index)
      .map((p) => p.unit.said)
      .join(' '),
  );
}

const asksLeave =
  /^(?:(?:and|so|okay|but|then) )*(?:can|may|should|could|is it okay (?:if|for|to))(?=) (?:i|we|he|she|me|him|her)(?=)\b/;
const leave = /^(?:(?:yes|no|sure|yeah|of course) )*(?:you|he|she) (?:can|may|should)(?: not|n't)? [a-z]+/;

// "Can I work?" "You can work."
function allows({ unit }: Passage): boolean {
  return (
    unit.answers !== null &&
    unit.answers.role !== 'clinician' &&
    unit.words.length < 16 &&
    asksLeave.test(unit.answers.said) &&
    leave.test(unit.said)
  );
}
