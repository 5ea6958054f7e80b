import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { type Vital, vitalsIn } from './vitals.ts';

/** "It says ninety-seven.", read off while the clinician waits. */
const readsOff =
  /^(?:(?:hang on|okay|so|and|yes|yeah|right)(?=),? ){0,3}it (?:says|reads|shows|is saying)(?=) /;
const ofToday = /\b(?:this morning|today|just now|right now|just (?:done|taken|checked) it)\b/;
/** "38.9 last night." */
const ofEarlier =
  /\b(?:yesterday|last (?:night|week|month|time|year)|ago|(?:mon|tues|wednes|thurs|fri|satur|sun)day|usually|normally|most (?:days|mornings)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/;
const device =
  /\b(?:oximeter|oxygen|thermometer|blood pressure (?:machine|cuff|monitor)|pulse|temperature|pressure)\b/;
const ofOxygen = /\b(?:oximeter|oxygen|sats?)\b/;
const saturation = /\bit (?:says|reads|shows|is saying) (\d{2,3})(?! ?(?:over|\/|\.\d))/i;

/** "I took my temperature this morning and it was 36.9." */
const tookOwn =
  /\b(?:took|checked|measured|did)(?=) (?:my|his|her|the) (?:temperature|temp|(?:blood )?pressure|oxygen|sats?|pulse)(?=)\b/;
const reading = /\b\d{2,3} ?(?:\/|over) ?\d{2,3}\b/;
/** "How much do you weigh?" */
const asksWeight =
  /^(?:(?:and|so|okay|now) )*(?:how much do you weigh|(?:do you know|what's|what is) your (?:blood pressure and your )?weight)(?: now| today| these days)?$/;
const longestWeight = 8;

export interface HomeReading extends Vital {
  unit: Unit;
}

/** The passages with what the patient reads off a device as a vital sign, and not as history. */
export function withReadOff(passages: readonly Passage[]): Passage[] {
  return passages.map((p) =>
    isReadOff(p.unit) || isOnlyWeight(p.unit) ? { ...p, section: 'vitals', keep: 0 } : p,
  );
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

/** What the patient measured at home today, where the visit is by telephone or video: "it was 152 over 88 this morning". */
export function* homeReadings(passages: readonly Passage[]): Generator<HomeReading> {
  for (const { unit, role } of passages) {
    if (
      (role !== 'patient' && role !== 'relative') ||
      unit.question ||
      !/\d/.test(plainOf(unit)) ||
      ofEarlier.test(unit.said)
    )
      continue;
    const asked = unit.answers?.said ?? '';
    if (tellsWeight(unit)) {
      const weight = vitalsIn(plainOf(unit)).find(({ name }) => name === 'Weight');
      if (weight !== undefined) yield { ...weight, unit };
      continue;
    }
    if (!device.test(asked) && !tookOwn.test(unit.said)) continue;
    const turn = passages.filter((p) => p.unit.turn === unit.turn);
    if (!turn.some((p) => isReadOff(p.unit) || ofToday.test(p.unit.said))) continue;
    const oxygen = ofOxygen.test(asked) ? saturation.exec(plainOf(unit))?.[1] : undefined;
    if (oxygen !== undefined && Number(oxygen) >= 50 && Number(oxygen) <= 100)
      yield { name: 'Oxygen saturation', value: `${oxygen}%`, unit };
    for (const vital of vitalsIn(pressureNamed(plainOf(unit), asked))) yield { ...vital, unit };
  }
}

// "Do you know your blood pressure?" "I did it this morning like the text said, it was 126 over 78."
function pressureNamed(said: string, asked: string): string {
  const at = asked.includes('pressure') && !/pressure/i.test(said) ? said.search(reading) : -1;
  return at < 0 ? said : `Blood pressure ${said.slice(at)}`;
}
