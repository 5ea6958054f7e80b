/** One of the words that a rule needs (any text will do where it has none), what it finds, and what stands instead. */
type Rule = [needs: readonly string[], from: RegExp, to: string];

const whose = '(?:your|the|his|her)';
const parts =
  '(?:lungs?|heart|abdomen|belly|neck|throat|ears?|eyes?|skin|back|chest|legs?|feet|knees?|thyroid|extremities)';

// What is said on the way to a finding or after it, contractions written out.
const rules: Rule[] = [
  // Begun and said otherwise: "i do you have some rales", "i do not hear any hearing any bruit".
  [[' you have', ' you do'], /\bi (?:do |did )?(?=you (?:do |did |also )?have\b)/gi, ''],
  [
    ['ing any'],
    /\b(hear|see|feel|appreciate|notice|note) any (?:hear|see|feel|appreciat|notic|not)(?:e?ing) any\b/gi,
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
  [['notice that', 'note that'], /^(?:in the [a-z]{4,8} section,? )?(?:please )?(?:notice|note) that /i, ''],
  // "right there your reflexes are normal": where a hand was.
  [
    ['on your on', 'on her on', 'on his on', 'on the on'],
    /^on (?:your|his|her|the) (?=on (?:the|your|his|her) )/i,
    '',
  ],
  [['looks like'], /^(?:it )?looks like (?=(?:you|he|she|there)\b)/i, ''],
  [['exam'], /^(?:physical )?exam(?:ination)?, (?=[a-z])/i, ''],
  [
    ['musculoskeletal', 'neurolog', 'general'],
    /^(?:musculoskeletal|neurological|neurologic|general), (?=[a-z]+ [a-z]+ )/i,
    '',
  ],
  [['it, there', 'so, there'], /^(?:it|so), (?=there (?:is|are)\b)/i, ''],
  [[' have, ', ' has, ', ' got, '], /\b(have|has|got), (?=[a-z])/gi, '$1 '],
  [['had that in'], /^(?:(?:you|he|she) (?:have |has )?)?had that in the past,? /i, ''],
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
  // Told to the patient after it.
  [
    [' means', ' meaning', 'telling'],
    /(?<=\w \w[^,]{3,80}),?(?: and| so)? (?:what (?:that|this) means|that (?:just )?means|meaning|which (?:just )?means|what (?:that|this) is telling)(?=)\b.*$/i,
    '',
  ],
  [
    ['which is a', 'which is g'],
    /,? which is (?:a )?(?:good|great|reassuring)(?=)(?: (?:thing|sign|news))?(?=)(?: (?:now|so|okay)\b.*)?$/i,
    '',
  ],
  [
    ['impression', 'assessment'],
    /,? (?:now|so|and|okay) (?:for|let us (?:talk|go)(?=)(?: [a-z]+){1,4}) (?:my|the|your) (?:impression|assessment).*$/i,
    '',
  ],
  [
    ['where i am'],
    /,?(?: right)? where i am (?:pressing|pushing|touching|feeling|palpating)(?=)(?: right)?(?=)(?: there| here| now)?$/i,
    '',
  ],
  [
    ['interesting', 'big words', 'fancy words'],
    /,?(?: and| so)?(?: i know)? (?:that|this|those|these) (?:is|are|were|was)(?=) (?:a bunch of )?(?:interesting|big words|fancy words)\b.*$/i,
    '',
  ],
  [['open '], /,? open (?:up )?your mouth\b.*$/i, ''],
  [
    ['so all of', 'so that '],
    /,? so (?:all of (?:it|this|that|these|those)(?: things)?|that(?: does not that| all)?) (?:looks?|sounds?|is|are)\b[a-z ]{0,30}(?:good|fine|normal|decent|okay|great)$/i,
    '',
  ],
  [
    ['exam'],
    /\b(?!(?:from|than|since|of|with|to|like|as|in|at|by|on|for|and)\b)([a-z]+),? (?:now (?:for|on) )?(?:your|the|his|her) (?:on )?(?:[a-z]+ ){0,2}exam(?:ination)?(?: of (?:your|the|his|her) (?:[a-z]+ )?[a-z]+)?$/i,
    '$1',
  ],
  [['though'], /,? though(?:,? (?:and|but))?(?=)(?: only)?$/i, ''],
];

const any = new RegExp(rules.flatMap(([needs]) => needs).join('|'));

/** An examiner's words without what they say on the way to the finding, and of it to the patient. Says the same. */
export function withoutAsides(said: string): string {
  let text = said;
  let low = said.toLowerCase();
  if (!any.test(low)) return said;
  for (const [needs, from, to] of rules) {
    if (!needs.some((word) => low.includes(word))) continue;
    const mended = text.replace(from, to);
    if (mended === text) continue;
    text = mended.replace(/^, /, '');
    low = text.toLowerCase();
  }
  return text;
}
