import { answerOf, answerTo } from '../../language/answer.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { listed, type SourcedText, sourcesOf } from '../draft.ts';
import { agentsIn, isMedicine } from '../lexicon/allergens.ts';
import { clinicalWords } from '../visit/clinical-words.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { clausesOf, grownOut, notTrue, outgrown, readClause } from './allergy-clause.ts';
import {
  bothReactions,
  isAllergic,
  onlyThere,
  reactionIn,
  reactionsAsked,
  whenIn,
} from './allergy-reaction.ts';
import { type AllergyTalk, allergyTalks, doesHarm, withoutS } from './allergy-talk.ts';
import { allergensIn } from './named-allergens.ts';
import { notedAllergies } from './noted-allergy.ts';

/** What was told of allergies, and what was said of nothing else. */
export interface Allergies {
  statements: SourcedText[];
  /** Where the sentences begin that are told with this. */
  told: ReadonlySet<number>;
  /** Where the questions begin that ask of other things too. */
  mixed: ReadonlySet<number>;
}

interface Known {
  reaction: string | null;
  when: string | null;
  /** "Not a true allergy." */
  doubted: boolean;
  /** What it did not do, as far as was asked. */
  without?: readonly string[];
  /** Which of its kind did it: "Sulfa. I got a rash from Bactrim." */
  brand?: string;
  units: Set<Unit>;
}

interface Found {
  agents: Map<string, Known>;
  denied: { text: string; units: Unit[] } | null;
  /** That no medicine is among them. */
  noDrugs: Unit | null;
  told: Set<number>;
  mixed: Set<number>;
}

/** What the patient is allergic to, with what it did, or that they deny allergies. */
export function allergiesIn(passages: readonly Passage[]): Allergies {
  const found: Found = { agents: new Map(), denied: null, noDrugs: null, told: new Set(), mixed: new Set() };
  for (const talk of allergyTalks(passages)) readTalk(talk, found);
  for (const { name, reaction, units, note } of notedAllergies(passages)) {
    add(found, name, { reaction, when: null, doubted: false }, units);
    found.told.add(note.start);
  }
  if (found.agents.size > 1) leaveOutCorrected(found, passages);
  if (found.agents.size > 0) addReactionsAsked(found, passages);
  return { statements: statementsOf(found), told: found.told, mixed: found.mixed };
}

