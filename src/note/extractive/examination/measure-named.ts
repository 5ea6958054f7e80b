import { upperFirst } from '../../language/upper-first.ts';
import type { SectionLabel } from '../learned/section-labels.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { vitalsIn } from './vitals.ts';

/** "Right now you're 99.2.", "Today she's 6.4, that's on the 50th centile." */
const measuredAt =
  /^(?:(?:okay|so|and|but|well|right now|now|today|here|currently|at the moment),?(?=) ){0,3}(?=)(you|he|she|it)(?=)(?:['’](?:re|s)| are| is)(?=)(?: at| still| only| just){0,2}(?=) (\d{1,3}(?:\.\d{1,2})?)(?=(?: (?:today|now|here|right now|this morning|at the moment|on (?:our|the|my|this)(?=) scales?)){0,2}(?=)(?:[.,](?!\d)|$| (?:after|since) (?:the|that|some|his|her|your)\b| (?:sitting|at rest|walking|on (?:room )?air)\b))/i;
const onScale = /^ on (?:our|the|my|this) scales?/;
/** "You were 81 in March." */
const measuredThen =
  /^(?:(?:okay|so|and|but|well),? ){0,3}(you|he|she) (?:were|was)(?: at| only| just){0,2} (\d{1,3}(?:\.\d{1,2})?)(?= (?:last|in|a|at|back|when|before)\b)/i;
const unitOfWeight = /\d ?(kilos|kg|kilograms|pounds|lbs)\b/;
const whose: Readonly<Record<string, string>> = { you: 'your', he: 'his', she: 'her', it: 'the' };
/** In passages: how far back it is told what was measured. */
const reach = 5;
const certain = 0.7;

/** The passages with a bare measure under the name of what was spoken of: a fever, "right now you're 99.2" → Right now your temperature is 99.2. */
export function withMeasuresNamed(passages: readonly Passage[]): readonly Passage[] {
  let out: Passage[] | null = null;
  for (const p of passages) {
    if (p.unit.question) continue;
    const told = p.role === 'clinician' ? named(p.unit, p.index, passages) : ownTold(p);
    if (told === null) continue;
    out ??= [...passages];
    const { text, section } = told;
    const unit = text === p.unit.text ? p.unit : reworded(p.unit, text);
    out[p.index] = { ...p, unit, section, keep: Math.max(p.keep, certain) };
  }
  return out ?? passages;
}

interface Named {
  text: string;
  section: SectionLabel;
}

/** "His was 170 over 100. I tried it and mine was 140 over 88." */
const mine =
  /\bmine (?=(?:was|is|came out at|said|says)(?=) (?:about |around |only )?\d{2,3} ?(?=)(?:over|\/) ?\d{2,3})/i;
/** "Once it was 150.": and not what comes once it was so. */
const onceIt =
  /^((?:and|but),? )?once it (was|went up to|went to|got to|hit) (\d{2,3}(?: ?(?:over|\/) ?\d{2,3})?)[.]?$/i;

const asksHeight = /\b(?:how tall|height)\b/;
const feetAndInches =
  /^((?:(?:i['’]m|i am|about|er|um|just|maybe|probably|around|only),? )*)(four|five|six|[4-6])(?: foot| feet)?,? (one|two|three|four|five|six|seven|eight|nine|ten|eleven|\d{1,2})((?: and a half)?(?: inches)?)[.]?$/i;

// "How tall are you?" "Five eleven."
function heightTold({ text, answers }: Unit): string | null {
  if (answers === null || !asksHeight.test(answers.said)) return null;
  const found = feetAndInches.exec(text);
  return found === null ? null : upperFirst(`${found[1]}${found[2]} foot ${found[3]}${found[4]}.`);
}

// What the patient tells of their own reading, in words that stand alone.
function ownTold({ unit, section }: Passage): Named | null {
  const height = heightTold(unit);
  if (height !== null) return { text: height, section };
  if (!unit.words.includes('mine') && !unit.words.includes('once')) return null;
  const plain = plainOf(unit);
  if (onceIt.test(plain)) return { text: upperFirst(plain.replace(onceIt, '$1it $2 $3 once.')), section };
  return mine.test(plain) ? { text: plain.replace(mine, 'my blood pressure '), section: 'hpi' } : null;
}

/** "That's 138 over 86, much better." */
const barePressure =
  /^(?:(?:okay|so|and|but|well|now|right|good|better|great|(?:that|it)(?:['’]s| is)(?: now)?|(?:we|i)(?:['’]ve)? (?:got|have|get)),? ){0,4}\d{2,3} ?(?:over|\/) ?\d{2,3}(?= (?:now|today|this time|on repeat)\b|[.,]|$)/i;
const ofPressure = /\b(?:pressure|bp)\b/;

// Taken again, or told apart from its name: "Let's check your pressure. 138 over 86."
function isBarePressure(unit: Unit, index: number, passages: readonly Passage[]): boolean {
  return (
    unit.said.length < longestBare &&
    barePressure.test(plainOf(unit)) &&
    !aimedAt.test(unit.said) &&
    passages
      .slice(Math.max(0, index - reach), index)
      .some(({ role, unit: before }) => role === 'clinician' && ofPressure.test(before.said))
  );
}
/** "140 over 90, you call." */
const aimedAt = /\b(?:call|ring|come in|if|when|above|below|under|higher|lower|goal|target)\b/;
/** In letters. */
const longestBare = 90;

/** "Hop on the scales for me, 71.5." */
const onScales =
  /\bon the scales?(?: for me| then| please)?[,.]? (\d{2,3}(?:\.\d)?)(?: (kilos|kg|pounds))?[.]?$/i;

function named(unit: Unit, index: number, passages: readonly Passage[]): Named | null {
  if (isBarePressure(unit, index, passages)) return { text: unit.text, section: 'vitals' };
  const plain = plainOf(unit);
  const weighed = unit.said.includes('scale') ? onScales.exec(plain) : null;
  if (weighed !== null) {
    const [, amount = '', measure] = weighed;
    return {
      text: `Your weight is ${measure === undefined ? amount : `${amount} ${measure}`}.`,
      section: 'vitals',
    };
  }
  if (!person.test(unit.said)) return null;
  const now = measuredAt.exec(plain);
  const found = now ?? measuredThen.exec(plain);
  if (found === null || (/^it$/i.test(found[1]!) && !goesOnMeasuring(index, passages))) return null;
  const [all, who = '', value = ''] = found;
  const lead = all.slice(0, all.toLowerCase().lastIndexOf(who.toLowerCase()));
  const said = passages.slice(Math.max(0, index - reach), index + 1).map((p) => p.unit.said);
  const name = nameOf(Number(value), said);
  if (name === null || (name === 'weight' && now !== null && isWeighed(index, passages))) return null;
  // "He's 98.9, 26 pounds."
  if (name === 'weight' && unitOfWeight.test(plain.slice(all.length))) return null;
  const measure = name === 'weight' ? (unitOfWeight.exec(said.join(' '))?.[1] ?? '') : '';
  const amount = measure === '' ? value : `${value} ${measure}`;
  const text = `${lead}${whose[who.toLowerCase()]!} ${name} ${now === null ? 'was' : 'is'} ${amount}${plain.slice(all.length).replace(onScale, '')}`;
  return { text, section: now === null ? 'results' : 'vitals' };
}

const person = /\b(?:you|he|she|it)(?:'re|'s| are| is| were| was)\b/;

// "26 pounds. And she's 98.9.": the second is of something else.
function isWeighed(index: number, passages: readonly Passage[]): boolean {
  const { turn } = passages[index]!.unit;
  return passages
    .slice(Math.max(0, index - reach), index)
    .some(
      ({ unit, role }) =>
        role === 'clinician' && unit.turn === turn && unitOfWeight.test(plainOf(unit).toLowerCase()),
    );
}

// "His temperature was 39.4 in triage. It's 38.2 now."
function goesOnMeasuring(index: number, passages: readonly Passage[]): boolean {
  const before = passages[index - 1];
  return before?.unit.turn === passages[index]!.unit.turn && vitalsIn(plainOf(before.unit)).length === 1;
}

// What was spoken of last, where its measure is one that it may have.
function nameOf(value: number, said: readonly string[]): string | null {
  const talk = said.join('. ');
  let last = -1;
  let found: Measure | null = null;
  for (const measure of measures) {
    const at = lastIndexOf(measure.talk, talk);
    if (at > last) [last, found] = [at, measure];
  }
  return found?.may(value) === true ? found.name : null;
}

interface Measure {
  name: string;
  talk: RegExp;
  may(value: number): boolean;
}

const measures: readonly Measure[] = [
  {
    name: 'weight',
    talk: /\b(?:weigh(?:s|ed|ing|t)?|scales?|kilos?|kilograms?|kg|pounds|lbs)\b/g,
    may: () => true,
  },
  {
    name: 'temperature',
    talk: /\b(?:fevers?|feverish|temperature|temp|thermometer)\b/g,
    may: (value) => (value >= 35 && value <= 42) || (value >= 95 && value <= 106),
  },
  {
    name: 'oxygen',
    talk: /\b(?:oxygen|sats|saturations?|oximeter)\b/g,
    may: (value) => value >= 60 && value <= 100 && Number.isInteger(value),
  },
  // What "you're 72" is of after these is another measure.
  {
    name: 'other',
    talk: /\b(?:pressure|pulse|heart rate|height|tall|age|old|sugars?|glucose)\b/g,
    may: () => false,
  },
];

function lastIndexOf(pattern: RegExp, text: string): number {
  let last = -1;
  for (const found of text.matchAll(pattern)) last = found.index;
  return last;
}
