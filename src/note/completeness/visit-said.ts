import type { Passage } from '../evidence/transcript-index.ts';
import { contextOf } from '../language/context.ts';
import { tellsToDo } from '../language/have-you-do.ts';
import { kin } from '../language/kin.ts';
import { speakerOf } from '../language/speaker.ts';

const someoneElse = new RegExp(
  `\\b(?:my|his|her|your|their)(?: \\w+)?(?=) (?:${kin}|friends?|neighbou?rs?|boss|co-?workers?|roommate|grand\\w+|kids?|dog|cat|family)(?=)\\b(?!'?s (?:fault|house|place|wedding|car))`,
  'i',
);
const notMeant =
  /\b(?:what if|such as|sometimes people|some people|a lot of people|most people|patients (?:who|with|get|have)|people (?:who|with|get|have|that)|it's like|as if|as though|could also be|might also|supposed to|i thought (?:it|that|maybe)|worried (?:that|about)|afraid)(?=)\b/i;

/** True where what stands at [start, end) of a passage is said to be so, now, of the patient. */
export function isAsserted({ text }: Passage, start: number, end: number): boolean {
  if (someoneElse.test(text) || notMeant.test(text)) return false;
  return contextOf(text, start, end).assertion === 'affirmed';
}

/** The same, also where it is over by now. */
export function wasSo({ text }: Passage, start: number, end: number): boolean {
  if (someoneElse.test(text) || notMeant.test(text)) return false;
  const { assertion } = contextOf(text, start, end);
  return assertion === 'affirmed' || assertion === 'historical';
}

/** Whose words a passage is: the label's, unless the words speak strongly against it. */
export function isPatients({ role, text }: Passage): boolean {
  if (role === 'other') return false;
  if (role === 'relative') return true;
  return speakerOf(text, role) === 'patient';
}

export function isClinicians({ role, text }: Passage): boolean {
  if (role === 'other' || role === 'relative') return false;
  return speakerOf(text, role) === 'clinician';
}

/** The first of the next `within` passages that is not of the same turn: what was said to it. */
export function replyTo(at: number, passages: readonly Passage[], within: number): Passage | null {
  const { turn } = passages[at]!.source;
  return passages.slice(at + 1, at + 1 + within).find(({ source }) => source.turn !== turn) ?? null;
}

const asking =
  /\?\s*$|^\W*(?:(?:and|so|okay|ok|um|uh|now|well|or|alright|all right|but|then)\W+)*(?:any|am i|do|does|did|are|is(?! that (?:we|i)\b)|was|were|have you|has|had|how|what|when|where|why|who|which|can (?:you|i)|could|would|ever)\b/i;

// "We have to schedule that, okay?" asks nothing about the patient.
const tag = /(?:^|[\s,])(?:okay|ok|all right|alright|right)\s*\?\s*$/i;

export function isQuestion({ text }: Passage): boolean {
  return !tellsToDo(text) && asking.test(text.includes('?') ? text.replace(tag, '') : text);
}

/** "Allergies", "smoke": asked by name alone, as speech without marks has it. */
export function isAskedByName({ role, text }: Passage): boolean {
  return role === 'clinician' && named.test(text);
}

const named =
  /^\W*(?:(?:and|so|okay|ok|um|uh|now|alright|right|your)(?=)\W+)*(?:(?:drug |food )?allergies|medications|medicines|tablets|smoke|smoking|alcohol|drink|surgeries|operations|family history|appetite|sleep|mood|bowels|periods|fever|pain)\W*$/i;
