import { isScrap } from '../choosing/tells-nothing.ts';
import type { Reading } from '../reading.ts';
import { finish } from '../rephrase/finish.ts';
import { sayTold } from '../say.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { isListed, isOfName, namedBefore, underNameAsked, underNameBefore } from '../visit/named-before.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { fragmentIn } from './answer-parts.ts';
import { asAnswered, doubts } from './as-answered.ts';
import { asPrompted } from './as-prompted.ts';
import { asSaid } from './as-said.ts';
import { needsQuestion } from './needs-question.ts';
import { toldByReply } from './told-by-reply.ts';
import { drugSaidBefore, hasDevice, type Telling, tellerOf, toldOutright } from './told-outright.ts';
import { underWholeQuestion } from './whole-question.ts';

/**
 * The sentence of a passage that asks nothing, as `toldOutright` has it, under the question that it answers where it
 * needs that to be understood; in its own words where it is no sentence at all.
 */
export function toldInContext(
  passage: Passage,
  unit: Unit,
  end: Passage | null,
  telling: Telling,
  reading: Reading,
): { text: string; units: readonly Unit[] } | null {
  if (unit.words.length < longestDoubt && notThat.test(unit.said)) {
    const asking = reading.chosen.find((p) => p.unit === unit.answers);
    // "Any problems breathing?" "No, not that I know of.": denied where its question stands.
    if (
      asking !== undefined &&
      !telling.written.has(asking) &&
      toldByReply(asking, asking.unit, present, reading) !== null
    )
      return null;
  }
  const under = end === null ? underName(passage, unit, telling, reading) : null;
  if (under !== null) return under.text === null ? null : { text: under.text, units: under.units };
  const told = inContext(passage, unit, end, telling, reading) ?? saidAlone(passage, unit, telling, reading);
  const asked =
    told === null || end !== null || unit.inFull
      ? null
      : underNameAsked(told.text, passage, reading.passages);
  if (asked === null) return told !== null && (isScrap(told.text) || hasDevice.test(told.text)) ? null : told;
  return { text: asked.text, units: [asked.named, ...told!.units] };
}

/** "Any reaction to the amoxicillin?" "No, he did fine with it." */
const wentWell =
  /^(?:no )?(?:i|he|she)(?=) (?:did|was|does)(?=) (?:fine|okay|well|all right)(?=)(?: with (?:it|that|them))?$/;
const thatIsWhy = /^(?:No, t|T)hat is why\b/;
const notThat =
  /^(?:no )?not that (?:i|we)(?=)(?:'ve| have|'m)?(?=) (?:know|noticed|seen|aware|remember|recall|think)(?=)\b/;
const present = 'HISTORY OF PRESENT ILLNESS';
/** In words. */
const longestDoubt = 10;

function saidAlone(
  passage: Passage,
  unit: Unit,
  telling: Telling,
  reading: Reading,
): { text: string; units: readonly Unit[] } | null {
  const heard = unit.inFull ? asHeard(passage, reading) : unit;
  if (heard === undefined) return null;
  const bare = asSaid(heard === unit ? passage : { ...passage, unit: heard }, heard, telling, reading);
  if (bare === null || isSaidWithNext(passage, telling, reading)) return null;
  return heard === unit ? bare : { ...bare, units: bare.units.map((one) => (one === heard ? unit : one)) };
}

// What was put together with its question to no sentence that a note may have.
function asHeard({ unit }: Passage, { asRead }: Reading): Unit | undefined {
  return asRead.find((p) => p.unit.start === unit.start)?.unit;
}

