import { answerOf } from '../../language/answer.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { unhesitating } from '../answers/all-asked.ts';
import { contentStems, holdsStem } from '../answers/asked-content.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { sayPlanned, sayPlannedPlainly } from '../say.ts';
import { withoutStops } from '../visit/end-marks.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { asksOfBefore } from './in-context.ts';
import { offeredAct } from './offer-accepted.ts';
import type { BareOffer } from './offered-bare.ts';
import { speaker } from './taken-or-not.ts';
import { tellsWhatToDo } from './told-to-do.ts';

/** How sure it must be that a question is part of the plan. */
const surely = 0.6;
// In words.
const fewestAsked = 4;
/** "Will you try it?" says not what. */
const fewestPointing = 6;
const mostAsked = 40;
const mostSaid = 26;
const longestTag = 12;

/** "…, is that all right?", "…, so can you come in tomorrow?": a question that runs on after what is decided. */
const runOn =
  /^(?:(?:and|so|but|then|or),? )*(?:is|are|was|can|could|would|will|shall|do|does|did|should|have|has|what|how|when|where|who|which|okay|ok|all right|alright|yeah|right|deal|the one|(?:you(?:['’]re)?|if (?:you|that)(?:['’]s|['’]re)?)(?=) (?:okay|happy|good|all right))(?=)\b/i;

const thinks = /\b(?:let me (?:think|see)|i wonder)\b/i;

/** What is decided before a question that the clinician runs on behind it; null where nothing is. */
export function toldBeforeAsking(unit: Unit, who: Subject): Unit | null {
  if (!unit.question || !unit.text.endsWith('?')) return null;
  const at = unit.text.lastIndexOf(', ');
  if (at < 0 || !runOn.test(unit.text.slice(at + 2)) || thinks.test(unit.text)) return null;
  const told = reworded(unit, `${unit.text.slice(0, at)}.`);
  if (told.words.length < fewestAsked || unit.words.length - told.words.length > longestTag) return null;
  const stated = { ...told, question: false };
  return tellsWhatToDo(stated) && sayPlanned(stated, who) !== null ? stated : null;
}

/** What asks for a decision, and not for what was or is. */
const proposes =
  /\b(?:(?:would|will|could|can|shall|should|might)(?=) (?:you|i|we|he|she|they|it|that|someone|somebody|anyone|anybody|(?:your|the|his|her) [a-z]+)|(?:i|we)(?=) (?:can|could)|how about|what (?:about|if)|(?:you|he|she|they)(?=) (?:want|wan|like|fancy|prefer|consent|okay)|ready|deal|do that|try it)(?=)\b|^(?:(?:and|so|then) )*(?:an?|some|just|only)(?=) /;
/** "Can you hear me?", "what can I do for you?": asked of something else. */
const ofElse =
  /\b(?:can|could)(?=) (?:you|he|she)(?=) (?:hear|see|feel|tell me|show me|think|remember|describe|move|reach)(?=)\b|^(?:(?:and|so) )*(?:which|when|where|who|what (?!about|if|would you|could you))/;

/**
 * What the clinician puts to the patient in a question while the plan is made, with the answer: "would you go back on the
 * Zoloft?" "Then yes, please." `known` are the questions that say by other means what becomes of them.
 */
export function putToPatient(
  passages: readonly Passage[],
  planFrom: number,
  known: ReadonlySet<number>,
  who: Subject,
): BareOffer[] {
  const out: BareOffer[] = [];
  for (const { unit, role, section, keep, index } of passages.slice(planFrom)) {
    if (role !== 'clinician' || section !== 'plan' || keep < surely || !asks(unit)) continue;
    if (known.has(unit.start) || unit.text.includes('"')) continue;
    if (unit.words.length < fewestAsked || unit.words.length > mostAsked) continue;
    if (!proposes.test(unit.said) || ofElse.test(unit.said)) continue;
    if (unit.words.length < fewestPointing && asksOfBefore(unit)) continue;
    if (toldBeforeAsking(unit, who) !== null || sayPlanned(unit, who) !== null) continue;
    if (sayPlannedPlainly(unit, who) !== null) continue;
    const reply = replyTo(passages, index);
    if (reply.length > 0 && !isDecidedNext(unit, reply, passages, who)) out.push({ offer: unit, reply });
  }
  return out;
}

// "Would you see our dietitian?" "Sure." "I'll refer you to the dietitian.": that line says it.
function isDecidedNext(asked: Unit, reply: Unit[], passages: readonly Passage[], who: Subject): boolean {
  if (asked.words.includes('or') || !reply.some(({ text }) => answerOf(text) === 'yes')) return false;
  const named = contentStems(asked.words);
  return passages.some(
    ({ unit, role }) =>
      role === 'clinician' &&
      unit.turn === reply[0]!.turn + 1 &&
      !unit.question &&
      contentStems(unit.words).some((stem) => holdsStem(named, stem)) &&
      sayPlanned(unit, who) !== null,
  );
}

// "How about you start it, and we check your uric acid in six weeks."
const asksAnyway = /^(?:(?:and|so|well|then|now) )*(?:how about|what (?:about|if)|would you)\b/;

function asks({ question, text, said }: Unit): boolean {
  return (question && text.endsWith('?')) || asksAnyway.test(said);
}

/** What the other says to it, as far as it is short, and what they decide when their own question was answered. */
function replyTo(passages: readonly Passage[], asked: number): Unit[] {
  const first = passages[asked + 1]?.unit;
  if (first === undefined || first.role === 'clinician' || first.turn === passages[asked]!.unit.turn)
    return [];
  const reply: Unit[] = [];
  let words = 0;
  for (let i = asked + 1; passages[i]?.unit.turn === first.turn; i++) {
    const { unit } = passages[i]!;
    words += unit.words.length;
    if (words > mostSaid) break;
    reply.push(unit);
  }
  const last = reply.at(-1);
  return last === undefined || !last.text.endsWith('?')
    ? reply
    : [...reply, ...decidedAfter(last, asked, passages)];
}

const decides =
  /^(?:(?:then|okay|all right|alright|fine|right|well|oh|hm+|sure|no|yes|yeah|deal) )*(?:yes|yeah|no|okay|go on|deal|sign me up|(?:i|he|she|we)(?:'ll| will|'d| would)(?=) (?:do|try|take|have|go|think|ask|look|give|wait|see|like|rather)|let's|do it)(?=)\b/;
const mostDecided = 9;
const turnsOn = 4;

// "Can I, with nursing?" "You can." "Then yes, please."
function decidedAfter({ turn, role }: Unit, asked: number, passages: readonly Passage[]): Unit[] {
  for (let i = asked + 1; i < passages.length; i++) {
    const { unit } = passages[i]!;
    if (unit.turn > turn + turnsOn) break;
    if (unit.turn <= turn) continue;
    if (unit.role === 'clinician' ? unit.question : unit.role !== role || unit.question) break;
    if (unit.role === role && unit.words.length <= mostDecided && decides.test(unit.said)) return [unit];
  }
  return [];
}

/** Asked "Would you go back on the Zoloft?" (the patient: "Then yes, please"). */
export function sayPut({ offer, reply }: BareOffer, who: Subject): SourcedText {
  const { turn } = reply[0]!;
  const first = quoted(reply.filter((unit) => unit.turn === turn));
  const then = quoted(reply.filter((unit) => unit.turn !== turn));
  const act = offeredAct(offer);
  const line = act === null ? null : sayPlanned({ ...reworded(offer, act), question: false }, who);
  const put =
    line?.startsWith('We will ') === true
      ? `We offered to ${line.slice('We will '.length, -1)}`
      : `Asked "${upperFirst(unhesitating(offer.text))}?"`;
  return {
    text: `${put} (${speaker(reply[0]!, who)}: ${first}${then === '""' ? '' : `, then ${then}`}).`,
    sources: sourcesOf(offer, ...reply),
  };
}

function quoted(units: readonly Unit[]): string {
  const said = units.map(({ text }) => withoutStops(text)).join('. ');
  return `"${said.replaceAll('?. ', '? ')}"`;
}
