import { upperFirst } from '../../language/upper-first.ts';
import { matchesOf } from '../../matches.ts';
import type { Source } from '../../note.ts';
import { drugAt } from '../lexicon/drugs.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { wordsOf } from '../visit/units.ts';

/** A medicine as it was said: name, strength, how often. */
export interface Medication {
  name: string;
  /** "20 mg daily", or empty. */
  how: string;
  sources: Source[];
}

const strength =
  /(\d[\d,.]{0,15})\s*(?:-\s*)?(?=)(milligrams?|mg|micrograms?|mcg|grams?|g|units?|iu|milliliters?|ml|milliequivalents?|meq|percent\b|%|puffs?|pumps?|tablets?|pills?|capsules?|drops?|sprays?)(?=)(?!\w)/;
const shortUnits: Record<string, string> = {
  milligram: 'mg',
  milligrams: 'mg',
  microgram: 'mcg',
  micrograms: 'mcg',
  gram: 'g',
  grams: 'g',
  milliliter: 'mL',
  milliliters: 'mL',
  ml: 'mL',
  iu: 'IU',
  milliequivalents: 'mEq',
  meq: 'mEq',
  percent: '%',
};
const often =
  /\b((?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)(?=)days?,?(?: and)?(?=) ){1,3}(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:a )?(?:couple|few)(?: of)? times (?:a|per)(?=) (?:day|week|month)|(?:once|twice|one time|two times|three times|four times|1 time|\d+(?: (?:to|or) \d+)? times)(?=) (?:a|per|each|every) (?:day|week|month)|\d+(?: (?:to|or) \d+)? times (?:daily|weekly|monthly)|(?:once|twice) (?:daily|weekly|monthly)|(?:three|four) times daily|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|every (?:other day|day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2} days|morning|evening|night|week|month|\d+ hours|\d+ to \d+ hours|four hours|six hours|eight hours|twelve hours)|daily|nightly|weekly|monthly|at (?:night|bedtime)|in the (?:morning|evening)|night and morning|morning and (?:night|evening)|before bed|(?:before|with) (?:breakfast|lunch|dinner|supper)(?! (?:and|or)\b)|each (?:day|night|morning|evening)|(?<=(?:mg|mcg|\d) )a night|as needed|(?:only )?(?:when|if|as) (?:i|you|he|she)(?=) needs?(?: (?:it|to|them))?|prn|a day|per day|with meals|with food|(?:before|prior to) (?:any |my |your )?dental (?:procedures|work|visits|appointments|cleanings))(?=)\b/g;

// "Up to four times a day", "once or twice a day"
const lead = /\b(?:up to|once or) $/;
// "With my breakfast and my tea", "in each eye", "most nights"
const besides =
  /\b((?:before|with|after)(?=) (?:(?:my|his|her|your|the) )?(?=)(?:breakfast|lunch|dinner|supper|tea|evening meal)(?=)(?: and (?:(?:before|with|after) )?(?=)(?:(?:my|his|her|your|the) )?(?=)(?:breakfast|lunch|dinner|supper|tea|evening meal))?(?! or\b)|(?:before|with|after) (?:(?:each|every|my|his|her) meals?|meals)|at meal ?times?|in (?:each|both)(?=) (?:eyes?|ears?|nostrils?)|every \d{1,2} (?:weeks|months)|first thing|most (?:days|nights|mornings|evenings)|(?:a )?(?:couple|few)(?: of)? (?:nights|days|mornings) (?:a|per) (?:week|month))(?=)\b/g;

// How it is taken, where it was said: "an albuterol inhaler", "under the tongue".
const route =
  /\b(by mouth|orally|under the tongue|sublingually|topically|inhalers?|inhaled|nebulizer|injections?|injected|subcutaneously|intramuscularly|intravenously|rectally|eye ?drops?|ear ?drops?|nasal sprays?|(?<!\bon (?:the|his|her|my|those|these|any) (?:[a-z]{2,8} )?)patch(?:es)?|cream|ointment|gel|lotion|suppositor(?:y|ies))\b/;
const adverb = /ly$|^(?:by|under)\b|inhaled|injected/;
const oftenBefore =
  /\b((?:once|twice|three times) (?:a|per) day|(?:once|twice|three times) daily|daily|nightly)(?=) (?:the |my |your )?$/;
