import { drugAt } from '../lexicon/drugs.ts';

const lead =
  /^(?:(?:no|well|actually|now|oh|yes|yeah|right|just|only) )*(?:the |(?:(?:it's|i'm (?:on|taking)|i(?:'ve been)? tak(?:e|ing)|i've been on|i(?: just)? use|(?:i|we) (?:switched|changed|went|moved) to|(?:they|he|she|you|doctor|my doctor|dr [a-z]+|doctor [a-z]+)(?=) (?:switched|changed|put|moved) (?:me|him|her)(?=) (?:to|on|onto|over to)|(?:they|he|she|you|we|doctor)(?=) (?:swapped|switched|changed|traded|replaced)(?: out)?(?=) (?:it|that|this|those|me|them)(?=) (?:out )?(?:for|to|with)|(?:they|he|she|you|we|doctor)(?=) (?:changed|switched|stopped|swapped) (?:it|that|those|me)(?=)(?: and)?(?: now)? (?:it's|i'm (?:on|taking)|i take))(?=)(?: just| only| now)? (?:the )?))?(?=[a-z])/;
const also = /\b(?:too|also|as well|both|with (?:it|that)|and)\b/;

/** True for an answer that names a medicine in place of the one asked for: "The metformin?" "I'm on glipizide now." */
export function takesAnother(words: readonly string[]): boolean {
  const said = words.join(' ');
  const before = lead.exec(said)?.[0] ?? '';
  const at = before === '' ? 0 : before.split(' ').length - 1;
  // "Furosemide?" "The water tablet, I take it if I'm not going out."
  if (words[at] === 'water' || drugAt(words, at) === 0) return false;
  return /^(?:the )?$/.test(before) || !also.test(said);
}
