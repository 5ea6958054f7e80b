import { namesAnything } from '../visit/clinical-words.ts';
import { reworded, type Unit } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';
import { plannedAs } from './planned-as.ts';
import { type OfferedSlot, offeredSlot } from './slot-offered.ts';
import { slotIn, whenAndWhom } from './slot-said.ts';

interface Offer {
  at: number;
  slot: OfferedSlot;
  /** What the other says to it, and whether they take it. */
  reply: readonly Passage[];
  verdict: 'taken' | 'refused' | null;
}

/** A visit's first part tells of appointments that were. */
const late = 0.4;
const fewestOfVisit = 30;
const apart = 6;
const daysBack = 4;
const certain = 1;
const longestReply = 10;

/**
 * The appointments that are offered and taken, each told as one: "Can you do ten past nine tomorrow?" "I can, yeah." →
 * Appointment tomorrow at 10 past 9. One that is refused goes, where another takes its place.
 */
export function withAppointmentsTaken(passages: readonly Passage[]): readonly Passage[] {
  const offers = offersIn(passages);
  const taken = offers.filter(
    (offer) =>
      offer.slot.time !== null && offer.verdict === 'taken' && !movesAnother(offer, offers, passages),
  );
  if (taken.length === 0) return passages;
  const gone = new Set<number>();
  const told = new Map<number, Passage>();
  const given = new Set<string>();
  for (const offer of taken) {
    for (const p of saidAround(offer, offer.reply, passages)) gone.add(p.index);
    for (const before of replacedBy(offer, offers, passages)) {
      gone.add(before.at);
      const whole = replyTo(before.at, passages).filter(isOfHour);
      for (const p of saidAround(before, whole, passages)) gone.add(p.index);
    }
    gone.add(offer.at);
    if (!given.has(hourOf(offer.slot))) told.set(offer.at, appointmentAt(offer, offers, passages));
    given.add(hourOf(offer.slot));
  }
  return inPlace(passages.flatMap((p) => told.get(p.index) ?? (gone.has(p.index) ? [] : p)));
}

// What is said of the hour alone: "What time?", "how's that?", "that's fine", "okay, that's booked".
function saidAround({ at }: Offer, reply: readonly Passage[], passages: readonly Passage[]): Passage[] {
  const { turn } = passages[at]!.unit;
  return [
    ...reply,
    ...passages.filter(
      ({ unit, role, index }) =>
        (unit.turn === turn - 1 && role !== 'clinician' && asksWhen.test(unit.said)) ||
        (unit.turn === turn && index === at + 1 && unit.question && tag.test(unit.said)) ||
        (unit.turn === turn + 2 && role === 'clinician' && isBooked.test(unit.said)),
    ),
  ];
}

// "I'm on the school run then.", and nothing of their illness.
function isOfHour({ unit }: Passage): boolean {
  return unit.words.length <= longestReply && !namesAnything(unit.clinical);
}

const asksWhen =
  /^(?:(?:okay|oh|er|um|right|and|so|yeah|sure|fine) ){0,3}(?:what time|when (?:would|could|can|should|do|shall|is|will) (?:that|it|i|we|you)(?: (?:be|come|come in|come down|see (?:me|us|him|her)))?)$/;
