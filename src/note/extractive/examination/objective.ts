import type { DraftSentence } from '../../writer.ts';
import { draft, sourcesOf } from '../draft.ts';
import { examPartOf } from '../history/specialty-parts.ts';
import { examSystemOf } from '../lexicon/exam-words.ts';
import type { Reading } from '../reading.ts';
import { withoutExaminer } from '../rephrase/while-examining.ts';
import { lowerFirst, sayTold } from '../say.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { writeExamination } from './examination.ts';
import { manoeuvreIn } from './manoeuvre.ts';
import { measuredIn } from './measured.ts';
import { isOfUnnamedStudy, medicineOfLevel, readFrom, studyBefore } from './named-study.ts';
import { oxygenOnWalk } from './oxygen-walking.ts';
import { homeReadings } from './read-at-home.ts';
import { sayResult } from './result-said.ts';
import { mentionsVital, vitalsIn, weightAlone } from './vitals.ts';

// What is read off a tracing or a film is a result, whenever it is said.
const readsTest =
  /\b(?:p waves?|bone?y alignment|acute fracture|ekg|ecg|tracing|joint space|x-?rays?|films?|mri|ct scan|echocardiogram|st (?:elevation|depression|changes)|strep test|urine test|urinalysis|phq|gad-7|a1c|creatinine|kidney function|cea|psa|afp|uric acid|eosinophils|platelets)(?=)\b/i;

