import { kin } from '../../language/kin.ts';
import { writtenCondition } from '../lexicon/condition-phrases.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { drugAt } from '../lexicon/drugs.ts';
import { onePart } from '../lexicon/trouble-words.ts';
import type { Unit } from '../visit/units.ts';
import { pressureSaid } from './says-diagnosis.ts';

const lipidDrugs =
  /(?:statin)$|^(?:ezetimibe|zetia|lipitor|crestor|zocor|pravachol|fenofibrate|gemfibrozil)$/;

const pressureDrugs =
  /^(?:amlodipine|norvasc|nifedipine|(?:lisino|rami|perindo|enala|benaze)pril|(?:lo|val|olme|cande|irbe|telmi)sartan|hydrochlorothiazide|hctz|chlorthalidone|indapamide)$/;

/**
 * A problem under a clinician's name for it: "the blood pressure" is hypertension where the patient is said to have it
 * or to be treated for it, "the cholesterol" hyperlipidemia where it is high or a medicine is taken for it; else the
 * words stay as they were said.
 */
export function titleOf(named: string, units: readonly Unit[]): string {
  // "Another water infection": which one it is, the history tells.
  const name = named
    .replace(/^another /, '')
    .replace(/^(?:about|episodes? of) (?:the |your )?/, '')
    .replace(remarked, '');
  if (/^(?:(?:high|elevated) )?blood pressure$/.test(name)) return pressureTitle(name, units);
  if (/^(?:(?:high|elevated) )?(?:ldl )?cholesterol$/.test(name))
    return known(
      units,
      /\bhigh cholesterol|hyperlipidemia|cholesterol (?:is|was) (?:a (?:little|bit) )?high\b/,
      lipidDrugs,
    )
      ? 'hyperlipidemia'
      : name;
  if (measured.test(name)) return outOfRange(name, units);
  if (name === 'sleep') return units.some(({ said }) => sleepsBadly.test(said)) ? 'trouble sleeping' : name;
  if (bodyPart.test(name))
    return units.some(({ said }) => saysHurt(said, name)) ? `${onePart(name)} pain` : name;
  if (/^borderline diabet/.test(name)) return 'prediabetes';
  if (name === 'nerve damage' && known(units, byDiabetes)) return 'diabetic neuropathy';
  if (name === 'common cold' && !units.some(({ said }) => said.includes(name))) return 'cold';
  const part = ofTheIllness.exec(name);
  if (part !== null && part[2]!.split(' ').some((word) => isConditionWord(word)))
    return `${part[1]} of ${part[2]}`;
  const issue = issueOf.exec(name);
  if (issue !== null) return `${issue[1]} ${findingOf(units) ?? issue[2]}`;
  return operated.test(name) && isDone(name, units)
    ? `status post ${name}`
    : withKind(writtenCondition(name), units);
}

function pressureTitle(name: string, units: readonly Unit[]): string {
  if (
    known(
      units,
      /\bhigh blood pressure|hypertension|for (?:the|your|his|her) blood pressure|blood pressure (?:medic|pills?)/,
    )
  )
    return 'hypertension';
  if (units.some(({ said }) => takesForIt.test(said))) return 'hypertension';
  if (!units.some(({ said, question }) => !question && (pressureSaid.test(said) || aboveGoal.test(said))))
    return name;
  // On its medicine it is more than a reading.
  return units.some(({ words }) => words.some((word) => pressureDrugs.test(word)))
    ? 'hypertension'
    : 'elevated blood pressure';
}
// "And my blood pressure pill?"
const takesForIt = /\bmy (?:blood )?pressure (?:pills?|tablets?|medicines?|medications?|meds)\b/;

