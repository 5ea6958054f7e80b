import { isConditionWord } from '../lexicon/conditions.ts';
import { wordsOf } from '../visit/units.ts';
import { isVague } from './vague-name.ts';

/** "Your heart failure's stable too", "the chronic kidney disease is still stage 3b": an illness, and how it stands. */
const stands =
  /^(?:(?:and|so|but|okay|now|then|well|good|great)(?=),?(?=) ){0,3}(?=)(?:(?:the|your|his|her) )?((?:[a-z0-9-]+ ){0,4}?[a-z-]+)(?:'s| is| are| remains| has been)(?=) (?:(?:very|pretty|quite|still|also|all|now|really|much|at|in|a|bit|little|been|doing|looking|not|n't|about|fairly) ){0,4}(?=)(?:stable|unchanged|the same|(?:well |poorly |badly )?controlled|uncontrolled|under (?:good )?control|out of control|goal|in remission|remission|improving|resolving|resolved|better|worse|getting (?:better|worse)|well|quiet|active|stage (?:\d|one|two|three|four|five)(?:[ab]| [ab])?)(?=$|,| (?:too|now|today|again|and|but|at|on|with|since|then|so|it's|it is|this|that|for)(?=)\b)/;

/** True where a clinician says how an illness stands, by its name: none of what was found or told. */
export function tellsHowIllnessStands(said: string): boolean {
  if (!stood.test(said)) return false;
  const name = stands.exec(said)?.[1];
  if (name === undefined) return false;
  const words = wordsOf(name);
  return isConditionWord(words.at(-1) ?? '') && !isVague(words.slice(-2).join(' '));
}
const stood =
  /\b(?:stable|unchanged|same|controlled|control|goal|remission|improving|resolv|better|worse|well|quiet|active|stage)/;

/** "Your cholesterol is still above where I'd like it.", "the A1c isn't at goal" */
const againstGoal =
  /^(?:(?:and|so|but|okay|now|well)(?=),? ){0,2}(?=)(?:your|the|his|her)(?=) (?:(?:bad )?cholesterol|ldl|lipids|a1c|blood pressure|(?:blood )?sugars?)(?=)(?:'s| is| are)(?=) ?(?:(?:still|a bit|a little|just|quite|well)(?=) ){0,2}(?=)(?:above|over|not|n't)(?=) (?:(?:at|the|your|our|quite|yet)(?=) ){0,2}(?=)(?:goal|target|where (?:i|we))\b/;

/** True where a clinician measures a level by what they want it to be. */
export function judgesLevel(said: string): boolean {
  return againstGoal.test(said);
}

/** "She's broken her collarbone.": what it is, however early it is said. */
const isHurt =
  /^(?:(?:well|so|okay|yes|yeah|and|right|no)(?=),? ){0,2}(?:you|he|she)(?:'ve| have|'s| has)(?=) (?:(?:just|only|also|definitely|probably|actually) )?(?:broken|fractured|torn|ruptured|sprained|strained|dislocated|pulled|cracked|chipped)(?=) (?:(?:the|an?|your|his|her) )/;

/** "You've just got a nasty bruise on your left shin.", and nothing worse. */
const hasOnly =
  /^(?:(?:well|so|okay|no|and)(?=),? ){0,2}(?=)(?:you|he|she)(?:'ve| have|'s| has)(?=) (?:just|only) got (?:an?|some) (?:[a-z]+ ){0,2}(?=)(?:bruise|sprain|strain|scrape|graze|cold|bug|virus|rash|bump)(?=)\b/;

/** True where a clinician says what somebody has done to a part of theirs, or that it is no more than a bruise. */
export function tellsInjury(said: string): boolean {
  return isHurt.test(said) || hasOnly.test(said);
}

/** "It's your third episode.", "this is her second bout of it" */
const isCounted =
  /^(?:(?:so|and|now)(?=),? ){0,2}(?=)(?:it|this|that)(?:'s| is)(?=) (?:(?:now|already) )?(?:your|his|her|the)(?=) (?:first|second|third|fourth|fifth|sixth|2nd|3rd|4th|5th)(?=) (?:episode|bout|attack|flare|flare-up|relapse|time)(?=)\b/;

/** True where a clinician counts how often an illness has come. */
export function countsEpisodes(said: string): boolean {
  return isCounted.test(said);
}

const standing =
  /^(?:still |now |currently )?(?:(?:well|poorly|badly|not|not well) controlled|uncontrolled|under (?:good )?control|out of control|(?:not )?stable|(?:not )?at goal|in remission|unchanged|improving|getting (?:better|worse))$/;

/** "Well controlled.", said alone behind the name of an illness. */
export function isBareStanding(said: string): boolean {
  return standing.test(said);
}
