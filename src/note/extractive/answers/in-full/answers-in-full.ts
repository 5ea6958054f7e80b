import { limitIn } from '../../../language/answer.ts';
import { findingsAsked } from '../../examination/asked-in-examination.ts';
import { withMindTested } from '../../examination/mind-tested.ts';
import { withSignsTold } from '../../examination/named-signs.ts';
import { withReachConfirmed } from '../../examination/reach-confirmed.ts';
import type { SectionLabel } from '../../learned/section-labels.ts';
import { correctsDose } from '../../medications/how-taken.ts';
import type { Subject } from '../../rephrase/rephrase.ts';
import { inThirdPerson } from '../../rephrase/third-person.ts';
import { thirdPerson } from '../../rephrase/verbs.ts';
import { isTakenForTalk } from '../../visit/taken-for-talk.ts';
import { reworded, type Unit } from '../../visit/units.ts';
import { inPlace, type Passage } from '../../visit/visit.ts';
import { qualifierOf } from '../answer-qualifier.ts';
import { asksOfHarm } from '../left-open.ts';
import { phraseKind } from './answer-phrase.ts';
import { askedStatement } from './asked-statement.ts';
import { askedText } from './asked-text.ts';
import { doseOfThat } from './dose-of-that.ts';
import {
  bareOf,
  hasNoVerb,
  isFragment,
  isShort,
  type Opening,
  opened,
  openingOf,
  withinSentence,
} from './fragments.ts';
import { fullAnswer } from './full-answer.ts';
import { goingOn } from './going-on.ts';
import { tellHelped } from './help-answer.ts';
import { moodAnswer } from './mood-answer.ts';
import type { Owner } from './part-answers.ts';
import { shortSentence } from './short-sentence.ts';
import { tellParts } from './tell-parts.ts';

const reach = 6;
const longestAsked = 24;

/**
 * The passages with each fragment that answers a question said as the full statement that the two make: "you broke your
 * wrist, didn't you?" "Twenty nineteen. The right one." → I broke my right wrist in 2019. What needs no question to be
 * understood stays as it was said. What was asked and answered while somebody was examined is a finding.
 */
export function answersInFull(spoken: readonly Passage[], who: Subject): Passage[] {
  const passages = findingsAsked(withReachConfirmed(withSignsTold(withMindTested(spoken))));
  const out = [...passages];
  const gone = new Set<Passage>();
  for (const { unit, role, index } of passages) {
    if (unit.opens && role !== 'clinician' && unit.answers === null && index > 0)
      tellConfirmed(out, index, who, gone);
    const asked = unit.answers;
    const isNext = unit.opens || passages[index - 1]?.unit.answers !== asked;
    if (!isNext || asked === null || role === 'clinician') continue;
    if (asked.role === role || asked.words.length > longestAsked) continue;
    const mood = moodAnswer(asked, unit);
    if (mood !== null) {
      out[index] = { ...out[index]!, unit: { ...reworded(unit, mood), inFull: true } };
      continue;
    }
    // "Do you drink?" "No." "Every night, Frank.": it is not the wife who does.
    if (role === 'relative' && ofYou.test(asked.said) && patientSpeaks(passages)) continue;
    for (let at = index - 1; at >= Math.max(0, index - reach); at--)
      if (passages[at]!.unit === asked) {
        const owner = ownerOf(role, who);
        if (!tellHelped(out, at, index) && !tellParts(out, at, index, owner)) {
          tellInFull(out, at, index, who, gone);
          if (unit.opens && out[index]!.unit === unit) tellGoingOn(out, at, index);
          if (out[index]!.section === 'social' && ofEating.test(out[index]!.unit.text))
            out[index] = { ...out[index]!, section: 'hpi' };
        }
      }
  }
  return gone.size === 0 ? out : inPlace(out.filter((p) => !gone.has(p)));
}

