import { upperFirst } from '../../language/upper-first.ts';
import { isStudyTold, studyUp } from '../examination/result-up.ts';
import { drugAt, drugsIn, onlyDrugIn } from '../lexicon/drugs.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { isBaseVerb } from '../rephrase/verbs.ts';
import { lowerFirst } from '../say.ts';
import { withoutStops } from '../visit/end-marks.ts';
import { plainOf, reworded, saidWords, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** In words. */
const longestName = 5;
const longestDose = 24;
const sureOfPlan = 0.1;
const concluded = new Set<string>(['plan', 'assessment']);
const leads = new Set(
  'so okay ok then and now well meanwhile alright right instead first next the some'.split(' '),
);
/** What may stand beside a medicine's name. */
const forms = new Set(
  'acid cream ointment gel tablet tablets pill pills patch patches spray drops inhaler gum lozenges xr xl er sr pm instead meanwhile then next'.split(
    ' ',
  ),
);
const doses =
  /^(?:(?:and|so|then|just|only|you|i['’]d|we['’]ll|i['’]ll|we|i|low|small)(?=)[ ,]+)*(?=)(?:\d|half\b|one\b|two\b|three\b|a (?:quarter|half|tablet|puff|spray|patch)\b|once\b|twice\b|every\b|(?:start|begin|go|refill|take|use|try|stay|cut|do|give|put|make|raise|send)(?=) (?:(?:at|with|on|in|you|it|that|them|down|up|to|for|back|low|off|out)(?=) )*(?=)(?:\d|half\b|one\b|two\b|three\b|once\b|twice\b|every\b|a (?:quarter|half|low|small|tablet)\b|low\b))/i;
const points =
  /^(?:it|that|they|those)(?=)(?:['’](?:s|ll|re)\b| (?:is|are|will|can|may|goes|takes|helps|works)\b)|^(?:take|use|start|stop|put) (?:it|that|them|those)(?=\b)/i;
/** What is said of a thing that was just named as the answer to a question. */
const ofNamed =
  /^(?:it|they)(?=)(?:['’](?:s|re)\b| (?:is|are|can)\b)|^(?:you said no\b|with (?:that|this|your|the)\b|for \d)/i;
const often = /\b(?:daily|nightly|twice|a day|a week|every|times|mornings?|night|nights|bedtime)\b/;
const surely = 0.6;
/** "So that goes." */
const goes =
  /^(?:(?:and|so|then) )*(?:that|it|they|those|that one)(?=) (?:goes|go|has to go|have to go|can go|is gone|has got to go)(?: (?:today|tonight|now))?$/;

/** "The water pill's feeding it. So that goes.": Stop the water pill. */
function goneIn({ unit, role }: Passage, { unit: before }: Passage): Unit | null {
  if (role !== 'clinician' || unit.words.length > longestName + 1 || !goes.test(unit.said)) return null;
  if (before.role !== 'clinician' || before.turn !== unit.turn) return null;
  const name = onlyDrugIn(before.words.map((word) => word.replace(/'s$/, '')));
  return name === null ? null : reworded(unit, `Stop the ${name}.`);
}

// "Serotonin. It's rare.": Serotonin is rare.
const itIs = /^it(?:['’]s| is) (?!(?:for|because|not for)\b)/i;
const noThing = new Set(
  'today tomorrow tonight forever never always maybe probably usually sometimes exactly perfect smart sorry friday monday tuesday wednesday thursday saturday sunday week weeks months good great fair question department options done both neither none all nothing everything worst best part little quick sting true false correct same yours mine first second third last possibly hopefully honestly absolutely definitely'.split(
    ' ',
  ),
);

/**
 * The passages with what a clinician names by itself put before the sentence that hangs on it: "So venlafaxine. Start 37.5 in
 * the morning." → Venlafaxine: start 37.5 in the morning; "Serotonin. It's rare." → Serotonin: it's rare.
 */
export function withNamedApart(passages: readonly Passage[]): Passage[] {
  const out: Passage[] = [];
  let joined = false;
  for (const p of passages) {
    const before = out.at(-1);
    const gone = before === undefined ? null : goneIn(p, before);
    if (gone !== null) {
      joined = true;
      out.push({ ...p, unit: gone, section: 'plan', index: out.length, keep: Math.max(p.keep, surely) });
      continue;
    }
    const unit = before === undefined ? null : withName(p, before);
    if (unit === null) {
      out.push(joined ? { ...p, index: out.length } : p);
      continue;
    }
    joined = true;
    const section = isStudyTold(unit) ? 'results' : before!.section === 'plan' ? 'plan' : p.section;
    out[out.length - 1] = {
      ...p,
      section,
      unit,
      index: out.length - 1,
      keep: Math.max(p.keep, before!.keep),
    };
  }
  return joined ? out : [...passages];
}

function withName({ unit, role, section }: Passage, before: Passage): Unit | null {
  const name = before.unit;
  if (role !== 'clinician' || unit.question || name.question || unit.turn !== name.turn) return null;
  if (name.words.length > longestName || unit.words.length > longestDose || unit.clinical.drugs > 0)
    return null;
  const said = plainOf(unit);
  const called = startsCalled(name, said);
  if (called !== null) return { ...joinedTo(name, unit, called), answers: null };
  const study = studyUp(name, said);
  if (study === null && !concluded.has(before.section) && !concluded.has(section)) return null;
  const named =
    study ??
    (doses.test(said) && often.test(said) && name.clinical.drugs === 0 ? thingIn(name) : null) ??
    (name.clinical.drugs > 0
      ? doses.test(said) || points.test(said)
        ? medicineIn(name)
        : null
      : name.opens && before.keep > sureOfPlan && ofNamed.test(said)
        ? thingIn(name)
        : null);
  if (named === null) return null;
  const text = `${upperFirst(named)}${
    itIs.test(said)
      ? ` ${said.replace(itIs, 'is ')}`
      : `${/^(?:i|we|you(?! said))\b/i.test(said) ? ',' : ':'} ${lowerFirst(said)}`
  }`;
  return { ...joinedTo(name, unit, text), answers: name.answers };
}

function joinedTo(name: Unit, unit: Unit, text: string): Unit {
  return { ...name, end: unit.end, text, ...saidWords([...name.words, ...unit.words]), plain: null };
}

const called = /^(?:it|that)(?:['’]s| is) called ([a-z][a-z -]{3,30})$/i;
const startsAt =
  /^(?:(?:and|so),? )?((?:we|i)(?=)(?:['’]ll| will|['’]d)(?=) (?:start|begin))(?: you)?(?=) (?:it )?(?:at|on|with) (?=\d|(?:an?|one|half|two|five|ten|twenty|fifty|a) )/i;

// "It's called allopurinol. We'll start at 100 milligrams.": We'll start allopurinol at 100 milligrams.
function startsCalled(name: Unit, said: string): string | null {
  if (name.clinical.drugs === 0) return null;
  const medicine = called.exec(withoutStops(plainOf(name)))?.[1];
  const start = medicine === undefined ? null : startsAt.exec(said);
  return start === null ? null : `${start[1]} ${medicine} at ${said.slice(start[0].length)}`;
}

/**
 * "Okay, varenicline.", said of what is taken now, as a line of the plan; null where the patient named it just before, or
 * another of `others` tells more of it.
 */
export function onlyMedicine(
  { unit, role, keep, index }: Passage,
  passages: readonly Passage[],
): string | null {
  if (role !== 'clinician' || unit.question || unit.clinical.drugs !== 1 || keep < sureOfPlan) return null;
  if (unit.words.length > longestName) return null;
  const named = medicineIn(unit);
  const name = drugsIn(unit.words)[0]?.name;
  if (named === null || name === undefined || figured.test(named)) return null;
  const words = name.split(' ');
  const again = passages.some(
    (p) =>
      p.index !== index &&
      (p.index > index ? p.role === 'clinician' : p.index > index - reach) &&
      words.every((word) => p.unit.words.includes(word)),
  );
  return again ? null : `${upperFirst(named)}.`;
}

const reach = 4;

// "So venlafaxine.", "metoprolol, with 54.": a medicine and no verb.
function medicineIn(unit: Unit): string | null {
  const plain = withoutStops(plainOf(unit));
  const { words } = unit;
  for (let i = 0; i < words.length; ) {
    const length = drugAt(words, i);
    if (length > 0) {
      const rest = words.slice(i + length);
      if (rest.length > 0 && !rest.every((word) => forms.has(word)) && !figured.test(plain)) return null;
      return i === 0 ? plain : plain.slice(plain.toLowerCase().indexOf(words[i]!));
    }
    if (!leads.has(words[i]!)) return null;
    i++;
  }
  return null;
}

// "Metoprolol, with fifty-four.": of the pulse, and no dose.
const figured = /^[a-z ]{4,30}, with \d+$/i;

function thingIn(unit: Unit): string | null {
  const words = unit.words.filter((word) => !leads.has(word));
  if (words.length === 0 || words.length > 2 || words.some((word) => word.length < 4 || noThing.has(word)))
    return null;
  const plain = withoutStops(plainOf(unit));
  if (/[^a-z' -]/i.test(plain) || hasFiniteVerb(plain) || isBaseVerb(words[0]!)) return null;
  const at = plain.toLowerCase().indexOf(words[0]!);
  return at < 0 ? null : plain.slice(at);
}