export function* writeObjective(reading: Reading): Generator<DraftSentence> {
  const { passages, who } = reading;
  // What was done to the patient stands in the plan.
  const done = new Set(reading.done);
  const chosen = reading.chosen.filter((p) => !done.has(p));
  const seen = new Set<string>();
  const values = new Set<string>();
  const earlier = new Set<Unit>();
  const onWalk = new Set<Unit>();
  const walkTold = new Set<Unit>();
  const changes = new Set<Unit>();
  let oxygen = null as { turn: number; value: string } | null;
  for (const { unit, role, section, index } of passages) {
    const byPatient = role === 'patient' || role === 'relative';
    if (byPatient && (!mentionsVital(unit.text) || !isReadByStaff(unit))) continue;
    const told =
      byPatient || (!unit.question && (section === 'vitals' || comparesWeight.test(plainOf(unit))));
    // "When she walked you it went down to 85."
    if (!unit.question && unit.said.includes('walk')) {
      const atRest = oxygen !== null && unit.turn - oxygen.turn <= nearRest ? oxygen.value : '';
      const walked =
        atRest !== '' || ofOxygen.test(unit.said) ? oxygenOnWalk(plainOf(unit), atRest || 'none') : null;
      if (walked !== null) {
        if (!tellsMore.test(unit.said)) onWalk.add(unit);
        yield draft('objective', 'VITALS', 'labelled', 'Oxygen saturation', `${walked}.`, sourcesOf(unit));
        continue;
      }
    }
    if (!told && !mentionsVital(unit.text)) continue;
    if (!byPatient && (section === 'plan' || section === 'hpi') && !isMeasured(index, passages)) continue;
    if (isOfEarlier(unit, passages)) {
      earlier.add(unit);
      continue;
    }
    for (const { name, value } of told
      ? measuredIn(plainOf(unit)).vitals
      : [...vitalsIn(plainOf(unit)), ...weightAlone(plainOf(unit))]) {
      const again = seen.has(name);
      // Taken twice, or lying and standing.
      const isRead = name === 'Blood pressure' || (takenOften.has(name) && ofNow.test(unit.said));
      if (again && (!told || !isRead || values.has(value))) continue;
      seen.add(name);
      values.add(value);
      const moment = told
        ? (later.exec(unit.text)?.[0].toLowerCase() ??
          (name === 'Blood pressure'
            ? (heldIn(unit, value) ??
              (again
                ? (stoodUp(index, passages) ?? (isRepeated(index, passages) ? 'on repeat' : undefined))
                : undefined))
            : again
              ? 'now'
              : undefined))
        : undefined;
      const full = moment === undefined ? value : `${value} ${moment}`;
      const walked = name === 'Oxygen saturation' && told ? oxygenOnWalk(plainOf(unit), value) : null;
      if (walked !== null) walkTold.add(unit);
      if (name === 'Oxygen saturation' && walked === null) oxygen = { turn: unit.turn, value };
      const change = name === 'Weight' ? weightChange(unit, passages[index + 1]) : null;
      if (change !== null) changes.add(passages[index + 1]!.unit);
      const whole = (walked === null ? full : `${full}, ${walked}`).replace(
        roundCentile,
        (word) => roundCentiles[word.toLowerCase()]!,
      );
      const text = change === null ? whole : `${whole}, ${change}`;
      const sources = change === null ? sourcesOf(unit) : sourcesOf(unit, passages[index + 1]!.unit);
      yield draft('objective', 'VITALS', 'labelled', name, `${text}.`, sources);
    }
  }
  const atHome = new Set<string>();
  for (const { name, value, unit, at, beside, inCall } of homeReadings(passages)) {
    // Beside what the clinic measured stands only what no history tells.
    const again = inCall ? values.has(value) : atHome.has(name) || (seen.has(name) && beside.length === 0);
    if (again) continue;
    atHome.add(name);
    values.add(value);
    seen.add(name);
    yield draft(
      'objective',
      'VITALS',
      'labelled',
      name,
      `${value} (${name === 'Weight' ? 'reported' : 'home reading'}${at === null ? '' : `, ${at}`}).`,
      sourcesOf(...new Set([unit, ...beside])),
    );
  }
  const findings = chosen.filter(
    (p) =>
      !onWalk.has(p.unit) &&
      !changes.has(p.unit) &&
      (p.section === 'exam' || p.section === 'vitals') &&
      !(p.section === 'exam' && isRead(p, passages)) &&
      (!onlyVitals(p) || examPartOf(plainOf(p.unit), reading.guide) !== null),
  );
  const asides = new Map<Passage, string>();
  for (const p of chosen) {
    const beside = p.section === 'vitals' && onlyVitals(p) ? besideVitals(p) : null;
    const aside = beside === null ? null : sayTold(beside, who);
    if (aside === null || walkTold.has(p.unit)) continue;
    asides.set(p, aside);
    if (ofWeight.test(aside) || isCentile(aside, p.unit))
      yield draft(
        'objective',
        'VITALS',
        'labelled',
        'Weight',
        lowerFirst(aside.replace(ofWeight, '$1 ')),
        sourcesOf(p.unit),
      );
  }
  yield* writeExamination(reading, findings, seen);
  let named: string | null = null;
  for (const p of chosen) {
    const aside = asides.get(p);
    if (aside !== undefined && !onlyValue.test(aside) && !ofWeight.test(aside) && !isCentile(aside, p.unit))
      yield draft('objective', 'RESULTS', 'prose', null, aside, sourcesOf(p.unit));
    if (
      p.section !== 'results' &&
      !(p.section === 'exam' && isRead(p, passages)) &&
      !(earlier.has(p.unit) && !(p.section === 'pmh' && isOfHospital(p.unit)))
    )
      continue;
    if (onWalk.has(p.unit) || changes.has(p.unit) || comparesWeight.test(plainOf(p.unit))) continue;
    // "Hands in your lap, count down from 50."
    if (p.role === 'clinician' && !tells.test(p.unit.said) && manoeuvreIn(p.unit) !== null) continue;
    // Two or more vital signs in one sentence: all it says stands under VITALS.
    if (vitalsIn(plainOf(p.unit)).length > 1) continue;
    const bare = sayTold(withoutReader(p.unit), who);
    // "I had them draw it again, and it's 1.2": without its reader, a bare value.
    const whole = bare === null || onlyValue.test(bare) ? sayResult(p.unit, who) : bare;
    const figured =
      whole
        ?.replace(denies, 'No ')
        .replace(isFigure, ' is ')
        .replace(pressureThen, 'Blood pressure last $1: ')
        .replace(pressureIt, 'Blood pressure ') ?? null;
    const text =
      figured !== null && ofDecimal(passages[p.index - 1], p)
        ? figured.replace(pointLeftOut, '$1.$2')
        : figured;
    if (
      text === null ||
      tellsOnlyThat.test(text) ||
      onlyTurnsTo.test(text) ||
      onlyShown.test(text) ||
      onlyHad.test(text) ||
      onlyValue.test(text) ||
      explains.test(text)
    )
      continue;
    const read = isOfUnnamedStudy(text) ? studyBefore(text, p, passages) : medicineOfLevel(text, p, passages);
    if (read === null || read.name === named) {
      yield draft('objective', 'RESULTS', 'prose', null, text, sourcesOf(p.unit));
      continue;
    }
    named = read.name;
    yield draft(
      'objective',
      'RESULTS',
      'prose',
      null,
      readFrom(read.name, text),
      sourcesOf(read.unit, p.unit),
    );
  }
}

