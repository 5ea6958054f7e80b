import { isBodyPart } from '../lexicon/body-part.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { isDrug } from '../lexicon/drugs.ts';
import type { Unit } from '../visit/units.ts';

/** "It does, you've a hand like ice", "it has, and it's ruined my bridge": only half of a sentence. */
const onlyAux =
  /^(?:It|They)(?=) (?:(?:does|do|did|has|have|had|will|can|could|would)(?=)(?: not)?(?:$|[.,]| (?:and|but)\b)|(?:is|are|was|were)(?=), (?:the patient|he|she|they|it|you|there)\b)/;
/** "It's whatever you want", "it's not my head", "it'll be a year in May". */
const ofNothing =
  /^(?:It|They) (?:is|was|are|were|will be|has been)(?=) (?:(?:more |just |only )?(?:light-?headed|dizzy|woozy)(?=)\b|whatever|wherever|whoever|not (?:my|his|her|their|the)\b|(?:an?|one|\d+)(?=) (?:days?|weeks?|months?|years?)(?=)\b)/;
const counted =
  /^(?:It|They) (?:is|was|are|were|has been|runs?|ran) (?:(?:about|around|over|nearly|almost|up to|like|still|only) )*\d/;
const money = / (?:pounds|dollars|bucks|quid|euros?)\b/;
const measure =
  /\b(?:pressures?|sugars?|glucose|weight|temp(?:erature)?|fever|a1c|cholesterol|pulse|heart rate|sats?|oxygen|count|score|dose|inr|psa|pain|ache|headaches?|height|size|cycles?|periods?|rate|level|levels|reading|readings|flow)$/i;
/** "It's coming", "it's been there since May": of what is felt or seen there, and not of the part of the body. */
const comes =
  /^(?:It|They)(?=) (?:(?:is|are|was|were|has been|have been)(?=) (?:just |still |always )?(?=)(?:coming|going(?! on)|there|gone|back)\b|(?:came|comes|come|goes|go|went)(?=) (?:back|off|on|away|and)\b|(?:started|began|moved|spread)(?=) (?:from|on|in|at|to)\b)/;
/** "What do you take for your blood pressure?" "It's diltiazem.": no pressure is a medicine. */
const isCalled = /^(?:It|They) (?:is|was|are|were) (?:(?:now|just|only|called|the) )*([a-z-]{4,24})\b/i;
const medicine =
  /\b(?:medic[a-z]+|tablets?|pills?|inhalers?|puffers?|drops|cream|ointment|spray|patch(?:es)?|thinners?|statin|insulin|antibiotics?|injections?|shots?|one)$/i;
const dry = /\b(?:dry|down there)\b/;
const fluid = /\b(?:discharge|bleeding)$/i;
const no = /^(?:no|nope|nah)$/;

/**
 * True where what is said of an "it" may be said of the thing `name` that was asked of: not "it was thirty degrees this
 * morning" of a head, and not "no, it's dry as a bone" of a bleeding that is denied.
 */
export function maySayOf(clause: string, name: string, { words, answers }: Unit): boolean {
  if (onlyAux.test(clause) || ofNothing.test(clause)) return false;
  const called = isCalled.exec(clause)?.[1]?.toLowerCase();
  if (called !== undefined && isDrug(called) && !isDrug(name.toLowerCase()) && !medicine.test(name))
    return false;
  // "Does your chest hurt?" and later "so it's pneumonia?": no part of the body is an illness.
  if (called !== undefined && isConditionWord(called) && isBodyPart(name.slice(name.lastIndexOf(' ') + 1)))
    return false;
  // "No discharge. It's been pretty dry down there."
  if (dry.test(clause) && fluid.test(name)) return false;
  if (counted.test(clause) && !measure.test(name) && (!isDrug(name) || money.test(clause))) return false;
  const denied = no.test(words[0] ?? '');
  const head = name.slice(name.lastIndexOf(' ') + 1);
  if ((denied || isBodyPart(head)) && comes.test(clause)) return false;
  return !(denied && answers !== null && asksForAny(answers.words, head));
}

// "Any vaginal bleeding?" "No, it's dry as a bone.": what is not there is nothing.
function asksForAny(words: readonly string[], name: string): boolean {
  const at = words.indexOf('any');
  return at >= 0 && words.slice(at + 1, at + 4).includes(name);
}
