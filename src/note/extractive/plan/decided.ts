import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

export function prescribes(unit: Unit): boolean {
  return (
    unit.clinical.drugs > 0 &&
    /\b(?:prescribe|write you for|start|send(?: in|ing)|call in|increase|decrease|switch|add|stop|give you|(?:put|get) (?:you|him|her) (?:back )?on|continue|ask(?: dr\.? [a-z]+| the (?:doctor|gp))? about)\b/.test(
      unit.said,
    )
  );
}

const dose =
  /\b(?:mg|milligrams?|mcg|micrograms?|units?|tablets?|puffs?|drops?|daily|nightly|hours|bedtime)\b|\b(?:once|twice|times) (?:a|per) day\b/i;
const ofIt =
  /^(?:and |so )?(?=)(?:it(?:'s| is| will be)|(?:you(?:'re| are)?|he|she) (?:(?:going to|will|'ll|can|should) )*(?:take|use|do)s?(?=) (?:it|that|this|them|one|two|\d)|(?:take|use) (?:it|that|this|them|one|two|\d))(?=)\b/i;

// "After a week go up to three hundred."
const stepsTo = /\b(?:go|move|step|increase|drop)(?=) (?:it )?(?:up |down |back )?to (?:a )?\d/i;

/** "We'll prescribe Protonix. It's 40 milligrams. You take that once a day." */
export function goesOnAboutDose({ unit, role }: Passage, before: Passage): boolean {
  return (
    role === 'clinician' &&
    !unit.question &&
    unit.words.length < 13 &&
    unit.turn === before.unit.turn &&
    ((ofIt.test(plainOf(unit)) && dose.test(plainOf(unit))) || stepsTo.test(plainOf(unit))) &&
    (before.unit.clinical.drugs > 0 || ofIt.test(plainOf(before.unit)))
  );
}

export function refers({ role, unit }: Passage): boolean {
  return (
    role === 'clinician' &&
    /\b(?:refer (?:you|him|her)|referral|(?:speak|talk)(?=) (?:to|with) (?:the|our|your) [a-z ]{3,40}? and (?:ask|get|have) |(?:recommend|suggest|prescribe|order|start|begin)(?: you)?(?=)(?: to)?(?: do| try| see| start| some)?(?=) (?:physical|occupational|speech|cognitive)[a-z ]{0,20}therapy)(?=)\b/.test(
      unit.said,
    )
  );
}

const operation =
  /\b(?:surgery|operation|arthroscop\w+|replacement|excision|injections?|biopsy|bypass|catheterization|therapy|mri|scan|x-?ray|ultrasound|echo(?:cardiogram)?|ekg)\b/;
const proposal =
  /\b(?:(?:recommend|suggest|consider)(?:ing)?|proceed with|send (?:you|him|her) (?:out )?for|schedule(?: you)? for|(?:going to|gon na|will|'ll)(?=) (?:need|do|have)|best (?:option|treatment) is)(?=)\b/;

/** "I'm gonna recommend surgery for your foot": what is to be done to the patient is never left out. */
export function proposes({ role, unit }: Passage): boolean {
  return role === 'clinician' && !unit.question && operation.test(unit.said) && proposal.test(unit.said);
}

const unchanged =
  /\b(?:would|will|wo|do|going to|gon na)(?: not| n't)(?=)(?: (?:want|need|like) to)?(?=) (?:change|increase|decrease|stop|start|switch|adjust|raise|lower)(?=)\b/;
const refills =
  /\b(?:get|write|print|send|give|call)(?: (?:you|in|out|over|him|her))* (?:your|the|those|these|his|her|a|some|new)(?=)(?: [a-z]+)?(?=) (?:prescriptions?|refills?)(?=)\b/;

// "Okay, we'll leave it at fifty."
export const leavesIt = /\b(?:we|i)(?:'ll| will) (?:leave|keep) (?:it|that|them|you)(?=) (?:at|on)\b/;

/** "Right now I would not change your dose." "I'm gonna get your prescriptions.": decided, too. */
export function settles({ role, unit }: Passage): boolean {
  return role === 'clinician' && !unit.question && (unchanged.test(unit.said) || refills.test(unit.said));
}

// "I'll see you again in fourteen days."
export const comesBack =
  /\b(?:see (?:you|him|her)(?: both)?(?: again| back)?(?: face to face| in person)?|come back|follow(?:ing)?[- ]?up|(?:have|get) you (?:come )?back|back here)(?: with me| here| to see me)?(?=) (?:in|after) (?:about |like |the next )?(?:[a-z0-9-]+ ){1,3}(?=)(?:days?|weeks?|months?|year)\b/i;

// "And then I'll see you at four months.", "See you next Thursday."
export const appoints =
  /(?:\b(?:i|we)(?:['’]ll| will) |^(?:(?:okay|and|so|right) ){0,2})(?=)see (?:you|him|her|them) (?:(?:both|back|again) )?(?:in|at|on|next|after) (?!(?:an? |one |two |five |ten |just )?(?:few )?(?:sec|seconds?|moment|minutes?|bit|there|the room)\b)/;

const orders =
  /\b(?:get (?:an?|another|some|you an?) (?:[a-z]+ ){0,2}(?=)(?:ekg|ecg|x-?ray|mri|ct|echo\w*|ultrasound|labs?|blood ?work|test|scan)|order|prescribe|start|continue|refer|increase|decrease|stop|schedule|repeat|follow|should|(?:see|seeing) (?:you|him|her)(?: both)?(?: again| back)? in)(?=)\b/;

export function acts(unit: Unit): boolean {
  return unit.clinical.drugs > 0 || orders.test(unit.said);
}
