import { spokenAsClinic } from '../rephrase/decision.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { told } from '../rephrase/told.ts';
import { sayTold } from '../say.ts';
import { reworded, type Unit } from '../visit/units.ts';

// "So let me look at the films, there is no fracture."
const ofTalk =
  /^(?:(?:and|so|but|okay|yeah|now),? )*(?:let me\b|let['’]s\b|i['’]m (?:looking|sharing|reading|pulling)\b|i['’]ve got (?:it|them|that)\b|hop on\b|hang on\b|here we (?:go|are)\b|there we (?:go|are)\b)/i;

/**
 * A result as `sayTold` has it; without what is said while it is looked up, and in the clinic's voice where the
 * clinician who had it done stays in it: "I had them draw it again, and it's 1.2" → We had them draw it again, and it is
 * 1.2. Null where nothing was measured.
 */
export function sayResult(unit: Unit, subject: Subject): string | null {
  const said = sayTold(unit, subject);
  if (said !== null || unit.role !== 'clinician') return said;
  const parts = unit.text.replace(/\.$/, '').split(', ');
  const kept = parts.filter((part) => !ofTalk.test(part));
  const less = kept.length === parts.length ? unit : reworded(unit, `${kept.join(', ')}.`);
  const found = kept.length === 0 || less === unit ? null : sayTold(less, subject);
  if (found !== null) return found;
  const text = kept.length === 0 ? null : told(less.text, subject);
  if (text === null || !/\d/.test(text)) return null;
  const ours = spokenAsClinic(text);
  return /\b(?:I|me|you|want)\b/.test(ours) ? null : ours;
}
