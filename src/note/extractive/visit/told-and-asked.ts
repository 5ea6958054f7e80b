import type { Utterance } from '../../language/utterances.ts';

const opensAsking =
  /, (?:(?:and|but|so|or) )?(?=(?:is|are|was|do|does|did|can|could|should|will|would|has|have|am|who|what|why|how)(?=)(?:n['’]t|['’]s)?(?=) (?:that|it|this|those|these|he|she|they|i|we|there|the|my|any|a|you|not|doesn['’]t|isn['’]t|[a-z]+s)(?=)\b)/gi;
// "I was wondering, is it …?", "what I want to know, though, is it …?"
const onlyLeads =
  /\b(?:wonder\w*|asking|ask|question|know|tell me|curious|mean|say|said|says|go|goes|went|thought|thinking|sorry|doctor|and|but|so|like|if|whether)\W*$|^(?:wait|hang on|hold on|sorry|look)\b|^(?:(?:and|so|but|well|oh|okay|no|yes),? )*(?:is|are|was|do|does|did|can|could|should|will|would|has|have|am|who|what|why|how|when|where|which|if|because|say)\b/i;
const fewest = 2;
// "Porridge, that's good, isn't it?" is of the talk.
const fewestTagged = 5;
const onlyTag = /^[a-z]+(?:n['’]t)? (?:it|he|she|they|that|we|you|there)\?$/i;
const endsInTag = /, (?:is|are|was|does|do|did|has|have)(?=)(?:n['’]t)? (?:it|he|she|they|that)$/i;
const deniesAlone = /^(?:(?:oh|lord|god|och|ah|well|um|uh),? )*(?:no|nope|never|not really|not yet)$/i;
const longestAsked = 14;
// "I walked in here, didn't I?"
const ofOwn =
  /, (?:am|did|do|have|was|could|can|had)(?: i not|n['’]t i)\?$|, ain['’]t i\?$|, aren['’]t i\?$/i;

// "Better, I think?"
const unsureOfOwn =
  /^(?!(?:(?:and|so|but|well|oh|okay),? )*(?:is|are|was|were|do|does|did|has|have|can|could|should|would|will|am|who|what|why|how|when|where|which)(?=)\b)[^?]{2,60}, (?:like,? )?(?=)(?:i (?:think|guess|suppose|believe|reckon)|maybe|probably)(?=)\s?\?$/i;

/**
 * What who was asked tells, apart from what they ask in the same breath: "I have milk in my coffee, does that count?" And
 * as told what they only want agreed to: "I'm on the pill, aren't I?"
 */
export function toldAndAsked(part: Utterance): Utterance[] {
  const { text, start } = part;
  if (!text.endsWith('?') || !text.includes(',')) return [part];
  const own = ofOwn.exec(text);
  if (own !== null) return [{ ...part, text: `${text.slice(0, own.index)}.` }];
  if (unsureOfOwn.test(text)) return [{ ...part, text: `${text.slice(0, -1).trimEnd()}.` }];
  let found: { at: number; from: number } | null = null;
  for (const { index, 0: joint } of text.matchAll(opensAsking))
    found = { at: index, from: index + joint.length };
  if (found === null) return [part];
  const told = text.slice(0, found.at).replace(endsInTag, '');
  const asked = text.slice(found.from);
  const words = told.split(' ').length;
  if (asked.split(' ').length > longestAsked || onlyLeads.test(told)) return [part];
  if (words < (onlyTag.test(asked) ? fewestTagged : fewest) && !deniesAlone.test(told)) return [part];
  return [
    { ...part, text: `${told}.`, end: start + told.length },
    { ...part, text: asked, start: start + found.from },
  ];
}

const measuredValue =
  /\b(?:a1c|glucose|sugars?|potassium|sodium|creatinine|hemoglobin|haemoglobin|ldl|hdl|cholesterol|triglycerides|tsh|psa|inr|ferritin|b12|vitamin d|calcium|magnesium|uric acid|platelets|white count|bnp|troponin|alt|ast|egfr|gfr|level|pressure)(?=)(?: [a-z]{1,15}){0,3}?(?=)(?:['’]s| is| was| were| are|)(?=) (?:(?:still|up|down|now|about|at|a little|high|low|only)(?=),? ){0,3}(?=)(?:\d|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|[a-z]{3,5}ty)(?=)\b)/i;
const asksOfIt =
  /, (?:and |so )?(?=(?:were|was|are|have|has|did|do|does|is)(?=)(?:n['’]t)? (?:you|he|she|they|that|it)\b[^?]{2,60}\?$)/i;

/** "When your LDL was 160, were you taking the statin?" */
const ofCase = /^(?:(?:and|so|but|okay) )?(?:when|if|since|because|where)\b/i;

/** What a clinician reads out, apart from what they ask of it: "Glucose was one oh eight, were you fasting?" */
export function resultAndAsked(part: Utterance): Utterance[] {
  const { text, start } = part;
  const joint = text.endsWith('?') ? asksOfIt.exec(text) : null;
  if (joint === null || ofCase.test(text) || !measuredValue.test(text.slice(0, joint.index))) return [part];
  return [
    { ...part, text: `${text.slice(0, joint.index)}.`, end: start + joint.index },
    {
      ...part,
      text: text.slice(joint.index + joint[0].length),
      start: start + joint.index + joint[0].length,
    },
  ];
}

const wantsAmount =
  /\bhow (?:long|often|many|much|old|far|late|early|soon)\b|\b(?:when|when'd|what time|what age|since|what year)\b/;
const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half couple few once twice';
const times =
  'second seconds minute minutes hour hours day days night nights week weeks fortnight month months year years time times january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas easter spring summer autumn winter morning mornings evening evenings weekend twenties thirties forties fifties sixties seventies eighties nineties';
const measures = new Set(
  'ounce ounces oz cup cups ml milliliters glass glasses bottle bottles pint pints liter liters litre litres pack packs beer beers drink drinks cigarette cigarettes diaper diapers nappy nappies'.split(
    ' ',
  ),
);
const amounts = new Set([...`${numbers} ${times}`.split(' '), ...measures]);
const quantity = new Set(numbers.split(' '));
const beside = new Set(
  'a an the every each about around maybe like in at on last this early late mid since for or and of ago back well oh um uh gosh god so just only hardly ever probably i think i guess past or to by from before after yes yeah yep'.split(
    ' ',
  ),
);
const mostGuessed = 9;

/** "How long did it last?" "Twenty minutes?", "is she drinking?" "Fifteen ounces?": an answer in doubt, of nothing but an amount or a time. */
export function isGuess(words: readonly string[], asked: string): boolean {
  if (words.length > mostGuessed) return false;
  const isMeasured =
    words.some((word) => measures.has(word)) && words.some((word) => quantity.has(word) || /^\d/.test(word));
  if (!isMeasured && !wantsAmount.test(asked)) return false;
  const isAmount = (word: string) => amounts.has(word) || /^\d/.test(word);
  return words.some(isAmount) && words.every((word) => isAmount(word) || beside.has(word));
}

const asksFirst =
  /^(?:(?:and|so|okay|ok|now|then|but)(?=),? ){0,2}(?=)(?:is|are|was|were|do|does|did|can|could|has|have|had|any|what|when|where|how|which|who|why|if)(?=)\b/i;
const found =
  /\b(?:positive|negative|tender|tenderness|swollen|swelling|palpable|weak|weaker|reduced|restricted|limited|tight|stiff|warm|absent|brisk|bulging|inflamed|enlarged|puffy)\b/i;
// "Either leg weak, does it go down both sides?" states nothing.
const states = /\b(?:is|are|feels?|seems?|looks?|have|has|got)\b|['’](?:s|re|ve)\b/i;
const asksOfFinding =
  /^(?:and )?(?:that(?:['’]s| is)(?= (?:the spot|where|it|sore|painful|what))|that (?:gives|brings|hurts|reproduces|makes|does|feels)\b|(?:is|does|did) (?:that|it)\b|is(?: not|n['’]t) it\b|are(?: not|n['’]t) they\b)/i;

/** What a clinician finds, apart from what they ask of it: "Straight leg raise is positive at forty, that gives you the leg pain?" */
export function findingAndAsked(part: Utterance): Utterance[] {
  const { text, start } = part;
  if (!text.endsWith('?')) return [part];
  let asked = 0;
  for (let comma = text.lastIndexOf(', '); comma > 0; comma = text.lastIndexOf(', ', comma - 1)) {
    if (!asksOfFinding.test(text.slice(comma + 2))) break;
    asked = comma + 2;
  }
  const told = text.slice(0, Math.max(0, asked - 2));
  if (!found.test(told) || !states.test(told) || asksFirst.test(told)) return [part];
  return [
    { ...part, text: `${told}.`, end: start + told.length },
    { ...part, text: text.slice(asked), start: start + asked },
  ];
}
