import { matchesOf } from '../matches.ts';

/**
 * A time that is over, of a course, a season or a life: "last winter", "the first two cycles", "when I first started it",
 * "back in 2015", "last time they made me jittery". Days and months are not: what began then may last.
 */
const thenTold: readonly RegExp[] = [
  /\blast (?:winter|summer|spring|autumn|fall|year|january|february|march|april|may|june|july|august|september|october|november|december)\b/,
  /\blast time,? (?:they|it|that|on it|(?:i|he|she|the patient) (?:took|had|was on) (?:it|them|that|one))\b/,
  /\b(?:the|my|our|those|that) first (?:(?:few|couple|couple of|two|three|four|five|six|\d{1,2}) )?(?:day|week|month|night|cycle|round|dose|infusion|injection|shot|pill|tablet)s?\b/,
  /\bwhen (?:i|you|he|she|they|the patient)(?=) (?:first (?:started|began|went on|took)|(?:started|began|took|was on|were on|went on)(?=) (?:it|them|on it|on them|taking))(?=)\b/,
  /\b(?:back then|(?:years|decades) (?:ago|back)|(?:back )?in (?:19|20)\d\d|as an? (?:baby|kid|child|teenager))\b/,
  /\bin (?:my|his|her|their)(?=) (?:teens|(?:early |late )?(?=)(?:twenties|thirties|forties|fifties|sixties|\d0s))(?=)\b/,
  /\b(?:in|during|with) (?:the |my |her |that )?(?:first |second |last )?pregnancy\b/,
  /\bwhen (?:i|you|he|she|the patient) w(?:as|ere)(?=) (?:little|small|young|younger|pregnant|an? (?:baby|kid|child|teenager|student)|in (?:school|college|high school|the army))(?=)\b/,
  /\bbefore (?:(?:i|he|she|the patient) (?:started|went on)|they (?:started|put)|starting)\b/,
  /\bbefore (?:the|my|his|her)(?=) (?:inhaler|surgery|operation|tablet|pill|medicine|medication|injection|shot|stent|treatment)(?=)s?\b/,
  /\bbefore (?:the|my|his|her) [a-z]{3,12}(?:zole|pril|artan|tatin|olol|rmin|pram|tide)\b/,
];
/** What the clause tells as done then, and nothing as so now. */
const tellsPast =
  /\b(?:was|were|had|got|did|felt|threw|went|came|made|gave|broke|kept|couldn['’]t|could not|vomited|fainted|caused|suffered|bothered|hurt|ached|swelled|coughed|bled|itched|used to|woke|wheezed|cried|reports)\b/;
const tellsNow =
  /\b(?:still|since|ever since|now|has|have|is|are|am|gets?|keeps?|always|again|began|start|starts|ongoing)\b|['’](?:ve|m|re)\b|\b(?:started|noticed|diagnosed|developed|came on|came back|onset)\b/;
/** "… so they switched me", "but since the new inhaler", "this time": the clause of then ends. */
const clauseEnd =
  /[.;?!]|,? (?:but|although|though|however|so|which|because|until|till|except)\b|,? and (?:now|this|it has|it is|they|since)\b|,? (?:now|this time|these days|nowadays|lately)\b|, (?:and )?since\b/g;
/** What was over is there again: "then it came back", "it has started up again" */
const comesAgain =
  /\b(?:came|come|comes|coming|crept) back\b|\bback (?:again|now)\b|\b(?:started|starting|start|begun|began)(?=) (?:up )?again\b|\bstill (?:have|get|there|got|do|is|am|happen)|\b(?:returned|flared|recurred)\b|\bnever (?:went|really went|fully)|\b(?:has|have|did) ?(?:n['’]t| not)(?=) (?:gone|stopped|cleared|settled|left)\b|\b(?:again|lately|ever since|ongoing|to this day|worse|(?:no|not|n['’]t) (?:any |much )?better)(?=)\b/;
const negatedAgain = /\b(?:n['’]t|not|never|none|nothing|no) (?:[a-z']+ ){0,4}(?:again|since|back)\b/;

/**
 * True where the clause of these words, in small letters, tells of what stands at `at` that it was so in a time that is
 * over, and nothing after it tells that it came back: "last winter I was wheezing", "I had a cough on it, back in 2015".
 */
export function isOfThen(text: string, at: number): boolean {
  if (at < 0 || !thenTold.some((then) => then.test(text))) return false;
  let from = 0;
  let to = text.length;
  for (const { index, 0: end } of matchesOf(clauseEnd, text)) {
    if (index + end.length <= at) from = index + end.length;
    else if (index > at && to === text.length) to = index;
  }
  const clause = text.slice(from, to);
  const told = thenTold.reduce((rest, then) => rest.replace(then, ''), clause);
  if (told === clause || !tellsPast.test(told) || tellsNow.test(told)) return false;
  const after = text.slice(to);
  return !comesAgain.test(after) || negatedAgain.test(after);
}

/**
 * True where what follows a name, up to `end`, in the same breath tells that it has gone: "diarrhea when I first started it
 * but that settled down", "headaches and felt sick but that's gone now", "a dry cough to start with". Not a pain of
 * minutes, which may come again: "it went away when I sat down".
 */
export function isGoneAfter(text: string, end: number): boolean {
  const after = text.slice(end);
  if (isGone.test(after) || atStart.test(after) || notNow.test(after))
    return !comesAgain.test(after.split(stop)[0]!);
  const gone = goneAgain.exec(after);
  if (gone === null || ofAnEpisode.test(text)) return false;
  return !comesAgain.test(after.slice(gone[0].length).split(stop)[0]!);
}
const stop = /[.;?!]/;
const atStart = /^ (?:to (?:start|begin) with|at first|initially)\b/;
// "I had a fever after the last one, but nothing this time", "I vomited, but this time I was fine"
const notNow =
  /^[^.;?!]{0,80}?,? but(?=) (?:(?:nothing|none|not)(?=)(?: at all| of that)?,?(?=) (?:this time|this year|since(?! then it)|now|lately|so far|these days|today)(?=[.,;]|$| (?:then|that)\b)|(?:this time|this year|now|since then|these days),?(?=) (?:i|it|he|she|they|that|the patient)(?=)(?:['’](?:m|s|ve|re)| was| is| am| were| has| have)(?=)(?: been)?(?=) (?:all |just |absolutely )?(?=)(?:fine|okay|ok|good|clear|all right|alright|gone)(?=)\b)/;
const goneAgain =
  /^[^.;?!]{0,80}?,? (?:but|and|which|then)(?=) (?:(?:it|that|they|those|this|all that|all of that)(?=)(?:['’]s|['’]re| has| have| is| are| all| both)? |)(?=)(?:all |now |pretty much |completely |mostly )?(?=)(?:settled(?: down)?|gone(?: away)?|went(?: away)?|stopped|cleared(?: up)?|wore off|passed|disappeared|eased off|resolved|calmed down)(?=[.,;]|$| (?:now|by|since|after|in|within|on its own|over the|completely|pretty|too|quickly)(?=)\b)/;
const ofAnEpisode =
  /\b(?:minutes?|seconds?|hours?|today|yesterday|tonight|this (?:morning|week|afternoon)|last (?:night|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|rest(?:ed|ing)?|sat|sit|lay|lie|lying)\b/;

/** "The cough went by October.", "the rash cleared up" */
export const isGone =
  /^s? (?:(?:went(?: away)?|stopped)(?= (?:at|around|about|last|by|in|after|on its own|when|once|within)\b|[,.]|$)|cleared(?: up)?\b|disappeared\b|(?:is|was|has) (?:all )?gone(?= (?:now|by|since)\b|[,.]|$))/;
