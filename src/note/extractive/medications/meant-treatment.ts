import { upperFirst } from '../../language/upper-first.ts';
import { namesTest } from '../choosing/left-out-results.ts';
import { onlyDrugIn } from '../lexicon/drugs.ts';
import { lowerFirst } from '../say.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { remedyAsked } from './remedy-asked.ts';
import { answersCase, namesIn, worksOn } from './told-to-stop.ts';
import { withoutMeasured } from './without-measured.ts';

/** A treatment by its name ("lorazepam", "pill"), and where it was named. */
interface Treatment {
  name: string;
  named: Unit;
  isMedicine: boolean;
}

const doneWithIt =
  /\b(takes?|taking|wean|weaning|taper|tapering|stops?|stopping|quit|quitting|restart|starts?|starting|cut|hold|holding|halve|double|skip|miss|use|using|continue|(?:go|going) (?:straight )?(?:on to|onto|up on|down on|back on|off)|come off|stay (?:on|off)|carry on with|keep (?:taking|using|on with)|halving|avoid|(?:put|get|start|keep) (?:you|him|her)(?: back)? on|(?:another|\d{1,2}(?: more)?|one|two|three|six) (?:days|weeks|months?)(?:['’]? (?:supply|worth))? of|(?:bleed more|easily|dizzy|drowsy|sleepy|driving|plenty) (?:with|on)|(?:while|when|as long as) (?:you|he|she)(?:['’](?:re|s)| are| is) (?:still )?on) (it|that(?! one\b)|them)(?! in place)(?=$|[.,]| (?:in|on|with|for|to|at|as|after|before|until|till|when|once|twice|today|tonight|tomorrow|then|now|down|every|daily|about|by|from|half|one|two|again|cold|and|or|but|so|because|at least|slowly|please|instead|anymore|any more|(?:\d|a week|two|three|four|five|six|seven|ten)(?= )|yourself|altogether|completely|straight|suddenly|abruptly|early|without|(?:i|we)(?=['’ ]))(?=)\b(?! granted))/i;
// "Your level is low, so we'll put it up to 125 micrograms."
const movedTo =
  /\b(put|putting|move|moving|push|bump|increase|increasing|raise|raising|lower|lowering|reduce|reducing|drop|dropping|cut|bring) (it|that)(?= (?:back )?(?:(?:up|down|back) )?to \d[\d.]*(?:$|[.,]| (?:mg|mcg|milli|micro|units|once|twice|a day|daily|at night|and|for|until)))/i;
const dosed =
  /^(?:(?:so|and|then|okay|good|right|well|great|fine)(?=),? ){0,3}(?=)(?:(?:(?:i|we)['’](?:d|ll) |let['’]s )?(?=)(?:(?:come|go|drop|step)(?=) (?:back )?(?:down|up) to|stay (?:on|at)(?: the)?)(?=) \d[\d.]*(?=$|[.,;]| (?:mg|mcg|milli|micro|units|pumps|puffs|tablets|once|twice|a day|daily|and|for|until|at|then|please)\b)|(?:no|not)(?=) more than (?:one|two|three|four|\d)\b|(?:one|two|three|half an?|a|another|\d[\d/.]*)(?=) (?:and a half )?(?=)(?:caps?|capfuls?|tablets?|pills?|puffs?|sprays?|drops?|teaspoons?|mg|mcg|milligrams?)(?=)\b|every (?:two|three|four|six|eight|twelve|\d+)(?=) (?:to \w+ )?hours?\b)/i;

const letUs = /^(?:(?:so|and|then|okay|good|right|well|great|fine)(?=),? ){0,3}(?:let['’]s )?/i;
const staysOn = /\bstay (?:on|at) (?:the )?(?=\d)/i;

// "Don't drive if you're drowsy with it", where two medicines were spoken of.
const feltOnIt = /^(?:bleed|easily|dizzy|drowsy|sleepy|driving|plenty)/i;

/**
 * What the clinician says of "it" or "them", with the treatment in its place that was spoken of last: "and the lorazepam?"
 * "cut it to every other night" → cut the lorazepam to every other night; "then one capful every day" → MiraLAX: one capful
 * every day. The unit itself where it names one, or it is not sure which is meant.
 */
export function withTreatmentNamed(
  unit: Unit,
  passages: readonly Passage[],
  index: number,
): { unit: Unit; asked: Unit | null } {
  const same = { unit, asked: null };
  if (unit.role !== 'clinician' || unit.question) return same;
  if (namesMedicine(unit)) return withSwapNamed(unit, passages, index) ?? same;
  if (answersCase(unit) && !isOnlyOne(index, passages)) return same;
  const text = plainOf(unit);
  if (sameAgain.test(text)) return withSameNamed(unit, treatmentBefore(index, passages, reach)) ?? same;
  const checked = checksIt.exec(text);
  if (checked !== null) {
    const measure = measureBefore(index, passages);
    return measure === null
      ? same
      : {
          unit: reworded(unit, text.replace(checked[0], `${checked[1]} the ${measure.name}`)),
          asked: measure.named,
        };
  }
  const found = movedTo.exec(text) ?? doneWithIt.exec(text);
  if ((found === null && !dosed.test(text)) || otherThing.test(unit.said)) return same;
  if (found !== null && feltOnIt.test(found[1]!) && !isOnlyOne(index, passages)) return same;
  if (found !== null && namesOwn.test(text.slice(0, found.index))) return same;
  const meant = treatmentBefore(index, passages, found !== null && usesIt.test(found[0]) ? 1 : reach);
  if (meant === null) return same;
  if (found === null && staysOn.test(text))
    return meant.isMedicine
      ? { unit: reworded(unit, text.replace(staysOn, `stay on ${meant.name} `)), asked: meant.named }
      : same;
  if (found === null)
    return meant.isMedicine
      ? {
          unit: reworded(unit, `${upperFirst(meant.name)}: ${lowerFirst(text.replace(letUs, ''))}`),
          asked: meant.named,
        }
      : same;
  const [whole, verb = '', word = ''] = found;
  if (!meant.isMedicine && /s$/.test(meant.name) !== /^them$/i.test(word)) return same;
  return {
    unit: reworded(unit, text.replace(whole, `${verb} the ${meant.name}`)),
    // The question that it answers says when.
    asked: answersCase(unit) ? null : meant.named,
  };
}

// "Any steroids before?" "Yes, prednisolone." "We'll do the same, 20 milligrams a day."
const sameAgain =
  /\b((?:do|give|have|use|try|go with)(?: (?:you|him|her))?) the same(?= again|,? (?:\d|for \d|for (?:an?|another)\b))/i;

function withSameNamed(unit: Unit, meant: Treatment | null): { unit: Unit; asked: Unit | null } | null {
  return meant?.isMedicine
    ? {
        unit: reworded(unit, plainOf(unit).replace(sameAgain, `$1 the same (${meant.name})`)),
        asked: meant.named,
      }
    : null;
}

// "It makes me cough." "We'll swap it for losartan."
const swapsIt =
  /\b(swap|swapping|switch|switching|change|changing|replace|replacing) (it|that)(?= (?:for|to|with|over to) (?:the )?([a-z-]{4,20}))/i;

function withSwapNamed(
  unit: Unit,
  passages: readonly Passage[],
  index: number,
): { unit: Unit; asked: Unit | null } | null {
  const text = plainOf(unit);
  const [whole, verb, , other] = swapsIt.exec(text) ?? [];
  if (whole === undefined || other === undefined || namesIn({ said: other.toLowerCase() }).length === 0)
    return null;
  if (namesIn({ said: text.slice(0, text.indexOf(whole)).toLowerCase() }).length > 0) return null;
  const meant = treatmentBefore(index, passages, reach);
  if (!meant?.isMedicine || meant.name === other.toLowerCase()) return null;
  return { unit: reworded(unit, text.replace(whole, `${verb} the ${meant.name}`)), asked: meant.named };
}

// Not "a lithium level".
function namesMedicine({ clinical, said }: Unit): boolean {
  return clinical.drugs > 0 && namesIn({ said: withoutMeasured(said) }).length > 0;
}

// "What if he gets a rash?" "Stop it.", where two medicines were spoken of: it may be the one that was named before.
function isOnlyOne(index: number, passages: readonly Passage[]): boolean {
  const names = passages
    .slice(Math.max(0, index - reach), index)
    .flatMap(({ unit }) => (unit.clinical.drugs > 0 ? namesIn(unit) : []));
  return new Set(names).size === 1;
}

// "The thyroid goes on your nightstand, you take it …", "Slynd, one a day, start it": the sentence names it itself.
const namesOwn =
  /^(?:(?:and|so|then|now|but),? )*(?=)(?:(?:the|your|that|this|those)(?=)(?: [a-z-]+){1,3}(?=)(?:['’](?:s|ll)\b| (?:go|goes|is|are|can|comes?|stays?|gets?|will)(?=)\b|,)|[a-z-]{4,},(?=) (?:one|two|half|once|twice|every|\d))/i;
// What is used may be anything.
const usesIt = /^(?:use|using|continue|carry on|keep)/i;
const reach = 12;
const longestBetween = 12;
const longestPointing = 20;
const form =
  /\b(?:the|that|this|those|these|your)(?=) (pills?|tablets?|patch(?:es)?|ring|coil|implant|inhaler|cream|ointment|gel|drops|spray|brace|boot|splint|sling|blood thinner|water pill|sleeping pills?|steroids?|antibiotics?)(?=)\b/;
const otherThing =
  /\b(?:smok\w*|cigarettes?|vap(?:e|ing)|drinking|alcohol|beers?|wine|coffee|sodas?|gluten|salt|sugar|milk|running|lifting|driving|shots?|injections?|scans?|exercises?|test|diary|breathe?|bandages?|dressings?|wrap|mask|machine|cast|splint|brace|boot|tube)(?=)\b|\b(?:the|that|this) [a-z]+ ones?\b/;
const pointsBack = /\b(?:it|it's|that|them|they|one)\b/;
// One that is not known by name.
const otherMedicine =
  /\b(?:mg|milligrams?|mcg|medicines?|medications?|prescri\w+|called|solution|inject\w*)\b/;
// "How's the Ozempic?" "I'm on one milligram a week now."
const ownDose =
  /^(?:(?:yes|yeah|well|still|oh)(?=) ){0,2}(?=)(?:i|he|she)(?:'m| am|'s| is)?(?=) (?:still )?(?:on|at|take|takes|taking|down to|up to)(?=) (?:\d|one|two|five|ten|twenty|thirty|forty|fifty|half|a hundred)/;
// "If the sex gets worse we add bupropion.", "no codeine"
const onlySupposed =
  /\b(?:if|unless|might|either|or|(?<!^)no|not(?! (?:been )?(?:taken|taking)\b)|never|away from)\b/;

// "I was thinking amitriptyline, but you've got to be sharp in the morning."
const thoughtOf =
  /\b(?:i|we)(?: was| were|'d been| had been)(?=) (?:(?:just|almost|originally|also) )?(?=)(?:(?:thinking|considering|tempted by)(?! (?:of |about )?(?:stop|cut|com|rais|increas|lower|go)[a-z]*\b)|(?:going|gon na|hoping|planning|about)(?=) (?:to )?(?=)(?:start|add|try|give|put|suggest|offer|prescribe|use|go with|switch|do)(?=))(?=)\b|\b(?:i|we)(?:'d| had) (?:thought|considered|planned)\b/;

/** True where the clinician tells what was thought of, and not what is done. */
export function isOnlyThoughtOf({ said, role }: Unit): boolean {
  return role === 'clinician' && thoughtOf.test(said);
}

// "You'll take colchicine along with it for three months.": what is spoken of is still the other.
const besideIt = /\b(?:along|together|beside|alongside)(?: with)? (?:it|that)\b/;

/** The treatment that was spoken of last, of whoever spoke; null where another thing, or several, came between. */
function treatmentBefore(index: number, passages: readonly Passage[], within: number): Treatment | null {
  for (let i = index - 1; i >= 0 && i >= index - within; i--) {
    const { unit, section } = passages[i]!;
    const kind = form.exec(unit.said)?.[1];
    if (
      unit.clinical.drugs > 0 &&
      (besideIt.test(unit.said) || namesIn(unit).some((name) => worksOn(unit.said, name)))
    )
      continue;
    if (unit.clinical.drugs > 0) {
      const name = onlyDrugIn(unit.words)?.replace(/'s$/, '') ?? null;
      if (name === null || namesTest(name) || section === 'allergies' || onlySupposed.test(unit.said))
        return null;
      if (isOnlyThoughtOf(unit)) return null;
      return kind === undefined || name.includes(kind) ? { name, named: unit, isMedicine: true } : null;
    }
    // A patch may be one of the skin.
    if (kind !== undefined)
      return /^patch/.test(kind) ? null : { name: kind, named: unit, isMedicine: false };
    const remedy = remedyAsked(unit);
    if (remedy !== null) return { name: remedy, named: unit, isMedicine: false };
    const { length } = unit.words;
    if (otherMedicine.test(unit.said) && !ownDose.test(unit.said)) return null;
    if (otherThing.test(unit.said) || length > longestPointing) return null;
    if (length > longestBetween && !pointsBack.test(unit.said)) return null;
  }
  return null;
}

const checksIt =
  /\b(check|measure|monitor|record) (?:it|that)(?=$|[.,]| (?:at home|before|after|at|twice|once|every|daily|in|each|for|again|two|three|four|\d|and (?:write|keep|call)|if|when|first)\b)/i;
const measures =
  /\b(?:blood sugars?|sugars?|glucose|blood pressure|pressure|weight|oxygen|temperature|inr|a1c|potassium|hemoglobin|haemoglobin|ferritin|cholesterol|thyroid|creatinine)(?=)\b/g;
const acronym = /^(?:inr|a1c)$/;
const measureReach = 6;

// "The sugar's going to go up. Do you have a meter?" "Somewhere." "Check it before breakfast."
function measureBefore(index: number, passages: readonly Passage[]): { name: string; named: Unit } | null {
  for (let i = index - 1; i >= 0 && i >= index - measureReach; i--) {
    const { unit } = passages[i]!;
    const [name, ...more] = new Set(unit.said.match(measures));
    if (name === undefined) continue;
    if (more.length > 0) return null;
    return {
      name: name.replace(acronym, (letters) => letters.toUpperCase()).replace('A1C', 'A1c'),
      named: unit,
    };
  }
  return null;
}
