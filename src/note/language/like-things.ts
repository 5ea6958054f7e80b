import { substanceOf } from '../evidence/drug-names.ts';
import { matchesOf } from '../matches.ts';
import { numbersIn } from './numbers.ts';

/** What one thing said can be put right by another: a time by a time, a side by a side. */
export type ThingKind =
  | 'often'
  | 'span'
  | 'when'
  | 'date'
  | 'hour'
  | 'side'
  | 'count'
  | 'test'
  | 'name'
  | 'medicine';

/** A thing that can be put right, and where it stands in its text. */
export interface Thing {
  kind: ThingKind;
  start: number;
  end: number;
  text: string;
}

const digitWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const count = `(?:\\d{1,6}(?:[.,]\\d{1,3}){0,2}|(?:a (?=hundred|thousand|dozen))?(?:${digitWord}|hundred|thousand|dozen)(?:(?: |-| and )(?:${digitWord}|hundred|thousand|half)(?![a-z])){0,5})(?![a-z\\d])`;
const nearly =
  '(?:(?:less|more) than |under |over |nearly |almost |about |around |at least |a good |a little (?:over|under) |(?:half|quarter) (?:past|to) )?';
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|tomorrow';
const month =
  "january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|thanksgiving|halloween|new year’?'?s|spring|summer|autumn|winter|(?:memorial|labor|mother['’]s|father['’]s|boxing) day";
const ordinal =
  'first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|(?:thir|four|fif|six|seven|eigh|nine)teen|twentie|thirtie)th|(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|\\d{1,2}(?:st|nd|rd|th)';
const amounts = new RegExp(
  [
    `\\b(?<often>(?:once|twice|(?:${count}|(?:a )?(?:couple|few)(?: of)?) times|every) (?:an? |per |other |single )?(?:hour|day|night|week|month|year|morning|evening)s?|daily|weekly|nightly|(?:once|twice)(?=[.,!?]|$))\\b`,
    `\\b(?<span>${nearly}(?:(?:a )?couple (?:of )?|(?:a )?few |half an? |an? |${count} )(?:and a half )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|years?)(?: and a half)?)\\b`,
    `\\b(?<count>${nearly}${count})`,
  ].join('|'),
  'gi',
);
const others = new RegExp(
  [
    `\\b(?<when>(?:(?:the )?(?:end|middle|start|beginning) of )?(?:last |this |early |late )?(?:${day}|${month}|(?<=last |this )(?:week|month|year|fall|night))(?: (?:morning|night|evening|afternoon)\\b)?)\\b`,
    `\\b(?<date>the(?:,? (?:um|uh|er),?)? (?:${ordinal}))\\b(?! [a-z]+ (?:of|in)\\b| (?:time|one|thing|week|day)\\b)`,
    `(?<hour>\\b(?:in the |at |every |before |after |with )?(?:morning|evening|night|afternoon|bedtime|lunchtime|lunch|dinner|supper|breakfast)s?)\\b`,
    '\\b(?<side>left|right|both)\\b',
    '\\b(?<test>(?:an? |the )?(?:mri|ct(?: scan)?|cat scan|x-?rays?|ultrasound|sonogram|echo|ekg|stress test|colonoscopy|endoscopy))(?![a-z])',
  ].join('|'),
  'gi',
);
const rarer =
  /\b(?:(?<when>the (?:day before yesterday|night before last)|this (?:morning|afternoon|evening))|(?<name>(?:dr\.?|doctor) (?!(?:said|says|told|gave|put|who|that|has|had|was|is|and|at|in|for|about|to|will|can|i)\b)[a-z]{2,20}))(?![a-z])/gi;
