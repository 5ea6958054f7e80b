import { men, women } from '../../language/kin.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { endsCondition } from '../lexicon/condition-phrases.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { withPersonNamed } from './person-meant.ts';
import { reworded, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const named =
  /^(?:(?:and|but|yes|well|so|no) )?(?=)(?:my|his|her|their|our) (\w+)(?: (\w+))?|^(?:(?:and|but|yes|well|so|no) )?(?=)(dad|mom|mum|mother|father|grandma|grandpa|nan|gran)(?=)\b/;
const sexes = new Map([
  ...women.split('|').map((word) => [word, 'she'] as const),
  ...men.split('|').map((word) => [word, 'he'] as const),
]);

// "His sister has strep throat", "my older brother": she, he. Null where no relative is told of.
function kinTold(said: string): 'she' | 'he' | null {
  const [, first = '', second = '', bare = ''] = named.exec(said) ?? [];
  return sexes.get(first) ?? sexes.get(second) ?? sexes.get(bare) ?? null;
}

/** True for what goes on about a relative who was just named: "his sister has strep throat. she's on amoxicillin". */
export function goesOnAboutKin(unit: Unit, before: Unit | undefined): boolean {
  if (before === undefined || before.turn !== unit.turn || unit.question) return false;
  const first = (unit.words[0] === 'and' ? unit.words[1] : unit.words[0])?.split("'")[0];
  return (first === 'she' || first === 'he') && first === kinTold(before.said);
}

/** True where who came along turns from a relative to the patient: "His mother. He has been forgetting things.", "he had a stroke himself". */
export function turnsToPatient({ role, turn, said, question }: Unit, before: Unit | undefined): boolean {
  if (role !== 'relative' || before?.turn !== turn || question) return false;
  const they = startsOf.exec(said)?.[1];
  if (they === undefined) return false;
  const kin = kinTold(before.said);
  return kin !== null && (kin !== they || themselves.test(said));
}
const startsOf = /^(?:(?:and|but|so) )?(he|she)(?:'s)? /;
const themselves = /\b(?:himself|herself)\b/;

/** True where a relative speaks of their own health: "i have high blood pressure myself". */
export function relativeOfThemselves({ role, said }: Unit): boolean {
  return (
    role === 'relative' &&
    /^(?:(?:and|but|well|so|yes|you know) )?(?:i|i've|i'm)(?=) (?:also )?(?=)(?:have|had|am|was|get|got|feel|felt|take|been|on)?(?=)\b/.test(
      said,
    ) &&
    /\b(?:i'm|i've|i) (?:\w+ )?(?=)(?:have|had|on|got|get|take|feel|diagnosed|been)(?=)\b.*\b(?:myself|too)$|\bmyself\b/.test(
      said,
    ) &&
    !/\b(?:him|her|he|she|his)\b/.test(said)
  );
}

const tellsOwn =
  /^(?:(?:and|but|well|so|no|yes|oh)(?=) ){0,2}(?:i|i've|i'd)(?=) (?:(?:have|had|got|also|once|only)(?=) ){1,3}(?=)(?:a |an |the |some |bad )?[a-z]/;
const ofPatient = /\b(?:he|she|him|her|his|hers|you|gave|noticed|seen|saw|heard|thought|think)\b/;
// "I have asthma and so does his brother."
const alsoKin = new RegExp(`\\b(?:his|her) (?:[a-z]+ )?(?:${women}|${men})\\b`, 'g');
const noBloodKin =
  /^(?:wife|husband|partner|carer|guardian|friend|neighbor|boyfriend|girlfriend|roommate|flatmate|housemate|coach|teacher)$/;

/**
 * Where an illness belongs that who came along has themselves ("I had the melanoma, on my calf."): a parent's or a
 * sister's to the family's history, a wife's nowhere. Null for what is no such thing.
 */
export function ownIllnessOf({ role, said, kin, clinical }: Unit): 'family' | 'nowhere' | null {
  if (
    role !== 'relative' ||
    clinical.conditions === 0 ||
    ofPatient.test(said.replace(alsoKin, '')) ||
    !tellsOwn.test(said)
  )
    return null;
  return kin !== null && noBloodKin.test(kin) ? 'nowhere' : 'family';
}

const bare = /^(?:and )?(?:lost|died|passed|needed|ended up|broke|dropped|went blind)(?=) /i;
const kinWord = `(?:(?:great )?grand)?(?:${women}|${men}|cousin)`;
// "Any stress?" "My mother is not well.": told of her, and no answer in short.
const saysMore = ' (?!(?:too|also|when|at|in|as|once|about|around|back|before|after|and|but|years?)\\b)[a-z]';
const opensWithKin = new RegExp(
  `^((?:(?:no|not me|well|but|and|yes|yeah|oh|only|just)[,.]? ){0,2}(?=)(?:my|her|his) (?:(?:older|younger|twin|half|late) )?${kinWord})(?:(?: |['’]s (?=had (?:them|it|one)\\b))((?:did|does)(?!${saysMore})|(?:is|was)(?! (?!too\\b)[a-z])|(?:had|has had|has) (?:it|one|them|that)|got (?:it|one|them)|too)(?=$|[,. ])|(?=[.!]?$)| (had|has|got) (breast|colon|bowel|prostate|ovarian|lung|skin|uterine|cervical|pancreatic|stomach|kidney|bladder|throat|thyroid)(?=$|[,.]))`,
  'i',
);
/** What was asked of the patient alone: "have you ever had a blood clot?" */
const askedOfYou =
  /^(?:(?:and|so|okay|now|but)(?=[, ]),? ){0,2}(?=)(?:(?:have|did|do) you |(?:has|did|does) (?:he|she) |you(?:['’]ve)? )?(?=)(?:ever |yourself ){0,2}(?=)(?:had|have|get|got)(?=) (?:any |an? |the )?([a-z][a-z ,-]{2,50})$/i;
const askedAny =
  /^(?:(?:and|so|okay|now)(?=[, ]),? ){0,2}(?=)(?:ever|any|never)(?=) (?:had )?(?=)(?:any |an? )?(?:(?:family )?history of )?((?!.* in (?:the|your|his|her) family)[a-z][a-z -]{2,30})$/i;

// "You're not diabetic, right?"
const askedToBe =
  /^(?:(?:and|so|okay),? ){0,2}(?=)(?:are you|you(?:['’]re| are)(?: not)?)(?=) (?:an? )?([a-z]{3,}(?:ic|iac|tive))(?=)(?:,? (?:right|are you|at all))?$/i;
// "Any thyroid problems?"
const does = /^(?:does|did)$/i;
const anyTrouble = /\b(?:problems|trouble|issues)$/;
const deniesOwn = /^(?:no|nope|nah|not me)$/;

const askedOfKin = new RegExp(
  `^(?:(?:and|so|okay),? ){0,2}your (${kinWord}) (had|has|died of) ([a-z][a-z0-9 -]{2,60}?)(?:, [^,]{2,25})?$`,
  'i',
);

// "Your mother had breast cancer at forty-four, didn't she? And an aunt with ovarian?" "My mom did."
function kinHadAsked(asked: string, who: string, did: string): string | null {
  if (!/^(?:did|does|has|had)\b/i.test(did)) return null;
  const found = askedOfKin.exec(asked.replace(/(?<![?.!])[?.!]+$/, ''));
  if (found === null) return null;
  const [, named = '', verb = '', what = ''] = found;
  return parentOf(named) === parentOf(who.replace(/^.*\bmy /i, '')) ? `${verb} ${what}` : null;
}
const parentOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:mom|mum)$/, 'mother')
    .replace(/^dad$/, 'father');

// "Ever had a clot?" "My sister did.": she had a clot. "Any cancer in the family?" "My aunt had breast."
function withWhatKinHad(unit: Unit, passages: readonly Passage[], index: number): Unit | null {
  const found = opensWithKin.exec(unit.text);
  if (found === null) return null;
  const [all, who = '', did = '', had, site] = found;
  const rest = unit.text.slice(all.length);
  const asked = unit.answers!;
  if (site !== undefined)
    return /\bcancers?\b/.test(asked.said) ? reworded(unit, `${who} ${had} ${site} cancer${rest}`) : null;
  for (let i = index - 1; i >= 0 && passages[i]!.unit.turn >= asked.turn; i--) {
    const { unit: before } = passages[i]!;
    if (before.turn !== asked.turn) continue;
    const ofKin = kinHadAsked(before.text, who, did);
    if (ofKin !== null) return reworded(unit, `${who} ${ofKin}${rest}`);
    // "Any history of gout?" "Not me, my dad."
    if (did === '' && !deniesOwn.test(passages[index - 1]!.unit.said)) continue;
    const plain = before.text.replace(/(?<![?.!])[?.!]+$/, '');
    const being = /^(?:is|was)$/i.test(did) ? askedToBe.exec(plain)?.[1] : undefined;
    if (being !== undefined) return reworded(unit, `${who} ${did} ${being}${rest}`);
    const thing = (askedOfYou.exec(plain) ?? askedAny.exec(plain))?.[1]?.replace(
      / (?:before|in the past)$/,
      '',
    );
    if (
      thing === undefined ||
      (before.clinical.conditions === 0 && !(does.test(did) && anyTrouble.test(thing))) ||
      thing.includes(' or ')
    )
      continue;
    const verb = /^(?:does|is|has)\b(?! had)/i.test(did) ? 'has' : 'had';
    const article = articleOf(before.text, thing);
    const what = article !== '' && / them$/i.test(did) ? `${thing.replace(/s$/, '')}s` : `${article}${thing}`;
    return reworded(unit, `${who} ${verb} ${what}${rest.replace(/^ too/, '')}`);
  }
  return null;
}

// "Any asthma?" "No, my brother's the asthmatic."
function toldInstead({ turn, text, answers }: Unit, before: Unit | undefined): boolean {
  return (
    before?.turn === turn &&
    deniesOwn.test(before.said) &&
    answers !== null &&
    (answers.clinical.conditions > 0 || askedToBe.test(answers.text.replace('?', ''))) &&
    kinFirst.test(text)
  );
}
const kinFirst = new RegExp(`^my (?:[a-z]+ )?${kinWord}s?\\b`, 'i');
const certain = 0.6;

function articleOf(asked: string, thing: string): string {
  return /\b(an?) $/i.exec(asked.slice(0, asked.indexOf(thing)))?.[0].toLowerCase() ?? '';
}

const follows =
  /\b(?:tell me (?:more )?about (?:that|it|her|him)|how old|what age|what happened|when was|which|was (?:she|he)|did (?:she|he)|is (?:she|he)|sorry|your (?:brother|sister|mother|mom|father|dad|aunt|uncle))\b/;
const told = new RegExp(
  `\\bmy (?:(?:older|younger) )?(?:(${women})|${men})(?= (?:died|passed|dropped|had|has|got|lost|suffered))\\b`,
);
const pronounIs = /^(?:and )?(she|he)(?=)(?:['’]s| was| died| is| had)(?= )/i;
const fewWords = 7;

/**
 * The passages with each relative by name of whom it is told on: "Her sister had the temple artery thing. Lost the sight
 * in one eye." → She lost …; "ever had a clot?" "My mom did." "How old was she?" "She was seventy." → My mom was seventy.
 */
export function withKinSubject(passages: readonly Passage[]): Passage[] {
  let kin: { name: string; she: boolean; turn: number } | null = null;
  return passages.map((p, index) => {
    const { unit, role } = p;
    const placed = role === 'clinician' ? null : withKinInPlace(unit);
    if (placed !== null) return { ...p, unit: placed };
    if (role === 'clinician') {
      if (kin !== null && !follows.test(unit.said) && (unit.question || unit.words.length > 2)) kin = null;
      return p;
    }
    if (unit.said.includes('my ')) {
      const also = role === 'patient' ? withIllnessNamed(unit, passages, index) : null;
      if (also !== null) return { ...p, unit: also, section: 'family', keep: Math.max(p.keep, certain) };
      const found = told.exec(unit.said);
      const whole = unit.answers === null ? null : withWhatKinHad(unit, passages, index);
      const name = found?.[0] ?? (whole === null ? null : opensWithKin.exec(unit.text)![1]!);
      if (name !== null) {
        const bareName = name.slice(name.toLowerCase().lastIndexOf('my '));
        kin = { name: bareName, she: kinTold(bareName.toLowerCase()) === 'she', turn: unit.turn };
        return whole === null ? p : { ...p, unit: whole, section: 'family', keep: Math.max(p.keep, certain) };
      }
      if (toldInstead(unit, passages[index - 1]?.unit))
        return { ...p, section: 'family', keep: Math.max(p.keep, certain) };
    }
    // "But her brother has had them.", says an interpreter.
    if (hadThem.test(unit.said) && unit.answers !== null) {
      const whole = withWhatKinHad(unit, passages, index);
      if (whole !== null) return { ...p, unit: whole, section: 'family', keep: Math.max(p.keep, certain) };
    }
    if (kin !== null && unit.turn > kin.turn && unit.turn - kin.turn <= 2 && role === 'patient')
      return ofKin(p, kin);
    const before = passages[index - 1]?.unit;
    if (role === 'patient' && unit.opens && ofPast.has(p.section) && ofOther.test(unit.said))
      return withKinNamedIn(p, passages);
    if (before?.turn !== unit.turn) return p;
    if (role === 'patient' && ofOther.test(unit.said)) return withKinNamedIn(p, passages);
    if (role === 'patient' && p.section === 'pmh' && isOfKinBefore(p, passages))
      return { ...p, section: 'family' };
    if (role === 'patient' && lastOf.test(unit.said)) return withKinLast(p, passages);
    if (!bare.test(unit.text)) return p;
    const who = kinTold(before.said);
    if (who === null) return p;
    const text = unit.text.replace(/^and /i, '');
    return { ...p, unit: reworded(unit, `${upperFirst(who)} ${text[0]!.toLowerCase()}${text.slice(1)}`) };
  });
}

const lastOf = /^(?:and |so |but )?i(?:'m| am)? [a-z]+ (?:about|for|after|with|to) (her|him)$/;

// "My mother had a stroke in February. So I'm worrying about her.": about my mother.
function withKinLast(p: Passage, passages: readonly Passage[]): Passage {
  const who = lastOf.exec(p.unit.said)![1] === 'her' ? 'she' : 'he';
  const { unit } = passages.findLast(({ index, unit }) => index < p.index && kinTold(unit.said) === who) ?? p;
  const name = unit.turn === p.unit.turn ? mineFirst.exec(unit.said)?.[1] : undefined;
  if (name === undefined) return p;
  return { ...p, unit: reworded(p.unit, p.unit.text.replace(/(?:her|him)(?=[.!]?$)/i, name)) };
}
const mineFirst = new RegExp(`^(?:(?:and|but|well|so) )?(my (?:(?:older|younger) )?(?:${women}|${men}))\\b`);

const hasIt = new RegExp(
  `^((?:(?:oh|well|yes|yeah|and|huh|damn|right|okay)[,.]? ){0,2}my (?:(?:older|younger|twin|half|late) )?${kinWord})(?:['’]s got| has got| has|['’]s had| had) (?:it|that|one|the same(?: thing)?)(?: too| as well)?[.!]?$`,
  'i',
);
const leadsToName = /\b(?:that['’]s|it['’]s|you have|you['’]ve got|called|means|shows|so it is)\b/;
const longestName = 5;

// "So that's type 2 diabetes." "My brother's got it.": he has type 2 diabetes.
function withIllnessNamed(unit: Unit, passages: readonly Passage[], index: number): Unit | null {
  const who = hasIt.exec(unit.text)?.[1];
  if (who === undefined || unit.answers?.question) return null;
  for (let i = index - 1; i >= 0 && passages[i]!.unit.turn >= unit.turn - 1; i--) {
    const { unit: told, role } = passages[i]!;
    if (told.question) return null;
    if (role !== 'clinician' || told.clinical.conditions === 0) continue;
    const name = told.said
      .split(leadsToName)
      .at(-1)!
      .trim()
      .replace(/^(?:an?|the|some) /, '');
    const words = name.split(' ');
    if (words.length <= longestName && endsCondition(words, words.length - 1))
      return reworded(unit, `${who} has ${name}.`);
  }
  return null;
}

const hadThem = /\b(?:her|his) [a-z]+ (?:has had|had|has|did|does)(?: (?:it|one|them|that))?$/;

const namedLast = new RegExp(
  `^((?:(?:and|but|so|well|no|yes|yeah|oh),? ){0,2})(?:(s)?he)(?=)((?:['’](?:s|d))? [^,.;?]{3,70}), (my (?:${women}|${men}|nana?))(?=,|\\.|$)`,
  'i',
);

// "She had a stroke, my mom, in January."
function withKinInPlace(unit: Unit): Unit | null {
  const found = unit.said.includes(' my ') ? namedLast.exec(unit.text) : null;
  if (found === null) return null;
  const [all, lead = '', she, what = '', who = ''] = found;
  if (kinTold(who.toLowerCase()) !== (she === undefined ? 'he' : 'she')) return null;
  return reworded(unit, `${lead}${lead === '' ? upperFirst(who) : who}${what}${unit.text.slice(all.length)}`);
}

const ofPast = new Set<Passage['section']>(['pmh', 'family']);
const ofOther = /^(?:and )?(?:she|he)(?:'s)? /;
const another = /\b(?:he|his|she|her|hers)\b/;
const ofSelf = /\b(?:i|i'm|i've|my|me|we|our)\b/;
const ofKinOnly = new RegExp(
  `\\bmy (?:[a-z-]+ ){0,3}(?:ex-?)?(?:${women}|${men}|cousin|sibling|twin)\\b`,
  'i',
);

// "My dad had a stroke. This was his second stroke."
function isOfKinBefore({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (!another.test(unit.said) || ofSelf.test(unit.said)) return false;
  for (let i = index - 1; passages[i]?.unit.turn === unit.turn; i--)
    if (ofSelf.test(passages[i]!.unit.said)) return ofKinOnly.test(passages[i]!.unit.said);
  return false;
}

// "My only living sibling died at forty. He struggled with mental illness.": the sibling did.
function withKinNamedIn(p: Passage, passages: readonly Passage[]): Passage {
  const text = kinNamedIn(p, passages);
  if (text === null) return p;
  // No past illness of the patient.
  return { ...p, section: p.section === 'pmh' ? 'family' : p.section, unit: reworded(p.unit, text) };
}

/** True for what the patient says of a relative who was named before: "That's my brother." … "He's on the lithium." */
export function isOfKinNamed(p: Passage, passages: readonly Passage[]): boolean {
  return p.role === 'patient' && ofOther.test(p.unit.said) && kinNamedIn(p, passages) !== null;
}

function kinNamedIn(p: Passage, passages: readonly Passage[]): string | null {
  const text = withPersonNamed(p, passages);
  return text !== null && ofKinOnly.test(text) ? text : null;
}

// "How old was she?" "Seventy. In the leg.", told of the relative who was just named.
function ofKin(p: Passage, kin: { name: string; she: boolean }): Passage {
  const { unit } = p;
  if (unit.words.length > fewWords || unit.words.some((word) => word === 'i' || word.startsWith("i'")))
    return p;
  const pronoun = pronounIs.exec(unit.text);
  if (pronoun === null) return hasFiniteVerb(unit.text) ? p : { ...p, section: 'family' };
  if ((pronoun[1]!.toLowerCase() === 'she') !== kin.she || !/\d|ty|teen/.test(unit.said)) return p;
  const rest = unit.text.slice(pronoun[0].length);
  const verb = pronoun[0].replace(/^(?:and )?(?:she|he)/i, '').replace(/^['’]s/, ' is');
  return { ...p, section: 'family', unit: reworded(unit, `${upperFirst(kin.name)}${verb}${rest}`) };
}
