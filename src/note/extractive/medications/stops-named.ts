import { namesOrder } from '../choosing/left-out-orders.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { plainStop } from './plain-stop.ts';
import { remedyAsked } from './remedy-asked.ts';
import {
  beforeAnother,
  besideAnother,
  endsIn,
  mayEnd,
  namesIn,
  pronoun,
  stopOf,
  worksOn,
} from './told-to-stop.ts';

const several = /^(?:them|those|these|both)/;
/** "Tylenol PM", "metformin XR". */
const suffix = / (?:pm|xl|sr|mr|xr|er|la|cr)\b/g;
const reach = 8;
const habit =
  /\b(?:smok\w*|cigarettes?|vap(?:e|ing)|drink(?:ing)?|alcohol|coffee|rubbing|scratching|picking|running|lifting|driving)(?=)\b/;
/** "That one has Benadryl in it": what is in it is not what it is called. */
const contains = /\b(?:has|have|contains?|got)\b.{2,40}\bin (?:it|them)\b|\bcontains?\b/;

/**
 * The passages with the medicine in place of "it" or "that one" where the clinician says to stop it, as a part of the
 * plan wherever in the visit that was said: "Ken's been giving me his ibuprofen." … "I'd like you to stop that one."
 */
export function withOrderedStopsNamed(passages: readonly Passage[]): Passage[] {
  return passages.map((passage) => {
    const { unit, role, index } = passage;
    if (role !== 'clinician' || !mayEnd.test(unit.said)) return passage;
    const stops = blamedStopped(unit) ?? (stopOf(unit) === null ? named(unit, index, passages) : unit);
    if (stops === null || (unit.question && !asksPlainly.test(unit.said))) return passage;
    const plain = plainStop(stops.text);
    const told = plain === stops.text ? stops : reworded(stops, plain);
    return {
      ...passage,
      unit: unit.question ? { ...told, question: false } : told,
      section: 'plan',
      keep: Math.max(passage.keep, certain),
      reply: null,
    };
  });
}

