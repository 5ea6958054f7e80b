import { matchesOf } from '../../matches.ts';
/** A vital sign in text whose numbers are figures already. */
export interface Vital {
  name: string;
  value: string;
}

interface VitalPattern {
  name: string;
  /** What it is called. */
  called: RegExp;
  /** What follows its name, at most 45 characters on and before the next vital sign's name. */
  reading: RegExp;
  plausible(value: number): boolean;
  write(reading: RegExpExecArray): string;
}

const patterns: readonly VitalPattern[] = [
  {
    name: 'Temperature',
    // "He's 39.1.", "we got a 100.6 here"
    called:
      /\b(?:temperature|temp|(?:(?:he|she|you)['’](?:s|re)|we got)(?= (?:an? )?(?:3[5-9]|4[01]|10[0-6])[. ]\d\b(?![\d./])(?! ?(?:kg|kilos?|weeks|pounds|lbs?|inches|cm|months|years|milli))))\b/g,
    reading:
      /\b(\d{2,3}(?:\.\d| \d(?![\d./]| (?:days?|times?|hours?|nights?|weeks?|over)\b))?)\b(?! ?(?:kg|kilos?|pounds|lbs?|%|over|\/))(?: degrees)?(?: (f|c|fahrenheit|celsius)\b)?/,
    plausible: (n) => (n >= 34 && n <= 43) || (n >= 93 && n <= 109),
    // "One-oh-one two".
    write: (m) => m[0].replace(/^(\d+) (?=\d)/, '$1.'),
  },
  {
    name: 'Blood pressure',
    called:
      /\b(?:blood pressure|bp|(?:(?:your|his|her|the) )?pressure(?=['’]s (?:now )?\d)|(?:your|his|her|the) pressure(?= (?:is|was|today|when you|here|this morning|sitting|standing|lying)))\b/g,
    reading:
      /\b(\d{2,3}) ?(\/|over|on(?= (?:[3-9]\d|1[0-4]\d)\b(?! ?(?:mg|mcg|milli|micro|units?|tablets?))))(?=) ?(\d{2,3})\b/,
    plausible: (n) => n >= 50 && n <= 300,
    write: (m) => (m[2] === '/' ? `${m[1]}/${m[3]}` : `${m[1]} over ${m[3]}`),
  },
  {
    name: 'Heart rate',
    called:
      /(?<!\b(?:fetal|baby's|baby’s|babys) )\b(?:heart rate|pulse rate|pulse(?! ox)|hr|(?:at|is|was|of|about|like|around)(?= \d{2,3} (?:bpm|beats (?:a|per) minute)))\b/g,
    reading:
      /\b(\d{2,3})(s?)\b(?! ?%| over|\/)(?: to (\d{2,3})(?! ?%| over|\/)\b)?(?:(?: and)? ((?:irregularly )?(?:ir)?regular)\b)?/,
    plausible: (n) => n >= 25 && n <= 250,
    write: (m) => {
      const rhythm = m[4] ?? rhythmAhead.exec(m.input.slice(0, m.index))?.[1];
      return `${m[1]}${m[2]}${m[3] === undefined ? '' : ` to ${m[3]}`}${rhythm === undefined ? '' : `, ${rhythm}`}`;
    },
  },
  {
    name: 'Respiratory rate',
    called: /\b(?:respiratory rate|respirations?|resp rate|breathing rate|breathing(?= (?:is |at )?\d))\b/g,
    reading: /\b(\d{1,2})\b(?! ?%|\.\d)/,
    plausible: (n) => n >= 6 && n <= 70,
    write: (m) => m[1]!,
  },
  {
    name: 'Oxygen saturation',
    called:
      /\b(?:oxygen(?: saturations?| levels?)?|o2(?: sats?| saturation)?|sats?|satting|saturating|saturation|pulse ox\w*|spo2|(?:you're|you’re|you are|he's|she's|he is|she is)(?= (?:at )?(?=)\d{2,3} ?(?:%|percent)(?=) (?:on|in) room air))(?=)\b/g,
    reading:
      /\b(\d{2,3})(?![-'’])(?: ?(?:%|percent))?( (?:on|in) (?:room )?air\b| on \d{1,2}(?:\.\d)? lit(?:er|re)s?)?/,
    plausible: (n) => n >= 50 && n <= 100,
    write: (m) => `${m[1]}%${m[2]?.replace(ofRoom, ' on room air') ?? ''}`,
  },
  {
    name: 'Weight',
    called:
      /\b(?:(?<!\b(?:birth|dry|ideal|target|goal) )weight|weigh|weighs|weighed|weighing|(?:i'm|i’m|i am|you're|you’re|you are|he's|she's|he is|she is)(?= (?:about |at )?(?=)\d{1,3}(?:\.\d)?(?=) (?:kg|kilos?|kilograms|pounds|lbs?|stones?)(?=)\b))\b(?! loss| gain)/g,
    reading:
      /(?:^(?: today| here)?(?:['’]s| is| in| was|,)?(?: today| about| at)? (?=\d{2,3}(?:\.\d+)?(?=)(?:[,.;]|$| and\b| today\b| which\b| that['’]s\b| (?:up|down) \d))|^(?:['’]s| is|,)? (?:up|down)(?: (?:about|another))? [\d.]{1,5} (?:pounds?|lbs?|kilos?|kg) (?:to|at) (?=\d{2,3}\b)|\b(?=[\d.]{1,7} ?(?=)(?:pounds|lbs?|kg|kilos?|kilograms|stones?)(?=)\b))(\d{1,3}(?:\.\d+)?)(?: ?(?=)(pounds(?:,? (?:and )?(?=)\d{1,2}(?: ounces?)?)?|lbs?|kg|kilos?|kilograms|stones?(?: (?:and )?(?=)\d{1,2}(?: pounds)?)?)(?=)\b)?/,
    plausible: (n) => n > 1 && n < 700,
    write: (m) => {
      const weight = m[2] === undefined ? m[1]! : `${m[1]} ${m[2]}`;
      const change = changed.exec(m[0]);
      return change === null ? weight : `${weight}, ${change[1]}`;
    },
  },
  {
    name: 'Height',
    called: /(?<!\b(?:fundal|uterine|disc|vertebral) )\bheight\b/g,
    reading:
      /^(?:['’]s| is|,)?(?=) (1\d\d|2[01]\d)(?= today| now|[,.]|$| and\b)|\b(\d{1,3}(?=)(?:\.\d{1,2})?)(?=) ?(?=)(?:cm|centimet(?:er|re)s|(?:m|met(?:er|re)s?)(?: \d{1,2})?|feet(?: (?:and )?(?=)\d{1,2}(?: inches)?)?|foot \d{1,2}|inches)(?=)\b/,
    plausible: (n) => n >= 1 && n <= 230,
    write: (m) => m[1] ?? m[0],
  },
  {
    name: 'Length',
    called: /\blength(?=(?:['’]s| is| was)? \d\d(?:\.\d)?(?: and a half)? (?:inches|cm|centim))/g,
    reading: /\b(\d{2}(?:\.\d)?)( and a half)? (inches|cm|centimeters)\b(.{0,40})/,
    plausible: (n) => n >= 10 && n <= 99,
    write: (m) => grown(m),
  },
  {
    name: 'Head circumference',
    called:
      /\bhead(?: circumference)?(?=(?:['’]s| is| was)? \d\d(?:\.\d)?(?: and a half)? (?:inches|cm|centim))/g,
    reading: /\b(\d{2}(?:\.\d)?)( and a half)? (inches|cm|centimeters)\b(.{0,40})/,
    plausible: (n) => n >= 10 && n <= 65,
    write: (m) => grown(m),
  },
  {
    name: 'BMI',
    called: /\b(?:bmi|body mass index)\b/g,
    reading: /\b(\d{2}(?:\.\d{1,2})?)\b( and a half\b)?/,
    plausible: (n) => n >= 10 && n <= 90,
    write: (m) => `${m[1]!}${m[2] === undefined ? '' : '.5'}`,
  },
];
/** "Pulse is regular at 92." */
const rhythmAhead = /^(?:['’]s| is|,)? ((?:irregularly )?(?:ir)?regular)(?: and)?(?: at)? $/;
const ofRoom = / (?:on|in) (?:room )?air/;
const anyVital = new RegExp(patterns.map((p) => p.called.source).join('|'), 'g');
const reach = 45;
/** "Weight's down 6 pounds to 201." */
const changed = /((?:up|down)(?: (?:about|another))? [\d.]{1,5} (?:pounds?|lbs?|kilos?|kg)) (?:to|at) /;

const centile =
  /^,? (?:(?:which|that)(?:['’]s| is) )?(?=)(?:also )?(?:(?:on|in|at) )?(?=)the (\d{1,2}(?=)(?:st|nd|rd|th))(?=)(?: percentile| centile)?(?=[,.]|$| and\b)/;

// "24 and a half inches, also the 50th".
function grown([, size, half, unit, rest]: RegExpExecArray): string {
  const on = centile.exec(rest!)?.[1];
  const written = `${size}${half === undefined ? '' : '.5'} ${unit!.replace('centimeters', 'cm')}`;
  return on === undefined ? written : `${written}, ${on} percentile`;
}

const asleep = /\b(?:sleep (?:study|test)|ahi|apneas?|apnoeas?|overnight|lowest|nadir|asleep)\b/;

/** A cheap look before the careful one. */
export function mentionsVital(text: string): boolean {
  return /pressure|\bbp\b|temp|heart rate|pulse|\bhr\b|respirat|breathing rate|oxygen|\bo2|\bsat|spo2|weigh|height|length|head (?:is|was|circ)|bmi|body mass|\d ?(?:kg|kilo|pounds|stone)|\bkilos\b|\bwe got an? |\bwe got \d|\b(?:he|she)['’]s (?:3|4|10|thirty|forty)|room air|\d\/\d| over | bpm\b| beats (?:a|per) minute/i.test(
    text,
  );
}

// "1 52 over 94", as a recogniser writes it.
const splitHundred = /(?<![\d.,/] ?)\b1 (\d{2})(?= over \d{2,3}\b)/g;

// "Weight 177 here"
const weightHere = /\b(weight(?:['’]s| is)? \d{2,3}(?:\.\d)?) here\b/g;

/** "Twelve pounds one today" */
const smallMeasure =
  /(?<=\d (?:pounds|stone) )(one|two|three|four|five|six|seven|eight|nine|ten)(?= today| now|[,.]|$)/g;
const small = 'one two three four five six seven eight nine ten'.split(' ');

export function vitalsIn(text: string): Vital[] {
  const lower = text
    .toLowerCase()
    .replace(splitHundred, '1$1')
    .replace(weightHere, '$1')
    .replace(smallMeasure, (word) => String(small.indexOf(word) + 1));
  if (!/\d/.test(lower)) return [];
  const starts = matchesOf(anyVital, lower).map((m) => m.index);
  const out: Vital[] = [];
  for (const { name, called, reading, plausible, write } of patterns) {
    for (const found of matchesOf(called, lower)) {
      const from = found.index + found[0].length;
      const next = starts.find((s) => s >= from) ?? lower.length;
      const m = reading.exec(lower.slice(from, Math.min(next, from + reach)).trimEnd());
      const between = m === null ? '' : lower.slice(from, from + m.index);
      if (!m || !plausible(Number((m[1] ?? m[2] ?? m[3])!.replace(' ', '.'))) || wished.test(between))
        continue;
      // "The lowest oxygen on the sleep study was 74 percent": of a night.
      if (name === 'Oxygen saturation' && asleep.test(lower)) continue;
      // "If the weight goes up 5 pounds"
      if (name === 'Weight' && /\b(?:up|down|lose|gain)\b/.test(between)) continue;
      out.push({ name, value: write(m) });
      break;
    }
  }
  const pressure = out.find((v) => v.name === 'Blood pressure');
  const postures = pressure === undefined ? null : byPosture(lower);
  if (postures !== null) pressure!.value = postures;
  const bare = /^\D{0,16}\b(\d{2,3}) ?(\/|over)(?=) ?(\d{2,3})\b(?! ?(?:weeks|days|times))/.exec(lower);
  if (
    bare &&
    !wished.test(lower.slice(0, bare[0].length)) &&
    !out.some((v) => v.name === 'Blood pressure') &&
    plausiblePressure(Number(bare[1]), Number(bare[3]))
  )
    out.push({
      name: 'Blood pressure',
      value: byPosture(lower) ?? `${bare[1]}${bare[2] === '/' ? '/' : ' over '}${bare[3]}`,
    });
  return out;
}

/** The weight that is all that was said: "How much does she weigh?" "Yes, 21 kg." */
export function weightAlone(text: string): Vital[] {
  const weighed = onlyWeight.exec(text.toLowerCase());
  return weighed === null ? [] : [{ name: 'Weight', value: `${weighed[1]} kg` }];
}
const onlyWeight =
  /^(?:(?:yes|yeah|okay|right|so|good)(?=),?(?=) )?(?=)(?:(?:she|he|it|that)['’]s |you['’]re )?(?=)(\d{1,3}(?:\.\d{1,2})?)(?=) ?(?:kg|kilos?|kilograms)(?=)(?: today| now)?[.]?$/;

// "A BMI greater than 27", "the goal is less than 130 over 80": nobody's reading.
const wished =
  /\b(?:(?:greater|more|less|higher|lower) than|goal|target|should be|at least|under|below|like|want|aim(?:ing)?)\b/;

const aimedAt = /\b(?:under|below|than|goal|target)(?: (?:of|is|about))? $/;
const posture = /\b((?:right|left) arm|lying|supine|laying|sitting|seated|sit|standing|stand)\b/g;
/** In characters: how far behind a reading its posture may stand. */
const adjacent = 2;
const postureName = new Map([
  ['laying', 'lying'],
  ['seated', 'sitting'],
  ['sit', 'sitting'],
  ['stand', 'standing'],
]);

// "Lying down it is 138 over 76, and when you stand up it drops to 112 over 64."
function byPosture(text: string): string | null {
  const readings = [...text.matchAll(/\b(\d{2,3}) ?(\/|over) ?(\d{2,3})\b/g)].filter(
    // "152 over 90, and we want it under 130 over 80"
    ({ index }) => !aimedAt.test(text.slice(Math.max(0, index - 12), index)),
  );
  if (readings.length < 2) return null;
  const said = [...text.matchAll(posture)];
  // "Lying 134 over 78, standing 112 over 70": where the first stands before its reading, so does each.
  const ahead = said.length > 0 && said[0]!.index < readings[0]!.index;
  const parts = readings.map((reading, i) => {
    const from = i === 0 ? 0 : readings[i - 1]!.index + readings[i - 1]![0].length;
    const to = reading.index + reading[0].length;
    // "134 over 70 sitting": right behind it, it is this one's.
    const behind = ahead ? undefined : said.find(({ index }) => index >= to && index <= to + adjacent);
    const held =
      behind ??
      said.filter(({ index }) => index >= (ahead ? from : from + adjacent) && index < reading.index).at(-1);
    const figures = `${reading[1]}${reading[2] === '/' ? '/' : ' over '}${reading[3]}`;
    const name = held?.[1];
    const before = name === undefined && isBefore(text.slice(from, reading.index), text.slice(to));
    return {
      held: name !== undefined || before,
      text: before
        ? `${figures} last time`
        : name === undefined
          ? figures
          : `${figures} ${postureName.get(name) ?? name}`,
    };
  });
  // "168 over 96 when you came in, it's 150 over 88 now."
  const apart = parts.every(({ held }) => held) || parts.some(({ text: one }) => one.endsWith('last time'));
  return parts.map(({ text: one }) => one).join(apart ? ', ' : ', then ');
}

// "142 over 88, and that was 146 over 90 last time", "last time it was 130 over 80".
function isBefore(ahead: string, behind: string): boolean {
  return /^,? last time\b/.test(behind) || /\blast time,? (?:it|that|you|they) (?:was|were) $/.test(ahead);
}

function plausiblePressure(systolic: number, diastolic: number): boolean {
  return (
    systolic >= 70 && systolic <= 260 && diastolic >= 35 && diastolic <= 160 && systolic > diastolic + 10
  );
}
