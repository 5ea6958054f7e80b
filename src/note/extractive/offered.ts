import type { Source } from '../note.ts';
import { sourcesOf } from './draft.ts';
import { finish } from './rephrase/finish.ts';
import type { Subject } from './rephrase/rephrase.ts';
import { isBaseVerb } from './rephrase/verbs.ts';
import { plainOf } from './units.ts';
import type { Passage } from './visit.ts';

const offer =
  /^(?:(?:and|so|okay|now|well|all right|then|also)(?=),? ){0,3}(?=)(?:would you (?:like|want|be (?:willing|open|interested|okay))|do you want|are you (?:interested|willing|open|okay))(?=)(?: (?:to|in|with))? (?:me to |us to )?([^?]{3,70}?)(?:,? (?:while you(?:['’]re| are) here|at this time))?[?. ]*$/i;
/** What is offered so that a note says what became of it. */
const treatment =
  /\b(?:vaccin\w*|shots?|booster|immuni[sz]\w+|referral|therap(?:y|ist)|counsel\w+|dieti[ct]ian|nutritionist|specialist|[a-z]{3,}ologist|medications?|prescription|patch(?:es)?|pills?|injections?|test(?:ing)?|screening|colonoscopy|mammogram|x-?ray|mri|ct|scan|surgery|biopsy|brace|sling|antibiotics?|birth control|pain medicine)(?=)\b/i;

export interface Offered {
  text: string;
  /** The treatment's own word, in small letters: "flu shot". */
  what: string;
  taken: boolean;
  sources: Source[];
}

/** Offers of treatment that the patient took or declined at this visit: "would you like the flu shot?" "no, not today". */
export function offeredTreatments(passages: readonly Passage[], who: Subject): Offered[] {
  const found: Offered[] = [];
  for (const { unit, role, reply } of passages) {
    if (role !== 'clinician' || !unit.question || reply === null || reply.answer === 'open') continue;
    const what = offer.exec(plainOf(unit))?.[1]?.trim();
    const named = what === undefined ? null : treatment.exec(what);
    if (what === undefined || named === null || /\b(?:or|i|we)\b/i.test(what)) continue;
    const taken = reply.answer === 'yes';
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
