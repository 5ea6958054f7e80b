import { upperFirst } from '../../language/upper-first.ts';
import type { SectionLabel } from '../learned/section-labels.ts';
import { tellsWhatToDo } from '../plan/told-to-do.ts';
import { withoutExaminer } from '../rephrase/while-examining.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isFinding } from './is-finding.ts';
import { foundBy, isBrief, type LookedAt } from './looked-at.ts';
import { manoeuvreIn, tellsHowFar } from './manoeuvre.ts';
import { namesResult } from './result-talk.ts';

/** What turns to the examination: "can I have a look in your ears?", "let me listen to your chest", "hop up". */
export const turnsToExamine =
  /\b(?:let me|let's|let us|can i|may i|shall i|i'll|i'm (?:just )?(?:going to|gon na)|i will|i'd like to|(?:i )?(?:just )?(?:want|need) to)(?=) (?:just )?(?=)(?:(?:have|take|get) (?:a|another)(?=) (?:quick |little |good |proper )?(?:look|listen|feel)|look (?:at|in|into)(?=) (?:you|him|her|the|that|this|it|both|your|his|those|these)|listen|examine|feel|press|see (?:your|his|her|the|that|those) (?!results?|bloods?|labs)|check your (?!bloods?|labs|results?)|tap|measure|weigh)|\b(?:hop up|jump up|pop up|lie (?:down|back)|sit (?:up|on the)|deep breaths?|open wide|say ah+|stick (?:out )?your tongue|arms? (?:out|up)|eyes closed|up you get|roll (?:up|over)|chin up|shirt up|walk (?:to|for|across|over)|tap your|push against|squeeze my|cover (?:the|your)(?=) (?:left|right|other)|read me the|follow my)(?=)\b/;
/** What is asked of the patient while examining, and no advice. */
const inTheRoom =
  /^(?:(?:and|so|now|okay|right|good|great|then|just|again|that 's it) )*(?:tap|walk|push|pull|lift|open|say|breathe|squeeze|follow|touch|stand|sit|lie|turn|look|bend|hold|raise|close|shut|press|cough|swallow|smile|relax|pop|hop|jump|roll|lean|straighten|point|cover|chin|deep breaths?|big breaths?|other (?:hand|side|one|arm|leg|foot|eye|ear|knee)(?! (?:'s|is|looks|feels|has))|up you get|and (?:down|out|up)|arms|let me know if|tell me (?:if|when))(?=)\b/;
