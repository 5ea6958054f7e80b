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
