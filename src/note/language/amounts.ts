import { type ParsedNumber, parseNumber, timesADay } from './number-parse.ts';
import { isDigits, type NumberToken, ordinalWords, saysAt } from './number-words.ts';
import { unitAt } from './units.ts';

type Tokens = readonly NumberToken[];
/** `text` null: leave the words as they are and go on after them. */
export type Rewrite = { text: string | null; next: number } | null;

/**
 * A number that starts here, as a figure with its unit: an amount, a range, a size, a time of day, a date or a count. Words
 * that only look like one ("one" for a person) stay.
 */
export function amount(tokens: Tokens, i: number): Rewrite {
  const half = halfOf(tokens, i);
  if (half) return half;
  const number = parseNumber(tokens, i);
  if (!number) return null;
  const clock = clockTime(tokens, i, number);
  if (clock) return clock;
  if (saysAt(tokens, number.next, 'and', 'a', 'half')) {
    const unit = unitAt(tokens, number.next + 3);
    if (unit && unit.written !== 'pounds')
      return { text: `${number.figure}.5${spaced(unit.written)}`, next: unit.next };
    return { text: `${number.figure} and a half`, next: number.next + 3 };
  }
  const range = bareRange(tokens, i, number);
  if (range) return range;
  const size = dimensions(tokens, number);
  if (size) return size;
  const hyphen = tokens[number.next]?.text === '-' && !tokens[number.next]!.spaced ? 1 : 0;
  const last = number.next + hyphen;
  const ordinal = ordinalWords.get(tokens[last]?.text ?? '');
  if (
    ordinal !== undefined &&
    (isDate(tokens, i, last) || (hyphen > 0 && ordinal.value > 2)) &&
    !number.written &&
    number.value >= 20 &&
    number.value % 10 === 0
  ) {
    return { text: `${number.value + ordinal.value}${ordinal.ending}`, next: last + 1 };
  }
  // "Works twenty-fours": a name for what is done, and no number.
  if (hyphen > 0 && severalOf.test(tokens[last]?.text ?? '')) return { text: null, next: last + 1 };
  if (
    saysAt(tokens, number.next, 'plus') &&
    !saysAt(tokens, number.next + 1, 'or') &&
    tokens[number.next]!.spaced &&
    number.value < 100
  ) {
    const after = tokens[number.next + 1]?.text ?? '';
    if (
      /^(?:pitting|nonpitting|non-pitting|edema|oedema|pulses?|radial|dorsalis|pedal|distal|peripheral|reflexes|bilateral|bilaterally|years?|on|in|femoral|popliteal|carotid|patellar|tonsils|lower|non)$/.test(
        after,
      )
    )
      return { text: `${number.figure}+`, next: number.next + 1 };
  }
  const unit = unitAt(tokens, number.next);
  if (unit && tokens[number.next]?.text === '-' && number.written) return { text: null, next: unit.next };
  // "Fifty pound boxes"
  if (unit?.written === 'pounds' && lifted.test(tokens[unit.next]?.text ?? ''))
    return { text: `${number.figure}-pound`, next: unit.next };
  if (unit) return { text: `${number.figure}${spaced(unit.written)}`, next: unit.next };
  if (number.written) {
    // "98 . 6" becomes one figure; other figures stay as they were written.
    return { text: number.next > i + 1 ? number.figure : null, next: number.next };
  }
  if (number.digitWord && !isCount(tokens, i, number)) return { text: null, next: number.next };
  return { text: number.figure, next: number.next };
}

const lifted = /^(?:box(?:es)?|bags?|loads?|dumbbells?|weights?|sacks?|packs?|limit|backpack)$/;
const severalOf = /^(?:ones|twos|threes|fours|fives|sixes|sevens|eights|nines)$/;

// "twenty eighth" of a month; elsewhere it stays in words, but for "the forty-fifth".
function isDate(tokens: Tokens, i: number, ordinal: number): boolean {
  const before = tokens[i - 1]?.text ?? '';
  const after = tokens[ordinal + 1]?.text ?? '';
  return (
    /^(?:the|on|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
      before,
    ) || /^(?:of|week|percentile|centile|birthday)$/.test(after)
  );
}

