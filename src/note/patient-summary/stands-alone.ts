import { isBaseVerb } from '../extractive/rephrase/verbs.ts';

/** What speech cut off before its subject, and what only turns to something. */
const cutOff =
  /^(?:can|could|may|does|did|has|had|is|are|was|were|will|would|should|not(?! fit for)|any|forth|later|below|above|under|something|very good|that type|things the)(?=)\b|^(?:to|for) (?!(?:the|that|this|now|pain|your|a|an|mr|mrs|ms)(?=)\b)[^,]*$|^no (?:family )?history\b|^in the following\b|^the following\b/i;
/** "Supply it might mean …": a word that was left of a clause, and a clause. */
const leftOver = /^(?:the )?([a-z]+) (?:it|they|he|she|is and|a you)\b/i;
const opens =
  /^(?:if|when|once|after|before|until|unless|since|as|while|on|in|at|by|with|from|for|under|over|during|and|so|but|that|this|these|those|here|there|now|then|all|both|take|taking)$/i;
/** What was done or talked of in the visit, and how the patient is: nothing to do at home. */
const ofVisit =
  /\b(?:was|were)(?=) (?:carefully |also )?reviewed\b|^here are\b|^we (?:have |also )?(?=)(?:discussed|explained|reviewed|talked about)\b(?!.*\bwe will\b)|^attempted\b|^you understood\b/i;
const ofState =
  /^you (?:are|were|seem|look|feel)(?=) (?!(?:(?:also|still|most|very|now|already) )?(?=)(?:going|taking|to|due|allowed|able|(?:fine|okay|ok|good|safe) to|scheduled|supposed|likely|advised|welcome|free|done|[a-z]+ing)(?=)\b)/i;
const pointing =
  /^(?:that|this|it|they|these|those)(?=) (?:is|are|was|were|will|would|can|could|may|might|has|have|had|does|do|should|also|[a-z]+s)\b/i;
const advice = /\b(?:is to|try to|keep|make sure|avoid|you (?:should|need to|have to|can))\b/i;
/** "They should write to you within two weeks." */
const doneForYou = /^they (?:will|should|may|can) [a-z]+ (?:to )?(?:you|your child)\b/i;

/** True for what opens with what was said before it ("That will help with the swelling"). */
export function pointsBack(text: string): boolean {
  return pointing.test(text) && !advice.test(text) && !doneForYou.test(text);
}

const act = / and (?=(?:order|continue|start|refer|schedule|prescribe) [a-z])/;

/** What is to be done, where speech cut off what stood before it: "supply is and order a podiatry consult". */
export function fromAct(text: string): string {
  const found = standsAlone(text) ? null : act.exec(text);
  if (found === null) return text;
  const told = text.slice(found.index + found[0].length);
  return `We will ${told.replace(/^(continue|start) you on /, '$1 ')}`;
}

/** True for a line of advice that can be read without the talk around it. */
export function standsAlone(text: string): boolean {
  if (cutOff.test(text) || ofVisit.test(text) || (ofState.test(text) && !/\d/.test(text))) return false;
  const first = leftOver.exec(text)?.[1];
  return first === undefined || opens.test(first) || isBaseVerb(first.toLowerCase());
}
