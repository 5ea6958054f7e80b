import { tellsSomething } from '../choosing/tells-something.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { lowerFirst } from '../say.ts';
import { withoutStops } from '../visit/end-marks.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const refuses =
  /^(?:(?:well|oh|but|see|honestly|doctor|doc|ma['’]am|sir|um|uh|god|yeah),? )*(?:(?:no|nope|nah|never|absolutely not)(?=[,.!]| (?:thank|thanks|way|more|need(?! to\b))\b)(?![,.]?(?=) (?:problem|worries|kidding|of course|doubt|(?:(?:i (?:think|guess|believe) )?(?:that['’]s|that is|it['’]s)(?=) (?:it|all|everything)|i(?:['’]m| am) (?:good|fine|all set)|i (?:won['’]t|will not|wouldn['’]t)))(?=)\b)|not (?:the|yet|another|an?|that|today|now|unless|until|till|with|in|on|my|me|for me|surgery|again|keen|interested)(?=)\b|(?:i['’]m|i am) not (?!sure what|supposed)(?:[a-z]+ing|keen|sure|ready|interested|a )|i (?:don['’]t|do not)(?=) (?:really |particularly )?(?:want|like|need|take|do|trust|believe in)\b|i (?:won['’]t|can['’]t|cannot|wouldn['’]t|couldn['’]t)(?! (?:wait|complain|believe|thank))\b.{4,}|(?:i['’]d|i would) (?:rather|sooner|prefer)\b|i (?:hate|hated|refuse)\b|(?:let['’]s not|let['’]s wait|leave (?:it|them|['’]em|that)|i['’]ll (?:wait|pass)|rather not)\b)/i;
// "Let me think about it.", "I'll ask my wife.", "maybe, if it's in the evening"
const defers =
  /^(?:(?:well|oh|okay|yeah|yes|fine|honestly)(?=),? ){0,2}(?=)(?:(?:let me|i['’]ll|i will|i need to|i want to|i have to|i['’]d have to)(?=)(?: just| first)? (?=)(?:think|talk (?:to|it|with)|ask|sleep on|see how|look (?:at|into) (?:it|that|them))(?=)\b|we['’]ll see\b|maybe\b|(?:(?:that|the [a-z]+) )?i (?:can['’]t|cannot) promise\b)/i;
// "I'd like you not to drive." "Absolutely not."
const flatly = /^(?:(?:oh|well|no) )*(?:absolutely not|no way|no chance|not a chance|forget it)\b/;
// "It's the time off. Ask me after October."
const putsOff = /\bask me (?:again|after|later|in|next)\b/;
const offers =
  /^(?:(?:and|so|then|now),? )?(?=)(?:or\b|options discussed:|(?:we|i|you)(?=) (?:could|can also|might|may)\b|(?:i|we) can (?=(?:write|give|offer|prescribe|refer|send|do|try|put|inject|set)\b)|some people\b|(?:i['’]d|i would|we could) (?:also )?offer\b|there(?:['’]s| is| are)(?=) (?:also )?(?:the|an?)\b|(?:another|the other) (?:option|way|choice)\b)/i;