const aboveGoal = /\bblood pressure,? it(?: is| ?'s) (?:(?:still|just) )?not (?:quite )?where\b/;

const measured = /^(?:potassium|sodium)$/;
// "Potassium is 5.3, which is a little high."
function outOfRange(name: string, units: readonly Unit[]): string {
  for (const { said, question } of units) {
    const range = question || !said.includes(name) ? null : isOff.exec(said.slice(said.indexOf(name)));
    if (range !== null) return `${range[1]} ${name}`;
  }
  return name;
}
const isOff =
  /^[a-z]+(?: (?:level|was|is|of|at|came|back|\d+(?:\.\d+)?),?){0,5} (?:which is |that's |it's |that is )?(?:(?:still|a|bit|little|slightly|too) ){0,3}(high|low)\b/;

const sleepsBadly =
  /\b(?:trouble|difficulty|problems?)(?=) (?:falling asleep|sleeping|getting to sleep|staying asleep)\b|\b(?:ca n't|can not|cannot|could n't) (?:fall asleep|sleep|get to sleep|stay asleep)\b/;

const bodyPart =
  /^(?:(?:right|left) )?(?=)(?:shoulders?|knees?|hips?|back|neck|elbows?|wrists?|hands?|thumbs?|fingers?|foot|feet|ankles?|toes?|heels?|stomach|belly)$/;
const hurtsThere = /\b(?:pains?|hurts?|hurting|aches?|aching|sore)\b/;

// "For your knee, take Tylenol.", of a knee that hurts.
function saysHurt(said: string, name: string): boolean {
  return hurtsThere.test(said) && said.includes(onePart(name).replace(/^(?:right|left) /, ''));
}

const byDiabetes =
  /\bnerve damage (?:from|due to|because of|caused by) (?:the|your|his|her) (?:diabetes|sugars?)\b/;

/** What is said before a name that says too little alone. */
const kinds = new Map([
  ['apnea', /\b(?:obstructive |central )?sleep (?=apn)/],
  ['apnoea', /\b(?:obstructive |central )?sleep (?=apn)/],
  ['hepatitis', /\b(?:alcoholic|autoimmune|viral|fatty) (?=hep)/],
  ['arthritis', /\b(?:rheumatoid|psoriatic|septic|reactive|inflammatory|kneecap|gouty) (?=arthritis)/],
  ['stenosis', /\b(?:spinal|lumbar|cervical|aortic|mitral|carotid|urethral|pyloric) (?=sten)/],
  [
    'cancer',
    /\b(?:breast|lung|prostate|colon|bowel|bladder|skin|thyroid|ovarian|cervical|kidney|liver|pancreatic) (?=cancer)/,
  ],
  ['hernia', /\b(?:(?:right|left) )?(?:inguinal|umbilical|hiatal|hiatus|incisional|femoral) (?=hernia)/],
  ['herniation', /\b(?:disc|disk) (?=herniation)/],
  ['tear', /\b(?:rotator cuff|meniscus|meniscal|labral|acl|hamstring|achilles|retinal|calf) (?=tear)/],
  ['neuropathy', /\b(?:diabetic|peripheral|alcoholic|ulnar|optic) (?=neur)/],
  ['diabetes', /\btype (?:1|2|one|two) (?=diabetes)/],
  ['fibrillation', /\batrial (?=fib)/],
  ['fissure', /\banal (?=fissure)/],
]);

function withKind(name: string, units: readonly Unit[]): string {
  // "Your rheumatoid's not controlled."
  if (name.endsWith('rheumatoid') && units.some(({ said }) => said.includes('rheumatoid arthritis')))
    return `${name} arthritis`;
  const kind = kinds.get(name);
  if (kind === undefined) return name;
  for (const unit of units) {
    if (!unit.words.includes(name) || notTheirs.test(unit.said)) continue;
    const type = name === 'hepatitis' ? /\bhepatitis ([bc])\b/.exec(unit.said)?.[1] : undefined;
    if (type !== undefined) return `${name} ${type.toUpperCase()}`;
    const said = kind.exec(unit.said);
    if (said !== null) return `${said[0].replace(/one|two/, (n) => (n === 'one' ? '1' : '2'))}${name}`;
  }
  return name;
}

// "What we call pre-diabetes", "there's a decent-size tear", "a real ear infection", "quite a bruise"
const remarked =
  /^(?:(?:x-?ray|mri|ct|scan|ultrasound|biopsy|swab|culture) (?:shows?|showed|confirms?|confirmed)(?=)|problem of|(?:an? )?(?:(?:rare|nasty|bad|mild|classic|typical|clear) )?case of(?: an?)?|just the|just an?|th(?:is|ese|ose|at)|his|her|your|my|their|the same|same|call(?:ed)?|real|quite an?|quite the|decent[- ]sized?|nasty|a touch of|a bit of|crossed over into|slid into) (?=[a-z])/;
// "Exacerbation of your heart failure".
const ofTheIllness =
  /^((?:[a-z]+ )?(?=)(?:exacerbation|recurrence|flare|flare-up|worsening|progression))(?=) of (?:the|your|his|her) (.{4,40})$/;
const issueOf = /^([a-z]+) (issue|problem)$/;
const findings = ['lump', 'cyst', 'nodule', 'bump', 'mass', 'mole', 'rash', 'spot', 'sore', 'swelling'];
const oftenEnough = 2;

// What was spoken of most, and more than once: "the lumps do feel smaller", "the lumps would shrink".
function findingOf(units: readonly Unit[]): string | null {
  let most: { said: string; times: number } | null = null;
  for (const finding of findings)
    for (const said of [finding, `${finding}s`]) {
      const times = units.filter(({ words }) => words.includes(said)).length;
      if (times >= oftenEnough && times > (most?.times ?? 0)) most = { said, times };
    }
  return most === null ? null : most.said;
}

const operated =
  /^(?!status post\b)(?:[\w-]+ ){0,4}(?:bypass|surgery|replacement|repair|graft|fusion|removal|[a-z]{3,}(?:ectomy|plasty))$/;
const past =
  /\b(?:you've had|you had|have had|had (?:a|an|the|your|my)|i had|underwent|status post|post[- ]?op|ago|history of|after (?:your|the)|since (?:your|the)|removed|replaced|repaired)\b/;
const toCome =
  /\b(?:schedul\w*|going to (?:need|have)|need (?:a|to have)|candidate|recommend\w*|refer\w*|upcoming|before (?:your|the)|planned)\b/;

// An operation that was spoken of as done is a state; one that is to come is not.
function isDone(name: string, units: readonly Unit[]): boolean {
  const words = name.split(' ');
  const about = units.filter(({ words: said }) =>
    words.slice(0, -1).some((word) => word.length > 3 && said.includes(word)),
  );
  const texts = about.map(({ text }) => text.toLowerCase());
  return (
    texts.some((text) => past.test(text)) &&
    !texts.some((text) => toCome.test(text) && text.includes(words.at(-1)!))
  );
}

const notTheirs = new RegExp(`\\b(?:no|not|n't|never|denies|if|family|${kin})\\b`);

function known(units: readonly Unit[], said: RegExp, drugs?: RegExp): boolean {
  return units.some(
    (unit) =>
      (!unit.question && said.test(unit.said) && !notTheirs.test(unit.said)) ||
      (drugs !== undefined && unit.words.some((word, i) => drugAt(unit.words, i) === 1 && drugs.test(word))),
  );
}

const injury =
  /^(?:(?:acute|muscular|muscle|mild|simple|small|deep) )*(?:contusion|bruise|sprain|strain|fracture|laceration|abrasion)$/;
const hurts = /\b(?:pain|injury|swelling|sore|soreness)\b/;
const place =
  /\b(?:(?:right|left|bilateral) )?(?:(?:upper|lower|mid) )?(?:knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|toe|arm|forearm|leg|calf|thigh|shin|back|neck|chest|rib|face)\b/;

/** An injury that was named without its place, at the place that the patient came with: "contusion of the right leg". */
export function titleWithPlace(name: string, complaint: string | null): string {
  if (complaint === null || !injury.test(name) || !hurts.test(complaint)) return name;
  const where = place.exec(complaint)?.[0];
  return where === undefined ? name : `${name} of the ${where}`;
}
