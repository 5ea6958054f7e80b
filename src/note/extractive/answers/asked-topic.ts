import { upperFirst } from '../../language/upper-first.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { drugAt } from '../lexicon/drugs.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { maySayOf } from './said-of-topic.ts';

const vague =
  /^((?:In the (?:morning|evening|afternoon)s?|At (?:night|home|work|rest)|(?:After|Before) (?:dinner|lunch|breakfast|supper|meals|bed|work)),? )?(It|They|Those) (?=(?:(?:just|usually|really|sometimes|still|only|also|actually|kind of) )?(?=)(?:did|does|do|has|have|had|is|are|was|were|gets?|got|comes?|came|goes|went|started|began|lasts?|lasted|feels?|felt|runs?|ran|will|can|seems?|looks?|tends?)(?=)\b)/i;
// "Is the calf swollen?" "No, it's the front.": something else is.
const instead =
  /^(?:(?:oh|well),? )?no,?(?=) (?:no,? )?it['’]s (?:(?:just|more|only) )?(?=)(?:the|my|in|on|at)\b/i;
// "Are your periods regular?" "They were, on the pill."
const elliptic =
  /^(?:(?:yes|yeah|no|well|oh),?(?=) ){0,2}(?:it|they)(?=) (?:was|were|is|are|has|have|had|did|does|do)(?=)(?:n['’]t)?, (?=(?:on|in|with|until|till|before|after|when|while|since|for|at|sometimes|mostly|now|then|once|back|as|during|up to)(?=)\b)/i;

/** True where what an answer says of "it" is said of something else than what was asked of, or says only that it is so. */
export function ofOther({ text }: Unit): boolean {
  return instead.test(text) || elliptic.test(text);
}

// Here "it" is nothing that was asked of.
const expletive =
  /^It (?:is|was) (?:the|an?) [a-z]+ (?:that|which|who)\b|^(?:It|They) (?:is|was|has been|had been)(?=) (?:(?:very|pretty|fairly|so|really|just|quite) )?(?=)(?:hard|difficult|easy|like|not like|possible|because|when|where|why|what|how|time|all|about time|been|(?:about |around |nearly |almost |over |maybe )?(?=)(?:\d+|an?|a few|several|a couple of)(?=) (?:days?|weeks?|months?|years?)|my|his|her|their|that|hot|cold|raining|snowing|dark|late|early|nice|good to|great to|been going|more like (?:when|if|as if|that)|both|either|neither)(?=)\b|^(?:It|They) (?:seems?|looks?|feels?)(?=) (?:like|that|as if)\b|^It (?:hurts?|takes?|depends)\b/;
// "It's been since I put in the fence.", "it's got to be nine years": how long, and nothing that was asked of.
const tellsHowLong =
  /^(?:It|They) ha(?:s|ve) (?:got to be|been) (?:(?:about|around|nearly|almost|over|maybe|like|well|going on(?= \d)|more than|at least|probably|only|just) )*(?:(?:for|since)\b|\d|a (?:while|long|couple|few|good|rough)\b|several\b|many\b|years\b|months\b|weeks\b)/;
const helps = /^(?:It|They) (?:[a-z]+ ){0,4}(?:help(?:s|ed|ing)?|work(?:s|ed|ing)?)\b/;
const feelsSore =
  /^(?:It|They) (?:is|are|was|feels?|gets?)(?=) (?:(?:slightly|just|only|very|pretty|really|quite|a little)(?=) ){0,2}(?=)(?:sore|tender|achy|stiff|itchy|short)\b/;
const hurts = /^(?:It|They) (?:[a-z]+ ){0,3}(?:hurts?|aches?)\b/;
const determiner = /^(?:your|the|this|that|these|those|any|his|her)$/;
const head =
  /^(?:pressures?|sugars?|weight|medications?|medicines?|diet|sleep|appetite|tests?|scans?|x-?rays?|mri|colonoscopy|pap|mammogram|echo|echocardiogram|surgery|injections?|shots?|ulcers?|wounds?|rash|rashes|lumps?|moles?|spots?|burn|heartburn|reflux|periods?|cycles?|vision|hearing|mood|breathing|urine|stools?|movements?|a1c|cholesterol|pain|pains|flares?|episodes?|attacks?|appointment|visit|exam|therapy|inhaler|vaccines?)$/;
// "The eye doctor" is no eye.
const person = /^(?:doctors?|specialists?|surgeons?|clinic|nurse|therapist)(?=)$/;
const light =
  /^(?:a|an|and|or|of|in|on|at|to|with|for|about|from|is|are|was|were|been|do|does|did|you|it|that|how|when|what|any)$/;

/**
 * A sentence of the history with what was asked of in place of an "it" that has nothing before it: "how is your
 * heartburn?" "it got bad for a while" → Her heartburn got bad for a while. The sentence itself where the question names
 * nothing or several things, or where the patient said something before it in the same breath; `written` are the
 * passages that stand beside it.
 */
export function withTopicNamed(
  text: string,
  passage: Passage,
  passages: readonly Passage[],
  who: Subject,
  written: ReadonlySet<Passage>,
): string {
  const found = vague.exec(text);
  if (found === null) return text;
  if (pressure.test(text)) return `${possessive(who)} blood pressure ${text.slice(found[0].length)}`;
  if (expletive.test(text) || tellsHowLong.test(text) || ofOther(passage.unit)) return text;
  if (begins.test(text) && sinceStarted.test(passage.unit.answers?.said ?? '')) return text;
  const before = passages[passage.index - 1];
  const topic =
    before?.unit.turn === passage.unit.turn && !written.has(before)
      ? (painIn(before.unit) ?? onlyTopic(before.unit) ?? topicBefore(passage, passages))
      : topicBefore(passage, passages);
  if (topic === null) return text;
  const several =
    /(?:[^s']s|feet|teeth)$/.test(topic.name) && !/(?:ss|us|is|itis|osis|diabetes)$/.test(topic.name);
  if (several !== (found[2]!.toLowerCase() !== 'it')) return text;
  // "Her period … her periods": the sentence may name it itself.
  if (wordsOf(text).includes(topic.name.split(' ').at(-1)!)) return text;
  // "How is your depression? Is therapy helping?" "It's been helping.": no illness helps, and no pain hurts.
  if (helps.test(text) && isTrouble(topic.name)) return text;
  // "Any chest pain?" "It's a bit sore round my ribs.": no pain is sore.
  if (feelsSore.test(text) && /\b(?:pain|ache|aching)/.test(topic.name)) return text;
  if (hurts.test(text) && /\b(?:pain|ache|aching)/.test(topic.name)) return text;
  if (!maySayOf(text.slice(found[1]?.length ?? 0), topic.name, passage.unit)) return text;
  if (saysWhat.test(text) && topic.name.split(' ').some(isBodyPart)) return text;
  const when = found[1] ?? '';
  const opening = topic.own ? who.their : 'the';
  return upperFirst(`${when}${opening} ${topic.name} ${text.slice(found[0].length)}`);
}

// "Is that new since you started the pramipexole?" "It started when they put that up.": not the medicine did.
const begins = /^It (?:started|began|came on|got worse)\b/;
const sinceStarted =
  /\b(?:since|after|when|before|once)(?=) (?:you|he|she|they)(?:'ve)?(?=) (?:started|began|went on|got on|took|changed|stopped)(?=)\b/;

function isTrouble(name: string): boolean {
  const words = name.split(' ');
  return words.some((word) => isConditionWord(word) || isBodyPart(word)) || symptomsIn(words).length > 0;
}

// "How's the toe?" "It's a blister.", "and the stomach?" "It's kind of gross.": what is wrong with it, and not it.
const saysWhat =
  /^(?:It|They) (?:is|are|was|were) (?:(?:only|just|probably|maybe|really|pretty|so|very|slightly) )*(?:an? (?!(?:normal|good|bad|bit|little|lot|touch|tad|mess|dull|sharp|constant|deep|burning|throbbing|tight|stabbing|sort|kind|very|real|big|small)\b)|the\b|nothing|gross|embarrassing|weird|funny|silly|annoying|stupid|complicated)/;

// "It was about 180 over 95": only a blood pressure is.
const pressure =
  /^It (?:is|was|has been|had been)(?=) (?:(?:about|around|up to|over|like) )?(?=)\d{2,3}(?: something)? over \d{2,3}\b/;

function possessive(who: Subject): string {
  return upperFirst(who.their);
}

// What the other asked of last, where the answer opens with the pronoun.
function topicBefore(
  { unit, index }: Passage,
  passages: readonly Passage[],
): { name: string; own: boolean } | null {
  let asked = index - 1;
  while (passages[asked]?.unit.turn === unit.turn) {
    // "Any discharge?" "No discharge. It's been dry down there.": that is not there.
    if (passages[asked]!.unit.words.length > 2 || deniesThing.test(passages[asked]!.unit.said)) return null;
    asked--;
  }
  let heard = 0;
  for (; asked >= 0 && unit.turn - passages[asked]!.unit.turn <= 3; asked--) {
    const before = passages[asked]!.unit;
    heard += before.words.length;
    if (before.role === unit.role) {
      // "This ulcer on your foot?" "Yes." "Going away?" "It's been six weeks."
      if (before.words.length > 2 || heard > 8) return null;
      continue;
    }
    const names = topicsOf(before);
    // "Sensation's a little reduced over the thumb." "It still feels weak.": the shoulder that they came with.
    if (names.length > 0 && !before.question && passages[asked]!.section === 'exam') return null;
    if (names.length > 0) return names.length === 1 ? names[0]! : null;
    if (before.question && asksOfOther.test(before.said)) return null;
  }
  return null;
}

const deniesThing = /^no [a-z]{4,}$/;

// "How's school going?" "It's okay.": not the mood that was asked of before.
const asksOfOther =
  /^(?:(?:and|so|okay|now) )*(?:[a-z]+ )?how(?:'s| is| are)(?=) (?!(?:it|that|this|they|those|these|he|she|you|long|bad|often|much|many|severe|far|things?)\b)[a-z]/;

// "I've been in a lot of pain. It started three days ago.", where only the second is told.
function painIn({ said }: Unit): { name: string; own: boolean } | null {
  return / pain\b/.test(said) && !/\bno pain\b|n't /.test(said) ? { name: 'pain', own: false } : null;
}

// "I did get my covid vaccine, but it made me feel sick", where only the second is told.
function onlyTopic(unit: Unit): { name: string; own: boolean } | null {
  if (unit.role === 'clinician') return null;
  const named = topicsOf(reworded(unit, unit.text.replace(/\bmy\b/gi, 'your')));
  return named.length === 1 ? named[0]! : null;
}

// The words before which a comma stands.
function partedAt(text: string): number[] {
  const at: number[] = [];
  let words = 0;
  for (const part of text.split(',')) {
    words += wordsOf(part).length;
    at.push(words);
  }
  return at;
}

function topicsOf(unit: Unit): { name: string; own: boolean }[] {
  const text = plainOf(unit);
  const words = wordsOf(text);
  const parts = new Set(partedAt(text));
  const named = new Set<number>();
  for (const { symptom, at } of symptomsIn(words))
    for (let k = 0; k < symptom.words.length; k++) named.add(at + k);
  const isHead = (i: number) =>
    named.has(i) ||
    head.test(words[i]!) ||
    isConditionWord(words[i]!) ||
    isBodyPart(words[i]!) ||
    drugAt(words, i) > 0;
  const out: { name: string; own: boolean }[] = [];
  for (let i = 0; i < words.length; i++) {
    if (!determiner.test(words[i]!)) continue;
    // "And before the pregnancy?" "It was always normal.": when, and not what.
    if (onlyTime.test(words[i - 1] ?? '')) continue;
    let from = i + 1;
    while (
      from < i + 4 &&
      words[from] !== undefined &&
      !isHead(from) &&
      !light.test(words[from]!) &&
      !determiner.test(words[from]!)
    )
      from++;
    if (words[from] === undefined || !isHead(from)) continue;
    let to = from;
    while (words[to + 1] !== undefined && isHead(to + 1) && !parts.has(to + 1)) to++;
    if (person.test(words[to + 1] ?? '')) continue;
    out.push({ name: words.slice(i + 1, to + 1).join(' '), own: /^(?:your|his|her)$/.test(words[i]!) });
    i = to;
    // "The ulcer on your foot" is one.
    if (/^(?:on|in|of|at|under|behind)$/.test(words[i + 1] ?? '') && determiner.test(words[i + 2] ?? ''))
      i += 2;
  }
  return out;
}

const onlyTime = /^(?:before|after|since|until|during)$/;

const whenLast =
  /\bwhen (?:was|were|is)(?=) (?:your|the|his|her)(?=) ((?:very )?(?=)(?:last|latest|most recent) (?:[a-z0-9-]+ ){0,2}[a-z0-9-]+)$/i;

// "Oh, it's been a year and a half."
const span =
  /^(?:(?:about|over|almost|nearly|around|more than|at least|less than)(?=) )?(?=)(?:an?|\d+|one|two|three|four|five|six|a couple of|ten|twenty|a few|several)(?=) (?:days?|weeks?|months?|years?)(?=)(?: and a half)?$/i;

/** "When was your last tetanus shot?" "Two years ago" → The last tetanus shot was 2 years ago. */
export function lastTime(asked: string, said: string): string | null {
  const found = whenLast.exec(asked.replace(/(?<![\s?.])[\s?.]+$/, ''));
  if (found !== null && span.test(said)) return `It has been ${said} since the ${found[1]!.toLowerCase()}.`;
  return found === null
    ? null
    : `The ${found[1]!.toLowerCase()} was ${said.replace(/^(?:in|on) (?=last )/i, '')}.`;
}