// "Meloxicam. Fifteen, once a day.", "Paracetamol, two. Does nothing.": of what was named, and not of what was asked.
function underName(
  passage: Passage,
  unit: Unit,
  { said, lines }: Telling,
  { passages, who }: Reading,
): { text: string | null; units: readonly Unit[] } | null {
  if (unit.inFull || unit.question) return null;
  const found = namedBefore(passage, passages, said);
  const drug = found === null ? drugSaidBefore(passage, passages) : null;
  if (drug !== null) {
    const told = finish(plainOf(unit));
    return told === null ? null : { text: underNameBefore(drug.name, told), units: [drug.unit, unit] };
  }
  if (found === null) return null;
  const text = sayTold(unit, who) ?? finish(plainOf(unit));
  if (text === null || !isOfName(text, unit)) return null;
  const units = [found.named, unit];
  return isListed(found.name, text, lines)
    ? { text: null, units }
    : { text: underNameBefore(found.name, text), units };
}

const shortest = 3;

// "Twice. I sleep through the rest.": the first is told before the second.
function isSaidWithNext({ unit, index }: Passage, telling: Telling, reading: Reading): boolean {
  const next = reading.passages[index + 1];
  if (unit.words.length > shortest || next?.unit.turn !== unit.turn) return false;
  if (next.unit.question || !telling.written.has(next)) return false;
  const text = inContext(next, next.unit, null, telling, reading)?.text.toLowerCase() ?? '';
  const said = withoutEndMarks(plainOf(unit)).toLowerCase();
  return said !== '' && text.includes(said);
}

function inContext(
  passage: Passage,
  unit: Unit,
  end: Passage | null,
  telling: Telling,
  reading: Reading,
): { text: string; units: readonly Unit[] } | null {
  const alone = toldOutright(passage, unit, end, telling, reading);
  if (end !== null) return alone;
  if (unit.answers === null) {
    const isBare = alone !== null && alone.units.length === 1 && alone.units[0] === unit;
    const named = isBare ? asPrompted(alone.text, passage, reading.passages, telling.said) : null;
    return named === null ? alone : { text: named.text, units: [named.named, unit] };
  }
  const doubted = doubts.test(unit.said);
  if (telling.denied.has(unit.answers) && alone !== null) {
    if (wentWell.test(unit.said)) return null;
    // "No dizziness when you stand up?" "No, that's why I was surprised."
    if (thatIsWhy.test(alone.text)) return { ...alone, text: alone.text.replace(/^No, t/, 'T') };
  }
  if (telling.denied.has(unit.answers) && !(alone !== null && needsQuestion(alone.text, unit, unit.answers)))
    return doubted ? null : alone;
  if (alone?.units.length === 2 && alone.units[0] === unit.answers) {
    const whole = underWholeQuestion(alone.text, passage, reading.passages);
    return whole === null ? alone : { ...alone, text: whole };
  }
  const isBare = alone === null || (alone.units.length === 1 && alone.units[0] === unit);
  const text = isBare
    ? (alone?.text ?? fragmentIn(unit, nextTold(passage, telling, reading), telling.lines))
    : null;
  const answered =
    text === null
      ? null
      : asAnswered(
          text,
          passage.unit === unit ? passage : { ...passage, unit },
          reading.passages,
          telling,
          tellerOf(unit, reading.who, reading.parent),
        );
  if (answered === null && doubted) return null;
  return answered === null
    ? alone
    : {
        text: answered.text,
        units: [answered.named, ...before(passage, answered.text, reading.passages), unit],
      };
}

// The few words of the answer before it that were told with it: "17, they put 2 stents in".
function before({ unit, index }: Passage, text: string, passages: readonly Passage[]): Unit[] {
  const units: Unit[] = [];
  for (let i = index - 1; passages[i]?.unit.turn === unit.turn; i--) {
    const part = passages[i]!.unit;
    const said = withoutEndMarks(plainOf(part)).toLowerCase();
    if (part.words.length <= shortest && text.toLowerCase().includes(said)) units.unshift(part);
  }
  return units;
}

// What comes next, where that is told too.
function nextTold({ index }: Passage, { written }: Telling, { passages }: Reading): Unit | null {
  const next = passages[index + 1];
  return next !== undefined && written.has(next) ? next.unit : null;
}
