import { isConditionWord } from '../lexicon/conditions.ts';
import { isItsSymptom } from '../lexicon/own-symptoms.ts';
import type { Heard } from '../reading.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isSameTrouble } from './likely-titles.ts';
import type { Problem } from './problems.ts';
import type { Mention } from './troubles.ts';

/**
 * The problems without those that are none: what is only tested for ("a blood count, for anaemia"), what the clinician
 * names and holds for unlikely in the same breath, another name of one that has a heading ("gastroenteritis, so a tummy
 * bug") or its symptom. Their lines stand with that one, else with what is of no problem; where one problem is left and
 * nothing else is likely to be one, with that.
 */
export function withoutNoProblems(
  problems: readonly Problem[],
  { troubles, passages }: Heard,
): readonly Problem[] {
  const lines = new Map(problems.map((one): [Problem, Passage[]] => [one, [...one.passages]]));
  const unnamed = problems.find(({ sources }) => sources.length === 0);
  const kept: Problem[] = [];
  const gone = new Map<Problem, Problem | undefined>();
  const mentionsOf = ({ name }: Problem): readonly Mention[] =>
    troubles.find((one) => isSameTrouble(one.name, plainName(name)))?.mentions ?? [];
  const isOfNone = (problem: Problem): boolean => {
    const mentions = mentionsOf(problem);
    if (isDoneThen.test(problem.name)) return true;
    if (mentions.length > 0) return isNone(mentions, plainName(problem.name), passages);
    const said = passages.find(({ unit }) => unit.start === problem.sources[0]?.start);
    return said?.role === 'clinician' && isUnlikely(said, passages);
  };
  const named = problems.filter(({ sources }) => sources.length > 0);
  const doubted = new Set<Problem>();
  for (const problem of named) {
    const twin = kept.find((one) => isAnother(problem, one) || isAnother(one, problem));
    if (twin !== undefined) {
      gone.set(problem, twin);
      if (isPossible.test(problem.name) !== isPossible.test(twin.name) && isFeared.test(twin.name))
        doubted.add(twin);
    } else if (isOfNone(problem)) gone.set(problem, undefined);
    else if (saysLittle.test(problem.name) && kept.length > 0) gone.set(problem, kept.at(-1));
    else kept.push(problem);
  }
  for (const problem of [...kept]) {
    const illness = kept.find((one) => one !== problem && isItsSymptom(plainName(one.name), problem.name));
    if (illness === undefined) continue;
    gone.set(problem, illness);
    kept.splice(kept.indexOf(problem), 1);
  }
  if (gone.size === 0 && !kept.some((one) => isUnproven(one, passages))) return problems;
  for (const [problem, to] of gone) {
    const home = to ?? unnamed ?? kept[0];
    if (home !== undefined) lines.get(home)!.push(...problem.passages);
  }
  const left = kept.map((one) => ({
    ...one,
    name: doubted.has(one) || isUnproven(one, passages) ? `possible ${plainName(one.name)}` : one.name,
    passages: inOrder(lines.get(one)!),
  }));
  return [
    ...(unnamed === undefined ? [] : [{ ...unnamed, passages: inOrder(lines.get(unnamed)!) }]),
    ...left,
  ];
}

function inOrder(passages: readonly Passage[]): Passage[] {
  return [...new Set(passages)].toSorted((a, b) => a.index - b.index);
}

function plainName(name: string): string {
  return name.replace(/^possible /, '');
}

/** Names of one thing in the trade and at home, of which a visit means the same. */
const alike: readonly RegExp[] = [
  /\b(?:gastroenteritis|(?:tummy|stomach) bug|gastric flu|stomach flu)\b/,
  /\b(?:dvt|deep vein thrombosis|(?:blood )?clot(?: in the (?:leg|calf))?)$/,
  /\b(?:melanoma|skin cancer)\b/,
  /\b(?:tonsillitis|strep throat)\b/,
  /\b(?:nerve damage|(?:peripheral |diabetic )?neuropathy)\b/,
];
const isPossible = /^possible /;
/** As unsure as it was said once. */
const isFeared = /\b(?:dvt|thrombosis|clot|melanoma|cancer)\b/;

// "Gastroenteritis", "tummy bug"; "a clot", "DVT"; "infective conjunctivitis", "possible bacterial conjunctivitis".
function isAnother(problem: Problem, other: Problem): boolean {
  const [a, b] = [plainName(problem.name), plainName(other.name)];
  if (
    isSameTrouble(a, b) ||
    alike.some((names) => names.test(a) && names.test(b) && (!isFeared.test(a) || /clot|dvt/.test(a + b)))
  )
    return true;
  return (
    isPossible.test(problem.name) &&
    !isFeared.test(a) &&
    a.includes(' ') &&
    b.includes(' ') &&
    lastWord(a) === lastWord(b)
  );
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}

/** "You have spray on the throat or some sedation." */
const isDoneThen =
  /^(?:sprays?|sedation|injections?|tablets?|creams?|drops|camera|scan|needle|tube|appointment|blood tests?|x-?ray)(?! (?:reaction|site|phobia|error)\b)\b/;

// Named by the clinician to test for it, or to hold it for unlikely, and in no other way.
function isNone(mentions: readonly Mention[], name: string, passages: readonly Passage[]): boolean {
  if (isOnlyBorderline(mentions)) return true;
  const told = mentions.filter(
    ({ passage: { role, unit }, named }) =>
      role === 'clinician' || !(asks(unit) || (named.name !== name && name.endsWith(` ${named.name}`))),
  );
  const meant = told.filter(({ passage: { role, unit } }) => role === 'clinician' && !unit.question);
  return (
    meant.length > 0 &&
    meant.length === told.length &&
    meant.every((one) => isTestedFor(one) || isUnlikely(one.passage, passages))
  );
}