/** "How's that?", "would that work?", "is that okay?" */
const tag =
  /^(?:(?:so|and|or) )?(?:how (?:is|'s|would) that(?: be| sound)?|how's that|(?:would|does|will|is) (?:that|it) (?:be )?(?:work|do|suit|okay|ok|all right|alright|good|fine|any good|any use)(?: for you| with you| you)?|any good(?: to you)?|okay|ok|all right|alright)$/;
const isBooked =
  /^(?:(?:okay|ok|lovely|great|good|perfect|right|brilliant|so) ){0,2}(?:that's|that is|it's|i'll get (?:that|it)|i'll book (?:that|it)|i've|i have|all)(?: all)? (?:booked|in|done)(?: (?:that|it|you))?(?: in| for you)?$/;

// "See you Wednesday at ten." "Can we do the afternoon?" "Two thirty, then.": `withAppointmentSettled` says it is moved.
function movesAnother(offer: Offer, offers: readonly Offer[], passages: readonly Passage[]): boolean {
  const { unit } = passages[offer.at]!;
  const { how, day, whom } = offer.slot;
  if (how !== 'bare' || unit.question || day !== null || whom !== null) return false;
  return unit.words.at(-1) === 'then' && replacedBy(offer, offers, passages).length === 0;
}

function hourOf({ time }: OfferedSlot): string {
  return (time ?? '').replace('about ', '').replace('half past', 'half');
}

function offersIn(passages: readonly Passage[]): Offer[] {
  const from = passages.length < fewestOfVisit ? 0 : passages.length * late;
  const offers = passages.flatMap(({ unit, index }): Offer[] => {
    const slot = index < from ? null : offeredSlot(unit);
    if (slot === null || !isArranged(slot, index, passages)) return [];
    const reply = replyTo(index, passages);
    const settled = slot.how === 'tells' || (slot.how === 'bare' && !unit.question);
    const verdict = verdictOf(reply, slot) ?? (settled ? 'taken' : null);
    return [{ at: index, slot, reply: withoutNews(reply, slot), verdict }];
  });
  return offers.map((offer, i) =>
    offer.verdict === null && isAddedTo(offer, offers[i + 1], passages)
      ? { ...offer, verdict: offers[i + 1]!.verdict }
      : offer,
  );
}

// "Eleven-forty with Denise, how's that? And then twenty past twelve with me.": both, or none.
function isAddedTo({ at, slot }: Offer, next: Offer | undefined, passages: readonly Passage[]): boolean {
  if (next === undefined || slot.time === null || next.slot.time === null) return false;
  const { turn, said } = passages[next.at]!.unit;
  return passages[at]!.unit.turn === turn && /^(?:and|then)\b/.test(said);
}

/** What an hour said alone is behind, where it is of an appointment. */
const arranges =
  /\b(?:com(?:e|ing) (?:in|down|up|round|back)|see (?:you|him|her|me|someone|one of)|seen|appointment|slots?|book|get (?:you|him|her) in|get (?:in|down)|fit you in|what time|good time|(?:call|ring|phone) you|speak|in person|first thing|examine|today or tomorrow|suit)\b/;

// "Half eight?", "Eight twenty with the nurse.": an hour alone is one where a visit is being arranged.
function isArranged(
  { how, day, whom, purpose, rest }: OfferedSlot,
  index: number,
  passages: readonly Passage[],
): boolean {
  if (whom !== null || purpose !== null || (how !== 'bare' && (day !== null || namesPlace.test(rest))))
    return true;
  const before = passages.slice(Math.max(0, index - apart), index);
  if (how === 'bare' && before.slice(-nearest).some(({ unit }) => unit.question && ofPast.test(unit.said)))
    return false;
  return before.some(({ unit }) => arranges.test(unit.said) || isOffer(unit));
}
const nearest = 3;
const namesPlace =
  /\b(?:slots?|gap|space|appointment|opening|fit|squeeze|book|booked|pencil|put|free|available|got|come|see)\b|\bi (?:can|could) do\b/;
/** "When were you seen?" "Thursday." "Half two?" */
const ofPast = /\b(?:did|was|were|had|have you (?:been|had|seen))\b/;

function isOffer(unit: Unit): boolean {
  const slot = offeredSlot(unit);
  return slot !== null && slot.how !== 'bare';
}

// What the other says in the next turn, and in the one after that where they ask something first or take it after all.
function replyTo(at: number, passages: readonly Passage[]): Passage[] {
  const { turn } = passages[at]!.unit;
  const next = passages.slice(at + 1).find(({ unit }) => unit.turn > turn);
  if (next === undefined || next.role === 'clinician') return [];
  const first = passages.filter(({ unit }) => unit.turn === next.unit.turn);
  const then = passages.filter(({ unit, role }) => unit.turn === next.unit.turn + 2 && role !== 'clinician');
  if (isOfferedIn(next.unit.turn + 1, passages)) return first;
  const onlyAsks = first.every(({ unit }) => unit.question);
  return [...first, ...(onlyAsks ? then : then.filter(({ unit }) => takesAfterAll.test(unit.said)))];
}

/** "Nothing sooner?" "That's the first one." "I'll take it." */
const takesAfterAll =
  /\b(?:i'll (?:take|have|go (?:with|for)) (?:it|that)|that'll do|go on,? then|put me (?:in|down))\b/;

function isOfferedIn(turn: number, passages: readonly Passage[]): boolean {
  return passages.some(({ unit }) => unit.turn === turn && (offeredSlot(unit)?.time ?? null) !== null);
}

/** "I can't do nine", "can it be a bit later?", "I'm on the school run then" */
const refuses =
  /\b(?:(?:ca|could|wo|would|might|do) n't (?:do|make|come|get|be|manage|work|suit|really)|(?:i|we|she|he) (?:ca|wo|could) n't\b|not (?:then|before|until|till|really|ideal|great|on|mon|tues|wednes|thurs|fri)[a-z]*|no good|tricky|difficult|awkward|later|earlier|sooner|another|instead|different|rather|working then|at work|away|anything (?:else|after|before)|too (?:early|late|soon))\b/;
/** "I can, yeah.", "Thursday's fine.", "My husband can bring me.", "I'll take that." */
const takes =
  /\b(?:yes|yeah|yep|aye|yup|sure|okay|ok|fine|great|good|perfect|lovely|grand|brilliant|brill|smashing|champion|ideal|magic|cheers|thanks|thank you|ta|right you are|right|will do|(?:that|it)(?: will|'ll) do|go on|no problem|no bother|suits|works|(?:i|we|he|she|husband|wife|son|daughter|mum|dad)(?:'ll)? (?:can|could|will|take|make|be there|be here)|i'll (?:take|make|do|be|get|see)|see you|should be able|can bring|could do|better|agreed|course)\b/;

function verdictOf(reply: readonly Passage[], slot: OfferedSlot): Offer['verdict'] {
  let verdict: Offer['verdict'] = null;
  for (const { unit } of reply) {
    if (refuses.test(unit.said)) {
      if (!/\b(?:that's better|better)\b/.test(unit.said)) verdict = 'refused';
    } else if (!unit.question && (takes.test(unit.said) || isEcho(unit, slot))) verdict = 'taken';
  }
  return verdict;
}

// "Half eight." "Half eight."
function isEcho({ text }: Unit, { day, time }: OfferedSlot): boolean {
  const said = slotIn(text);
  if (said.rest !== '' && !onlyEcho.test(said.rest)) return false;
  return said.time === null ? said.day !== null && said.day === day : said.time === time;
}
const onlyEcho = /^(?:(?:okay|so|right|at|on|with|the|then|it|is|it's|oh|mm)(?: |$)){1,4}$/;

// The reply but for what else it asks or tells.
function withoutNews(reply: readonly Passage[], slot: OfferedSlot): Passage[] {
  return reply.filter(({ unit }) => {
    if (unit.words.length > longestReply) return false;
    return refuses.test(unit.said) || (!unit.question && (takes.test(unit.said) || isEcho(unit, slot)));
  });
}

// What was offered before and not taken: another hour, or only the day.
function replacedBy({ at, slot }: Offer, offers: readonly Offer[], passages: readonly Passage[]): Offer[] {
  const { turn } = passages[at]!.unit;
  return offers.filter(
    (before) =>
      before.at < at &&
      turn - passages[before.at]!.unit.turn <= apart &&
      (before.slot.time === null
        ? slot.time !== null && before.slot.how === 'asks'
        : before.verdict !== 'taken'),
  );
}

function appointmentAt(offer: Offer, offers: readonly Offer[], passages: readonly Passage[]): Passage {
  const { at, slot } = offer;
  const p = passages[at]!;
  const later = offers.find((next) => next.at > at && hourOf(next.slot) === hourOf(slot));
  const day = slot.day ?? dayBefore(p, offers, passages) ?? later?.slot.day ?? null;
  const told = `Appointment${whenAndWhom({ ...slot, day })}${slot.purpose === null ? '' : `, ${slot.purpose}`}.`;
  return {
    ...plannedAs(p, { ...reworded(p.unit, told), question: false, answers: null, inFull: true }),
    keep: certain,
  };
}

const longestDay = 9;

// "Can you manage Thursday?" "What time?" "Eight twenty.": the day that was last said of it.
function dayBefore(p: Passage, offers: readonly Offer[], passages: readonly Passage[]): string | null {
  for (let i = p.index - 1; i >= 0 && p.unit.turn - passages[i]!.unit.turn <= daysBack; i--) {
    const { unit } = passages[i]!;
    const { day } = slotIn(unit.text);
    if (day === null || unit.words.includes('or')) continue;
    if (refuses.test(unit.said) && unit.role !== 'clinician' && !unit.question) return null;
    if (unit.words.length <= longestDay || arranges.test(unit.said) || offers.some(({ at }) => at === i))
      return day;
  }
  return null;
}
