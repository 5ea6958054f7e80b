type Rule = [RegExp, string];

// What was begun and said otherwise, still in the speaker's person, contractions written out.
const rules: Rule[] = [
  // A name that is called before anything is said: "brittany so i see that you have some foot pain".
  [
    /^(?!(?:and|but|so|then|now|well|because|since|while|where|when|what|how|that|also|here|today|maybe|as|if|again|first|currently|otherwise|sometimes|or|which)\b)[a-z]{3,14},? (?:so,? )?(?=(?:i (?:see|understand|hear|heard) (?:here )?(?:that )?you|it (?:looks|seems|sounds) like you)\b)/i,
    '',
  ],
  [/^(?:oo+f|fo+f|phew|whew|ugh|yikes|geez|jeez|gosh|man|boy),? /i, ''],
  [/\b(i|we|you) like (?=[a-z]{2,}ed\b)/gi, '$1 '],
  [/\b(?:my|the) (?=(?:myself|yourself|himself|herself|themself)\b)/gi, ''],
  [
    /\b(?:a|an) (?=(?:the|some|my|your) [a-z]|(?:two|three|four|five|six|[2-9]) (?:ibuprofen|tylenol|aleve|advil|pills|tablets)\b)/gi,
    '',
  ],
  [/\bthe (?=an? [a-z])/gi, ''],
  [/\band,? but\b/gi, 'but'],
  [/\bbut,? and\b/gi, 'and'],
  [/\bi am,? been\b/gi, 'i have been'],
  [/\bis,? (?=has been\b)/gi, ''],
  [/\b((?:it|that|this)(?: really)? is) (?:it|that|this) is\b/gi, '$1'],
  // "it's i barely can do half a mile", "with the knee it's my leg gives out".
  [/\b(?:it|that|this) is,? (?=i (?!am\b|was\b|think\b|guess\b|believe\b|feel\b)[a-z])/gi, ''],
  [/\b((?:i|you|we) (?:have|had|am|are)) so \1\b/gi, '$1'],
  [/\b(i|you|we) (tak|us|hav|do|feel|get|go|see|mak)e? (?=\1 (?:am|are) \2(?:t|s)?ing\b)/gi, ''],
  [/\b(i|you|we|he|she) (said|told|was|were) \1,? \1 \2 /gi, '$1 $2 $1 '],
  [/\b((?:she|he|they) said) i,? \1 /gi, '$1 '],
  [/\b(i|you) (?:have|need|want|got|am going) to (?=\1 [a-z])/gi, ''],
  [/\b(i|she|he|they|we) (?:my|the|a|his|her) (?=[a-z]{3,}ed\b)/gi, '$1 '],
  [/^i (?=(?:before|after|when|since|if) i )/i, ''],
  [/^i (?=it (?:is|was|has|had)\b)/i, ''],
  [
    /^i (?:did|was|had|have) (?=my (?:wife|husband|mother|father|son|daughter|brother|sister|friend|family|kids) and i )/i,
    '',
  ],
  [/^there,? (?=i (?:have|had|did|do|was|am|get|got)\b)/i, ''],
  [/\byou looks? like (?=you\b)/gi, ''],
  [/\bi was (?=(?:chills|fevers?|nausea|headaches?|pain)\b)/gi, 'i had '],
  [/\bi (?=in (?:so much|a lot of|severe|constant|terrible) (?:pain|discomfort|distress)\b)/gi, 'i am '],
  [/\b(it|that|this) (?:was|is) (?=felt\b)/gi, '$1 '],
  [/\b(with|for) (?:this|that|these|those) [a-z]+ \1 (?=(?:this|that|these|those) [a-z])/gi, '$1 '],
  [/\b(in|out|over|down|up) and (?=(?:for|to)\b)/gi, '$1 '],
  [/\bover (?=for (?:a|the|about|\d))/gi, ''],
  [/\bbut no,? (?=(?:mostly|mainly|just)\b)/gi, 'but '],
  [/\bor but\b/gi, 'but'],
  // A question that was begun: "my elbow is sore which elbow", "on your foot can what".
  [/\b(sore|hurts?|painful|swollen|pain|there|it) which [a-z]+$/i, '$1'],
  [/,? (?:can|or|so) what$/i, ''],
  [/\bi wish,? unfortunately,? /gi, 'unfortunately '],
];

/** The words without what the speaker took back in the same breath; says the same. */
export function withoutFalseStarts(said: string): string {
  return rules.reduce((text, [from, to]) => text.replace(from, to), said);
}
