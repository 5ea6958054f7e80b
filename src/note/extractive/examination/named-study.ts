import { medicinesInside } from '../../evidence/drug-names.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { matchesOf } from '../../matches.ts';
import { lowerFirst } from '../say.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const region =
  '(?:(?:left|right|bilateral|chest|back|knee|hip|shoulder|elbow|wrist|hand|finger|ankle|foot|neck|lumbar|cervical|thoracic|spine|abdominal|pelvic|brain|head|skin|breast|thyroid|lung|renal|arterial|autoimmune|lipid|anemia|metabolic|diabetes|barium)(?=) ){0,3}(?=)';
const kind =
  '(?:x-?rays?|radiographs?|ekg|ecg|electrocardiogram|echocardiogram|mri|ct(?: scan)?|ultrasound|pulmonary function tests?|pfts?|stress test|mammogram|colonoscopy|endoscopy|biops(?:y|ies)|bone density|dexa(?: scan)?|emg|sleep study|hemoglobin(?: a1c)?|a1c|creatinine|potassium|tsh|psa|barium swallow|urine dip(?:stick)?|urine (?:test|sample)|(?:lipid|autoimmune|anemia|metabolic|diabetes) panel)';
const study = new RegExp(`\\b${region}${kind}(?=)\\b`, 'gi');
const anyStudy =
  /\b(?:x-?rays?|radiograph\w*|films?|imag(?:es|ing)|ekg|ecg|electrocardiogram|echo\w*|mri|ct|ultrasound|doppler|pulmonary function|pfts?|stress test|mammogram|\w+scop(?:y|ies)|biops\w+|patholog\w+|dexa|bone density|emg|sleep study|h(?:a?e)?moglobin|a1c|creatinine|potassium|sodium|tsh|psa|swallow|panel|labs?|tests?|levels?|cbc|cmp|bmp|wbc|platelets?|ferritin|albumin|bilirubin|inr|bnp|troponins?|culture|swab|count|ldl|hdl|cholesterol|glucose|sugars?|kidney function|blood pressure|ejection fraction|phq|gad|questionnaires?|scores?|numbers|micro-?albumin|magnesium|calcium|phosphorus|bicarb\w*|e?gfr|hematocrit|bun|enzymes|vitamin|b12|markers|urine|uric acid|eosinophils|cea|afp|paps?|smears?|hpv|screen(?:ing)?s?|exams?|vision|acuity|ahi|epworth|pylori|pth)(?=)\b/i;
const letters = /\b(?:ekg|ecg|mri|ct|pfts?|tsh|psa|emg|dexa)\b/gi;
/** How far before its result a study may be named, in passages. */
const reach = 3;
const asSubject =
  /^(?:it|this|that|they|these|those results)(?= (?:(?:does|do|also) ){0,2}(?=)(?:shows?|showed|looks?|looked|demonstrates?|demonstrated|came back|(?:is|are|was|were)(?=) (?:(?:also|completely|all|very|still|a|nice|basically)(?=) ){0,2}(?=)(?:normal|stable|unchanged|unremarkable|fine|good|negative|positive|clear|low|high|elevated))(?=)\b)/i;
