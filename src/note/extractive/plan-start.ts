import { isConditionWord } from './lexicon/conditions.ts';
import { examSystemOf } from './lexicon/exam-words.ts';
import { confirmedName, namedBeside, opensProblems, problemNamed, saysDiagnosis } from './problem-name.ts';
import { type SectionLabel, sectionLabels } from './section-labels.ts';
import { isAdvice, isForbidden, isOrder, isPrecaution, tellsWhatToDo } from './told-to-do.ts';
import { plainOf } from './units.ts';
import { isSign, isVague } from './vague-name.ts';
import type { Passage } from './visit.ts';

const assessment = sectionLabels.indexOf('assessment');
const plan = sectionLabels.indexOf('plan');

/**
 * Where the clinician begins to sum up: the split of the visit that suits the sections' probabilities best. Before it
 * is what was told and found, after it what was concluded. The number of passages where there is no such part.
 */
export function planStart(passages: readonly Passage[]): number {
  let score = 0;
  let best = 0;
  let at = passages.length;
  for (let i = passages.length - 1; i >= 0; i--) {
    const { role, keep, sections } = passages[i]!;
    if (role !== 'patient' && keep > 0.1) score += keep * (sections[assessment]! + sections[plan]! - 0.5);
    if (score > best) {
      best = score;
      at = i;
    }
  }
  const examined = examinedFrom(passages);
  const diagnosed = passages.findIndex(
    (p) =>
      p.role === 'clinician' &&
      !p.unit.question &&
      (p.index > passages.length * 0.5 || saysPlainly(p, examined)) &&
      ((mayDiagnose(p) &&
        ((saysDiagnosis(plainOf(p.unit)) && !isFoundSign(p, passages[p.index - 1])) || treatsProblem(p))) ||
        opensProblems(p.unit.text)),
  );
  return diagnosed >= 0 ? Math.min(at, diagnosed) : at;
}

const found: readonly SectionLabel[] = ['exam', 'results', 'vitals'];
const toldOrFound: readonly SectionLabel[] = [
  'hpi',
  'pmh',
  'meds',
  'allergies',
  'family',
  'social',
  'ros',
  'vitals',
  'exam',
  'results',
];
// So plain a diagnosis is none of the plan, whatever the model makes of it: "Our diagnosis here would be lateral
// epicondylitis." "You may have a ligament strain from the twisting."
const tellsDiagnosis =
  /\b(?:(?:your|my|our|the) diagnosis(?: here| for you)? (?:is|would be)|(?:i (?:think|believe) )?you (?:have |might |may ){1,3}(?:an?|some|got) )/i;
