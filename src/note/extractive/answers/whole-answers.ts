import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { sideNotFelt } from '../examination/side-not-felt.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { decidedAnswer, unbound } from '../plan/decided-answer.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { inFirstPerson } from '../visit/first-person.ts';
import { readAsMeant } from '../visit/read-as-meant.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { askedAbout } from './asked-about.ts';
import { smokedOnce } from './in-full/habit-answer.ts';

/**
 * The passages with each answer that means nothing by itself said in full, and without what was taken back by it: "when
 * can I drive?" "Once the sling is off." → You can drive once the sling is off; "you're forty, right?" "Forty-one." → I am 41.
 */
export function wholeAnswers(passages: readonly Passage[], who: Subject): Passage[] {
  const out = [...passages];
  const parent = parentIn(passages, who);
  for (const { unit, role, section, index } of passages) {
    readAsMeant(out, index);
    const asked = unit.answers ?? askedUnmarked(passages, index);
    if (role === 'clinician') out[index] = sideNotFelt(out[index]!, passages[index - 1]);
    if (parent !== null && role === 'clinician' && sees.test(unit.text))
      out[index] = { ...out[index]!, unit: reworded(unit, unit.text.replace(sees, `${parent} $1s`)) };
    else if (parent !== null && role === 'clinician' && gets.test(unit.text))
      out[index] = { ...out[index]!, unit: reworded(unit, unit.text.replace(gets, `${who.they} $1s `)) };
    const both = out[index]!.unit === unit ? ofEarlierQuestion(out, index) : null;
    if (both !== null) out[index] = { ...out[index]!, unit: { ...unit, answers: both } };
    if (asked === null || asked.role === role || unit.question) {
      if (role === 'clinician' && checks.test(unit.text)) correct(out, index);
    } else if (role !== 'clinician') {
      if (compliments.test(asked.said)) out[index] = unsaid(out[index]!);
      else tell(out, index, asked);
    } else if (asked.role === 'other') {
      // What staff want to know ("did you want the other view?") is nothing of the patient, unless it is ordered.
      if (section !== 'plan') out[index] = unsaid(out[index]!);
    } else if (unit.words.length < longestAnswer) decide(out, index, asked);
  }
  return out;
}

// "can i have it with the ramipril" "yes that's fine", said without a question mark.
const patientAsks =
  /^(?:(?:and|so|but|okay|oh) )?(?=)(?:can i|should i|do i need|do i have to|do i still need)\b(?!.*\b(?:yes|yeah|no|not)\b)/;
const longestAsked = 12;

function askedUnmarked(passages: readonly Passage[], at: number): Unit | null {
  const { unit, role } = passages[at]!;
  if (role !== 'clinician' || unit.question) return null;
  let before = passages[at - 1];
  if (before?.unit.turn === unit.turn && before.unit.words.length < 3) before = passages[at - 2];
  return before !== undefined &&
    before.unit.turn === unit.turn - 1 &&
    before.role !== 'clinician' &&
    before.unit.words.length <= longestAsked &&
    patientAsks.test(before.unit.said)
    ? before.unit
    : null;
}

// "Any medical problems? Are you on any medication?" "Just asthma.": the first of the two.
function ofEarlierQuestion(passages: readonly Passage[], at: number): Unit | null {
  const { unit, role } = passages[at]!;
  const asked = unit.answers;
  if (
    role === 'clinician' ||
    asked === null ||
    !unit.opens ||
    unit.words.length > 6 ||
    unit.clinical.drugs > 0
  )
    return null;
  if (askedAbout(asked) !== 'medicines' || !unit.words.some((word) => isConditionWord(word))) return null;
  const before = passages
    .slice(Math.max(0, at - 4), at)
    .find((p) => p.unit.turn === asked.turn && p.unit.question)!.unit;
  return before !== asked && askedAbout(before) === 'illnesses' ? before : null;
}

const sees =
  /(?<!\b(?:do|did|have|can|could|would|will) )\byou (see|notice|hear|think)(?= [a-z])(?! (?:your|you)\b)/i;