// "And diabetes?" "They said borderline.", and nothing else of it.
function isOnlyBorderline(mentions: readonly Mention[]): boolean {
  const asked = mentions.filter(({ passage: { role } }) => role === 'clinician');
  return (
    asked.length > 0 &&
    asked.every(
      ({ passage: { unit, reply } }) =>
        unit.question && reply?.units.some(({ said }) => borderline.test(said)) === true,
    )
  );
}
const borderline = /\b(?:borderline|pre-?diabet(?:es|ic))\b/;

// "So it's not glandular fever?"
function asks({ question, said }: Unit): boolean {
  return question || /\b(?:worried|wondered|googl\w+|thought it)\b/.test(said);
}

function isTestedFor({ tokens, named, passage }: Mention): boolean {
  // "I would like to do a syphilis test."
  if (
    !named.symptom &&
    !/\b(?:positive|negative|showed)\b/.test(passage.unit.said) &&
    tokens.slice(named.to, named.to + 2).some(({ bare }) => /^tests?$/.test(bare))
  )
    return true;
  if (!isScreened.test(named.name)) return false;
  const before = tokens
    .slice(Math.max(0, named.from - lookedBack), named.from)
    .map(({ bare }) => bare)
    .join(' ');
  return (tests.test(before) && isFor.test(before)) || isTime.test(before);
}
/** Looked for with much else; what is feared is a problem, though it is only looked for. */
const isScreened = /\b(?:an(?:a)?emi[ac]|glandular fever|mono|infection|pregnan(?:t|cy)|menopause)\b/;
const tests = /\b(?:check(?:ing)?|test(?:s|ing)?|bloods?|count|screen(?:ing)?|swabs?|sample|look(?:ing)?)\b/;
const isFor =
  /\b(?:for|not|if|whether)(?: (?:you|he|she|you're|he's|she's|are|is|not|any|a|an|the|things?|like|such|as|have|got)){0,4}$/;
/** "It's common, particularly around the menopause." */
const isTime = /\b(?:common|particularly|especially) around the$/;
/** In words. */
const lookedBack = 18;

// In the same sentence or the next: "It's called keratitis. I don't think that's what you have."
function isUnlikely({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  const at =
    passages[index]?.unit.start === unit.start
      ? index
      : passages.findIndex((p) => p.unit.start === unit.start);
  const next = passages[at + 1]?.unit;
  const last = passages[at - 1]?.unit;
  if (last?.turn === unit.turn && ofMost.test(last.said) && /^they\b/.test(unit.said)) return true;
  return [unit, ...(next?.turn === unit.turn ? [next] : [])].some(({ text }) =>
    unlikely.test(text.toLowerCase().replaceAll('’', "'")),
  );
}
const unlikely =
  /\b(?:(?:doesn't|does not|don't|do not),? (?:it doesn't )?(?:really )?(?:sound|look|feel|seem) like (?:that|it|one)|(?:don't|do not) (?:really )?(?:think|believe) (?:that's|that is) (?:what|it|the)|(?:that's|it's) a different (?:kind|thing|one)|you can (?:get|catch|pick up) (?:it )?(?:from|off)|(?:i'm|i am) not saying (?:that )?(?:that's|that is|it's|it is|you have|you've got|you had))\b/;
/** "Most people we send don't have cancer. They've got inflammation, or a hiatus hernia." */
const ofMost =
  /\b(?:most|many|some|other|lots of) (?:people|patients|folk|men|women|children|of (?:them|those))\b/;

// "So what I'm worried about is a clot. A DVT.", "it's most likely the thyroid, but I need to prove it with a blood test".
function isUnproven({ name, sources, isSpokenOf }: Problem, passages: readonly Passage[]): boolean {
  if (isSpokenOf || isPossible.test(name) || !isConditionNamed(name)) return false;
  const at = passages.findIndex(({ unit }) => unit.start === sources[0]?.start);
  const said = passages[at];
  if (said?.role !== 'clinician') return false;
  const near = passages.slice(Math.max(0, at - 1), at + reach).filter((p) => p.role === 'clinician');
  const before = isFeared.test(name) ? near.slice(0, 2) : [];
  return (
    before.some(({ unit }) => unit.turn === said.unit.turn && fears.test(unit.said)) ||
    near.some(({ index, unit }) => index >= at && unproven.test(unit.said))
  );
}

function isConditionNamed(name: string): boolean {
  return wordsOf(name).some(isConditionWord);
}
const reach = 5;
const fears = /\b(?:worried|concerned|worry|concern) (?:about|is)\b|\bcould be\b|\bmight be\b/;
const unproven =
  /\b(?:ca(?:n't|n n't|nnot)|can not|can't) (?:really )?(?:say for|be) (?:definite|certain|sure|a hundred|100|completely sure)|\b(?:need|have|want) to (?:prove|confirm) (?:it|that|this)\b|\bca(?:n't|nnot) rule (?:it|that|this) (?:in|out)\b/;

/** Of what kind it is, and no more. */
const saysLittle =
  /^(?:possible )?(?:nearly always |just |only )?(?:an? )?(?:virus|bug|infection|inflammation)$/;
