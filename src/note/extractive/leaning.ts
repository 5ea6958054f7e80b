import { answerOf } from '../language/answer.ts';
import { upperFirst } from '../language/upper-first.ts';
import { askedAbout } from './asked-about.ts';
import { askedLabel } from './asked-label.ts';
import { sentence } from './draft.ts';
import { isFragment } from './in-full/fragments.ts';
import { onlyDrugIn } from './lexicon/drugs.ts';
import { hasFiniteVerb } from './rephrase/clauses.ts';
import type { Subject } from './rephrase/rephrase.ts';
import { inThirdPerson } from './rephrase/third-person.ts';
import { lowerFirst } from './say.ts';
import { type Topic, topicOf } from './talked-of.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const mayLean =
  /^(?:It|They|Th(?:at|is|ese|ose|ere|en)|The|One|Some|None|Both|S?he|Now|Sometimes|Usually|Mostly|Since|In|At|After|Before|By|On)\b/;
/** "Now it is back to white." */
const leads =
  /^(?:(?:S?he|The patient) (?:thinks|believes) |(?:Now|Then|Sometimes|Usually|Mostly|At night|At times|In the [a-z]+|(?:Since|After|Before|By|On) (?:the )?[a-z]+),? )(?=(?:it|they|there)\b)/i;
/** "It is numb on top." */
const ofThat =
  /^(?:It|They) (?!(?:said|says?|told|gave|give|gives|put|took|take|sent|wanted?|wrote|thought|think|asked|called|call|let|made me|put|switched|checked|removed|admitted|found|had to|had (?:his|her|him|me|the patient)|did (?:an?|the|some|not (?:say|tell|give))|did it|are (?:going|gonna) to|were going to)\b)/;
// Here "it" is nothing that was asked of, or is told what it is.
const expletive =
  /^(?:It|They) (?:is|was|has been|had been) (?:(?:very|pretty|fairly|so|really|just|quite|about|around|nearly|almost|over|maybe|probably|mostly) )*(?=)(?:(?:hard|difficult|tough|rough|easy|impossible|uncomfortable|painful|better|strange|weird|funny|nice|good|great|awkward) to|possible|because|when|where|why|what|how|time|all|that|who|more (?:the|of)|raining|snowing|dark|late|early|like|my|his|her|their|\d|an? (?:week|month|year|day|couple|few)|the (?:[a-z]+ ){0,2}[a-z]+ (?:that|who|which)\b)|^It (?:depends|takes|seems (?:like|that|as)|looks like|feels like|sounds like|(?:has|had) (?:lasted|been going)|began|started|occurs|is located)\b/;
/** "There was some, bright red." */
const some =
  /^There (?:is|was|are|were|has been) (?:some|one|none|a few|a little|a lot|a couple|plenty|several)(?=[.,]| (?:about|on|in|at|last|this|but|when|after|before|yesterday|today|every|once)\b)/;
/** "The left one has been blocked." */
const oneOf = /^(?:The [a-z]+ one|Some of (?:them|it)|None of (?:them|it)|Both of them)\b/;
/** "They did from the prednisone." */
const did =
  /^(?:It|They) (?:(?:is|are|was|were)(?: not)?(?=[.,])|(?:did|does|do|has|have|had)(?: not)?(?=[.,]| (?:from|for|with|when|at|until|till|before|after|since|on|in|once|twice|last|a (?:few|couple)|\d)\b))/;
const pointed =
  /^(?:That|This|Those|These) (?:is|are|was|were) (?=(?:his|her|the|my|an?|for|from|not|old|new)\b)/;
const amount =
  /^(?:S?he|The patient) (?:gets?|has|had|got|takes?|took|sees?) (?:loads|lots|some|a few|plenty|a couple|a lot|a little|quite a (?:few|lot|bit)|none|both|tons)(?=[.,]| (?:in|at|on|about|when|every|last)\b)/;

const reach = 2;

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
  if (!mayLean.test(text)) return null;
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
    if (isSeveral(name) !== (pronoun === 'They')) return null;
    const whose = topic.whose === 'own' ? who.their : 'the';
    return { text: sentence(`${lead}${whose} ${lowerFirst(name)}${clause.slice(pronoun.length)}`), named };
  }
  const whole = kind === 'did' ? askedLabel(named, who) : null;
  const label = whole ?? inThirdPerson(name, who, 'second');
  if (/^any/i.test(label)) return null;
  return { text: sentence(`${upperFirst(label)}: ${lowerFirst(text)}`), named };
}

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