// "You fractured your hip." "The left. Three years ago.": stated without a question mark.
function tellConfirmed(out: Passage[], first: number, who: Subject, gone: Set<Passage>): void {
  const [said, answer] = [out[first - 1]!, out[first]!];
  if (said.role !== 'clinician' || said.unit.question || said.unit.turn !== answer.unit.turn - 1) return;
  // "And you're living with." "With me.", says the daughter.
  if (answer.role === 'relative' && ofTeller.test(answer.unit.said)) return;
  if (
    !(history.has(said.section) || said.section === 'cc') ||
    said.unit.words.length > longestStated ||
    !isFragment(answer.unit)
  )
    return;
  const [phrase = ''] = bareOf(answer.unit).split(', ');
  if (phraseKind(opened(phrase).rest) === 'other' && !/^used to/i.test(phrase)) return;
  if (/\byou(?:r|['’](?:ve|re))?\b/i.test(said.unit.text) && askedStatement(askedText(said.unit))?.stated)
    tellInFull(out, first - 1, first, who, gone);
}
const longestStated = 12;
const ofTeller = /\b(?:i|i'm|i've|my|we|we're|me|us|mine|ours)\b/;

// A parent's "I" is not who has it.
function ownerOf(role: Passage['role'], { they }: Subject): Owner {
  return role === 'relative' ? { they, have: 'has', had: 'had' } : { they: 'i', have: 'have', had: 'had' };
}

const ofYou = /\byou(?:r|'re|'ve|rself)?\b/;

function patientSpeaks(passages: readonly Passage[]): boolean {
  return passages.filter(({ role }) => role === 'patient').length > 2;
}

const longestShort = 12;
const certain = 0.6;
// In passages of the answering turn.
const mostBefore = 3;
const history = new Set<SectionLabel>(['hpi', 'pmh', 'meds', 'allergies', 'family', 'social', 'ros']);

function tellInFull(out: Passage[], asked: number, first: number, who: Subject, gone: Set<Passage>): void {
  const question = out[asked]!;
  const owner = ownerOf(out[first]!.role, who);
  if (correctsDose(question.unit, out[first]!.unit)) return;
  const { turn, answers } = out[first]!.unit;
  const isAnswer = (i: number) => out[i]?.unit.turn === turn && out[i]!.unit.answers === answers;
  let from = first;
  let opening: Opening = 'none';
  for (; isAnswer(from); from++) {
    const said = openingOf(out[from]!.unit.text);
    if (said === null) break;
    if (said !== 'none') opening = said;
  }
  const text = askedText(question.unit);
  const before = out[asked - 1];
  const isOnly = before?.unit.turn !== question.unit.turn || !before.unit.question || !out[first]!.unit.opens;
  for (let i = from; isAnswer(i) && i < from + mostBefore; i++) {
    const short =
      i === from && isOnly && out[i]!.unit.words.length <= longestShort
        ? shortSentence(text, bareOf(out[i]!.unit))
        : null;
    const lines = short === null ? linesFrom(out, i, i === from) : [short];
    if (lines.length === 0) continue;
    const next = out[i + lines.length];
    if (short === null && lines.length === 1 && i === from && isTold(question, text, lines[0]!)) return;
    const dose =
      short === null && i === from
        ? doseOfThat(text, lines.map(withinSentence).join(', '), out, asked)
        : null;
    const full =
      short !== null
        ? { text: short, lines: 1, section: undefined }
        : dose !== null
          ? { text: dose, lines: lines.length, section: undefined }
          : fullAnswer(text, {
              lines,
              owner,
              opening: i === from ? opening : 'none',
              next: next?.unit.turn === turn ? bareOf(next.unit) : null,
              isFirst: i === from,
              isOnly: isOnly && i === from,
            });
    if (full === null) continue;
    const { unit, keep } = out[i]!;
    const last = i + full.lines - 1;
    for (let k = from; k <= last; k++) if (k > i) gone.add(out[k]!);
    const told = ofChild(out, asked, first)
      ? full.text.replace(iDo, (_, verb: string) => `${owner.they} ${thirdPerson(verb)}`)
      : isAskedOfPatient(out, asked, first)
        ? inThirdPerson(full.text, who, 'first')
        : full.text;
    const whole: Unit = { ...reworded(unit, `${told}.`), end: out[last]!.unit.end, inFull: true };
    out[i] = {
      ...out[i]!,
      section: full.section ?? sectionOf(question, out[i]!),
      keep: isTakenForTalk({ keep, unit: whole }) ? keep : Math.max(keep, certain),
      unit: whole,
    };
    for (let k = first; k < from; k++) gone.add(out[k]!);
    out[asked] = { ...question, keep: 0, reply: null };
    return;
  }
}

// "You've got asthma, is that right?" "Since she was three.": asked of a child beside a parent.
export function asksOfIllness({ clinical, said }: Unit): boolean {
  return clinical.conditions > 0 && hasIllness.test(said);
}
const hasIllness =
  /\byou(?:'ve| have)(?: (?:still|also|ever|already))?(?: (?:got|had))? |\bdo you (?:still )?(?:have|get) |\bhave you (?:(?:ever|still|always) )?(?:had|got) /;

// "How often do you use the inhaler?" "Every day almost.", says the boy. "I'd say four or five times a week.", his mother.
function ofChild(out: readonly Passage[], asked: number, first: number): boolean {
  return (
    out[first]!.role === 'relative' &&
    ofYou.test(out[asked]!.unit.said) &&
    (asksOfIllness(out[asked]!.unit) || out.slice(asked + 1, first).some(({ role }) => role === 'patient'))
  );
}
const iDo = /^i ([a-z]+)/;

/** Who comes along with a grown patient. */
const companion = /^(?:wife|husband|partner|son|daughter|child|sister|brother|niece|nephew|carer)$/;
const ofPatient = /\b(?:he|him|his|she|her)\b/;
const companionNamed = /\b(?:wife|husband|daughter|son|sister|brother|carer|married)\b/;

// "You still take the aspirin?" "Yes, at night.", says the daughter: it is the patient who takes it.
function isAskedOfPatient(out: readonly Passage[], asked: number, first: number): boolean {
  const { role, unit } = out[first]!;
  const { said } = out[asked]!.unit;
  return (
    role === 'relative' &&
    companion.test(unit.kin ?? '') &&
    ofYou.test(said) &&
    !ofPatient.test(said) &&
    !ofTeller.test(unit.said) &&
    !companionNamed.test(`${said} ${unit.said}`) &&
    out.some((p) => p.role === 'patient')
  );
}

// "Do you live alone?" "Yes, since my wife died.": what no fragment alone tells.
function tellGoingOn(out: Passage[], at: number, first: number): void {
  const [question, answer] = [out[at]!, out[first]!];
  if (question.role !== 'clinician' || answer.role === 'clinician') return;
  // "Do you live here?", asked of the patient, and answered by a wife.
  if (answer.role === 'relative' && ofYou.test(question.unit.said)) return;
  const isOnly = out[at - 1]?.unit.turn !== question.unit.turn || !out[at - 1]!.unit.question;
  if (!isOnly || first !== at + 1 || answer.unit.question) return;
  const asked = askedText(question.unit);
  const text = goingOn(asked, answer.unit.text);
  const isHarm = text !== null && ofPlan.test(text);
  if (
    isHarm &&
    !out.slice(Math.max(0, at - harmBefore), at + 1).some(({ unit }) => asksOfHarm.test(unit.said))
  )
    return;
  if (!isHarm && !(isHistory(question) && (isHistory(answer) || answer.section === 'exam'))) return;
  if (text === null) return;
  const section = sectionOf(question, answer);
  out[first] = {
    ...answer,
    section: isHarm || ofState.test(text) || (homes.has(section) && ofToday.test(text)) ? 'hpi' : section,
    keep: Math.max(answer.keep, certain),
    unit: { ...reworded(answer.unit, `${text}.`), inFull: true },
  };
  out[at] = { ...question, keep: 0, reply: null };
}

const isHistory = ({ section }: Passage) => history.has(section) || section === 'cc' || section === 'none';

// "How's your mood been on the sertraline?"
const ofState =
  /^(?:my (?:mood|sleep|appetite|energy|breathing|bowels|vision|hearing|memory|concentration)|i am (?:sleeping|eating|coping|managing|getting on)|i have been (?:sleeping|eating|coping|managing|getting on)|the severity) /;
// How a patient is today is no habit.
const ofToday =
  /\b(?:pain|baby|eating|fluids|drinking (?:water|fluids|juice|milk|okay)|clots|chest|breath|at rest|comes? on|injury|the same|normal for)\b/;
const homes = new Set<SectionLabel>(['social', 'pmh']);
const ofEating =
  /\b(?:off (?:his|her|their|my) food|drinking okay|eating and drinking|pillows?|fluids|baby (?:is )?(?:moving|kicking))\b/i;
const ofPlan = /^i do not have a plan\b/;
// In passages.
const harmBefore = 10;

const ofSelf = /\b(?:i|my|me|he|she)\b/i;

// "Sometimes.", "only on the stairs": told with what was asked, as far as it goes.
function isTold({ unit, reply }: Passage, asked: string, answer: string): boolean {
  if (reply === null || reply.answer === 'open') return false;
  const statement = askedStatement(asked);
  if (statement?.stated) return false;
  const limit = unit.clinical.symptoms.length === 0 ? null : limitIn(unit.text, answer);
  // "When I stand up" is told of no other.
  return (statement !== null && qualifierOf(answer) !== null) || (limit !== null && !ofSelf.test(limit));
}

// What has no verb, line by line; the first may go on with one ("paracetamol, doesn't touch it") or only say what it is.
function linesFrom(out: readonly Passage[], at: number, isFirst: boolean): string[] {
  const { turn } = out[at]!.unit;
  const lines: string[] = [];
  const { answers } = out[at]!.unit;
  for (
    let k = at;
    out[k]?.unit.turn === turn && out[k]!.unit.answers === answers && isFragment(out[k]!.unit);
    k++
  )
    lines.push(bareOf(out[k]!.unit));
  if (lines.length > 0 || !isFirst || out[at]!.unit.question) return lines;
  const bare = bareOf(out[at]!.unit);
  const [name = '', next = ''] = bare.split(', ');
  return isShort.test(out[at]!.unit.text) || (next !== '' && hasNoVerb(name)) ? [bare] : [];
}

const kept = new Set<SectionLabel>(['pmh', 'family', 'meds']);

// An answer belongs where its question does, where that asks of the past; else the answer's own place is as sure.
function sectionOf(question: Passage, answer: Passage): SectionLabel {
  if (kept.has(question.section) || !history.has(answer.section))
    return history.has(question.section) ? question.section : answer.section;
  return answer.section;
}
