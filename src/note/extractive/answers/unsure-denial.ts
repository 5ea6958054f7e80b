import { relativeOf, type Subject } from '../rephrase/rephrase.ts';
import type { Unit } from '../visit/units.ts';

type Doubt = 'think' | 'notice' | 'know' | 'recall';

const opens = /^(?:(?:no|nope|um|uh|oh|well|hmm|gosh|god)(?=)[,.]?(?=) ){0,3}/i;
const doubts: readonly (readonly [Doubt, RegExp])[] = [
  [
    'think',
    /^(?:i (?:do|did)|(?:he|she) (?:does|did))(?:n['’]t|(?=) not)(?=) (?:really |honestly )?(?:think|believe)(?=) (?:so|(?:it|he|she) (?:has|does|did|is)|i (?:did|have|do|am|was))(?=)(?:,? (?:no|really|honestly))?[.!,…]*$/i,
  ],
  [
    'notice',
    /^(?:(?:i|we) (?:have|had|did)(?:n['’]t|(?=) not)(?=) (?:really |ever )?(?:noticed?|seen?)|not that (?:i|we)(?:['’]ve| have)? (?:noticed|seen))(?=)(?: (?:any|it|that|anything|any of (?:that|those)))?(?=)(?:,? no)?[.!,…]*$/i,
  ],
  [
    'notice',
    /^(?:he|she) has(?:n['’]t| not)(?=) (?:mentioned|complained of) (?:any|it|that|anything|any of (?:that|those))[.!,…]*$/i,
  ],
  [
    'know',
    /^(?:not that (?:i|we)(?:(?=) know(?: of)?|['’]m aware of|(?=) am aware of|(?=) can (?:tell|think of))|not to my knowledge|(?:none|nothing|not) (?:that )?i know of|not as far as i know)(?:,? no)?[.!,…]*$/i,
  ],
  ['recall', /^not that i (?:can )?(?:remember|recall)(?:,? no)?[.!,…]*$/i],
];

/** What a "no" rests on that is none for certain: "I don't think so.", "not that I've noticed"; null for any other answer. */
export function doubtIn({ text, role }: Unit): Doubt | null {
  if (text.length > longest) return null;
  const said = text.slice(opens.exec(text)![0].length).replace(twice, '');
  if (!/^[inwhs]/i.test(said)) return null;
  const doubt = doubts.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
  // Who speaks for themselves denies by "not that I've noticed".
  return role === 'relative' || doubt === 'think' ? doubt : null;
}
/** "I don't, I don't think so." */
const twice = /^i (?:do|did|have)(?:n['’]t| not), (?=i (?:do|did|have)(?:n['’]t| not)\b)/i;
/** In characters. */
const longest = 60;

const verbs: Record<Doubt, string> = {
  think: 'does not think there has been',
  notice: 'has not noticed',
  know: 'is not aware of',
  recall: 'does not recall',
};

/** "Any pauses?" "I haven't noticed." → his mother has not noticed any pauses. `denied` is "pauses". */
export function deniedInDoubt(denied: string, doubt: Doubt, answer: Unit, patient: Subject): string {
  return `${teller(answer, patient)} ${verbs[doubt]} any ${denied}`;
}

/** A denial as sure as it was given: "She did not pass out." → She did not pass out, as far as she knows. */
export function asSureAsGiven(text: string, doubt: Doubt, answer: Unit, patient: Subject): string {
  if (/^No (?:family )?history /.test(text)) return text.replace('No ', 'No known ');
  const who = teller(answer, patient);
  const knows = who === 'the patient' ? 'known' : `${who} ${doubt === 'recall' ? 'recalls' : 'knows'}`;
  return `${text.replace(/\.$/, '')}, as far as ${knows}.`;
}

const teller = ({ role, kin }: Unit, patient: Subject) =>
  role === 'relative' ? relativeOf(patient, kin).they : patient.they;
