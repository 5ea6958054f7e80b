import { type Answer, answerTo } from '../../language/answer.ts';
import type { Role, Turn } from '../../transcript.ts';
import { namesItem } from '../answers/in-full/items-asked.ts';
import { FeatureHashes } from '../learned/hashing.ts';
import { chained, type LabelChances, type LabelLinks } from '../learned/label-chain.ts';
import { type FlatContextWeights, inView } from '../learned/label-context.ts';
import { type LinearModel, probabilities } from '../learned/linear-model.ts';
import { type SectionLabel, sectionLabels } from '../learned/section-labels.ts';
import { VisitFeatures } from '../learned/unit-features.ts';
import { withoutNameCalled } from './called-by-name.ts';
import { withKinCarried } from './kin-carried.ts';
import { withPatientCalled } from './patient-called.ts';
import { withSpelledOut } from './spelled-out.ts';
import { eachUnit, type Unit } from './units.ts';

/** A unit with what the models make of it. */
export interface Passage {
  index: number;
  unit: Unit;
  role: Role;
  /** Probability that a scribe would use it. */
  keep: number;
  section: SectionLabel;
  /** Probability of each section, in the order of `sectionLabels`. */
  sections: ArrayLike<number>;
  /** For a question: how it was answered, and the units that answered it. */
  reply: { answer: Answer; units: readonly Unit[] } | null;
  /** In a dictated assessment, and begins with a problem's name. */
  dictated?: true;
  /** The clinician says again what was told, to have it confirmed. */
  recap?: true;
}

/** The passages with their indexes as they stand now that some are gone. */
export function inPlace(passages: readonly Passage[]): Passage[] {
  return passages.map((p, index) => (p.index === index ? p : { ...p, index }));
}

export interface VisitModels {
  keep: LinearModel;
  section: LinearModel;
  links: LabelLinks;
  context: FlatContextWeights;
}

/** Fewer are an excerpt: too few to tell a course, and whoever gives no more wants what is there. */
export const fewUnits = 30;

/** Reads the turns; `rest` is awaited now and then, so that a long visit neither blocks nor outlives its caller. */
export async function readPassages(
  turns: readonly Turn[],
  models: VisitModels,
  rest: () => Promise<void> | undefined,
): Promise<Passage[]> {
  const said: Unit[] = [];
  for (const unit of eachUnit(turns)) {
    said.push(unit);
    const pause = rest();
    if (pause) await pause;
  }
  const units = withSpelledOut(withKinCarried(withPatientCalled(withoutNameCalled(said))));
  const visit = new VisitFeatures(units);
  const found = new FeatureHashes();
  const alone: LabelChances[] = [];
  for (const i of units.keys()) {
    found.clear();
    visit.addTo(found, i);
    alone.push({
      keep: probabilities(models.keep, found.hashes)[1]!,
      sections: probabilities(models.section, found.hashes),
    });
    const pause = rest();
    if (pause) await pause;
  }
  const chances =
    units.length < fewUnits
      ? alone
      : inView(units, alone, chained(units, alone, models.links), models.context);
  const replies = repliesTo(units);
  const passages: Passage[] = [];
  for (let i = 0; i < units.length; i++)
    passages.push(passageOf(units[i]!, i, chances[i]!, replies.get(units[i]!) ?? null));
  return passages;
}

function passageOf(
  unit: Unit,
  index: number,
  { keep, sections }: LabelChances,
  reply: Passage['reply'],
): Passage {
  return { index, unit, role: unit.role, keep, section: mostLikely(sections, unit.role), sections, reply };
}