const names =
  /^(?:so |and |okay,? )*i (?:think|believe|suspect) (?:that )?(?:this is|it is|it's|you have) (?:an? )?(?=[a-z])/i;
// "This is major depressive disorder, it was a first episode."
function isPlainName(text: string): boolean {
  const opening = thisIs.exec(text)?.[0].length;
  const name = opening === undefined ? undefined : problemNamed(text)?.name;
  return name !== undefined && !isVague(name) && text.toLowerCase().startsWith(name, opening);
}
// "And generalized anxiety disorder with panic attacks, which is still bothering you."
function isPlainlyBeside(text: string): boolean {
  const name = namedBeside(text);
  return name !== null && !isVague(name) && text.toLowerCase().startsWith(`and ${name},`);
}
const thisIs = /^(?:(?:so|and|now|okay|well),? )?(?=)this is (?:an? |likely |most likely )?/i;
// "So I think this is pharyngitis", once somebody was examined, is the diagnosis, however early in the visit.
function saysPlainly({ index, unit }: Passage, examined: number): boolean {
  return examined >= 0 && index > examined && names.test(plainOf(unit));
}

// "For the Wilson's disease, keep taking the zinc."
function treatsProblem({ unit }: Passage): boolean {
  return treats.test(unit.text) && problemNamed(plainOf(unit))?.strong === true;
}
const treats =
  /^(?:(?:and|so|okay|now|then)(?=),? ){0,3}(?:for|regarding|as for) (?:the|your|his|her) [^.]{3,60}, (?:please )?(?=)(?:keep taking|continue|start|stop|increase|decrease|stay on|take|use|we(?:['’]ll| will)|i(?:['’]ll| will|['’]m going to)|let['’]s)(?=)\b/i;

// "Your lungs are clear. You've got trace edema at both ankles.": found, and not what the trouble is called.
function isFoundSign({ unit }: Passage, before: Passage | undefined): boolean {
  return (
    before?.section === 'exam' &&
    before.unit.turn === unit.turn &&
    hasIt.test(unit.text) &&
    isSign(problemNamed(plainOf(unit))?.name ?? '')
  );
}
const hasIt =
  /^(?:(?:and|so|but),? )?(?:you|he|she)(?:(?:['’]ve| have|['’]s| has)(?: got)?|['’]ve got)(?=) /i;

// "No Imodium, that's not safe at his age."
function forbidsMedicine({ unit, section }: Passage): boolean {
  return section === 'exam' && unit.clinical.drugs > 0 && unit.words[0] === 'no';
}

function examinedFrom(passages: readonly Passage[]): number {
  return passages.findIndex((p) => p.role === 'clinician' && p.section === 'exam' && p.keep > 0.12);
}

const saidLate: readonly SectionLabel[] = ['assessment', 'plan', 'exam', 'results'];
const sure = 0.75;

/** Sections that fit the part of the visit: a plan before the summing up, or history after it, must be very likely. */
export function settleSections(passages: readonly Passage[], from: number): Passage[] {
  const examined = examinedFrom(passages);
  let concluded = -1;
  let examinedIn = -1;
  return passages.map((p) => {
    if ((p.section === 'exam' || p.section === 'vitals') && p.role === 'clinician' && p.keep > 0.3)
      examinedIn = p.unit.turn;
    if (p.role === 'clinician' && !p.unit.question && confirmedName(p.unit.text) !== null)
      return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
    // A score of risk sums up what was told.
    if (!p.unit.question && p.keep > 0.1 && riskScored.test(p.unit.text))
      return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.5) };
    // Under a wrong label, too.
    if (!p.unit.question && p.role === 'patient' && saidToPatient.test(p.unit.text))
      return { ...p, section: 'exam', keep: Math.max(p.keep, 0.4) };
    // "I'd like you to get a cuff", where nobody's label says who speaks.
    if (p.role === 'patient' && p.index >= from && !p.unit.question && directsOther.test(p.unit.said))
      return {
        ...p,
        unit: { ...p.unit, role: 'clinician' },
        role: 'clinician',
        section: 'plan',
        keep: Math.max(p.keep, 0.6),
      };
    if (p.role !== 'clinician' || p.unit.question) return p;
    // Who comes and why is no result, though it be "for an abnormal lab finding".
    if (p.index < from && opensVisit.test(p.unit.text) && p.section !== 'pmh')
      return { ...p, section: 'hpi' };
    // "What you have is a tear. … And there's some arthritis in the background."
    if (
      p.unit.turn === concluded &&
      (p.section !== 'plan' || isPlainlyBeside(p.unit.text)) &&
      namedBeside(p.unit.text) !== null
    )
      return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
    if (
      (p.index > passages.length * 0.4 || saysPlainly(p, examined)) &&
      mayDiagnose(p) &&
      (p.section !== 'plan' ||
        names.test(p.unit.text) ||
        isPlainName(plainOf(p.unit)) ||
        (tellsDiagnosis.test(plainOf(p.unit)) && !decidesWithin(p))) &&
      saysDiagnosis(plainOf(p.unit)) &&
      !isFoundSign(p, passages[p.index - 1]) &&
      !(p.index >= from && opensProblems(plainOf(p.unit)) && decidesWithin(p))
    ) {
      concluded = p.unit.turn;
      return { ...p, section: 'assessment', keep: Math.max(p.keep, 0.6) };
    }
    // "Katherine is a 22-month-old with …", dictated at the end, says who it is about.
    if (
      p.index >= from &&
      p.section === 'plan' &&
      (who.test(p.unit.text) || dictatedJudgement.test(p.unit.text))
    )
      return { ...p, section: 'assessment' };
    if (p.index >= from && isPrecaution(plainOf(p.unit))) return { ...p, section: 'plan' };
    // "First, the falls."
    if (p.index >= from && p.section !== 'assessment' && opensProblems(p.unit.text))
      return { ...p, section: 'plan' };
    if (p.index >= from && p.section !== 'plan' && p.section !== 'assessment' && tellsWhatToDo(p.unit))
      return { ...p, section: 'plan' };
    if (p.index >= from && isDue.test(p.unit.text))
      return { ...p, section: 'plan', keep: Math.max(p.keep, 0.5) };
    if (p.index >= from && isAdvice(plainOf(p.unit))) return { ...p, section: 'plan' };
    if ((p.section !== 'plan' || p.index < from) && measured.test(plainOf(p.unit)))
      return { ...p, section: p.section === 'results' ? 'results' : 'vitals' };
    // "Your potassium is 3.3, that's a little low": nothing is decided in it.
    if (
      p.index >= from &&
      p.section === 'plan' &&
      tested.test(plainOf(p.unit)) &&
      !decides.test(plainOf(p.unit))
    )
      return { ...p, section: 'results' };
    if (early(p, from) && (tested.test(plainOf(p.unit)) || levelOf.test(plainOf(p.unit))))
      return { ...p, section: 'results' };
    if (
      early(p, from) &&
      /^last (?:time|visit|year|month)\b.*\d/i.test(plainOf(p.unit)) &&
      tested.test(plainOf(passages[p.index - 1]!.unit))
    )
      return { ...p, section: 'results' };
    if (p.index < from && urine.test(p.unit.said)) return { ...p, section: 'results' };
    if (early(p, from) && testedFor.test(plainOf(p.unit))) return { ...p, section: 'results' };
    if (early(p, from) && scored.test(plainOf(p.unit))) return { ...p, section: 'results' };
    const previous = passages[p.index - 1];
    // "There's a cut at the base of the thumb. Edges are clean."
    if (
      p.index < from &&
      (p.section === 'hpi' || p.section === 'ros' || p.section === 'social') &&
      examinedIn === p.unit.turn &&
      p.unit.words.length < 15 &&
      isSeen.test(p.unit.said) &&
      !/\b(?:i'm|i'll|let|you've|you had|was|were|since)\b/.test(p.unit.said)
    )
      return { ...p, section: 'exam', keep: Math.max(p.keep, 0.3) };
    // "There's a two centimeter laceration over the palmar side. It goes through the fat."
    if (
      p.index < from &&
      p.section !== 'exam' &&
      (lesion.test(p.unit.said) ||
        (p.section === 'results' &&
          previous?.unit.turn === p.unit.turn &&
          lesion.test(previous.unit.said) &&
          /^(?:it|they) /.test(p.unit.said) &&
          !tested.test(plainOf(p.unit))))
    )
      return { ...p, section: 'exam', keep: Math.max(p.keep, 0.3) };
    // "The ear drum is red. It's not perforated."
    if (
      p.index < from &&
      p.section !== 'exam' &&
      p.unit.words.length < 8 &&
      previous?.section === 'exam' &&
      previous.unit.turn === p.unit.turn &&
      notFound.test(p.unit.said)
    )
      return { ...p, section: 'exam', keep: Math.max(p.keep, 0.2) };
    if (
      p.section !== 'exam' &&
      (ofExamination.test(plainOf(p.unit)) ||
        (previous?.unit.turn === p.unit.turn && onPhoto.test(previous.unit.text)))
    )
      return { ...p, section: 'exam', keep: Math.max(p.keep, 0.4) };
    if (p.index >= from && (isForbidden(plainOf(p.unit)) || forbidsMedicine(p)))
      return { ...p, section: 'plan' };
    if (p.section === 'assessment' && p.index >= from && decidesWithin(p)) return { ...p, section: 'plan' };
    // "Let's try it every other day, and take Colace with it.", while the history is taken.
    if (p.section === 'plan' && isOrder(p.unit)) return p;
    const before = p.index < from;
    const examining = before && examined >= 0 && p.index >= examined && examSystemOf(p.unit.text) !== null;
    const fitting = examining ? found : before ? toldOrFound : saidLate;
    if (fitting.includes(p.section) || p.sections[sectionLabels.indexOf(p.section)]! > sure) return p;
    return { ...p, section: likeliest(p, fitting) };
  });
}

// "For your back pain, stay on the neurontin." "It is high, so i'm going to increase the lisinopril." "The plan is to get an ultrasound."
function decidesWithin({ unit }: Passage): boolean {
  const said = plainOf(unit).toLowerCase();
  return (
    planIs.test(said) ||
    (unit.clinical.drugs > 0 && (keeps.test(said) || changes.test(said))) ||
    looksInto.test(said)
  );
}
const planIs = /\b(?:the|my|our) plan (?:is|will be|would be)(?: going)? to (?!be\b|see\b|talk\b)/;
const will =
  /\b(?:i|we)(?: will|['’]ll| ?(?:am|are|['’]m|['’]re) (?:going to|gon ?na)|['’]d like to| would like to| want to| wan ?na) (?:go ahead and )?/;
const changes = new RegExp(
  `${will.source}(?:have (?:you|him|her) (?:continue|take|start|stop)|continue|increase|decrease|start|stop|switch|add|prescribe|raise|lower|refill|keep)\\b`,
);
const looksInto = new RegExp(
  `${will.source}(?:get|order|repeat|obtain|schedule|check)\\b[^.?]{1,40}\\b(?:ultrasound|x-?rays?|mri|ct|labs|blood ?work|echo\\w*|a1c|panel|biopsy|colonoscopy)\\b`,
);
const keeps = /(?:^|,? )(?:stay on|keep taking|continue taking|keep using) (?:the|your|that) [a-z]/;
const who =
  /^(?:so |and |okay,? )?(?:[a-z]+|mr\.? [a-z]+|ms\.? [a-z]+|mrs\.? [a-z]+|the patient|this) is an? [^.]{0,30}\b(?:year|month|week|day)s?[- ]old\b/i;
const dictatedJudgement =
  /^(?:for |under )?(?:the )?assessment(?: and plan)?,? (?:the patient|this|he|she|[a-z]+) /i;
const opensVisit =
  /\byears?[- ]old\b[^.]*\b(?:(?:is )?here|presents?|presenting|comes? in|came in|being seen)\b/i;
const decides =
  /\b(?:will|going to|gon ?na|want|need|like|should|let|increase|decrease|start|stop|continue|keep|take|order|repeat|recheck|check|add|switch|goal|so (?:i|we)|if)(?=)\b|['’]ll\b/i;
const ofExamination =
  /^(?:you|he|she) (?:still )?(?:looks?|appears?|seems?) (?:(?:a (?:bit|little)|quite|very|slightly) )?(?:clammy|pale|sweaty|flushed|unwell|dehydrated|comfortable|uncomfortable|jaundiced)\b|^(?:(?:and|so|okay|now),?(?=) ){0,3}on (?:(?:your|the|physical|general) ){0,2}(?=)(?:appearance|inspection|palpation|auscultation|exam(?:ination)?)\b.*\b(?:is|are|appears?|no|has|have|there)\b/i;
// "I can see that on the photo. It's oval, with a scale at the edge."
const onPhoto =
  /\bi can see (?:it|that|this|them|those)\b.{0,40}\b(?:photos?|pictures?|screen|camera|video)\b/i;
const directsOther =
  /^(?:[a-z]+ ){0,5}(?:i'd like|i would like|i want|i need) you to [a-z]|^(?:(?:and|so|then) )*(?:we'll|we will|i'll|i will) (?:do|check|get|order|start|send|refer|see you|give you|put you) /;
// "The edges are clean.", among findings.
const isSeen =
  /^(?:[a-z]+ ){1,4}(?:'s|is|are|has|looks?|feels?) (?!(?:going|gon|that|what|why|where|how|your|you|i)\b)|^it's (?:just |still |not )?[a-z]+ing\b|^(?:[a-z]+ ){0,2}[a-z]+'s (?:under|over|about|normal|good|fine|less|brisk|clean|clear|intact) /;
const lesion =
  /^(?:(?:so|and|okay|now|then) ){0,2}there(?:'s| is) an? (?:[a-z0-9-]+ ){0,7}(?:laceration|abrasion|cut|wound|bruise|hematoma|lump|mass|lesion|ulcer|nodule|plaque|papule|blister|burn|bite|abscess|effusion|deformity|crack|tear)\b(?!.* (?:on|in) (?:the|your|his|her) (?:x ?ray|mri|ct|scan|ultrasound))/;
const notFound = /^(?:and |but )?(?:it|there)(?:'s| is| are)(?: n't| not| no) [a-z]/;
const saidToPatient =
  /^(?:(?:and|so|okay|now),? ){0,3}on (?:(?:your|physical|general)(?=) ){1,2}(?=)(?:appearance|inspection|exam(?:ination)?)(?=) you (?:appear|are|look|have)\b/i;
const isDue =
  /\bdue (?:(?:for|to have) )?(?:an?|your|his|her|the|another) (?:[a-z-]+ ){0,3}(?=)(?:mammogram|colonoscopy|pap|smear|screening|vaccin\w+|shots?|booster|jab|scan|bone density|physical|blood ?work|labs?|eye exam)(?=)\b/i;

// Two vital signs in a sentence, or one read out, were measured now.
const measured =
  /^(?:and |so |okay |then )*(?:your|his|her|the)(?=) (?:temperature|temp|blood pressure|heart rate|pulse|oxygen\w*|weight)(?=)(?: today| here)?(?=) (?:is|was) (?:about )?\d[\d.]*(?! (?:years|months|weeks|days))(?!.*\b(?:at home|last (?:time|night|week|month|year))\b)/i;
const tested =
  /\b(?:hb?a1c|tsh|t4|cholesterol|ldl|hdl|triglycerides|ha?emoglobin|creatinine|potassium|sodium|glucose|ferritin|psa|inr|e?gfr|platelets|white (?:blood )?(?:cell )?count|kidney function|bilirubin|uric acid|rheumatoid factor|sed rate|esr|crp|bnp|troponin|white count|neutrophils|sodium|calcium|magnesium|b12|vitamin d|lipase|ast|alt|d-?dimer|mcv|fev1|ejection fraction)\b(?: level)?(?: \w+){0,3}? (?:is|was|are|at|of|came|come)(?=)\b.{0,25}\d/i;
const levelOf =
  /\b(?:a1c|lithium|digoxin|valproate|phenytoin|peak flow)(?: level)? (?:last week |today |here )?(?:is|was|came) \D{0,12}\d/i;
const testedFor =
  /^(?:(?:and|so|okay|now|well),? )*(?:(?:your|the|his|her) )?(?:[a-z0-9-]+ ){0,3}(?:and [a-z-]+ )?(?=)(?:tests?|swabs?|cultures?|screens?|anti-?ccp|ana|dip|urinalysis)(?=)\b(?: \w+){0,2}? (?:is|are|was|were|came back|come back|has|shows?)(?=)\b.{0,25}\b(?:negative|positive|normal|leukocytes|nitrites|blood|clear)\b/i;
const urine =
  /^(?:(?:and|so|okay) )*(?:your|the|his|her) urine(?=)(?: (?:dip|sample|test))?(?=) (?:has|had|shows|showed) (?:[a-z]+ ){0,4}(?:protein|sugar|glucose|blood|ketones|nitrites|leukocytes|bacteria)\b/;
const riskScored =
  /\b(?:cha2?ds2?[- ]?vasc|chads|has-?bled|curb-?65|wells|ascvd|framingham|child-pugh|meld|centor)\b/i;
const scored = /\b(?:scored?|score (?:is|was|came)|phq|gad|mmse|moca)\b.*\d/i;

function early(p: Passage, from: number): boolean {
  return p.index < from && p.section !== 'exam' && p.section !== 'vitals';
}

function likeliest(p: Passage, among: readonly SectionLabel[]): SectionLabel {
  return among.reduce((best, label) =>
    p.sections[sectionLabels.indexOf(label)]! > p.sections[sectionLabels.indexOf(best)]! ? label : best,
  );
}

// "I'm worried that you tore your ACL."
const hurts = /^(?:tore|torn|ruptured|broke|broken|fractured|sprained|strained|dislocated)$/;

function mayDiagnose(p: Passage): boolean {
  return p.unit.words.some((word) => isConditionWord(word) || hurts.test(word));
}
