import { upperFirst } from '../../language/upper-first.ts';
import type { Problem } from '../problems/problems.ts';
import type { Reading } from '../reading.ts';
import type { Unit } from '../visit/units.ts';

const assent =
  /\b(?:sounds? (?:good|great|fine|like a plan|reasonable|perfect)|that works|works for me|i agree|agree with|makes? sense|i can do that|i will do that|i'll do that|will do|perfect|you got it|understood?|i appreciate|absolutely|definitely|for sure|that(?:'s| is| would be) (?:good|great|fine|perfect)|let's do (?:it|that)|thank you)(?=)\b/;
/** Who says so has not agreed yet. */
const undecided =
  /\b(?:(?:let me|(?:can|could|may) i|i (?:will|would|want to|need to|have to|'ll)(?: like to)?) (?:just )?(?=)think (?:about|over|on)|think (?:it|this|that) over|(?:talk|speak) (?:it over |about it |this over )?(?:to|with)(?=) my (?:wife|husband|partner|family|mother|mom|father|dad|son|daughter)|second opinion|not ready to)(?=)\b/;
/** Who puts off or refuses a part of it has not agreed to the whole. */
const putsOff =
  /\b(?:not (?:today|now|yet|this (?:time|week|month))|hold(?:ing)? off|(?:next|another|some other) time|at the next (?:one|visit)|after the (?:holidays?|summer|wedding|season)|ask me (?:again|after|later|in)|not (?:decide|do it|have it)|(?:i|we)(?: do|'ll| will| would| wo| could)(?=) n't (?:want (?:to (?:take|start|have|do|try|stop|see|use)|any|an?|another|that|the|it)|take|do (?:it|that))|(?:i'd|we'd|would) rather (?:not|wait)|(?:i|we)(?:'ll| will) (?:pass|wait)|(?:can|could) (?:i|we|it|that) (?:just )?(?:wait|skip|not))(?=)\b/;
const refuses = /^(?:(?:oh|well|no) )*(?:absolutely not|no way|no thanks|forget it)\b/;
const asksIfMore = /\b(?:questions?|concerns?|anything else|else)\b/;
const negative = /\b(?:not|no|n't|never|hold off|without|stop|avoid|rather|wait)\b/;

// "We'd hold off on the injection." "I'd rather not have it.": that agrees.
function declines({ said, answers }: Unit, before: Unit | undefined): boolean {
  if (answers !== null && asksIfMore.test(answers.said)) return false;
  if (refuses.test(said)) return true;
  return putsOff.test(said) && (before?.role !== 'clinician' || !negative.test(before.said));
}

const brought =
  /\b(?:accompanied by|here (?:today )?with|brought in by|came in with|comes in with|in with)(?=) (?:his|her|their|your)(?=) (mother|mom|mum|father|dad|grandmother|grandfather|guardian|aunt|uncle|parents)(?=)\b/;
const grown = 14;
const names: Record<string, string> = { mom: 'mother', mum: 'mother', dad: 'father' };

/** Who took the plan as it is, and the words; null where nobody did, or where it is a child's parent who is not named. */
export function assentToPlan({
  passages,
  planFrom,
  who,
  parent,
  age,
  problems,
}: Pick<Reading, 'passages' | 'planFrom' | 'who' | 'parent' | 'age' | 'problems'>): {
  by: string;
  unit: Unit;
} | null {
  let plain: Unit | null = null;
  let clear: Unit | null = null;
  const decided = lastDecided(problems);
  for (const { unit, role, index } of passages.slice(planFrom)) {
    if ((role !== 'patient' && role !== 'relative') || unit.kin === 'clinician') continue;
    // A grown patient's husband takes nothing on for them.
    if (role === 'relative' && parent === null && (age === null || age >= grown)) continue;
    const text = unit.said;
    if (undecided.test(text) || declines(unit, passages[index - 1]?.unit)) return null;
    if (clear !== null || /\b(?:not sure|do n't (?:want|think|know)|rather not|worried|but)\b/.test(text))
      continue;
    if (assent.test(text) && !/^thank you/.test(text)) clear = unit;
    // "I've got your signature?" "Yes."; an "okay" in the midst of it is said to what came before it alone.
    else if (asksAssent(unit, index > decided) && /^(?:okay|ok|all right|alright|sure|yes|yeah)$/.test(text))
      plain ??= unit;
  }
  const unit = clear ?? plain;
  if (unit === null) return null;
  const kin = unit.role === 'relative' ? (unit.kin ?? 'relative') : null;
  if (kin !== null) return { by: upperFirst(parent ?? `${who.their} ${kin}`), unit };
  if (age === null || age >= grown) return { by: 'The patient', unit };
  const came = passages.map((p) => brought.exec(p.unit.said)?.[1]).find((found) => found !== undefined);
  return came === undefined ? null : { by: upperFirst(`${who.their} ${names[came] ?? came}`), unit };
}

const ofAssent =
  /\b(?:sounds?|okay|ok|agree|plan|sense|questions|all right|alright|fine|works?|understand|with me)\b/;

function asksAssent({ answers }: Unit, isLast: boolean): boolean {
  return answers === null ? isLast : ofAssent.test(answers.said);
}

// Where the clinician decides for the last time.
function lastDecided(problems: readonly Problem[]): number {
  let last = -1;
  for (const { passages } of problems)
    for (const { role, section, index } of passages)
      if (role === 'clinician' && section === 'plan' && index > last) last = index;
  return last;
}
