import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { CurrentMedication } from './current-medications.ts';
import { medicationsIn } from './medications.ts';

const up =
  /\b(?:increas(?:e|ing)|rais(?:e|ing)|(?:go|going) up on|bump(?:ing)?(?: up)?|up|doubl(?:e|ing))(?=) (?:(?:the|your|his|her|that) )?$/;
const down =
  /\b(?:decreas(?:e|ing)|lower(?:ing)?|reduc(?:e|ing)|cut(?:ting)?(?: back on)?|drop(?:ping)?|(?:go|going|come|coming) down on|taper(?:ing)?)(?=) (?:(?:the|your|his|her|that) )?$/;
const takes =
  /\b(?:want|like|need|have) (?:you|him|her) (?:to )?(?:take|use|taking) (?:(?:the|your|his|her|that) )?$/;
const toDose =
  /^(?: dose)?(?: from \d[\d.]{0,6}(?: (?:mg|mcg|milligrams|micrograms|units))?)?(?: (?:up|down|back)){0,2} to (?=\d|once|twice)/;
/** Nothing changes now. */
const notNow =
  /\b(?:if|when|unless|until|not|never|might|may|could|should have|consider|maybe|later|last|ago)\b|n['’]t\b/;
const later =
  /\b(?:if|when|unless|after|in (?:an?|\d+)(?=) (?:days?|weeks?|months?)|next (?:week|visit|month|time)|then)(?=)\b/;
const keeps = /\b(?:keep|continue|leave|stay)\b/;
const times = /^(?:once|twice|\d times)\b/;
/** In characters. */
const reach = 60;

/** What the list of medications says of a dose that this visit changes; null where it changes none. */
export function changeSaid(
  { name, how }: CurrentMedication,
  passages: readonly Passage[],
): { text: string; unit: Unit } | null {
  for (const { unit, role } of passages.toReversed()) {
    if (role !== 'clinician' || unit.question || unit.clinical.drugs === 0) continue;
    const low = plainOf(unit).toLowerCase();
    const at = low.indexOf(name);
    if (at < 0) continue;
    const before = low.slice(Math.max(0, at - reach), at);
    const after = low.slice(at + name.length);
    if (keeps.test(before)) return null;
    const act = up.test(before) ? 'increased' : down.test(before) ? 'decreased' : 'changed';
    if (notNow.test(before) || later.test(after) || (act === 'changed' && !takes.test(before))) continue;
    const to = toDose.exec(after)?.[0];
    if (to === undefined && act !== 'changed') continue;
    const dose = medicationsIn(`${name} ${after.slice(to?.length ?? 0)}`)[0]?.how ?? '';
    const isNew =
      act === 'changed' ? times.test(dose) && changesTimes(how, dose) : /\d|once|twice/.test(dose);
    if (isNew && dose !== how) return { text: `(${act} to ${dose} at this visit)`, unit };
  }
  return null;
}

const often = /\b(?:once|twice|\d times) (?:daily|a day|a week|weekly)\b|\bdaily\b/;

function changesTimes(how: string, dose: string): boolean {
  return often.test(how) && !how.includes(dose);
}
