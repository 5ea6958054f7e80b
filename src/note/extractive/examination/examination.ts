import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';
import { draft, sentence, sourcesOf } from '../draft.ts';
import { examOrder, examPartOf } from '../history/specialty-parts.ts';
import { sectionLabels } from '../learned/section-labels.ts';
import type { BodySystem } from '../lexicon/body-systems.ts';
import { examSystemOf } from '../lexicon/exam-words.ts';
import { systemNamed, systemOfFinding, turnedTo } from '../lexicon/finding-system.ts';
import type { Reading } from '../reading.ts';
import { asNoLongerFound } from '../rephrase/no-longer-found.ts';
import { withoutExaminer } from '../rephrase/while-examining.ts';
import { lowerFirst, sayFound, sayFoundByClinic, sayTold } from '../say.ts';
import { plainOf, reworded, saidWords, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { feltByTouch } from './asked-by-touch.ts';
import { findingParts } from './finding-parts.ts';
import { findsNothingThere, isFinding } from './is-finding.ts';
import { isBrief, lookedAt } from './looked-at.ts';
import { movesForPatient } from './manoeuvre.ts';
import { turnedSides } from './side-turned.ts';
import { chartFigures } from './sight-told.ts';
import { vitalsIn } from './vitals.ts';

const ofFeeling =
  /^On standing: |^Asked "(?:[Aa]nd )?(?=)(?:[Ww]hat (?:year|month|day|date|season|city|state|building|is)|[Ww]hat's|[Ww]ho|[Ww]here are we|[Tt]he |[Yy]ear|[Mm]onth)|\b(?:[Ff]eels?|not feel)(?=) (?:touch|sharp|dull|blunt|")|\b[Ff]eeling the same\b/;
const touched = /\byou (?:missed|felt|feel) (?:it|that)\b/i;

interface Found {
  passage: Passage;
  /** The stretch of the passage that is about one part of the body. */
  unit: Unit;
  /** The part named before it, where it names none itself. */
  under: Label | null;
}

interface Label {
  part: string;
  unit: Unit;
  done?: true;
  /** Of a side that was turned to: where its part was named, and where the side was. */
  turned?: readonly Unit[];
}

/** The findings of the examination, each under the body system (or the specialty's own part) that it belongs to. */
export function* writeExamination(
  { passages, who, guide, complaint }: Reading,
  findings: readonly Passage[],
  vitals: ReadonlySet<string>,
): Generator<DraftSentence> {
  const came = complaint === null ? null : examSystemOf(complaint.text);
  const bySystem = groupBySystem(
    passages,
    new Set(findings),
    guide,
    came !== null && seen.has(came) ? came : null,
  );
  for (const { name, system } of examOrder(guide)) {
    for (const { passage: p, unit, under } of bySystem.get(name) ?? []) {
      if (under === null && reassures(p, passages)) continue;
      if (p.unit.reply !== undefined) {
        const own = p.unit.text.startsWith(`${name}: `)
          ? upperFirst(p.unit.text.slice(name.length + 2))
          : p.unit.text;
        yield draft('objective', 'PHYSICAL EXAM', 'labelled', name, own, sourcesOf(p.unit));
        continue;
      }
      const felt = feltByTouch(p, passages);
      if (felt !== null) {
        yield draft('objective', 'PHYSICAL EXAM', 'labelled', name, felt.text, sourcesOf(...felt.units));
        continue;
      }
      const said = measuredWith(unit, name, guide)
        ? sayTold(beyondVitals(unit), who)
        : (sayFound(unit, who, system, name) ??
          (surelyFound(p) && !unit.question ? sayFoundByClinic(unit, who) : null));
      const text =
        under?.done === true
          ? (said ?? (isBrief(unit) ? sentence(unit.text.replace(/, (?:okay|good|great)\W*$/i, '')) : null))
              ?.replace(pointsTo, '')
              .replace(/^A(?= )/, 'a')
              .replace(acuity, (_, lines: string) => `20/${chartFigures[lines.toLowerCase()] ?? lines}`)
          : said;
      if (
        text == null ||
        asksToDo(text) ||
        !(
          (under?.done === true && isBrief(unit)) ||
          isFinding(text, unit.text) ||
          (surelyFound(p) && wordsOf(text).length > 2 && !onlyTurnsTo.test(text))
        ) ||
        vitals.has(/^([A-Z][a-z ]+): \S+\.$/.exec(text)?.[1] ?? '')
      )
        continue;
      yield draft(
        'objective',
        'PHYSICAL EXAM',
        'labelled',
        name,
        under === null || /^[A-Z][a-z ]+: /.test(text)
          ? text
          : underPart(under.part, text.replace(pointsTo, ''), name),
        under === null
          ? sourcesOf(p.unit)
          : sourcesOf(...new Set([...(under.turned ?? [under.unit]), p.unit])),
      );
    }
  }
}

