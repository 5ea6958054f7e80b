import { ledTo } from '../../language/correction-cues.ts';
import { medicinesIn, sizeOf, type Thing, thingsIn } from '../../language/like-things.ts';
import { replaced } from '../../language/taken-back.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withChanges } from '../visit/with-changes.ts';

const opener = /^(?:(?:okay|ok|right|fine|sure|yes|yeah|all right|so|well)(?=)\b[,.]?(?=) ){0,3}/i;
const orders =
  /^(?:(?:you can |we can |i['’]ll |we['’]ll |let['’]s )?(?=)(?:start|do|take|have|try|come|give|book|see|drink|use)(?=)(?: (?:it|that|them|you|him|her))?(?=)(?: (?:in|back|back in|on|for))? )?/i;
const then = /^,? then(?=[.,!]|$)[.,!]? ?(?:(?:but|and) )?/i;
const anew =
  /(?:^|[,.] )(?:actually|you know what|on second thoughts?|no)(?=), (?=(?:let['’]s|let me|i['’]ll|we['’]ll|make (?:it|that))(?=) )/i;
// "No, wait, you're on twenty, let's do thirty.", "Hmm, no, with your sugars let's do forty."
const afterWhy =
  /^(?:(?:oh|hm+|well|no|actually|wait|hang on|hold on)(?=),?(?=) ){1,4}(?=)(?:you|he|she|with|given|it|that)(?=)\b[^,.?!]{2,40}?,? (?=(?:let['’]s|i['’]ll|we['’]ll|make (?:it|that))(?=) )/i;
const ordered =
  /\b(?:i['’]ll|we['’]ll|let['’]s|let me|i['’]d like|i['’]d love|i['’]m going to|we['’]re going to|i want|see you|come back|back in|follow|start|take|drink|give|send|book|repeat|recheck)\b/i;
// In turns, the patient's own among them.
const reach = 4;
const mostBefore = 12;
const shortestRest = 12;

/** What is ordered now in the place of what was, and what else is said. */
interface Change {
  thing: Thing;
  rest: string;
}

/**
 * The passages with an order as it was changed in a later turn: "I'll see you in three weeks." "I'm away." "Four weeks,
 * then." → I'll see you in four weeks; "patches, the fourteen milligram … actually, let's do the seven".
 */
export function withOrdersChanged(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const p of passages) {
    const change = p.role === 'clinician' && !p.unit.question ? changeIn(p, passages) : null;
    const left = change === null ? leftAsItWas(p, passages) : null;
    if (left !== null) {
      changed.set(left.order, null);
      changed.set(p, left.unit);
    }
    const meant = change === null ? null : orderBefore(p, change, passages);
    if (meant === null) continue;
    changed.set(meant.passage, reworded(meant.passage.unit, meant.text));
    for (let i = p.index - 1; p.unit.opens && passages[i]?.unit.turn === p.unit.turn - 1; i--)
      if (passages[i]!.unit.question) changed.set(passages[i]!, null);
    const rest = change!.rest;
    changed.set(p, rest.length < shortestRest ? null : reworded(p.unit, upperFirst(rest)));
  }
  return withChanges(passages, changed);
}

// "Sure. We'll do that Friday then."
function opensIt({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  const before = passages[index - 1]?.unit;
  return unit.opens || (before?.opens === true && before.turn === unit.turn && assents.test(before.text));
}
const assents =
  /^(?:sure|okay|ok|yes|yeah|fine|of course|no problem|all right|alright|that['’]s (?:fine|okay))\W*$/i;

function changeIn(p: Passage, passages: readonly Passage[]): Change | null {
  const { text, said } = p.unit;
  if (said.includes('then') && opensIt(p, passages)) {
    const from = opener.exec(text)![0].length;
    const at = from + orders.exec(text.slice(from))![0].length;
    const thing = ledTo(text.slice(at));
    const tail = thing === null ? undefined : text.slice(at + thing.end);
    const found = tail === undefined ? null : then.exec(tail);
    return found === null ? null : { thing: thing!, rest: tail!.slice(found[0].length) };
  }
  if (!/\b(?:actually|you know|second thought|no)\b/.test(said)) return null;
  const found = anew.exec(text) ?? afterWhy.exec(text);
  if (found === null) return null;
  const decided = text.slice(found.index + found[0].length);
  const thing = ledTo(decided);
  return thing !== null && /^[.,!]?$/.test(decided.slice(thing.end)) ? { thing, rest: '' } : null;
}

const leaves =
  /^(?:(?:oh|hm+|well|no|actually|wait|you know what)(?=),?(?=) ){1,4}(?=)((?:(?:with|given|since|because)(?=)\b[^,.?!]{2,40},? )?(?:let['’]s|i['’]ll|we['’]ll)(?=) (?:just )?(?:leave|keep) )(?:it|that)(?= (?:at|full|the same|as it|where it|on)\b)/i;
const changesDose = /\b(?:go(?:ing)? (?:up|down)|increas|rais|cut|reduc|lower|doubl|bump|halv|drop)/;
const reachOfLeft = 4;

// "Let's go up to forty on the Lasix. Hmm, actually with that creatinine let's leave it at twenty."
function leftAsItWas(
  { unit, role, index }: Passage,
  passages: readonly Passage[],
): { order: Passage; unit: Unit } | null {
  if (role !== 'clinician' || !/\b(?:leave|keep)\b/.test(unit.said) || unit.clinical.drugs > 0) return null;
  const found = leaves.exec(unit.text);
  if (found === null) return null;
  for (let i = index - 1; i >= Math.max(0, index - reachOfLeft); i--) {
    const order = passages[i]!;
    if (order.unit.turn < unit.turn - 2) return null;
    if (order.role !== 'clinician' || order.unit.question || order.unit.clinical.drugs === 0) continue;
    const medicines = medicinesIn(order.unit.text);
    if (medicines.length !== 1 || !changesDose.test(order.unit.said)) return null;
    const rest = unit.text.slice(found[0].length);
    return { order, unit: reworded(unit, upperFirst(`${found[1]}the ${medicines[0]!.text}${rest}`)) };
  }
  return null;
}

const atClock = /\bat $/i;
const ofVisit = /\b(?:see you|see (?:him|her)|back|come|follow|visit|appointment|call you)\b/i;

interface Meant {
  passage: Passage;
  text: string;
  /** What it was before. */
  wrong: string;
}

function orderBefore(
  { unit, index }: Passage,
  { thing }: Change,
  passages: readonly Passage[],
): Meant | null {
  // "Ten days, then, of the doxycycline": no other medicine's.
  if (unit.clinical.drugs > 0 && thing.kind !== 'medicine') return null;
  const found: Meant[] = [];
  for (let i = index - 1; i >= Math.max(0, index - mostBefore); i--) {
    const passage = passages[i]!;
    const { turn, text, question } = passage.unit;
    if (turn < unit.turn - reach) break;
    if (passage.role !== 'clinician' || question || !ordered.test(text)) continue;
    const things = thingsIn(text);
    const told = replaced(text, things, `${thing.text}.`);
    if (told === null) continue;
    const wrong = things.findLast((one) => one.text === told.wrong)!;
    if (atClock.test(text.slice(0, wrong.start)) || isFarFrom(wrong, thing)) continue;
    found.push({ passage, text: told.text, wrong: wrong.text });
  }
  const [nearest] = found;
  if (nearest === undefined || found.length === 1 || nearest.passage.unit.turn === unit.turn)
    return nearest ?? null;
  // "Three weeks, my son's off that week." "Four, then.": of several orders the one that was spoken of, or the visit.
  const reply = passages.filter((p) => p.unit.turn === unit.turn - 1).map((p) => p.unit.text.toLowerCase());
  const spoken = found.filter(({ wrong }) => reply.some((text) => text.includes(wrong.toLowerCase())));
  const visits = found.filter(({ passage }) => ofVisit.test(passage.unit.text));
  // A dose is that of the clinician's turn before.
  const doses =
    thing.kind === 'count' ? found.filter(({ passage }) => passage.unit.turn === unit.turn - 2) : [];
  const [meant, ...more] = [spoken, doses, visits].find(({ length }) => length > 0) ?? [];
  return meant !== undefined && more.length === 0 ? meant : null;
}

const mostTimes = 4;

// Twenty-five is no number of weeks that were two.
function isFarFrom(wrong: Thing, thing: Thing): boolean {
  const times = sizeOf(thing.text) / sizeOf(wrong.text);
  return times > mostTimes || times < 1 / mostTimes;
}
