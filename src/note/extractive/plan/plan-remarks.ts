import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

// What was counted ("number two, hypertension, not at goal") and decides nothing is no line of the plan.
export function onlyNames(said: string): boolean {
  return /^[\s.]*$|^excuse me,?(?: [\w,]+){0,4}[ .]*$|\bdiagnos(?:e|ing)(?=) (?:you|him|her) with\b|^,? ?(?:not |un|well |poorly )?(?=)(?:at goal|(?:well |poorly )?controlled|stable)[.]?$/i.test(
    said,
  );
}

// "Keep bending. Make a fist." is said while examining.
const inTheRoom =
  /^(?:(?:all right|okay|and|now|so|great|good|just|then),? )*(?:(?:keep|continue) )?(?=)(?:bend(?:ing)?|straighten(?:ing)?|make a fist|relax|squeeze|scoot)\b(?: [\w']+){0,6}[ .?]*$|\bstrain your (?:arms?|legs?|hands?)\b|\bscoot (?:up|over|back|closer)\b|\bi(?:['’]m| am) going to (?:just )?(?=)(?:lift|bend|press|push|pull|tap|touch|squeeze|move|listen|turn)(?=) (?:on |to |at |here|your|the|his|her)\b|\b(?:bend|move|push|squeeze|lift|raise|straighten)(?:ing)? (?:the|your|that|this) \w+(?: \w+){0,4},? as (?:hard|far|high|much) as you can\b|\btake a (?:quick |little )look at (?:your|that|this|the) (?!x-?rays?|labs?|results?|scan|mri)|\bgive me (?:just )?(?:a|one) (?:quick |little )?(?=)(?:minute|second|moment|sec)\b/i;