const ofNext = /(?:,|\band|\bplus|\bthen)(?=) (?:once|twice|three times|daily|nightly)\b/;
const ofMeal = /\b(before|with|after|and) (?:my|his|her|your|the) /g;
const everyDay = /^(?:a day|per day|once a day|every day)$/;
const asNeeded = /\bneeds?\b|^prn$/;
// "I use Flonase, but not every day."
const notSo = /\b(?:not|n't (?:take|use|need) (?:it|that|them)) $/;
// "Half a tablet of trazodone", "one tablet in the morning".
const count =
  /\b(half|(?:one|two|three|[1-9]) and a (?:half|quarter)|an?|one|two|three|four|[1-9](?: to [1-9])?)(?=)(?: (?:an?|the|of|or two|or 2)){0,2}(?=) (tablets?|pills?|capsules?|teaspoons?|tablespoons?|sachets?|capfuls?|patch(?:es)?)(?=)\b/;
/** "Atorvastatin, you might call it Lipitor, 80 milligrams daily": one medicine. */
const otherName =
  /^,? (?:you (?:might|may) (?:call|know) it(?: as)?|also (?:called|known as)|(?:which|that) is(?: also)?(?: called)?),? $/;
const isCount = /^(?:puff|pump|tablet|pill|capsule|drop|spray)/;
// "One or two puffs"
const orMore = /\b[1-9] (?:or|to) $/;
const atOnce = /, ((?:half a|an?|[1-4])(?=) (?:puffs?|tablets?|capsules?|sprays?|drops?))(?=)\b/;
const perDay = /^ (?:a day|per day|daily|every |twice|once|three times|at (?:night|bedtime)|in the morning)/;
const ofIt = /[a-z] (\d[\d,]*(?:\.\d+)?) of (?:the |my |your )?$/;

// "metformin, five hundred, twice a day": the unit is often left out, the strength is not.
const bareDose =
  /^(?:'s)?(?: (?:patch(?:es)?|inhaler|tablets?|pills?|capsules?|in between))?(?=)(?:,? the (?:[a-z-]+ ){1,2}?(?=)one)?,?\s*(?:for (?:it|that|(?:the|my|his|her)(?=) [a-z]+(?: [a-z]+)?)(?=),? )?(?=)(?:(?:that )?(?:you|he|she|they)(?=) (?:gave|prescribed) (?:me|him|her),? )?(?=)(?:i (?:can )?see,? |i (?:think|believe|guess),? |it says,? |still (?:on )?|that )?(?=)(?:the |it(?:'s| is),? |that(?:'s| is),? |at (?!(?:1[0-2]|[1-9])(?:,| and| then))|is |now,? )?(\d[\d,]*(?:\.\d+)?)(?!\d|\.\d)( and a (?:half|quarter))?\b(?! ?(?=)(?:times?|days?|weeks?|months?|years?|hours?|minutes?|to \d|or \d|of\b(?! them\b)|\/|over|%|percent|out of|more|people|ago|o'clock|am\b|pm\b|refills?|teaspoons?|tablespoons?|sachets?|capfuls?|(?:a|per|each|every)(?=) (?:week|month|year)\b|,? (?:or |to |and )?\d+ (?:days?|nights?|weeks?|months?|years?)|, (?:noon|midnight|\d+,)))/;

// "Coreg, six and a quarter"
const partOf: Record<string, string> = { ' and a half': '.5', ' and a quarter': '.25' };

// "Carbidopa-levodopa, the 25 100": the strengths of two in one.
const combined =
  /^,?\s*(?:the )?(\d{1,3}) (\d{2,3})\b(?! ?(?:times?|mg|mcg|milligrams?|micrograms?|tablets?|days?|weeks?|over))/;
// "Entresto, the 24/26", "losartan-HCTZ, 100/25"
const twoInOne =
  /-hctz$|^(?:entresto|sacubitril|advair|symbicort|breo|wixela|dulera|sinemet|carbidopa|norco|percocet|vicodin|exforge|lotrel|janumet|hyzaar|zestoretic|bactrim|augmentin|co-(?:codamol|dydramol|amoxiclav|beneldopa|careldopa|trimoxazole))/;
const writtenTogether = /^,?\s*(?:the )?(\d{1,3}(?=)(?:\.\d{1,2})?)(?=)\/(\d{2,3}(?:\.\d{1,2})?)(?!\.?\d)/;
// "Lisinopril HCTZ, twenty twelve point five": two strengths, written as one figure; "Augmentin, 875, 125".
const hctz = /hctz$|hydrochlorothiazide$|^(?:hyzaar|zestoretic|diovan hct|benicar hct|micardis hct)$/;
const withHctz =
  /^,?\s*(?:the )?(10|20|40|50|80|100|150|160|300|320)(?=) ?(12\.5|12 and a half|25)(?!\d|\.\d)/;
const augmentin = /^,?\s*(?:the )?(875|500|250)(?:, | )(125)(?!\d)/;

function fromOneFigure(name: string, tail: string): string | null {
  const figure = hctz.test(name) ? withHctz : name.startsWith('augmentin') ? augmentin : null;
  const said = figure?.exec(tail);
  return said ? `${said[1]}/${said[2]!.replace(' and a half', '.5')}` : null;
}

// "A hundred twenty-five", "one hundred twelve point five" of losartan-HCTZ, "Janumet fifty one thousand", "Symbicort one
// sixty four point five": taken for one number, it is no strength.
const runTogether = /^,?\s*(?:the )?(?:112\.5|112 and a half|125)(?!\d|\.\d)/;
const janumet = /^,?\s*(?:the )?(?:51000|101000|50500)\b/;
const symbicort = /^,?\s*(?:the )?(?:16|160|8|80)4\.5\b/;

function isRunTogether(name: string, tail: string): boolean {
  const figure = hctz.test(name)
    ? runTogether
    : name.startsWith('janumet')
      ? janumet
      : name.startsWith('symbicort')
        ? symbicort
        : null;
  return figure?.test(tail) ?? false;
}

function strengthsOf(name: string, tail: string): string | null {
  const written = twoInOne.test(name) ? writtenTogether.exec(tail) : null;
  return written === null ? fromOneFigure(name, tail) : `${written[1]}/${written[2]}`;
}

