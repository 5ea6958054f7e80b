const fronted =
  /^(?:(?:and|so|okay|now|um|uh|well|alright|but|then|right|yeah)[\s,]+){0,4}(?=)(?:when|if|with|without|for|on|in|at|after|before|since|during|other than|as far as)(?=)\b/i;
/** "your hypothyroidism are you still taking the levothyroxine", "how about the migraines how are those doing" */
const topicFirst =
  /^((?:(?:and|so|okay|now|um|uh|well|alright|but|then|right|yeah)[\s,]+){0,3}(?:(?:how|what) about )?(?:your|the|his|her) (?!(?:thing|one|way|problem|point|reason)\b)[a-z-]{3,20}(?: [a-z-]{3,20})?)(?<!\b(?:you|they|she|that|who|which|what|how|when)),? (?=(?:(?:are|do|have|did) (?:you|they)|(?:does|did|has) (?:it|he|she)|how(?:['’]s| is| are| have| has| did)(?=) (?:that|those|it|they|things)(?= (?:been )?(?:doing|going|treating|feeling|holding)\b))\b)/i;

/** "your asthma are you using the inhaler" → your asthma, are you using the inhaler */
export function withTopicParted(text: string): string {
  return text.replace(topicFirst, '$1, ');
}

const asked =
  / (?:do|does|did|are|were|is|was|have|has|can|could)(?=)(?: ?n['’]t)?(?=) (?:you|it|that|there|they|he|she|your|this)(?=[\s,.?]|$)/gi;
/** "If it does that", "we will have you": no question begins after these. */
const noQuestion =
  /^(?:i|you|he|she|it|they|we|that|this|there|will|would|to|can|should|shall|must|not|n't|what|how|when|where|which|who|as|than|nor|and|or|so|only|let|if|'ll|\w+'ll|na)$/i;

/** True for a question after a phrase: "and with your shoulder have you had any numbness". The mark is not looked for. */
export function asksAfterPhrase(text: string): boolean {
  if (topicFirst.test(text)) return true;
  if (!fronted.test(text)) return false;
  for (const { index } of text.matchAll(asked))
    if (!noQuestion.test(text.slice(text.lastIndexOf(' ', index - 1) + 1, index))) return true;
  return false;
}
