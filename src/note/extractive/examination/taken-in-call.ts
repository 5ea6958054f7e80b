import type { VitalTaken } from '../visit/taken.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** "A hundred and twenty-eight over seventy-four.", "Right, it's done, 102 over 60." */
const lead =
  "^(?:(?:oh|er|um|ah|ooh|okay|ok|right|so|and|yeah|yes|well|now|hang on|hold on|let me see|doctor|it['’]s done|done|about|there(?: you go)?|it(?:['’]s| is)?(?: now| just)? (?:saying|says?|reads?|reading|shows?|showing|come up(?: with| at)?|gone(?: up| down)?(?: to)?)|(?:it|that)(?:['’]s| is)(?: now)?|i (?:make|made|get|got|counted|count)(?: it)?|the (?:top|first|second|big|bottom) (?:one|number)(?:['’]s| is| says)?|no|(?:the )?(?:pulse|heart(?: rate)?|oxygen|temperature|sats)(?:['’]s| is| says)?)[,.]? ){0,6}";
const pressure = new RegExp(`${lead}(\\d{2,3}) ?(?:over|/|on) ?(\\d{2,3})(?![\\d/])(.*)$`, 'i');
const single = new RegExp(
  `${lead}(\\d{2,3}(?:\\.\\d)?)(?: ?%| percent| degrees)?((?:[,.] .*| (?:at|on|for|now|it|doctor)\\b.*|[.]?))$`,
  'i',
);
/** Told of another time: "It was 150 last week." */
const ofThen =
  /\b(?:was|were|been|had|usually|normally|last|ago|yesterday|when|before|earlier|this morning|day|days|weeks?|months?|years?|times|minutes?|hours?|milligrams?|mg|kilos?|always|about)\b/;
/** "What is it usually?", "And what have they been?" */
const asksThen =
  /\b(?:usual(?:ly)?|normal(?:ly)?|when (?:you|he|she)(?:['’]re|['’]s| are| is)? well|last|best|ever|ago|before|been|was|were|old|weigh|how (?:long|many|often|much))\b/;

const readsOut = /\b(?:it['’]?s?|that['’]?s?) (?:says?|saying|reads?|reading|shows?|showing|now)\b/;

interface Measure {
  name: string;
  /** What it is called, and what it is measured with. */
  talk: RegExp;
  may(value: number): boolean;
  write(value: string): string;
}

const measures: readonly Measure[] = [
  {
    name: 'Oxygen saturation',
    talk: /\b(?:oxygen|sats?|saturation|oximeter|pulse ox|finger clips?|clips? (?:for|on|off) (?:your|the|his|her) finger|finger (?:clip|probe|thing)|peg (?:for|on) (?:your|the|his|her) finger)\b/g,
    may: (n) => n >= 60 && n <= 100 && Number.isInteger(n),
    write: (value) => `${value}%`,
  },
  {
    name: 'Heart rate',
    talk: /\b(?:pulse(?! ox)|heart(?: rate|beat)?|beats)\b/g,
    may: (n) => n >= 35 && n <= 220 && Number.isInteger(n),
    write: (value) => value,
  },
  {
    name: 'Temperature',
    talk: /\b(?:temperature|temp|thermometer)\b/g,
    may: (n) => (n >= 34 && n < 43) || (n >= 93 && n < 109),
    write: (value) => value,
  },
  {
    name: 'Blood pressure',
    talk: /\b(?:blood pressure|pressure|cuff|bp)\b/g,
    may: () => false,
    write: (value) => value,
  },
  {
    name: 'Respiratory rate',
    talk: /\b(?:breaths|breathing|chest go(?:es|ing)?|breathe)\b/g,
    may: () => false,
    write: (value) => value,
  },
];

