import { speakingI } from '../../language/speaking-i.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import { finish } from '../rephrase/finish.ts';
import { prepare } from '../rephrase/prepare.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { isAdverb, isBaseVerb } from '../rephrase/verbs.ts';
import { withoutStops } from '../visit/end-marks.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { speaker } from './taken-or-not.ts';

const request =
  /^(?:(?:and|so|okay|now|well|all right|then|also)(?=),?(?=) ){0,3}(?=)(can|could|would|will)(?=) (you|your (?:wife|husband|partner|mother|mom|mum|father|dad|son|daughter|sister|brother|family)) ([a-z]+ [^?]+)/i;
const politely =
  /^(?:please |(?:be able|be willing|try) to )|,? (?:please|for (?:me|us)|do you think|if you can)$/gi;
const shortestAct = 7;
const longestAct = 140;
/** What is done or said in the room, and what asks whether rather than for something. */
const inTheRoom =
  /^(?:bend|lift|raise|squeeze|push|pull|press|tell|show|hold|stand|sit|open|close|look|turn|say|give me|repeat|describe|point|feel|hear|see (?:me|it|that|this|okay|well|clearly)|walk|move|make a|do (?:that|this|it)|imagine|remember|think|guess|relax|breathe|spell|like|want|mind|prefer|have|get (?:up|through|around|dressed|comfortable))(?=)\b|\b(?:breaths?|tongue|shirt|sleeve|fingers?|the table|for me)(?=)\b/i;