const seen =
  /^(?:(?:and|so|but|now|okay|right|good|the|your|his|her|that|this|both|all)(?=) ){0,3}(?:[a-z]+ ){0,3}[a-z]+(?:'s| is| are| has| looks?| feels?| sounds?| react\w*| moves?) (?!going|gon\b|that\b|what\b|why\b|where\b|how\b|because\b|from\b|been\b|had\b)|^(?:no|some|mild|slight|soft|short|good|full|normal|less|more|reduced|poor|weak|stiff|tender|red|swollen|clear|trace|a (?:bit|little|few|small|touch)|bit|about \d|\d|one|two|three|four|five|second|first|twenty|ninety|forty|thirty)(?=) [a-z]|^(?:they|it|that)(?:'re|'s| are| is) [a-z]+/;
const state =
  /\b(?:clear|soft|red|pink|pale|swollen|tender|normal|fine|good|okay|flat|moist|dry|bulging|full|weak\w*|strong|stiff\w*|limited|reduced|regular|slower|slow|equal|reactive|react|sore|warm|cool|puffy|bruis\w+|dull|clean|intact|symmetrical|steady|unsteady|no|not|without|tremor|cogwheel\w*|crackles|wheez\w*|murmur|rash|swelling|lump|spot|pus|pulses?|percentile|centile|alert|playing|smiling|happy|comfortable|degrees|down|up|try|steps?|arm swing|caught|hesitated|inside|patch\w*|scal\w+)(?=)\b/;
const movable = new Set<SectionLabel>(['hpi', 'ros', 'social', 'pmh', 'results', 'plan', 'meds']);
const paired = /\b(ear|eye|knee|hip|shoulder|elbow|wrist|hand|ankle|foot|leg|arm|breast)s?\b/;
/** At the beginning: in "no pulse on the left, and the right one's weak" it is the pulse. */
const sidedOne =
  /^((?:(?:and|now|so|but),? )?(?=)(?:the |your |his |her )?(?=)(?:right|left|other))(?=) one\b/i;
const drums = /\b(right|left|other) (drum)\b/i;
/** In turns: a look that was announced goes on over the next answers. */
const reach = 4;
const longest = 30;
/** "Twenty over seventy on the right": sight. */
const acuity = /\b(?:6|20)(?: over |\/)\d{1,3}\b/;
/** What was read, not found: the examination is over. */
const study =
  /\b(?:x-?rays?|ct|mri|ultrasound|scans?|films?|labs?|results?|bloods?|blood work|numbers?|screen(?:ing)?|tests?|tracing|ekg|ecg|echo)(?=)\b/;
const praises =
  /^(?:good|clever|brave|well|perfect|brilliant|lovely|that's it)(?=)(?: (?:girl|boy|lad|man|done|job))?$/;
const certain = 0.5;

/**
 * What is found while the clinician looks and feels, told in passing to the patient, a child or a relative: "right one's
 * fine", "they're pale inside", "bit red". What the patient is asked to do meanwhile is no part of a note.
 */
export function withExaminedTold(passages: readonly Passage[], from: number): Passage[] {
  let turned = Number.NEGATIVE_INFINITY;
  let part: string | null = null;
  return passages.map((told) => {
    const p = told.role === 'clinician' ? withoutDoing(told) : told;
    const { unit, role, index } = p;
    if (role !== 'clinician' || (index >= from && p.section !== 'exam')) return p;
    if (p.keep < certain && cameOf(p, passages)) return { ...p, section: 'exam', keep: certain };
    if (index >= from) return p;
    if (turnsToExamine.test(unit.said)) {
      turned = unit.turn;
      part = paired.exec(unit.said)?.[1] ?? part;
      if (unit.question) return p;
      if (unit.clinical.drugs === 0 && inTheRoom.test(unit.said)) return { ...p, keep: 0 };
      if (!/[.,;] /.test(unit.text)) return p;
    }
    if (study.test(unit.said)) turned = Number.NEGATIVE_INFINITY;
    if (unit.turn - turned > reach || unit.question) return p;
    if (praises.test(unit.said)) return { ...p, keep: 0 };
    part = paired.exec(unit.said)?.[1] ?? part;
    const named = part === null ? unit : withSide(unit, part);
    if (unit.clinical.drugs === 0 && inTheRoom.test(unit.said)) return { ...p, keep: 0 };
    if (!movable.has(p.section))
      return named === unit ? p : { ...p, unit: named, keep: Math.max(p.keep, certain) };
    if (unit.words.length > longest || !isFound(unit)) return p;
    return { ...p, unit: named, section: 'exam', keep: Math.max(p.keep, certain) };
  });
}

/** "I can get it all the way." "No sway.": what came of what was asked for or done just before. */
function cameOf(p: Passage, passages: readonly Passage[]): boolean {
  const { unit } = p;
  return (
    unit.words.length < 14 &&
    unit.clinical.drugs === 0 &&
    !praises.test(unit.said) &&
    (isBrief(unit) || tellsHowFar(unit.text)) &&
    isOfWhatWasDone(unit, foundBy(p, unit.text, passages))
  );
}

/** "I'm going to press on your calves. That's fine." */
const judges = /^(?:that|those|they|these|it)(?:['’]s|['’]re| is| are| looks?| feels?| sounds?) /;

function isOfWhatWasDone({ said }: Unit, found: LookedAt | null): boolean {
  return found !== null && (found.done === true || judges.test(said));
}

/** "Tap your fingers, big and fast" finds nothing. */
const stands = /^(?:\S+ ){3}|\b(?:is|are|no|not|normal|clear)\b|['’](?:s|re) /i;

// "Push, pull, strength's full.": what was found, without what was asked for. Nothing is found in "Big breath."
function withoutDoing(p: Passage): Passage {
  if (p.section !== 'exam' || p.unit.question) return p;
  const plain = plainOf(p.unit);
  const found = afterAsked(p.unit, plain) ?? withoutExaminer(plain);
  if (found === plain) return p;
  const done = found !== '' && plain.endsWith(found) ? doneIn(p.unit, plain, found) : null;
  if (p.keep < 0.2 && !done) return p;
  if (found === '') return { ...p, keep: 0 };
  if (!(done || stands.test(found)) || !isFinding(found, found.toLowerCase())) return p;
  const unit = { ...reworded(p.unit, found), plain: found, ...(done === null ? {} : { done }) };
  return done ? { ...p, unit, keep: Math.max(p.keep, certain) } : { ...p, unit };
}

// "Stand on your toes, good strength" → good strength
function afterAsked(unit: Unit, plain: string): string | null {
  const clauses = plain.split(', ');
  if (clauses.length === 1 || clauses.length > mostAsked || ofPatient.test(plain)) return null;
  const asked = clauses.findIndex((clause) => manoeuvreIn(reworded(unit, clause)) === null);
  const found = asked < 1 ? '' : clauses.slice(asked).join(', ');
  return outcome.test(found) && isFinding(upperFirst(found), found.toLowerCase()) ? found : null;
}

const mostAsked = 5;
/** "You walk well, no stiffness." */
const ofPatient = /^(?:you|he|she|they)\b/i;
/** "…, no drift", "…, five out of five" */
const outcome =
  /^(?:(?:(?:that|it|they)(?:['’]s|['’]re| is| are) )?(?=)(?:(?:a (?:bit|little)|slightly) )?(?=)(?:no(?! hands| peeking| cheating| rush| hurry)|(?:good|normal)(?= [a-z])|full|strong|weak\w*|slow\w*|tender|painful|equal|steady|smooth|stiff|limited|reduced|positive|negative)|[0-5]|one|two|three|four|five)(?=)\b/i;

// "Hold your arms out, close your eyes, no drift" → Holding the arms out, closing the eyes; empty of "Push, strength's full."
function doneIn(unit: Unit, plain: string, found: string): string | null {
  const asked = plain.slice(0, -found.length).replace(/(?<![ ,])[ ,]+$/, '');
  const done = outcome.test(found) && !ofPatient.test(plain) ? manoeuvreIn(reworded(unit, asked)) : null;
  return done ?? (asksForce.test(asked) ? '' : null);
}

/** What names nothing that was moved: "Push, strength is full.", "Show me your teeth, there is a droop." */
const asksForce = /^(?:push|pull|squeeze|resist|kick|show me)\b/i;

// "Right one's fine", after a look in the ears.
function withSide(unit: Unit, part: string): Unit {
  const text = unit.text.replace(sidedOne, `$1 ${part}`).replace(drums, '$1 ear$2');
  return text === unit.text ? unit : reworded(unit, text);
}

function isFound(unit: Unit): boolean {
  if (acuity.test(plainOf(unit)) && !history.test(unit.said)) return true;
  return (
    seen.test(unit.said) &&
    state.test(unit.said) &&
    !history.test(unit.said) &&
    !namesResult(unit) &&
    !tellsWhatToDo(unit) &&
    isFinding(unit.text, unit.said)
  );
}

const history =
  /\b(?:how|since|when|ago|yesterday|last|was|were|been|had|i'll|we'll|i'd|should|need|if|think|take|sorry|thank|thanks|bless|useful|helpful|great to|see you|suspicion|evidence|keeping|that's it)(?=)\b/;
