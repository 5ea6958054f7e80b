import type { Unit } from '../visit/units.ts';
import { type Slot, slotIn } from './slot-said.ts';

/** How an appointment is put to the patient: `asks` waits for an answer, `tells` is settled as it is said. */
export interface OfferedSlot extends Slot {
  how: 'asks' | 'tells' | 'bare';
  purpose: string | null;
}

/** Words of which an offer of an appointment may be made besides its day, its hour and whom it is with. */
const ofOffers = new Set(
  `and so then now okay ok right well great perfect lovely good brilliant fine but also actually oh yes yeah i we you he she him her them it that this
's 've 'll 'd 're is are be would will could can shall do does have got has a an the one another any slot slots gap space appointment opening
there let let's me see look say how about what make manage come coming in down up over here back to for at on by along round surgery practice clinic
fit get squeeze book booked pop put pencil pencilled offer free available able just like want if suits suit okay works work use your face person
help i've i'll i'd we've we'll we'd there's that's how's you're he's she's see seen going us us' please first thing again later`
    .split(/\s+/)
    .filter(Boolean),
);
/** "Can you do …", "I've got …", "how about …", "I could fit you in …" */
const asksSlot =
  /\b(?:(?:can|could|would) (?:you|he|she)(?: be able to)? (?:do|make|manage|come|get|be|pop)|(?:are|is) (?:you|he|she) (?:free|able|available)|(?:how|what) about|(?:shall we|let['’]s|i['’]d|we) say|(?:i|we)(?:['’]ve| have| can| could)(?: got)?(?! (?:put|booked|pencilled)\b)|there['’]?(?:s| is)|would|any good|suits?)\b/;
/** "I've put you down for …", "I will book it now", "I'll see you …" */
const tellsSlot =
  /\b(?:(?:i|we)(?:['’]ve| have) (?:just )?(?:put|booked|pencilled)|(?:i|we)(?:['’]ll| will)(?: just)? (?:book|put|pencil|see|get|fit|squeeze)|you['’]re booked|(?:let['’]s|let us) (?:say|book)|^(?:so |and |right |okay ){0,2}see you)\b/;
/** "And then I want you examined, so twenty past twelve with me." */
const wanted =
  /^(?:[a-z]+,? ){0,3}(?:i|we)(?:['’]d like| want| would like) (?:you|him|her|them) (examined|seen|checked|weighed|measured), so (?=[a-z])/i;
/** "Our nurse practitioner, Gemma, could see you at ten past four." */
const sees =
  /^((?:our|the|my|dr) [^.?]{3,40}?|[A-Z][a-z]+),? (?:could|can|will) (?:also )?see (?:you|him|her|them)\b/i;
const longest = 24;
/** Words without one of which no day and no hour is said: most sentences have none. */
const ofTime =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|half|quarter|noon|midday|lunchtime|(?:mon|tues|wednes|thurs|fri|satur|sun)day|to-?day|to-?morrow|tonight|mornings?|afternoons?|evenings?|weeks?|fortnight|days?|months?)\b/;

/** The appointment that the clinician offers or gives here; null where the sentence is of anything else. */
export function offeredSlot(unit: Unit): OfferedSlot | null {
  if (unit.role !== 'clinician' || unit.words.length > longest || !ofTime.test(unit.said)) return null;
  const purpose = wanted.exec(unit.text);
  const who = purpose === null ? sees.exec(unit.text) : null;
  const text = unit.text.slice((purpose ?? who)?.[0].length ?? 0);
  const after = thenDone.exec(text);
  const slot = slotIn(after === null ? text : text.slice(0, after.index));
  if (slot.time === null && slot.day === null) return null;
  const { rest } = slot;
  if (rest !== '' && !rest.split(' ').every((word) => ofOffers.has(word.replace('’', "'")))) return null;
  const more = [purpose && `to be ${purpose[1]!.toLowerCase()}`, after?.[1]].filter((part) => part);
  return {
    ...slot,
    whom: who === null ? slot.whom : personOf(who[1]!),
    how: who !== null || asksSlot.test(rest) ? 'asks' : tellsSlot.test(rest) ? 'tells' : 'bare',
    purpose: more.length === 0 ? null : more.join(', '),
  };
}

function personOf(name: string): string {
  return name.replace(/^(?:Our|The|My|my)\b/, (word) => (/^my$/i.test(word) ? 'our' : word.toLowerCase()));
}

/** "Friday, eleven ten with me, and bloods straight after." */
const thenDone =
  /, ((?:and|then) (?:the )?[a-z]{4,12} (?:straight|right)? ?(?:after|afterwards|before|first))(?=[.?]?$)/i;