/** "Have you got it handy?", "do one for me now", "What's it saying?": what has the measure taken during the call. */
const haveItTaken =
  /\b(?:do|take|try|check|measure|have) (?:a go at |me |us )?(?:it|one|that|another|your|his|her|the)\b.{0,30}\b(?:now|for me|while (?:we|i)|once more|again|first)\b|\bhave (?:you|we) (?:got )?(?:it|one|an?|one of those|the)\b|\b(?:have|has) (?:you|he|she|anyone) got\b|\b(?:you|he|she) have (?:an?|one|the)\b|\bis there an?\b|\b(?:press|start|do|run) it(?: again)?\b|\b(?:put|pop|clip|stick|slip|get|leave|wrap|wear|hold) (?:it|that|the|one|this)\b|\bwhat(?:['’]s| is| does| do)(?: it| that| the| your| they)? ?(?:[a-z]+ ){0,3}(?:say|saying|showing?|reading?|read|come up|number|figure|now)\b|\bwhat do(?:es)? (?:you|it|he|she) get\b|\b(?:we|i)['’]ll wait\b|\btell me what\b|\bread (?:it|them|that|me)\b|\b(?:and )?(?:is there|there['’]s) a (?:second|bottom|top|third|smaller) (?:number|one|figure)\b|\band (?:the|a) (?:pulse|heart(?: rate)?|oxygen|top|bottom|second)\b|\bonce more\b|\bagain\b|\b(?:have a go at|count) (?:your|his|her|the|it)\b/;
/** In turns: how far on from the asking a reading may stand. */
const waits = 14;
const nearby = 4;
/** In passages: what is looked through around a reading. */
const reach = 90;

/** "And it says 68 at the bottom.", after the pressure in the same turn. */
const beside = /\b(?:bottom|pulse|heart|underneath|below|beats|little heart)\b/;
const pulseBeside =
  /\b(?:pulse|heart(?: rate)?|beats)(?: of| is|['’]s| at| says)? (\d{2,3})\b|\b(\d{2,3}) (?:at the bottom|underneath|below|for the (?:pulse|heart)|beats|pulse)\b/i;

const ofPressure = /\b(?:pressure|cuff|bp|monitor|machine)\b/;
const posture: readonly [RegExp, string][] = [
  [/\b(?:stand(?:ing)?|on your feet|stood)\b/, 'standing'],
  [/\b(?:sit(?:ting)?|sat|seated)\b/, 'sitting'],
  [/\b(?:lie|lying|lay|laid)\b/, 'lying'],
];
/** "If it gets worse just sit straight down." */
const onlyIf =
  /^(?:and |so |but )?(?:if|when) (?:it|that|you (?:feel|get|go|start))\b|\b(?:stand up|standing|sit|lie)[a-z ]{0,20}\?/;

/** "So eighty-four": of what was counted in half a minute, the count of the whole. */
const counted = /\b(?:count|counting|tell me every|say now)\b/;
const aMinute =
  /^(?:(?:okay|so|and|right|good|great|lovely|that(?:['’]s| is)|which is|makes?(?: it| that)?|about|call it),? ){0,5}(\d{2,3})(?= |[,.?]|$)(?! ?(?:%|over|years|days|weeks|hours))/i;

/**
 * The passages with what the patient, or who is with them, reads off or counts while the clinician waits marked as a vital
 * sign taken then: "Do one sat down first." "128 over 74, and it says 68 at the bottom." → Blood pressure 128 over 74
 * sitting, and a heart rate of 68.
 */
export function withTakenInCall(passages: readonly Passage[]): readonly Passage[] {
  const taken = new Map<Unit, VitalTaken[]>();
  const turns = new Set<number>();
  let before = -waits;
  for (const p of passages) {
    if (!isPatients(p) || p.unit.question || turns.has(p.unit.turn) || !/\d/.test(plainOf(p.unit))) continue;
    const found = readIn(p, passages.slice(Math.max(0, p.index - reach), p.index + reach), before);
    if (found === null) continue;
    turns.add(p.unit.turn);
    if ([...found.values()].flat().some(({ name }) => name === 'Blood pressure')) before = p.unit.turn;
    for (const [unit, vitals] of found) taken.set(unit, vitals);
  }
  if (taken.size === 0) return passages;
  const told = new Set([...taken.values()].flat().flatMap(({ from }) => from));
  const asks = new Set(passages.filter((p) => asksForDevice(p, turns)).map(({ unit }) => unit));
  const replies = new Set(
    passages.filter((p) => asks.has(p.unit)).flatMap(({ reply }) => reply?.units ?? []),
  );
  return passages.map((p) => {
    const { unit, reply } = p;
    const vitals = taken.get(unit);
    if (vitals !== undefined)
      return {
        ...p,
        section: 'vitals',
        keep: 0,
        reply: null,
        unit: { ...unit, answers: null, taken: vitals },
      };
    if (told.has(unit) && !unit.question)
      return { ...p, section: 'none', keep: 0, unit: reworded(unit, 'Okay.') };
    if (asks.has(unit) || reply?.units.some((answer) => taken.has(answer)) === true)
      return { ...p, keep: 0, reply: null };
    if (!replies.has(unit)) return p;
    return { ...p, keep: isOnlyOfDevice(unit) ? 0 : p.keep, unit: { ...unit, answers: null } };
  });
}

/** "And have you got a blood pressure machine at home?", before one is read. */
function asksForDevice({ role, unit }: Passage, turns: ReadonlySet<number>): boolean {
  if (role !== 'clinician' || !unit.question || !haveItTaken.test(unit.said)) return false;
  for (let turn = unit.turn + 1; turn <= unit.turn + waits; turn++)
    if (turns.has(turn)) return device.test(unit.said) || turn <= unit.turn + 2;
  return false;
}
const device = /\b(?:machine|monitor|cuff|thermometer|oximeter|clips?|peg|handy|it|one)\b/;

function isOnlyOfDevice({ clinical, said, text }: Unit): boolean {
  const named = clinical.drugs + clinical.symptoms.length + (ofPressure.test(said) ? 0 : clinical.conditions);
  return named === 0 && !/\d/.test(text);
}

type Readings = Map<Unit, VitalTaken[]>;

function readIn(p: Passage, passages: readonly Passage[], before: number): Readings | null {
  const { turn } = p.unit;
  const asked = passages.filter(
    ({ role, unit }) => role === 'clinician' && unit.turn < turn && unit.turn >= turn - waits,
  );
  const lastTurn = asked.at(-1)?.unit.turn ?? 0;
  const last = asked.filter(({ unit }) => unit.turn === lastTurn && unit.turn >= turn - nearby);
  if (last.length === 0 || last.some(({ unit }) => unit.question && asksThen.test(unit.said))) return null;
  const said = passages.filter(({ unit, role }) => unit.turn === turn && role === p.role && !unit.question);
  return pressureIn(said, asked, before) ?? singleIn(said, last, asked) ?? countIn(p, said, asked, passages);
}

// "A hundred and twenty-eight over seventy-four. And it says sixty-eight at the bottom."
function pressureIn(said: readonly Passage[], asked: readonly Passage[], before: number): Readings | null {
  const p = said.find(({ unit }) => isNow(unit) && pressure.test(plainOf(unit)));
  if (p === undefined || !asked.some(({ unit }) => haveItTaken.test(unit.said))) return null;
  if (p.unit.turn - before > waits && !asked.some(({ unit }) => ofPressure.test(unit.said))) return null;
  const [, top, under, more = ''] = pressure.exec(plainOf(p.unit))!;
  if (Number(top) < 60 || Number(top) > 270 || Number(under) >= Number(top)) return null;
  const held = postureIn(asked.filter(({ unit }) => unit.turn > before));
  const vitals: VitalTaken[] = [
    { name: 'Blood pressure', value: `${top} over ${under}${held === null ? '' : ` ${held}`}`, from: [] },
  ];
  const out: Readings = new Map([[p.unit, vitals]]);
  const pulse = pulseBeside.exec(more);
  if (pulse !== null) vitals.push({ name: 'Heart rate', value: (pulse[1] ?? pulse[2])!, from: [] });
  const next = said.find(
    ({ index, unit }) =>
      index > p.index && isNow(unit) && beside.test(unit.said) && single.test(plainOf(unit)),
  );
  if (pulse === null && next !== undefined)
    out.set(next.unit, [{ name: 'Heart rate', value: single.exec(plainOf(next.unit))![1]!, from: [] }]);
  return out;
}

// "It says ninety-one. Ninety. Ninety-one.": from the lowest to the highest.
function singleIn(
  said: readonly Passage[],
  last: readonly Passage[],
  asked: readonly Passage[],
): Readings | null {
  // "94. The other one's all over. 96, 115.": of another measure from there on.
  const other = said.find(({ unit }) => /\bthe other\b/.test(unit.said))?.index ?? Number.POSITIVE_INFINITY;
  const read = said.filter(({ unit, index }) => index < other && isNow(unit) && single.test(plainOf(unit)));
  // "It says 97, and the heart rate's 88.": of two measures the rules of a reading at home know more.
  if (
    read.length === 0 ||
    read.some(
      ({ unit }) => /\d\D+\d/.test(plainOf(unit).replace(/\d\.\d/g, '0')) && measureIn(unit.said) !== null,
    )
  )
    return null;
  const near = asked.filter(({ unit }) => unit.turn >= read[0]!.unit.turn - nearby * 2);
  const own = said.map(({ unit }) => unit.said).join('. ');
  const measure =
    measureIn(own) ??
    measureIn(last.map(({ unit }) => unit.said).join('. ')) ??
    measureIn(near.map(({ unit }) => unit.said).join('. '));
  if (measure === null || !near.some(({ unit }) => haveItTaken.test(unit.said))) return null;
  if (!readsOut.test(own) && !last.some(({ unit }) => isOfReading(unit.said))) return null;
  if (near.some(({ unit }) => counted.test(unit.said))) return null;
  const values = read.map(({ unit }) => single.exec(plainOf(unit))![1]!);
  if (!values.every((value) => measure.may(Number(value)))) return null;
  const sorted = [...new Set(values)].sort((a, b) => Number(a) - Number(b));
  const value = sorted.length > 2 || /\bno\b/.test(own) ? values.at(-1)! : sorted.join(' to ');
  const first: VitalTaken = {
    name: measure.name,
    value: measure.write(value),
    from: read.slice(1).map(({ unit }) => unit),
  };
  return new Map(read.map(({ unit }, at) => [unit, at === 0 ? [first] : []]));
}

function isOfReading(said: string): boolean {
  return haveItTaken.test(said) || measureIn(said) !== null;
}

// "Count his breaths, for half a minute." "Twelve." "So that's twenty-four."
function countIn(
  p: Passage,
  said: readonly Passage[],
  asked: readonly Passage[],
  passages: readonly Passage[],
): Readings | null {
  const near = asked.filter(({ unit }) => unit.turn >= p.unit.turn - nearby * 2);
  if (!near.some(({ unit }) => counted.test(unit.said))) return null;
  const counts = said.flatMap(({ unit }) =>
    [...plainOf(unit).matchAll(/(?<![\d.])\d{1,3}(?![\d.]\d)/g)].map(Number),
  );
  const after = passages.find(({ unit, role }) => role === 'clinician' && unit.turn === p.unit.turn + 1);
  const whole = Number(aMinute.exec(after === undefined ? '' : plainOf(after.unit))?.[1]);
  if (counts.length === 0 || after === undefined || Number.isNaN(whole)) return null;
  if (!counts.some((count) => [1, 2, 3, 4].includes(whole / count))) return null;
  const measure = measureIn(near.map(({ unit }) => unit.said).join('. '));
  if (measure === null || (measure.name !== 'Heart rate' && measure.name !== 'Respiratory rate')) return null;
  const vital = { name: measure.name, value: String(whole), from: [after.unit] };
  const figures = said.filter(({ unit }) => /\d/.test(plainOf(unit)));
  return new Map(figures.map(({ unit }, at) => [unit, at === 0 ? [vital] : []]));
}

function isPatients({ role }: Passage): boolean {
  return role === 'patient' || role === 'relative';
}

function isNow({ said, question }: Unit): boolean {
  return !question && !ofThen.test(said);
}

// Said last, and since the reading before.
function postureIn(asked: readonly Passage[]): string | null {
  for (const { unit } of [...asked].reverse()) {
    const found = onlyIf.test(unit.said) ? undefined : posture.find(([pattern]) => pattern.test(unit.said));
    if (found !== undefined) return found[1];
  }
  return null;
}

// What was spoken of last.
function measureIn(talk: string): Measure | null {
  let at = -1;
  let found: Measure | null = null;
  for (const measure of measures)
    for (const { index } of talk.matchAll(measure.talk)) if (index > at) [at, found] = [index, measure];
  return found;
}
