import { upperFirst } from '../../language/upper-first.ts';
import { saysHowItIs, tellsSomething } from '../choosing/tells-something.ts';
import { sentence } from '../draft.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { finish } from '../rephrase/finish.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { lowerFirst } from '../say.ts';
import { clinicalWords, namesAnything } from '../visit/clinical-words.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import { askedLabel } from './asked-label.ts';
import { asksOpenly } from './labelled-answer.ts';
import { onlyDenies } from './left-open.ts';
import { quoted } from './question-label.ts';
import { topicOf } from './talked-of.ts';

const hesitates =
  /^(?:(?:um|uh|er|oh|ooh|well|so|yes|yeah|yep|like(?= *,)|just|i guess|i think|maybe) *[,.]? )+/i;
const nothing =
  /^(?:not|not sure|no idea|(?:(?:no|yes),? )?(?:ma['’]am|sir|dear|doctor|honey|love|hon)|hard to say|it depends|same|okay|ok|fine|good|well|yes|yeah|yep|no|nope|right|sure|maybe|probably|correct|what|which|(?:no,? )?thank (?:god|goodness|heavens)|(?:no,? )?(?:neither|none)(?: one| of (?:those|them|these|that))?)\W*$/i;
const amount =
  /^(?:once|twice|barely|hardly|rarely|sometimes|occasionally|often|always|constantly|daily|left|right|both|all)\b/i;
// "No, not a twinge.": the question is written as denied.
const denies = /^(?:\w+, )?not? [a-z]|^nothing like\b/i;
// "No, just at the front.": of what was asked, nothing.
const onlyThat = /^(?:(?:oh|well|um|uh),? )?no,? (just|only) /i;
const opensOnly = /^(?:just|only) /i;
const saysNo = /^(?:(?:oh|well|um|uh),? )*(?:no|nope|nah)[,.] /i;
// "Any incontinence?" "No, all normal."
const allWell = /\b(?:it['’]s |they['’]re |that['’]s )?all (?:normal|fine|good|okay|ok|clear)\W*$/i;
const opensNo = /^(?:no|not|never|none|nothing|neither)\b/i;
const none: ReadonlySet<Unit> = new Set();
// "Going back on the iron: not yet" has its heading.
const onlyNumber = /^\d{1,3}$/;
export const asksWork = /\bwhat (?:do|does) (?:you|he|she) do\b/;
const ownLabel = /^[A-Z][a-z]+ing [a-z -]{2,50}: /;
const isAll = /(?:,? (?:and )?that)? is (?:all|it|about it)$/;
const longest = 22;

/**
 * An answer that is no sentence, under what was asked: "are you up at night?" "Once." → Up at night: once. `said` is the
 * answer as the note says it, where it says it; `denied` are the questions that stand there as denied; `saidNo`: the turn
 * opens with a plain no. Null where the
 * question or the answer names nothing.
 */
export function answerUnderQuestion(
  unit: Unit,
  said: string | null,
  who: Subject,
  denied: ReadonlySet<Unit> = none,
  saidNo = false,
): string | null {
  const question = unit.answers;
  if (question === null || question.role === unit.role || unit.words.length > longest) return null;
  if (unit.opens && denied.has(question) && onlyDenies.test(unit.said)) return null;
  if (unit.opens && denies.test(unit.text) && !saysHowItIs(unit)) return null;
  if (saysNo.test(unit.text) && allWell.test(unit.text)) return null;
  const text = (said ?? finish(plainOf(unit).replace(hesitates, '')))?.replace(/\.$/, '') ?? '';
  if (text === '' || ownLabel.test(text)) return null;
  // "You're 34, right? What do you do for work?" "Yeah, 34."
  if (onlyNumber.test(text) && asksWork.test(question.said)) return null;
  if (!saysHowItIs(unit) && (nothing.test(text) || !(tellsSomething(unit) || amount.test(text)))) return null;
  if (/\b(?:i|i'm|i've|i'd|my|me|you|your|we|us|our)\b/i.test(text)) return null;
  const label = askedLabel(question, who);
  const only = onlyThat.exec(unit.text)?.[1];
  const told =
    only === undefined || onlyThat.test(text)
      ? lowerFirst(text)
      : `no, ${opensOnly.test(text) ? '' : `${only} `}${lowerFirst(text)}`;
  // "Thyroid cancer in the family?" "No, diabetes."
  const isNo = (saidNo || saysNo.test(unit.text)) && !opensNo.test(told) && !asksOpenly.test(question.said);
  const justThat = saidNo && opensOnly.test(unit.text) && !opensOnly.test(told) ? 'only ' : '';
  const answer = isNo && !denied.has(question) ? `no, ${justThat}${told}` : told;
  if (label === null || sameWords(label, text) || !(isWorthAHeading(label, text) || isThing(question, label)))
    return null;
  const whole = answer.replace(isAll, '').replace(/^((?:no, )?(?:(?:just|only) )?)A (?=[a-z0-9])/, '$1a ');
  return sentence(`${headingOf(label, question, whole)}: ${whole}`);
}

// "Which he has got", "lot how", "never a melanoma", "what the matter is with Noah"
const noHeading =
  /^(?:lot how|lot|year ago|help|stops|feel|today|in now|heart going|(?:which|what) (?:he|she|the patient) (?:has got|is)|what|which)$|^(?:not|never|same as|still just|mood been)\b|\bpatient still on\b|^what (?:this|that) (?:is|was)\b/i;
const turnedOdd =
  /^(?:what|which|how long)\b.*\b(?:is|are|was|were)(?=) (?:of|with|run|take|taken|new)(?=)\b/i;

// A name that does not read gives way to the question.
function headingOf(label: string, question: Unit, told: string): string {
  const odd = noHeading.test(label) || turnedOdd.test(label);
  // "Weakness in the legs, or numbness: maybe some tingling" would read as if they were so.
  // "Chest pain: it is slightly sore round the ribs" too.
  if (
    !odd &&
    (ofSeveral.test(label) || isOther.test(told)) &&
    clinicalWords(wordsOf(label)).symptoms.length > 0
  )
    return notNoun.test(label) ? (quoted(question) ?? upperFirst(label)) : `Asked about ${lowerFirst(label)}`;
  return (odd ? quoted(question) : null) ?? upperFirst(label);
}

// "Felt hot and cold, feverish?"
const notNoun =
  /^(?:felt|lost|of|in|hot|cold|thirsty|dizzy|short|confused|sore|sick|tired|anybody|anyone|he|she|patient['’]s|the patient['’]s)\b/i;
const ofSeveral = /,| or /;
const isOther = /^it (?:is|feels|gets) (?:(?:slightly|just|only|very) )?(?=)(?:sore|tender|stiff|achy)\b/;

const points =
  /^(?:He|She|The patient)(?=) (?:gave up|quit|stopped|ran out|cut (?:down|back)|used to)\b(?! [a-z]+ing)|\b(?:it|one|ones|them)(?=)\b|\b(?:did|does|do|has|have|had|is|was|are)(?=)(?:\.$|,| (?:the|for|on|at|in|until|since)\b)|\b(?:has|have|had|did)(?=) not (?:dared|tried|bothered|managed|started|needed to)\b|\b(?:meaning|used|wants?|supposed|going) to\.$/;
const expletive =
  /\bit (?:hurts?|aches?|burns?|depends|takes|helps?|(?:is|was|feels?|gets?|looks?|seems?)(?=) (?:hard|difficult|easy|like|not|been|worse|better|when|because|time|my|his|her|their|that|just))(?=)\b/i;
// "Did you fall, or did something hit it?" "Something hit it."
const ofTwo =
  /[a-z] or (?:did|was|were|is|are|does|do|has|have)(?=) (?:you|he|she|it|they|something|someone|somebody)\b/;
const inOwnName = /\b(?:it|one|them|that|this|those|these)\b|\b(?:him|her|patient)$/;
const longestTold = 24;
const longestTopic = 7;

/**
 * An answer whose "it" or "one" is what was asked of, under the name of that: "any low sugars?" "I had one on Tuesday." →
 * Low sugars: she had one on Tuesday. Null where it points at nothing that the question names.
 */
export function underItsTopic(
  unit: Unit,
  said: string,
  before: readonly Unit[],
  who: Subject,
): string | null {
  const question = topical(unit.answers, before);
  if (question === null || question.role === unit.role || unit.words.length > longestTold) return null;
  if (!points.test(said) || expletive.test(said)) return null;
  if (question.said.includes(' or ') && ofTwo.test(question.said)) return null;
  const label = askedLabel(question, who);
  if (
    label === null ||
    brokenLabel.test(label) ||
    inOwnName.test(label) ||
    label.split(' ').length > longestTopic
  )
    return null;
  const low = said.toLowerCase();
  if (label.split(' ').some((word) => word.length > 3 && low.includes(word.slice(0, 5).toLowerCase())))
    return null;
  const isNo =
    saysNo.test(unit.text) &&
    !asksOpenly.test(question.said) &&
    !opensNo.test(low) &&
    !isCorrected.test(low) &&
    !/\b(?:not|no|never|nothing|none)\b/.test(low) &&
    !/\b(?:not|no|never)\b/i.test(label);
  const told = `${isNo ? 'no, ' : ''}${lowerFirst(said)}`;
  return sentence(`${headingOf(label, question, told)}: ${told}`);
}

// "Is the calf itself swollen?" "No, it's the front."
const isCorrected = /^it (?:is|was) (?:the|an?|my|more|only)\b/;

// "Any temperature? Shivering?" "I took it": of several questions the one that asks for no symptom, which may be denied.
function topical(last: Unit | null, before: readonly Unit[]): Unit | null {
  if (last === null) return last;
  const asked = before.filter((unit) => unit.turn === last.turn && unit.question);
  // "Anybody else sick? Any travel? Has he eaten anything unusual?" "His sister had it": which of them, nobody said.
  if (last.clinical.symptoms.length === 0) return asked.length < 3 ? last : null;
  return asked.length < 2 ? last : (asked.find(({ clinical }) => clinical.symptoms.length === 0) ?? null);
}

const ofCare =
  /\b(?:smok|drink|alcohol|cigar|sleep|eat|diet|appetite|weight|exercis|walk|stairs|medic|vaccin|shot|surger|bowel|urin|period|sugar|salt|caffeine|coffee|bleed|temperature|pressure|pill|tablet|brace|therapy|ice\b|heat\b|mood|energy|concentrat|enjoy|anxi|worr|class|school|work|stress|breath|cutting|harm|access|feed|wet\b|diaper|stool|allerg|side effect|taking|dose|miss)/i;
const counted =
  /\d|\b(?:once|twice|daily|nightly|weekly|never|always|rarely|barely|hardly|sometimes|occasionally|often|when|since|yesterday|today|tonight|night|morning|evening|days?|weeks?|months?|years?|hours?|minutes?|most|some|few|half|both|none|not)(?=)\b/i;
// "Preventing he from doing", "what her pain is level without": what was asked is not whole.
const brokenLabel =
  /\b(?:he|she|they) (?:from|to|for|with)\b|\b(?:without|with|then|than|of|to|is|was|and|or|exactly|the|at)$/i;
const talked = /^(?:really|correct|currently|coming|going|doing|nothing|case|okay|there)\b/i;

// "What did you do?" "A little embarrassing.": nothing that a note has to tell.
function isWorthAHeading(label: string, told: string): boolean {
  if (talked.test(label) || brokenLabel.test(label)) return false;
  const words = wordsOf(label);
  if (namesAnything(clinicalWords(words)) || words.some(isBodyPart) || ofCare.test(label)) return true;
  return !/^(?:why|where|which)\b/i.test(label) && counted.test(told);
}

const whose = /^(?:his|her|their|the patient's|the) /;

// "Clots?" "A dime, maybe bigger.": the question is no more than the name.
function isThing(question: Unit, label: string): boolean {
  return topicOf(question)?.name.toLowerCase() === label.toLowerCase().replace(whose, '');
}

// "When does it hurt, when you cough?" "When I cough."
function sameWords(label: string, text: string): boolean {
  const [asked, told] = [label.toLowerCase(), text.toLowerCase()];
  if (asked.includes(told) || told.includes(asked)) return true;
  // "The sertraline, 50 mg, every morning?" "Fifty, in the morning."
  const words = wordsOf(told).filter((word) => word.length > 3 || /\d/.test(word));
  return words.length > 1 && words.every((word) => asked.includes(word));
}