// What the other came to speak of last, where nothing else has been named since.
function topicBefore(
  { unit, index }: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
): Topic | null {
  let at = index - 1;
  for (; passages[at]?.unit.turn === unit.turn; at--) {
    const before = passages[at]!.unit;
    if (told.has(before)) return null;
    if (before.clinical.drugs > 0 || takesSomething(before)) return ownDrug(before);
    if (!passesOver(before)) return null;
  }
  let answer = passages[at + 1]!.unit;
  for (let turns = 0; turns < reach; turns++) {
    const { turn, role } = passages[at]?.unit ?? unit;
    if (role === unit.role || answer.turn - turn > 1) return null;
    let topic: Topic | null = null;
    for (; passages[at]?.unit.turn === turn; at--) {
      const asked = passages[at]!.unit;
      topic ??= topicOf(asked);
      if (topic === null && !namesNothing(asked) && !(turns === 0 && saysMore(asked))) return null;
    }
    // "Any drainage?" "No, it closed up fine.": what is not there does nothing.
    if (topic !== null && !(topic.whose === 'any' && answerOf(answer.text) === 'no')) return topic;
    const replied = passages[at]?.unit.turn;
    for (; replied !== undefined && passages[at]?.unit.turn === replied; at--) {
      answer = passages[at]!.unit;
      if (answer.role !== unit.role || !staysWith(answer)) return null;
    }
  }
  return null;
}

// "Saw palmetto. It doesn't help."
function ownDrug(unit: Unit): Topic | null {
  const name =
    isFragment(unit) && !hasFiniteVerb(plainOf(unit)) ? (onlyDrugIn(unit.words) ?? onlyName(unit)) : null;
  return name === null ? null : { name, whose: 'the', named: unit };
}

function onlyName(unit: Unit): string | null {
  return takesSomething(unit) && unit.words.length < 4
    ? (topicOf({ ...unit, question: true })?.name ?? null)
    : null;
}

function takesSomething({ answers }: Unit): boolean {
  return answers !== null && askedAbout(answers) === 'medicines';
}

// "It's okay.", "Three, four.", "Yeah.": what comes next speaks of the same.
function passesOver(unit: Unit): boolean {
  return unit.words.length < 3 || isFragment(unit) || (sameThing.test(unit.said) && unit.words.length < 7);
}
const sameThing = /^(?:(?:oh|well|um|yeah|yes|no) )*(?:it|they)\b/;

function staysWith(unit: Unit): boolean {
  return (
    unit.clinical.drugs === 0 &&
    (passesOver(unit) ||
      (unit.words.length < 14 && sameThing.test(unit.said)) ||
      (unit.words.length < 6 && points.test(unit.said)))
  );
}
const points = / (?:it|them)$/;

// "Are you still on this?", "be honest": of such words alone nothing new is named.
const light = new Set(
  `a an the and so or but okay ok all right is are was were am be been being do does did have has had can could will would
    should i you he she it they we me him them us this that these those there then now not n't no yes yeah still just only
    ever really actually also too how often much many long bad badly big what when since every each day days night nights
    time times once twice daily at on in of to for with about like after before or any more less worse better hurt hurts
    bother bothers itch itches help helps take taking takes use using go going come coming get getting tell honest sure be
    feel feels today lately usually always most let's see one`.split(/\s+/),
);

// "Is there a lump? Something you can feel, squashy?"
function saysMore({ words, clinical }: Unit): boolean {
  return words.length < 8 && clinical.symptoms.length + clinical.drugs === 0;
}

const frankly = /^(?:(?:now|please|so) )*be [a-z]+$/;

function namesNothing(unit: Unit): boolean {
  return unit.words.length < 10 && (frankly.test(unit.said) || unit.words.every((word) => light.has(word)));
}

const takesThis =
  /\b(on|takes?|taking|taken|uses?|using|used|has|had|wears?) (?:this|that|these|those)(?: one)?(?=[.,]| (?:\d|once|twice|every|in the|at|for|daily|as|when)\b)/;

/** "And this, the Advair. Still on it?" "Yes, I take this twice a day" → He takes the Advair twice daily. */
export function withShownNamed(
  text: string,
  passage: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
): { text: string; named: Unit } | null {
  if (!takesThis.test(text)) return null;
  const topic = topicBefore(passage, passages, told);
  if (topic === null || !shows.test(topic.named.said) || names(text, topic.name)) return null;
  const name = topic.whose === 'any' ? topic.name : `the ${topic.name}`;
  return { text: text.replace(takesThis, `$1 ${name}`), named: topic.named };
}