const agrees =
  /^(?:(?:um|uh|oh|well)\W+)?(?=)(?:(?:yes|yeah|yep|yup|sure|okay|ok|absolutely|definitely|of course|certainly|no problem)(?=)\b(?!.*\b(?:but|not|n['’]t)\b)|(?:i|we|he|she)(?=)(?: can|['’]ll| will| could| guess i (?:can|could))(?! (?:think|see|ask|have to)\b|['’]t\b| ?n['’]?o?t\b)(?!.*\bbut\b)|that(?:['’]s| is| would be) (?:fine|okay|good|no problem)|(?:fine|all right|alright|will do|you got it|deal|i['’]ll try)(?=\W*$))/i;
const longestAnswer = 10;

/** What the clinician asks for, and what is said to it. */
export interface Request extends SourcedText {
  units: readonly Unit[];
}

/** What nobody is asked to do in the room, nor whether they can: "would you stop the energy drinks?" */
const ofHabits =
  /^(?:stop|quit|cut (?:back|down|out)|start|restart|go back (?:on|to)|get (?:the|your|back)|weigh|keep (?:an?|track)|write|log|check your|bring|avoid|switch|limit|drink (?:more|less)|eat (?:more|less))(?=)\b/i;
const timed =
  /\b(?:every|each|daily|nightly|weekly|once|twice|before|after|next|tomorrow|until|a day|a week)(?=)\b/i;

/**
 * What the clinician asks the patient to do from `planFrom` on: "could you see Diane every week for now?" "I could do
 * that." What is to be changed at home is asked for wherever it stands, and without an answer. An offer of a treatment is
 * none (`offeredTreatments`).
 */
export function agreedRequests(passages: readonly Passage[], planFrom: number, who: Subject): Request[] {
  const found: Request[] = [];
  for (const { unit, role, index } of passages) {
    if (role !== 'clinician' || !unit.question) continue;
    const [, modal = '', whom, asked] = request.exec(plainOf(unit)) ?? [];
    if (whom === undefined || asked === undefined) continue;
    const what = asked.replace(/(?<![. ])[. ]+$/, '').replace(politely, '');
    if (what.length < shortestAct || what.length > longestAct || inTheRoom.test(what)) continue;
    const verb = what.split(' ').find((word) => !isAdverb(word)) ?? '';
    if (!isBaseVerb(verb.toLowerCase()) && !/^(?:pop|nip|drop|book|bring|ring|phone)$/i.test(verb)) continue;
    const late = index >= planFrom;
    const isPlain =
      whom === 'you' &&
      ofHabits.test(what) &&
      (late || /^would$/i.test(modal) || (index >= passages.length / 2 && timed.test(what)));
    const answer = late || isPlain ? assentTo(index, passages) : null;
    if (answer === null && !isPlain) continue;
    const told = answer === null ? otherReply(index, passages) : null;
    const spoken = answer ?? told;
    const said = finish(saidOf(what, whom, answer !== null, spoken, who));
    const text =
      said === null || told === null
        ? said
        : `${withoutStops(said)} (${speaker(told, who)}: "${withoutStops(told.text)}").`;
    if (text === null) continue;
    const units = spoken === null ? [unit] : [unit, spoken];
    found.push({ text, sources: sourcesOf(...units), units });
  }
  return found;
}

// "The patient agrees to weigh themselves every morning", "her mother was asked to …".
function saidOf(what: string, whom: string, agrees: boolean, answer: Unit | null, who: Subject): string {
  const isTheirs = answer?.role !== 'relative';
  const asks = agrees ? 'agrees to' : 'was asked to';
  const act = whom === 'you' ? `${asks} ${what}` : `${asks} have ${whom} ${what}`;
  const own = isTheirs ? who.they : 'they';
  return `${isTheirs ? who.they : speaker(answer, who)} ${prepare(act)
    .replace(/\byourself\b/gi, own === 'he' ? 'himself' : own === 'she' ? 'herself' : 'themselves')
    .replace(/\byour\b/gi, isTheirs ? who.their : 'their')
    .replace(/\byou\b/gi, isTheirs ? who.them : 'them')
    .replace(speakingI, 'we')}`;
}

// "I guess.", "no, I don't think so": neither a yes nor a question.
function otherReply(asked: number, passages: readonly Passage[]): Unit | null {
  const first = passages[repliedAt(asked, passages)]?.unit;
  if (first === undefined || first.role === 'clinician') return null;
  return first.question || first.words.length > longestAnswer ? null : first;
}

/** Where a question is answered: "would you cut back on the salt? It's holding the fluid." has it behind what is added. */
export function repliedAt(asked: number, passages: readonly Passage[]): number {
  const { turn } = passages[asked]!.unit;
  let at = asked + 1;
  while (passages[at]?.unit.turn === turn && !passages[at]!.unit.question) at++;
  return at;
}

// "Tuesday. Yeah, I can do that.": behind what only says it again.
function assentTo(asked: number, passages: readonly Passage[]): Unit | null {
  const from = repliedAt(asked, passages);
  const first = passages[from];
  if (first === undefined || first.role === 'clinician') return null;
  for (let i = from; passages[i]?.unit.turn === first.unit.turn; i++) {
    const { unit } = passages[i]!;
    if (unit.words.length <= longestAnswer && agrees.test(unit.text)) return unit;
    if (unit.words.length > longestEcho || unit.question) return null;
  }
  return null;
}

const longestEcho = 3;

const asksNeed =
  /\b(?:do|will|would|does|should) (?:i|we|he|she)(?=) (?:need|take|have)(?=) (?:to (?:have|take|get|use) )?(?:any |an? |the |some )?(?=)(antibiotics?|surgery|stitches|(?:an? )?x-?rays?|mri|ct(?: scan)?|scan|cast|crutches|steroids?|operation|injection|blood tests?|inhaler|referral|physical therapy|physio|insulin)(?=)\b/i;
const refuses = /^(?:(?:well|oh|um),? )?no\b(?! (?:idea|doubt|question|problem)\b)/i;

// "No, antibiotics won't help because it's a virus.": a line of its own.
function saysWhy({ words }: Unit, what: string): boolean {
  return words.length > longestRefusal && words.includes(what);
}
const longestRefusal = 5;

/** What the patient asks for and is told not to need: "do I need antibiotics?" "No, it's a clean cut." */
export function notNeeded(passages: readonly Passage[]): (SourcedText & { what: string })[] {
  const found: (SourcedText & { what: string })[] = [];
  for (const { unit, role, index } of passages) {
    const answer = passages[index + 1];
    if (role === 'clinician' || !unit.question || answer?.role !== 'clinician') continue;
    const what = asksNeed.exec(plainOf(unit))?.[1]?.toLowerCase();
    if (what === undefined || !refuses.test(answer.unit.text) || saysWhy(answer.unit, what)) continue;
    const text = finish(`no need for ${what}`);
    if (text !== null) found.push({ text, what, sources: sourcesOf(unit, answer.unit) });
  }
  return found;
}
