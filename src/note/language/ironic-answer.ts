/** What is wished for or laughed at in an answer, and so not had. */
const ironic =
  "(?:i wish|if only|i should be so lucky|i should hope|chance(?=)(?:[’']d| would)(?=) be a fine thing|fat chance|no such luck)";
const behindName = new RegExp(
  `^((?!(?:i|he|she|we|it|they|you|that|and|but|so)\\b)[a-z][a-z' -]{2,40}), ${ironic}[.!…]*$`,
  'i',
);
const echoes = /^[a-z][a-z' -]{2,40}\?$/i;
const onlyIronic =
  /^(?:oh,? |ha,? )?(?:if only|i should be so lucky|chance(?=)(?:['’]d| would)(?=) be a fine thing|fat chance|no such luck)[.!…]*$/i;
const wished =
  /^(?:oh,? |ha,? )?i wish (?:i|he|she)(?=) (?:had|did|could|was|were)(?: (?:lost|losing|lose|put on))?(?: (?:some|any|a bit|weight|a few pounds))?(?:,? (?:look|mind|love|doctor|you know|honestly))?[.!…]*$/i;
const saysNo = /^(?:no|nope|nah)\b/i;
const ofBody = /\b(?:weight|lost|los(?:e|ing)|pounds|stone|sleep(?:ing)?|energy|appetite|hungry)\b/i;
const ofDeath =
  /\b(?:suicid\w{2,4}|harm\w{0,3}|hurt(?:ing)? (?:your|him|her|them)|kill\w{0,3}|die|dying|dead|death|not (?:being|to be) here|(?:were|was) ?n['’]t here|end(?:ing)? (?:it|your|things)|life)\b/i;

/**
 * The sentences of an answer with what is said in irony as it is meant: asked "losing weight?", "Losing weight, I wish."
 * → Losing weight, no. Of dying nobody is taken to joke.
 */
export function withIronyMeant<Sentence extends { text: string }>(
  sentences: readonly Sentence[],
  question: string | undefined,
): readonly Sentence[] {
  if (question === undefined || ofDeath.test(question)) return sentences;
  if (!sentences.some(({ text }) => mayBeIronic.test(text))) return sentences;
  const asked = question.split('?').at(-2) ?? '';
  return sentences.flatMap((sentence, at) => {
    const named = behindName.exec(sentence.text)?.[1];
    if (named !== undefined && wasAsked(named, question)) return [{ ...sentence, text: `${named}, no.` }];
    const isNo = onlyIronic.test(sentence.text)
      ? asksWhether.test(asked) && !leavesOpen.test(asked)
      : wished.test(sentence.text) && ofBody.test(question);
    if (!isNo)
      // "Weight loss? I should be so lucky.": asked back, and no.
      return echoes.test(sentence.text) && onlyIronic.test(sentences[at + 1]?.text ?? '') ? [] : [sentence];
    // "I wish I had lost some. No, I'm all right."
    return saysNo.test(sentences[at + 1]?.text ?? '') ? [] : [{ ...sentence, text: 'No.' }];
  });
}
// "What would help?" "A week off, I wish." is no answer to what was asked.
function wasAsked(named: string, question: string): boolean {
  const low = question.toLowerCase();
  return (named.toLowerCase().match(/[a-z]{4,20}/g) ?? []).some((word) => low.includes(word.slice(0, 4)));
}

const asksWhether = /\b(?:any|lost|losing|(?:have|do|did|are|were) (?:you|he|she))\b/i;
/** "Been on a bike, or had any marital activity?", "any change there?": of which it is said is open. */
const leavesOpen = /\bany change\b|\bor (?:had|have|did|do|been|are|is|were)\b/i;
const mayBeIronic = /\b(?:wish|if only|so lucky|fine thing|fat chance|such luck)\b/i;
