import { lowerInitial, uncapital } from '../../language/uncapital.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { drugAt, isDrug } from '../lexicon/drugs.ts';
import { wordsOf } from '../visit/units.ts';
import { isAuxiliary, isPast } from './verbs.ts';

const kin =
  'mother|father|sister|brother|son|daughter|husband|wife|partner|aunt|uncle|cousin|grandmother|grandfather|boss|doctor|nurse|surgeon|therapist|dentist|pharmacist';
const kinAgain = new RegExp(
  `^((?:my|his|her|their|our|the) (?:[a-z-]+ )?(?=)(?:${kin})),? ?, (?:and |but )?(?=)(?:he|she|they) (?=[a-z])`,
  'i',
);
// What is talked of comes first, and a pronoun takes its place: "the pain, it …", "the metformin, i forget it".
// "My dad, I don't know, he died young."
const unsure = /^((?:my|his|her|their) [a-z]+(?: [a-z]+)?), i do not know, (?=(?:he|she|they|it) )/i;
const topic = /^((?:the|my|your|his|her|this|these|those|both) [a-z0-9' -]{2,40}), /i;
const itself =
  /^(?:it|they|that(?= (?:has|was|does|did|comes|goes|helps|helped|started|hurts|gets|got|makes)(?=)\b))(?= (?:is|are|was|were|has|have|does|do|did|can|could|will|would|[a-z]+(?:s|ed)|went|got|came|felt|began|hurt|kept)(?=)\b)(?! is (?:just |like )?(?=)(?:my|a|an|about|what|why|when|where|how|\d)\b) /i;
const object =
  /^((?:maybe|about|probably|sometimes|usually|once|twice|every)(?: [a-z0-9-]+){0,4} )?((?:i|we|you|he|she|they)(?=) (?:(?:do|does|did|have|has|had|can|could|will|would|not|cannot|never|always|usually|also|still|only|sometimes)(?=) ){0,3}[a-z]+(?: (?:of|on|with|from|for|about|at|to|in|off|up|out))?)(?=) (?:it|them|those)(?=$|[ ,])/i;
const taking =
  /^((?:.{0,60}(?:,|\band) )?)((?:the |my )?(?!and\b)(?:[a-z-]+ ){0,2}[a-z-]+), ((?:i|we|you|he|she|they)(?=) (?:(?:do|also|still|usually|just) )?(?=)(?:take|takes|took|use|uses|used)) (?:it )?(?=\d|one\b|half\b|two\b|an? (?:half|tablet|pill|puff)|every\b|twice\b|once\b)/i;
const timeAtEnd =
  /\b(?:time|times|day|days|night|nights|week|weeks|weekend|month|months|year|years|morning|mornings|evening|afternoon|hour|moment|visit|summer|winter|spring|fall|other|end|past|point|way|one|thing|same|first|last|more|less|better|worse|from|of|in|on|at|for|with|to|about)$/i;

// "The eye doctor, that's two years ago maybe."
const longAgo =
  /^((?:the|my) [a-z]+(?: [a-z]+){0,2})(?=), (?:that|it) (?:is|was),? (?=(?:(?:about|maybe|probably|like|over|nearly|almost) )*(?:\d+|an?|a few|a couple of)(?=) (?:years?|months?|weeks?|days?)(?=) ago\b)/i;
const dose =
  /\b([a-z]{4,20}), (?:(?:it|that) is )?(\d[\d.]{0,5} (?:mg|mcg|milligrams?|micrograms?|units)\b)/gi;

/** Speech as prose orders it: a topic that was put first goes where its pronoun stands, hedges go before what they hedge. Says the same. */
export function plainOrder(said: string): string {
  // What comes first or is said beside stands between commas.
  if (!said.includes(',')) return hedgedFirst(withoutBareTopic(said.replace(these, '$1 ')));
  const dosed = said
    .replace(unsure, '$1, ')
    .replace(these, '$1 ')
    .replace(longAgo, '$1 was ')
    .replace(
      /(?<=[a-z]s), (?=in my (?:chest|head|neck|back|belly|stomach|abdomen|legs?|arms?|hands?|feet|foot)$)/i,
      ' ',
    )
    .replace(dose, (all, drug: string, how: string) => (isDrug(drug.toLowerCase()) ? `${drug} ${how}` : all));
  return hedgedFirst(topicInPlace(withoutBareTopic(dosed).replace(kinAgain, '$1 ')));
}

// "your heart disease you had a heart attack in 2018": the name of what is talked of now.
const bareTopic =
  /^(?:my|your|his|her) ((?:[a-z-]+ ){0,2}[a-z-]+) (?=(?:i|you|he|she)(?=) (?:had|have|has|were|was|are|am|got|did)(?=)\b)/i;

function withoutBareTopic(said: string): string {
  const found = bareTopic.exec(said);
  if (found === null || !isConditionWord(found[1]!.split(' ').at(-1)!.toLowerCase())) return said;
  return /\b(?:it|that|this)\b/i.test(said) ? said : said.slice(found[0].length);
}

function topicInPlace(said: string): string {
  const taken = taking.exec(said);
  if (taken && endsInDrug(taken[2]!))
    return `${taken[1]}${taken[3]} ${taken[2]!.replace(/^(?:the|my) /i, '')} ${said.slice(taken[0].length)}`;
  const found = topic.exec(said);
  if (found === null || timeAtEnd.test(found[1]!) || isClause(found[1]!)) return said;
  // "The kidneys, they're watching the kidneys.": they are others.
  if (said.toLowerCase().includes(found[1]!.toLowerCase(), found[0].length)) return said;
  // "My doctor checked it, she said …": that was a sentence of its own.
  if (/ (?:it|that|this|me|him|her|them|us)$/i.test(found[1]!)) return said;
  const rest = said.slice(found[0].length);
  // "My dad, it was his heart": no person is "it".
  if (person.test(found[1]!) && /^(?:it|that|those) /i.test(rest)) return said;
  const name = lowerInitial(found[1]!);
  const goesOn = itself.exec(rest);
  if (goesOn) return `${name} ${rest.slice(goesOn[0].length)}`;
  const placed = object.exec(rest);
  if (placed === null) return said;
  const after = rest.slice(placed[0].length);
  return `${placed[2]} ${name}${placed[1] ? ` ${placed[1].trim()}` : ''}${after}`;
}

/** "My girlfriend took my temperature, …" */
const didToIt = / ([a-z]+) (?:my|his|her|your|our|an?) [a-z]+$/i;

// "The liver's irritated, it is …": told already.
function isClause(said: string): boolean {
  const verb = /['’]s (?:not )?([a-z]+)$/i.exec(said)?.[1];
  const done = kinDid.exec(said)?.[1] ?? didToIt.exec(said)?.[1];
  return (
    [verb, done].some((word) => word !== undefined && isPast(word.toLowerCase())) ||
    wordsOf(said).some(isAuxiliary)
  );
}

// "My wife bought omeprazole, I haven't tried it."
const kinDid = new RegExp(`^(?:my|his|her|their|our|the) (?:${kin}) ([a-z]+) [a-z]`, 'i');
const person = new RegExp(` (?:${kin})$`, 'i');

function endsInDrug(name: string): boolean {
  const words = wordsOf(name);
  return words.some((_, i) => i + drugAt(words, i) === words.length);
}

const clause =
  /^i (?!think|believe|guess)[a-z]|^(?:it|that|this|there|these|those|they|he|she|my [a-z ]{2,20}?|the [a-z ]{2,25}?)(?=) (?:is|was|has|have|had|am|were|are|does|did|might|may|could|would|will|got|took|came|went|started)(?=)\b/i;

// "that was the heat i think", "in the left ear, i think", "she takes, i want to say, lexapro".
function hedgedFirst(said: string): string {
  if (!/\bi (?:guess|think|believe|suppose|want to say)\b/i.test(said)) return said;
  const text = said
    .replace(/,? i (?:guess|suppose)(?=$|[,.])/gi, '')
    .replace(/\b(i|he|she|it|they) ([a-z]{2,12}), i (?:think|believe|want to say),? /gi, '$1 probably $2 ')
    .replace(/\b(is|was|are|were),? i (?:think|believe), /gi, '$1 probably ')
    .replace(/ i want to say (?:about |like )?(?=\d)/gi, ' about ')
    .replace(/, i (?:think|believe|want to say), /gi, ', probably ');
  const middle = /,? i (think|believe),? (?=(?:but|and|because|so)\b)/i.exec(text);
  if (middle && clause.test(text) && !/\b(?:but|and|because|so|that)\b/i.test(text.slice(0, middle.index))) {
    const before = text.slice(0, middle.index);
    const rest = text.slice(middle.index + middle[0].length);
    // "The metformin, a thousand I think, and the other one": only that is unsure.
    const item = before.lastIndexOf(', ');
    if (item > 0 && before.slice(item + 2).split(' ').length < 4 && !clause.test(before.slice(item + 2)))
      return `${before.slice(0, item)}, probably ${before.slice(item + 2)}, ${rest}`;
    return `i ${middle[1]} ${lowerPronoun(before)}, ${rest}`;
  }
  const last = /^(.+?),? i (think|believe)$/i.exec(text);
  if (last === null) return text;
  const [, body, verb] = last;
  const chunk =
    /^(.+), ((?:in|on|at|about|around|for|the|a|an|my) (?:[a-z0-9'-]+ ){0,4}[a-z0-9'-]+|[a-z]\d+(?: [a-z]\d+)?)$/i.exec(
      body!,
    );
  if (chunk && !clause.test(chunk[2]!)) return `${chunk[1]}, probably ${chunk[2]}`;
  const joined = [...body!.matchAll(/ (?:but|and|because|so) /gi)].at(-1);
  const from = joined === undefined ? 0 : joined.index + joined[0].length;
  if (from > 0 && clause.test(body!.slice(from)))
    return `${body!.slice(0, from)}i ${verb} ${body!.slice(from)}`;
  return clause.test(body!)
    ? `i ${verb} ${body![0]!.toLowerCase()}${body!.slice(1)}`
    : body!.split(' ').length <= shortest && !wordsOf(body!).some(isAuxiliary)
      ? `probably ${uncapital(body!)}`
      : text;
}

function lowerPronoun(text: string): string {
  return text.replace(/^(?:It|That|This|There|They|He|She|The|My)\b/, (word) => word.toLowerCase());
}

const shortest = 5;

const felt =
  /^it is (?:(?:just|mostly|only) )?(?:feeling )?(?=)(?:like )?((?:an? |this |some )?(?!something|nothing|anything)(?:[a-z-]+,? ){0,3}(?=)(?:tingling|tingles?|burning|aching|ache|pain|pressure|throbbing|stabbing|numbness|cramp(?:s|ing)?|soreness|tightness|stiffness|itching|pulsing|pounding|heaviness|squeezing|sensation|feeling|pins and needles)(?=)\b.*)$/i;

const these =
  /\b(gets?|getting|have|has|had|having)(?=) (?:these|those) (?=(?:[a-z]{3,12} )?(?=)(?:flutters|pains|aches|headaches|cramps|spells|episodes|palpitations|chills|rashes|bumps|twinges|spasms|attacks)(?=)\b)/gi;

/** "it is like a tingling in both feet" → i describe a tingling in both feet; the text itself where it describes nothing felt. */
export function describing(said: string): string {
  const found = felt.exec(said);
  return found === null || /^(?:not|no|my|when|in|on|at)\b/i.test(found[1]!)
    ? said
    : `i describe ${found[1]!.replace(/^this /i, 'a ')}`;
}