// "The nurse will come in, and she'll see you soon": what the house does next is no plan.
const staffComes =
  /^(?:(?:all right|okay|and|now|so|then|um|uh),? )*(?:the|my|our)(?=) (?:nurse|ma|medical assistant|assistant)(?=)(?:'ll| will| is going to| is gon na),?(?=) (?:be (?:right )?(?:in|back)|come (?:in|back)|see you)(?! [^.]*\b(?:give|draw|shot|vaccine|swab|labs?|blood|inject\w*|prescription|mmr)\b)/i;

// "Walk on your heels for me.", "give me your arm", "stand up, face me"
const directs =
  /^(?:(?:all right|okay|and|now|so|great|good|just|then|come on|let's have you)(?=)\b,?(?=) ){0,3}(?=)(?:(?:walk|stand|sit|lie|lean|roll|tap|hold|breathe|cough|jump|wiggle|turn|hop|push|pull|squeeze|bend|look|open|close|follow|lift|raise|step|swallow|put (?:the|your))(?=)\b[^.]{0,30}? for me(?=[,.]|$| and)|give me (?:your|both|that|the other) (?:[a-z]+ )?(?=)(?:arms?|hands?|fingers?|thumbs?|legs?|foot|feet|knees?|elbows?|wrists?)(?=)\b|(?:i'm (?:going to|gon na)|i'll)(?=) have you (?:rest|put|lay|hold|place) (?:your|the|both)(?=) (?:arms?|hands?|legs?|foot|feet|head|elbows?|wrists?|knees?)(?=)\b|have a seat\b|you can (?:put (?:it|that|your [a-z]+) back on|get dressed|sit (?:back )?up|hop (?:down|off)|pull (?:it|that|your [a-z]+) (?:up|down))(?=)\b|(?:now )?walk (?:to|down|across|over to|up)(?=) the (?:door|room|hall|hallway|corridor|window)\b|stand up, (?:and |now )?(?:face|drop|turn|bend|walk)|drop your (?:drawers|trousers|pants|shorts)|let's get (?:him|her|you|them) (?:out of|undressed|up on|down the))/i;
// "You got it.", "that's the spirit": what is said to an answer.
const applauds =
  /^(?:(?:oh|well|so|and|okay)(?=),? )?(?=)(?:you got it|that['’]s the (?:plan|spirit|idea|ticket)|even better|the offer stands|will do|there you go|good (?:man|girl|boy|lad))(?=)[ .!]{0,3}$/i;
// "Now the dentist.": only what comes next.
const announces =
  /^(?:(?:and|so|okay|all right),? )?(?=)now,? (?:for |to )?(?=)(?:the|your|my|his|her)(?=) [a-z' -]{3,24}[.]$/i;

// "That's a fair worry."
const courteous =
  /^(?:(?:oh|well|no|and)(?=),? )?(?=)(?:that(?:['’]s| is)(?=) (?:an?|your)(?=) (?:(?:very|really|perfectly) )?(?=)(?:fair|good|great|reasonable|excellent)(?=) (?:worry|question|point|concern)|(?:good|great|fair)(?=) (?:question|point))(?=)[ .!]{0,3}$/i;

/** True for what is said of a question instead of an answer. */
export function isCourtesy(unit: Unit): boolean {
  return unit.words.length < 9 && courteous.test(unit.text);
}

// "I'll write that down.", "we will confirm some information before we begin", "before we begin.", "welcome to the clinic"
const notes =
  /^(?:(?:all right|okay|and|now|so|then|well|sure|no problem)(?=),?(?=) ){0,3}(?=)(?:(?:let's|(?:i|we)(?=)(?:'ll| will|'m going to|'re going to| am going to| are going to| would like to|'d like to| (?:just |also )?(?:need|want|have) to))(?=) (?:(?:just|only|quickly|also|go ahead and) )*(?:confirm (?:some|a few|your)|(?:make|take) (?:a )?notes?\b|write (?:(?:that|it|this) )?down|write (?:that|it|this) in|put (?:down )?unknown|put that down|get to the bottom|(?:run|go) (?:down|through) (?:a|the|this|our) list|check (?:around|your (?!(?:psa|potassium|sodium|a1c|iron|ferritin|thyroid|kidneys?|liver|cholesterol|lipids?|sugars?|inr|b12|folate|hormones|bloods?|labs|testosterone|tsh|calcium|magnesium|urine)\b)[a-z]+$|to see if you have)|add (?:that|this|it|all)[a-z ]* to (?:your|the|my) (?:chart|records?|file))|before (?:i|we) (?:begin|start|do|send|go|get|continue)(?=)\b(?![^,]{0,60} (?:i|we)(?:'d|'ll| would| will| want| need)\b)[^,]*$|welcome (?:back )?(?:to|in)\b|one moment\b)/;

// "If you're okay with that.", "you tolerated that very well"
const leavesToThem =
  /^(?:and |so )?(?=)(?:that's (?:your (?:choice|decision|call)|(?:entirely )?up to you)|if (?:you're|you are|that's|that is)(?=) (?:fine|okay|ok|all right|happy|good)(?=)(?: with (?:that|it|you|this))?|you (?:tolerated|did)(?=) (?:that|it|this)?(?: (?:very|really))?(?=) ?(?:well|great))$/;

// "148 over 86, and I'll do it once more. That's 146 over 84."
const measuresAgain =
  /^(?:(?:and|so|okay|but) )*(?:i'll|we'll|let's|let me) (?:just )?(?=)(?:do|take|try|check) (?:it|that|this) (?:once more|one more time|again)(?: now)?$/;

/** True for what is said in the room while a plan is made, and is none of it. */
export function isSaidInTheRoom(unit: Unit): boolean {
  const plain = plainOf(unit);
  if (inTheRoom.test(plain) || staffComes.test(plain) || directs.test(plain) || applauds.test(plain))
    return true;
  if (isCourtesy(unit) || notes.test(unit.said) || leavesToThem.test(unit.said)) return true;
  if (measuresAgain.test(unit.said)) return true;
  return (announces.test(plain) || announces.test(unit.text)) && unit.clinical.drugs === 0;
}

// "Hey dragon, order Lasix 80 mg" after "I will give you Lasix 80 mg": told to the machine what the patient was told.
const commanded = /^(?:hey )?(?:dragon |dax )?(?:order|prescribe) /;
const ofOrder = /^(?:order|prescribe|we|will|a|an|the|some|and|of|for|any|new|refill|referral|to)$/;

export function isCommand({ said }: Unit): boolean {
  return commanded.test(said);
}

/** True for an order of what is `planned` (in small letters) already. */
export function saidBefore(line: string, planned: readonly string[]): boolean {
  const words = wordsOf(line).filter((word) => !ofOrder.test(word));
  return words.length > 0 && planned.some((known) => words.every((word) => known.includes(word)));
}

/** "Don't wait.", "don't leave it.": of the line before. */
export const urges =
  /^(?:The patient|(?:Her|His|Their) (?:mother|father|relative))(?=) was advised (?:not to|to not)(?=) (?:wait|leave it|delay|hang (?:about|around)|sit on it|hesitate|put it off)(?=)[^.,]{0,20}\.$/;
const explains =
  /^(?:That|This|It|They|Those|These)(?=) (?:is|are|can|could|may|might)(?=) (?!(?:due|time|important|best|fine|okay|safe|not|the plan|our|going to|something|why|what|how|where)\b)/;
const longestRemark = 16;

/** True for a line that says nothing by itself, but of the one before why, or how soon: "that can damage the eyes". */
export function goesWithLine(line: string): boolean {
  if (urges.test(line)) return true;
  return (
    explains.test(line) &&
    !/\d/.test(line) &&
    !/\b(?:we will|advised|order|start|stop|take (?:it|\d|one|two))\b/i.test(line) &&
    wordsOf(line).length <= longestRemark
  );
}

const accepts =
  /^(?:(?:okay|ok|all right|alright|yeah|yes|sure|fine|well|um)(?=),?(?=) ){0,3}(?=)(?:i['’]?ll|i will|i can|let['’]s)(?=) (?:(?:certainly|definitely|just) )?(?=)(?:give (?:it|that|them) a (?:go|try|shot|whirl)|try(?: it| that| them)?|try (?:and|to)(?=) (?:be better|be good|do (?:it|that|better|my best)|remember(?: that)?|keep that in mind)|do (?:that|it|my best|what i can))(?=)[.!]?$/i;

/** True for what a patient says who agrees, and adds nothing: "Okay, I'll try and be better." */
export function onlyAccepts({ role, unit }: Passage): boolean {
  return role !== 'clinician' && accepts.test(unit.text);
}
