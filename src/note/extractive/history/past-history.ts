import { acquaintances, kin } from '../../language/kin.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import { endsCondition, writtenCondition } from '../lexicon/condition-phrases.ts';
import { separateConditions } from '../lexicon/conditions.ts';
import { introducedOn } from '../visit/introduced-on.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const leads =
  /\b(?:(?:past )?medical history (?:is |that is )?(?:significant|notable|positive|remarkable) for|(?:past )?(?:medical )?history (?:significant|notable|positive) for|(?:past medical |medical )?history of|diagnosed with|known|past medical history (?:includes|is)|problems? (?:include|are)) ([^.;?]{3,160})/g;
const ends =
  /,? (?:\b(?:who|which|that|presents?|presenting|and (?:is|has|was|she|he|they|i|you|comes|presents)|coming|comes|here|she|he|i|you|we|is|are|was|were|so|but|today|status post|when|in (?:the )?(?:past|19|20)|for (?:the )?(?:past|last|about|which|follow|evaluation|annual)|since|about|as well|on (?:your|her|his|my)|how|do|did|what|currently|now|taking|last|a (?:few|couple)|\d+ (?:years|months|weeks)|at age|with you|because|from (?:your|the)|in your past)(?=)\b).*/;

const ofKin = new RegExp(`\\b(?:family|${kin}|${acquaintances}|grand\\w+)\\b`);

