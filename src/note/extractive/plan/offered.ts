import { type SourcedText, sourcesOf } from '../draft.ts';
import { finish } from '../rephrase/finish.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { isBaseVerb } from '../rephrase/verbs.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const offer =
  /^(?:(?:and|so|okay|now|well|all right|then|also)(?=),? ){0,3}(?=)(?:would you (?:like|want|consider|be (?:willing|open|interested|okay|happy|prepared))|do you want|are you (?:interested|willing|open|okay|happy))(?=)(?: (?:to|in|with))? (?!(?:me|us) to\b|for (?:me|us)\b)([^?]{3,70}?)(?:,? (?:while you(?:['’]re| are) here|at this time))?[?. ]*$/i;
/** What is offered so that a note says what became of it. */
const treatment =
  /\b(?:vaccin\w*|shots?|booster|immuni[sz]\w+|referral|therap(?:y|ist)|counsel\w+|dieti[ct]ian|nutritionist|specialist|[a-z]{3,}ologist|medications?|prescription|patch(?:es)?|pills?|injections?|test(?:ing)?|screening|colonoscopy|mammogram|x-?ray|mri|ct|scan|surgery|biopsy|brace|sling|antibiotics?|birth control|pain medicine)(?=)\b/i;

export interface Offered extends SourcedText {
  /** The treatment's own word, in small letters: "flu shot". */
  what: string;
  taken: boolean;
}

const asks =
  /\b(?:do you (?:need|want|feel like you need)|would you (?:like|want)|are you interested in) (?:me to |to |any |some |an? |the )*([^?]{3,50})/i;
const mayBeGiven = /\b(?:i|we) (?:can|could|may|might)\b/i;
const reach = 4;

/** What the clinician could do and, asked at once, the patient did not want: "we could try a brace, do you want one?" "no". */
export function declinedOffers(passages: readonly Passage[]): Unit[] {
  const declined: Unit[] = [];
  for (const { unit, role, reply, index } of passages) {
    if (role !== 'clinician' || !unit.question || reply?.answer !== 'no') continue;
    const wanted = asks.exec(plainOf(unit))?.[1];
    const what = wanted === undefined ? null : treatment.exec(wanted)?.[0].toLowerCase();
    if (what == null) continue;
    for (const { unit: before } of passages.slice(Math.max(0, index - reach), index))
      if (
        before.turn === unit.turn &&
        !before.question &&
        before.said.includes(what) &&
        mayBeGiven.test(before.said)
      )
        declined.push(before);
  }
  return declined;
}

/** True for what `offeredTreatments` tells, taken or declined. */
export function namesTreatment(unit: Unit): boolean {
  const what = offer.exec(plainOf(unit))?.[1];
  return what !== undefined && treatment.test(what);
}

const undecided = /^(?:(?:um|uh|well|i mean) )*(?:maybe|possibly|perhaps|i guess|not sure|i do n't know)\b/;

/** Offers of treatment that the patient took or declined at this visit: "would you like the flu shot?" "no, not today". */
export function offeredTreatments(passages: readonly Passage[], who: Subject): Offered[] {
  const found: Offered[] = [];
  for (const { unit, role, reply } of passages) {
    if (role !== 'clinician' || !unit.question || reply === null || reply.answer === 'open') continue;
    const what = offer.exec(plainOf(unit))?.[1]?.trim();
    const named = what === undefined ? null : treatment.exec(what);
    if (what === undefined || named === null || /\b(?:or|i|we)\b/i.test(what)) continue;
    const taken = reply.answer === 'yes';
    // "Are you interested in birth control?" "Maybe, yeah."
    if (taken && undecided.test(reply.units[0]!.said)) continue;
    const first = what.split(' ')[0]!.toLowerCase();
    const act = taken ? 'agrees to' : isBaseVerb(first) ? 'declines to' : 'declines';
    const text = finish(
      `${who.they} ${act} ${what
        .replace(/\byour\b/gi, who.their)
        .replace(/\b(?:getting|having|trying|seeing|starting|doing) (?=(?:an?|the|some)\b)/i, '')}`,
    );
    if (text !== null)
      found.push({ text, what: named[0].toLowerCase(), taken, sources: sourcesOf(unit, reply.units[0]!) });
  }
  return found;
}