/** "That's up 5 pounds from last time.", "That's four kilos more than last time." */
const changedBy =
  /^(?:(?:and|so),? )?(?=)(?:(?:that|it)(?:['’]s| is) |you(?:['’]re| are) )?(?=)((?:up|down) (?:about )?(?=)\d{1,3}(?:\.\d)?(?=)(?: (?:pounds|lbs|kg)(?: [a-z ]{3,30})?| (?:from|since|on) [a-z ]{3,30})|\d{1,3}(?:\.\d)?(?=) (?:pounds|lbs|kg) (?:more|less|heavier|lighter)(?=) than [a-z ]{3,30})$/i;

// The change of a weight, said in a sentence of its own right after it.
function weightChange({ turn }: Unit, next: Passage | undefined): string | null {
  if (next === undefined || next.unit.turn !== turn || next.unit.words.length > longestChange) return null;
  return changedBy.exec(plainOf(next.unit).replace(/\.$/, ''))?.[1]?.replace(/\byour\b/i, 'the') ?? null;
}
/** In words. */
const longestChange = 12;

/** In turns: the reading at rest before the one on a walk. */
const nearRest = 2;
/** "It took two liters to bring you up." */
const tellsMore = /\b(?:lit(?:er|re)s?|qualify)\b/;
const ofOxygen = /\b(?:oxygen|o2|sats?|saturation)\b/;