/** Conditions named as history ("a past medical history significant for a, b and c"), each as an item. */
export function pastConditions(passages: readonly Passage[], until: number): SourcedText[] {
  const found = new Map<string, SourcedText>();
  for (const passage of passages.slice(0, until)) {
    const { unit, role, index } = passage;
    for (const illness of introducedOn(passage)) add(found, illness, unit);
    for (const illness of knownIn(passage)) add(found, illness, unit);
    if (!/history|diagnosed|known|problems? (?:include|are)/i.test(unit.text)) continue;
    const text = plainOf(unit).toLowerCase();
    // "Do you have a history of eczema, asthma, or hay fever?": which of them, the answer says.
    if (unit.question && role === 'clinician' && text.includes(' or ') && namesItself(passage)) continue;
    if (ofKin.test(text) || (unit.question && role === 'clinician' && deniedBy(passages[index]!))) continue;
    if (/\b(?:no|not|never) known\b|\ballergies to\b/.test(text)) continue;
    if (/\b(?:no|any|denies|without|n't have a|not have a|never had a) (?:\w+ ){0,3}history\b/.test(text))
      continue;
    for (const match of text.matchAll(leads))
      for (const item of conditionsIn(match[1]!)) add(found, item, unit);
  }
  return [...found.values()];
}

const operated =
  /\bsurgical history (?:(?:is |that is )?(?:significant|notable|positive|remarkable) for|of|includes?|is)(?=) ([^.;?]{3,120})/;
const operation =
  /\b(?:surger(?:y|ies)|operation|reconstruction|repair|replacement|bypass|stents?|fusion|graft|arthroscopy|c-section|cesarean|[a-z]{3,}(?:ectomy|plasty|ostomy))\b/;

/** Operations that the clinician introduces the patient by: "past surgical history of left ACL reconstruction in 2005". */
export function pastOperations(passages: readonly Passage[], until: number): SourcedText[] {
  const found = new Map<string, SourcedText>();
  for (const { unit, role, reply } of passages.slice(0, until)) {
    const stent = unit.question && reply?.answer === 'yes' ? stented.exec(unit.said) : null;
    if (stent !== null && role === 'clinician') add(found, `stent in the ${stent[1]}`, unit);
    if (role !== 'clinician' || unit.question || !unit.said.includes('surgical history')) continue;
    const listed = operated.exec(plainOf(unit).toLowerCase())?.[1]?.replace(operationEnds, '') ?? '';
    for (const item of listed.split(/,? and |, /)) if (operation.test(item)) add(found, item.trim(), unit);
  }
  return [...found.values()];
}
// "We put a stent into your right coronary artery, you're still taking your aspirin?"
const stented =
  /\b(?:we|they) (?:put|placed) (?:in )?(?:an?|one) stent in(?:to)? your ((?:(?:right|left|main|circumflex|coronary) ){1,3}artery|heart)\b/;
const operationEnds =
  /,? \b(?:who|which|that|presents?|presenting|and (?:is|has|was|she|he|they|comes|presents|past medical|family|social)|coming|comes|here|she|he|is|was|but|today|past medical|family history|social history|no )\b.*/;

function deniedBy(passage: Passage): boolean {
  return passage.reply === null || passage.reply.answer === 'no';
}

const lasting =
  'copd|asthma|diabetes|gout|migraines?|epilepsy|hypothyroidism|hypertension|high blood pressure|high cholesterol|reflux|afib|a fib|atrial fibrillation|heart failure|kidney disease|osteoporosis|rheumatoid arthritis|sleep apnea|anemia|depression|anxiety|psoriasis|endometriosis|glaucoma';
// "How's the COPD?", "any medical problems other than the migraines and anemia?"
const asksHowItIs = new RegExp(
  `\\bhow(?:['’]s| is| are| has| have)(?=) (?:the|your|his|her)(?=) ((?:chronic )?(?:${lasting})(?: and (?:the |your )?(?:${lasting}))?)(?=)(?: been| doing|,|\\?)`,
);
const asksBesides = new RegExp(
  `\\b(?:problems|conditions|issues|illnesses|history)(?=) (?:other than|besides|apart from|aside from)(?=) (?:the|your|his|her)(?=) ((?:${lasting})(?:(?:,? and|,) (?:the |your )?(?:${lasting})){0,3})(?=)\\?`,
);

// "And the levothyroxine is for hypothyroidism, right."
const isFor = /^(?:(?:and|so|okay) ){0,2}the [a-z]{4,20}(?:'s| is) for (?:the |your )?([a-z ]{3,40})$/;
// "Besides the diabetes, blood pressure, and gout, anything else in your history?"
const besidesFirst =
  /^(?:(?:so|and|okay|now),?(?=) ){0,3}(?=)(?:besides|other than|apart from|aside from)(?=) (?:the|your|his|her) ([a-z][a-z ,'-]{3,100}),?(?=) (?:any|anything|do|does|have|has|are|is)(?=)\b/;
// "You had a heart attack in 2018, …?" "I did, yes."
const youHad =
  /(?:^|, |\band )(?:so )?you had (?:an? )?((?:mild |small |mini |major )?(?:heart attack|stroke|mini-stroke|tia|blood clot|dvt|pulmonary embolism|seizure)(?: (?:in|back in) (?:19|20)\d\d)?)(?=)\b/;
// "Besides the knee pain": what they came with is no past illness.
const isLasting = new RegExp(
  `\\b(?:${lasting}|blood pressure|cholesterol|arthritis|(?:heart|thyroid|lung|liver) disease|lupus|cirrhosis|hiv)\\b`,
);

function knownIn({ unit, role, reply }: Passage): string[] {
  if (role !== 'clinician' || unit.clinical.conditions === 0) return [];
  const treated = unit.clinical.drugs > 0 ? isFor.exec(unit.said)?.[1] : undefined;
  if (treated !== undefined) return conditionsIn(treated.replace(/ (?:right|correct|yes)$/, ''));
  if (!unit.question) return [];
  const text = plainOf(unit).toLowerCase();
  const event = reply?.answer === 'yes' ? youHad.exec(text)?.[1] : undefined;
  if (event !== undefined) return [event];
  const first = besidesFirst.exec(text)?.[1];
  if (first !== undefined)
    return conditionsIn(first.replace(/\b(?:the|your|his|her) /g, '')).filter((one) => isLasting.test(one));
  const named = (asksHowItIs.exec(text) ?? asksBesides.exec(text))?.[1];
  return named === undefined ? [] : named.split(/,? and |, /).map((one) => one.replace(/^(?:the|your) /, ''));
}

function namesItself({ reply }: Passage): boolean {
  return (reply?.units ?? []).some(({ clinical }) => clinical.conditions > 0);
}

function conditionsIn(text: string): string[] {
  return text
    .replace(ends, '')
    .split(/,? and |, | as well as | or /)
    .flatMap(separateConditions)
    .map((part) =>
      part
        .replace(/^(?:also|an?|the|some|your|her|his|my|this|her|known|like|both) /, '')
        .replace(/(?<![\s,])[\s,]+$/, '')
        .trim(),
    )
    .filter((part) => {
      const words = part.split(' ');
      return (
        part.length > 2 &&
        words.length <= 6 &&
        words.some((_, i) => endsCondition(words, i)) &&
        !/^(?:the|this|that|pain|problems?|symptoms|weight|falls?|pressure|stress|high blood)$/.test(part)
      );
    });
}

function add(found: Map<string, SourcedText>, text: string, unit: Unit): void {
  for (const [known] of found) if (known.includes(text) || text.includes(known)) return;
  found.set(text, { text: writtenCondition(text), sources: sourcesOf(unit) });
}

const naming = new Set(
  'the a an reports patient he she they has have had is does with of for and also past medical history significant notable positive known'.split(
    ' ',
  ),
);

/** True where a sentence says of the history nothing but the items: "The patient has a past medical history of hypertension." */
export function namesOnly(text: string, items: readonly SourcedText[]): boolean {
  const named = new Set(items.flatMap((item) => wordsOf(item.text)));
  if (named.has('pressure')) named.add('hypertension');
  const words = wordsOf(text);
  return words.includes('history') && words.every((word) => naming.has(word) || named.has(word));
}