/** Every question of a turn is answered by what the other says next. */
function repliesTo(units: readonly Unit[]): Map<Unit, { answer: Answer; units: Unit[] }> {
  const out = new Map<Unit, { answer: Answer; units: Unit[] }>();
  let open: Unit[] = [];
  let answering = -1;
  let opening: Unit | null = null;
  let earlier: Unit | null = null;
  for (const [i, unit] of units.entries()) {
    // "Um. Yeah, a bit.": what follows is the answer.
    if (onlySound.test(unit.said) && units[i + 1]?.turn === unit.turn) continue;
    if (unit.question) {
      if (open.length > 0 && open[0]!.turn !== unit.turn) open = [];
      if (unit.turn !== answering) open.push(unit);
      continue;
    }
    const asked = open.at(-1);
    if (!asked || unit.role === asked.role) {
      if (asked && unit.turn > asked.turn) open = [];
      continue;
    }
    if (answering !== -1 && out.has(asked) && unit.turn !== answering) {
      open = [];
      continue;
    }
    const each = answering === unit.turn ? null : answersOneByOne(open, units, unit);
    if (each !== null) {
      for (const [i, answer] of each.entries()) {
        answer.answers = open[i]!;
        out.set(open[i]!, { answer: answerTo(open[i]!.text, answer.text), units: [answer] });
      }
      open = [];
      continue;
    }
    if (answering !== unit.turn) {
      opening = unit;
      earlier = affirmedEarlier(open, unit);
      if (earlier !== null) open = open.filter((question) => question !== earlier);
    }
    answering = unit.turn;
    // What names none of the others goes on about the one.
    if (earlier !== null && (unit === opening || !open.some((question) => isAbout(unit, question)))) {
      const known = out.get(earlier);
      if (known) known.units.push(unit);
      else out.set(earlier, { answer: 'yes', units: [unit] });
      continue;
    }
    const named = namedBy(unit, open);
    for (const [i, question] of open.entries()) {
      if (named !== null && !named.has(question)) continue;
      const known = out.get(question);
      if (known) {
        known.units.push(unit);
        continue;
      }
      const answer = answerTo(question.text, unit.text);
      if (
        named !== null ||
        i === open.length - 1 ||
        (answer === 'no' &&
          answersAll(unit) &&
          !onlyStill.test(asked.said) &&
          !(asksWell.test(question.said) && asksAny.test(asked.said)) &&
          !isOfLast(unit, opening!, asked))
      )
        out.set(question, { answer, units: [unit] });
    }
  }
  return out;
}

// "Are you able to walk normally? Any staggering?" "No.": none of the last, and the first is not denied by it.
const asksWell =
  /^(?:(?:and|so|okay|now)(?=) ){0,2}(?:(?:are|is|can|do|does|have) (?:you|he|she|they|it|that|your|the|things)\b.*\b(?:able|manag(?:e|ing)|okay|ok|all right|alright|normal(?:ly)?|fine|well|safe|properly|keeping up)\b|can (?:you|he|she) )/;
const asksAny = /^(?:(?:and|so|okay|or)(?=) ){0,2}(?:any|no|have you had any|do you (?:have|get) any)\b/;
const onlySound = /^(?:um+|uh+|erm+|er|oh|hm+|ah|well|so)(?=)(?: (?:um+|uh+|erm+|er|oh|well))?$/;
const onlyYesOrNo = /^(?:no|nope|nah|yes|yeah|yep)\W*$/i;
const longestOfSeveral = 6;
// "Who's at home? Do you feel safe there?" "My husband. Yeah, I feel safe."
const asksWho =
  /^(?:(?:and|so|okay) )?(?=)(?:who|who's|where|where's|when|how (?:long|many|much|often|old))(?=)\b/;

// "Chest pain? Breathlessness?" "No. A bit on the stairs.", "Do you drink? Had any today?" "A sherry at Christmas. No.":
// as many answers as were asked for.
function answersOneByOne(open: readonly Unit[], units: readonly Unit[], first: Unit): Unit[] | null {
  if (open.length < 2 || !first.opens || open.some(({ words }) => words.length > longestOfSeveral))
    return null;
  const answers = units.filter(({ turn }) => turn === first.turn);
  const yesToLast = asksWho.test(open[0]!.said) && startsYesOrNo.test(answers.at(-1)!.said);
  if (!onlyYesOrNo.test(first.text) && !onlyYesOrNo.test(answers.at(-1)!.text))
    if (!yesToLast || open.length > 2 || startsYesOrNo.test(first.said)) return null;
  const names = (answer: Unit, question: Unit) =>
    question.words.some(
      (word) => word.length > 4 && answer.words.some((said) => said.startsWith(word.slice(0, 5))),
    );
  const fits =
    answers.length === open.length &&
    answers.every(
      (answer, i) =>
        !answer.question &&
        !open.some((question, k) => k !== i && names(answer, question) && !names(answer, open[i]!)),
    );
  return fits ? answers : null;
}

