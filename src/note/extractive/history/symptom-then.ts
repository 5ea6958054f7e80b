import { isGone } from '../../language/time-over.ts';
import type { Passage } from '../visit/visit.ts';

const notOfNow = new Set<Passage['section']>(['pmh', 'meds', 'social', 'family', 'allergies']);
const past =
  /\b(?:i|he|she|we)(?=) (?:[a-z]+ )?(?=)(?:was|were|had|got(?! an?\b)|did|felt|threw|went|[a-z]{2,}ed)\b|\b(?:i|he|she)(?=)['’]d (?:a|an|the)\b|^ ?(?=)(?:was|were|had|threw|fainted|vomited|passed)\b/;
const eachTime = /\b(?:both|each|every) times?, /;
const ofNow =
  /\b(?:now|still|since|have|has|get|gets|am|is|are|keep|keeps|always|every|do|this|left)\b|['’](?:m|ve)\b/;
const lasts = /\b(?:still|since then|ever since)\b/;
const clauseEnd = /[,.;?!]| and | but | because of | because /;
const askedOfThen =
  /\b(?:before|ever|that time|back then|last time|as a (?:kid|child|baby)|when was (?:that|this|it))$|\b(?:surger(?:y|ies)|operations?)\b|\btrouble with (?:the )?an(?:a)?esthe(?:tic|sia)\b/;

/** "Worse since I had that cough last winter" */
const hadThat = /\b(?:since|after) (?:i|he|she) had (?:that |the |this |a )?(?:bad )?$/;
const lately = /^ (?:last|in|at|back)\b/;

/**
 * True where what the patient had is told of a time that is over, among past illnesses or of a medicine: "I threw up for a
 * day and a half" after an operation, "I had the runs on it".
 */
export function toldOfThen(
  { unit, section }: Passage,
  before: Passage | undefined,
  text: string,
  phrase: string,
): boolean {
  const asked = unit.answers;
  const end = text.indexOf(phrase) + phrase.length;
  if (
    isGone.test(text.slice(end)) ||
    (hadThat.test(text.slice(0, end - phrase.length)) && lately.test(text.slice(end)))
  )
    return true;
  if (
    !(notOfNow.has(section) && before !== undefined && notOfNow.has(before.section)) &&
    !(asked !== null && askedOfThen.test(asked.said))
  )
    return false;
  const at = text.indexOf(phrase);
  if (at < 0) return false;
  const clause = text.slice(0, at).split(clauseEnd).at(-1)! + text.slice(at).split(clauseEnd)[0]!;
  return eachTime.test(text) || (past.test(clause) && !ofNow.test(clause) && !lasts.test(text));
}

const doing =
  /^(?:faint|pass(?:ed|ing) out|black(?:ed|ing) out|threw up|throw(?:ing|s)? up|vomited|vomiting)/;
const active = /^(?:faint|passed out|blacked out|threw up|vomited)/;
const being = /^(?:tired|exhausted|dizzy|sick)/;
// "The budgie fainted", "you look tired"
const anotherDoes =
  /\b(?:the|a|our) (?!(?:little|bit|day|night|last|first|next|other|whole|time|one)\b)[a-z]{3,}(?: (?:has|had|just))? $/;
const anotherIs =
  /\b(?:the|our) [a-z]{3,} (?:is|was|gets?|got) $|\byou (?:look|seem|sound|must be)(?: (?:so|really|very|a bit|pretty))? $/;
const oneTold =
  /\b(?:a|one|this|that)(?=) (?:chap|bloke|guy|man|woman|lady|fella|fellow|girl|boy|kid|friend|mate)(?=)\b/;
const theyDo = /\b(?:he|she)(?:['’]s)?(?: (?:has|had|was|is|just|got))? $/;

// "Dan fainted.", as it was written
const nameDoes =
  /(?:^|[,.;:] |\b(?:and|but|then|so|because) )(?!(?:Then|And|But|So|Just|Only|Once|Never|Nearly|Almost|Also|Again|Yeah|Yes|No|Always|Actually|Still|Even)\b)[A-Z][a-z]+ (?:(?:has|had|just|nearly) )?$/;

/** "The baby has a rash" */
export const ofBaby =
  /\bthe baby(?:['’]s| (?:is|was|has|had|got|gets|keeps|cries))\b(?![^,;.]{0,60}\b(?:i|i['’][a-z]{1,2}|my|me)\b)[^,;.]{0,60}$/;

/** True where the patient says of another that they faint, vomit or are tired. `said` is the text as it was written. */
export function ofOther(text: string, phrase: string, said = text): boolean {
  if (/\b(?:got|has|had)(?=) (?:the |a )?[a-z ]{3,20}, not me\b/.test(text)) return true;
  const before = text.slice(0, Math.max(0, text.indexOf(phrase)));
  if (ofBaby.test(before)) return true;
  if (being.test(phrase)) return anotherIs.test(before);
  if (!doing.test(phrase)) return false;
  if (active.test(phrase) && nameDoes.test(said.slice(0, before.length))) return true;
  return anotherDoes.test(before) || (theyDo.test(before) && oneTold.test(before));
}
