import { reworded } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const asksOther =
  /\b(?:can we|could we|can i|could i|can you|could you|any chance|make it|is there|do you have|have you got|prefer|rather|suits?|better)\b/;
const dayThen =
  /^(?:(?:okay|ok|right|fine|sure|yes|yeah|all right|so),? )*((?:next )?(?=)(?:mon|tues|wednes|thurs|fri|satur|sun)(?=)day(?: (?:morning|afternoon|evening))?)(?=)(?:,? then| it is|['’]s fine| is fine| works)\W*$/i;
const timeThen =
  /^(?:(?:okay|ok|right|fine|sure|yes|yeah|all right|so),? )*((?:quarter|half|ten|twenty|five)(?: past| to) [a-z]+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=)(?: (?:o['’]?clock|fifteen|thirty|forty-?five|twenty|ten|forty|fifty))?)(?=)(?:,? then| it is)\W*$/i;
const longest = 8;
const certain = 0.7;

/**
 * The day or hour that a visit settles on in the end, said whole: "Wednesday at ten." "Can we do the afternoon?" "Two
 * thirty, then." Without it the note would keep the first one.
 */
export function withAppointmentSettled(passages: readonly Passage[]): Passage[] {
  return passages.map((p) => {
    const { unit, role, index } = p;
    const next =
      role === 'clinician' && unit.words.length <= longest
        ? (comesBack(p, passages) ?? visitAsked(p, passages))
        : null;
    if (next !== null) return next;
    const when = role === 'clinician' && unit.words.includes('or') ? withTimeChosen(p, passages) : null;
    if (when !== null) return when;
    if (role !== 'clinician' || unit.question || !unit.opens || unit.words.length > longest) return p;
    const day = dayThen.exec(unit.text)?.[1];
    const time = day === undefined ? timeThen.exec(unit.text)?.[1] : undefined;
    if (day === undefined && time === undefined) return p;
    const before = passages[index - 1];
    const wished = before !== undefined && before.role !== 'clinician' && asksOther.test(before.unit.said);
    if (!wished && time !== undefined) return p;
    const text = `The appointment is ${wished ? 'moved to' : 'on'} ${day ?? time}.`;
    return { ...p, unit: reworded(unit, text), section: 'plan', keep: Math.max(p.keep, certain) };
  });
}

const number = '(?:an?|one|two|three|four|five|six|eight|ten|twelve|\\d+)';
const asksTerm = new RegExp(
  `^(?:(?:so|and|okay|back|again|see you|say) )*(?:in )?(${number}) (days?|weeks?|months?|years?)(?: (?:okay|then|all right|works|good))?$`,
);
const termThen = new RegExp(
  `^(?:(?:okay|ok|right|fine|sure|well|all right|so|make it) )*(${number})(?: (days?|weeks?|months?|years?))? then$`,
);
/** A visit's first half asks for how long it has hurt. */
const late = 0.6;
const reach = 5;

// "Two weeks?" "I'm away." "Three, then.": when the next visit is.
function comesBack(p: Passage, passages: readonly Passage[]): Passage | null {
  const { unit, index } = p;
  if (index < passages.length * late) return null;
  if (unit.question) {
    const asked = termOf(p, passages);
    if (asked === null) return null;
    const answer = passages[index + 1];
    if (answer === undefined || answer.role === 'clinician' || /\b(?:no|not|n't|ca)\b/.test(answer.unit.said))
      return null;
    return settledAgain(index, passages) || !assents.test(answer.unit.said)
      ? null
      : followUp(p, `in ${asked}`);
  }
  const found = termThen.exec(unit.said);
  if (found === null) return null;
  for (let i = index - 1; i >= 0 && i >= index - reach; i--) {
    const asked = passages[i]!.unit.question ? termOf(passages[i]!, passages) : null;
    if (asked !== null)
      return followUp(p, `in ${found[1]} ${found[2] ?? asked.split(' ')[1]!.replace(/([^s])$/, '$1s')}`);
  }
  return null;
}

const asksVisit =
  /\bwhen (?:do|should|will|would|does|can) (?:i|we|he|she|you|they) (?:need to |have to |want to )?(?=)(?:(?:come|be) (?:back|in|seen|again)|return|see (?:you|him|her|me|us|them)|want (?:to see )?(?:him|her|me|us|them)(?: back)?|follow up)(?=)\b|\bwhen(?:'s| is) (?:my|his|her|our|the|their) (?:next|follow[- ]up) ?(?:visit|appointment|check|checkup|check-up|one)?\b|\bneed (?:the|his|her|my|that|it|a) ?(?:[a-z]+ )?(?=)(?:rechecked|re-?check|looked at again|checked again|follow[- ]up)\b/;
const termTold =
  /^(?:(?:yeah|yes|yep|sure|so|well|oh|maybe|probably|let's say|say|i'd say|about|around)(?=),?(?=) ){0,3}(?:back )?((?:in|at|after|about|around|next) )?((?:about |around )?(?=)(?:an?|one|two|three|four|five|six|eight|nine|ten|twelve|fifteen|eighteen|\d+|a couple of|a few)(?=)(?: (?:to|or) (?:two|three|four|five|six|eight|ten|twelve|\d+))?(?=) (?:days?|weeks?|months?|years?)(?: old)?|(?<=next )(?:week|month|year|spring|summer|fall|winter))(,?(?=) (?:for|with|so|to|just|after|when|unless) .{2,60})?\W*$/i;

// "In a month, make that three weeks."
const slipped =
  /^(?:in )?(?=)(?:an?|one|two|three|four|five|six|\d) (?:day|week|month|year)s?,? make (?:that|it) /i;

// "When do we come back?" "At eighteen months.", "does he need the ear rechecked?" "In two weeks."
function visitAsked(p: Passage, passages: readonly Passage[]): Passage | null {
  const { unit, index } = p;
  const asked = passages[index - 1];
  if (unit.question || asked === undefined || asked.role === 'clinician' || !asked.unit.question) return null;
  if (asked.unit.turn !== unit.turn - 1 || !asksVisit.test(asked.unit.said)) return null;
  const found = termTold.exec(unit.text.replace(slipped, ''));
  if (found === null) return null;
  const [, link = 'in ', term = '', more = ''] = found;
  const at = /^(?:about|around) $/i.test(link) ? `in ${link}` : link;
  const told = followUp(p, `${at.toLowerCase()}${term}${more}`);
  return { ...told, unit: { ...told.unit, answers: null, inFull: true } };
}

const nowOrThen =
  /\b(today|now|this time) or ((?:another|next|some other) (?:day|time|visit|week)|at the next visit|later|tomorrow)\b/i;

// "We can take it off today or another day." "Another day." "Fine."
function withTimeChosen(p: Passage, passages: readonly Passage[]): Passage | null {
  const { unit, index } = p;
  const found = nowOrThen.exec(unit.text);
  const answer = passages.slice(index + 1, index + 3).find(({ role }) => role !== 'clinician');
  if (found === null || answer === undefined || answer.unit.words.length > longest) return null;
  const [either, now = '', then = ''] = found;
  const chosen = [now, then].filter((time) => answer.unit.said.includes(time.toLowerCase()));
  if (chosen.length !== 1 || /\b(?:not|n't|no)\b/.test(answer.unit.said)) return null;
  const next = passages.slice(answer.index + 1).find(({ role }) => role === 'clinician');
  if (answer.unit.question && !(next !== undefined && agreed.test(next.unit.said))) return null;
  return { ...p, unit: reworded(unit, unit.text.replace(either, chosen[0]!)) };
}
const agreed =
  /^(?:(?:oh|well) )?(?=)(?:yeah|yes|okay|ok|sure|great|fine|good|perfect|of course|absolutely|that works|no problem)(?=)\b/;

const assents =
  /^(?:(?:oh|yeah|yes|okay|ok|sure|great|fine|good|perfect|deal|works|that works|sounds good|you got it|see you)(?=)\b ?)+/;

function termOf({ unit, role }: Passage, passages: readonly Passage[]): string | null {
  const found = role === 'clinician' ? asksTerm.exec(unit.said) : null;
  if (found === null) return null;
  const term = `${found[1]} ${found[2]}`;
  // "It takes two weeks." "Two weeks?"
  const echoed = passages.some((p) => p.unit.turn === unit.turn - 1 && p.unit.said.includes(term));
  return echoed ? null : term;
}

function settledAgain(index: number, passages: readonly Passage[]): boolean {
  return passages.slice(index + 1, index + reach).some(({ unit }) => termThen.test(unit.said));
}

function followUp(p: Passage, when: string): Passage {
  return {
    ...p,
    unit: { ...reworded(p.unit, `Follow up ${when}.`), question: false },
    section: 'plan',
    keep: Math.max(p.keep, certain),
    reply: null,
  };
}
