import { namesDrug } from '../lexicon/drugs.ts';
import { advise, third } from './advise.ts';
import { finish } from './finish.ts';
import type { Subject } from './subject.ts';

const wanted =
  /^(?:i|we) (?:(?:would|do|just|really|also|still) )*(?:want|like|need)(?=) (?:to (?:have|get|keep) )?(you|him|her|them) (back |to be )?(on|off)(?: of)? (?=[a-z])/i;
const kinds =
  /^(?:(?:an?|the|your|his|her|that|those|these|some|any|all|of|low|high|dose|daily|stronger) )*(?:iron|statins?|insulin|antibiotics?|steroids?|blood thinners?|inhalers?|antidepressants?|antihistamines?|beta[- ]blockers?|ace inhibitors?|diuretics?|water (?:pill|tablet)s?|vitamins?|supplements?|oxygen|nsaids?|anti-inflammator(?:y|ies))(?=)\b/i;

/**
 * "I want you on iron", "I'd like you off the ibuprofen": what the patient is to take or to leave, which is no advice
 * to be somewhere → We want the patient on iron. The patient was advised to stop the ibuprofen. Null where nothing is taken: "I want you off work".
 */
export function wantedOn(said: string, subject: Subject): string | null {
  const [whole, whom, back, place] = wanted.exec(said) ?? [];
  if (whole === undefined || whom === undefined || place === undefined) return null;
  const what = said.slice(whole.length);
  const again = back === 'back ';
  if (!(again && place === 'on') && !kinds.test(what) && !namesDrug(what.toLowerCase().split(/[^a-z'-]+/, 4)))
    return null;
  if (place.toLowerCase() === 'off') return advise(`stop ${what}`, subject);
  return finish(
    third(
      `we want ${whom.toLowerCase() === 'you' ? 'the patient' : whom}${again ? ' back' : ''} on ${what}`,
      subject,
    ),
  );
}
