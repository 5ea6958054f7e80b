import { applied, needed, type Rule } from './rules.ts';

const whose = '(?:your|the|his|her)';
const parts =
  '(?:lungs?|heart|abdomen|belly|neck|throat|ears?|eyes?|skin|back|chest|legs?|feet|knees?|thyroid|extremities)';

// What is said on the way to a finding or after it, contractions written out.
const rules: Rule[] = [
  // Begun and said otherwise: "i do you have some rales", "i do not hear any hearing any bruit".
  [[' you have', ' you do'], /\bi (?:do |did )?(?=you (?:do |did |also )?have\b)/gi, ''],
  [
    ['ing any'],
    /\b(hear|see|feel|appreciate|notice|note)(?=) any (?:hear|see|feel|appreciat|notic|not)(?=)(?:e?ing) any\b/gi,
    '$1 any',
  ],
  [[' like '], /\b(any|no) like (?=[a-z])/gi, '$1 '],
  [['on your on', 'for your for', 'on the on'], /\b(on|for) (your|the) (?:\1 \2 )+/gi, '$1 $2 '],
  // A heading, and another one at once: "on your heart exam on your belly exam …".
  [
    ['exam'],
    new RegExp(
      `^(?:(?:and|so|but|now|or|i am sorry),? ){0,4}(?=)(?:(?:on|for|in) )?(?=)${whose} [a-z ]{2,24}exam(?:ination)?,? (?=(?:on|for|in) ${whose} [a-z ]{2,24}exam)`,
      'i',
    ),
    '',
  ],
  // "Passively I can get you to 160", "…, now hold your arms out": what the examiner does.
  [
    [' can get ', ' can take ', ' can bring '],
    /\b(?:i|we)(?=) can (?:get|take|bring)(?=) (?:you|it|him|her|that)(?=)(?: up| down)? to (?=\d)/gi,
    'to ',
  ],
  [
    [
      ' now hold ',
      ' now push ',
      ' now lift ',
      ' now bend ',
      ' now turn ',
      ' now squeeze ',
      ' now look ',
      ' lift your ',
    ],
    /(?<=[a-z\d]{2}),? (?:now (?:hold|push|lift|bend|turn|squeeze|look) |lift (?=your )).*/i,
    '',
  ],
  [['notice that', 'note that'], /^(?:in the [a-z]{4,8} section,? )?(?:please )?(?:notice|note) that /i, ''],
  // "right there your reflexes are normal": where a hand was.
  [
    ['on your on', 'on her on', 'on his on', 'on the on'],
    /^on (?:your|his|her|the) (?=on (?:the|your|his|her) )/i,
    '',
  ],
  [['looks like'], /^(?:it )?looks like (?:it (?:definitely )?has |(?=(?:you|your|he|she|there)\b))/i, ''],
  [[' in them'], /\b(crackles|wheez[a-z]{1,4}|rales|rhonchi)(?=) in them\b/gi, '$1'],
  [['exam'], /^(?:physical )?exam(?:ination)?, (?=[a-z])/i, ''],
  [
    ['musculoskeletal', 'neurolog', 'general'],
    /^(?:musculoskeletal|neurological|neurologic|general), (?=[a-z]+ [a-z]+ )/i,
    '',
  ],
  // "Looking at you, you don't appear in distress", "sorry, there is …", "what I'm noticing is …", "if you see here there are …"
  [
    ['looking at you ', 'looking at he ', 'looking at she '],
    /^(?:and |so |just )*looking at (you|he|she) (?=(?:do|does|are|is|have|has|look|looks|appear|appears|seem|seems)\b)/i,
    '$1 ',
  ],
  [['sorry'], /^(?:i am )?sorry,? (?=(?:there|you|your|his|her|the|it|no) )/i, ''],
  [
    ['what i ', 'what we '],
    /^what (?:i|we) (?:am|are)(?=) (?:really |mostly )?(?=)(?:seeing|noticing|hearing|finding|feeling)(?=) (?:here |there )?is (?:that )?/i,
    '',
  ],
  [
    ['if you '],
    /^(?:(?:and|so|now) )*if you (?:see|look)(?: right)? here,?(?=)(?: (?:doctor|dr\.?) [a-z]+,?)?(?=) (?:you (?:will|can|will be able to) see (?:that )?)?/i,
    '',
  ],
  [['i agree '], /^i agree (?:with [a-z .]{2,30} )?that /i, ''],
  [['it, there', 'so, there'], /^(?:it|so), (?=there (?:is|are)\b)/i, ''],
  [[' have, ', ' has, ', ' got, '], /\b(have|has|got), (?=[a-z])/gi, '$1 '],
  [['had that in'], /^(?:(?:you|he|she)(?=) (?:have |has )?)?(?=)had that in the past,? /i, ''],
  // "There's a firm lump I can feel down here", "…, and, stand up for me, …".
  [
    [' i can feel', ' i can see', ' i can hear'],
    /(?<=\b(?:an?|some|no|little|small|firm|soft|hard|faint) [a-z]{3,15}),? (?:that )?i can (?:feel|see|hear)(?= (?:down|up|over|here|there|just|on|in|at|around|under|below|above|behind|near|along)\b|[,.]|$)/gi,
    '',
  ],
  [['thyroid thyro'], /\bthyroid (?=thyromegaly)/gi, ''],
  [['or your'], /\bor (?=your [a-z ]{3,40} (?:is|are|looks?) (?:fine|good|normal|okay)\b)/gi, 'and '],
  [
    ['it is ', 'they are ', 'they sound'],
    /^(?:it|they) (?:is|are|sounds?)(?=) (?:at )?(?=)(?:an? )?(?=(?:nondistended|non-?tender|soft|clear|regular|normal|supple|nontender|intact|symmetric\w*)\b)/i,
    '',
  ],
  [['there'], /^(?:right )?there,? (?=(?:otherwise,? )?(?:your|the|his|her)\b)/i, ''],
  [
    ['that ', 'this ', 'these ', 'those '],
    /(^|\b(?:have|has|hear|see|feel|appreciate|notice) )(?=)(?:that|this|these|those) (?=(?:grade|\d|one plus|two plus|three plus|mild|moderate|severe|slight|small|little|large|trace|same|systolic|some)(?=)\b)/i,
    '$1',
  ],
  [['shows'], /^(?:that|which) shows (?=(?:no|an?|some|mild)\b)/i, ''],
  [['that shows'], /\bthat shows (?=no\b)/i, 'shows '],
  [
    ['thing ', 'it ', 'that '],
    new RegExp(
      `^(?:everything|it|that|all of that)(?=) (?:(?:seems?|appears?) to )?(?=)(?:looks?|sounds?|feels?) (?:really |very |fairly )?(?=)(?:good|fine|great|okay),? (?=${whose} [a-z]|${parts} (?:is|are|looks?|sounds?))`,
      'i',
    ),
    '',
  ],
  [
    ['we knew', 'we know'],
    /^(?:and )?that,? we (?:knew|know|have known)(?=)(?: about)?(?: that| it)?(?: already| before)?,? (?=[a-z])/i,
    '',
  ],
  // "A murmur, which we've known about", "that I've heard on you before"
  [
    ['known', 'knew', 'heard', 'seen', 'noted', 'following', 'watching'],
    /,? (?:which|that)(?=) (?:i|we) (?:(?:have|have all|already|always|both)(?=) ){0,2}(?=)(?:known? about|knew about|known|been (?:following|watching)|(?:heard|seen|noted)(?= (?:on you |in you )?before)(?: (?:on|in) you)?)(?=)(?: (?:before|already|for years|for a while|for a long time))?(?=$|[,.]| and\b| but\b)/i,
    ', noted before',
  ],
  [
    ['worried', 'concerned'],
    /^(?:(?:and|so|but) )*(?:i am )?not (?:too |really |so |that |very )?(?:worried|concerned)(?=) about (?:that|it|this)(?=)(?: currently| now| today)?,? (?=[a-z])/i,
    '',
  ],
  [
    ['worried', 'concerned'],
    /,?(?: and| so| but){0,2}(?: i am)? not (?:too |really |so |that |very )?(?:worried|concerned)(?=) about (?:that|it|this)(?=)(?: currently| now| today)?(?=$|,| listen| your| on )/gi,
    '',
  ],
  [['listen to'], /^(?:and |so |now )*listen to (?=your [a-z]{4,9} (?:is|are|sounds?)\b)/i, ''],
  [['regular of', 'regular in', 'regular rate'], /\b(?:your|you are) (?=regular (?:of |in )?rate)/i, ''],
  [['regular of'], /\bregular of rate/gi, 'regular rate'],
  [['do not '], /^do not (?:appreciate|hear|see|feel|notice|find)(?=) (?:any )?(?!that\b)/i, 'no '],
  [
    ['do not '],
    /\b(?!(?:i|we|you|he|she|they|and|also)\b)([a-z]{1,15}),?(?: and)? do not (?:appreciate|hear|see|feel|notice|find)(?=) (?:any )?(?!that\b)/gi,
    '$1, no ',
  ],
  [
    [' that it is', ' that is', ' that are'],
    /\b(motor|sensation|strength|pulses?)(?=) that (?:it is|they are|is|are)(?=) (?=(?:all )?(?:intact|normal|strong|equal)\b)/gi,
    '$1 ',
  ],
  [[', '], /^, /, ''],
  // "…, and, look at the wall, …", "…, again, breathe, …", "…, cold hands, …": said to the patient meanwhile.
  [
    [
      ' look at ',
      ' breath',
      ' bend',
      ' push,',
      ' pull,',
      ' squeeze,',
      ' relax,',
      ' cough,',
      ' swallow,',
      ' hold ',
      ' not move',
      ' sorry',
      ' ouch',
      ' ow,',
      ' cold hands',
      ' turn ',
      ' one more',
      ' same again',
    ],
    /,(?: and,?)?(?=) (?:(?:again|now|just|sorry),? )?(?=)(?:look at (?:the|my) [a-z]+|breathe(?: in| out)?|deep breath|big breath|breath in|bend(?: it)?|push|pull|squeeze|relax|cough|swallow|hold (?:it|still)|do not move|sorry|ouch|ow|cold hands|turn (?:over|around)|one more|same again)(?=,)/gi,
    '',
  ],
  [['though'], /,? though(?:,? (?:and|but))?(?=)(?: only)?$/i, ''],
];

