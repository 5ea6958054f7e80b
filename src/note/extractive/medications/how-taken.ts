import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { medicationsIn } from './medications.ts';
import { correctedStrength } from './stopped-medications.ts';

// "Are you taking the lisinopril? I think we have you on twenty milligrams a day."
const goesOn =
  /^(?:we have (?:you|him|her) on|(?:you|he|she)(?:['’]re| are|['’]s| is) on|(?:it['’]s|it is|that['’]s) (?:an? |the )?\d|(?:i|he|she) (?:just )?(?=)(?:takes?|uses?|does?) (?:it|that|them|one|two|\d)|i(?:['’]m| am) (?:on|taking)|\d|(?:once|twice|daily|nightly|every (?:day|night|morning|evening|other day)|at (?:night|bedtime)|in the (?:morning|evening))(?=)\b)/i;
// "Just Advil. Couple times a week."
const aFewTimes = /^(?:a )?(?:couple|few)(?: of)?(?=) times (?:a|per) (?:day|week|month)\b/i;
const before =
  /^(?:(?:and|yes|yeah|yep|yes sir|um|uh|so|well|oh|the|just|about|pretty much|still|i still do|i do|on (?:that|it|those|them)|i am(?=,)|i think|i believe|that one(?:['’]s| is)?|this one(?:['’]s| is)?|that one yes|that['’]s (?:the|my) (?:new|other|old) one|succinate|tartrate|for (?:my|his|her) [a-z]+)(?=),?(?=) ){1,4}/i;
// "The fifty, twice."
const timesOnly = /(?<!\bor )\b(once|twice|(?:one|two|three|four|[1-4]) times)[.!]?$/i;
// "Do you use Afrin?" "Just the once or twice.": no how often.
const onlyTheOnce = /\bthe once\b/;
// "How many times a day are you taking the Sinemet?" "Three."
const asksTimes = /\bhow many times a day\b/;
const onlyNumber = /^([1-6])[.!]?$/;
// "Since we started Zoloft? Are you taking it every day?" "Yeah, the fifty, in the morning."
const askedDose = /, (?:the |at )?(\d[\d.]* (?:mg|mcg|milligrams|micrograms|units))\b/;
const oftenHere = /\btakes? (?:it|that|them)\b/;
const asksTaking = /^(?:(?:and|so|okay) )*(?:are|is) (?:you|he|she) (?:still )?taking (?:it|that)\b/;

// "I don't remember the strength." "He takes five."
const takesSoMuch =
  /^(?:i|he|she)(?=)(?: (?:just |only |still )?(?=)(?:takes?|gets?|uses?|have|has)(?=)(?: (?:it|that),)?(?: the)?|(?:['’]m|['’]s| am| is)(?: now)?(?=) (?:on|at|up to|down to)(?: the)?|['’](?:ve|s) got(?: the)?|(?:['’]ve| have|['’]s| has)?(?=) (?:halved|doubled|cut|dropped|reduced|lowered|raised|increased|upped)(?=) (?:it|that)(?=)(?: (?:myself|himself|herself|down|up|back)){0,2} to) (?=\d)/i;

// "He has that in the morning, two point five.", "every morning, thirty"
const whenFirst =
  /^(?:(?:i|he|she) (?:takes?|uses?|has|have) (?:it|that|them|one) )?(?=)((?:in the (?:morning|evening)|at (?:night|bedtime|lunchtime|teatime)|every (?:morning|evening|night|day)|once a day|twice a day|daily|nightly)),? (?=)(\d[\d.]*(?: (?:mg|mcg|milligrams|micrograms|units))?)(?=[.!]?$)/i;
// "Adcal?" "One twice a day."
const oneAtATime =
  /^one (?=(?:once|twice|three times|four times|daily|at (?:night|bedtime)|in the (?:morning|evening)|every (?:day|morning|evening|night))(?=)\b)/i;
/** In words: what is longer tells of something else. */
const longestHow = 16;

/** How it is taken, where the next words tell that: of the same speaker, or of the one who answers. */
export function howNext(name: string, { unit, index }: Passage, passages: readonly Passage[]): string {
  if (unit.question && asksElse.test(unit.said)) return '';
  let reach = 1;
  let asked = '';
  let symptomSaid = asksAfterEffect.test(unit.said);
  for (const { unit: next, role } of passages.slice(index + 1, index + 5)) {
    if (next.turn > unit.turn + reach) break;
    if (next.words.length > longestHow) {
      // "Metformin?" "They had him off it in the hospital and they said start it back Monday, so he did. A thousand twice a day."
      if (role === 'clinician' || next.turn === unit.turn || next.clinical.symptoms.length > 0) break;
      continue;
    }
    if (onlyTheOnce.test(next.said)) return '';
    const said = plainOf(next)
      .replace(before, '')
      .replace(takesSoMuch, '')
      .replace(whenFirst, '$2 $1')
      .replace(oneAtATime, '1 ')
      .replace(timesOnly, '$1 a day');
    const text = asksTimes.test(unit.said) ? said.replace(onlyNumber, '$1 times a day') : said;
    if (role === 'clinician' && isReadInRecord(name, next))
      return medicationsIn(plainOf(next)).find((one) => one.name === name)?.how ?? '';
    if (next.clinical.drugs > 0) {
      const own = role !== 'clinician' && goesOn.test(text) ? doseBeforeNext(text) : '';
      if (own !== '') return own;
      break;
    }
    if (next.question && symptomSaid && asksCount.test(next.said)) return '';
    symptomSaid ||= next.clinical.symptoms.length > 0;
    if (next.question && otherFigure.test(text)) {
      reach = next.turn - unit.turn + 1;
      continue;
    }
    if (next.question && asksTaking.test(next.said) && next.turn === unit.turn) {
      asked = askedDose.exec(plainOf(next))?.[1] ?? '';
      continue;
    }
    if (asked !== '' && oftenHere.test(text) && !/\d/.test(howSaid(text)))
      return `${howSaid(asked)} ${howSaid(text)}`.trim();
    if (isOtherFigure(text) || (sumsUp.test(next.said) && oneFigure.test(text))) return '';
    if (next.turn === unit.turn && aFewTimes.test(text)) return howSaid(text);
    if (goesOn.test(text) && (role !== 'clinician' || /\d/.test(text)))
      return medicationsIn(`${name} ${text}`)[0]?.how ?? '';
    if (next.question && !asksHow.test(next.said)) return '';
  }
  return asked === '' ? '' : howSaid(asked);
}

// "Yeah, still, 500 twice a day, and the levothyroxine 75."
function doseBeforeNext(text: string): string {
  const first = text.split(/,? and (?:the |my )?/, 1)[0]!;
  return /\d/.test(first) && medicationsIn(first).length === 0 ? howSaid(first) : '';
}

const inRecord =
  /\b(?:i|we)(?: can)? see\b|\bit says\b|\b(?:i|we)(?:'ve| have)(?: got)? (?:that|it|you|her|him)\b|^(?:(?:yes|right|okay|that's it|it's) ){0,3}[a-z-]{5,20} \d/;

// "Amlodipine, I think." "Yes, I can see that here, amlodipine 10 milligrams."
function isReadInRecord(name: string, { question, clinical, said }: Unit): boolean {
  return !question && clinical.drugs === 1 && said.includes(name) && inRecord.test(said);
}

// "How are the sweats on the letrozole?" "Bad." "How many a day?"
const asksAfterEffect =
  /^(?:(?:and|so|okay) )*how(?:'s| are| is|'re| about| have| has)\b.* (?:on|with|since|from) /;
const asksCount = /\bhow (?:many|often)\b/;
// "How long have you been on it?", "does the price still pinch?"
const asksElse =
  /\b(?:what|same) times?\b|\bhow (?:long|many (?:days|nights|weeks|months|years))\b|\b(?:price|cost|costs|afford|pay|paying)\b/;
/** True for a figure that is no dose: a price, or what is counted. */
export function isOtherFigure(text: string): boolean {
  return isNoDose.test(text) || priced.test(text) || counted.test(text);
}

// "So that's three.", "two extra?", "two cesareans": counted, of something else.
const isNoDose =
  /^\d[\d.,/]* (?!(?:mg|mcg|g|ml|milli[a-z]+|micro[a-z]+|grams?|units?|tablets?|pills?|capsules?|puffs?|drops?|times?|percent|once|twice|daily|nightly|weekly|morning|evening|night|one|two|three|four|half|in|at|a|an|per|every|each|with|before|after|when|as|if|now|and|or|to|of|then|x|i|it|he|she|is|but|because|for|since|the|still|usually|maybe|mostly|most|only|just|actually|these|right|yes|yeah|sir|ma['’]am|please|doctor|except)(?=)\b)[a-z]/i;
const priced = /\d (?:dollars|bucks|quid|euros|percent|a (?:bottle|box|refill))\b|[$£€]\d/i;
// "So that's two this year.": how many times.
const counted =
  /\d (?:this|last|in the (?:last|past))(?=) (?:year|month|winter|spring|summer|fall|autumn|season)(?=)\b/;
const sumsUp = /^(?:(?:ha|okay|and) )*(?:so|that's)\b/;
const oneFigure = /^\D*[1-9][.!?]?$/;
// "Fifty, a hundred?": which of them, the answer says.
const otherFigure = /^\D*\d[\d.]*,? (?:or )?\d/;
const asksHow =
  /\bhow (?:much|many|often)\b(?! (?:days|weeks|months|years)\b)|\bwhat (?:dose|strength|size)\b|\bwhich strength\b/;

// "How much does he weigh?", "how often do you get them?": of something else.
const asksOther =
  /\b(?:weigh\w*|tall|sleep\w*|drink\w*|eat\w*|smok\w*|water|coffee|tea|beers?|wine|alcohol|blood|cost|exercise|walk\w*|pillows|pads|diapers?|nappies|stairs|milk|formula|ounces|pounds|cigarettes|packs?|pain|get|gets|getting|happen\w*|wake|waking|urinat\w*|pee\w*|come|comes|have (?:them|it|that|those|one))(?=)\b/;

const weighs = /^\d[\d.]* (?:pounds|lbs?|kilos?|kg|stone|ounces)\b/i;

/** The same where it is asked for: "Ken's been giving me his ibuprofen." "How much of that?" "400, maybe twice a day." */
export function howAskedNext(
  name: string,
  { unit, index, role }: Passage,
  passages: readonly Passage[],
): string {
  if (role === 'clinician') return '';
  let asked = false;
  let asksCount = false;
  for (const { unit: next, role: by } of passages.slice(index + 1, index + 6)) {
    if (next.turn > unit.turn + 2 || (next.clinical.drugs > 0 && !(asked || next.said.includes(name))))
      return '';
    if (by === 'clinician') {
      if (!next.question) continue;
      if (!asksHow.test(next.said) || asksOther.test(next.said)) return '';
      asked = true;
      asksCount = next.said.includes('how many');
    } else if (asked) {
      const text = plainOf(next).replace(/^(?:(?:yes|oh|um|well|just|about|maybe),? )+/i, '');
      return next.clinical.drugs === 0 &&
        /^\d/.test(text) &&
        !weighs.test(text) &&
        !(asksCount && onlyCount.test(text))
        ? (medicationsIn(`${name} ${text}`)[0]?.how ?? '')
        : '';
    }
  }
  return '';
}

// "How many?" "Two.": no strength.
const onlyCount = /^[1-3][.!]?$/;

const onlyOften =
  /^(?:(?:and|so|still|just|is that|that's) )*(?:once|twice|(?:one|two|three|four|[1-4]) times?)?(?=) ?(?:a day|per day|daily|every (?:day|night|morning|evening)|nightly|at (?:night|bedtime)|in the (?:morning|evening)|weekly|a week)$/;

const onlyStrength = /^(?:the |still )?\d{2,4}(?:\.\d)?(?: ?(?:mg|mcg|milligrams|micrograms|units))?$/;

/** "Losartan, fifty." "Once a day?" "Yep.", "Augmentin, twice a day." "875?" "Yes.": how often or how much, as it was asked and confirmed. */
export function oftenConfirmed(
  name: string,
  { unit, index, role }: Passage,
  passages: readonly Passage[],
): { how: string; unit: Unit } | null {
  const turn = unit.turn + (role === 'clinician' ? 2 : 1);
  const next = passages.slice(index + 1, index + 5).find((p) => p.unit.turn === turn);
  if (next?.role !== 'clinician' || next.reply?.answer !== 'yes' || next.unit.clinical.drugs > 0) return null;
  const text = plainOf(next.unit)
    .toLowerCase()
    .replace(/(?<![?., ])[?., ]+$/, '');
  const how =
    onlyOften.test(text) || onlyStrength.test(text) ? medicationsIn(`${name} ${text}`)[0]?.how : undefined;
  return how === undefined || how === '' ? null : { how, unit: next.unit };
}

const startsWithFigure = /^\d[\d./]*(?: (?:mg|mcg|g|units|mL|x \d+))?/;

const ifNeeded = /(?:^| )as needed$/;
const nowAndThen = /^(?!as needed)[^(]{0,40}\b(?:weekly|monthly|week|month)$/;

/** What two sentences say of one medicine: the strength of the one and the times of the other, else the fuller. */
export function bothSaid(known: string, how: string): string {
  // "Albuterol as needed." "How often?" "Maybe twice a week."
  if (ifNeeded.test(how) && nowAndThen.test(known)) return `${how} (about ${known})`;
  if (ifNeeded.test(known) && nowAndThen.test(how)) return `${known} (about ${how})`;
  const [strength, other] = startsWithFigure.test(known) ? [known, how] : [how, known];
  if (startsWithFigure.exec(strength)?.[0] === strength && other !== '' && !/\d/.test(other))
    return `${strength} ${other}`;
  return how.length > known.length ? how : known;
}

const onlyUnit = /^(?:milligrams?|micrograms?|mg|mcg|units?|grams?)$/;

/** "Levothyroxine, seventy-five. Micrograms." */
export function withUnit(how: string, last: boolean, unit: Unit, next: Unit | undefined): string {
  if (
    !last ||
    next === undefined ||
    next.turn !== unit.turn ||
    !onlyUnit.test(next.said) ||
    !/^\d[\d.]*$/.test(how)
  )
    return how;
  return medicationsIn(`aspirin ${how} ${next.said}`)[0]?.how ?? how;
}

const howOften =
  /(?:^|,? )(?:(?:once|twice|\d+(?: to \d+)? times)(?: (?:daily|a day|per day|a week|weekly))?|daily|nightly|weekly|every (?:day|morning|evening|night|other day)|(?:a|per) day)(?=$|[ ,])/g;
// "I miss weekends.", "Ask me another."
const otherwise =
  /\b(?:miss|skip|forget|not|never|once|twice|half|except|when|if|sometimes|weekends?|weekdays?|ask|mostly|usually|other|supposed|should|try|cut)\b|n't\b/;
// "No, just in the morning."
const onlyThen =
  /^(?:no )?(?:just|only) (in the (?:morning|evening)|at (?:night|bedtime)|with (?:breakfast|lunch|dinner))s?$/;
const mostTimes = /^most (?:days|nights|mornings|evenings)\b/;
// "I only take it once, honestly."
const onlyTimes =
  /^(?:(?:just|only|about|well|no|i|he|she|take|takes|do|does|it|the) ){0,6}(once|twice)(?: (?:honestly|really|actually|though))?$/;

const anyTime =
  /\b(?:daily|nightly|weekly|monthly|day|week|month|morning|evening|night|bedtime|needed|times|once|twice|meals|food|breakfast|dinner)\b/;
const bothOfThem = /\b(?:both|all|them)\b/;

/** "You're on losartan 100 and hydrochlorothiazide 25?" "Yes, I take both in the morning.": the times that the answer adds. */
export function whenAnswered(how: string, answer: Unit, named: number): string {
  if (!/^\d/.test(how) || anyTime.test(how) || answer.clinical.drugs > 0 || otherwise.test(answer.said))
    return how;
  if (named > 1 && !bothOfThem.test(answer.said)) return how;
  const said = howSaid(plainOf(answer));
  return said !== '' && !/\d/.test(said) && anyTime.test(said) ? `${how} ${said}` : how;
}

/** True for "most days", and for "no, just in the morning". */
export function isMostly({ said }: Unit): boolean {
  return mostTimes.test(said) || onlyThen.test(said);
}

/** How often it is taken as the answer has it, not the question; how much stays. */
export function oftenAnswered(how: string, answer: Unit): string {
  const left = how.replace(howOften, '');
  // "Are you taking the atorvastatin?" "Most nights."
  if (left === how) return how === '' ? (mostTimes.exec(answer.said)?.[0] ?? '') : how;
  const times = onlyTimes.exec(answer.said)?.[1];
  const said =
    times === undefined ? (medicationsIn(`aspirin ${plainOf(answer)}`)[0]?.how ?? '') : `${times} daily`;
  const most = mostTimes.exec(answer.said)?.[0] ?? onlyThen.exec(answer.said)?.[1];
  if (most !== undefined) return [left, most].filter((part) => part !== '').join(' ');
  const often = said.match(howOften)?.map((found) => found.replace(/^[ ,]{1,2}/, '')) ?? [];
  if (often.length === 0 && !otherwise.test(answer.said)) return how;
  return [left, ...often].filter((part) => part !== '').join(' ');
}

// "I only take gabapentin at night.": with or without the name.
function howSaid(text: string): string {
  return medicationsIn(`aspirin ${text}`).find(({ how }) => how !== '')?.how ?? '';
}

const changed =
  /\b(?:(?:put|went|gone|go|increased|turned|moved|changed|upped|dropped|cut)(?=) (?:it |that |me |them )?(?:up |down |back )*to|(?:i['’]m|it['’]s|i am|it is)(?: now)?(?: on| at)?|i(?:['’]ve| have) got the|(?:put|got|have|started) (?:me|him|her) (?:now )?on(?: the)?) (\d+(?:\.\d+)?)\b(?! (?:years|weeks|days|months|times|o'clock|dollars|pounds|bucks|quid|percent|over|miles))/i;

// "You're on levothyroxine, 75 micrograms?" "It was put up to 100 in the spring."
export function asSince(how: string, { unit, index, role }: Passage, passages: readonly Passage[]): string {
  const strength = /^\d+(?:\.\d+)?/.exec(how)?.[0];
  if (strength === undefined) return how;
  if (role !== 'clinician') {
    const own = ownSince(how, passages[index + 1]?.unit, unit);
    return own === how ? doseConfirmed(how, strength, index, passages) : own;
  }
  for (const { unit: next, role } of passages.slice(index + 1, index + 5)) {
    if (next.turn > unit.turn + 2) break;
    if (next.clinical.drugs > 0) continue;
    if (role === 'clinician') {
      const seen = next.said.includes('sorry') && !next.question ? seenNow.exec(next.said)?.[1] : undefined;
      if (seen !== undefined && isNear(seen, strength)) return how.replace(strength, seen);
    } else if (next.turn === unit.turn + 1) {
      const now = doseNow(how, strength, next);
      if (now !== null) return now;
    }
  }
  return how;
}

/** How it is taken since, where the answer has another strength than what was said before it; else null. */
function doseNow(how: string, strength: string, answer: Unit): string | null {
  const text = plainOf(answer);
  const whole = answer.words.length > longestWhole ? undefined : wholeNow.exec(text)?.[1];
  if (whole !== undefined) return howSaid(whole);
  const now = changed.exec(text)?.[1] ?? correctedStrength(strength, answer);
  return now !== null && now !== strength && isNear(now, strength) ? how.replace(strength, now) : null;
}
const longestYes = 3;
// "Metformin 500?" "Actually it's 1 gram twice a day now."
const wholeNow =
  /^(?:(?:no|oh|well|actually|yes|sorry),? )?(?:(?:it['’]s|i['’]m on|i take|that['’]s) )?(?:now )?(?=)(\d(?:\.\d)? (?:g|grams?)\b.*)/i;
const longestWhole = 10;
// "Ah yes, sorry, I see that now, 100 micrograms."
const seenNow = /\b(\d{1,4}(?:\.\d{1,3})?)(?: (?:mg|mcg|milligrams|micrograms|units))?(?: now)?$/;

const onlyHalf =
  /\b(?:only|just|been)(?=) (?:(?:been|take|takes|taking|took|do|does|doing|using)(?=) ){0,3}half\b|\b(?:cut|cuts|cutting|split|splits|break|breaks)(?=) (?:[a-z]+ ){1,3}in half\b|\bhalf (?:a|the) (?:pill|tablet|dose)\b/;
const onlySo =
  /^(?:(?:no|nope|well|yes|yeah|actually|but|and|so|now|honestly)(?=),? )*(?:(?:i|he|she)(?=)(?:['’](?:m|s|ve)| am| is)?(?=) (?:(?:only|just|really|actually|been|usually)(?=) ){0,3}(?=)(?:tak(?:e|es|ing)|do|does|doing|us(?:e|es|ing)|gets?)(?=)(?: (?:it|that|them|one|the [a-z]+|[a-z]{6,}))?(?=),? )?(?=)(?:only |just )?(?=)(?:once|twice|(?:one|two|three|four|\d) times|at (?:night|bedtime)|in the (?:morning|evening)|every (?:other day|day|night|morning|evening)|nightly)(?=)\b/;
const doesNightOne =
  /\b(?:only|just)(?=) (?:been )?(?=)(?:take|takes|taking|do|does|doing|using)(?=) the (morning|night|evening|bedtime) one\b/;
const hasChanged =
  /\b(?:they|he|she|you|doctor)(?=) (?:changed|switched|raised|increased|lowered|cut|upped|went up on|went down on)(?=) (?:it|that)\b/;
const howManyTimes = /\b\d times (?:a day|daily)/;
const bareTimes = /^(?:(?:no|well|just|only|maybe|i want to say),? )*([1-4])(?: times)?[.!]?$/i;
const reachOfReply = 6;

/**
 * How it is taken as who takes it, or who came along, puts it right after it was said: "Three times a day." "No, he takes
 * it twice a day." "I only take half.", "I've just been doing the night one."; and who said so. Null where nobody does.
 */
export function asPutRight(
  name: string,
  how: string,
  { unit, index, role }: Passage,
  passages: readonly Passage[],
  isOnly: boolean,
): { how: string; unit: Unit } | null {
  if (how === '') return null;
  const last = unit.turn + (role === 'clinician' ? 2 : 1);
  let meant = isOnly ? name : null;
  let first = role;
  let right: { how: string; unit: Unit } | null = null;
  for (const p of passages.slice(index + 1, index + reachOfReply)) {
    const { unit: next, role: by } = p;
    if (by === 'clinician' || next.turn > last) break;
    if (first === 'clinician') first = by;
    if (next.question) continue;
    const here = next.clinical.drugs === 0 ? [] : medicationsIn(plainOf(next)).map((one) => one.name);
    if (here.length > 0) meant = here.length === 1 ? here[0]! : null;
    if (meant !== name) continue;
    const now = putRight(how, next, by !== first, passages[p.index - 1]!.unit);
    if (now !== null && now !== how) right = { how: now, unit: next };
  }
  return right;
}

function putRight(how: string, next: Unit, byOther: boolean, before: Unit): string | null {
  const { said } = next;
  const strength = /^\d+(?:\.\d+)?/.exec(how)?.[0];
  // "They changed that. It's forty in the morning and twenty in the afternoon."
  const anew = hasChanged.test(before.said) ? nowOn.exec(plainOf(next))?.[1] : undefined;
  const told = anew === undefined ? '' : (medicationsIn(`aspirin ${anew}`)[0]?.how ?? '');
  if (/^\d/.test(told)) return told;
  const night = doesNightOne.exec(said)?.[1];
  if (night !== undefined)
    return `${how.replace(howOften, '')} ${night === 'night' ? 'at' : 'in the'} ${night}`.trim();
  const raised = strength === undefined ? undefined : wentTo.exec(said)?.[1];
  if (raised !== undefined && isNear(raised, strength!)) return how.replace(strength!, raised);
  const now = strength === undefined ? null : correctedStrength(strength, next);
  if (now !== null && isNear(now, strength!) && said.startsWith('so ')) return how.replace(strength!, now);
  const other = strength !== undefined && byOther ? otherDose.exec(plainOf(next))?.[1] : undefined;
  if (other !== undefined && isNear(other, strength!)) return how.replace(strength!, other);
  if (onlyHalf.test(said)) return `${how} (takes half)`;
  const settles = byOther || said.startsWith('i want to say ');
  const times = settles && howManyTimes.test(how) ? bareTimes.exec(plainOf(next))?.[1] : undefined;
  if (times !== undefined) return how.replace(howManyTimes, `${times} times a day`);
  const less = cutBackTo.exec(said)?.[1];
  if (less !== undefined) {
    const then =
      less === 'once' ? 'daily' : `${less === 'night' || less === 'bedtime' ? 'at' : 'in the'} ${less}`;
    return [how.replace(whenTaken, ''), then].filter((part) => part !== '').join(' ');
  }
  const so = onlySo.exec(said)?.[0];
  const often = so === undefined ? '' : howSaid(timesOnly.test(so) ? `${so} a day` : so);
  const daily = often.replace(/\b(?:a|per) day$/, 'daily');
  const same = daily === 'daily' ? !manyTimes.test(how) && how.includes(daily) : how.includes(daily);
  return daily === '' || same
    ? null
    : [how.replace(whenTaken, ''), daily].filter((part) => part !== '').join(' ');
}
// "No, Dad, it's 20 milligrams now.", of who came along
const otherDose =
  /^(?:(?:no|well|oh|um|actually|sorry|dad|daddy|mom|mum|mommy|honey|hon|dear|love|sweetie|darling|babe|grandma|grandpa)(?=),?(?=) ){0,3}(?=)(?:it['’]s|it is|that['’]s|(?:you['’]re|he['’]s|she['’]s) (?:on|taking)|(?:you|he|she) takes?)(?=) (?:now |actually |up to )?(?=)(\d{1,4}(?:\.\d{1,3})?)(?! ?(?=)(?:times|tablets|pills|puffs|years|days|weeks|months|percent|a day|to \d|or \d|in the|at night|[/%]))(?![\d.]\d)/i;
// "The levothyroxine went up to 100 in the summer."
const wentTo =
  /\b(?:went|gone|put|moved|raised|increased|upped|lowered|dropped)(?=) (?:it |that |me )?(?:(?:back )?(?:up|down) )?to (\d{1,4}(?:\.\d{1,3})?)\b(?! (?:times|days|weeks|months|tablets|pills|years|o'clock|percent)\b)/;
const manyTimes = /\b(?:twice|\d times) (?:daily|a day|per day)/;
// "No, I cut that back to just the morning."
const cutBackTo =
  /\b(?:cut|went|gone)(?: (?:it|that|them))?(?=) (?:back|down) to (?:just |only )?(?=)(?:the |at )?(?=)(morning|evening|night|bedtime|once)\b/;
const whenTaken =
  /(?:^|,? )(?:(?:once|twice|\d+(?: to \d+)? times)(?: (?:daily|a day|per day|a week|weekly))?|daily|nightly|weekly|every (?:day|morning|evening|night|other day)|at (?:night|bedtime)|in the (?:morning|evening)|(?:a|per) day)(?=$|[ ,])/g;

function isNear(now: string, strength: string): boolean {
  const ratio = Number(now) / Number(strength);
  return ratio > 0.1 && ratio < 10;
}

// "Lantus, I was on twenty-two units, but I went up to twenty-six."
const raisedSince =
  /, (?:i|he|she)(?=)(?: was| used to be|['’]d been| had been)(?=) (?:on|taking|at) \d+(?:\.\d+)?( (?:units|mg|mcg|milligrams|micrograms))?,? (?:but|and|then|so|now)(?: (?!(?:stopped|quit|off|until|not|never|came)\b)[a-z'’]+){1,6}? (?:to|on|at) (\d+(?:\.\d+)?)(?: (?:units|mg|mcg|milligrams|micrograms))?(?! (?:days|weeks|months|years|o'clock|percent)\b)(?=[.,;]| [a-z]|$)/i;

/** The words with the dose that is taken now alone, where they tell the one before it too. */
export function withNewDose(text: string): string {
  return text.includes(' was ') || text.includes(' been ') || text.includes(' used to ')
    ? text.replace(raisedSince, (_, unit: string | undefined, now: string) => ` ${now}${unit ?? ''}`)
    : text;
}

const takesSo =
  /^(?:(?:so|and|okay|then|now)(?=) ){0,2}(?=)(?:you(?:['’]re| are)|he['’]s|she['’]s)(?=) (?:(?:only|just|really|now|actually) )?(?=)(?:on|taking|at|down to|up to) (\d+(?:\.\d+)?)(?=)(?: (?:mg|mcg|milligrams|units))?\??$/i;

/** "Atorvastatin, eighty, but I cut it in half." "So you're taking forty?" "Yeah." */
function doseConfirmed(how: string, strength: string, at: number, passages: readonly Passage[]): string {
  const { turn } = passages[at]!.unit;
  const next = passages.slice(at + 1, at + 3).find(({ unit }) => unit.turn === turn + 1);
  if (next?.role !== 'clinician' || next.reply?.answer !== 'yes' || next.unit.clinical.drugs > 0) return how;
  const now = takesSo.exec(plainOf(next.unit))?.[1];
  return now !== undefined && isNear(now, strength) ? how.replace(strength, now) : how;
}

const correctsItself = /^(?:no|wait|sorry|actually|i mean|oh)\b/i;
const switched =
  /\b(?:switched|changed|moved|put|upped|bumped|increased|raised|cut|lowered|doubled|dropped|took)(?=) (?:me|it|that|her|him)\b/i;
const nowOn = /\b(?:it['’]s|it is|i['’]m on|i take|to)(?: now)? (\d.{0,80})/i;

// "Metoprolol, 25, twice daily." "Wait, they switched me to the long one, so it's 50 once daily."
function ownSince(how: string, next: Unit | undefined, unit: Unit): string {
  if (next?.turn !== unit.turn || next.clinical.drugs > 0 || next.question) return how;
  const text = plainOf(next);
  const now = correctsItself.test(text) || switched.test(text) ? nowOn.exec(text)?.[1] : undefined;
  const said = now === undefined ? '' : (medicationsIn(`aspirin ${now}`)[0]?.how ?? '');
  return /^\d/.test(said) ? said : how;
}

/**
 * What was said of a dose that has been changed since, and of the change: the list of medicines has the new one. "You're
 * on levothyroxine, 75 micrograms?" "It was put up to 100."
 */
export function outdatedDoses(passages: readonly Passage[]): Unit[] {
  return passages.flatMap(({ unit, role, index, reply }) => {
    if (role !== 'clinician' || unit.clinical.drugs !== 1) return [];
    const how = medicationsIn(plainOf(unit))[0]?.how ?? '';
    if (how === '' || asSince(how, passages[index]!, passages) === how) return [];
    const answer = passages
      .slice(index + 1, index + 5)
      .find(
        (p) =>
          p.role !== 'clinician' &&
          (doseNow(how, how.split(' ')[0]!, p.unit) !== null ||
            (p.unit === reply?.units[0] && p.unit.words.length <= longestYes)),
      );
    return answer === undefined ? [unit] : [unit, answer.unit];
  });
}

/** What who came along only puts a dose right with that the patient just told: "Lisinopril, 10." "No, it's 20 milligrams." */
export function dosesPutRight(passages: readonly Passage[]): Unit[] {
  return passages.flatMap(({ unit, role, index }) => {
    if (role !== 'relative' || unit.clinical.drugs > 0 || unit.words.length > longestDose) return [];
    if (!otherDose.test(plainOf(unit))) return [];
    const told = passages[index - 1];
    return told?.role === 'patient' && told.unit.clinical.drugs === 1 && /\d/.test(plainOf(told.unit))
      ? [unit]
      : [];
  });
}
const longestDose = 8;

/** "Omeprazole, twenty?" "Forty, actually.": an answer that has another strength than what was asked. */
export function correctsDose(asked: Unit, answer: Unit): boolean {
  if (asked.clinical.drugs !== 1) return false;
  const how = medicationsIn(plainOf(asked))[0]?.how ?? '';
  const strength = /^\d+(?:\.\d+)?/.exec(how)?.[0];
  return strength !== undefined && doseNow(how, strength, answer) !== null;
}
