import { third } from './advise.ts';
import { finish } from './finish.ts';
import type { Subject } from './subject.ts';

const aimed = '(?: (?:under|below|over|above|around|(?:less|lower|more) than|closer to))+(?: about)? \\d';
/** Of "it" that was just measured "we'd like it under 6" only tells how a result is. */
const wanted = new RegExp(
  `^(?:(?:and|so|but|okay|now|because),? )*(?:i|we) (?:(?:(?:would|really|just|still|also|do) )*(?:want|need) (?:it|that|them)|(?:(?:would|really|just|still|also|do) )*(?:want|like|need|prefer)(?: to (?:see|have|get|keep|bring))? (?:you|him|her|(?:your|his|her|the)(?: [a-z0-9]+){1,3}?))(?: to be)?(?: down)?${aimed}`,
  'i',
);
const contracted = /(?<=^[a-z ]{0,12}\b(?:i|we))['’]d\b/i;
const leads = /^(?:(?:and|so|but|okay|now|because),? )+/i;

/** True where a reading is aimed at, and nobody's yet: "I want you under 130 over 80", "I'd like to see your A1c below 7". */
export function wantsReading(text: string): boolean {
  return wanted.test(text.replace(contracted, ' would'));
}

/** What is aimed at, as a line of the plan: We want the patient's A1c under 7. Null where nothing is, or more is said first. */
export function wantedReading(said: string, subject: Subject): string | null {
  const plain = said.replace(leads, '');
  return wantsReading(plain) ? finish(third(plain.replace(/^i\b/i, 'we'), subject)) : null;
}
