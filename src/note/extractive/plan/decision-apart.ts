import { kin } from '../../language/kin.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { readsValue, tested } from '../examination/result-cues.ts';
import { vitalsIn } from '../examination/vitals.ts';
import { drugAt } from '../lexicon/drugs.ts';
import { judgesLevel, tellsHowIllnessStands } from '../problems/illness-stands.ts';
import { saysDiagnosis } from '../problems/says-diagnosis.ts';
import { lowerFirst } from '../say.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { judgedAs, plannedAs } from './planned-as.ts';
import { decisionsIn, onlyJudges } from './run-on-decisions.ts';

// "Your hemoglobin's ten, so that's anemia, start iron."
const orders =
  /, (?=(?:(?:so|and) )?(?:start|stop|hold|increase|decrease|restart|resume) (?!(?:to|with|seeing|feeling|having|off)\b)[a-z])/i;
// "…, and I really want you on iron", "it's probably the valve, so an echo", "…, so we'll start levothyroxine"
const decides =
  /,? (?:and|so|and so) (?=(?:(?:i|we)(?=)(?:['’]ll| will|['’]d like(?: you)? to| would like(?: you)? to| (?:really )?want (?:to|(?:you|him|her) (?:to|on|off))| need to|['’](?:m|re) (?:not )?(?=)(?:going to|adding|starting|stopping|increasing|raising|lowering|switching|referring|ordering)| am (?:not )?going to| are (?:not )?going to| won['’]t| should)|let['’]s)(?=) (?!(?:see|talk|think|say|be|have a|look|go over|listen|bet|admit)(?=)\b)[a-z]|(?:an?|the)(?=) (?:echo(?:cardiogram)?|mri|ct|x-?ray|ultrasound|biopsy|colonoscopy|ekg|scan|mammogram)(?=)[.]?$)/gi;
// "Since you're allergic to sulfa, we'll use …", "I'd use Keflex but you're allergic, so clindamycin it is"
const allergicSo =
  /\ballergy(?:(?: [a-z'’]+){1,6},? so |, (?:so )?| )(?=[a-z])|\ballergic(?: to (?:the )?[a-z-]+(?:(?:,? and|,? or|,) (?!(?:so|and|we|i)\b)[a-z-]+){0,2})?(?:,? so |, (?:and )?| )(?=[a-z])/gi;
const givesInstead =
  /^(?:(?:i|we)(?=)(?:['’]ll|['’]d(?: rather|(?= (?:stay|avoid|skip|steer|use|go with|give|do|choose|start|try)\b))|['’](?:m|re) (?:going|gonna|prescribing|giving|sending|starting|using|putting)| will| am going| are going)|let['’]s) (?!(?:not|have to|need to|hold|note|mark|make|add|(?:put|write|add) (?:that|it))\b)[a-z]/i;
// "…, so I'd stay away from Keflex", "since …, I can't give you Bactrim"
const withholds =
  /^(?:(?:i|we)(?=) (?:ca(?:n['’]t|nnot)|can not|wo(?:n['’]t)|do(?:n['’]t| not) want to|would(?:n['’]t| not)|should(?:n['’]t| not))(?=) (?:give|use|do|prescribe|put|take|have)|let['’]s not (?:use|do|give))(?=)\b/i;
// "You have a sinus infection, and since you have a penicillin allergy, I'm going to …"
const goesOnSince = /\band (?:since|because|with)\b/i;
const joint = /,? (?:so |and )?$/;
const longestAllergy = 24;
const figure = /\d|\b(?:positive|negative)\b/i;
// "Your thyroid level is a little low, so we'll put it up to 125."
const outOfRange =
  /\b(?:levels?|tsh|thyroid|potassium|sodium|calcium|ha?emoglobin|ferritin|iron|cholesterol|ldl|(?:blood )?sugars?|a1c|(?:blood )?pressure|counts?|urate|uric acid|inr|b12|vitamin d)(?=)(?:['’]s| is| are| was| were| came back| has been) (?:(?:still|a|an|little|bit|touch|too|slightly|on|the|quite|really|just) ){0,4}(?:low|high|raised|elevated|up|down|off|borderline)(?=)(?: side)?$/i;
const longestFound = 16;
// "The one on the back I'm calling an atypical mole, but I can't tell you it's no melanoma without a biopsy, so I'm going to …"
const longestJudged = 28;
const shortestJudged = 4;

// "For the diabetes, continue the metformin, and for the cholesterol, stay on the atorvastatin."
const otherProblem =
  /,? and (?:then )?(?=(?:for|as for) (?:the|your|his|her)(?=) (?:[a-z]+ ){0,3}[a-z]+ ?,? (?:continue|carry on|keep|stay on|start|stop|take|use|go on|let['’]?s|(?:i|we)(?:['’]?ll| will|(?:['’]d| would) like))(?=)\b)/gi;
const shortestPart = 3;

// What is decided for another problem in the same sentence.
function problemsApart(unit: Unit): [Unit, Unit] | null {
  if (
    !unit.said.includes(' and for ') &&
    !unit.said.includes(' and then for ') &&
    !unit.said.includes(' and as for ')
  )
    return null;
  const joint = unit.text.matchAll(otherProblem).next().value;
  if (joint === undefined || unit.text.slice(0, joint.index).split(' ').length < shortestPart) return null;
  return partedAt(unit, joint.index, joint.index + joint[0].length);
}

/**
 * The passages with what is decided at the end of a result apart from it: "Your hemoglobin was 9.9, so you're anemic, and I
 * want you on iron." is a result and a plan.
 */
export function withDecisionsApart(heard: readonly Passage[]): Passage[] {
  const out: Passage[] = [];
  const passages = withTopicsJoined(heard);
  for (const p of passages) {
    if (p.role === 'clinician' && !p.unit.question && givenForKin.test(p.unit.said)) {
      out.push({ ...plannedAs(p, withReasonLast(p.unit)), index: out.length });
      continue;
    }
    const judged = p.section === 'vitals' && p.role === 'clinician' ? judgedApart(p.unit) : null;
    if (judged !== null) {
      out.push({ ...p, unit: judged[0], index: out.length });
      out.push({
        ...p,
        unit: judged[1],
        section: 'assessment',
        keep: Math.max(p.keep, certain),
        index: out.length,
      });
      continue;
    }
    const parts = p.role === 'clinician' && !p.unit.question ? partsOf(p) : null;
    const [first, decided] = parts ?? [p.unit];
    const later = decided === undefined ? [] : [decided];
    const [found = first, ...more] = runsOn(p)
      ? [first, ...later].flatMap((unit) => decisionsIn(unit) ?? [unit])
      : [first, ...later];
    if (more.length === 0) {
      out.push(out.length === p.index ? p : { ...p, index: out.length });
      continue;
    }
    const isJudged = p.section === 'plan' && onlyJudges(found);
    out.push({ ...(isJudged ? judgedAs(p, found) : { ...p, unit: found }), index: out.length });
    for (const unit of more) out.push({ ...plannedAs(p, unit), index: out.length });
  }
  return out;
}

function runsOn({ role, unit, section }: Passage): boolean {
  return role === 'clinician' && !unit.question && (section === 'plan' || section === 'assessment');
}

const certain = 0.7;

// "Your BMI's 32 now, so that's in the obese range."
function judgedApart(unit: Unit): [Unit, Unit] | null {
  const at = unit.text.search(concludes);
  if (at < 0) return null;
  const parts = partedAt(unit, at, at + concludes.exec(unit.text.slice(at))![0].length);
  return saysDiagnosis(plainOf(parts[1])) ? parts : null;
}
const concludes = /,? so (?=(?:that['’]s|that is|it['’]s|this is|you['’]re|you have|you['’]ve got) )/i;

// "And since your mom had breast cancer, keep up with the mammogram every year."
const givenForKin = new RegExp(
  `^(?:and |so |but )?(?:since|because|as|with) your (?:${kin})(?:'s)? (?:had|has|have|having|got) [a-z0-9, -]{3,40} (?:keep|make sure|get|you should|you need|we|i|let's)\\b`,
);

function withReasonLast(unit: Unit): Unit {
  const [reason = '', ...decided] = unit.text.replace(/^(?:and|so|but) /i, '').split(', ');
  return decided.length === 0
    ? unit
    : reworded(unit, `${upperFirst(decided.join(', ').replace(/[.!]$/, ''))}, ${lowerFirst(reason)}.`);
}

// "… carry on with the lisinopril and for the thyroid" | "continue the levothyroxine", as it was recognised.
function withTopicsJoined(passages: readonly Passage[]): readonly Passage[] {
  const at = passages.findIndex((p, i) => {
    const next = passages[i + 1];
    return (
      p.role === 'clinician' &&
      next?.unit.turn === p.unit.turn &&
      topicLast.test(p.unit.text) &&
      carriesOn.test(next.unit.said)
    );
  });
  if (at < 0) return passages;
  const before = passages[at]!;
  const next = passages[at + 1]!;
  const found = topicLast.exec(before.unit.text)!;
  const end = before.unit.start + found.index;
  return [
    ...passages.slice(0, at),
    { ...before, unit: { ...reworded(before.unit, `${before.unit.text.slice(0, found.index)}.`), end } },
    {
      ...next,
      unit: { ...reworded(next.unit, `${upperFirst(found[1]!)}, ${lowerFirst(next.unit.text)}`), start: end },
    },
    ...withTopicsJoined(passages.slice(at + 2)),
  ];
}
const topicLast = /,? and (?:then )?(for (?:the|your|his|her) [a-z]+(?: [a-z]+)?)[.]?$/i;
const carriesOn = /^(?:continue|carry on|keep|stay on|start|stop|take|use)\b/;

function partsOf({ unit, section }: Passage): [Unit, Unit] | null {
  const given = unit.said.includes('allerg') ? givenForAllergy(unit) : null;
  if (given !== null) return given;
  const problems = problemsApart(unit);
  if (problems !== null) return problems;
  const { text } = unit;
  const ordered = acts.test(unit.said) ? orders.exec(text) : null;
  if (ordered !== null) return orderApart(unit, ordered.index, ordered.index + ordered[0].length);
  const kept = keepsOn(unit);
  if (kept !== null) return kept;
  if (!unit.said.includes(' so ') && !unit.said.includes(' and ')) return null;
  const at = text.search(decides);
  const found = at < 0 ? '' : text.slice(0, at);
  const length = found === '' ? 0 : found.split(' ').length;
  if (length === 0 || length > longestJudged) return null;
  const result = reworded(unit, `${found}.`);
  const opening = text.slice(at).match(decides)![0];
  if (length > longestFound && !opening.includes('so')) return null;
  const judged = section === 'assessment' && opening.includes('so') && length >= shortestJudged;
  const isFound =
    (figure.test(found) && isResult(result)) ||
    (opening.includes('so') && (outOfRange.test(found) || judgesLevel(found.toLowerCase())));
  if (!judged && !isFound) return null;
  return partedAt(unit, at, at + opening.length);
}

// "Your asthma's under control, keep on with the Flovent."
function keepsOn(unit: Unit): [Unit, Unit] | null {
  const joint = goesOn.exec(unit.text);
  if (joint === null) return null;
  const found = unit.text.slice(0, joint.index).replace(/,/g, '');
  return tellsHowIllnessStands(found.toLowerCase())
    ? partedAt(unit, joint.index, joint.index + joint[0].length)
    : null;
}
const goesOn =
  /(?:, (?:so |and so |and |just )?| (?:so|and so|and) )(?=(?:carry on|continue|stay on|keep(?: on)?(?: with)?|no changes? to)(?=) (?:taking|using|with|the|your|his|her|it|that|on)\b)/i;

/** The words up to one place of a sentence and those from another, apart. */
function partedAt(unit: Unit, to: number, from: number): [Unit, Unit] {
  return [
    { ...reworded(unit, `${unit.text.slice(0, to)}.`), end: unit.start + to },
    { ...reworded(unit, upperFirst(unit.text.slice(from))), start: unit.start + from, opens: false },
  ];
}

const acts = /\b(?:start|stop|hold|increase|decrease|restart|resume)\b/;

// What is ordered names a medicine, and what it follows has a figure: else it is told, not ordered.
function orderApart(unit: Unit, at: number, from: number): [Unit, Unit] | null {
  const result = reworded(unit, `${unit.text.slice(0, at)}.`);
  const order = reworded(unit, upperFirst(unit.text.slice(from).replace(/^(?:so|and) /i, '')));
  if ((order.clinical.drugs === 0 && !order.words.includes('iron')) || !isResult(result)) return null;
  return [
    { ...result, end: unit.start + at },
    { ...order, start: unit.start + from, opens: false },
  ];
}

// What is given because of an allergy is no allergen.
function givenForAllergy(unit: Unit): [Unit, Unit] | null {
  for (const { 0: found, index } of unit.text.matchAll(allergicSo)) {
    const from = index + found.length;
    const decided = unit.text.slice(from);
    // "So no amoxicillin for you."
    const first = wordsOf(decided.toLowerCase().replace(/^no /, '').split(' ', 3).join(' '));
    const isMedicine = / so $/i.test(found) && drugAt(first, 0) > 0;
    if (!isMedicine && !givesInstead.test(decided) && !withholds.test(decided)) continue;
    const before = unit.text.slice(0, from);
    if (before.split(' ').length > longestAllergy || goesOnSince.test(before)) return null;
    return partedAt(unit, from - joint.exec(found)![0].length, from);
  }
  return null;
}

function isResult(unit: Unit): boolean {
  const plain = plainOf(unit).replace(/['’]s (?=\S)/g, ' is ');
  return tested.test(plain) || readsValue(plain) || vitalsIn(plain).length > 0;
}
