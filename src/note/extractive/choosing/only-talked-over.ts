import { endsCondition } from '../lexicon/condition-phrases.ts';
import { withoutBeside } from '../problems/named-beside.ts';
import { withoutThoughts } from '../problems/told-thought.ts';
import type { Mention } from '../problems/troubles.ts';

/** True for what the clinician lists as what a medicine may do at first, or names only to doubt it. */
export function isOnlyTalkedOver({ passage: { unit, role }, key }: Mention): boolean {
  return (
    role === 'clinician' &&
    !unit.question &&
    (listsSideEffects(unit.said) ||
      doubtsIt(unit.said) ||
      isSaidBeside(unit.text.toLowerCase()) ||
      isOnlyThought(unit.text.toLowerCase(), key))
  );
}

// "Your mind says it's a brain tumor, but this is a tension headache.", "because of your diabetes, I won't give you steroids"
function isOnlyThought(said: string, key: readonly string[]): boolean {
  const rest = withoutBeside(withoutThoughts(said));
  return rest.length < said.length && !key.some((word) => rest.includes(word));
}

// "Nausea, mainly, constipation, it's usually the first weeks and when we go up."
const sideEffects =
  /\bside effects? (?:is|are|can be|include)\b|\b(?:usually|mostly|mainly|often)(?=) (?:in |for |just )?(?:the )?first (?:few |couple of )?(?:days|weeks?|month)\b|\b(?:when|as|each time|every time) we (?:go|step|move) up\b/;

function listsSideEffects(said: string): boolean {
  return (
    (said.includes('side effect') || said.includes('first') || said.includes('we ')) && sideEffects.test(said)
  );
}

// "For the reflux part, I'm not convinced, so I'm not starting a pill."
const doubts =
  /^(?:(?:so|and|but|now|okay),? ){0,2}(?=)(?:for|as for|about|with|regarding) (?:the|your|his|her|this|that) (?:[a-z-]+,? ){1,5}(?=)(?:i am|i'm|we are|we're) not (?:(?:so|really|quite|entirely|totally|at all) )?(?:convinced|persuaded)\b/;

