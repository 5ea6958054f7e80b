import { withinSentence } from './fragments.ts';

const drinks =
  /\b(?:wines?|beers?|pints?|sherr(?:y|ies)|gin|glass(?:es)?|whiske?y|vodka|lagers?|ciders?|units|bottles?|spirits|rum|cans?|cocktails?|prosecco|shandy|stout|guinness)\b/i;
const asksDrink = /\b(?:drink(?:ing|er)?|alcohol|booze)\b/i;
const asksSmoke = /\b(?:smok(?:e|ed|er|ing)|cigarettes|tobacco)\b/i;
const givesUp =
  /\b(?:used to|i did|was an?(?:(?: heavy| light| social| regular) )? ?smoker|ex[- ]?smoker|former|quit|gave (?:it |them )?up|given (?:it |them )?up|stopped|packed (?:it|them) in|kicked (?:it|the habit)|not any ?more|no longer|(?:been )?off (?:them|it|cigarettes|the cigarettes)|years ago|\d{2} years back)(?=)\b/;
const goesOnSmoking =
  /\b(?:try(?:ing)?|tried|want(?:ed)?|ready|should|hop(?:e|ing)|going|started|start|again|still|back|cut(?:ting)? down|restarted|now i|these days|vape|vaping) ?(?=)\b/;

/** True where who answers a question of smoking has given it up: "I used to.", "I quit six years ago." */
export function smokedOnce(said: string): boolean {
  return givesUp.test(said) && !goesOnSmoking.test(said);
}
const daily =
  /^(?:(?:about|around|maybe|only|just|up to|roughly|probably) )*(?:\d{1,3}(?=)(?:(?: to | or | maybe |-| )\d{1,3})?|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty)(?=)(?: to | or |[- ])?(?=)(?:two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty)?|half a pack|a pack|a packet|half a packet|a couple|a few|one or two)(?=)(?: cigarettes| packs?| roll-?ups| smokes)?(?=) (?:a|per|each|every) (?:day|week)(?=)\b.{0,40}$/i;
const over = /\b(?:used to|ago|before|gave|quit|stopped|packed|when|until|till|never|no|not|none)\b/i;

/** "Yes, I have about five a day", "I do, just the odd one" */
const lead =
  /^(?:(?:just|only|maybe|well|oh|and|but|yes|yeah|yep|i do)(?=)[, ]{1,2}){0,4}(?:i(?:['’]ll)? (?:have|do) (?=(?:about|around|maybe|probably|the|an?|some|\d|one|two|three|four|five|six|eight|ten|twenty)(?=)\b))?/i;
const oddOne = /^(?:the (?:odd|occasional) (?:one|cigarette|smoke)|one or two|a couple|a few)(?=)\b.{0,40}$/i;
const howOften =
  /^(?:(?:very|only|quite) )?(?=)(?:rarely|occasionally|socially|sometimes|hardly ever|not (?:very )?(?:often|much)|(?:every )?now and (?:then|again)|(?:every )?once in a while|on (?:special )?occasions?|at weekends|on (?:the )?weekends)(?=)\b.{0,40}$/i;
// "I used to, but I quit ten years ago", "I quit when my son was born, so that's 28 years"
const gaveUp =
  /^(?:no(?:pe)?(?: sir| ma['’]am)? ?,? )?(?:i used to,? (?:but )?)?(?:i )?(gave up|quit|stopped|packed it in)(?: smoking| it)?((?=) (?:in|on|at|about|around|when|after|last|over|nearly|almost|years|months|a|an|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|\d{1,4})(?=)\b[^,]{0,40}?)(?: ?, so (?:(?:that['’]s|that is|it['’]s|it['’]s been)(?=) )?(?:about |maybe |around )?(?=)((?:\d{1,2}|[a-z]{3,12}) (?:years?|months?))(?: now| ago)?)?$/i;
const isClause = /^(?:i|he|she|they|we|it|that|take|takes|do|don['’]t|have|like)\b/i;
const ofOther =
  /\b(?:husband|wife|partner|spouse|boyfriend|girlfriend|mother|father|mom|mum|dad|brother|sister|son|daughter|parents?|family|roommate|anyone|anybody|someone|somebody)\b/i;
/** "How much water do you drink?" */
const ofWhat = /\bhow (?:much|many) (water|milk|tea|soda|pop|juice|squash|fluid|beer|wine)\b/i;
// "I used to.", "I did."
const bareOnce =
  /^(?:(?:yes|yeah|well|oh|no|um|uh)(?=)[,. ]{1,2}){0,2}(?=)i (?:used to|did)(?=)(?:,? (?:yes|yeah|once|before))?$/i;
// "I used to, a pack a day for thirty years"
const usedTo = /^(?:(?:yes|yeah|well|no),? )?i used to,? (.{5,80})$/i;
const bothAsked = /\bor\b|, | and /;

/**
 * "Wine at weekends" → i drink wine at weekends, where drinking was asked of; "ten a day", "I have the odd one" the same of
 * smoking; "very rarely" of whichever alone was asked of.
 */
export function habitAnswer(asked: string, said: string, wasOnce = false): string | null {
  if (ofOther.test(asked)) return null;
  if (wasOnce && asksSmoke.test(asked)) {
    if (bareOnce.test(said)) return 'i used to smoke';
    const amount = withinSentence(said.replace(lead, ''));
    if (daily.test(amount)) return `i smoked ${amount}`;
  }
  const [, verb, when, since] = (asksSmoke.test(asked) && !bothAsked.test(asked) && gaveUp.exec(said)) || [];
  if (verb !== undefined)
    return `i ${verb === 'packed it in' ? 'gave up' : verb} smoking${when}${since === undefined ? '' : `, ${since} ago`}`;
  const before = asksSmoke.test(asked) && !bothAsked.test(asked) ? usedTo.exec(said)?.[1] : undefined;
  if (before !== undefined && daily.test(before)) return `i used to smoke ${before}`;
  const text = withinSentence(said.replace(lead, ''));
  if (over.test(text) || isClause.test(text) || /\b(?:did|used|ever|were|had)\b/i.test(asked)) return null;
  if (asksDrink.test(asked) && drinks.test(text)) {
    const what = ofWhat.exec(asked)?.[1]?.toLowerCase();
    return what === undefined || text.includes(what) ? `i drink ${text}` : `i drink ${text} of ${what}`;
  }
  if (asksSmoke.test(asked) && (daily.test(text) || oddOne.test(text))) return `i smoke ${text}`;
  if (!howOften.test(text) || bothAsked.test(asked)) return null;
  if (asksDrink.test(asked)) return `i drink alcohol ${text}`;
  return asksSmoke.test(asked) ? `i smoke ${text}` : null;
}