const onlyWell =
  /^(?:(?:oh|yes|yeah|no|okay) )*(?:that|it|this)(?:'s| is)(?=) (?:(?:all|quite|perfectly|very|completely) )?(?=)(?:normal|common|expected|fine|okay|good)$/;
const fewestTold = 4;

// "His poo's gone black." "That's normal.": of what was told, and not found.
function reassures({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  const before = passages[index - 1];
  return (
    unit.opens &&
    onlyWell.test(unit.said) &&
    before !== undefined &&
    before.role !== 'clinician' &&
    before.unit.words.length >= fewestTold
  );
}

// Under the heading "Neck" the neck need not be named again.
function underPart(part: string, text: string, heading: string): string {
  return part === heading ? upperFirst(text) : `${part}: ${lowerFirst(text)}`;
}

// "Twenty thirty", read from a chart.
const acuity =
  /\b(?:twenty|20)(?=) (twenty-five|twenty|thirty|forty|fifty|sixty|seventy|eighty|[2-8]0|25|[124]00)(?=)\b/gi;
const pointsTo =
  /^(?:That|It|This|They|Those) (?:(?:is|are) |(?:looks?|feels?|sounds?) (?=(?:fine|normal|good|clear|okay)\b))(?=[a-z\d])/;

// "Examination of the left hip.", "on your abdomen", "then when you pull it back", "straighten it out"
const onlyTurnsTo =
  /^(?:(?:that|this|which|it)(?=) (?:just )?means)\b|^(?:going to|go (?:up|over|ahead)|straighten|listen(?:ing)? to|up on|then (?:when|if|as))(?=)\b|^(?:otherwise )?(?:on|looking at)(?=) (?:the|that|this|his|her|their|your) (?![^.]*\b(?:is|are|has|have|no|too)\b)[^,]*\.$|^(?:the|his|her)(?: patient's)? (?:[a-z]+ ){1,2}exam\.$|^the patient said\b|^(?:this|that|it)(?=) (?:could|may|might) be\b|^(?:exam|examination|inspection|palpation)\b[^,]*$|^(?:now|next|let|okay)\b/i;

// "Press the patient's abdomen, gently, all round.", "feet together, and bend down": what the patient is to do.
const toDo =
  /^(?:(?:and|then|again|okay|left side|feet together)\b,? ?)*(?=)(?:press|scrunch|wipe|with (?:your|her|his|the patient's) (?:flat )?(?:thumb|finger|hand)s?,|have a seat|repeat,|come (?:here|over)|(?:feel|reach)(?=) (?:under|along|for|your|the|his|her)|hold(?=) (?:on|his|her|your|the|it|still)|leave(?=) (?:the|your|his|her|it)|(?:squeeze|touch|lift|bend|turn|put|keep|open|close|stick|raise)(?=) (?:my|the|your|his|her|it|both|up|down|out|over|round)|(?:pop|hop|stand|sit|look)(?=) (?:on|up|over|down|straight|at|here))(?=)\b/i;
const findsThere =
  /\b(?:is|are|was|were|has|had|shows?|no|not|normal|tender\w*|pain\w*|positive|negative|strong|weak\w*|intact|good|fine|clear|soft|swollen|red|reduced|limited|full)\b/i;

// "Any lump in your armpit, let me feel, no.": looked for, and what came of it stands elsewhere.
const asksOfAny = /^any [a-z]+ (?:in|on|under|over|there|here)\b[^,;]{0,40}$/i;

// "Look straight ahead, don't hold your breath."
const keepsStill =
  /^(?:[a-z]+: )?(?:do not|don['’]t|try not to) (?:hold|move|blink|squeeze|breathe|talk|close|push|look|help) ?(?:me |it |them |your |his |her |the patient['’]s )?[a-z]*[.]?$/i;

function asksToDo(text: string): boolean {
  return keepsStill.test(text) || (toDo.test(text) && !findsThere.test(text));
}

const exam = sectionLabels.indexOf('exam');

// "Chest, lots of freckles.": what the models are so sure of needs no word of a finding.
function surelyFound({ keep, sections }: Passage): boolean {
  return keep > 0.6 && sections[exam]! > 0.8;
}

/** Walks through the visit as the examiner walks over the patient: what names no part is of the part last turned to. */
function groupBySystem(
  passages: readonly Passage[],
  findings: ReadonlySet<Passage>,
  guide: Reading['guide'],
  came: BodySystem | null,
): Map<string, Found[]> {
  const out = new Map<string, Found[]>();
  const aboutOf = (text: string) => examPartOf(text, guide)?.name ?? systemNamed(text);
  let region: BodySystem | null = null;
  let label: Label | null = null;
  const sides = turnedSides(passages);
  for (const p of passages) {
    if (p.role === 'patient' || p.role === 'relative') continue;
    const plain = plainOf(p.unit);
    const turned = sides.get(p.index);
    let tells = false;
    if (turned !== undefined) {
      label = { part: turned.part, unit: p.unit, turned: turned.units };
      region = systemNamed(turned.part.toLowerCase()) ?? region;
      if (turned.rest === null) continue;
      tells = tellsOfSide(turned.rest, label, region);
    } else label = labelIn(p.unit) ?? label;
    if (!findings.has(p) && feltByTouch(p, passages) === null) {
      region = turnedTo(plain.toLowerCase()) ?? region;
      continue;
    }
    const told = tells ? turned!.rest! : inMillimetres(withoutExaminer(asNoLongerFound(plain)), p.unit);
    if (told === '' || asksOfAny.test(plain) || movesForPatient(p.unit)) {
      region = turnedTo(plain.toLowerCase()) ?? region;
      continue;
    }
    const parts =
      p.unit.reply !== undefined || touched.test(plain)
        ? [{ text: plain, about: null }]
        : findingParts(told, aboutOf);
    const joint = parts.length > 1 ? sidedJoint.exec(parts[0]!.text)?.[0].toLowerCase() : undefined;
    for (const [i, { text }] of parts.entries()) {
      const low = text.toLowerCase();
      const part = examPartOf(text, guide);
      const pointed =
        i === 0 && part === null && p.unit.reply === undefined ? lookedAt(p, text, passages) : null;
      const about =
        pointed === null
          ? low
          : `${pointed.part.toLowerCase().replace(closedEyes, '').replace(overHead, '')} ${low}`;
      region =
        touched.test(text) || (p.unit.reply !== undefined && ofFeeling.test(text))
          ? 'Neurological'
          : (part?.system ??
            (region !== null && findsNothingThere(text) ? region : systemOfFinding(about, region)));
      if (pointed?.done === true && part === null && !moved.has(region ?? '') && systemNamed(about) === null)
        region = systemOfAct(pointed.part, low, region);
      region ??= ofPlace.test(low) ? came : null;
      const name = part?.name ?? region ?? 'General';
      const unit =
        parts.length === 1 && told === plain
          ? p.unit
          : {
              ...p.unit,
              text: i === parts.length - 1 ? `${text}${told.at(-1)}` : text,
              ...saidWords(wordsOf(text)),
            };
      const under =
        label !== null &&
        pointed?.done !== true &&
        (label.turned === undefined
          ? ofLimbs.has(region ?? '') && label.unit !== p.unit && !limbs.test(low)
          : (turned === undefined || tells) && isOfTurned(label, p.unit, region, low))
          ? label
          : i > 0 && joint !== undefined && region === 'Musculoskeletal' && !limbs.test(low)
            ? { part: upperFirst(joint), unit: p.unit }
            : pointed;
      if ((label?.unit !== p.unit || label === under) && (under !== null || limbs.test(low))) label = null;
      const here = out.get(name);
      if (here) here.push({ passage: p, unit, under });
      else out.set(name, [{ passage: p, unit, under }]);
    }
  }
  return out;
}

// What is found on what was done, where it names no part itself.
function systemOfAct(done: string, found: string, came: BodySystem | null): BodySystem {
  if (coughs.test(done)) return bulges.test(found) ? 'Gastrointestinal' : (came ?? 'Respiratory');
  if (breathes.test(done)) return 'Respiratory';
  return bends.test(done) ? 'Musculoskeletal' : 'Neurological';
}
const coughs = /^Cough/;
const bulges = /\b(?:bulg\w+|hernias?|lump|groin)\b/;
const breathes = /^(?:Breathing|Deep breath)/;
const bends = /^(?:Bend|Straighten|Rotat|Twist|Squat)/;
/** Systems that are looked at where the trouble is: "it's warm, and there's fluid in there" is of the knee that they came with. */
const seen: ReadonlySet<BodySystem> = new Set<BodySystem>(['Musculoskeletal', 'Skin', 'Eyes']);
const ofPlace =
  /^(?:(?:and|so|okay|good) )*(?:it|it['’]s|that['’]s|they['’]re|there['’]s|(?:the )?(?:left|right|other) one|no|some|warm|a little|a bit|slightly)\b.*\b(?:warm|swell\w*|swollen|puffy|fluid|tender\w*|red|redness|bruis\w+|hot|fine|stable|stiff|loose|pus|heal\w*)\b/;

// "Blood pressure 112 over 70, fundal height 28": what the specialty measures stands in one sentence with vital signs.
function measuredWith(unit: Unit, name: string, guide: Reading['guide']): boolean {
  return examPartOf(unit.text, guide)?.name === name && vitalsIn(plainOf(unit)).length > 0;
}

// "It's seven mil, two colours": of what is measured on the body and is no fluid.
function inMillimetres(text: string, { said }: Unit): string {
  return /\d mL\b/.test(text) && /\bmils?\b/.test(said) && !fluid.test(text)
    ? text.replace(/(\d) mL\b/g, '$1 mm')
    : text;
}

const fluid = /\b(?:residual|left behind|bladder|urine|fluid|blood|pus|saline|drain\w*|aspirat\w+|milk)\b/i;

// Without the vital signs, which stand above; "…, that is the 45th percentile" keeps what it is of.
function beyondVitals(unit: Unit): Unit {
  const said = unit.text.split(/, (?:and )?/);
  const rest = said.filter(
    (part, i) =>
      vitalsIn(plainOf({ ...unit, text: part, plain: null })).length === 0 ||
      /^(?:that|which|it)\b/i.test(said[i + 1] ?? ''),
  );
  const text = rest.length === 0 ? unit.text : rest.join(', ');
  return reworded(unit, text);
}

/** "Raising the arms over the head": where they went. */
const overHead = / (?:over|above|behind) the head/;
const closedEyes = /(?:closing|shutting) (?:the |both )?eyes/;
const moved = new Set(['Musculoskeletal', 'Neurological']);
const ofLimbs = new Set(['Musculoskeletal', 'Extremities', 'Cardiovascular', 'Neurological', 'Skin']);
const limbs =
  /\b(?:knees?|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|ankles?|foot|feet|toes?|legs?|arms?|back|spine|neck|calf|calves|heart|lungs?|skin|abdomen)(?=)\b/;
const headsLimb =
  /\b(?:exam(?:ination)?|inspection) of (?:(?:the|your|his|her|that|this) )?((?:(?:right|left|low|lower|upper|cervical|lumbar|thoracic|both|bilateral) )*(?:knees?|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|ankles?|foot|feet|toes?|legs?|arms?|back|spine|extremity|extremities))\b/i;

// "Exam of the low back. No tenderness.": of the low back.
function labelIn(unit: Unit): Label | null {
  const headed = headsLimb.exec(plainOf(unit))?.[1]?.toLowerCase();
  return headed === undefined ? null : { part: upperFirst(headed), unit };
}

// "Left side first, nice and strong."
function tellsOfSide(rest: string, label: Label, region: BodySystem | null): boolean {
  const low = rest.toLowerCase();
  const system = systemOfFinding(low, region) ?? 'Musculoskeletal';
  return isFinding(upperFirst(rest), low) && isOfTurned(label, label.unit, system, low);
}

// "Now the right. There's fluid behind the drum.": of the right ear.
function isOfTurned(
  { turned, unit }: Label,
  { turn }: Unit,
  region: BodySystem | null,
  text: string,
): boolean {
  return (
    turned !== undefined &&
    turn - unit.turn <= turnReach &&
    ofSides.has(region ?? '') &&
    !ofOwnSide.test(text) &&
    !ofOtherPart.test(text) &&
    !(rate.test(text) && /\d/.test(text))
  );
}

const rate = /\b(?:pulse|pressure)\b/;
/** In turns: a word of the patient's may stand between. */
const turnReach = 2;

const ofSides = new Set([
  'Musculoskeletal',
  'Extremities',
  'Skin',
  'Neurological',
  'Cardiovascular',
  'Respiratory',
  'Ears, Nose, Mouth and Throat',
  'Eyes',
  'Breast',
]);
const ofOwnSide = /\b(?:right|left|both|bilateral\w*|all|everything|everywhere|neither)\b/;
/** What is told of the trunk, and of a limb that stands at the beginning: "the ankle is fine". */
const ofOtherPart =
  /\b(?:neck|back|spine|heart|lungs|abdomen|belly|throat|nose|murmurs?|gallops?|rhythm|(?:knee|hip|shoulder|elbow|wrist|hand|ankle|leg|arm|ear|eye|breast)s|feet)\b|^(?:(?:and|the|your|his|her) )*(?:knee|hip|shoulder|elbow|wrist|hand|finger|thumb|ankle|foot|toe|leg|arm|calf|ear|eye)s?\b/;

const sidedJoint =
  /\b(?:right|left)(?=) (?:knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|toe|arm|leg)(?=)\b/i;