// "two by three centimeters", "point four by two by three millimeters"
function dimensions(tokens: Tokens, first: ParsedNumber): Rewrite {
  const figures = [first.figure];
  let next = first.next;
  while (saysAt(tokens, next, 'by') && figures.length < 3) {
    const number = parseNumber(tokens, next + 1);
    if (!number) return null;
    figures.push(number.figure);
    next = number.next;
  }
  const unit = figures.length > 1 ? unitAt(tokens, next) : null;
  return unit ? { text: `${figures.join(' x ')}${spaced(unit.written)}`, next: unit.next } : null;
}

const spaced = (unit: string) => (unit === '%' ? unit : ` ${unit}`);

function halfOf(tokens: Tokens, i: number): Rewrite {
  if (!saysAt(tokens, i, 'half', 'a')) return null;
  const unit = unitAt(tokens, i + 2);
  return unit && /^(?:mg|mcg|mL|cc|g|cm|mm)$/.test(unit.written)
    ? { text: `0.5 ${unit.written}`, next: unit.next }
    : null;
}

// "at seven thirty", "eight fifteen a.m."
function clockTime(tokens: Tokens, i: number, number: ParsedNumber): Rewrite {
  if (
    number.written ||
    number.value < 100 ||
    number.value > 1259 ||
    number.next - i > 5 ||
    number.value % 5 !== 0
  )
    return null;
  if (tokens.slice(i, number.next).some((token) => token.text === 'hundred' || token.text === '.'))
    return null;
  const before = tokens[i - 1]?.text ?? '';
  const after = tokens[number.next]?.text ?? '';
  const half =
    /^(?:am|pm|a|p)$/.test(after) ||
    saysAt(tokens, number.next, 'in', 'the') ||
    saysAt(tokens, number.next, 'at', 'night') ||
    after === "o'clock";
  // "I'm up at three, three-thirty"
  const again = before === ',' && tokens[i - 3]?.text === 'at' && ofSleep(tokens, i);
  const clocked =
    again || (/^(?:at|around|about|until|till|by|since|from)$/.test(before) && (half || ofSleep(tokens, i)));
  if (!clocked) return null;
  const hour = Math.floor(number.value / 100);
  const minute = number.value % 100;
  if (hour < 1 || hour > 12 || minute > 55) return null;
  return { text: `${hour}:${String(minute).padStart(2, '0')}`, next: number.next };
}

// "The alarm goes at five fifteen", "I'm up at three forty": what is done by the clock; a sugar is "up at two fifty" too.
function ofSleep(tokens: Tokens, i: number): boolean {
  const said = tokens.slice(Math.max(0, i - 8), i).map(({ text }) => text);
  return said.some((word) => byClock.has(word)) && !said.some((word) => measured.has(word));
}

const byClock = new Set('alarm wake wakes woke waking awake asleep bed up shift bus school'.split(' '));
const measured = new Set(
  'sugar sugars glucose pressure rate pulse reading readings number numbers weight flow cholesterol level count it dose'.split(
    ' ',
  ),
);

const taken = /^(?:takes?|taking|took)$/;
const given = /^(?:takes?|taking|took|use|uses|using|prescribe|puffs?|tablets?)$/;
const nearDose = 8;

// "Ibuprofen 200, two three times a day", "one or two four times a day": how many, and how often. "Two four" is no range.
function isDoseBefore(tokens: Tokens, i: number, { value }: ParsedNumber, second: ParsedNumber): boolean {
  if (!timesADay(tokens, second.next)) return false;
  const before = tokens[i - 1]?.text ?? '';
  if (second.value - value > 1 || before === 'or') return true;
  if (before !== ',') return false;
  const said = tokens.slice(Math.max(0, i - nearDose), i - 1);
  return isDigits(said.at(-1)?.text ?? '') || said.some(({ text }) => given.test(text));
}

