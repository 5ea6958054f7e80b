/** What a phrase without a verb tells, as far as its words show it. */
export type PhraseKind = 'time' | 'often' | 'duration' | 'place' | 'side' | 'with' | 'doing' | 'other';

const vaguely =
  /^(?:(?:a (?:bit|little)|about|around|maybe|probably|perhaps|roughly|just|only|mostly|mainly|usually|especially|back|early|late|some ?time|really|not long|well|must be|it was|it is|i think|i would say|i guess|i suppose|like|say|so|or so)(?=)[ ,]+)+/i;
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const seasons = 'spring|summer|autumn|fall|winter';
const feasts = 'christmas|easter|new year|thanksgiving|halloween|ramadan|diwali';
const bareYear = new RegExp(
  `^(?:(?:19|20)\\d\\d|(?:${months}|${seasons})(?: (?:19|20)\\d\\d| last year)?)(?=$|[ ,])`,
  'i',
);
const bareDay = new RegExp(
  `^(?:${days}|the \\d{1,2}(?:st|nd|rd|th)|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?)(?=$|[ ,])`,
  'i',
);
const bareFeast = new RegExp(`^(?:${feasts})(?=$|[ ,'’])`, 'i');
const dayTime =
  /^(?:(?:in|at|during|of|on|over)(?=) )?(?:the |an? )?(?=)(?:(?:early|late|middle of the|small) )?(?=)(?:mornings?|evenings?|afternoons?|nights?|bedtime|night-?time|lunch ?time|dinner ?time|weekends?|hours|first thing|last thing|noon|midday|midnight|rest|dawn)(?![a-z])/i;
const dated = new RegExp(
  `^(?:(?:in|on|at|since|from|until|till?|up (?:to|till|until)|before|after|by|over|during|not since) )(?:the |last |this |around |about |early |late )*(?:(?:19|20)?\\d\\ds?|${months}|${days}|${seasons}|${feasts}|beginning|end|start|middle|weekend|week|month|year|childhood|birth|then|today|yesterday|now|breakfast|lunch|dinner|tea|supper|meals?|food|eating|exercise|exertion|work|school|bed|sex)(?![a-z])`,
  'i',
);
const ago = /^[a-z0-9 .-]{1,30} (?:ago|back)\b/i;
const deictic =
  /^(?:yesterday|today|tonight|overnight|lately|recently|last|this (?:morning|afternoon|evening|week|month|year|summer|winter|spring)|the (?:other|previous|next|same) (?:day|week|night|morning|year)|the (?:week|day|night|month|year)(?:end)? before|the (?:past|last) |first thing|last thing|as a (?:kid|child|baby|teenager|boy|girl|student)|in my (?:teens|\w+ties)|all my life|from birth)(?![a-z])/i;
const clause =
  /^(?:when(?:ever)?|since|after|before|until|till|once|while|if|any ?time|every time|as soon as)(?=) (?:i|he|she|we|they|it|my|his|her|the|a|an|i['’][a-z]+)(?=)\b/i;
const times =
  /^(?:once|twice|thrice|(?:\d+|one|two|three|four|five|six|a few|a couple of|several|many|lots of) times|most (?:days|nights|mornings|evenings|weeks|of the time)|every (?:day|night|morning|evening|week|month|year|hour|time|other|few|couple|\d+|two|three|four|six|now|so|single)|each (?:day|night|morning)|all (?:the time|day|night)|daily|weekly|monthly|nightly|constantly|always|sometimes|occasionally|now and (?:then|again)|on and off|off and on|(?:from )?time to time|at times|rarely|hardly ever|seldom|(?:\d+|one|two|three|four|five|six|a few|a couple of)(?:,? (?:or|to|maybe) (?:\d+|two|three|four|five|six|seven|eight)|, \d+)? (?:nights?|days?|times?|mornings?) (?:a|per|out of))(?![a-z])/i;
const spans =
  /^(?:for )?(?:(?:about|around|a good|at least|nearly|almost|roughly|maybe|only|just|over|well over|under|up to|the best part of|getting on for|the (?:past|last)) )*(?:(?:\d+(?:\.\d+)?|an?|half an?|one|two|three|four|five|six|an? (?:good|couple|few|number)(?: of)?|couple(?: of)?|several)(?:,?(?=) (?:or|to|maybe) (?:\d+|two|three|four))?(?=)(?: and an? (?:half|quarter))?(?=) (?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|fortnights?|months?|years?|while|long time)|years|months|weeks|hours|days|ages|donkey's years)(?=)(?: and a half)?(?: or (?:so|more|two))?(?=$|[ ,](?!ago|old|left|a\b|per\b|back|to go))/i;
const places =
  /^(?:(?:just|right|all|deep|low|high|low down|high up) )?(?=)(?:in|on|at|behind|under|underneath|over|across|down|up|inside|outside|round|around|along|between|above|below|through|into|near|to|from|by|towards?|indoors|outdoors|upstairs|downstairs|everywhere|all over|here|there)(?![a-z])/i;
const sides =
  /^(?:(?:on|in)(?=) )?(?:(?:the|my|his|her)(?=) (?:left|right)(?: (?:one|side|hand side|hand))?|(?:left|right)(?=) (?:one|side|hand side)|left|both(?: (?:sides|of (?:them|those)|knees|hands|legs|sides equally))?)$/i;
const company = /^with(?:out)? /i;
const gerund =
  /^(?:just |mostly |mainly )?(?!(?:nothing|anything|something|everything|morning|evening|swelling|numbing|burning|itching|bleeding|vomiting|tingling|stinging|aching|throbbing|wheezing|coughing|bruising|cramping|bloating|feeling|being|king|ring|spring)\b)[a-z]{2,}ing\b/i;

// "Once I did, on the train."
const happenedOnce =
  /^once (?:i|he|she|we|they|it|there)(?=) (?:did|had|was|were|went|got|felt|came|saw|woke)(?=)\b/i;

/** The kind of the first phrase of an answer, in small or capital letters, without its closing mark. */
export function phraseKind(phrase: string): PhraseKind {
  const said = phrase.replace(vaguely, '');
  if (happenedOnce.test(said)) return 'other';
  if (sides.test(said)) return 'side';
  if (bareYear.test(said) || bareDay.test(said) || bareFeast.test(said)) return 'time';
  if (dayTime.test(said) || deictic.test(said) || clause.test(said) || dated.test(said)) return 'time';
  if (times.test(said)) return 'often';
  if (ago.test(said) && /\b(?:ago|back)(?:$|,)/i.test(said)) return 'time';
  if (spans.test(said)) return 'duration';
  if (company.test(said)) return 'with';
  if (places.test(said)) return 'place';
  return gerund.test(said) ? 'doing' : 'other';
}

/** A time with the preposition that a sentence wants: "2019" → in 2019; "easter" → at Easter. */
export function asTime(phrase: string): string {
  const vague = vaguely.exec(phrase)?.[0] ?? '';
  const said = phrase.slice(vague.length);
  const preposition = bareDay.test(said)
    ? 'on '
    : bareYear.test(said)
      ? 'in '
      : bareFeast.test(said)
        ? 'at '
        : /^(?:morning|evening|afternoon)(?=$|,)/i.test(said)
          ? 'in the '
          : '';
  return `${vague.toLowerCase()}${preposition}${said}`;
}
