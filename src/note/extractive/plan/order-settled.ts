import { ledTo } from '../../language/correction-cues.ts';
import { isLike, thingsIn } from '../../language/like-things.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { namesIn, stopOf } from '../medications/told-to-stop.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withChanges } from '../visit/with-changes.ts';

const opener =
  /^(?:(?:oh|hm+|okay|ok|right|fine|sure|yes|yeah|all right|alright|so|well|good|deal|fair enough|true|you['’]re right|you know what|that['’]s fair)(?=)\b[,.]?(?=) ){0,4}/i;
const off =
  /^(?:then )?(?=)(?:let['’]s not(?=[,.]| (?:do|pile|add|start|use|give)\b)|(?:we['’]ll |let['’]s |i['’]ll )?(?=)(?:(?:forget|scrap|scratch|strike) (?:it|that)\b|(?:forget|skip|scrap) the ([a-z]{3,}))|never mind\b|(?:we['’]ll|let['’]s|i['’]ll) skip (?:it|that)\b|(?:(?:you|we|he|she)(?=) (?:do not|don['’]t|won['’]t|will not) need (?:it|that|one)\b)|not that(?=[.,!]|$| then\b))/i;
const thenOther =
  /^then (?=(?:let['’]s|it['’]s|we['’]ll (?:do|try|use|go|make)|i['’]d (?:do|try|use|go)|just|only|an?|\d|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty)\b)/i;
const otherThen =
  /^(?!(?:until|till|by|since|like|we|i|let|no|not|none|(?:just )?(?:tell|try|stop|call|see|come|do (?:it|that)))\b)([^,.?!]{2,30}?),? then(?=[.,!]|$)[.,]? ?/i;
const onlyThat =
  /^(?:just|only) (?!(?:to|in case|as|for (?:now|safety))\b)(?:the |that |an? )?[a-z0-9 ]{2,30}[.!]?$/i;
const tells = /^(?:just|only) [a-z]+ing\b/i;
const orders =
  /\b(?:i['’]ll|we['’]ll|let['’]s|i['’]d|i want|i['’]m (?:going|adding|giving)|start|take|use|give|send|book|add|try|tell|aim)\b/i;
const refuses =
  /\b(?:no|not|cannot|hate|rather|scares?|only|just|already|away|another|hurts?|same one|too (?:much|many|big|early|late|long))\b|n['’]t\b/i;
const mostWords = 20;

/**
 * The passages with what was ordered and then, as the other could not or would not, settled otherwise: "an hour before
 * your coffee." "I can't do an hour." "Bedtime, then." → an hour before your coffee, changed to bedtime.
 */
export function withOrdersSettled(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const p of passages) {
    const other = settledIn(p);
    if (other === null || p.unit.clinical.drugs > 0) continue;
    const before = orderBefore(p, other, passages);
    if (before === null || changed.has(before) || offers.test(before.unit.text)) continue;
    const { unit } = before;
    const told = weekday.test(other) ? other : lowerInitial(other.replace(lead, ''));
    changed.set(
      before,
      reworded(unit, `${unit.text.replace(endMarks, '')}, changed to ${told.replace(/^just /, 'only ')}`),
    );
    changed.set(p, null);
  }
  for (const p of passages) {
    const named = doneNamed(p, passages);
    if (named !== null && !changed.has(p)) changed.set(p, reworded(p.unit, named));
  }
  return withChanges(passages, changed);
}

const hadOne = /\b(had|did|done|got) one\b/i;
const orderedOne =
  /\b(?:an?|the|another) ((?:[a-z-]+ ){0,2}(?=)(?:tests?|booster|shot|jab|vaccine|scan|x-?ray|swab|sample|mammogram|colonoscopy))(?=)\b/i;

// "Let's do a pregnancy test." "I did one this morning." → I did a pregnancy test this morning.
function doneNamed({ unit, role, index }: Passage, passages: readonly Passage[]): string | null {
  if (role === 'clinician' || unit.question || !unit.words.includes('one') || !hadOne.test(unit.text))
    return null;
  const before = passages.slice(Math.max(0, index - 2), index).findLast((p) => p.role === 'clinician');
  if (before === undefined || before.unit.turn !== unit.turn - 1) return null;
  const named = orderedOne.exec(before.unit.text)?.[1];
  return named === undefined
    ? null
    : unit.text.replace(hadOne, `$1 a${/^[aeiou]/i.test(named) ? 'n' : ''} ${named}`);
}

/**
 * What was ordered and given up, or another medicine given for it, as the other would not: "a two-week monitor." "I've got a
 * watch." "Forget the monitor."; "I'll start propranolol. Wait, you had asthma." "I did." "Then not propranolol."
 */
export function givenUp(passages: readonly Passage[]): Unit[] {
  const out: Unit[] = [];
  for (const p of passages) {
    if (p.role !== 'clinician' || p.unit.question || !mayBeOff.test(p.unit.said)) continue;
    const bare = p.unit.text.slice(opener.exec(p.unit.text)![0].length);
    const refused = medicineOrdered(p, bare.replace(then, ''), passages);
    if (refused !== null) {
      out.push(...ofSameMedicine(refused, passages));
      if (onlyTakesBack.test(bare)) out.push(p.unit);
      continue;
    }
    const found = off.exec(bare);
    const isOff = found !== null;
    if (!isOff && !(p.unit.clinical.drugs > 0 && (then.test(bare) || settledIn(p) !== null))) continue;
    const before = orderBefore(p, isOff ? null : bare, passages);
    if (before === null || !(isOff || before.unit.clinical.drugs > 0)) continue;
    const named = found?.[1]?.toLowerCase();
    if (named !== undefined && !before.unit.words.includes(named)) continue;
    const between = passages.slice(before.index + 1, p.index).filter(({ role }) => role !== 'clinician');
    out.push(...ofSameMedicine(before, passages));
    // "I get hives with that." stays a part of the history.
    // What was done already stays, too.
    if (before.unit.clinical.drugs === 0 || !isOff)
      out.push(...between.map(({ unit }) => unit).filter(({ said }) => !doneBefore.test(said)));
    if (onlyTakesBack.test(bare)) out.push(p.unit);
  }
  return out;
}

const refusesNamed =
  /^(?:no|not|(?:forget|scrap|skip|drop|scratch|never mind) (?:the|that)) (?:the )?[a-z-]{3,}(?: [a-z]+)?(?: then)?(?=[.,!]|$)/i;
// "Then let's stop the lisinopril and do losartan instead."
const stopsIt =
  /^(?:let['’]s|we['’]ll|i['’]ll) (?:just )?(?:stop|drop|forget|skip|not do|not use) (?=[a-z])/i;
const onlyTakesBack =
  /^(?:so |then )*(?:not (?:that|it)|(?:scrap|scratch|strike|forget|skip|drop|never mind) [a-z ]{2,30})(?: then)?[.,!]*$/i;
const begins =
  /\b(?:start|put (?:you|him|her) on|add|give|try|do|use|prescribe|go (?:up|down)|increase|raise|double|bump|order)\b/;
const reachOfRefusal = 6;

// The last order of the medicine that is now not to be: "So no topiramate."
function medicineOrdered(
  { unit, index }: Passage,
  bare: string,
  passages: readonly Passage[],
): Passage | null {
  if (unit.clinical.drugs === 0) return null;
  const stops = stopsIt.exec(bare);
  if (stops === null ? !refusesNamed.test(bare) : !answersTelling(unit, index, passages)) return null;
  const name = namesIn(unit)[0];
  if (name === undefined) return null;
  for (let i = index - 1; i >= 0 && unit.turn - passages[i]!.unit.turn <= reachOfRefusal; i--) {
    const { unit: before, role } = passages[i]!;
    if (role !== 'clinician' || before.question || before.clinical.drugs === 0) continue;
    if (!begins.test(before.said) || !namesIn(before).includes(name)) continue;
    // "Start the prednisone. And stop the prednisone on Friday."
    if (stops !== null && before.turn === unit.turn) return null;
    return offers.test(before.text) || stopOf(before) !== null ? null : passages[i]!;
  }
  return null;
}

// "I get a cough with it." "Then let's stop it"; not "How long?" "Eight weeks. Then we'll stop it."
function answersTelling({ turn, opens }: Unit, index: number, passages: readonly Passage[]): boolean {
  const before = passages[index - 1];
  const reply = opens
    ? before
    : before!.unit.opens && before!.unit.words.length < 3
      ? passages[index - 2]
      : undefined;
  return reply?.unit.turn === turn - 1 && reply.role !== 'clinician' && !reply.unit.question;
}

// "Increase the lisinopril to forty. Order lisinopril forty milligrams daily.": both.
function ofSameMedicine({ unit, index }: Passage, passages: readonly Passage[]): Unit[] {
  const [name] = unit.clinical.drugs === 0 ? [] : namesIn(unit);
  if (name === undefined) return [unit];
  return [
    unit,
    ...passages
      .slice(Math.max(0, index - mostOfOne), index + mostOfOne)
      .filter(
        (p) =>
          p.unit.turn === unit.turn &&
          p.role === 'clinician' &&
          !p.unit.question &&
          (p.unit.clinical.drugs === 0
            ? p.index > index && takesIt.test(p.unit.said)
            : begins.test(p.unit.said) && namesIn(p.unit).every((one) => one === name)),
      )
      .map((p) => p.unit),
  ];
}
const doneBefore = /^(?:(?:no|oh|well|but) )*(?:i|he|she|we)(?:'ve| have)? (?:had|did|done|got) an? /;
const mostOfOne = 4;
// "Take it before breakfast."
const takesIt = /^(?:(?:and|so|you) )*(?:take|use) (?:it|them)\b/;
// "We could do an injection today, or wait for the test.": nothing was ordered.
const offers = /\b(?:we|i) could\b/i;
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i;
const lead = /^(?:it['’]s|let['’]s|we['’]ll|i['’]d) (?:just )?(?:(?:do|make it|go) (?=\d|an?\b|the\b))?/i;
const ofBefore = /\b(?:it|that)[.!]?$/i;
/** "What if he can't?" */
const asksMore = /\b(?:what if|if|what about|who|when|where|how|and (?:my|the|what))\b/i;

const then = /^then /i;
const mayBeOff = /\b(?:then|not|no|forget|skip|scrap|scratch|strike|drop|stop|never|instead)\b/;
const maySettle = /\b(?:then|just|only)\b/;
const endMarks = /(?<![\s.?!…])[\s.?!…]+$/;

/** What is settled instead, or null. */
function settledIn({ role, unit }: Passage): string | null {
  const { text, said, question, words } = unit;
  if (role !== 'clinician' || question || words.length > mostWords || !maySettle.test(said)) return null;
  const bare = text.slice(opener.exec(text)![0].length);
  if (ofBefore.test(bare)) return null;
  const found = thenOther.exec(bare);
  if (found !== null) return bare.slice(found[0].length);
  const other = otherThen.exec(bare);
  if (other !== null) {
    const rest = bare.slice(other[0].length);
    return rest === '' ? `${other[1]}.` : `${other[1]}, ${rest}`;
  }
  return onlyThat.test(bare) && !tells.test(bare) ? bare : null;
}

const offersOther = /\b(?:can|could|would|do) you\b/;

// The last that was ordered before the other spoke, and before what was asked of it since.
function orderBefore(
  { unit, index }: Passage,
  other: string | null,
  passages: readonly Passage[],
): Passage | null {
  let objects = '';
  for (let i = index - 1; i >= 0; i--) {
    const p = passages[i]!;
    if (unit.turn - p.unit.turn > 4) return null;
    if (p.unit.turn === unit.turn) {
      if (p.unit.words.length > 6) return null;
    } else if (p.role !== 'clinician') {
      if (p.unit.text.endsWith('?') && asksMore.test(p.unit.text)) return null;
      objects = `${p.unit.said} ${objects}`;
    } else if (p.unit.question) {
      if (other !== null && !offersOther.test(p.unit.said)) return null;
    } else {
      if (objects === '' || !(p.section === 'plan' || orders.test(p.unit.text))) return null;
      const refused = other === null || refuses.test(objects);
      // "Ten days, then, of doxycycline.": another medicine takes the place of one that is refused.
      if (refused || unit.clinical.drugs > 0) return refused ? p : null;
      return namesOf(p.unit, objects) || isOfKind(p.unit, other) ? p : null;
    }
  }
  return null;
}

// "Gabapentin on the roof?"
function namesOf({ words }: Unit, objects: string): boolean {
  return words.some((word) => word.length > 4 && objects.includes(word));
}

function isOfKind({ text }: Unit, other: string): boolean {
  const thing = ledTo(other);
  return thing !== null && thingsIn(text).some((one) => isLike(one, thing, other.slice(thing.end)));
}