const hasOne = /^(?:had|have|has|got|did|done|first|last|other|second|only)$/;

// "six eight weeks" is said for "six to eight weeks".
function bareRange(tokens: Tokens, i: number, number: ParsedNumber): Rewrite {
  if (number.written || number.value < 1) return null;
  const second = parseNumber(tokens, number.next);
  if (!second || second.written || second.value <= number.value) return null;
  // "a whole one three times a day", "take two three times a day", "I did one three weeks ago"
  if ((number.value === 1 && second.value > 2) || taken.test(tokens[i - 1]?.text ?? '')) return null;
  // "I had one two years ago and it was normal.", "the first one two years ago"
  if (number.value === 1 && hasOne.test(tokens[i - 1]?.text ?? '') && saysAt(tokens, second.next + 1, 'ago'))
    return null;
  if (isDoseBefore(tokens, i, number, second)) return null;
  const alike = (number.value < 10 && second.value <= 12) || (number.value >= 10 && second.value < 100);
  const unit = tokens[second.next]?.text ?? '';
  return alike && /^(?:days?|weeks?|months?|years?|hours?|minutes?|times)$/.test(unit)
    ? { text: `${number.figure} to ${second.figure}`, next: second.next }
    : null;
}

const time = /^(?:days?|weeks?|months?|years?|hours?|minutes?)$/;
const countedAfter =
  /^(?:to|or|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|time|times|tablet|tablets|pill|pills|capsule|capsules|tab|tabs|dose|doses|drop|drops|spray|sprays|pack|packs|drink|drinks|glass|glasses|beer|beers|cup|cups|bottle|bottles|cigarette|cigarettes|child|episode|episodes|inch|inches|ounce|ounces|foot|view|injection|refill)$/;
const namedBefore = /^(?:type|stage|grade|level|gravida|para|class|day|c|t|l|s|to|or|phase|times|age|aged)$/;
const pronounBefore =
  /^(?:this|that|the|which|every|each|any|another|no|last|first|next|only|other|good|bad|big|right|left|some|same|new|old|second|little|worse|worst|best)$/;

// "Drop the morning one to eighteen."
function isOneOfSeveral(tokens: Tokens, i: number): boolean {
  return (
    kindBefore.test(tokens[i - 1]?.text ?? '') &&
    owns.test(tokens[i - 2]?.text ?? '') &&
    tokens[i - 3]?.text !== 'in'
  );
}
const kindBefore =
  /^(?:morning|evening|night|bedtime|lunchtime|teatime|breakfast|daily|weekly|blue|brown|purple|pink|green|white|red|yellow|water|long|short|slow|strong|stronger|weak|bigger|smaller)$/;
const owns = /^(?:the|my|your|his|her|that)$/;

// "one" is mostly a pronoun; "two" to "nine" are counts unless they stand for people or are part of a fixed phrase.
function isCount(tokens: Tokens, i: number, number: ParsedNumber): boolean {
  const before = tokens[i - 1]?.text ?? '';
  const after = tokens[number.next]?.text ?? '';
  if (number.value === 0) return namedBefore.test(before);
  if (number.value > 1)
    // "You two", but "I'll see you two weeks after the shot".
    return !(
      (before === 'you' && !time.test(after)) ||
      (before === 'the' && (after === 'of' || i === tokens.length - 1))
    );
  if (namedBefore.test(before) && before !== 'to' && before !== 'day' && before !== 'or') return true;
  if (pronounBefore.test(before)) return false;
  if (after === 'to' || after === 'or' || after === '-')
    return !isOneOfSeveral(tokens, i) && parseNumber(tokens, number.next + 1) !== null;
  if ((before === 'to' || before === 'or') && parseNumber(tokens, i - 2) !== null) return true;
  if (after === 'day')
    return (
      saysAt(tokens, number.next + 1, 'ago') ||
      saysAt(tokens, number.next + 1, 'a') ||
      saysAt(tokens, number.next + 1, 'per')
    );
  return countedAfter.test(after) || tokens.length === 1;
}
