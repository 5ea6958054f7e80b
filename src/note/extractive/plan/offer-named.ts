import { upperFirst } from '../../language/upper-first.ts';
import { plainOf, reworded } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { plannedAs } from './planned-as.ts';

/** "Want to get that today?", "should I go ahead and order it?", "would you want that?" */
const offers =
  /\b(?:(?:want|like|okay|ready)(?=)(?: me| us)?(?: to (?:go ahead and )?(?=)(?:do|get|have|add|order|schedule|set up))?|(?:should|can|shall|could|may) (?:i|we)(?=) (?:(?:go ahead and|just|also) )?(?=)(?:do|get|add|order|schedule|book|set|put))(?=) (?:it|that|this|one)(?=)(?: up| on| in| for you| with (?:the|your) (?:labs|blood ?work))?( today| now| while you['’]re here)?\?$/i;
const thing =
  /\b(?:for|need|about|get|have|recommend|do|on|and) (?:an?|the|your|another) ((?:[a-z0-9-]+ ){0,2}?(?=)(?:shots?|vaccines?|booster|tdap|colonoscopy|mammogram|pap(?: smear)?|psa|a1c|x-ray|mri|ct scan|scan|ultrasound|ekg|echo|biopsy|screening|blood test|cologuard|referral))\b(?! (?:was|were|is|came|showed|last))/gi;
/** "Have you thought about CBT?", which offers it. */
const thoughtOf =
  /^(?:(?:and|so|now|but),? )?have you (?:(?:ever|also) )?(?=)(?:thought (?:about|of)|considered) (?=)(?:(?:trying|doing|seeing|having) )?(?=)((?:[a-z-]+ ){0,4}(?=)(?:cbt|therapy|therapist|counsell?ing|counsell?or|physio|physiotherapy|clinic|rehab|class|classes|group|program(?:me)?|hrt|injections?|vaccine|vaccination|jab|patch(?:es)?|coil|surgery))(?=)(?: (?:at all|again|for (?:it|that)))?\?$/i;
/** "I tried it once.": an answer, and nothing to an offer. */
const hasTried =
  /^(?:(?:yes|yeah|oh|well|no),? ){0,2}(?=)(?:i(?:['’]ve| have| had| did| tried| used to| went| saw| thought| was)(?=)\b(?! (?:not|rather)\b)|not really$|no[.]?$)/i;
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
    const proposed = proposedIn(p, passages);
    if (proposed !== null) return plannedAs(p, reworded(unit, `${upperFirst(proposed)}?`));
    const found = offers.exec(unit.text);
    const next = passages[index + 1];
    if (found === null || next === undefined || next.role === 'clinician') return p;
    if (next.unit.words.length > longestReply) return p;
    const named = nameIn(unit.text.slice(0, found.index)) ?? nameBefore(p, passages);
    if (named === null) return p;
    return plannedAs(p, reworded(unit, `${upperFirst(named)}${found[1] ?? ''}?`));
  });
}

function proposedIn({ unit, index }: Passage, passages: readonly Passage[]): string | null {
  const what = unit.words.includes('have') ? thoughtOf.exec(unit.text)?.[1] : undefined;
  if (what === undefined) return null;
  const reply = passages.slice(index + 1, index + 3).find((next) => next.unit.turn !== unit.turn);
  return reply === undefined || reply.role === 'clinician' || hasTried.test(reply.unit.text) ? null : what;
}

function nameBefore({ unit, index }: Passage, passages: readonly Passage[]): string | null {
  const before = passages[index - 1];
  return before?.unit.turn === unit.turn && !before.unit.question ? nameIn(plainOf(before.unit)) : null;
}

// What was named last.
function nameIn(text: string): string | null {
  return [...text.matchAll(thing)].at(-1)?.[1] ?? null;
}
