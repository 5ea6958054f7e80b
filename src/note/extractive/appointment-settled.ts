import { reworded } from './units.ts';
import type { Passage } from './visit.ts';

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
    const next = role === 'clinician' && unit.words.length <= longest ? comesBack(p, passages) : null;
    if (next !== null) return next;
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
    return settledAgain(index, passages) || !assents.test(answer.unit.said) ? null : followUp(p, asked);
  }
  const found = termThen.exec(unit.said);
  if (found === null) return null;
  for (let i = index - 1; i >= 0 && i >= index - reach; i--) {
    const asked = passages[i]!.unit.question ? termOf(passages[i]!, passages) : null;
    if (asked !== null)
      return followUp(p, `${found[1]} ${found[2] ?? asked.split(' ')[1]!.replace(/([^s])$/, '$1s')}`);
  }
  return null;
}

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

function followUp(p: Passage, term: string): Passage {
  return {
    ...p,
    unit: { ...reworded(p.unit, `Follow up in ${term}.`), question: false },
    section: 'plan',
    keep: Math.max(p.keep, certain),
    reply: null,
  };
}