/** What is said to the patient after a finding, from where it begins: a word it needs, and its first words. */
const tails: [needs: string, from: RegExp][] = [
  [' means', / (?:what|which|that|this) (?:that |this |just |basically )?means\b/i],
  ['meaning', /,? meaning that\b/i],
  ['telling', / what (?:that|this) is telling\b/i],
  ['which is a good', / which is a (?:good|great) (?:thing|sign)\b/i],
  ['which is good', / which is good (?:now|so|okay)\b/i],
  ['impression', / (?:for|about|over) (?:my|the) (?:impression|assessment)\b/i],
  ['where i am', / where i am (?:pressing|pushing|touching|feeling|palpating)\b/i],
  ['interesting', / (?:that|this) is interesting\b/i],
  ['big words', / (?:those|these) are big words\b/i],
  ['fancy words', / (?:those|these) (?:are|were) a bunch of fancy words\b/i],
  ['open ', / open (?:up )?your mouth\b/i],
  ['so all of', / so all of (?:it|this|that|these|those)\b/i],
  ['so that does not that', / so that does not that\b/i],
  [' exam', / now (?:for|on) your [a-z]{3,15} exam\b/i],
  [' on exam', / your on exam/i],
];
/** What is left of the words that lead there. */
const lead = /(?:,| and| so| but| now| right| okay| i know| let us go| let us talk)$/i;

function withoutTail(said: string): string {
  const low = said.toLowerCase();
  let text = said;
  for (const [needs, from] of tails) {
    if (!low.includes(needs)) continue;
    const at = text.search(from);
    if (at < 0 || text.slice(0, at).split(' ').length < 2) continue;
    text = text.slice(0, at);
    for (let i = 0; i < 4 && lead.test(text); i++) text = text.replace(lead, '');
  }
  return text;
}

const any = new RegExp(needed(rules));

/** An examiner's words without what they say on the way to the finding, and of it to the patient. Says the same. */
export function withoutAsides(said: string): string {
  return withoutTail(any.test(said.toLowerCase()) ? applied(rules, said) : said);
}
