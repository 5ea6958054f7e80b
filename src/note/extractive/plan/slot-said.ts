import { ordinalWords, teenWords, unitWords } from '../../language/number-words.ts';
import { upperFirst } from '../../language/upper-first.ts';

/** When an appointment is, and with whom, and what else was said around it. */
export interface Slot {
  day: string | null;
  time: string | null;
  whom: string | null;
  /** The words that are none of these, in small letters. */
  rest: string;
}

const numbers = new Map(
  [...unitWords, ...teenWords]
    .filter(([, value]) => value > 0 && value <= 12)
    .map(([word, value]) => [word, `${value}`] as const),
);
const minutes = new Map([
  ['oh five', '05'],
  ['ten', '10'],
  ['fifteen', '15'],
  ['twenty', '20'],
  ['twenty five', '25'],
  ['thirty', '30'],
  ['thirty five', '35'],
  ['forty', '40'],
  ['forty five', '45'],
  ['fifty', '50'],
  ['fifty five', '55'],
]);
const later =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';
/** "fourth" → 4th, "twenty first" → 21st: the days of a month. */
const ordinals = new Map([
  ...Array.from(ordinalWords, ([word, { value, ending }]) => [word, `${value}${ending}`] as const),
  ...later.split(' ').map((word, i) => [word, `${10 + i}th`] as const),
  ...Array.from(
    ordinalWords,
    ([word, { value, ending }]) => [`twenty ${word}`, `${20 + value}${ending}`] as const,
  ),
  ['thirtieth', '30th'] as const,
  ['thirty first', '31st'] as const,
]);

function anyOf(words: Iterable<string>): string {
  return [...words].sort((a, b) => b.length - a.length).join('|');
}

const hour = `(?:${anyOf(numbers.keys())})`;
const near = '((?:(?<!how )(?<!what )about|around|roughly) )?';
/** "Ten past nine", "half two", "eight fifty", "six o'clock", "9.40", "2pm". */
const clock = [
  `(?:half|quarter|five|ten|twenty five|twenty) (?:past|to) ${hour}`,
  `half ${hour}`,
  `${hour} (?:${anyOf(minutes.keys())})`,
  `${hour} (?:o['’]?clock|am|pm)`,
  String.raw`\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m`,
].join('|');
const timeSaid = new RegExp(
  String.raw`\b(?:(?:at|for) )?(?:, )?${near}(?:a )?(${clock})\b(?: or so\b)?`,
  'i',
);
/** "At two": an hour only where it is said to be one. */
const hourSaid = new RegExp(
  String.raw`\b(?:at|for) ${near}(${hour})(?= ?(?:,|$|with\b|on\b|today\b|tomorrow\b|then\b|this\b|if\b|any\b))`,
  'i',
);
const date = `the (?:${anyOf(ordinals.keys())})`;
const partOfDay = '(?: (?:morning|afternoon|evening|lunchtime))?';
const daySaid = new RegExp(
  String.raw`\b(?:on )?((?:today|tomorrow${partOfDay}|this (?:morning|afternoon|evening))|(?:(?:next|this) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: week)?${partOfDay}(?: ,)?(?: ${date})?)(?=['’ ]|$)`,
  'i',
);
const weekSaid = /\bnext week\b/i;
const person = String.raw`(?!\w+day\b)[A-Z][a-z’']{2,}`;
const title = '(?:Dr|Doctor|Nurse|Sister)';
const post =
  '(?:nurse(?: practitioner)?|colleague|pharmacist|physio(?:therapist)?|midwife|paramedic|registrar)';
const whomSaid = new RegExp(
  String.raw`\bwith (me|us|(?:the|our|my) (?:[a-z]+ ){0,2}${post}(?: ,)?(?: ${person})?|one of (?:the|our|my) [a-z]+|${title} ${person}(?: ${person})?|${person})(?= |$)`,
);
/** "The nurse slot" */
const nurseSlot = /\b(?:the|a) nurse(?:['’]s)? (?=slot|appointment|clinic)/i;
const hesitates = /\b(?:um|uh|er|erm|let me (?:see|have a look|look)|let['’]s see)\b/gi;

/** What `text` says of when and with whom: "Friday, seven forty with the nurse" → Friday, 7:40, the nurse. */
export function slotIn(text: string): Slot {
  let rest = text
    .replace(hesitates, ' ')
    .replace(/[-–?!]/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replaceAll(',', ' , ')
    .replace(/ {1,9}/g, ' ')
    .replace(/(?: ,){2,9}/g, ' ,')
    .trim();
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found !== null)
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.replace(
        / {2,9}/g,
        ' ',
      );
    return found;
  };
  const whom = take(whomSaid)?.[1];
  const nurse = take(nurseSlot) !== null;
  const time = take(timeSaid) ?? take(hourSaid);
  const day = take(daySaid)?.[1];
  const week = take(weekSaid) !== null;
  return {
    day: dayWritten(day, week),
    time: time === null ? null : `${time[1] === undefined ? '' : 'about '}${timeWritten(time[2]!)}`,
    whom: whom === undefined ? (nurse ? 'the nurse' : null) : whomWritten(whom),
    rest: rest
      .replace(/[,.]/g, ' ')
      .replace(/ {2,9}/g, ' ')
      .trim()
      .toLowerCase(),
  };
}

// "with me" → with us, "one of my colleagues" → one of our colleagues
function whomWritten(whom: string): string {
  return whom
    .replace(/^me$/, 'us')
    .replace(/^my\b/, 'our')
    .replace(/ ,(?= |$)/g, '')
    .replace(/^one of my\b/, 'one of our');
}

// "Tuesday the fourth" → Tuesday the 4th
function dayWritten(day: string | undefined, week: boolean): string | null {
  if (day === undefined) return week ? 'next week' : null;
  const words = day.replace(' ,', '').replace(/\b[A-Z](?=o|h)/g, (letter) => letter.toLowerCase());
  const dated = words.replace(
    /\bthe ([a-z]{1,12}(?: [a-z]{1,12})?)$/i,
    (_, nth: string) => `the ${ordinals.get(nth.toLowerCase()) ?? nth}`,
  );
  const named = dated.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/i, upperFirst);
  return week && /day/.test(named) && !/^to/.test(named) ? `${named} next week` : named;
}

// "nine forty" → 9:40, "ten past nine" → 10 past 9
function timeWritten(time: string): string {
  const said = time.toLowerCase();
  const at = said.indexOf(' ');
  const [first, then] = [said.slice(0, at), said.slice(at + 1)];
  const past = minutes.get(then);
  if (numbers.has(first) && past !== undefined) return `${numbers.get(first)}:${past}`;
  return said
    .replace('twenty five', '25')
    .replace('twenty', '20')
    .replace(/[a-z]+/g, (word) => numbers.get(word) ?? word);
}

/** "on Tuesday the 4th, about half 2 with us", as it stands behind "Appointment". */
export function whenAndWhom({ day, time, whom }: Slot): string {
  const on = day === null ? '' : /^(?:today|tomorrow|this|next)/.test(day) ? ` ${day}` : ` on ${day}`;
  const at = time === null ? '' : time.startsWith('about') && on !== '' ? `, ${time}` : ` at ${time}`;
  return `${on}${at}${whom === null ? '' : ` with ${whom}`}`;
}