const certain = 0.7;
const blamed =
  /\b(?:from|due to|caused by|because of) (?:the|your|his|her) ([a-z]{4,20}),? so (?:(?:i|we)(?:['’](?:ll|m|re|d)| will| am| are| would)|let['’]s)(?=) (?:(?:going|like) to )?(?:stop|hold) (that|it)\b/i;

// "The cough is due to the ramipril, so I'll stop that and start losartan."
function blamedStopped(unit: Unit): Unit | null {
  if (unit.clinical.drugs === 0 || !unit.words.includes('so')) return null;
  const plain = plainOf(unit);
  const [whole, drug, word] = blamed.exec(plain) ?? [];
  if (whole === undefined || drug === undefined || word === undefined) return null;
  if (namesIn({ said: drug.toLowerCase() }).length === 0) return null;
  return reworded(unit, plain.replace(whole, `${whole.slice(0, -word.length)}the ${drug}`));
}
/** "Can you stop the ibuprofen for me?" is no question. */
const asksPlainly =
  /^(?:(?:and|so|okay|now|but) )*(?:can|could|will|would)(?=) you (?:please |just )?(?=)(?:stop|leave|come off|hold|pause|quit)(?=)\b/;

function named(unit: Unit, index: number, passages: readonly Passage[]): Unit | null {
  if (ofOther.test(unit.said) || !followsMedicine(index, passages)) return null;
  const gone = goesNow.exec(plainOf(unit));
  if (gone !== null && unit.clinical.drugs === 0) {
    const meant = meantAt(index, passages, reach);
    return meant === null
      ? null
      : reworded(unit, `The ${meant.at(-1)!} stops ${plainOf(unit).slice(gone[0].length)}`);
  }
  for (const from of endsIn(unit)) {
    const word = pronoun.exec(unit.said.slice(from))?.[0];
    if (word === undefined || !isOfBefore(unit, from)) continue;
    const meant = meantAt(index, passages, away.test(unit.said.slice(0, from)) ? 1 : reach);
    if (meant === null) return null;
    const what = (several.test(word) ? meant.join(' and the ') : meant.at(-1)!).replace(suffix, (letters) =>
      letters.toUpperCase(),
    );
    const plain = plainOf(unit);
    const low = plain.toLowerCase();
    const head = low.search(acts);
    const at = head < 0 ? -1 : low.indexOf(` ${word}`, head);
    if (at < 0) return null;
    return reworded(unit, `${plain.slice(0, at)} the ${what}${plain.slice(at + 1 + word.length)}`);
  }
  return null;
}

// "Right, that stops today."
const goesNow =
  /^(?:(?:so|and|right|okay|well|but|now)(?=),?(?=) )*(?:that|it|that one|this one)(?=) (?:stops|goes|comes off)(?=) (?=(?:today|now|tonight|from (?:now|today|tonight))(?=)\b)/i;

// What the sentence names itself, it would mean.
function isOfBefore({ said, clinical }: Unit, from: number): boolean {
  return clinical.drugs === 0 || besideAnother(said) || beforeAnother(said, from);
}

// "Breathe in and hold it for ten.", "the estrogen in that pill, … I want you off it"
const ofOther =
  /\b(?:breath|breathe|(?:that|the|your|this|an?)(?=) (?:pill|patch|ring|implant|tablet|shot|injection|scope|scan))(?=)\b/;

const acts =
  /\b(?:stop|steer|stay|keep|discontinu|quit|off|cut|ditch|bin|paus|withhold|omit|hold|more|leave|leaving|want|rather|give|knock|put)/;

// "Stay away from that.": of anything that was just spoken of.
const away = /\b(?:clear of|away from) $/;

function followsMedicine(index: number, passages: readonly Passage[]): boolean {
  for (let i = Math.max(0, index - reach); i < index; i++)
    if (passages[i]!.unit.clinical.drugs > 0 || shownForm.test(passages[i]!.unit.said)) return true;
  return false;
}

// "Not steroids, they make me mean.": spoken of since, by what kind they are.
const kinds =
  /\b(?:steroids|antibiotics|statins|opioids|narcotics|painkillers|water pills?|sleeping pills?|blood thinners?|vitamins|supplements|shots|(?:(?:blood )?pressure|cholesterol|heart|sugar|thyroid|allergy)(?=) (?:pills?|tablets?))\b/;
// "That pill has estrogen in it."
const shownForm =
  /\b(?:that|this|those|these)(?=) (pills?|tablets?|patch(?:es)?|ring|coil|implant|inhaler|cream|ointment|gel|drops|spray)(?=)\b/;
// "And the nails?"
const asksOfOther = /^(?:and|what about|how about|so) (?:what about )?(?:the|my|his|her) [a-z]+(?: [a-z]+)?$/;

// "Does the hip need an X-ray?" "I'd leave it for now."
function asksForTest({ question, role, said, words }: Unit): boolean {
  return (
    question &&
    role !== 'clinician' &&
    !pointsBack.test(said) &&
    (words.some(namesOrder) || words.includes('testing'))
  );
}

// "I'd like you to go to pulmonary rehab." "I can't." "Okay, we'll hold off on that."
function sendsSomewhere({ question, role, said, words }: Unit): boolean {
  return role === 'clinician' && !question && (words.some(namesOrder) || elsewhere.test(said));
}
const elsewhere = /\b(?:rehab|therapy|therapist|physio\w*|clinic|specialist|counsel+ing|classes|program)\b/;

const pointsBack = /\b(?:it|that|this|them|those|these)\b/;

// "The oxybutynin's drying you."
function withoutIs({ said }: Unit): string[] {
  return namesIn({ said: said.replaceAll("'s ", ' ') });
}

const forPressure =
  /(?:pril|sartan|olol|dipine|thiazide|thalidone|azosin|clonidine|diltiazem|verapamil|spironolactone|hydralazine)$/;

// "And the pressure pill?", of the losartan that was named before; null where there are several.
function pressureMedicine(until: number, passages: readonly Passage[]): string | null {
  const names = passages
    .slice(0, until)
    .flatMap(({ unit }) => (unit.clinical.drugs === 0 ? [] : namesIn(unit)))
    .filter((name) => forPressure.test(name));
  const [name, ...more] = new Set(names);
  return more.length > 0 ? null : (name ?? null);
}

// "The ibuprofen's not safe with the apixaban": not the apixaban.
const interacts =
  /\b(?:safe|mix|mixes|mixing|interacts?|interaction|combin[a-z]{1,6}|dangerous|bleed|bleeding|clash|clashes|risky)\b/;

// "I don't take the Aleve now, just Tylenol."
function takesInstead({ role, said }: Unit, name: string): boolean {
  return role !== 'clinician' && (said.includes(` just ${name}`) || said.includes(` only ${name}`));
}

// "And you're still taking it? With the apixaban?"
function isOnlyWith({ question, said }: Unit, name: string): boolean {
  return (
    question &&
    ['with', 'with the', 'with your', 'on top of the'].some((before) => said === `${before} ${name}`)
  );
}

function isBeside(said: string, name: string): boolean {
  return ['with', 'with the', 'with your', 'on your', 'on the'].some((before) =>
    said.includes(`${before} ${name}`),
  );
}

// The medicine spoken of last, of whoever spoke; null where a habit or another matter was spoken of since.
function meantAt(index: number, passages: readonly Passage[], turns: number): string[] | null {
  const { turn } = passages[index]!.unit;
  for (let i = index - 1; i >= 0 && i >= index - reach && passages[i]!.unit.turn >= turn - turns; i--) {
    const { unit } = passages[i]!;
    const form = shownForm.exec(unit.said)?.[1];
    if (form !== undefined) return /^patch/.test(form) ? null : [form];
    const possessed = unit.clinical.drugs === 0 && unit.said.includes("'s ") ? withoutIs(unit) : [];
    if (possessed.length > 0) return [...new Set(possessed)];
    if (unit.clinical.drugs === 0) {
      if (habit.test(unit.said) || asksForTest(unit)) return null;
      const kind = kinds.exec(unit.said)?.[0];
      if (kind !== undefined)
        return [(kind.includes('pressure') ? pressureMedicine(i, passages) : null) ?? kind];
      if (asksOfOther.test(unit.said) || sendsSomewhere(unit)) return null;
      const remedy = remedyAsked(unit);
      if (remedy !== null) return [remedy];
      continue;
    }
    if (contains.test(unit.said)) continue;
    const all = namesIn(unit);
    const apart = interacts.test(unit.said);
    const names = all.filter(
      (name) =>
        !takesInstead(unit, name) &&
        !isOnlyWith(unit, name) &&
        !(apart && isBeside(unit.said, name)) &&
        !worksOn(unit.said, name),
    );
    if (names.length === 0 && all.length > 0) continue;
    return names.length === 0 ? null : [...new Set(names)];
  }
  return null;
}