const mayBeRarer = /before|\bthis |\bdr\b|doctor/i;
const longWord = /[a-z]{5,}/gi;
const spanBefore =
  /(?:^|, |\b(?:for|like|about|than|maybe|only|just|been|lasts?|lasted|takes?|took|is|was|probably|within|in|say|over|under|after|say|its|it['’]s) ?)$/i;
const verbAlso = /^(?:may|march)$/;

/** Of these the medicines. */
export function medicinesIn(text: string): Thing[] {
  return thingsIn(text).filter(({ kind }) => kind === 'medicine');
}

/** The things that can be put right in a text, in their order. */
export function thingsIn(text: string): Thing[] {
  const found: Thing[] = [];
  const rare = mayBeRarer.test(text) ? matchesOf(rarer, text) : [];
  for (const match of [...matchesOf(amounts, text), ...matchesOf(others, text), ...rare]) {
    const [kind, said] = Object.entries(match.groups!).find(([, words]) => words !== undefined)!;
    // "All right", "right away", "may": no side and no month.
    if (kind === 'side' && notASide(text, match.index, said!)) continue;
    if (kind === 'when' && verbAlso.test(said!)) continue;
    // "A pack a day": how often.
    const isRate =
      kind === 'span' &&
      /^a [a-z]+$/i.test(said!) &&
      !/^ (?:ago|or)\b/.test(text.slice(match.index + match[0].length)) &&
      !spanBefore.test(text.slice(0, match.index));
    if (isRate) continue;
    const start = match.index + match[0].indexOf(said!);
    // The "yesterday" of "the day before yesterday"
    if (rare.some((one) => one !== match && one.index <= start && start < one.index + one[0].length))
      continue;
    found.push({ kind: kind as ThingKind, start, end: start + said!.length, text: said! });
  }
  for (const match of matchesOf(longWord, text))
    if (substanceOf(match[0].toLowerCase()) !== null)
      found.push({
        kind: 'medicine',
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
      });
  return joinedRanges(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}

/** The first number of a text, in figures or in words. */
export const sizeOf = (text: string) => Number(numbersIn(text)[0]?.values[0]);
// "Three, four times a week"
const followsOn = (first: string, { kind, text }: Thing) =>
  (kind === 'often' || kind === 'span') && sizeOf(text) === sizeOf(first) + 1;

// "Five or six weeks": one span.
function joinedRanges(text: string, found: readonly Thing[]): Thing[] {
  const out: Thing[] = [];
  for (const thing of found) {
    const last = out.at(-1);
    const between = last?.kind === 'count' ? text.slice(last.end, thing.start) : '';
    if (between === ' or ' || between === ' to ' || (between === ', ' && followsOn(last!.text, thing))) {
      const { start, text: from } = out.pop()!;
      out.push({ ...thing, start, text: `${from}${between === ', ' ? ' or ' : between}${thing.text}` });
    } else out.push(thing);
  }
  return out;
}

function notASide(text: string, start: number, said: string): boolean {
  if (said.toLowerCase() === 'both') return false;
  if (/\b(?:all|that's|is that|it's all|i|he|she|we|they|have|has|i've|'ve)\s$/i.test(text.slice(0, start)))
    return true;
  const after = text.slice(start + said.length);
  return said.toLowerCase() === 'right'
    ? /^,? (?:now|away|there|here|through|after|before|in|on|up|at)\b/i.test(after)
    : /^ (?:it|him|her|the|a|me|my|home|work|over|off)\b/i.test(after);
}

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

/** Whether `right`, with `tail` behind it, can stand in the place of `wrong`. */
export function isLike(wrong: Thing, right: Thing, tail: string): boolean {
  if (wrong.kind === right.kind) return isYear(wrong.text) === isYear(right.text);
  // "Twice?" "No, three times."
  if (right.kind === 'count' && wrong.kind === 'often')
    return /^(?:once|twice)$/i.test(wrong.text) && tail.startsWith(' times');
  if (right.kind === 'count')
    return wrong.kind === 'span' && !/^ (?!because|cause|so|ago|not|when|if)[a-z]/i.test(tail);
  return right.kind === 'span' && wrong.kind === 'when' && tail.startsWith(' ago');
}
