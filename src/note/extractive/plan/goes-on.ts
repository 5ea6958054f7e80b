import { namesOrder } from '../choosing/left-out-orders.ts';
import { namesTest } from '../choosing/left-out-results.ts';
import { tellsSomething } from '../choosing/tells-something.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { asksOfBefore, expletive, interjects } from './in-context.ts';
import { planKindOf } from './plan-kind.ts';

const hangs =
  /^(?:only|every (?:hour|day|night|morning|time|other)|until|till|both\b|not with|not on|start (?:that|it|those)|take (?:it|that|those|them)|use (?:it|that|those|them)|that way|and rinse)\b/;
// "If it's positive I call you": of a result, and no return precaution.
const ofResult =
  /^if (?:it|that|they)(?:['’](?:s|re)| is| are),?(?=) (?:positive|negative|normal|abnormal|clear|clean|high|low|full|empty|cancer|infected|broken|he|she|you|we|i|what|the)(?=)\b/;
// "It may come back. If it does, call me.", "If not, we scan it."
const ifSo =
  /^if (?:so|not|(?:it|that|they)(?=) (?:does|do|did|happens|is|isn['’]t|doesn['’]t|don['’]t|does not|do not|is not))(?=,| (?:then|tell|call|ring|let|stop|i|we|you|he|she)\b)/;
// "Any pain at rest, same thing.", "five minutes, not better, call 911": of what was just told.
const sameAgain =
  /, (?:the )?same(?: thing| again)?\.?$|^(?:\d+|five|ten|fifteen) minutes, (?:if |and )?(?:it's |still )?no/;
// "Then a hundred a day."
const thenDose =
  /^(?:and |so )?(?=)then (?:\d[\d./]*|half|one|two|three|an? [a-z]+)(?=)(?: (?:mg|mcg|units?|tablets?|pills?|puffs?))?(?=) (?:a day|daily|a week|weekly|twice|every|once|at night|nightly|in the|[a-z]+ times)(?=)\b/i;
// "Nothing overhead for now." "Legs are fine."
const fineToo =
  /^(?:the |your )?[a-z]{3,15}(?: [a-z]{3,15})?(?:'s| is| are) (?:fine|okay|ok|all right|alright)[.]?$/;
const mostSame = 9;
const returns = /\b(?:call|ring|911|999|emergency|come (?:in|back)|go (?:in|straight))\b/;

/** True for a line that goes on with the one said right before it: "Only until the shot works", "If it's positive I call you". */
export function goesOn(unit: Unit, told = ''): boolean {
  const { drugs } = unit.clinical;
  const text = plainOf(unit).replace(interjects, '').toLowerCase();
  if (ofResult.test(text) || ifSo.test(text) || (unit.words.length < mostSame && sameAgain.test(text)))
    return true;
  if (returns.test(text)) return false;
  if (unit.words.length < mostSame && fineToo.test(text)) return true;
  if (drugs === 0 && unit.words.length < mostSame && thenDose.test(plainOf(unit))) return true;
  if (hangs.test(text)) return true;
  if (drugs > 0) return false;
  if (!text.startsWith('if ') && pointsFirst.test(text)) return true;
  return leansBack(plainOf(unit).replace(joins, '').toLowerCase()) && !isArrangedAnew(told);
}

/** "We'll see them in three weeks": whatever they are, a line of its own. */
export function isArrangedAnew(told: string): boolean {
  const kind = planKindOf(told);
  return kind === 'Follow-up' || kind === 'Specialist Referrals';
}

const joins =
  /^(?:(?:i (?:won['’]t|will not) lie|i['’]ll be honest|to be honest|oh|well|so|and|but|now|then|also|just|yes|yeah|right|okay|please)(?=)\b[,.]? ?)+/i;
// "It thins the skin.", "They work too well."
const opensWithIt =
  /^(?:it|they|that|those)(?=)(?:['’](?:ll|s|re|d)| will| is| are| can| could| may| might| would| has| have| takes?| makes?| works?| comes?| goes| helps?| thins?| lasts?)(?=) (?!time\b|important|okay|fine|all right|good|best|not$)/;
// "Not when you're sitting.", "nothing for four weeks", "even to the bathroom", "any day before eleven"
const opensFragment =
  /^(?:not (?:on|in|when|with|at|if|until|till|before|after|for|during|more|all|every)|none (?:until|till|of|for|at)|nothing (?:for|until|till|else|before|after)|even|all (?:in one|at once|day)|any (?:day|time)|only|every|each|once|twice|until|till|before|after (?:that|meals|food|a meal)|for (?:life|now|\d|a (?:week|month|few|couple)|the (?:first|next))|over \d|always|never|the same|half (?:a|an|the)|both|again|another|an? (?:day|week|fortnight|month|year)|(?:\d[\d./]*|(?:\d+|one|a) (?:to|or) \d+)(?=) (?:of (?:the|them|those)|days?|weeks?|months?|hours?|minutes?|years?|tablets?|caps?|capfuls?|puffs?|pills?|drops?|sprays?|teaspoons?|mg|in the (?:morning|evening))(?=)\b|(?:one|a) (?:cap|capful|tablet|puff|pill|spray|whole)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=) (?:if|unless|too|again|as well))(?=)\b/;
const longestTime = 8;
const longestFragment = 16;
const longestLean = 24;

// What is said of the thing that was just named, and does not name it.
function leansBack(text: string): boolean {
  const words = wordsOf(text);
  if (words.length > longestLean || words.some(namesOrder)) return false;
  if (opensWithIt.test(text)) return !expletive.test(text);
  if (words.some(namesTest)) return false;
  if (opensFragment.test(text))
    return (
      words.length <= (bareTimes.test(text) ? longestTime : longestFragment) &&
      !startsAnew.test(text) &&
      !hasFiniteVerb(text.split(clauseBreak, 1)[0]!)
    );
  return again.test(text) || ofIt.test(text) || namesOnlyIt(text);
}

const clauseBreak = /,| (?:until|till|if|because|so|and|but|when|once|unless) /;
const bareTimes = /^(?:an? |[\d/.to ]+)(?:day|week|month|year)s?\b/;
// "Eight weeks, and bring the bass.", "two Boosts a day"
const startsAnew = /\b(?:bring|back|visit|see|talk|follow|video|physio|therapy|sessions?)\b/;
// "You can have a second after two hours."
const ofIt =
  /\b(?:anything|something|nothing|more|enough)(?=) (?:for|about|with|of|to)(?=) (?:it|that|them)\b|\b(?:finish|take) (?:the|that) (?:whole )?(?=)(?:packet|pack|box|course|bottle|tube|strip)\b/;
const again =
  /\b(?:have|take|use) (?:a|the) (?:second|third|next)(?: one| dose| tablet)?(?=) (?:after|in|if|two|\d)/;

const itself =
  /^(?:[a-z'’]{1,9} ){0,6}(?:it|them|it['’]s)(?=$|[,.]| (?:in|on|with|for|to|at|after|before|until|till|when|once|if|today|tonight|tomorrow|then|now|down|up|off|out|every|by|from|together|slowly|again|all|and|as|or|but|so|too|yourself|does|is|gets|comes|starts|hurts|lights|keeps|bothers|turns|happens|works|helps|doesn['’]t|isn['’]t)(?=)\b)/;
const namesNoun = /,|\b(?:the|an?|your|my|his|her|our|this|some|any|no|with|for|of|about|that)(?=)\b/;

// "If you cut it out, the tests can go falsely normal.": what "it" is was named before.
function namesOnlyIt(text: string): boolean {
  const found = itself.exec(text);
  return found !== null && !namesNoun.test(found[0]) && !expletive.test(text.slice(0, found[0].length + 12));
}

// "Start that in two weeks", "don't stop it on your own", "that goes after the back as well".
const pointsFirst =
  /^(?:(?:then|and|so|just|please),? )*(?:(?:i|we|you)(?=)(?:['’](?:ll|d)| will| would| can| should)? )?(?=)(?:do not |don['’]t |never )?(?!see\b|do\b|know\b|say\b|have\b)[a-z]+ (?:it|that|those|them)(?=$|[.,]| (?:in|on|with|for|to|at|after|before|until|till|when|once|today|tomorrow|then|now|down|up|off|out|every|by|from|together|slowly|again|yourself|myself)(?=)\b)|^(?:that|those)(?=) (?:will|would|can|is for|are for|goes|go|helps|makes)(?=)\b/;

const continues = /^(?:and |so )?(?:then|again|after that)\b/i;
const shortAside = 8;
const shortWord = 6;
const mostBetween = 3;

/**
 * True where nothing was said between the passage at `last` and this one but what tells nothing ("Sorry, bud.", "it's a
 * faff"), or a word of the other's before "Then one a day".
 */
export function followsAtOnce({ unit, index }: Passage, last: number, passages: readonly Passage[]): boolean {
  if (index - last > mostBetween + 1) return false;
  let words = 0;
  for (let i = last + 1; i < index; i++) {
    const { unit: between, role } = passages[i]!;
    if (!tellsSomething(between) && !between.question) continue;
    if (role === 'clinician' && (between.question || between.words.length > shortWord)) return false;
    if (role !== 'clinician') words += between.words.length;
  }
  if (words === 0) return true;
  return words <= shortAside && continues.test(unit.text);
}

const longestAsked = 18;
const shortAnswer = 8;

// "Do I need a shot in it?"
const namesNew =
  /\b(?:need|get|have|do|want|try)(?=) (?:an?|the)(?=) (?:shot|jab|injection|scan|x-?ray|mri|cast|brace|boot|operation|surgery|pill|cream)(?=)\b/;

/** True where the other asked of what was told last without naming it, and this answers that. */
export function answersLast(
  { unit, index, role }: Passage,
  last: number,
  isPrompted: boolean,
  passages: readonly Passage[],
): boolean {
  if (role !== 'clinician' || unit.clinical.drugs > 0) return false;
  if (!isPrompted && (unit.words.length > shortAnswer || !unit.opens || unit.words.some(namesOrder)))
    return false;
  let asked: Unit | null = null;
  let words = 0;
  for (let i = last + 1; i < index; i++) {
    const { unit: between, role: whose } = passages[i]!;
    if (whose === 'clinician') {
      if (between.question || between.words.length > shortWord) return false;
      continue;
    }
    if (between.question) asked = between;
    words += between.words.length;
  }
  return asked !== null && words <= longestAsked && asksOfBefore(asked) && !namesNew.test(asked.said);
}
