import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { type Vital, vitalsIn } from './vitals.ts';

/** "It says ninety-seven.", read off while the clinician waits. */
const readsOff =
  /^(?:(?:hang on|hold on|okay|so|and|yes|yeah|right)(?=),?(?=) ){0,3}(?=)it(?:['’]s| is)?(?=) (?:says|reads|shows|saying|reading)(?=) /;
const ofToday =
  /\b(?:this morning|today|just now|right now|just (?:done|taken|checked) it|did it (?:just )?(?:before|earlier))\b/;
/** "38.9 last night." */
const ofLately = /\b(?:last night|yesterday(?: (?:morning|evening))?|at bedtime|overnight)\b/;
const ofEarlier =
  /\b(?:last (?:week|month|time(?! (?:i|we) checked)|year)|ago|(?:mon|tues|wednes|thurs|fri|satur|sun)day|usually|normally|most (?:days|mornings)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/;
const device =
  /\b(?:oximeter|oxygen|thermometer|blood pressure (?:machine|cuff|monitor)|scales|pulse|temperature|pressure)\b/;
const ofOxygen = /\b(?:oximeter|oxygen|sats?)\b/;
const saturation = /\bit(?:['’]s| is)? (?:says|reads|shows|saying|reading) (\d{2,3})(?! ?(?:over|\/|\.\d))/i;

const ofFever = /\b(?:fever|feverish|temperature|temp|thermometer)\b/;
/** "And how high has the fever been?", "What was it when you took it?" */
const asksHowHigh = /\bhow high\b|\b(?:taken?|took|check(?:ed)?|measured?)\b/;
/** Nothing that counts something else: "39 weeks". */
const figure =
  /(?<![\d./])(\d{2,3}(?:\.\d)?)(?![\d/]|\.\d| ?(?:%|percent|over|kg|pounds|weeks?|days?|years?|times|minutes?|hours?|mg)(?![a-z]))/g;
/** "Any fever?" "I took it last night and it was 38.4." */
const tookIt =
  /\b(took|checked|measured)(?=)(?: it)?(?= (?:this|last|yesterday|today|at|and|again|it was)\b)/i;

/** "I took my temperature this morning and it was 36.9." */
const tookOwn =
  /\b(?:took|checked|measured|did)(?=) (?:my|his|her|the) (?:temperature|temp|(?:blood )?pressure|oxygen|sats?|pulse)(?=)\b/;
const reading = /\b\d{2,3} ?(?:\/|over) ?\d{2,3}\b/;
/** "How much do you weigh?" */
const asksWeight =
  /^(?:(?:and|so|okay|now) )*(?:how much do you weigh|(?:do you know|what's|what is) your (?:blood pressure and your )?weight)(?: now| today| these days)?$/;
const longestWeight = 8;
/** "Have you got a thermometer?", "Have you taken your temperature?", and not "Any temperature?" */
const asksReading =
  /^(?!(?:(?:and|so|okay) )?any\b).*\b(?:thermometer|oximeter|monitors?|cuff|scales|machine|temperature|pressure|pulse|sats?)\b/;

export interface HomeReading extends Vital {
  unit: Unit;
  /** "Last night", where it is not of today. */
  at: string | null;
  /** The question, and what was said of the device: "my wife has one". */
  beside: readonly Unit[];
  /** Taken during the call: each of several counts. */
  inCall?: true;
}

/** The passages with what the patient reads off a device as a vital sign, and not as history. */
export function withReadOff(passages: readonly Passage[]): Passage[] {
  const readings = [...homeReadings(passages)];
  const turns = new Set(readings.filter(({ beside }) => beside.length > 0).map(({ unit }) => unit.turn));
  const warm = new Set(readings.filter(({ name }) => name === 'Temperature').map(({ unit }) => unit));
  return passages.map((p) => {
    if (isReadOff(p.unit) || isOnlyWeight(p.unit) || (turns.has(p.unit.turn) && isOnlyOfReading(p.unit)))
      return { ...p, section: 'vitals', keep: 0 };
    if (p.reply?.units.some(({ turn }) => turns.has(turn)) === true) return { ...p, keep: 0, reply: null };
    return warm.has(p.unit) ? { ...p, unit: withTemperatureNamed(p.unit) } : p;
  });
}

// "My housemate's got a machine, so I did it this morning."
function isOnlyOfReading({ question, clinical, said }: Unit): boolean {
  const { drugs, symptoms, conditions } = clinical;
  const named = drugs + symptoms.length + (ofDevice.test(said) ? 0 : conditions);
  return !question && named === 0 && !ofEarlier.test(said);
}
/** "A blood pressure machine", "the oxygen one, from COVID": no illness of theirs. */
const ofDevice = /\bblood pressure\b|\bfrom covid\b/;

function withTemperatureNamed(unit: Unit): Unit {
  const text = /\btemp/.test(unit.said)
    ? unit.text
    : unit.text.replace(tookIt, `$1 ${unit.role === 'patient' ? 'my' : 'the'} temperature`);
  return text === unit.text ? unit : reworded(unit, text);
}

function isOnlyWeight(unit: Unit): boolean {
  return tellsWeight(unit) && vitalsIn(plainOf(unit)).some(({ name }) => name === 'Weight');
}

function tellsWeight({ role, answers, words, question }: Unit): boolean {
  return (
    role === 'patient' && !question && words.length <= longestWeight && asksWeight.test(answers?.said ?? '')
  );
}

function isReadOff({ role, said, answers, question }: Unit): boolean {
  return (
    (role === 'patient' || role === 'relative') &&
    !question &&
    readsOff.test(said) &&
    device.test(answers?.said ?? '')
  );
}

/** What the patient measured at home lately, where the visit is by telephone or video: "it was 152 over 88 this morning". */
export function* homeReadings(passages: readonly Passage[]): Generator<HomeReading> {
  for (const { unit, role } of passages) {
    if (unit.taken !== undefined) {
      for (const { name, value, from } of unit.taken)
        yield { name, value, unit, at: null, beside: from, inCall: true };
      continue;
    }
    if (
      (role !== 'patient' && role !== 'relative') ||
      unit.question ||
      !/\d/.test(plainOf(unit)) ||
      ofEarlier.test(unit.said)
    )
      continue;
    const asked = unit.answers?.said ?? '';
    const plain = plainOf(unit);
    if (tellsWeight(unit)) {
      const weight = vitalsIn(plain).find(({ name }) => name === 'Weight');
      if (weight !== undefined) yield { ...weight, unit, at: null, beside: [] };
      continue;
    }
    const fever = ofFever.test(asked);
    if (!fever && !device.test(asked) && !tookOwn.test(unit.said)) continue;
    const at = ofToday.test(unit.said) ? null : (ofLately.exec(unit.said)?.[0] ?? null);
    const turn = passages.filter((p) => p.unit.turn === unit.turn);
    const isTimed = at !== null || turn.some((p) => isReadOff(p.unit) || ofToday.test(p.unit.said));
    const beside =
      unit.answers !== null && unit.answers.clinical.symptoms.length === 0 && asksReading.test(asked)
        ? [unit.answers, ...turn.map((p) => p.unit).filter(isOnlyOfReading)]
        : [];
    const degrees =
      fever && (isTimed || asksHowHigh.test(asked) || asksHowHigh.test(unit.said) || asksReading.test(asked))
        ? degreesIn(plain)
        : null;
    if (degrees !== null) yield { name: 'Temperature', value: degrees, unit, at, beside };
    if (!isTimed) continue;
    const oxygen = ofOxygen.test(asked) ? saturation.exec(plain)?.[1] : undefined;
    if (oxygen !== undefined && Number(oxygen) >= 50 && Number(oxygen) <= 100)
      yield { name: 'Oxygen saturation', value: `${oxygen}%`, unit, at, beside };
    for (const vital of vitalsIn(pressureNamed(plain, asked)))
      if (vital.name !== 'Temperature' || degrees === null) yield { ...vital, unit, at, beside };
  }
}

// The one temperature told: "it was 38.4 last night". Of two it may be either.
function degreesIn(plain: string): string | null {
  const told = [...plain.matchAll(figure)].map(([, value]) => value!).filter(isTemperature);
  return told.length === 1 ? told[0]! : null;
}

function isTemperature(value: string): boolean {
  const n = Number(value);
  return value.includes('.')
    ? (n >= 34 && n < 43) || (n >= 93 && n < 109)
    : (n > 36 && n < 42) || (n > 98 && n < 107);
}

// "Do you know your blood pressure?" "I did it this morning like the text said, it was 126 over 78."
function pressureNamed(said: string, asked: string): string {
  const at = asked.includes('pressure') && !/pressure/i.test(said) ? said.search(reading) : -1;
  return at < 0 ? said : `Blood pressure ${said.slice(at)}`;
}