// "Penicillin, or sulfa." "It's sulfa. It was not penicillin, that's your brother.", said later on.
function leaveOutCorrected({ agents, told }: Found, passages: readonly Passage[]): void {
  for (const { unit, role } of passages) {
    if (role === 'clinician' || unit.question || !unit.words.includes('not')) continue;
    for (const name of agents.keys()) {
      const at = unit.text.toLowerCase().indexOf(`not ${name}`);
      if (agents.size < 2 || at < 0 || !isNotThat.test(unit.said)) continue;
      if (!/^(?:[.,;!"]|$)/.test(unit.text.slice(at + 4 + name.length))) continue;
      agents.delete(name);
      told.add(unit.start);
    }
  }
}

const asksWhatItDid =
  /\bwhat (?:happen(?:s|ed)|do you get|did you get|(?:does|did) (?:it|that|[a-z]{4,}) do|kind of reaction|was the reaction|sort of reaction)\b|\bhow do you react\b/;

// "And what happened with the sulfa?" "Hives.", asked when the talk of allergies was over.
function addReactionsAsked({ agents, told }: Found, passages: readonly Passage[]): void {
  for (const { unit, role, index } of passages) {
    if (role !== 'clinician' || !unit.question || !asksWhatItDid.test(unit.said)) continue;
    const [asked, ...more] = agentsIn(unit.words);
    const known = more.length > 0 ? undefined : agents.get(asked?.name ?? '');
    if (known === undefined || known.reaction !== null) continue;
    for (const { unit: answer } of passages.slice(index + 1, index + 4)) {
      if (answer.turn !== unit.turn + 1) continue;
      known.reaction = reactionIn(plainOf(answer));
      if (known.reaction === null) continue;
      known.units.add(answer);
      told.add(answer.start);
      break;
    }
  }
}

const isNotThat = /(?:^|\b(?:it|it's|that|that's|is|was|says|said|(?:i|he|she)(?:'m|'s| am| is)) )not [a-z]/;

function statementsOf({ agents, denied, noDrugs }: Found): Allergies['statements'] {
  if (agents.size === 0)
    return denied === null ? [] : [{ text: denied.text, sources: sourcesOf(...denied.units) }];
  const units = new Set([...agents.values()].flatMap((known) => [...known.units]));
  const items = [...agents].map(([name, known]) => withDetail(name, known));
  const all = { text: `${upperFirst(listed(items, 'and'))}.`, sources: sourcesOf(...units) };
  if (noDrugs === null || [...agents.keys()].some(isMedicine)) return [all];
  return [all, { text: 'Denies medication allergies.', sources: sourcesOf(noDrugs) }];
}

function withDetail(name: string, { reaction, when, doubted, without = [], brand }: Known): string {
  const what = brand === undefined || reaction === null ? reaction : `${upperFirst(brand)}: ${reaction}`;
  const did = [what, when].filter((part) => part !== null).join(' ');
  const no = without.length === 0 ? [] : [`no ${listed([...without], 'or')}`];
  const detail = [...(did === '' ? [] : [did]), ...no, ...(doubted ? ['not a true allergy'] : [])].join('; ');
  return detail === '' ? name : `${name} (${detail})`;
}

function readTalk(talk: AllergyTalk, found: Found): void {
  const { opener, answers, remarks, mixed, passedOver, inJest } = talk;
  const asks = opener.role === 'clinician' || opener.unit.question;
  const first = answers[0];
  if (asks && first === undefined && opener.unit.question) return;
  const asked = asks ? allergensIn(plainOf(opener.unit).toLowerCase(), opener.unit.words.map(withoutS)) : [];
  let group: string[] = [];
  let named = 0;
  let denial = false;
  let deniesAllergy = false;
  if (asked.length > 0 && stands(talk)) {
    const said = plainOf(opener.unit);
    // "You get a rash?" "Hives.": as the patient has it.
    const own = opener.unit.question && first !== undefined ? reactionIn(plainOf(first.unit)) : null;
    const detail = { reaction: own ?? reactionIn(said), when: whenIn(said), doubted: false };
    for (const name of asked)
      add(found, name, detail, first === undefined ? [opener.unit] : [opener.unit, first.unit]);
    group = asked;
    named = asked.length;
  }
  for (const { unit, role } of answers) {
    // "I was allergic to eggs as a child, but I eat them now.": told as it is.
    if (outgrown.test(unit.said) || grownOut.test(unit.said) || notMe.test(unit.said)) continue;
    // "It makes me see things." "What sort of things?" "Cats."
    if (
      unit.words.length < 3 &&
      remarks.some((p) => p.unit.turn === unit.turn - 1 && asksKind.test(p.unit.said))
    )
      continue;
    let other = false;
    if (unit.answers?.question && remarks.some((p) => p.unit === unit.answers))
      addAsked(unit.answers, unit, found.agents.get(group.at(-1) ?? ''));
    if (theOther.test(unit.said) && agentsIn(unit.words).length > 0 && group.length === 1) {
      found.agents.delete(group[0]!);
      named--;
      group = [];
    }
    const isLocal = onlyThere.test(unit.said);
    const whole = <T extends { reaction: string | null }>(detail: T): T =>
      isLocal && detail.reaction === 'swelling' ? { ...detail, reaction: 'local swelling' } : detail;
    for (const [at, clause] of clausesOf(upperFirst(plainOf(unit))).entries()) {
      const what = readClause(clause, {
        byRelative: role === 'relative',
        afterAgent: group.length > 0,
        mixed,
        first: unit === first?.unit && at === 0 && !inJest,
        asked: asks || unit === opener.unit,
        denies: answerOf(unit.text) === 'no',
      });
      if (what.tells === 'agents') {
        group = what.agents.map(({ name }) => name);
        named += group.length;
        if (!what.whole) other = true;
        for (const agent of what.agents) add(found, agent.name, whole(agent), [unit]);
      } else if (
        what.tells === 'reaction' &&
        goesOn.test(clause) &&
        group.every((name) => found.agents.get(name)?.reaction != null)
      )
        other = true;
      else if (what.tells === 'reaction') for (const name of group) add(found, name, whole(what), [unit]);
      else if (what.tells === 'taken back') {
        for (const name of group) found.agents.delete(name);
        named -= group.length;
        group = [];
      } else if (what.tells === 'denial') {
        if (clause.toLowerCase().includes('allerg')) deniesAllergy = true;
        denial ||= !passedOver || deniesAll(unit);
        if (what.ofDrugs || (asks && unit === first?.unit && ofDrugsOnly(opener.unit)))
          found.noDrugs ??= unit;
        if (mixed) other = true;
      } else if (what.tells === 'other' || mixed) other = true;
    }
    if (!other) found.told.add(unit.start);
    if (unit.said.includes(' allergic to')) takeBack(unit, found);
  }
  // "Any allergies to medicines?" "No, but she's allergic to peanuts.", "no medicines, just tree nuts"
  if (asks && first !== undefined && ofDrugsOnly(opener.unit) && answerOf(first.unit.text) === 'no')
    found.noDrugs ??= first.unit;
  // "No known allergies?" "That's right."
  if (
    asks &&
    first !== undefined &&
    opener.unit.question &&
    !passedOver &&
    answerTo(opener.unit.text, first.unit.text) === 'no'
  )
    denial = true;
  // "Codeine makes me constipated, but no, no allergies."
  for (const name of deniesAllergy ? group : []) {
    const known = found.agents.get(name);
    if (known?.reaction != null && !isAllergic(known.reaction)) known.doubted = true;
  }
  for (const { unit } of remarks) {
    found.told.add(unit.start);
    const known = notTrue.test(unit.said) ? found.agents.get(group.at(-1) ?? '') : undefined;
    if (known === undefined) continue;
    known.doubted = true;
    known.units.add(unit);
  }
  if (named === 0 && denial && found.denied === null && first !== undefined)
    found.denied = { text: denialOf(talk, asked), units: [opener.unit, first.unit] };
  if (!asks || (named === 0 && !denial)) return;
  if (mixed && opener.unit.question) found.mixed.add(opener.unit.start);
  else if (opener.unit.words.length <= longestOpening + 2 * asked.length) found.told.add(opener.unit.start);
}

// "Clarithromycin, no wait..." "It's the other one, ciprofloxacin."
const theOther = /^(?:(?:no|oh|sorry|wait)(?=) ){0,2}(?=)(?:it|that)(?:'s| is| was)(?=) the other\b/;

// "The dye, my wife says, but that wasn't me, that was her."
const notMe = /\bthat was n't (?:me|him)\b/;
const notTo = /\b(?:not|n't) allergic to (?:the )?([a-z]+)/g;

// "The hospital's got me down for eggs, I'm not allergic to eggs."
function takeBack({ said }: Unit, { agents }: Found): void {
  for (const [, name] of said.matchAll(notTo)) agents.delete(name!);
}

// "Penicillin. I got a rash." "Was there any swelling of the face or trouble breathing with that?" "No, just the rash."
function addAsked(asked: Unit, answer: Unit, known: Known | undefined): void {
  if (known === undefined) return;
  const items = reactionsAsked(plainOf(asked)).filter((one) => !known.reaction?.split(', ').includes(one));
  const own = reactionIn(plainOf(answer))?.split(', ') ?? [];
  const reply = answerOf(answer.text);
  if (reply === 'no' && saysNo.test(answer.said) && known.without === undefined)
    known.without = items.filter((one) => !own.includes(one));
  else if (reply === 'yes' && own.length === 0 && items.length === 1)
    known.reaction = bothReactions(known.reaction, items[0]!);
}

const saysNo = /^(?:(?:oh|um|uh|well)(?=) )?(?:no|nope|nah|not|none|neither|never|nothing)\b/;

const asksKind = /\bwhat (?:sort|kind|type)s? of (?!(?:allerg|medic|drug|antib|nut|food|fish|reaction))/;
// "Hives. Oh, and my arm's all brown spots.": another matter.
const goesOn = /^(?:oh|also|and)\b|\bkeeps\b/i;

// "Any medicine allergies?" "No. Well, peanuts."
function ofDrugsOnly({ said }: Unit): boolean {
  return /\b(?:medications?|medicines?|drugs?)\b/.test(said) && !/\b(?:foods?|latex|anything)\b/.test(said);
}

function deniesAll({ words, said }: Unit): boolean {
  return words.length < 4 || /\b(?:nothing|none|neither|allergies|allergic)\b/.test(said);
}

/** In words: whoever says more tells of other things too. */
const longestOpening = 16;

const agrees =
  /\b(?:yes|yeah|yep|as far as|still|(?:said|says) so|that's right|correct|it is|i am|he is|she is|it does|he does|she does|it did)\b/;

// What the question or the record names stands unless it is taken back: "still allergic to sulfa?" "As far as I know."
function stands({ opener, answers }: AllergyTalk): boolean {
  if (answers.length === 0 || besides.test(opener.unit.said)) return true;
  const { unit } = answers[0]!;
  const reply = answerOf(unit.text);
  if (reply === 'no') return false;
  // "Penicillin or sulfa?" "Yes, sulfa."
  if (opener.unit.question && agentsIn(unit.words).length > 0 && unit.words[0] !== 'still') return false;
  return (
    !opener.unit.question ||
    reply === 'yes' ||
    agrees.test(unit.said) ||
    reactionIn(unit.said) !== null ||
    doesHarm.test(unit.said)
  );
}

// "Any other allergies besides the sulfa?" "No."
const besides =
  /\b(?:allerg(?:y|ies|ic)|anything|any others?)(?=)(?: to)?(?: anything)?(?: else)?(?=) (?:besides|beside|other than|apart from|except(?: for)?|aside from)(?=)\b/;

function denialOf({ opener, answers, mixed }: AllergyTalk, asked: readonly string[]): string {
  // "To penicillin?" "No allergies at all."
  const ofAny = answers.some(({ unit }) => /\b(?:allergies|anything|none)\b/.test(unit.said));
  const { said } = opener.unit;
  if (asked.length > 0 && !ofAny) return `Denies allergy to ${listed(asked, 'or')}.`;
  if (
    mixed ||
    /\bfoods?\b/.test(said) ||
    !/\b(?:medications?|medicines?|drugs?|antibiotics?|anything|latex)\b/.test(said)
  )
    return 'Denies known allergies.';
  return `Denies ${/\b(?:medic\w+|drugs?)\b/.test(said) ? 'medication ' : ''}allergies.`;
}

// "Septrin, that's co-trimoxazole."
const alike = new Map([
  ['septrin', 'co-trimoxazole'],
  ['septra', 'bactrim'],
  ['doxy', 'doxycycline'],
]);

const sulfaBrand = /^(?:bactrim|septra|septrin)$/;

function add(
  found: Found,
  said: string,
  detail: Omit<Known, 'units' | 'without'>,
  units: readonly Unit[],
): void {
  if (sulfaBrand.test(said) && found.agents.has('sulfa')) {
    add(found, 'sulfa', detail, units);
    found.agents.get('sulfa')!.brand = said;
    return;
  }
  const other = alike.get(said);
  // "Egg" of "eggs"
  const asKnown = [
    other,
    `${said}s`,
    `cow's ${said}`,
    said.replace(/s$/, ''),
    said.replace(/ies$/, 'y'),
    said.replace(/y$/, 'ies'),
  ];
  const name = asKnown.find((one) => one !== undefined && found.agents.has(one)) ?? said;
  const known = found.agents.get(name);
  found.agents.set(name, {
    reaction: bothReactions(known?.reaction ?? null, detail.reaction),
    when: known?.when ?? detail.when,
    doubted: known?.doubted === true || detail.doubted,
    ...(known?.without === undefined ? {} : { without: known.without }),
    ...(known?.brand === undefined ? {} : { brand: known.brand }),
    units: new Set([...(known?.units ?? []), ...units]),
  });
}

const nothing = clinicalWords([]);
const ofAllergies =
  /,? ?(?:\b(?:and|or)(?= ))? ?(?:\b(?:are you|is he|is she|have you got|do you have) )?(?:\bany )?(?:(?:known|drug|other) )?\b(?:allergies|allergic to anything)\b/i;

/** The passages without what the allergies have told: it is no symptom, no medicine and no plan of today. */
export function withoutTold(passages: readonly Passage[], { told, mixed }: Allergies): Passage[] {
  return passages.map((p) => {
    if (told.has(p.unit.start))
      return { ...p, keep: 0, section: 'allergies', reply: null, unit: { ...p.unit, clinical: nothing } };
    return mixed.has(p.unit.start)
      ? { ...p, unit: reworded(p.unit, p.unit.text.replace(ofAllergies, '')) }
      : p;
  });
}