// "I'll do the physio. I'll leave the acupuncture."
const takesOne = /^(?:(?:yeah|yes|okay|well) )?i'll (?:do|take|have|try|go (?:with|for)) the [a-z]/;
const leavesOther =
  /^(?:but )?(?:(?:i'll|i'd rather) (?:leave|skip|pass on|not do)|i'm not (?:doing|promising|taking)) the [a-z]/;
const negative = /\b(?:not|no|n['’]t|stop|avoid|never|off|without|quit|none|only)\b/i;
const forbidding = /\b(?:not|no|n['’]t|stop|avoid|never|quit|none)\b/i;
const turnsElsewhere = /^and (?:the|my|his|her|what|how|that|about)\b/i;
const saysNo = /^(?:no|nope|nah|never)\b/;
const ratherNot = /^(?:so |and |honestly,? )?i['’]d (?:really )?rather not\b/i;
const longestReply = 14;
// "Can I hold off?", "could we skip the shot?"
const asksOff =
  /^(?:(?:well|oh|so|hmm|um|but|doc) )*(?:can|could|may|do|would it be okay if|is it okay if) (?:i|we|he|she)(?=) (?:just |maybe |please )?(?=)(?:hold off|wait|skip|pass on|do without|leave (?:it|that)|put (?:it|that) off|think about)(?=)\b/;

interface PlanAnswer extends SourcedText {
  indexes: readonly number[];
  /** Of several things one is taken: it is done. */
  takesPart: boolean;
}

/**
 * What the patient said to a line of the plan who would not have it, or to what was only offered: "I'd try venlafaxine." "I
 * don't want another pill." `indexes` are those passages'.
 */
export function answerToPlan(p: Passage, passages: readonly Passage[], who: Subject): PlanAnswer | null {
  const next1 = passages[p.index + 1];
  // "We could think about medication. How do you feel about that?"
  const first =
    next1 !== undefined && next1.unit.turn === p.unit.turn && asksOpinion.test(next1.unit.said)
      ? passages[p.index + 2]
      : next1;
  if (p.role !== 'clinician' || first === undefined || first.unit.turn === p.unit.turn) return null;
  // "Hmm. Can I hold off?"
  const second = passages[first.index + 1];
  const both = second?.unit.turn === first.unit.turn;
  // "With the baby? No."
  const asksItself =
    both && first.unit.question && first.unit.words.length < 5 && saysNo.test(second.unit.said);
  const next =
    both &&
    (asksItself ||
      (first.unit.words.length < 3 && asksOff.test(second.unit.said)) ||
      // "That makes me crazy. I'd rather not."
      (first.unit.words.length < 7 && !first.unit.question && ratherNot.test(second.unit.text)) ||
      putsOff.test(second.unit.said))
      ? second
      : first;
  const asked = asksOff.test(next.unit.said) && !negative.test(p.unit.said);
  if (next.role === 'clinician' || next.unit.words.length > longestReply) return null;
  if (saysNo.test(next.unit.said) && asksOfPatient(passages[p.index - 1], p)) return null;
  if (next.unit.question && !asked) return null;
  const { unit } = next;
  // "And the shots, she's going to ask about the shots."
  if (turnsElsewhere.test(unit.text)) return null;
  const declined =
    (asksItself || refuses.test(unit.text)) && (!forbids(p.unit, unit) || flatly.test(unit.said));
  const choosesOne = both && takesOne.test(first.unit.said) && leavesOther.test(second.unit.said);
  if (
    !declined &&
    !choosesOne &&
    !asked &&
    !defers.test(unit.text) &&
    !putsOff.test(unit.said) &&
    !(isOffered(p.unit) && tellsSomething(unit))
  )
    return null;
  const from = asksItself ? first.index : next.index;
  const reply = asksItself ? [first.unit, unit] : [unit];
  // "No. I've got church."
  for (let i = next.index + 1; passages[i]?.unit.turn === unit.turn && !passages[i]!.unit.question; i++)
    reply.push(passages[i]!.unit);
  const units =
    reply.reduce((sum, { words }) => sum + words.length, 0) > longestReply
      ? reply.slice(0, asksItself ? 2 : 1)
      : reply;
  const said = units
    .map(({ text }) => withoutStops(text))
    .join('. ')
    .replaceAll('?. ', '? ');
  const granted = flatly.test(unit.said) ? grantedAfter(next, passages) : [];
  const then = granted.map(({ unit: { text } }) => withoutStops(text)).join('. ');
  return {
    text: `${speaker(unit, who)}: "${lowerFirst(said)}"${then === '' ? '' : `, then "${lowerFirst(then)}"`}`,
    sources: sourcesOf(...units, ...granted.map((p) => p.unit)),
    takesPart: choosesOne,
    indexes: [...units.map((_, i) => from + i), ...granted.map(({ index }) => index)],
  };
}

const asksOpinion =
  /^(?:(?:and|so) )?(?=)(?:how do you feel about (?:that|it)|what do you think(?: about (?:that|it))?|how does that sound|would you be (?:open|happy|willing) to [a-z ]{2,20}|(?:are|would) you (?:be )?(?=)(?:happy|okay|ok|all right|alright|fine|comfortable)(?=) (?:with|about|doing|to do) (?:that|it)|is that (?:okay|ok|all right|alright|fine)(?: with you)?|shall we do (?:that|it))$/;

const asksHowTheyAre =
  /^(?:(?:and|so|okay|well|now|but) )*(?:have|has|had|do|does|did|are|is|was|were|any)(?=)\b(?!.*\b(?:want|like|mind|okay|ok|prefer|agree|happy|willing|fine)\b)/;

// "Have you had any chest pain? I want to check on your lungs." "No.": to the question, not to the plan.
function asksOfPatient(before: Passage | undefined, { unit }: Passage): boolean {
  return before?.unit.turn === unit.turn && before.unit.question && asksHowTheyAre.test(before.unit.said);
}

// "No lifting.": a "no" to that agrees; to "see a therapist, they teach you to ride without the pill" it doesn't.
function forbids({ said }: Unit, reply: Unit): boolean {
  return (reply.words.length > mostOfNo ? forbidding : negative).test(said);
}
const mostOfNo = 3;

const grants =
  /^(?:(?:hm+|oh|well|okay|fine|all right|then) )*(?:i'll give (?:you|it)|for an? (?:week|month|year)|(?:all right|fine|okay)(?: then)?$|i'll (?:try|do) (?:it|that))\b/;
const grantReach = 8;

// "Absolutely not." "Your son can drive you." "For a month. I'll give you a month."
function grantedAfter({ unit, index }: Passage, passages: readonly Passage[]): Passage[] {
  const out: Passage[] = [];
  for (let i = index + 1; i <= index + grantReach; i++) {
    const p = passages[i];
    if (p === undefined) break;
    if (p.unit.turn === unit.turn || p.role !== unit.role) continue;
    if (grants.test(p.unit.said)) out.push(p);
    else if (out.length > 0) break;
  }
  return out;
}

/** True for what may be done, and is not decided: "or surgery", "we could also freeze it". */
export function isOffered(unit: Unit): boolean {
  return offers.test(unit.text);
}

/** Who says it, as a quotation is introduced: "his mother". */
export function speaker({ role, kin }: Unit, who: Subject): string {
  return role === 'relative' ? (kin === null ? 'the relative' : `${who.their} ${kin}`) : 'the patient';
}