/** How a finding that names nothing it was read from begins. "It is located …" is of something in it, "He denies" of no study. */
const finding =
  /^(?:there (?:is|are|was|were)|(?:the )?(?:joint|bones?|hardware|screws?|plate|alignment|hip|shoulder)(?:['’]s| is| are)|no\b|on (?:the|his|her)|in (?:the|his|her)|everything|all|good|normal|unremarkable|his|her|the patient['’]s|the results? (?:was|were)|(?:the patient|he|she) (?:has|had|might))(?=)\b/i;
const toCome =
  /\b(?:will|going to|gon ?na|order|schedule|need|repeat|another|if|want to (?:get|order)|wan ?na (?:get|order))\b/i;

// "This is the hemoglobin that I was referring to": turned to, not ordered.
const shown = /^(?:(?:and|so|okay|now|then)[\s,]+)*(?:here[\s,]+)?(?:this|that|here) is (?:the|your)\b/i;

/** The study that a result is read from, where the clinician named it just before ("show me the echocardiogram"). */
export function studyBefore(
  text: string,
  { index, unit: told }: Passage,
  passages: readonly Passage[],
): { name: string; unit: Unit } | null {
  // "I just dipped your urine, and there's a trace of blood."
  if (dipped.test(told.said)) return { name: dip, unit: told };
  for (let at = index - 1; at >= Math.max(0, index - reach); at--) {
    const { unit, role, section } = passages[at]!;
    if (role === 'patient' || role === 'relative') continue;
    if ((section === 'plan' && !shown.test(unit.text)) || toCome.test(unit.text)) return null;
    if (dipped.test(unit.said)) return { name: dip, unit };
    const named = matchesOf(study, plainOf(unit)).at(-1);
    if (named)
      return oneValue.test(named[0]) && tellsOther.test(text) && !tellsIt.test(text)
        ? null
        : { name: named[0], unit };
  }
  return null;
}

/** "I've dipped your urine.", "let me just dip that" */
const dipped = /\b(?:dipped|dip)(?: (?:your|his|her|the|that|this))?(?: (?:urine|wee|pee|sample))\b/;
const dip = 'urine dip';

const ofLevel = /\b(?:the|a|last|latest|this|that|current|your|his|her) levels?\b/i;
const levelReach = 8;

/** The medicine of a level that does not name it: "So is it the lithium?" … "The last level was 0.8." → lithium. */
export function medicineOfLevel(
  text: string,
  { index }: Passage,
  passages: readonly Passage[],
): { name: string; unit: Unit } | null {
  if (!ofLevel.test(text) || medicinesInside(text.toLowerCase()).length > 0) return null;
  for (let at = index; at >= Math.max(0, index - levelReach); at--) {
    const { unit } = passages[at]!;
    const name = unit.clinical.drugs > 0 ? medicinesInside(unit.said).at(-1) : undefined;
    if (name !== undefined) return { name, unit };
  }
  return null;
}

/** "Your ten-year heart risk comes out at 1.8 %." */
const ownMeasure = /\b(?:risk|score|probability)\b[^.]{0,40}\d/i;

/** "Your eosinophils were four twenty", "your CEA's down to 2.1": a value of its own, and no size that was seen. */
const ownValue =
  /^(?:his|her|the patient['’]s)(?=) (?:[a-z0-9-]+ ){1,3}(?=)(?:is|are|was|were)(?=) (?:(?:now|down|up|back|still)(?=) ){0,2}(?:(?:to|at) )?\d[\d.]*(?! ?(?:mm|cm|millimeters|centimeters|%|percent)|\d|\.\d)/i;
/** "Normal is up to 1.2, so it is high." */
const ofRange = /^Normal(?: range)? is (?:up to|under|over|below|above|less|more|between|from|about|\d)/i;
/** "A1c: there is trace blood": one value shows nothing but itself. */
const oneValue = /^(?:ha?emoglobin|a1c|creatinine|potassium|tsh|psa)(?=)\b/i;

/** "Her dental check was in June and it was fine.": done at a time of its own. */
const ownTime =
  /^(?:his|her|the patient['’]s) [^,.]{3,40} (?:was|were)(?=) (?:done )?(?:in|on|last|back in|at)(?=) (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|fall|autumn|winter)|week|month|year)\b/i;

const tellsOther = /^(?:his|her|the patient['’]s|there (?:is|are|was|were)|no|on|in)(?=)\b/i;
const tellsIt = /\b(?:it|that) (?:is|was)\b/i;

/** True where a result does not say what it was read from: "That looks unchanged from last year." */
export function isOfUnnamedStudy(text: string): boolean {
  return (
    !anyStudy.test(text) &&
    !ownMeasure.test(text) &&
    !ownValue.test(text) &&
    !ownTime.test(text) &&
    !ofRange.test(text) &&
    (asSubject.test(text) || finding.test(text)) &&
    medicinesInside(text.toLowerCase()).length === 0
  );
}

/** "That looks unchanged" of the echocardiogram → The echocardiogram looks unchanged; "No fracture" → X-ray: no fracture. */
export function readFrom(name: string, text: string): string {
  const study = name.replace(letters, (short) =>
    short.endsWith('s') ? `${short.slice(0, -1).toUpperCase()}s` : short.toUpperCase(),
  );
  const subject = asSubject.exec(text);
  if (subject !== null && /^(?:it|this|that|those)/i.test(subject[0]) !== /[^s]s$/i.test(name))
    return `The ${study}${text.slice(subject[0].length)}`;
  const found = text.replace(name === dip ? /^There (?:is|are) / : /^There (?:is|are) (?=no\b)/, '');
  return `${upperFirst(study)}: ${lowerFirst(found)}`;
}