// "… or you get swelling behind the ear": the child does.
const gets =
  /(?<=\b(?:if|or|and|when) )you (get|develop)(?=) (?=(?:(?:any|an?|some|more|new|worse|bad|the|spreading) ){0,2}(?:swelling|redness|fever|rash|pus|drainage|discharge|pain|headache|vomiting|bleeding|diarrhea|chills|hives|wheezing|numbness)\b)/i;

// Where a parent tells a child's history, it is the parent who is told "if you see pus".
export function parentIn(passages: readonly Passage[], who: Subject): string | null {
  const words = new Map<string, number>();
  let heard = 0;
  for (const { unit, role } of passages) {
    if (role === 'relative') {
      if (unit.kin !== null) words.set(unit.kin, (words.get(unit.kin) ?? 0) + unit.words.length);
      heard += unit.words.length;
    } else if (role === 'patient') heard -= unit.words.length;
  }
  // Of two who came with the child, it is the one who tells most.
  const kin = [...words].reduce<[string, number]>((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
  return heard > 0 && /^(?:mother|father|parent|grandmother|grandfather|guardian|aunt|uncle)$/.test(kin)
    ? `${who.their} ${kin}`
    : null;
}

/** Who is told what to do for a grown patient who says nothing themselves: "his daughter"; else null. */
export function companionIn(passages: readonly Passage[], who: Subject): string | null {
  let kin: string | null = null;
  for (const { unit, role } of passages) {
    if (role === 'patient') return null;
    if (role === 'relative') kin ??= unit.kin;
  }
  return kin !== null && /^(?:daughter|son|wife|husband|sister|brother|partner|niece|nephew)$/.test(kin)
    ? `${who.their} ${kin}`
    : null;
}

// "I love those shoes, do they light up?"
const compliments = /\b(?:i|we) (?:really )?(?:love|like) (?:your|those|that|these|this) [a-z]/;

const longestAnswer = 20;
const certain = 0.6;

function unsaid(passage: Passage): Passage {
  return { ...passage, keep: 0 };
}

function said(passage: Passage, text: string): Passage {
  return { ...passage, unit: reworded(passage.unit, text), keep: Math.max(passage.keep, certain) };
}

const checks = /,? (?:is that (?:right|correct)|right|correct)\?\s*$/i;
const figures = /\b\d+(?:\.\d+)?\b/g;
const onlyFigure = /^(?:(?:no|actually|um|uh|well|oh|sorry)(?=)[,.]?(?=) ){0,3}(\d+(?:\.\d+)?)\.?$/i;

// "You're fifty-four, is that right?" "Fifty-three. Fifty-four in October."
function correct(out: Passage[], at: number): void {
  const asked = out[at]!;
  const answer = out[at + 1];
  if (answer === undefined || answer.role === 'clinician' || answer.unit.words.length > 6) return;
  const checked = plainOf(asked.unit).replace(checks, '');
  const [figure, ...more] = checked.match(figures) ?? [];
  const meant = onlyFigure.exec(plainOf(answer.unit))?.[1];
  if (figure === undefined || more.length > 0 || meant === undefined || meant === figure) return;
  out[at] = unsaid(asked);
  const clause = checked.replace(/^(?:(?:and|so|okay|now),? )+/i, '').replace(figure, meant);
  out[at + 1] = said(answer, `${answer.role === 'patient' ? inFirstPerson(clause) : clause}.`);
  for (let i = at + 2; out[i]?.unit.turn === answer.unit.turn; i++)
    if (!hasFiniteVerb(plainOf(out[i]!.unit))) out[i] = unsaid(out[i]!);
}

const asksOne =
  /\b(?:has|have|had) (?:you|he|she|they) (?:ever )?had (?:any |an? )?(?=)((?:[a-z-]+ ){0,2}?[a-z-]+?)(?: before| in the past| ever)?$/i;
// "Any fits with the temperature?" "His brother had one."
const asksAnyOf = /^(?:and )?any ((?:[a-z]+ )?[a-z]+s)(?= (?:in|with|like|at|on|since|when|before)\b|,|$)/i;
const hadOne = /\b(had|has|have|got) one\b(?! of)/i;
const asksGiven =
  /\bhow (?:much|many|often) (?:of )?(?=)(?:the )?([a-z' -]{3,40}?) (?:did|do|have|has|does)(?=) (you|he|she|they)(?=) (?:give|given|take|taken|have|had)(?: (him|her|them))?\b/i;

function tell(out: Passage[], at: number, asked: Unit): void {
  const { unit } = out[at]!;
  if (unit.words.length > 16) return;
  const lean = withoutLean(out, at, asked);
  if (lean !== null) {
    const section = ofSmoking.test(lean) ? 'social' : out[at]!.section;
    out[at] = { ...out[at]!, section, unit: reworded(unit, lean) };
    return;
  }
  if (hadOne.test(unit.text)) {
    const question = plainOf(asked).replace(/(?<![?.!\s])[?.!\s]+$/, '');
    const name = (asksOne.exec(question) ?? asksAnyOf.exec(question))?.[1]?.toLowerCase();
    if (
      name !== undefined &&
      (wordsOf(name).some((word) => isConditionWord(word)) || symptomsIn(wordsOf(name)).length > 0)
    )
      out[at] = { ...out[at]!, unit: reworded(unit, unit.text.replace(hadOne, `$1 ${one(name)}`)) };
    return;
  }
  const measured = unit.opens ? whatIsMeasured(unit, asked) : null;
  if (measured !== null) {
    out[at] = { ...out[at]!, unit: reworded(unit, measured) };
    return;
  }
  const side = sidedOne.exec(unit.text)?.[1]?.toLowerCase();
  if (side !== undefined) {
    const named = plainOf(asked).match(bodyPart) ?? (asksWhich.test(asked.said) ? spokenOf(out, at) : null);
    const whole = `${side} ${named?.[0]?.toLowerCase()}`;
    // Of a side that nobody names with its part, the part is not to be guessed.
    if (
      named?.length === 1 &&
      !bodyPartIn.test(unit.text) &&
      (asksWhich.test(asked.said) || out.some((p) => p.unit.said.includes(whole)))
    )
      out[at] = { ...out[at]!, unit: reworded(unit, unit.text.replace(sidedOne, whole)) };
    return;
  }
  if (unit.opens && asked.clinical.drugs === 1) giveDose(out, at, asked);
}

const ofSmoking = /^I smoked? /;
const ifAnything = /^(?:if anything,? )(?=i\b|he\b|she\b|it\b)/i;
const soDoes = /^(?:and )?so (?:does|do|did) ((?:the|my|his|her) [a-z -]{2,40})[.!]?$/i;
const does = /\b(helps?|helped|works?|worked|hurts?)\b/i;
const howManyADay =
  /^(?:(?:and|so|okay|about)(?=) ){0,2}(?=)how many (?:cigarettes )?(?:do you smoke )?(?=)(?:a|per|each) day$/;
const fewADay =
  /^(?:(?:about|around|maybe|only|just|um|oh|like)(?=) ){0,2}(?:\d{1,2}|[a-z]+|[a-z]+ or [a-z]+)$/;

/** What leans on the sentence before it, or the question before its own, without that; null for any other. */
function withoutLean(out: readonly Passage[], at: number, asked: Unit): string | null {
  const { unit } = out[at]!;
  if (unit.words[0] === 'if')
    return ifAnything.test(unit.text) ? upperFirst(unit.text.replace(ifAnything, '')) : null;
  // "Lying on my side helps. So does the heating pad."
  const also = unit.said.includes('so d') ? soDoes.exec(unit.text)?.[1] : undefined;
  if (also !== undefined) {
    const verb = does.exec(out[at - 1]!.unit.said)?.[1];
    return verb === undefined ? null : `${upperFirst(also)} ${verb} too.`;
  }
  // "Do you smoke?" "Yes." "How many a day?" "About ten."
  if (!howManyADay.test(asked.said) || !fewADay.test(unit.said)) return null;
  const before = out.slice(Math.max(0, at - 4), at);
  const smokes = before.some((p) => /\b(?:smok|cigarettes?)/.test(p.unit.said));
  const verb = before.some((p) => p.role !== 'clinician' && smokedOnce(p.unit.said)) ? 'smoked' : 'smoke';
  return smokes ? `I ${verb} ${lowerInitial(unit.text.replace(/[.!]$/, ''))} cigarettes a day.` : null;
}

const measures =
  /^((?:(?:well|oh|yes|yeah|no),? )?my [a-z]+ (?:checks|takes|measures|tests|does|checked)) (?:it|them|that)(?=[ .,]|$)/i;
const measurable =
  /\b(?:your|the|his|her)(?=) ((?:blood )?(?:pressures?|sugars?)|weight|temperature|oxygen|glucose|readings)(?=)\b/;

// "Have you been checking your blood pressure?" "My wife checks it."
function whatIsMeasured({ text }: Unit, { said }: Unit): string | null {
  if (!measures.test(text)) return null;
  const thing = measurable.exec(said)?.[1];
  return thing === undefined ? null : text.replace(measures, `$1 my ${thing}`);
}

const asksWhich = /\bwhich (?:one|side)\b/;

// "My shoulder's been killing me." "Which one?" "The right one.": the part that the patient spoke of just before.
function spokenOf(passages: readonly Passage[], at: number): string[] | null {
  for (let i = at - 1; i >= 0 && i > at - 6; i--) {
    const { role, unit } = passages[i]!;
    const parts = role === 'clinician' ? null : plainOf(unit).match(bodyPart);
    if (parts !== null) return parts;
  }
  return null;
}

const sidedOne = /\b(right|left) one\b/i;
const bodyPartIn = /\b(?:knee|hip|shoulder|elbow|wrist|hand|ankle|foot|ear|eye|arm|leg|breast|heel)\b/i;
const bodyPart = /\b(?:knee|hip|shoulder|elbow|wrist|hand|ankle|foot|ear|eye|arm|leg|breast|heel)\b/gi;

// "How many days a week do you take the ibuprofen?"
const ofTimes = /^(?:times|days|nights|hours|weeks|months|mornings|evenings)\b/i;

// "How much Tylenol did you give her?" "Five milliliters. At midnight, and again at six."
function giveDose(out: Passage[], at: number, asked: Unit): void {
  const found = asksGiven.exec(plainOf(asked));
  if (found !== null && ofTimes.test(found[1]!)) return;
  const first = out[at]!;
  if (found === null || !isPart(first.unit)) return;
  let end = at;
  while (out[end + 1]?.unit.turn === first.unit.turn && isPart(out[end + 1]!.unit)) end++;
  const parts = out.slice(at, end + 1).map(({ unit }) => unbound(plainOf(unit)));
  const took =
    found[3] !== undefined
      ? `${found[2]!.toLowerCase() === 'you' ? 'I' : found[2]} gave ${found[3]} ${found[1]}`
      : `${found[2]!.toLowerCase() === 'you' ? 'I' : found[2]} took ${found[1]}`;
  const whole = said(first, `${took}, ${parts.join(', ')}.`);
  out[at] = { ...whole, unit: { ...whole.unit, end: out[end]!.unit.end } };
  for (let i = at + 1; i <= end; i++) out[i] = unsaid(out[i]!);
}

function isPart(unit: Unit): boolean {
  return (
    !unit.question &&
    unit.words.length < 14 &&
    /\d|\b(?:once|twice|half|noon|midnight|bedtime|morning|night|evening)\b/.test(plainOf(unit)) &&
    !hasFiniteVerb(plainOf(unit))
  );
}

function one(name: string): string {
  const single = name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return `${/^[aeiou]/.test(single) ? 'an' : 'a'} ${single}`;
}

// What the patient asked and the clinician decided is the clinician's: the question is told nowhere else.
function decide(out: Passage[], at: number, asked: Unit): void {
  const decided = decidedAnswer(out[at]!, asked);
  if (decided === null || saidAgain(out, at)) return;
  out[at] = decided;
  const question = out.findIndex((p, i) => i > at - questionReach && i < at && p.unit === asked);
  if (question >= 0 && decided.keep > 0) out[question] = { ...unsaid(out[question]!), reply: null };
}
const questionReach = 5;

// "Can I take them together?" "Yeah." … "You can take them all at the same time."
function saidAgain(passages: readonly Passage[], at: number): boolean {
  return (
    passages[at]!.unit.words.length < 2 &&
    passages
      .slice(at + 1, at + questionReach)
      .some(({ unit, role }) => role === 'clinician' && youCan.test(unit.said))
  );
}
const youCan = /\byou (?:can|may|could|should)\b/;
