import { upperFirst } from '../../language/upper-first.ts';
import { sentence } from '../draft.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { inThirdPerson } from '../rephrase/third-person.ts';
import { lowerFirst } from '../say.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { askedLabel } from './asked-label.ts';
import { ofOther } from './asked-topic.ts';
import { topicBefore } from './carried-topic.ts';
import { maySayOf } from './said-of-topic.ts';

const mayLean =
  /^(?:It|They|Th(?:at|is|ese|ose|ere|en)|The|One|Some|None|Both|S?he|Now|Sometimes|Usually|Mostly|Since|In|At|After|Before|By|On)\b/;
/** "Now it is back to white." */
const leads =
  /^(?:(?:S?he|The patient) (?:thinks|believes) |(?:Now|Then|Sometimes|Usually|Mostly|At night|At times|In the [a-z]+|(?:Since|After|Before|By|On) (?:the )?[a-z]+),? )(?=(?:it|they|there)\b)/i;
/** "It is numb on top." */
const ofThat =
  /^(?:It|They) (?!(?:said|says?|told|gave|give|gives|put|took|take|sent|wanted?|wrote|thought|think|asked|called|call|let|made me|put|switched|checked|removed|admitted|found|had to|had (?:his|her|him|me|the patient)|did (?:an?|the|some|not (?:say|tell|give))|did it|are (?:going|gonna) to|were going to)(?=)\b)/;
// Here "it" is nothing that was asked of, or is told what it is.
const expletive =
  /^(?:It|They) (?:is|was|has been|had been) (?:(?:very|pretty|fairly|so|really|just|quite|about|around|nearly|almost|over|maybe|probably|mostly) )*(?=)(?:(?:hard|difficult|tough|rough|easy|impossible|uncomfortable|painful|better|strange|weird|funny|nice|good|great|awkward) to|possible|because|when|where|why|what|how|time|all|that|who|more (?:the|of|like)|raining|snowing|dark|late|early|like|my|his|her|their|\d|an? (?:week|month|year|day|couple|few)|the (?:[a-z]+ ){0,2}[a-z]+ (?:that|who|which)\b)|^It (?:depends|takes|seems (?:like|that|as)|looks like|feels like|sounds like|(?:has|had) (?:lasted|been going)|began|started|occurs|is located)\b/;
/** "There was some, bright red." */
const some =
  /^There (?:is|was|are|were|has been)(?=) (?:some|one|none|a few|a little|a lot|a couple|plenty|several)(?=[.,]| (?:about|on|in|at|last|this|but|when|after|before|yesterday|today|every|once)(?=)\b)/;
/** "The left one has been blocked." */
const oneOf = /^(?:The [a-z]+ one|Some of (?:them|it)|None of (?:them|it)|Both of them)\b/;
/** "They did from the prednisone." */
const did =
  /^(?:It|They) (?:(?:is|are|was|were)(?: not)?(?=[.,])|(?:did|does|do|has|have|had)(?: not)?(?=[.,]| (?:from|for|with|when|at|until|till|before|after|since|on|in|once|twice|last|a (?:few|couple)|\d)\b))/;
const pointed =
  /^(?:That|This|Those|These) (?:is|are|was|were) (?=(?:his|her|the|my|an?|for|from|not|old|new)\b)/;
const amount =
  /^(?:S?he|The patient)(?=) (?:gets?|has|had|got|takes?|took|sees?)(?=) (?:loads|lots|some|a few|plenty|a couple|a lot|a little|quite a (?:few|lot|bit)|none|both|tons)(?=[.,]| (?:in|at|on|about|when|every|last)\b)/;

/**
 * A sentence of the history whose "it", "they" or "some" nothing written before it names, under what is talked of: "any
 * blood on the paper?" "There was some, bright red." → Blood on the paper: there was some, bright red; "how's the scar?"
 * "It's okay. It's numb on top." → The scar is numb on top. `told` are the sentences that stand before it. Null where it
 * stands by itself, or where what it speaks of is not sure.
 */