// "Cough? Shortness of breath?" "Coughing, yeah, at night. My breathing's okay.": the yes is to the cough.
function affirmedEarlier(open: readonly Unit[], unit: Unit): Unit | null {
  const last = open.at(-1)!;
  if (open.length < 2 || open.some(({ words }) => words.length > longestOfSeveral)) return null;
  if (answerTo(last.text, unit.text) !== 'yes' || namesItem(unit.text, last.text)) return null;
  return open.find((question) => namesItem(unit.text, question.text)) ?? null;
}

function isAbout(unit: Unit, question: Unit): boolean {
  return startsYesOrNo.test(unit.said) || namesItem(unit.text, question.text);
}
const startsYesOrNo = /^(?:no|nope|nah|not|never|nothing|yes|yeah|yep)\b/;

// "Any blood in your stool? Any change in your bowels?" "No blood.": of the second nothing is said.
function namedBy(unit: Unit, open: readonly Unit[]): Set<Unit> | null {
  if (
    open.length < 2 ||
    !(unit.words[0] === 'no' || namesThenTells.test(unit.text)) ||
    /\b(?:nothing|none|not|n't|never)\b/.test(unit.said) ||
    unit.words.length > 3 ||
    unit.words.length < 2
  )
    return null;
  const named = open.filter(({ words }) =>
    unit.words.some(
      (word, i) =>
        word.length > 3 && (i > 0 ? words.includes(word) : words.some((asked) => asked.startsWith(word))),
    ),
  );
  return named.length > 0 && named.length < open.length ? new Set(named) : null;
}

// "Do you notice anything? Foam, blood?" "Foam, yes. Blood, no."
const namesThenTells = /^[a-z]+(?: [a-z]+)?, (?:no|yes|yeah)\W*$/i;

// "Were you smoking? Are you still?" "No, I quit."
const onlyStill = /^(?:(?:and|but|so) )?(?:(?:are|do|is|does) (?:you|he|she|they|it) )?still$/;
const noProblem = /^no (?:problems?|trouble|issues?|reactions?)(?: at all)?$/;

// To several questions at once, "no, no sores" settles the last; "no" and "nothing like that" settle all.
function answersAll(unit: Unit): boolean {
  // "Has he eaten other nuts? Peanuts?" "Peanut butter all the time. No problem."
  if (!unit.opens && noProblem.test(unit.said)) return false;
  return unit.words.length < 4 || /\b(?:nothing|none|neither|not at all|any of)\b/.test(unit.said);
}

const ofEach = /\b(?:none|neither|any of|all|like that|else|not at all|either)\b/;

// "Did you travel? Eat anything unusual?" "We went to Mexico. Nothing unusual to eat.": the first was told of already.
function isOfLast({ said, opens }: Unit, opening: Unit, asked: Unit): boolean {
  return (
    !opens && opening.words.length > 3 && !ofEach.test(said) && answerTo(asked.text, opening.text) === 'open'
  );
}

const clinicianOnly = new Set<SectionLabel>(['exam', 'results', 'assessment', 'plan', 'vitals']);

function mostLikely(sections: ArrayLike<number>, role: Role): SectionLabel {
  const mayExamine = role === 'clinician' || role === 'unknown';
  let best: SectionLabel = 'hpi';
  let highest = -1;
  for (let c = 1; c < sections.length; c++) {
    const label = sectionLabels[c]!;
    if (sections[c]! > highest && (mayExamine || !clinicianOnly.has(label))) {
      highest = sections[c]!;
      best = label;
    }
  }
  return best;
}
