import { reworded } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';
import { manoeuvreBefore } from './manoeuvre.ts';

const number =
  '(?:\\d{1,3}|(?:(?:one|a|hundred|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|five|fifteen|and) ){0,3}(?:five|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred))';
/** "You get to about ninety degrees and then it hurts?" */
const asksHowFar = new RegExp(
  `^(?:(?:and|so|okay|now) ){0,2}(?:you|it)(?: can)? (?:get|gets|go|goes|make it|come|comes)(?: up| out| down)? to (?:about |around )?${number}(?: degrees)?(?: (?:and )?(?:(?:then|before|that's when|that's where|that is when|that is where) )?(?:it|that) (?:hurts|stops|catches|pulls|sticks))?$`,
);
const confirms = /^(?:yes|yeah|yep|yup|uh-huh|mm-?hmm|right|about|that's it|exactly)\b/;
/** What the movement already says. */
const opens = /^(?:(?:and|so|okay|now),? )*(?:you|it)(?: can)? /i;
// In words.
const longestYes = 4;
const certain = 0.9;

/** How far something moves, asked while it is moved and confirmed, as a finding: "You get to about 110 and then it hurts?" "Yeah." */
export function withReachConfirmed(passages: readonly Passage[]): readonly Passage[] {
  const gone = new Set<Passage>();
  const out = passages.map((p) => {
    const { unit, role, index } = p;
    const reply = passages[index + 1];
    if (role !== 'clinician' || !unit.question || reply?.role !== 'patient') return p;
    if (!asksHowFar.test(unit.said) || !confirms.test(reply.unit.said)) return p;
    for (let at = index + 1; onlyConfirms(passages[at]); at++) gone.add(passages[at]!);
    const moved = manoeuvreBefore(p, passages, () => false);
    const told = unit.text.replace(/\?$/, '.');
    const said = reworded(unit, moved === null ? told : `${moved.part}: ${told.replace(opens, '')}`);
    return { ...p, unit: { ...said, question: false }, section: 'exam' as const, keep: certain, reply: null };
  });
  return gone.size === 0 ? passages : inPlace(out.filter((p) => !gone.has(p)));
}

function onlyConfirms(p: Passage | undefined): boolean {
  return p?.role === 'patient' && p.unit.words.length <= longestYes && confirms.test(p.unit.said);
}
