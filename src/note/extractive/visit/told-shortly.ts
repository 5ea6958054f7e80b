import { type SectionLabel, surely } from '../learned/section-labels.ts';
import { isBareStanding, tellsHowIllnessStands } from '../problems/illness-stands.ts';
import { saysDiagnosis } from '../problems/says-diagnosis.ts';
import type { Passage } from './visit.ts';

/**
 * The parts of a visit of a few turns, where the models go by what is usual in whole ones: what they came with, told
 * before anything was asked, is history of nothing else; what was just looked at is found; and a diagnosis that is given,
 * counted or said to stand so is concluded.
 */
export function toldShortly(passages: readonly Passage[]): readonly Passage[] {
  const first = passages.find(({ role }) => role === 'patient' || role === 'relative');
  return passages.map((p) => {
    const opens = p.unit.turn === first?.unit.turn && p.unit.reply === undefined && !p.unit.question;
    if (opens && ofOther.has(p.section) && comesWith.test(p.unit.said)) return settleSurely(p, 'hpi');
    if (findsShortly(p, passages)) return settleSurely(p, 'exam');
    return concludesShortly(p, passages) ? settleSurely(p, 'assessment') : p;
  });
}

// "Look in your ears. Those look fine." "Stand on one leg. Balance is off."
function findsShortly({ role, section, unit, index }: Passage, passages: readonly Passage[]): boolean {
  const before = passages[index - 1];
  return (
    role === 'clinician' &&
    section === 'plan' &&
    before?.section === 'exam' &&
    before.unit.turn === unit.turn &&
    isSo.test(unit.said)
  );
}
const isSo =
  /^(?:that|those|these|it|[a-z]{4,10})(?:'s| is| are| looks?| sounds?| feels?) (?:(?:a bit|a little|slightly|all|just) )?(?:off|fine|normal|good|clear|weak|stiff|tender|swollen|red|soft)$/;

// "You have a sprained wrist." "Number two, your kidneys." "That's out of control." "Is it pneumonia?" "Yes, on the right."
function concludesShortly(p: Passage, passages: readonly Passage[]): boolean {
  const { unit, role, index } = p;
  if (role !== 'clinician' || unit.question || unit.reply !== undefined || p.reply !== null) return false;
  const before = passages[index - 1]?.unit;
  if (before?.question && before.role !== 'clinician' && isIt.test(before.said) && /^yes\b/.test(unit.said))
    return true;
  // "You have asthma and gout. Any surgeries?", "you have asthma, gout, and a-fib" read what is known.
  const next = passages[index + 1]?.unit;
  if ((next?.turn === unit.turn && next.question) || ofPast.test(unit.said)) return false;
  if (isBareStanding(unit.said) || standsSo.test(unit.said)) return true;
  if (p.section === 'plan') return thenAn.test(unit.said) && unit.words.length <= longestName;
  return (
    countsProblem.test(unit.said) ||
    tellsHowIllnessStands(unit.said) ||
    (givenAs.has(p.section) &&
      given.test(unit.said) &&
      unit.text.split(',').length < listed &&
      givesDiagnosis(unit.text))
  );
}
const listed = 3;
const isIt = /^(?:(?:and|so|but) )?(?:is (?:it|this|that)|do i have|have i got) /;
const countsProblem =
  /^(?:(?:so|and|okay|now|then) ){0,2}(?=)(?:number )?(?:one|two|three|four|five|\d) (?:is )?(?:the|your|his|her) (?=[a-z])/;
const thenAn = /^(?:and )?then an? (?=[a-z])/;
const longestName = 6;
const standsSo =
  /^(?:that|it|you|he|she)(?:'s|'re| is| are) (?:(?:almost|nearly|right|now|not|well|way) ){0,2}(?:at goal|on target|out of control|under control|controlled)$/;
const given = /^(?:(?:so|and|okay|well|now) ){0,2}(?=)(?:what you have|you|he|she|they)\b/;

const told = 0.6;
function settleSurely(p: Passage, section: SectionLabel): Passage {
  return { ...p, section, keep: Math.max(p.keep, told), sections: surely(section) };
}
const ofOther: ReadonlySet<SectionLabel> = new Set(['pmh', 'social', 'family', 'cc']);
const comesWith =
  /\b(?:fell|tripped|slipped|twisted|hurt|hurts|moles?|spots?|lumps?|rash|itch\w*|cough\w*|pain|sore|aches?)\b/;
const givenAs: ReadonlySet<SectionLabel> = new Set(['pmh', 'hpi']);
function givesDiagnosis(text: string): boolean {
  return saysDiagnosis(text.replace(/^((?:you|he|she)(?:'s|'ve| have| has)?)(?=) also\b/i, '$1'));
}
const ofPast = /\b(?:history|had|ago|since|used to|was|were|before|years?)\b/;