const tells = /\b(?:is|are|was|were|shows?|showed|no|normal|negative|positive)\b|['’]s\b/;
const pressure = /\bpressure\b/i;
const overOther = /\b\d{2,3} ?(?:\/|over) ?\d{2,3}\b/;
const ofToday = /\b(?:today|in the office|right now|just now|this morning|we got)\b/i;

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|fall|winter))';
/** "The last was 152 over 88, in January", "in March it was 150 over 90" */
const dated = new RegExp(
  `\\b\\d{2,3} ?(?:/|over) ?\\d{2,3},?(?=) (?:back )?in ${month}\\b|\\bin ${month},? (?:(?:it|yours|that) )?was \\d{2,3} ?(?:/|over) ?\\d`,
  'i',
);
/** "Your weight was 81 in March.", and not "it was 190, down from 195 last time". */
function isOfThen(plain: string): boolean {
  return (
    was.test(plain) && ofThen.test(plain) && !besideNow.test(plain) && plain.match(figures)?.length === 1
  );
}
const was = /\b(?:was|were)\b/;
const ofThen = new RegExp(
  `\\b(?:last (?:time|visit|week|month|year|spring|summer|autumn|fall|winter|night)|in ${month}|(?:days?|weeks?|months?|years?) ago|yesterday)\\b`,
  'i',
);
const besideNow = /\b(?:today|now|up|down|more|less|than|from|since|is|are)\b|['’](?:s|re) /i;
const figures = /(?<![\d.])\d{1,3}(?:\.\d+)?(?: ?(?:\/|over) ?\d{2,3})?(?! (?:days?|weeks?|months?|years?))/g;

/** "Last time it was 130 over 80." */
const lastTime =
  /^(?:(?:and|so|but),? )?last (?:time|visit),? (?:it|that|you|they) (?:was|were) \d{2,3} ?(?:\/|over) ?\d/i;
const readings = /\d{2,3} ?(?:\/|over) ?\d{2,3}/g;

// "Weight's 266, BMI 44, pressure 136 over 78.": by whoever it is written, the clinic read it.
function isReadByStaff(unit: Unit): boolean {
  return !unit.question && measuredIn(plainOf(unit)).vitals.length > 2;
}

// "The letter says … sats were 91 when he got there", "oxygen was 92, … home after five hours"
const elsewhere =
  /\b(?:letter|paramedics?|ambulance|discharge|when (?:he|she|you) (?:got there|arrived|were admitted)|on (?:arrival|admission)|(?:in|at) (?:the )?(?:er|emergency|urgent care)|at birth|birth weight)\b/;

// "I see that your blood pressure was 200 over 90 in the hospital."
function isOfHospital({ text, said }: Unit): boolean {
  return said.includes('hospital') && wasThere.test(said) && inHospital.test(said) && pressure.test(text);
}
const wasThere = /\bwas\b/;
const inHospital = /\b(?:in|at) (?:the )?hospital\b/;

// "Your blood pressure was 200 over 90. …" where it is 128 over 72 "in the office today".
function isOfEarlier(unit: Unit, passages: readonly Passage[]): boolean {
  const plain = plainOf(unit);
  if ((elsewhere.test(unit.said) || isOfHospital(unit)) && !ofToday.test(unit.text)) return true;
  if (dated.test(plain) && plain.match(readings)?.length === 1) return true;
  if (lastTime.test(plain) || isOfThen(plain)) return true;
  return (
    pressure.test(unit.text) &&
    /\bwas\b/.test(unit.said) &&
    !ofToday.test(unit.text) &&
    passages.some(
      (p) =>
        p.unit.start > unit.start &&
        p.role === 'clinician' &&
        pressure.test(p.unit.text) &&
        ofToday.test(p.unit.text) &&
        [p, passages[p.index + 1]].some((at) => at !== undefined && overOther.test(plainOf(at.unit))),
    )
  );
}

// "Fourteen point two kilos, seventy-fifth centile."
function isCentile(aside: string, unit: Unit): boolean {
  return /^\d+(?:st|nd|rd|th) (?:per)?centile/.test(aside) && /\bweigh|kilo|pound|stone/i.test(unit.text);
}

const later = /^(?:and )?after (?:an?|one|\d+) minutes?\b/i;

// "142 over 80 lying." "Standing, it's 118 over 70."
function heldIn({ said }: Unit, value: string): string | undefined {
  const held = said.length < 120 && !/[a-z]{5}/.test(value) && !isUnmoved(said) ? said.match(postures) : null;
  return held?.length === 1 ? held[0] : undefined;
}

// "Let me repeat that. Okay, 136 over 84 now."
function isRepeated(index: number, passages: readonly Passage[]): boolean {
  const { turn } = passages[index]!.unit;
  return passages
    .slice(Math.max(0, index - 2), index + 1)
    .some(({ unit, role }) => role === 'clinician' && unit.turn === turn && takenAgain.test(unit.said));
}
/** "It's 38.2 now after the ibuprofen." */
const takenOften = new Set(['Temperature', 'Oxygen saturation', 'Heart rate']);
// "And her sat's up to 97."
const ofNow = /\b(?:now|(?:up|down) to)\b/;
const takenAgain =
  /\b(?:(?:done|did|took|taken|checked) it myself|repeat(?:ed)?|again|rechecked|recheck|second (?:one|time|reading)|another go)\b/;

// "Lying it's 104 over 62. Stand up for me. Ninety over 58."
function stoodUp(index: number, passages: readonly Passage[]): 'standing' | undefined {
  for (let i = index; i > index - standReach && i >= 0; i--) {
    const { unit, role } = passages[i]!;
    if (role === 'clinician' && asksToStand.test(unit.said)) return 'standing';
  }
  return undefined;
}
const asksToStand =
  /\b(?:stand up|stand for me|now stand|now standing|standing now|up you get|on your feet)\b/;
/** In passages: a few minutes are let pass. */
const standReach = 6;

// "No drop on standing": not how it was taken.
function isUnmoved(said: string): boolean {
  const at = said.search(denial);
  return at >= 0 && said.slice(at).search(postures) >= 0;
}
const denial = /\b(?:no|not|without)\b/;
const postures = /\b(?:lying|sitting|standing)\b/g;

const clause = /, (?:and )?|(?<=[a-z\d%]) (?=(?:and )?your (?:[a-z0-9]+ ){1,6}(?:is|was) )/i;
const onlyTime = /^(?:after |for )?\d+ (?:minutes?|seconds)$/i;
const measure = /\d|\bpercentile\b|\burine\b/;

// "… and your A1c last month was 7.1", "…, that's the 50th percentile": said beside vital signs, and no vital sign.
function besideVitals({ unit, section }: Passage): Unit | null {
  const plain = plainOf(unit);
  if (section === 'vitals') {
    const told = besideMeasured(unit).filter((part) => measure.test(part) && !onlyTime.test(part));
    return told.length === 0 ? null : reworded(unit, `${told.join(', ')}.`);
  }
  const parts = plain.replace(/\.$/, '').split(clause);
  if (parts.length === 1) return null;
  const measures = parts.map((part) => vitalsIn(part).length > 0);
  const kept = parts.filter((part, i) =>
    measures[i]
      ? /^that(?:'s| is) /.test(parts[i + 1] ?? '') && measure.test(parts[i + 1]!)
      : measure.test(part),
  );
  return kept.some((part) => vitalsIn(part).length === 0) ? reworded(unit, `${kept.join(', ')}.`) : null;
}

// "The PSA was 6.8, and I dug out an old one, 3 years ago it was 2.9."
function withoutReader(unit: Unit): Unit {
  const plain = plainOf(unit);
  const said = withoutExaminer(plain);
  return said === plain || said === '' ? unit : reworded(unit, said);
}

// "There are no fractures.", said right after the x-ray was named: read off it.
function isRead({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (readsTest.test(plainOf(unit)) || scoped.test(unit.said)) return true;
  const study =
    ofSize.test(unit.said) || showsToo.test(unit.said)
      ? imaged
      : ofBone.test(unit.said)
        ? film
        : ofGut.test(unit.said)
          ? scoped
          : null;
  return (
    study !== null &&
    passages
      .slice(Math.max(0, index - 3), index)
      .some((before) => before.unit.turn === unit.turn && study.test(before.unit.said))
  );
}

/** "On the scope the esophagus looked fine. No Barrett's. No ulcers." */
const scoped = /\b(?:on|at) (?:the|your|his|her)(?=) (?:scope|endoscopy|colonoscopy|egd)\b|\bi scoped you\b/;
/** "I measure it at about a centimeter.", on the ultrasound. */
const ofSize = /^i (?:measure|measured|make) (?:it|that|this) /;
/** "Your chest x-ray doesn't show any pneumonia. It does show some scarring." */
const showsToo =
  /^(?:(?:and|but) )?(?:it|they)(?=) (?:(?:does|do|did|also)(?=) ){0,2}(?:shows?|showed) (?!that\b|us\b|me\b)/;
const imaged = /\b(?:ultrasound|x[- ]?rays?|ct|mri|scan|films?)\b/;
const ofGut =
  /\b(?:esophagus|stomach|duodenum|colon|lining|barrett's|barretts|ulcers?|polyps?|redness|hiatal hernia|diverticul\w+|varices|bleeding|inflammation)(?=)\b/;

const ofBone =
  /\b(?:fractures?|dislocations?|bony abnormalit(?:y|ies))\b|^(?:(?:and|the) )*joint(?:['’]s| is| space)\b/;
const film = /\b(?:x-?rays?|x rays?|films?|imaging)\b/;

/** "Your A1c is 7.1. It was 7 8 in the winter." */
const pointLeftOut = /(?<=^(?:It|That) was )(\d{1,2}) (\d)(?=[.,]| (?:in|last|a|before|back|at)\b)/;

// What stands before in the same breath was read with a decimal.
function ofDecimal(before: Passage | undefined, { unit }: Passage): boolean {
  return (
    before?.unit.turn === unit.turn && (/\d\.\d/.test(plainOf(before.unit)) || ofBlood.test(before.unit.said))
  );
}

const ofBlood = /\b(?:ha?emoglobin|hgb|a1c|creatinine|albumin|potassium)(?:'s)?\b/;

/** "Last time it was 130 over 80." */
const pressureIt = /^It (?=was \d{2,3} ?(?:\/|over) ?\d)/;
const pressureThen =
  /^Last (time|visit|week|month|year),? (?:it|that) was (?!20 ?(?:\/|over))(?=\d{2,3} ?(?:\/|over) ?\d)/i;

/** "Hemoglobin's 10", and not "the patient's 5.2". */
const isFigure = /(?<=[a-z\d])(?<!\b(?:patient|mother|father|teacher|today))['’]s (?=\d)/gi;

// "No fractures" of a film is nothing that the patient denies.
const denies = /^(?:She|He|The patient) denies (?:any )?/;

/** What a result would or could mean, what the house does next, and what was only turned to. */
const explains =
  /^(?:That|This)(?: that)? is (?:(?:very|really|so) )?(?:good|great|excellent)\.$|\b(?:fancy|big) words\b|^(?:Help|Of|Than|Which|Or|Keep|Presumably|Go|Follow) |^(?:That|This|It)(?=) (?:would|could|can|will|should|may|might)(?=) (?:mean|be|often|sometimes|help|cause|hopefully)\b|^We will (?!\w+ \d)(?!.*\d)|^(?:On|Based on|Looking at) (?![^.]{3,60} (?:looks?|looked|was|were|is|are|had|showed) )[^,.]{3,60}\.$/;

/** "This is the x-ray of his knee.": what is looked at. */
const onlyShown =
  /^(?:This|Here|These) (?:is|are) (?:the |an? |his |her |the patient's )?(?:results? (?:of|from) )?(?:the |his |her |the patient's )?(?:(?:last|back|chest|left|right|knee|lumbar|spine|shoulder|hip|foot|ankle|wrist|hand|neck) ){0,2}(?:x-?rays?|ct|mri|echocardiogram|ekg|ecg|labs?|ultrasound|blood work)(?=)(?: scan)?(?: (?:of|from|done) [a-z' ]{3,40})?\.$/i;

/** "The X-ray the patient had on the way in.", "That is the one the nurse got before I came in." */
const onlyHad =
  /^(?:That|This|It)(?=) is the one (?:the nurse|they|we|the patient|she|he)(?=) (?:got|did|took|had|ordered)\b[^,.]*\.$|^The (?:x-?rays?|ct|mri|scan|ultrasound|ekg|ecg|echo\w*|labs?|blood work) (?:the patient|she|he) (?:had|got|did)(?: done)?(?: (?:on|in|at|last|this|today|before|downstairs|when)(?=)\b[^,.]*)?\.$/i;

/** "So I've got your blood test results here.", "You're here to go over your test results." */
const onlyTurnsTo =
  /^There (?:is|are) (?:his|her|the patient's|the) (?:[a-z]+ ){0,3}(?=)results?(?: (?:back|here|from|of) ?[^.,]{0,30})?\.$|^(?:The patient|He|She)(?=) is here to (?:go over|discuss|review|get) [^.,]{3,50} results?\.$/;

const ofWeight = /^(?:It|That|This) is (up|down) (?=\d+(?:\.\d+)? (?:pounds|lbs|kg|kilos)\b)/;
/** "On the fiftieth centile." */
const roundCentiles: Readonly<Record<string, string>> = {
  third: '3rd',
  fifth: '5th',
  ninth: '9th',
  tenth: '10th',
  twentieth: '20th',
  thirtieth: '30th',
  fortieth: '40th',
  fiftieth: '50th',
  sixtieth: '60th',
  seventieth: '70th',
  eightieth: '80th',
  ninetieth: '90th',
};
const roundCentile = new RegExp(
  `(?<=the )(?:${Object.keys(roundCentiles).join('|')})(?= (?:per)?centile)`,
  'gi',
);

/** "It is 96.", "16.5 kg.": of what, the vital signs say. "It is going in the wrong direction." */
const onlyValue =
  /^(?:(?:It|That|She|He|The patient) (?:is|was) )?\d+(?:\.\d+)?(?: (?:kg|cm|pounds|percent|degrees)|%)?(?: walking)?\.$|^It is (?:moving|going|heading) in the (?:right|wrong) direction\b/;

/** A test that was done, and nothing of what it showed. */
const tellsOnlyThat =
  /^We (?:did |had to )?(?=)(?:get|got|do|did|have|had|obtained)(?=) (?:an? |some )?(?=)(?:x-?rays?|ekg|mri|ct)(?=)\b[^,.]{0,60}(?:before (?:she|he|the patient) came in|today)\.$/i;

// "Your oxygen level here is 92 right now, how has it been at home?"
const readHere =
  /\b(?:pressure|oxygen|saturation|sats?|pulse|heart rate|temperature|temp|weight)(?=) (?:[a-z]+ )?(?=)(?:here|today|right now|in (?:the|our) (?:office|clinic))(?=) (?:is|was|are|it's)\b/;

// "Weight 210, down 4 from last time."
const comparesWeight =
  /^(?:(?:and|so|okay|your|his|her|the) )*weight(?:['’]s| is| today| here|,)* \d{2,3}(?:\.\d)?(?: pounds| kg)?(?=),? (?:(?:so )?(?:that|which)(?:['’]s| is) )?(?=)(?:up|down|stable|steady|the same)\b/i;

// "Let's get your blood pressure done today, it's 148 over 92."
const measuredNow =
  /\b(?:pressure|pulse|temperature|oxygen)(?=) (?:[a-z]+ ){0,3}(?=)(?:today|now|here|while you(?:['’]re| are) here),?(?=) (?:and |so )?(?=)(?:it(?:['’]s| is| was)|that(?:['’]s| is)) \d/i;

// "So lying it's 138 over 76, and standing it's 108 over 62, and you feel dizzy?"
const inPostures =
  /\b(?:lying|supine|sitting|seated)\b.{0,25}\d(?:\/| over )\d.{1,50}\b(?:standing|stand)\b.{0,25}\d(?:\/| over )\d/i;

// In the history and in the plan a vital sign may be one that was told of, or is aimed at.
function isMeasured(at: number, passages: readonly Passage[]): boolean {
  if (beforeVitals(at, passages)) return true;
  const { section, unit } = passages[at]!;
  if (section === 'plan') return measuredNow.test(plainOf(unit));
  return (
    amongFindings(at, passages) ||
    justMeasured(at, passages) ||
    readHere.test(unit.said) ||
    comparesWeight.test(plainOf(unit)) ||
    inPostures.test(plainOf(unit))
  );
}

// "Your lungs are clear. Your oxygen is 95 percent.": measured here, not told.
function amongFindings(at: number, passages: readonly Passage[]): boolean {
  const before = passages[at - 1];
  return (
    before !== undefined &&
    before.unit.turn === passages[at]!.unit.turn &&
    !passages[at]!.unit.question &&
    (before.section === 'exam' || before.section === 'results' || before.section === 'vitals')
  );
}

// "… your vital signs: your blood pressure is 130 over 68. Your heart rate was 98." after the plan seemed to have begun.
function beforeVitals(at: number, passages: readonly Passage[]): boolean {
  const { unit } = passages[at]!;
  const next = passages[at + 1];
  return next?.section === 'vitals' && next.unit.turn === unit.turn && !unit.question;
}

// "And I'll just weigh you. So you're 61 kilos."
function justMeasured(at: number, passages: readonly Passage[]): boolean {
  const before = passages[at - 1];
  return (
    before !== undefined &&
    before.role === 'clinician' &&
    before.unit.turn === passages[at]!.unit.turn &&
    !passages[at]!.unit.question &&
    /\b(?:weigh|measure)(?=) (?:you|him|her)\b|\b(?:do|take|check) (?:your|his|her|the)(?=) (?:blood pressure|pulse|temperature|sats|weight)\b/i.test(
      before.unit.text,
    )
  );
}

// Said once already, under VITALS.
function onlyVitals({ unit, section }: Passage): boolean {
  const plain = plainOf(unit);
  if (section === 'vitals' && !unit.question && measuredIn(plain).vitals.length > 0)
    return examSystemOf(besideMeasured(unit).join(', ')) === null;
  return (
    vitalsIn(plain).length > 0 &&
    examSystemOf(
      plain.replace(/\b(?:heart rate|pulse(?: ox\w*)?|respiratory rate|respirations?|breathing)\b/gi, ''),
    ) === null
  );
}

// "…, and I took it in both arms" tells how.
function besideMeasured(unit: Unit): string[] {
  return measuredIn(plainOf(unit)).beside.filter((part) => !/^(?:i|we|they|the nurse) [a-z]/i.test(part));
}