// "It's either tennis elbow or a pinched nerve.", "I'm thinking pneumonia or bronchitis", "I'm torn between eczema and
// ringworm", "I'm not sure if this is gout or an infection."
const eitherOne: readonly RegExp[] = [
  /\b(?:is|it['’]?s|be|have|has|got|thinking)(?=) either (?!side|of|way|one)[a-z][a-z', -]{2,50} or\b/,
  /\bnot (?:quite |really |entirely )?(?:sure|certain|clear)(?=) (?:if|whether)(?=) (?:this|it|that)(?=)(?: is|['’]?s) [a-z' -]{2,50} or\b/,
  /\b(?:thinking|wondering|considering) (?:of |about )?(?!either\b|that\b|we\b|i\b|you\b|if\b|whether\b)[a-z][a-z' -]{2,50} (?:or|versus)\b/,
  /\b(?:torn|decide|deciding|tell|call) between [a-z][a-z' -]{2,50} (?:and|or)\b/,
];

/** True for words that turn to a problem only to doubt that it is one, and for those that leave open which of two it is. */
export function doubtsIt(said: string): boolean {
  return (
    (said.includes('not ') && doubts.test(said)) ||
    leavesOpenWhich(said) ||
    setsAside.test(said) ||
    namesUsual(said)
  );
}

// "The measles is at the back of my mind.", "it's a bit like meningitis but he's far too well", "we always worry about
// preeclampsia", "we see it again before I'd call it hypertension", "I'm not calling this preeclampsia yet", "alcohol,
// sleep apnea, all of that feeds it", "a clot, I think that's unlikely", "you have gestational diabetes if two numbers are up", "then it could
// be a fracture", "this is unlikely to be atrial fibrillation"
const setsAside =
  /\b(?:before|until) (?:i|we)(?=)(?:['’]d| would|['’]ll| will| can| could)? (?:call|say|label)(?=)(?: that)? (?:it|this|that)(?=)(?:['’]s| is)? |\bnot (?:quite |yet |ready to )?call(?:ing)?(?=) (?:it|this|that) |\ball of (?:that|this|those|these|them)(?=)(?: things)? (?:feeds?|drives?|triggers?|worsens?|makes?|adds? to|sets?)(?=)\b|\b(?:at|in) the back of (?:my|our|your)(?=) mind\b|\b(?:we|you|i) always (?:worry|think|wonder)(?=) (?:about|of)\b|\b(?:it|this|that)(?:['’]s| is)(?=) (?:(?:a (?:bit|little)|kind of|sort of) )?like [a-z][a-z ]{2,50},? but\b|\b(?:that|it)(?:['’]s| is)(?=) (?:(?:very|pretty|quite|really|highly|fairly) )?unlikely\b|^(?:so )?(?:you|he|she)(?=) (?:have|has) (?:[a-z]+ ){1,3}if (?:two|one|three|\d|your|it|the|that|any)(?=)\b|^then,? (?:it|this|that)(?=) (?:could|might|may) be\b|\b(?:less likely|unlikely)(?=) (?:to be|(?:that )?(?:this|it|that)(?:['’]s| is))(?=) [a-z]/;

// "It's usually a virus or a bit of food poisoning."
function namesUsual(said: string): boolean {
  const from = said.search(usually);
  return from >= 0 && orAnother.test(said.slice(from, from + usualReach));
}
const usually = /\b(?:usually|often|mostly|normally|generally|commonly)(?=) (?:an?|the) /;
const orAnother = / or (?:an?|the|some) /;
/** In characters. */
const usualReach = 60;

const twoNamed = / (?:or|versus|between) /;

/** True for words that leave open which of two things it is. */
export function leavesOpenWhich(said: string): boolean {
  return whichOpenFrom(said) >= 0;
}

/** Where the clause begins that leaves open which of two things it is; -1 where none does. */
export function whichOpenFrom(said: string): number {
  if (!twoNamed.test(said)) return -1;
  let found: RegExpExecArray | null = null;
  for (const pattern of eitherOne) found ??= pattern.exec(said);
  if (found === null) return -1;
  const words = found[0].split(' ').map((word) => word.replace(',', ''));
  if (!words.some((_, i) => endsCondition(words, i))) return -1;
  return said.lastIndexOf(', ', found.index) + 1;
}

// "I'm worried this is your heart.", "I think it's your gallbladder.", "this is all coming from your back"
const blames =
  /\b(?:i(?:'m| am) (?:a (?:little|bit) |really |just )?(?=)(?:worried|concerned|afraid)(?=) (?:that )?(?=)(?:this|it|that)(?=)(?:'s| is| could be| may be| might be)|i (?:think|suspect|believe)(?: that)?(?=) (?:this is|it's|it is|that's)|(?:this|it|that)(?:'s| is)(?=)(?: all| probably| likely)?(?=) coming from)(?=) (?:just |probably )?(?:your|his|her|the)(?=) (?:heart|gall ?bladder|appendix|thyroid|kidneys?|liver|lungs?|back|neck|nerves?|hormones|sinus(?:es)?|prostate|bladder|stomach|bowels?|spine|hip|joints?|circulation|ovar(?:y|ies)|pancreas|spleen|aorta|muscles?)(?=)\b(?! (?:medic|pill|tablet))/;

/** True for words that blame an organ, and name no illness of it. */
export function blamesOrgan(said: string): boolean {
  return blames.test(said);
}

// "I'll give you doxycycline. With your reflux, take it with a full glass of water.": of what was given before.
const besideIt =
  /^(?:and |so |but )?(?=)with (?:the|your|his|her) [a-z0-9' -]{3,30}, (?:(?:just |please |i['’]d |you (?:should|need to) )?(?=)(?:take|use|have|chew|swallow|skip|avoid)(?=) (?:it|them|that|this)|(?:i['’]m|i am)(?=) (?:suspicious|suspecting|worried|concerned|thinking)|i (?:suspect|wonder))(?=)\b/;

/** True for an illness that is only named as why a medicine is taken in a way. */
export function isSaidBeside(low: string): boolean {
  return low.includes('with ') && besideIt.test(low);
}

// "With breast cancer, there's a small increase in risk."
const ofRisk =
  /\b(?:(?:small|slight|tiny|big|higher|lower|increased?|reduced?|slightly|little)(?=) (?:[a-z]+ ){0,3}|(?:increases?|raises?|lowers?|reduces?) (?:the|your|his|her) )risks?\b|\brisks? (?:of [a-z]+ )?(?:(?:goes|is|are)(?=) (?:up|down|small|slight|low|higher|lower|tiny|slightly|increased|very)|increases)\b/;

/** True for what is told of a risk, of which nothing was found. */
export function tellsRisk(said: string): boolean {
  return said.includes('risk') && ofRisk.test(said);
}
