import { upperFirst } from '../../language/upper-first.ts';
import { sentence } from '../draft.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { hasFiniteVerb, isSubordinateAlone } from '../rephrase/clauses.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { lowerFirst } from '../say.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';

const firstClauseEnds = /,? (?:but|because|so|and (?=(?:it|that|he|she|then|the|now)\b))/;
const ofTwo =
  /^(?:His|Her|The patient's) [a-z]{3,12} and (?:he|she|the patient) (?:were|are|have|had|went|got)\b/;
const dictated =
  /^(?:here (?:for|with|because)|new patient|status post|follow[- ]?up|past |chief complaint|history of)\b/i;
const remedies =
  /\b(?:ice|heat|rest|brace|wraps?|exercises?|stretch\w*|therapy|massage|elevat\w+|pills?|medic\w+)\b/;
const tries = /\b(?:taken|tried|try|taking|took|using|used|done|doing)\b/;
// "What are you taking for the diabetes?"
const takesNow =
  /\b(?:(?:are|have) (?:you|they)|(?:is|has) (?:he|she)|['’]s (?:he|she))(?=) (?:still |currently |been ){0,2}(taking|using|on)\b/;
const asksList =
  /\bwhat(?:['’]s|(?: (?:all|else))? (?:are|do|is|does))(?=) (?:you|he|she)(?=) (?:currently |still )?(?=)(?:taking|take|takes|on|using)\W*$|\bwhat (?:medic\w+|pills|drugs)\b/;
const asksIllness =
  /\b(?:medical|health|other)(?=) (?:problems?|conditions?|history|issues)\b|\bhistory of\b|\bdiagnos/;
const forTrouble = /\b(?:for|help|better|pain|it|anything|something|what)\b/;
// Not "weight's the thing today, where are we?"
const asksWhere =
  /\bwhere\b(?! (?:are|were) we\b)|\b(?:inside|outside|front|back) or\b|\bpoint (?:to|with)\b/;
const place =
  /^(?:(?:mostly|just|right|more|kind of|up here|down here|over here|here)(?=),? ){0,2}(?=)(?:on|in|at|across|around|over|along|behind|under|below|above|near|low(?:er)? down|high(?:er)? up|the (?:inside|outside|front|back|top|bottom|right|left|medial|lateral|inner|outer))(?=)\b/i;
const lasting =
  /^(?:intermittently|constantly|for|since)\b.{0,40}\b(?:days?|weeks?|months?|years?|hours?|yesterday|morning|night)\b/i;
const felt =
  /\b(?:pains?|aches?|tight\w*|discomfort|cramp\w*|wheez\w*|numb\w*|tingl\w+|swelling|stiff\w*|weak\w*|sore\w*|burning|itch\w*|dizz\w+|gain|loss|appetite)\b/;

/**
 * A sentence of the history that stands without the question it answered: what has no verb of its own takes one from what
 * was asked ("what have you taken?" "Tylenol, but it does not help." → He has taken …). Null for a fragment that nothing
 * completes. What has a verb comes back as it is.
 */
export function standing(text: string, unit: Unit, asked: Unit | null, who: Subject): string | null {
  if (dictated.test(text) || /^No [a-z]/.test(text)) return text;
  if (isSubordinateAlone(text) || /^(?:How|What|Which|Whether) /.test(text)) return null;
  // "His wife and he were walking": two are who it is of.
  if (ofTwo.test(text)) return text;
  const cut = firstClauseEnds.exec(text);
  const first = cut === null ? text : text.slice(0, cut.index);
  const rest = cut === null ? '' : text.slice(cut.index);
  if (hasFiniteVerb(mainClauseOf(first)) || timed.test(first)) return text;
  const whole = completed(first, asked === null ? '' : plainOf(asked).toLowerCase(), unit, who);
  if (whole !== null) return sentence(whole + rest);
  const own = rest.replace(/^,? (?:but|because|so|and)? ?/, '');
  // "Not in a while, it has been quite a few months": what follows stands alone.
  if (!/^(?:he|she|the patient|his|her|it|there)\b/i.test(own) || !hasFiniteVerb(own)) return null;
  const stands = ofMedicine(first, own);
  // "When do you use it?" "Before football, and he doesn't mind it.": what answers is the first.
  const joined = cut?.[0].startsWith(',') || unit.opens || ofSubject.test(first);
  return stands === own && asked !== null && joined && answers(first, asked) ? text : upperFirst(stands);
}

// "He puffs but he doesn't stop."
const ofSubject = /^(?:he|she|the patient) [a-z]/i;

// "Maybe", and not "maybe six pounds".
const saysLittle =
  /^(?:(?:no|nope|nah|not|never|none|nothing|yes|yeah|okay|well|sure|(?:maybe|probably)(?! (?:about |like )?(?=)(?:\d|one|two|half|once|twice))|actually|honestly|really|again|anyway|sorry|i guess|hopefully|thank)(?=)\b|[a-z]+$)/i;

// "How long's it been there?" "Years, but she says it's changed."
const asksOpenly = /\b(?:how|what|which|when|where)\b/;
const oneWord =
  /^(?:years|months|weeks|days|hours|ages|forever|always|bigger|smaller|darker|lighter|longer|shorter|thicker|redder|louder|stronger|weaker|left|right|both|sharp|dull|burning|stabbing|nights|mornings|green|yellow|clear|brown|white)$/i;

function answers(first: string, asked: Unit): boolean {
  return !saysLittle.test(first) || (oneWord.test(first) && asksOpenly.test(asked.said));
}

const medicine =
  /^(?:(?:and|then|also|just|oh|a|an|the|some|his|her|my) )*((?:[a-z-]+ ){0,2}(?:statin|pill|tablet|inhaler|shot|patch|cream|gel|drops|spray)s?)$/i;
const leading = /^(?:(?:and|then|also|just|oh|a|an|the|some|his|her|my) )*/i;
const itself =
  /^(?:it|that|they)(?= (?:made|makes|make|gave|gives|upset|upsets|did|does|helps?|helped|worked|works|hurts?|caused|causes|took)(?=)\b)|\b(?:it|that one|that|them|those)(?=$|[.,;]| (?:because|when|in|on|at|after|since|last|about|and|so|but|then|for|till|until|again|too|myself|a|the)(?=)\b)/i;

// "Metformin, but he quit that", "a statin, but it made him ache": the medicine, and what became of it.
function ofMedicine(first: string, own: string): string {
  const words = first.includes(',') ? [] : wordsOf(first);
  if (words.length === 0) return own;
  const name =
    words.length > 4 ? null : namesDrug(words) ? first.replace(leading, '') : medicine.exec(first)?.[1];
  if (name == null || !itself.test(own)) return own;
  const article = namesDrug(words) ? '' : 'the ';
  const drug = namesDrug(words) && !/\d/.test(name) ? lowerFirst(name) : name;
  return own.replace(itself, `${article}${drug}`);
}

// "For the past 2 weeks when he walks up the hill he gets this tightness."
const timed =
  /^(?:For|Over|In|Since|At|During|Every|The (?:last|past|first|other)|Last|This|Sometimes) [^,]{3,40} (?:when|whenever|if|after|while) (?:he|she|the patient)\b[^,]{3,60}?\b(?:he|she|the patient|it|his|her|the) [a-z]+/;

// Without the clause that hangs on at the end: "the inside of the knee when he fell".
function mainClauseOf(first: string): string {
  const last = first.lastIndexOf(',') + 1;
  const hangs = first.slice(last).search(hanging);
  return hangs < 0 ? first : first.slice(0, last + hangs);
}

const hanging =
  / (?:when|if|while|where|which|who|as(?= (?:he|she|it|they|the)\b)|that(?= (?:he|she|they|the patient|we) (?:[a-z]+ ){1,6}[a-z]+\.?$)) /;

function triesNow(asked: string): string {
  const now = takesNow.exec(asked)?.[1];
  return now === undefined ? 'has tried' : now === 'using' ? 'is using' : 'is taking';
}

function completed(first: string, asked: string, unit: Unit, who: Subject): string | null {
  const said = lowerFirst(first);
  const words = wordsOf(first);
  const they = upperFirst(who.they);
  if (/^(?:not|no|nothing|never|none|than|whatever|either)\b/.test(said)) return null;
  const drug = namesDrug(words);
  // What they take stands in the list of medicines.
  if (drug && asksList.test(asked)) return null;
  if (tries.test(asked) && forTrouble.test(asked) && (drug || remedies.test(said)))
    return `${they} ${triesNow(asked)} ${said}`;
  // "What medical problems do you have?" "High cholesterol, but …"
  if (asksIllness.test(asked) && words.length < 9 && words.some((word) => isConditionWord(word)))
    return `${they} has ${said.replace(/^just /, '')}`;
  if (/\bhow long\b/.test(asked) && lasting.test(said)) return `It has been going on ${said}`;
  if (asksWhere.test(asked) && !drug && place.test(said))
    return `It is located ${said.replace(/^the /, 'at the ')}`;
  // What a clinician names without a verb may be asked.
  if (unit.role === 'clinician' || words.length > 14 || !noun.test(said)) return null;
  const opening = words.slice(0, 6);
  const symptom =
    symptomsIn(opening).length > 0 ||
    felt.test(opening.join(' ')) ||
    opening.some((word) => isConditionWord(word));
  return symptom ? `${they} reports ${said}` : null;
}

const noun =
  /^(?:(?:maybe|just|probably|mostly|occasionally|sometimes) )?(?=)(?:some|an?|mild|slight(?:ly)?|severe|sharp|dull|bad|occasional|constant|lots of|a lot of|little|decreased|increased|(?:\d+|two|three|few|several)(?=) (?:hours|days|weeks|months|years) of|[a-z-]*(?:pain|ache|aches|numbness|tingling|swelling|stiffness|weakness|soreness|burning|itching|dizziness|nausea|fever|chills|cough|fatigue|headaches?))(?=)\b/;