export function underTopic(
  text: string,
  passage: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
  who: Subject,
): { text: string; named: Unit } | null {
  if (!mayLean.test(text) || ofOther(passage.unit)) return null;
  const lead = leads.exec(text)?.[0] ?? '';
  const clause = lead === '' ? text : upperFirst(text.slice(lead.length));
  const kind = leansOn(clause);
  // "They" may be who the note is about.
  if (kind === null || (clause.startsWith('They ') && !/\bthey\b/.test(passage.unit.said))) return null;
  const topic = topicBefore(passage, passages, told);
  if (topic === null || (kind === 'shown' && !shows.test(topic.named.said))) return null;
  const { name, named } = topic;
  if (names(text, name)) return null;
  if (kind === 'that' && topic.whose !== 'any' && /^[a-z]+(?: [a-z]+)?$/i.test(name) && !doing.test(name)) {
    const [pronoun = ''] = clause.split(' ', 1);
    if (isSeveral(name) !== (pronoun === 'They') || !maySayOf(clause, name, passage.unit)) return null;
    if (isThing.test(clause) && isBodyPart(name.slice(name.lastIndexOf(' ') + 1))) return null;
    const whose = topic.whose === 'own' ? who.their : 'the';
    return { text: sentence(`${lead}${whose} ${lowerFirst(name)}${clause.slice(pronoun.length)}`), named };
  }
  const whole = kind === 'did' ? askedLabel(named, who) : null;
  const label = whole ?? inThirdPerson(name, who, 'second');
  if (/^any/i.test(label)) return null;
  // "Any chest pain?" "It's a bit sore round my ribs."
  const head =
    feelsSore.test(text) && /\bpain$/.test(label) ? `Asked about ${lowerFirst(label)}` : upperFirst(label);
  return { text: sentence(`${head}: ${lowerFirst(text)}`), named };
}

const feelsSore = /^It (?:is|feels|gets) (?:(?:slightly|just|only|very) )?(?=)(?:sore|tender|stiff|achy)\b/;

/** "It's an innie." */
const isThing =
  /^It (?:is|was) an? (?!(?:bit|little|lot|touch|tad|good|bad|mess|dull|sharp|constant|normal|real|sort|kind)\b)/;

const shows = /\b(?:this|that|these|those)\b/;
const doing = /ing\b/i;

function leansOn(text: string): 'that' | 'some' | 'shown' | 'did' | null {
  if (did.test(text)) return 'did';
  if (ofThat.test(text)) return expletive.test(text) ? null : 'that';
  if (some.test(text) || oneOf.test(text) || amount.test(text)) return 'some';
  return pointed.test(text) ? 'shown' : null;
}

function isSeveral(name: string): boolean {
  return /(?:[^s']s|feet|teeth)$/.test(name) && !/(?:ss|us|is|itis|osis|diabetes)$/.test(name);
}

// The name itself, or its chief word.
function names(text: string, name: string): boolean {
  const low = text.toLowerCase();
  return name
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 3 && low.includes(word.slice(0, Math.max(4, word.length - 2))));
}

const takesThis =
  /\b(on|takes?|taking|taken|uses?|using|used|has|had|wears?)(?=) (?:this|that|these|those)(?: one)?(?=[.,]| (?:\d|once|twice|every|in the|at|for|daily|as|when)(?=)\b)/;

/** "And this, the Advair. Still on it?" "Yes, I take this twice a day" → He takes the Advair twice daily. */
export function withShownNamed(
  text: string,
  passage: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
): { text: string; named: Unit } | null {
  if (!/ th(?:is|[eo]se|at)\b/.test(text) || !takesThis.test(text)) return null;
  const topic = topicBefore(passage, passages, told);
  if (topic === null || !shows.test(topic.named.said) || names(text, topic.name)) return null;
  const name = topic.whose === 'any' ? topic.name : `the ${topic.name}`;
  return { text: text.replace(takesThis, `$1 ${name}`), named: topic.named };
}
