import { type SourcedText, sourcesOf } from './draft.ts';
import { finish } from './rephrase/finish.ts';
import { prepare } from './rephrase/prepare.ts';
import type { Subject } from './rephrase/rephrase.ts';
import { isAdverb, isBaseVerb } from './rephrase/verbs.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const request =
  /^(?:(?:and|so|okay|now|well|all right|then|also)(?=),?(?=) ){0,3}(?=)(?:can|could|would|will)(?=) (you|your (?:wife|husband|partner|mother|mom|mum|father|dad|son|daughter|sister|brother|family)) ([a-z]+ [^?]+)/i;
const politely =
  /^(?:please |(?:be able|be willing|try) to )|,? (?:please|for me|do you think|if you can)$/gi;
const shortestAct = 7;
const longestAct = 140;
/** What is done or said in the room, and what asks whether rather than for something. */
const inTheRoom =
  /^(?:bend|lift|raise|squeeze|push|pull|press|tell|show|hold|stand|sit|open|close|look|turn|say|give me|repeat|describe|point|feel|hear|see (?:me|it|that|this|okay|well|clearly)|walk|move|make a|do (?:that|this|it)|imagine|remember|think|guess|relax|breathe|spell|like|want|mind|prefer|have|get (?:up|through|around|dressed|comfortable))(?=)\b|\b(?:breaths?|tongue|shirt|sleeve|fingers?|the table|for me)(?=)\b/i;
const agrees =
  /^(?:(?:um|uh|oh|well)\W+)?(?=)(?:(?:yes|yeah|yep|yup|sure|okay|ok|absolutely|definitely|of course|certainly|no problem)(?=)\b(?!.*\b(?:but|not|n['’]t)\b)|(?:i|we|he|she)(?=)(?: can|['’]ll| will| could| guess i (?:can|could))(?!['’]t\b| ?n['’]?o?t\b)(?!.*\bbut\b)|that(?:['’]s| is| would be) (?:fine|okay|good|no problem))/i;
const longestAnswer = 10;

/**
 * What the clinician asks the patient to do from `planFrom` on and the patient agrees to: "could you see Diane every
 * week for now?" "I could do that." An offer of a treatment is none (`offeredTreatments`).
 */
export function agreedRequests(passages: readonly Passage[], planFrom: number, who: Subject): SourcedText[] {
  const found: SourcedText[] = [];
  for (const { unit, role, index } of passages.slice(planFrom)) {
    const answer = role === 'clinician' && unit.question ? assentTo(index, passages) : null;
    if (answer === null) continue;
    const [, whom, asked] = request.exec(plainOf(unit)) ?? [];
    if (whom === undefined || asked === undefined) continue;
    const what = asked.replace(/(?<![. ])[. ]+$/, '').replace(politely, '');
    if (what.length < shortestAct || what.length > longestAct || inTheRoom.test(what)) continue;
    const verb = what.split(' ').find((word) => !isAdverb(word)) ?? '';
    if (!isBaseVerb(verb.toLowerCase()) && !/^(?:pop|nip|drop|book|bring|ring|phone)$/i.test(verb)) continue;
    const act = whom === 'you' ? `agrees to ${what}` : `agrees to have ${whom} ${what}`;
    const text = finish(
      `${who.they} ${prepare(act)
        .replace(/\byour\b/gi, who.their)
        .replace(/\byou\b/gi, who.them)
        .replace(/\bI\b/g, 'we')}`,
    );
    if (text !== null) found.push({ text, sources: sourcesOf(unit, answer) });
  }
  return found;
}

// "Tuesday. Yeah, I can do that.": behind what only says it again.
function assentTo(asked: number, passages: readonly Passage[]): Unit | null {
  const first = passages[asked + 1];
  if (first === undefined || first.role === 'clinician') return null;
  for (let i = asked + 1; passages[i]?.unit.turn === first.unit.turn; i++) {
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

/** What the patient asks for and is told not to need: "do I need antibiotics?" "No, it's a clean cut." */
export function notNeeded(passages: readonly Passage[]): SourcedText[] {
  const found: SourcedText[] = [];
  for (const { unit, role, index } of passages) {
    const answer = passages[index + 1];
    if (role === 'clinician' || !unit.question || answer?.role !== 'clinician') continue;
    const what = asksNeed.exec(plainOf(unit))?.[1]?.toLowerCase();
    if (what === undefined || !refuses.test(answer.unit.text)) continue;
    const text = finish(`no need for ${what}`);
    if (text !== null) found.push({ text, sources: sourcesOf(unit, answer.unit) });
  }
  return found;
}
