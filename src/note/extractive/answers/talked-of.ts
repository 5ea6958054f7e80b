import { namesDrug } from '../lexicon/drugs.ts';
import { isPast } from '../rephrase/verbs.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import { askedText } from './in-full/asked-text.ts';

/** What a question asks about, in its own words. */
export interface Topic {
  /** "compression wraps", "blood on the paper" */
  name: string;
  /** "your wraps", "the wraps"; or whether there are any. */
  whose: 'own' | 'the' | 'any';
  /** Where it was named. */
  named: Unit;
}

const determiner = /^(?:your|his|her|their|the|my|any|an?|some|much|no|that|those|these)$/;
const own = /^(?:your|his|her|their|my)$/;
/** A name has come to its end before one of these. */
const ends = new Set(
  `is are was were am be been being do does did has have had can could will would should might may must
    i you he she it they we me him them us this that these those there here and or but so if when while since because
    than then how what where which who why not no never ever still just only really also now today yet lately recently
    anymore again too either at all feel feels feeling look looks looking doing going holding coming getting healing
    helping working bothering treating like with for from after before during up down out off over about to by as much
    more less lot every each last first next once twice okay ok alright fine good bad better worse normal regular steady
    stable hurt hurts hurting on in of under around behind near inside outside always often usually otherwise generally
    anywhere associated along till until done found finding whatsoever`.split(/\s+/),
);
/** What is no thing that could be talked of. */
const noThing =
  /^(?:anything|something|nothing|everything|things?|else|ways?|times?|days?|weeks?|months?|years?|hours?|minutes?|nights?|mornings?|evenings?|afternoons?|weekends?|seconds?|kinds?|sorts?|reasons?|ideas?|chance|questions?|concerns?|problems?|issues?|trouble|changes?|parts?|bits?|sides?|numbers?|point|rest|age|name|luck|doctors?|nurse|wife|husband|mum|mom|mother|dad|father|parents?|brothers?|sisters?|sons?|daughters?|kids?|children|family|partner|boyfriend|girlfriend|anyone|anybody|someone|somebody|everyone|people|work|job|home|school|hospital|sure|right|left|really|correct|yes|yeah|so|one|ones|same|other|others|history|story|visit|appointment|start|end|beginning|moment|meantime|morning|minute|lot|worst|best|most|scale|hundred|average|sorry|thanks|honest|please|hello|hi|sir|madam|idea|that|meaning|including|depending|saying|being|doing|having|speaking|according|regarding|does|anyways?|both|all|none|neither|either|few|couple|symptoms?|stuff|sound|injuries|make|seem)$/;