// "Eliquis, since the surgery, five twice a day"
const besideOften =
  /, (\d{1,4}(?:\.\d{1,2})?) (?=(?:once|twice|three times|daily|nightly|every (?:day|morning|night|evening)|at (?:night|bedtime)|in the (?:morning|evening))(?=)\b)/;

const atATime = /^[^.;]{0,30}?\d at a time\b/;

// "Four of the two hundreds", "the five hundreds, two of them", "co-codamol, the eight five-hundreds": tablets by strength.
const ofStrength = /\b([1-9]) of (?:the|my|those)(?=) (\d{2,4})(?=)(?:['’]?s)?\b/;
const byStrength = /\bthe (?:(\d{1,2})[ /])?(\d{2,4})['’]?s\b(?:,? (?:i (?:take|have) )?([1-9]) of them\b)?/;
// "…, two at bedtime": how many of them, behind the strength.
const howMany =
  /^(?:s|mg)?,? ([1-9])(?: of (?:them|those))?(?=) (?:at (?:night|bedtime|a time)|in the (?:morning|evening)|with (?:food|meals|breakfast|dinner|supper|lunch)|every|before)\b/;

/** The strength of tablets and how many of them; null where neither is said so. */
function tabletsIn(tail: string): string | null {
  const of = ofStrength.exec(tail);
  if (of) return `${of[1]} x ${of[2]}`;
  const by = byStrength.exec(tail);
  if (by === null) return null;
  const strength = by[1] === undefined ? by[2]! : `${by[1]}/${by[2]}`;
  const many = by[3] ?? howMany.exec(tail.slice(by.index + by[0].length))?.[1];
  return many === undefined ? strength : `${strength}, ${many}`;
}

const atTime = /^,? (?:at|around|about) \d/;
const gave = /\b(?:gave|given|had|took|taken)\b/;
function isSaidBefore(at: number, tail: string, amount: RegExpExecArray | null): boolean {
  return amount !== null && tail.indexOf(amount[0]) + amount[0].length <= at;
}

// "Three ibuprofen at five."
const someAtTime = /(?:^| )(?:[1-9]|an?|some) $/;
// "Co-codamol, 30, from a friend, 8 a day": so many, of whatever strength.
const manyADay =
  /(?:^|[ ,])(up to )?([1-9]|1[0-2])( (?:to|or) [1-9]\d?)?(?: (?:of (?:them|those)|tablets|pills|capsules|puffs))? $/;
// "Two in the morning, two at night"
const partOfDay =
  /\b((?:\d{1,4}(?:\.\d)?|half|one|two|three)(?=)(?: (?:tablets?|pills?|capsules?|puffs?|units?))?)(?=) ((?:in the (?:morning|afternoon|evening)|at (?:night|bedtime|breakfast|noon|midday|teatime|supper|lunch(?:time)?)|(?:with|before|after) (?:(?:my|his|her) )?(?=)(?:breakfast|lunch|dinner|supper|tea)))(?=)\b/g;

const andThen = /^,? (?:and |then ){0,2}$/;

/** How much at which time, where two or more follow each other; else null. */
function partsOfDay(tail: string): RegExpExecArray[] | null {
  const all = matchesOf(partOfDay, tail);
  const end = ({ 0: said, index }: RegExpExecArray) => index + said.length;
  const first = all.findIndex(
    (_, i) => all[i + 1] && andThen.test(tail.slice(end(all[i]!), all[i + 1]!.index)),
  );
  if (first < 0) return null;
  let last = first + 1;
  while (all[last + 1] && andThen.test(tail.slice(end(all[last]!), all[last + 1]!.index))) last++;
  return all.slice(first, last + 1);
}

// "Five a day, and seven and a half on Mondays"
const otherDays =
  /(?:,|,? and|,? but)(?=) (\d{1,3}(?:\.\d{1,2})?(?=)(?: and a half)?) ((?:on|at) (?:(?:the )?weekends?|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)(?=)days?)(?:,?(?=) (?:and )?(?=)(?:mon|tues|wednes|thurs|fri|satur|sun)(?=)days?){0,3}))(?=)\b/;
// "Five on Mondays and Fridays and two and a half the other days"
const restOfDays =
  /(?:,|,? and|,? but)(?=) (\d{1,4}(?:\.\d{1,2})?)(?=)(?: (?:mg|milligrams|units))?(?=) (?:on )?((?:the|all the|all)(?=) other (?:\d |two |three |four |five |six )?(?=)days)\b/;
// "Five, except Mondays and Fridays it's seven and a half"
const exceptDays =
  /, except (?:on |for )?(?=)((?:(?:mon|tues|wednes|thurs|fri|satur|sun)(?=)days?)(?:,?(?=) (?:and )?(?=)(?:mon|tues|wednes|thurs|fri|satur|sun)(?=)days?){0,3}),?(?=) (?:(?:it's|i take|i do|when it's|which is) )?(\d{1,3}(?=)(?:\.\d{1,2})?(?: and a half)?)\b/;
// "Twenty units, but I skip it on Sundays"
const notThen = /\b(?:skip|not|n't|except|off|forget|miss|double|extra|but|half)\b/;
const daysOnly = /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;

// "Half a losartan, the hundred", "I cut the metoprolol in half, the fifty", "25, half a tablet twice a day"
const halfOf = /\bhalf (?:of )?(?:an?|the|my) $/;
const inHalf = /^,? in half,?/;
const halfTablet = /\bhalf (?:of )?(?:an?|the|of one) (?:tablet|pill)\b/;
// "Atorvastatin, it was forty and they made it eighty"
const madeIt =
  /^,? it (?:was|used to be) \d[\d.]*,? (?:and|but|then) (?:now )?(?=)(?:(?:they|he|she|you|the doctor) (?:just )?(?=)(?:made it|(?:put|took|moved|changed|upped|raised|lowered)(?=) it (?:up |down )?to|went (?:up|down) to)|now it's|it's)(?=)(?: now)? (?=\d)/;
// "Metformin, a thousand, twice."
const bareTimes = /(\d,? (?:once|twice))[.!]?$/;
// "Bisoprolol, one and a quarter"
const andPart = /^,? (one|two|three) and a (half|quarter)\b(?! (?:tablets?|pills?|of)\b)/;
const wordFigure: Record<string, string> = { one: '1', two: '2', three: '3' };
// "Zyrtec when my allergies act up", "sumatriptan when I get a migraine"
const asItComes =
  /^(?: (?:i|he|she) (?:just |only )?(?=)(?:takes?|uses?)(?: (?:it|that|them|one|two))?)?(?=)(?:,? (?:the )?\d[\d.]{0,6}(?: (?!at\b|a\b|in\b)[a-z]{1,12})?)?(?: (?:at night|at bedtime|in the morning|(?:once|twice|\d times) a day))?,?(?=) (?:(?:only|just) )?(?:when|whenever|if)(?=) (?:(?:my|the|his|her) [a-z]+(?=)(?:'s (?:really |so )?(?:bad|dry|worse|sore|itchy)| (?:acts?|flares?|(?:is|are|gets?|feels?)(?=) (?:really |so )?(?=)(?:bad|dry|worse|sore|itchy)|hurts?))|(?:it|they)(?=)(?:'s| is| gets| are| get)(?=) (?:really |so |very )?(?=)(?:bad|worse|sore|itchy|flaring)|it flares|(?:i|he|she) gets?(?=) (?:an?|one|them|it|the|my|(?:really |so |very )?(?=)(?:anxious|nervous|dizzy|sick|nauseous|wheezy|itchy|short of breath|stressed))(?=) ?|(?:i|he|she)(?=)(?:'m| am| is|'s| feels?)(?=) (?:really |so |very )?(?=)(?:anxious|nervous|dizzy|sick|nauseous|wheezy|itchy|short of breath|stressed)|(?:i|he|she) ca n't sleep|i can't sleep)(?=)\b/;
// "Hydroxyzine if I get anxious, maybe twice a week."
const nowAndThen = /^(?!every )[a-z0-9 ]{3,30} (?:(?:a|per) (?:week|month)|weekly|monthly)$/;
// "Amlodipine five, I only take if my pressure's up"
const onlyIf =
  /\b(?:i|he|she) only (?:take|takes|use|uses)(?: (?:it|that|them|one))? (?:if|when) (?!i remember)/;

/** What is said of a medicine, its dose in the plain order. */
function doseInOrder(tail: string): string {
  if (!/\d/.test(tail))
    return tail.replace(andPart, (_, whole: string, part: string) => `, ${wordFigure[whole]} and a ${part}`);
  return tail.replace(inHalf, ',').replace(madeIt, ', ').replace(bareTimes, '$1 a day');
}

// "Twice a week, before that it was once a month": from here on, how it was taken once.
const formerly = /,? (?:it|i|he|she|that)(?=)(?: was|'d been| had been| used to| took)\b/;
const saysHow = /\d|\b(?:once|twice|daily|every|nightly|weekly|monthly|day|night|week)\b/;

function beforeFormer(tail: string): string {
  const at = formerly.exec(tail)?.index ?? -1;
  return at > 0 && saysHow.test(tail.slice(0, at)) ? tail.slice(0, at) : tail;
}

function countBefore(before: string): RegExpExecArray | null {
  return /(?:tablets?|pills?|capsules?|teaspoons?|tablespoons?)(?=) (?:of (?:the |my |your )?)?$/.test(before)
    ? count.exec(before)
    : null;
}

// "Sometimes twice a day, sometimes three times"
const varies =
  /\b(?:sometimes |usually |mostly )?(once|twice|(?:two|three|[1-9]) times)(?: (?:a|per) day| daily)?,? (?:and |or |but )?sometimes (twice|(?:three|four|five|six|[1-9]) times)(?: (?:a|per) day| daily)?/;
const counts: Record<string, string> = {
  once: '1',
  twice: '2',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
};

function asRange(_said: string, few: string, many: string): string {
  const figure = (times: string) => counts[times.split(' ')[0]!] ?? times.split(' ')[0]!;
  return `${figure(few)} to ${figure(many)} times daily`;
}

/** "A brown inhaler and the blue one when I need it": from here on it is of another, which has no name. */
const another = /,? (?:and|or|plus) (?:the|my|a|this|that) (?:[a-z]+ ){1,2}(?=)one\b/;
/** "Amlodipine, and a statin at night", "simvastatin, 40, and I've been given a steroid inhaler": likewise by its kind. */
const kindNext =
  / (?:and|plus) (?:(?:i|he|she)(?=)(?:'ve|'m| have)?(?=) (?:(?:been given|got|use|take|going to add|gonna add) )?)?(?=)(?:the|my|an?|some|that|this) (?!half\b)(?:[a-z]{1,14} ){0,2}?(?=)(?:statin|inhaler|puffer|nebulizer|rescue|cream|ointment|gel|lotion|patch|spray|drops|suppository|injection|shot|pill|tablet|antibiotic|steroid)(?=)(?:e?s)?\b/;
/** "Amlodipine, ten, and oestrogen patches, fifty": likewise by the form of one that has no name here. */
const formNext =
  / and (?!(?:one|two|three|four|half|a|an|the|my|some|that|this|in|at|by|nasal|eye|ear)\b)(?:[a-z]{3,14} )(?=)(?:patches|patch|cream|gel|ointment|lotion|spray|drops|pessaries|inhaler)(?=)\b/;
/** "Stay on the aspirin, it'll bump the sugar, so check it twice a day": the checking. */
const furtherAct =
  /,? (?:so|and|then|and then)(?=) (?:please |(?:i|we)(?:['’]d| would)(?=) (?:also )?like you to |(?:i|we)(?=) (?:also )?want you to )?(?=)(?:check|measure|test|call|ring|come back|weigh)(?=)\b/;
// "The water pill, and since then I've been getting cramps at night": the cramps.
const thenHad =
  /(?<! (?:when|whenever|if|after|before|until)),? (?:(?:and|but|so|because) )?(?=)(?:(?:ever )?since(?: then)?,? |then |now )?(?=)(?:i|he|she)(?=)(?:['’](?:ve|s|m|d)| have| has| had| am| is)?(?=)(?: been)?(?=) (?!tak|us|on\b)[a-z]{2,}/;

function beforeTrouble(tail: string): string {
  const at = thenHad.exec(tail)?.index ?? -1;
  if (at < 0) return tail;
  const rest = tail.slice(at);
  return felt.test(rest) || symptomsIn(wordsOf(rest)).length > 0 ? tail.slice(0, at) : tail;
}
const felt = /\bbeen (?:getting|feeling|waking|noticing) (?!it\b|them\b)/;

/** The same in a list without "and", behind a dose: "levothyroxine, 75, the blood pressure one, 25". */
const anotherListed = /, (?:that |(?:the|my) (?:[a-z]+ ){1,2})(?=)one\b/;

// "The blue inhaler when I need it, and the brown one night and morning."
const otherInhaler = /\b(blue|brown|purple|pink|green|orange|gr[ae]y|red|white) one\b/g;

/** The medicines in a sentence whose numbers are figures already. Each takes what is said up to the next one. */
export function medicationsIn(text: string): { name: string; how: string }[] {
  const spoken = text.toLowerCase().replace(/\s+/g, ' ');
  const lower = spoken.includes('inhaler') ? spoken.replace(otherInhaler, '$1 inhaler') : spoken;
  const words = wordsOf(lower);
  const starts: Named[] = [];
  let from = 0;
  for (let i = 0; i < words.length; i++) {
    const length = drugAt(words, i);
    if (length === 0) continue;
    const spaced = words.slice(i, i + length).join(' ');
    const hyphened =
      length > 1 && !lower.includes(spaced, from) ? words.slice(i, i + length).join('-') : spaced;
    const at = lower.indexOf(hyphened, from);
    if (at < 0) continue;
    const name = (hyphened.endsWith("'s") ? hyphened.slice(0, -2) : hyphened).replace(/^co /, 'co-');
    const last = starts.at(-1);
    // "The water pill, hydrochlorothiazide", "furosemide, the water pill": one medicine.
    if (last !== undefined && isKindBeside(last, name, lower.slice(last.end, at))) {
      if (kindOnly.test(last.name)) starts[starts.length - 1] = { name, at, end: at + name.length };
      else last.end = at + name.length;
    } else if (last?.name === 'insulin' && at === last.end + 1 && insulins.test(name))
      starts[starts.length - 1] = { name: `insulin ${name}`, at: last.at, end: at + name.length };
    else if (last !== undefined && name === 'hctz' && /^[-/]$/.test(lower.slice(last.end, at)))
      starts[starts.length - 1] = { name: `${last.name}-hctz`, at: last.at, end: at + name.length };
    // "Losartan HCTZ, one hundred twelve point five"
    else if (
      last !== undefined &&
      (name === 'hctz' || name === 'hydrochlorothiazide') &&
      /^[ -]$/.test(lower.slice(last.end, at)) &&
      (fromOneFigure(name, lower.slice(at + name.length)) !== null ||
        isRunTogether(name, lower.slice(at + name.length)))
    )
      starts[starts.length - 1] = {
        name: lower.slice(last.at, at + name.length),
        at: last.at,
        end: at + name.length,
      };
    else starts.push({ name, at, end: at + name.length });
    from = at + name.length;
    i += length - 1;
  }
  const found = starts.map((_, k) => takenAt(starts, k, lower));
  const both =
    found.length > 1 && /, (?:both|all) /.test(found.at(-1)!.tail) ? ofBoth.exec(lower)?.[1] : undefined;
  return found.map(({ name, how, tail, untimed }, k) => {
    const next = found[k + 1];
    if (both !== undefined && untimed && (k > found.length - 3 || lower.includes(', all ')))
      return { name, how: how === '' ? asDaily(both) : `${how} ${asDaily(both)}` };
    // "Crestor and olmesartan daily": both; of "ramipril, alendronic acid once a week" the second alone.
    const shares = next !== undefined && ((next.alone && /^,? and $/.test(tail)) || otherName.test(tail));
    return { name, how: how === '' && shares && !next.how.startsWith('on ') ? next.how : how };
  });
}

// "Ramipril 5 mg and levothyroxine 75 mcg, both once a day"
const ofBoth =
  /, (?:both|all)(?: of them)?(?=) ((?:once|twice|three times) (?:a day|daily)|every (?:day|morning|night)|daily|at night|in the morning)(?=)\b/;

function asDaily(often: string): string {
  return often.replace(/\b(?:a|every) day$/, 'daily');
}

/** Names of insulins. */
export const insulins =
  /^(?:(?:insulin )?(?:glargine|lispro|aspart|degludec|detemir)|lantus|humalog|novolog|novorapid|novomix|levemir|tresiba|toujeo|basaglar|humulin|novolin|apidra|fiasp|semglee|lyumjev|admelog|rezvoglar)$/;

const kindOnly =
  /^(?:water (?:pill|tablets?)|birth control(?: pills?)?|oral contraceptive|combined pill|mini pill|(?:steroid|rescue|preventer|reliever|blue|brown|purple|pink|green|orange|gr[ae]y|red|white) inhaler)$/;

/** What a pill for birth control is called. */
const contraceptives =
  /^(?:(?:tri-?)?sprintec|yaz|yasmin|(?:lo ?)?loestrin|ortho[ -][a-z-]+|junel|microgestin|aviane|apri|kariva|seasoni?que|seasonale|camila|micronor|slynd|nextstellis|natazia|levora|lutera|microgynon|rigevidon|cerazette|cerelle|marvelon|drospirenone|desogestrel|norethindrone|levonorgestrel)$/;

// "The birth control pill, Sprintec"
function isPillBeside(last: Named, name: string, between: string): boolean {
  return last.name === 'birth control' && between === ' pill, ' && contraceptives.test(name);
}

function isKindBeside(last: Named, name: string, between: string): boolean {
  if (isPillBeside(last, name, between)) return true;
  return (
    /^,? (?:i (?:take|use) |i['’]m on )?(?:the |a |my |an )?$/.test(between) &&
    kindOnly.test(last.name) !== kindOnly.test(name)
  );
}

function beforeAnother(told: string): string {
  const [cut] = told.split(another);
  const listed = anotherListed.exec(cut!);
  return listed !== null && /\d/.test(cut!.slice(0, listed.index)) ? cut!.slice(0, listed.index) : cut!;
}

function perDayIn({ 1: said, index, input }: RegExpExecArray, amount: readonly string[]): string {
  if (said !== 'a day' && said !== 'per day') return 'daily';
  const many = manyADay.exec(input.slice(0, index));
  if (many === null || (many[2] === '1' && many[3] === undefined)) return 'daily';
  if (amount.some((one) => one.split(' ')[0] === many[2])) return 'daily';
  return `${many[1] ?? ''}${many[2]}${many[3] ?? ''} daily`;
}

// "I'll refill the EpiPen, two of them."
const isPen = /^epi ?pens?$/;

const changedOn =
  /\b(?:doubled|halved|increased|decreased|raised|lowered|upped|dropped|reduced|cut|changed|put up)(?=) (?:my|the|his|her) $|\b(?:went|gone|got|go|am|was|i'm|came)(?=) (?:back )?(?=)(?:up|down) (?:on|with) (?:the |my )?$/;
const toDose =
  /^ to (?:the )?(\d{1,4}(?=)(?:\.\d{1,2})?)\b(?! ?(?=)(?:times|days|weeks|months|years|a|per|every)(?=)\b)/;

interface Named {
  name: string;
  at: number;
  /** Where what is said of it begins. */
  end: number;
}

// "50 mg of lisinopril", "10 units insulin"
const doseAhead =
  /(?:\d\s*(?:milligrams?|mg|micrograms?|mcg|g|ml|units?|puffs?|pumps?|tablets?|pills?|capsules?|drops?|sprays?)|percent|%)(?: of)?(?: (?:the|my|your))?\s*$/;
const doseAlone = /^,?\s*(?:the )?\d[\d,.]{0,15}\s*[a-z%]{1,12}\s*$/;

// "Metoprolol fifty milligrams lisinopril ten": the fifty is the metoprolol's.
function isOfPrevious(previous: Named | undefined, before: string): boolean {
  return previous !== undefined && doseAlone.test(before.slice(previous.end));
}

// "50 mg of metoprolol and 10 mg of lisinopril": the ten is the lisinopril's.
function leadsToNext(tail: string, { 0: dose, index }: RegExpExecArray, hasOwn: boolean): boolean {
  const between = tail.slice(index + dose.length);
  return /^ of (?:the |my |your )?$/.test(between) || (hasOwn && /^ (?:the |my |your )?$/.test(between));
}

// "Entresto, it says twenty-four twenty-six"
const onLabel = /^,? (?:it|the (?:bottle|box|label|packet)) says,? /;

// "Ozempic, one shot a week"
const aShot = /\b(?:one|1|an?) (?:shot|injection|jab|dose|pen) (a|per|every|each) (day|week|month)\b/;
// "The odd Nurofen", "the occasional Gaviscon"
const nowAndAgain = /\b(?:odd|occasional) $/;

// "In the morning and at night": two times of the day.
function timesOf(when: readonly string[]): string {
  return when
    .map((one, i) => (i > 0 && ofDay.test(one) && ofDay.test(when[i - 1]!) ? `and ${one}` : one))
    .join(' ');
}
const ofDay = /^(?:in the (?:morning|evening|afternoon)|at (?:night|bedtime|noon|lunchtime|teatime))$/;

/** How the k-th medicine named is taken, by what is said up to the next. */
function takenAt(starts: readonly Named[], k: number, lower: string) {
  const { name, at, end } = starts[k]!;
  const said = lower.slice(end, Math.min(starts[k + 1]?.at ?? lower.length, end + 110));
  const told = said.includes(' says ') ? said.replace(onLabel, ' ') : said;
  const cut = (told.includes(' one') ? beforeAnother(told) : told)
    .split(kindNext, 1)[0]!
    .split(formNext, 1)[0]!;
  const own = cut.includes(' gram') ? cut.replace(/\b(?:a|one) gram\b/, '1 gram') : cut;
  const timed = own.replace(aShot, 'once $1 $2');
  const spoken = (timed.includes('sometimes') ? timed.replace(varies, asRange) : timed).split(
    furtherAct,
    1,
  )[0]!;
  const tail = beforeFormer(doseInOrder(beforeTrouble(spoken)));
  const before = lower.slice(Math.max(k > 0 ? starts[k - 1]!.at : 0, at - 24), at);
  const ahead =
    doseAhead.test(before) && !isOfPrevious(starts[k - 1], lower.slice(0, at)) ? strength.exec(before) : null;
  const behind = strength.exec(tail);
  const isOfNext =
    behind !== null && starts[k + 1] !== undefined && leadsToNext(tail, behind, ahead !== null);
  const dose = isOfNext ? ahead : (behind ?? ahead);
  const amount: string[] = [];
  const tablets = dose === null && /\d['’]?s\b|\d of /.test(tail) ? tabletsIn(tail) : null;
  if (tablets !== null) amount.push(tablets);
  const joint = dose || tablets ? null : strengthsOf(name, tail);
  const both = dose || tablets || joint ? null : combined.exec(tail);
  // "I gave him Calpol at ten."
  const isOne = isRunTogether(name, tail);
  const clock = atTime.test(tail) && (gave.test(before) || someAtTime.test(before));
  const bare =
    dose || tablets || both || joint || clock || isOne || isPen.test(name)
      ? null
      : (bareDose.exec(tail) ?? ofIt.exec(before));
  // "I went down on the Zoloft to 50."
  const downTo =
    bare === null && dose === null && changedOn.test(before) ? toDose.exec(tail)?.[1] : undefined;
  if (downTo !== undefined) amount.push(downTo);
  if (joint !== null) amount.push(joint);
  if (both) amount.push(`${both[1]}/${both[2]}`);
  if (bare) amount.push(`${bare[1]}${partOf[bare[2] ?? ''] ?? ''}${atATime.test(tail) ? ' at a time' : ''}`);
  // "Flovent, the 44, 2 puffs twice a day"
  const named = dose !== null && isCount.test(dose[2]!) ? bareDose.exec(tail) : null;
  if (named !== null && named.index + named[0].length < tail.indexOf(dose![0]) && Number(named[1]) > 9)
    amount.push(`${named[1]},`);
  // "Co-codamol 8/500, 2 tablets"
  const paired =
    named === null && dose !== null && isCount.test(dose[2]!) ? writtenTogether.exec(tail) : null;
  if (paired !== null) amount.push(`${paired[1]}/${paired[2]},`);
  // "Entresto, 49/51 milligrams"
  const pair =
    dose !== null && dose === behind && !isCount.test(dose[2]!) ? writtenTogether.exec(tail) : null;
  const size = dose !== null && pair !== null && pair[2] === dose[1] ? `${pair[1]}/${dose[1]}` : dose?.[1];
  const few =
    dose !== null && isCount.test(dose[2]!) ? orMore.exec((dose.input ?? '').slice(0, dose.index))?.[0] : '';
  if (dose) amount.push(`${few ?? ''}${size} ${shortUnits[dose[2]!] ?? dose[2]}`.replace(' %', '%'));
  // "Clenil, 100 micrograms, 2 puffs twice a day"
  const each = dose !== null && !isCount.test(dose[2]!) ? atOnce.exec(tail) : null;
  if (each !== null) amount.push(`${amount.pop()}, ${each[1]}`);
  // "Prednisone, 5, 4 in the morning"
  const strengthSaid = each === null && amount.length === 1 ? (dose ?? bare) : null;
  const several =
    strengthSaid === null
      ? null
      : howMany.exec(tail.slice(tail.indexOf(strengthSaid[0]) + strengthSaid[0].length));
  if (several !== null) amount.push(`${amount.pop()}, ${several[1]}`);
  // "Two ibuprofen a day".
  const pills = amount.length === 0 && perDay.test(tail) ? /(?:^|\s)([1-9]) $/.exec(before)?.[1] : undefined;
  if (pills !== undefined) amount.push(pills);
  const late = amount.length === 0 && pills === undefined ? besideOften.exec(tail)?.[1] : undefined;
  if (late !== undefined) amount.push(late);
  // How many, where no strength was said.
  if (amount.length === 0) {
    const many = count.exec(tail.slice(0, 40)) ?? countBefore(before);
    if (many) amount.push(many[0]);
  }
  const way = route.exec(tail.slice(0, 60))?.[1];
  if (way !== undefined && !name.includes(way)) {
    // An inhaler or a cream is named before its dose, a way after it.
    if (adverb.test(way)) amount.push(way);
    else amount.unshift(way);
  }
  const day = partsOfDay(tail);
  if (day !== null) {
    const parts = day.map((part) => `${part[1]} ${part[2]!.replace(ofMeal, '$1 ')}`).join(', ');
    // "Metformin, 500, 2 in the morning and 2 at night"
    const each =
      amount.length === 1 && isSaidBefore(day[0]!.index, tail, dose ?? bare)
        ? `${amount[0]!.split(', ', 1)[0]}, `
        : '';
    return { name, how: `${each}${parts}`, alone: false, tail, untimed: false };
  }
  const rest = tail.includes(' other ') ? restOfDays.exec(tail) : null;
  const more = rest ?? (tail.includes('day') || tail.includes('weekend') ? otherDays.exec(tail) : null);
  const others = more !== null && amount[0]?.split(' ', 1)[0] === more[1] ? null : more;
  const except = tail.includes(' except ') ? exceptDays.exec(tail) : null;
  const when: string[] = [];
  // "Carvedilol twice a day, spironolactone …": how often the one before it is taken.
  const first = k === 0 || ofNext.test(before) ? oftenBefore.exec(before) : null;
  const saidWhen = [...matchesOf(often, tail), ...matchesOf(besides, tail)].sort((a, b) => a.index - b.index);
  for (const m of [...(first ? [first] : []), ...saidWhen]) {
    const denied =
      notSo.test(tail.slice(0, m.index)) &&
      (m[1] === 'every day' || m[1] === 'every night' || m[1] === 'daily');
    const said = denied
      ? `not ${m[1]}`
      : asNeeded.test(m[1]!)
        ? 'as needed'
        : everyDay.test(m[1]!)
          ? perDayIn(m, amount)
          : `${lead.exec(tail.slice(0, m.index))?.[0] ?? ''}${m[1]!.replace(ofMeal, '$1 ')}`;
    // "Except Mondays and Fridays": told below.
    if (rest === null && (others ?? except) !== null && daysOnly.test(said)) continue;
    if (said.startsWith('on ') && (when.length > 0 || notThen.test(tail.slice(0, m.index)))) continue;
    if (tail.includes(`sometimes ${said}`)) {
      when.push(`sometimes ${said}`);
      continue;
    }
    const isTimed = when.some((one) => !one.startsWith('in each') && !one.startsWith('in both'));
    if (when.some((one) => one.includes(said)) || (said === 'daily' && isTimed)) continue;
    when.push(said);
  }
  if (others !== null && amount.length > 0)
    return {
      name,
      how: `${[...amount, ...when].join(' ')}, ${others[1]} ${rest === null ? '' : 'on '}${others[2]}`.replace(
        weekday,
        upperFirst,
      ),
      alone: false,
      tail,
      untimed: false,
    };
  if (except !== null && amount.length > 0) {
    const days = except[1]!.replace(weekday, upperFirst);
    const so = [amount.join(' '), when.join(' ')].filter((part) => part !== '').join(' ');
    return { name, how: `${so}, except ${days} ${except[2]}`, alone: false, tail, untimed: false };
  }
  // "Albuterol as needed, maybe once a week"
  if (when.length === 2 && when[0] === 'as needed' && nowAndThen.test(when[1]!))
    when.splice(0, 2, `as needed (about ${when[1]})`);
  if (when.length === 0 && nowAndAgain.test(before)) when.push('occasionally');
  if ((onlyIf.test(tail) || asItComes.test(tail)) && !when.includes('as needed')) {
    const rate = when.splice(0).join(' ');
    when.push(
      ...(nowAndThen.test(rate)
        ? [`as needed (about ${rate})`]
        : rate === ''
          ? ['as needed']
          : [rate, 'as needed']),
    );
  }
  if (/^\d/.test(amount[0] ?? '') && (halfOf.test(before) || inHalf.test(spoken) || halfTablet.test(tail)))
    when.push('(takes half)');
  // A strength without its unit must not run into how often.
  const apart = /\d$/.test(amount.at(-1) ?? '') && /^\d/.test(when[0] ?? '') ? ', ' : ' ';
  const times = timesOf(when);
  const how = [amount.join(' '), times.includes('day') ? times.replace(weekday, upperFirst) : times]
    .filter((part) => part !== '')
    .join(apart);
  return { name, how, alone: amount.length === 0, tail, untimed: times === '' };
}
