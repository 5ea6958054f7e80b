import { upperFirst } from '../../language/upper-first.ts';
import { plainOf, reworded } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { plannedAs } from './planned-as.ts';

/** "Want to get that today?", "should I go ahead and order it?", "would you want that?" */
const offers =
  /\b(?:(?:want|like|okay|ready)(?=)(?: me| us)?(?: to (?:go ahead and )?(?=)(?:do|get|have|add|order|schedule|set up))?|(?:should|can|shall|could|may) (?:i|we)(?=) (?:(?:go ahead and|just|also) )?(?=)(?:do|get|add|order|schedule|book|set|put|give you|give him|give her))(?=) (?:it|that|this|one|both|them)(?=)(?: of them)?(?: up| on| in| for you| with (?:the|your) (?:labs|blood ?work))?( today| now| while you['’]re here)?\?$/i;
const thing =
  /\b(?:for|due|need|about|get|have|recommend|do|on|and) (?:an?|the|your|another) ((?:[a-z0-9-]+ ){0,2}?(?=)(?:shots?|jabs?|vaccines?|booster|tdap|colonoscopy|mammogram|pap(?: smear)?|psa|a1c|x-ray|mri|ct scan|scan|ultrasound|ekg|echo|biopsy|screening|blood test|cologuard|referral))\b(?! (?:was|were|is|came|showed|last))/gi;
/** "Have you thought about CBT?", which offers it. */
const thoughtOf =
  /^(?:(?:and|so|now|but),? )?have you (?:(?:ever|also) )?(?=)(?:thought (?:about|of)|considered) (?=)(?:(?:trying|doing|seeing|having) )?(?=)((?:(?!or )[a-z-]+ ){0,4}(?=)(?:cbt|therapy|therapist|counsell?ing|counsell?or|physio|physiotherapy|clinic|rehab|class|classes|group|program(?:me)?|hrt|injections?|vaccine|vaccination|jab|patch(?:es)?|coil|surgery))(?=)(?: (?:at all|again|for (?:it|that)))?\?$/i;
/** "I tried it once.": an answer, and nothing to an offer. */
const hasTried =
  /^(?:(?:yes|yeah|oh|well|no)(?=),? ){0,2}(?=)(?:i(?:['’]ve| have| had| did| tried| used to| went| saw| thought| was)(?=)\b(?! (?:not|rather)\b)|not really$|no[.]?$)/i;
/** "Shall I give you the flu jab now?" */
const gives =
  /^(?:(?:and|so|okay|well),?(?=) ){0,2}(?=)(?:shall|should|can|could) (?:i|we)(?=) (?:just |go ahead and )?(?=)(?:do|give you|get you|give him|give her)(?=) (?:the|your|an?|his|her) ((?:[a-z-]+ ){0,2}(?=)(?:shots?|jabs?|vaccines?|booster))( today| now)?\?$/i;
const longest = 12;
const longestReply = 12;

/**
 * The passages with each offer that only points at what the clinician has just named, asked by its name: "You're due for a
 * tetanus shot. Want to get that today?" "Might as well." → Tetanus shot today? What becomes of it the answer tells.
 */
export function withOffersNamed(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((p) => {
    const { unit, role, index } = p;
    if (role !== 'clinician' || !unit.question || !unit.text.endsWith('?')) return p;
    if (unit.words.length > longest) return p;
    const proposed = proposedIn(p, passages) ?? otherVaccine(p, passages);
    if (proposed !== null) return plannedAs(p, reworded(unit, `${upperFirst(proposed)}?`));
    const given = gives.exec(unit.text);
    const found = given ?? offers.exec(unit.text);
    const next = passages[index + 1];
    if (found === null || next === undefined || next.role === 'clinician') return p;
    if (next.unit.words.length > longestReply) return p;
    const both = / (?:both|them)\b/i.test(found[0]);
    const named =
      given?.[1] ?? nameIn(unit.text.slice(0, found.index), both) ?? nameBefore(p, passages, both);
    if (named === null) return p;
    return plannedAs(
      p,
      reworded(unit, `${upperFirst(named)}${(given === null ? found[1] : given[2]) ?? ''}?`),
    );
  });
}

function proposedIn({ unit, index }: Passage, passages: readonly Passage[]): string | null {
  const what = unit.words.includes('have') ? thoughtOf.exec(unit.text)?.[1] : undefined;
  if (what === undefined) return null;
  const reply = passages.slice(index + 1, index + 3).find((next) => next.unit.turn !== unit.turn);
  return reply === undefined || reply.role === 'clinician' || hasTried.test(reply.unit.text) ? null : what;
}

/** "And the pneumonia one?" */
const oneMore =
  /^(?:(?:and|so|okay|now),?(?=) ){0,2}(?:(?:what|how) about )?(?=)the (flu|pneumonia|shingles|tetanus|covid|rsv|hpv|mmr|whooping cough)(?=) one(?: too| as well)?\?$/i;
const ofVaccine = /\b(?:shots?|jabs?|vaccines?|booster)\b/;
const vaccineReach = 6;

// "I can offer you the flu shot." "I'd rather not." "And the pneumonia one?"
function otherVaccine({ unit, index }: Passage, passages: readonly Passage[]): string | null {
  const name = unit.words.includes('one') ? oneMore.exec(unit.text)?.[1] : undefined;
  if (name === undefined) return null;
  const before = passages.slice(Math.max(0, index - vaccineReach), index);
  return before.some(({ unit: { said } }) => ofVaccine.test(said)) ? `${name} vaccine` : null;
}

function nameBefore({ unit, index }: Passage, passages: readonly Passage[], both: boolean): string | null {
  const before = passages[index - 1];
  return before?.unit.turn === unit.turn && !before.unit.question ? nameIn(plainOf(before.unit), both) : null;
}

// What was named last, or both: "the flu shot and the pneumonia shot".
function nameIn(text: string, both: boolean): string | null {
  const names = [...text.matchAll(thing)].map(([, name]) => name!);
  if (!both) return names.at(-1) ?? null;
  return names.length === 2 ? names.join(' and ') : null;
}