const places = /^(?:on|in|of|under|around|behind|at|inside|near|down|across|below|above|between)$/;
const word = /^[a-z][a-z'-]+$/i;
const colour =
  /^(?:brown|blue|purple|red|white|green|orange|yellow|pink|gray|grey|black|big|little|small|old|new|other|long|short|round|second)$/i;
/** What a name never begins with. */
const noName =
  /^(?:same|any(?:one|body|thing|where)|some(?:one|body|thing|where)|no(?:body|thing)|every(?:one|body|thing)|problems?|trouble)$/;
const longestName = 4;

/** The name that begins at `from`, without its determiner: "the brown one", "any blood on the paper". */
function nameAt(words: readonly string[], from: number): { name: string; to: number; head: string } | null {
  let to = from;
  while (to < words.length && to - from < longestName && isOfName(words, to, from)) to++;
  if (to === from) return null;
  const head = words[to - 1]!;
  if (noThing.test(head.toLowerCase()) && !(/^ones?$/i.test(head) && colour.test(words[to - 2] ?? '')))
    return null;
  const tail = places.test(words[to] ?? '') ? tailAt(words, to + 1) : to;
  return { name: words.slice(from, tail).join(' '), to: tail, head };
}

function isOfName(words: readonly string[], at: number, from: number): boolean {
  const said = words[at]!;
  // "A living will"
  if (said === 'will' && at > from && words[at - 1]!.toLowerCase() === 'living') return true;
  return word.test(said) && !ends.has(said.toLowerCase()) && !(at > from && determiner.test(said));
}

// "(on) the paper", "(in) your legs"; where it began for what is no place.
function tailAt(words: readonly string[], at: number): number {
  const from = determiner.test(words[at] ?? '') ? at + 1 : at;
  let to = from;
  while (to < words.length && to - from < 2 && isOfName(words, to, from)) to++;
  return to === from || (noThing.test(words[to - 1]!) && !whereabouts.test(words[to - 1]!)) ? at - 1 : to;
}

const whereabouts = /^(?:home|school|work|hospital|job|side)$/;

const lists = /,| (?:or|and) /;
const about = /^(?:(?:what|how)(?: is| are| was| were)? about|tell me about|and) /i;
const thisIs = /^(?:(?:and )?(?:this|that|these|those)(?: ones?)?(?:,| is| are)|here is) (?=[a-z])/i;
// "And this, Advair."
const shown = /^(?:this|that|these|those)(?: ones?)?, /i;
const whatIsThis = /^what (?:is|are) (?:this|that|these|those)(?: one)?, (?=[a-z])/i;
const countOf = /^how (?:many|much) (?=[a-z])/i;
const howIs = /^how (?:is|are|was|were|has|have|does|do|did) (?=(?:your|the|his|her)\b)/i;
const ofIt =
  /^(?:is|are|was|were|does|do|did|has|have|had) (?=(?:your|the|his|her)(?=) [a-z]+(?: [a-z]+)?\b)/i;
const there =
  /^(?:is|are|was|were|has|have) there (?:still |ever )?(?:been )?(?=(?:any|an?|some|much|the)\b)/i;
const has =
  /^(?:(?:do|did|does|are|is|have|has|had) )?(?=)(?:you|he|she|they)(?=) (?:(?:ever|still|also|actually|currently|even|really|been) )*(?=)(?:have|had|having|get|gets|got|getting|notice|noticed|noticing|see|seen|seeing|take|taking|use|using|used|wear|wearing|on|need|needing|tried|try|trying|feel|feeling|drink|drinking|eat|eating)(?=) (?=[a-z])/i;
const before =
  /^(?:your|the|his|her|any)(?=) [a-z-]+(?: [a-z-]+)?, (?=(?:is|are|does|do|did|has|have|how|what|when|was|were|any)\b)/i;
const saidAbout = /\b(?:anything|something) about (?=[a-z])/i;

const changeIn =
  /^(?:any )?(?:changes?|trouble|problems?|issues?|difficulty) (?:in|with) (?=(?:your|his|her|the)\b)/i;
const trailing =
  /,? (?:(?:with|in|on|from|of) (?:it|them|that|this|these|those)|coming out(?: of it)?|anywhere(?: else)?|ever|at all|otherwise|generally|these days|recently|lately|so far|yet|either)$/i;
const comesTo = /^(?:(?:and|so|okay|right|good|all right|alright),? )*now,? (?=[a-z])/i;

/**
 * What the unit asks about or comes to speak of: "any blood on the paper?", "and the brown one?", "now, the compression
 * wraps". Null where it names no thing, or several.
 */
export function topicOf(unit: Unit): Topic | null {
  if (unit.words.length > longestAsked) return null;
  // "Any family history of melanoma?": of the melanoma.
  const text = askedText(unit)
    .replace(historyOf, '')
    .replace(about, '')
    .replace(trailing, '')
    .replace(trailing, '');
  const found = named(text, unit);
  if (found === null) return null;
  return unit.question || found.whose !== 'any' || comesTo.test(unit.text) || shown.test(text) ? found : null;
}
const longestAsked = 16;
const historyOf = /\bfamily (?:medical )?history of (?:any )?/i;

function named(text: string, unit: Unit): Topic | null {
  const changed = changeIn.exec(text);
  if (changed !== null) return topicAt(text.slice(changed[0].length), unit, true);
  const first = before.exec(text);
  if (first !== null) return topicAt(first[0].slice(0, -2), unit, true);
  for (const opens of [whatIsThis, thisIs]) {
    const found = opens.exec(text);
    if (found !== null) return topicAt(text.slice(found[0].length), unit, true);
  }
  const both = twice.exec(text);
  if (both !== null) return topicAt(namesDrug(wordsOf(both[2]!)) ? both[2]! : both[1]!, unit, true);
  const asks = countOf.exec(text) ?? there.exec(text) ?? howIs.exec(text) ?? has.exec(text);
  if (asks !== null) return topicAt(text.slice(asks[0].length), unit, false);
  const of = ofIt.exec(text);
  if (of !== null) return subjectAt(text.slice(of[0].length), unit);
  const spoken = saidAbout.exec(text);
  if (spoken !== null) return topicAt(text.slice(spoken.index + spoken[0].length), unit, false);
  return topicAt(text, unit, true);
}

// "The rescue one, the albuterol"
const twice = /^((?:the|your) [a-z]+(?: [a-z]+)?), ((?:the|your) [a-z]+(?: [a-z]+)?)$/i;

const particle = /^(?:up|out|down|off|flat)$/i;
const predicate =
  /^(?:steady|stable|okay|ok|good|fine|normal|regular|swelling|swollen|hurting|sore|bad|better|worse|working|improving|all)$/i;

// "Fine, it's me and my mom."
const howItIs =
  /^(?:steady|stable|okay|ok|good|fine|normal|bad|better|worse|all|great|same|gone|healed|cleared|settled|over|done|finished|resolved|closed)$/i;

function topicAt(text: string, unit: Unit, whole: boolean): Topic | null {
  if (lists.test(text)) return null;
  const words = text.split(' ');
  const said = words[0]!.toLowerCase();
  if (noName.test(said) || noName.test(words[1]?.toLowerCase() ?? '')) return null;
  const det = determiner.test(said);
  const found = nameAt(words, det ? 1 : 0);
  // "You've lost seven pounds", "you had talked about it"
  if (found === null || (!det && !whole && isPast(said) && isVerbal(words[1]))) return null;
  const rest = words.slice(found.to);
  // "Spitting up?"
  if (whole && rest.length === 1 && /ing$/i.test(found.name) && particle.test(rest[0]!))
    return { name: `${found.name} ${rest[0]}`, whose: 'any', named: unit };
  if (whole && rest.length > 0 && !(rest.length === 1 && predicate.test(rest[0]!))) return null;
  const name = whole && !det && found.to === 2 && predicate.test(words[1]!) ? words[0]! : found.name;
  if (noThing.test(name.toLowerCase()) || (!det && howItIs.test(name))) return null;
  return { name, whose: own.test(said) ? 'own' : said === 'the' ? 'the' : 'any', named: unit };
}

const isVerbal = (next: string | undefined) =>
  next === undefined || ends.has(next) || determiner.test(next) || /^\d/.test(next);

// "Is the bathroom at school okay?": what it is said to be comes last.
function subjectAt(text: string, unit: Unit): Topic | null {
  const words = text.split(' ');
  const whose = own.test(words[0]!) ? 'own' : 'the';
  const sided = /^(?:left|right|other|lower|upper)$/i.test(words[1] ?? '');
  const to = sided ? 3 : 2;
  if (words.length <= to) return null;
  const found = nameAt(words.slice(0, to), 1);
  if (found === null || found.to !== to) return null;
  const tail = places.test(words[to]!) ? tailAt(words.slice(0, -1), to + 1) : to;
  return { name: words.slice(1, tail).join(' '), whose, named: unit };
}
