import { namesResult } from '../examination/result-talk.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { saysDiagnosis } from '../problems/says-diagnosis.ts';
import { isVague } from '../problems/vague-name.ts';
import { wordsOf } from '../visit/units.ts';

/** "The nurse'll take bloods.", "your appointment is at 12:45", "today it's the two-month set", "no blood tests". */
export function isArranged(text: string): boolean {
  return (
    (staffDoes.test(text) || isAppointed.test(text) || (today.test(text) && given.test(text))) &&
    !saysDiagnosis(text)
  );
}

const staffDoes =
  /^(?:(?:and|so|then),? )?(?=)(?:the|our|my)(?=) (?:nurse|pharmacist|physio|receptionist|chemist|health visitor|midwife)(?=)(?:['’]ll| will| can)(?=) /i;
/** "Your appointment is at 12:45 at the clinic on Tuesday." */
const isAppointed =
  /^(?:(?:and|so|then|okay),? )*(?:your|his|her|the) (?:next )?(?=)(?:appointment|follow-?up|visit|scan|surgery|ultrasound|mri|colonoscopy)(?=) ?(?:['’]s|is|will be)(?=)(?: (?:set|scheduled|booked))?(?: for)?(?=) (?:at|on|next|tomorrow|this|in) /i;
const today = /\btoday (?:it['’]s|we['’]re (?:doing|giving)|(?:he|she)['’]s having|you['’]re having)(?=) /i;
const given = /\b(?:shots?|vaccin\w+|jabs?|set|boosters?|injections?)\b/i;

/** "Bacterial keratitis, almost certainly from sleeping in the lenses.": named without a verb. */
export function namesOutright(plain: string): boolean {
  const head = plain.split(/,| from | because /)[0]!.toLowerCase();
  const words = wordsOf(head);
  if (words.length === 0 || words.length > 5 || verbal.test(head) || !isConditionWord(words.at(-1)!))
    return false;
  return !isVague(head) && !namesResult({ words });
}

const verbal =
  /^(?:for|with|in|on|to|because|so|and|as|about|regarding|if|when|by|from)(?=)\b|\b(?:i|we|you|he|she|it|they|that|this|no|not|is|are|was|were|has|have|had|some|any|mild|positive|negative|old)(?=)\b|['’](?:s|re|m|ll|ve)\b/;

/** "I don't think it's an infection." "I think the cat's playing a part.": an opinion, and nothing that was found. */
export function weighs(plain: string): boolean {
  return opinion.test(plain) && (causes.test(plain) || wordsOf(plain).some(isConditionWord));
}

const opinion =
  /^(?:(?:and|so|but|well|no|yes|now)(?=),? ){0,2}(?=)(?:i (?:really )?(?:do not|don['’]t) think(?=)(?: that)? (?:it|this|that|he|she|you|there|we)(?=)(?:['’][a-z]+)?\b|i (?:think|suspect|reckon) (?:that )?(?=)(?:the|your|his|her|it|this|that)(?=)(?:['’][a-z]+)?\b|(?:it|this|that) (?:does not|doesn['’]t|does ?n['’]t)(?=) (?:look|sound|seem|feel) like\b)(?! [^.]*\b(?:should|need|needs|better|worth|want)\b)/i;
const causes =
  /\b(?:playing a (?:part|role)|to blame|caus(?:e|es|ing)|behind (?:it|this|that|the)|trigger\w*|because of|due to|down to|brought (?:it|this) on|reaction|related|serious|sinister|worrying|broken|dangerous)(?=)\b/i;
