import { men, women } from '../../language/kin.ts';
import { namesAnything } from './clinical-words.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const either =
  '[a-z]{4,}ologist|orthopedist|doctor|nurse|surgeon|therapist|dentist|podiatrist|chiropractor|pharmacist|provider|physician|counselor|psychiatrist|friend|cousin|boss|partner|neighbor|trainer|coach|teacher|roommate|coworker|midwife|pcp|pa|physician assistant|nurse practitioner|sibling|twin';
const ladies = 'lady|woman|girl';
const gentlemen = 'guy|man|fella|fellow|bloke|chap|boy';
const kinds =
  'primary care|family|heart|eye|foot|physical|occupational|best|good|older|younger|little|oldest|youngest|other|new|old|ex|only|living|late|half|twin|elder|big|middle|adopted|biological|first|second|maternal|paternal|great';
const person = new RegExp(
  `\\b(my|your|an?|the|another|that|this|his|her|i have one|i have an?) ((?:(?:${kinds}) ){0,3}(?:ex-?)?(?:(${women}|${ladies})|(${men}|${gentlemen})|(?:${either})))\\b(?!['’]s(?!,| \\d| (?:had|got|been|on|an?|in|not|still|now|really|very|so|always|[a-z]+ing)\\b))`,
  'gi',
);
const pronoun =
  /(^|[,.;] |\b(?:and|but|so|because|that|then|when|if|said|says|think|thinks) )(?=)(she|he)(?:('s|'d|'ll)|(?= ))/i;
const titled = /\bdr\b/i;

/**
 * The words of a patient with the person in place of a "he" or "she" that nobody in them is: "has your wife ever
 * mentioned it?" "she's never said anything" → my wife has never said anything. In the third person the pronoun would be
 * taken for the patient. Null where nobody was named, or several were.
 */
export function withPersonNamed({ unit, index, role }: Passage, passages: readonly Passage[]): string | null {
  if (unit.question) return null;
  if (role === 'clinician') return withColleagueNamed(unit, passages[index - 1]?.unit);
  if (role !== 'patient') return null;
  const said = plainOf(unit);
  const found = pronoun.exec(said);
  if (found === null || titled.test(said)) return null;
  const before = said.slice(0, found.index + found[1]!.length);
  if (personsIn(before, 'any').length > 0 || bareKin.test(before)) return null;
  const woman = found[2]!.toLowerCase() === 'she';
  const name = lastNamed(index, passages, woman ? 'woman' : 'man');
  if (name === null || (ownChild.test(name) && childIsPatient(passages))) return null;
  const rest = said.slice(found.index + found[0].length);
  return `${before}${name}${verbOf(found[3], rest)}${rest}`;
}

// "One brother, he's got a stent."
const bareKin = new RegExp(
  `\\b(?:(?:one|two) (?:${women}|${men})s?|dad|mom|mum|daddy|grandma|grandpa|nan|gran)\\b`,
  'i',
);
const ofKin = new RegExp(
  `\\b(?:my|your|the) ((?:(?:older|younger|little|big|other|new) )?(?:(?:(${women})|${men})(?: in law)?))\\b`,
  'g',
);
const opensWithOther =
  /^((?:(?:and|but|so|well),? )?(?=)(?:if )?)(?=)(she|he)(?=)(?:(['’]s|['’]d|['’]ll)|(?= ))/i;
const kinReach = 8;
const addressed = 4;

/**
 * What the clinician says to a grown patient of a relative, with the relative in place of "she": "has your wife had
 * chickenpox?" "If she's had it, she's fine." → If your wife has had it, she's fine. Null where no one relative is meant.
 */
export function withKinNamed(
  { unit, index, role }: Passage,
  passages: readonly Passage[],
  they: string,
): string | null {
  if (role !== 'clinician' || unit.question) return null;
  const said = plainOf(unit);
  const found = opensWithOther.exec(said);
  if (found === null || passages.some((p) => p.role === 'relative')) return null;
  const other = found[2]!.toLowerCase();
  if ((they === 'he' || they === 'she') && other !== they) return null;
  const near = passages.slice(Math.max(0, index - addressed), index);
  if (!near.some((p) => p.role === 'clinician' && p.unit.words.includes('you'))) return null;
  const name = lastKin(index, passages, other === 'she');
  if (name === null) return null;
  const rest = said.slice(found[0].length);
  return `${found[1]}your ${name}${verbOf(found[3], rest)}${rest}`;
}

function lastKin(index: number, passages: readonly Passage[], woman: boolean): string | null {
  for (let i = index - 1; i >= 0 && i >= index - kinReach; i--) {
    const names = new Set<string>();
    for (const [, name, female] of passages[i]!.unit.said.matchAll(ofKin))
      if ((female !== undefined) === woman) names.add(name!.replace(' in law', '-in-law'));
    if (names.size > 0)
      return names.size === 1 && !childIsPatient(passages.slice(0, i)) ? [...names][0]! : null;
  }
  return null;
}

const colleague =
  /\b(?:her|his|the|their) (?:[a-z]+ ){0,2}(?=)(?:[a-z]{4,}ologist|orthopedist|surgeon|dentist|podiatrist|pediatrician|midwife|(?:primary care|family) (?:doctor|physician|provider))(?=)\b/gi;
const actsAsOne =
  /^(?:and |so |then )*(?:she|he)(?=) (?:also |had |has |did |then ){0,2}(?=)(?:biopsied|prescribed|ordered|recommended|referred|performed|removed|excised|drained|injected|diagnosed|suggested|advised|noted|obtained|sent (?:her|him))(?=)\b/i;

// "Her dermatologist referred her. She biopsied a lesion.": not the patient.
function withColleagueNamed(unit: Unit, before: Unit | undefined): string | null {
  if (before?.turn !== unit.turn) return null;
  if (!actsAsOne.test(unit.text)) return null;
  const named = plainOf(before).match(colleague);
  return named?.length === 1
    ? unit.text.replace(/^((?:and |so |then )*)(?:she|he)\b/i, `$1${named[0]}`)
    : null;
}

const ownChild = /^my (?:[a-z]+ )*(?:son|daughter)$/i;
const ofChild =
  /\byour (?:[a-z]+ )?(?:son|daughter|child|baby|kid|boy|girl)\b|\b(?:he|she)(?:'s| is| has)(?=) (?:here|been|having|had)\b|\bhow old is (?:he|she)\b/i;

/** True where, under a wrong label, a parent speaks as the patient: then the child stays "he". */
export function childIsPatient(passages: readonly Passage[]): boolean {
  return passages.slice(0, 14).some(({ unit, role }) => role !== 'patient' && ofChild.test(unit.text));
}

function verbOf(short: string | undefined, rest: string): string {
  switch (short?.toLowerCase()) {
    case undefined:
      return '';
    case "'ll":
      return ' will';
    case "'d":
      return /^ (?:been|had|gone|taken|seen|never|already|done|an?|the|no|his|her)\b/.test(rest)
        ? ' had'
        : ' would';
    default:
      return /^ (?:been|never|always|had|got|gotten|gone|taken|seen|done|told|said)\b/.test(rest)
        ? ' has'
        : ' is';
  }
}

function personsIn(text: string, sex: 'woman' | 'man' | 'any'): string[] {
  const names: string[] = [];
  for (const [, whose, name, female, male] of text.matchAll(person)) {
    if ((sex === 'woman' && male) || (sex === 'man' && female)) continue;
    const owner = whose!.toLowerCase();
    names.push(
      `${/^(?:my|your|i have .*)$/.test(owner) ? 'my' : owner === 'his' || owner === 'her' ? owner : 'the'} ${name}`,
    );
  }
  return [...new Set(names)];
}

/** True where somebody beside the patient is named: "my husband", "the nurse". */
export function namesPerson(unit: Unit): boolean {
  return personsIn(unit.text, 'any').length > 0;
}

const inCompany =
  /\b(?:with|by|and) (?:his|her|their)(?=) (?:mother|mom|mum|father|dad|parents?|grandmother|grandfather|guardian|aunt|uncle|wife|husband|daughter|son)(?=)\b/;

// Who was spoken of in this breath, or in what was asked.
function lastNamed(index: number, passages: readonly Passage[], sex: 'woman' | 'man'): string | null {
  const { unit } = passages[index]!;
  let still = false;
  for (let i = index - 1; i >= 0 && i >= index - furthest; i--) {
    const before: Unit = passages[i]!.unit;
    const apart = unit.turn - before.turn;
    // "My sister had it." "How's she doing?" "She's good.": it is still talked of her.
    if (apart > 2 || (apart === 2 && !still)) return null;
    if (apart === 1 && of[sex].test(before.said)) still = true;
    if (titled.test(before.text)) return null;
    // "Here with her mother": it may be she who speaks.
    if (before.role === 'clinician' && inCompany.test(before.said)) return null;
    const names = personsIn(plainOf(before), sex);
    // "Dad had a heart attack. He was 68."
    const parent = opensWithParent[sex].exec(plainOf(before))?.[1];
    if (parent !== undefined && names.length === 0) return `my ${parent.toLowerCase()}`;
    // "My dad had a heart attack, and my brother's had a stent. He was sixty.": who was named last.
    if (names.length > 1) return ofAge.test(unit.said) ? names.at(-1)! : null;
    if (names.length === 1) return names[0]!;
  }
  return null;
}

const opensWithParent = {
  man: /^(?:(?:and|but|so|well|no|yes|oh),? )*(dad|daddy|grandad|granddad|grandpa)\b(?!['’]s [a-z]+ (?:had|was|has)\b)/i,
  woman:
    /^(?:(?:and|but|so|well|no|yes|oh),? )*(mum|mom|nan|gran|grandma)\b(?!['’]s [a-z]+ (?:had|was|has)\b)/i,
} as const;

const opensWith =
  /^(?:(?:and|but|so|because|yes|yeah|no|nope|well|oh|um|uh|i mean|like|actually),? ){0,4}(?=)(she|he)(?:['’](?:s|d|ll)|n['’]t)?(?= )/i;
const ofSelf = /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we're|we've|us|our)\b/;
const named = /(?<=[a-z,] )(?!I\b|I['’])[A-Z][a-z]+/;
const anyone = new RegExp(`\\b(?:${women}|${men}|${either}|guy|man|boy|girl|lady|woman|kid|baby)\\b`);

/**
 * True for what a patient says of somebody whom nobody named, and nothing of themselves: "he sleeps in a hat", "she's
 * seven". In the third person it would be told of the patient.
 */
export function isOfAnother(
  { unit, index, role }: Passage,
  passages: readonly Passage[],
  they: string,
): boolean {
  if (role !== 'patient' || unit.question) return false;
  const pronoun = opensWith.exec(unit.text)?.[1]?.toLowerCase();
  if (pronoun === undefined || ofSelf.test(unit.said) || reports.test(unit.said)) return false;
  const clash = they === pronoun;
  if (!clash && (namesAnything(unit.clinical) || isNamedNear(index, passages))) return false;
  const before = passages[index - 1]?.unit;
  if (before?.turn === unit.turn && ofFirst.test(before.said)) return false;
  if (clash && before?.turn === unit.turn && anyone.test(before.said)) return false;
  if (clash && clinicianSays(pronoun === 'she' ? of.woman : of.man, index, passages)) return false;
  if (unit.answers !== null && isAnswer(unit, unit.answers.said, clash)) return false;
  return !childIsPatient(passages) && !speaksForAnother(passages);
}

// "My first one is three now. She was a C-section."
const ofFirst =
  /\bmy (?:first|second|third|last|oldest|youngest|other)(?=)(?: one| baby| child)?(?=) (?:is|was)\b/;

// "Has she been eating normally?": it may be the patient, of whom a parent tells under a wrong label.
function clinicianSays(other: RegExp, index: number, passages: readonly Passage[]): boolean {
  for (let i = Math.max(0, index - addressed); i <= index + addressed; i++) {
    const near = passages[i];
    if (near?.role === 'clinician' && other.test(near.unit.said)) return true;
  }
  return false;
}

// "She says it's less.", of the wound that a nurse looks after; "he died of it".
const reports = /\b(?:she|he) (?:said|says|told|thought|thinks|died|passed)\b/;
const asksOfOther = /\b(?:he|she|him|his|her|they|baby|dog|cat|puppy|kitten)\b/;
const asksOfSafety = /\b(?:safe|guns?|weapons?|hurts?|hit|hitting|scared?|afraid)\b/;

// "You feel safe with him?" "He's a lamb."
function isAnswer({ words }: Unit, asked: string, clash: boolean): boolean {
  return (
    asksOfOther.test(asked) ||
    anyone.test(asked) ||
    asksOfSafety.test(asked) ||
    (!clash && yesOrNo.test(words[0]!))
  );
}

const yesOrNo = /^(?:yes|yeah|no|nope)$/;

function isNamedNear(index: number, passages: readonly Passage[]): boolean {
  const { turn } = passages[index]!.unit;
  for (let i = index - 1; i >= 0 && i >= index - 3; i--) {
    const before = passages[i]!.unit;
    if (before.turn < turn - 1) return false;
    if (anyone.test(before.said) || named.test(before.text)) return true;
    if (before.turn === turn && opensWith.test(before.text)) return true;
  }
  return false;
}

// Under a wrong label it may be a wife who tells of her husband.
function speaksForAnother(passages: readonly Passage[]): boolean {
  let own = 0;
  let others = 0;
  for (const { unit, role } of passages) {
    if (role !== 'patient') continue;
    if (opensWith.test(unit.text)) others++;
    else if (ofSelf.test(unit.said)) own++;
  }
  return others > own;
}

const ofAge =
  /^(?:and |but |well )?(?=)(?:he|she)(?:['’]s| was| is| died)(?=) (?:(?:only|about|around|just|at|in|aged|nearly|almost)(?=) ){0,2}(?:(?:his|her|the) )?(?=)(?:\d|[a-z]+(?:ty|teen|ties)\b)/;
const furthest = 7;
const of = { woman: /\b(?:she|her|hers)\b/, man: /\b(?:he|him|his)\b/ };
