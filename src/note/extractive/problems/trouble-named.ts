import { endsPhrase, isHandFootMouth } from '../lexicon/condition-phrases.ts';
import { continuesLatinName, isConditionWord } from '../lexicon/conditions.ts';
import { hurtTroubles, mayBeEveryday, saidEveryday, stateNouns } from '../lexicon/everyday-troubles.ts';
import { isPart, onePart, qualities } from '../lexicon/trouble-words.ts';
import type { ClinicalWords } from '../visit/clinical-words.ts';
import type { Unit } from '../visit/units.ts';
import { isSign } from './vague-name.ts';

/** A condition or symptom that is named in a unit, by its name, and where among the unit's `tokens` it stands. */
export interface Named {
  name: string;
  /** A symptom or sign, where a diagnosis would say more. */
  symptom: boolean;
  from: number;
  to: number;
}

/** A word as it was written between spaces. */
export interface Token {
  bare: string;
  /** With a capital within the sentence. */
  proper: boolean;
  /** A mark after it ends a clause. */
  ends: boolean;
}

const discs: ReadonlySet<string> = new Set(['disc', 'disk', 'discs', 'disks']);

/** One of these after a word ends a clause. */
const marks = '.,;:?!)"”—';

/** The unit's words as they were written. */
export function tokensOf(text: string): Token[] {
  return (text.includes('’') ? text.replaceAll('’', "'") : text).split(' ').map(tokenOf);
}

function tokenOf(said: string, i: number): Token {
  return {
    bare: withoutMarks(said.toLowerCase()),
    proper: i > 0 && isCapital(said.charCodeAt(0)) && said !== 'I',
    ends: said !== '' && marks.includes(said[said.length - 1]!),
  };
}

function withoutMarks(word: string): string {
  let from = 0;
  let to = word.length;
  while (from < to && !isOfWord(word.charCodeAt(from))) from++;
  while (to > from && !isOfWord(word.charCodeAt(to - 1))) to--;
  return from === 0 && to === word.length ? word : word.slice(from, to);
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** A small letter or a figure. */
function isOfWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Alone, these name nothing: "the problem", "a loss". */
const needsMore = new Set(
  `abnormality arrest attack attacks block blockage congestion cramp delay deficiency degeneration deformity disease diseases disorder disorders dysfunction
enlargement exacerbation failure flare flares gain impairment impaction impingement insufficiency intolerance irritation loss lump lumps mass
obstruction occlusion pain pressure problem reaction rupture stress symptoms syndrome syndromes tendon throat tissue transplant trauma tunnel ulcers carpal allergy
allergies smoking contraception inflammation infections injury stone stones tear retention cholesterol block wound dependence collapse attachment
detachment stenosis stricture contracture malformation prolapse fissure plaque exposure nodules aches ache burn`.split(
    /\s+/,
  ),
);
const longest = 5;

/** What is named in a unit: conditions with the words that say which, symptoms as notes write them. */
export function namedIn({ words, clinical }: Unit, tokens: readonly Token[]): Named[] {
  const bare = tokens.map((token) => token.bare);
  const found = conditionsNamed(bare, tokens);
  if (clinical.symptoms.length > 0) addSymptoms(found, bare, words, clinical);
  if (bare.some(mayBeEveryday)) addEveryday(found, bare.join(' '));
  addDropOnStanding(found, bare);
  return found;
}

/** Postural hypotension in everyday words. */
export const dropOnStanding = 'blood pressure drop when standing';

// "Your pressure's bottoming out when you stand", "you're dropping your blood pressure when you get up"
function addDropOnStanding(found: Named[], bare: readonly string[]): void {
  const at = bare.findIndex((word) => /^pressure(?:'s)?$/.test(word));
  if (at < 0 || !dropsOnStanding(bare.join(' ')) || found.some(({ from, to }) => from <= at && to >= at))
    return;
  const from = bare[at - 1] === 'blood' ? at - 1 : at;
  found.push({ name: dropOnStanding, symptom: false, from, to: at });
}
const drops =
  /\b(?:drop|drops|dropping|dropped|bottoming out|falls|falling|fell|goes down|went down|goes low)\b/;
const onStanding =
  /\b(?:when|as|once|every time|on) (?:(?:you|he|she|they|i) (?:stand|stands|stood|get up|gets up|got up)|standing)\b/;
/** In characters. */
const standingReach = 90;

function dropsOnStanding(said: string): boolean {
  const drop = drops.exec(said);
  if (drop === null) return false;
  const from = drop.index + drop[0].length;
  return onStanding.test(said.slice(from, from + standingReach));
}

const ofClinic = /^educators?$/;

function conditionsNamed(bare: readonly string[], tokens: readonly Token[]): Named[] {
  const found: Named[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const noun = stateNouns.get(bare[i]!);
    // "You're borderline diabetic."
    if (noun === 'diabetes' && bare[i - 1] === 'borderline') {
      found.push({ name: 'prediabetes', symptom: false, from: i - 1, to: i });
      continue;
    }
    if (
      noun !== undefined &&
      (tokens[i]!.ends || (!isConditionWord(bare[i + 1] ?? '') && !isPart(bare[i + 1] ?? '')))
    ) {
      found.push({ name: noun, symptom: false, from: i, to: i });
      continue;
    }
    if (isHandFootMouth(bare, i)) {
      found.push({ name: 'hand-foot-and-mouth', symptom: false, from: i - 3, to: i });
      continue;
    }
    // "Your kidneys have slipped a bit.": only a disc slips.
    const hurt =
      bare[i] === 'slipped' && !bare.some((word) => discs.has(word)) ? undefined : hurtTroubles.get(bare[i]!);
    if (hurt !== undefined) {
      const named = hurtAt(tokens, i, hurt);
      if (named !== null) found.push(named);
      if (!isConditionWord(bare[i]!)) continue;
    }
    // "I'm going to call infectious disease": a department.
    if (/^diseases?$/.test(bare[i]!) && bare[i - 1] === 'infectious') continue;
    // "ST depression", on an ECG.
    if (bare[i] === 'depression' && /^(?:st|segment)$/.test(bare[i - 1] ?? '')) continue;
    // "See the diabetes educator", not "I'm the diabetes educator", who comes for it.
    if (!tokens[i]!.ends && ofClinic.test(bare[i + 1] ?? '') && !bare.includes("i'm")) continue;
    const written = possessed(bare[i]!);
    if (!isConditionWord(written) && !endsPhrase(bare, i)) continue;
    const named = conditionAt(tokens, i);
    const before = found.at(-1);
    // "Heart failure flare" is one name: the longer one.
    if (before !== undefined && named !== null && named.from <= before.to) found.pop();
    if (named !== null) found.push(named);
  }
  return found;
}

function addSymptoms(
  found: Named[],
  bare: readonly string[],
  words: readonly string[],
  { symptoms }: ClinicalWords,
): void {
  for (const { symptom, at } of symptoms) {
    // "The discharge papers", "your discharge".
    if (symptom.written === 'discharge') continue;
    // "The stream is weak."
    if (symptom.written === 'weakness' && bare.includes('stream')) continue;
    const first = tokenAt(bare, words, at);
    const last = first + symptom.words.length - 1;
    const over = found.findIndex(({ from, to }) => from <= last && to >= first);
    const named = { name: symptom.written, symptom: true, from: first, to: last };
    if (over < 0) found.push(named);
    else if (found[over]!.to - found[over]!.from < last - first || found[over]!.name.split(' ').length === 1)
      found[over] = { ...named, symptom: !isIllness.has(symptom.written) };
  }
}

function addEveryday(found: Named[], said: string): void {
  for (const { name, pattern } of saidEveryday) {
    const at = pattern.exec(said);
    if (at === null || found.some((one) => one.name === name)) continue;
    const from = said.slice(0, at.index).split(' ').length - 1;
    found.push({ name, symptom: true, from, to: from + at[0].split(' ').length - 1 });
  }
}

// Words of a contraction come apart among the unit's words ("don't" is two).
function tokenAt(bare: readonly string[], words: readonly string[], at: number): number {
  const parts = words.slice(0, at).filter((word) => word === "n't" || word === 'na').length;
  const guess = Math.max(0, at - parts);
  for (let off = 0; off < 4; off++) {
    if (bare[guess - off] !== undefined && bare[guess - off]!.startsWith(words[at]!)) return guess - off;
    if (bare[guess + off] !== undefined && bare[guess + off]!.startsWith(words[at]!)) return guess + off;
  }
  return Math.min(guess, bare.length - 1);
}

/** Complaints that are as well what one has. */
const isIllness = new Set(
  'acne constipation reflux hemorrhoids jaundice ulcer tremor seizures incontinence'.split(' '),
);

// "The diabetes's", "your asthma's": the word itself.
function possessed(word: string): string {
  return word.endsWith("'s") && !isConditionWord(word) ? word.slice(0, -2) : word;
}

function conditionAt(tokens: readonly Token[], head: number): Named | null {
  let from = head;
  while (from > 0 && head - from < longest && tellsWhich(tokens, from - 1)) from--;
  // "Second shingles shot", not "second pregnancy".
  const counted = tokens[head]!.bare === 'pregnancy';
  while (from < head && (notFirst.has(tokens[from]!.bare) || (!counted && ordinals.has(tokens[from]!.bare))))
    from++;
  // "Red wine can flare rosacea": what it does.
  if (from < head && tokens[from]!.bare === 'flare' && mayDo.test(tokens[from - 1]?.bare ?? '')) from++;
  let to = head;
  while (
    to + 1 < tokens.length &&
    !tokens[to]!.ends &&
    (continuesLatinName(tokens[from]!.bare, tokens[to + 1]!.bare) ||
      continuesLatinName(tokens[head]!.bare, tokens[to + 1]!.bare))
  )
    to++;
  if (
    !tokens[to]!.ends &&
    (tokens[to + 1]?.bare === 'disease' ||
      tokens[to + 1]?.bare === 'disorder' ||
      tokens[to + 1]?.bare === 'attacks')
  )
    to++;
  // "Migraine with aura"
  if (
    isMigraine.test(tokens[to]!.bare) &&
    tokens[to + 2]?.bare === 'aura' &&
    withIt.test(tokens[to + 1]!.bare)
  )
    to += 2;
  // "CKD, stage 3"
  if (staged.test(tokens[to]!.bare) && isStage(tokens, to + 1)) to += 2;
  // "A slipped disc": the word before makes it one.
  if (from === head && !isConditionWord(possessed(tokens[head]!.bare)) && head > 0) from--;
  // Said without stops, a word comes again where a new sentence begins: "your knee knee pain".
  for (let i = from; i < head; i++)
    if (tokens.slice(i + 1, head + 1).some(({ bare }) => bare === tokens[i]!.bare)) from = i + 1;
  const words = tokens.slice(from, to + 1).map(({ bare }) => bare);
  words[head - from] = possessed(words[head - from]!);
  const where = to === head ? placeAfter(tokens, to) : null;
  if (where !== null && isFelt.test(words.at(-1)!)) words.unshift(...where);
  else if (where !== null) words.push('of', 'the', ...where);
  if (words.every((word) => needsMore.has(word)) && words[0] !== 'carpal') return null;
  const name = words.join(' ').replace(/^hep (?=[a-c]$)/, 'hepatitis ');
  // "You'd do well with hearing aids."
  if (name === 'aids' && !tokens[from]!.proper) return null;
  return isNone(words) || (name === 'fall' && !isTumble(tokens, from))
    ? null
    : { name, symptom: isSign(name) || name === 'fall', from, to };
}

const isMigraine = /^migraines?$/;
const withIt = /^with(?:out)?$/;
const staged = /^(?:ckd|disease)$/;

function isStage(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.bare === 'stage' && /^\d[ab]?$/.test(tokens[at + 1]?.bare ?? '');
}

const mayDo = /^(?:can|could|may|might|will|would|to|also|sometimes)$/;

// "She had a fall", not "in the fall".
function isTumble(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:a|the|that|your|his|her)$/.test(tokens[at - 1]?.bare ?? '') &&
    !/^(?:in|last|next|every|by|until|till|of)$/.test(tokens[at - 2]?.bare ?? '')
  );
}

/** What is measured, who is well, and what stands for any trouble. */
function isNone(words: readonly string[]): boolean {
  const of = words.indexOf('of');
  const head = words[of < 0 ? words.length - 1 : of - 1] ?? '';
  return (
    (/^(?:pressure|tendons?)$/.test(head) && !/^(?:high|elevated)$/.test(words[0]!)) ||
    /^(?:normal|good|same)$/.test(words[0]!) ||
    words.some((word) => word === 'problem' || word === 'problems') ||
    (words.length === 2 && words[0]!.length === 1 && words[1] !== 'fever')
  );
}
const isFelt = /^(?:pain|aches?|swelling|numbness|redness|stiffness|itching|weakness)$/;
const notFirst = new Set('and of other another right-sided left-sided'.split(' '));
const ordinals = new Set(['first', 'second', 'third']);

function tellsWhich(tokens: readonly Token[], i: number): boolean {
  const { bare, proper, ends } = tokens[i]!;
  if (ends || bare === '') return false;
  return qualities(bare) || isPart(bare) || isConditionWord(bare) || proper;
}

// "A tear in the retina", "infection of your breast".
function placeAfter(tokens: readonly Token[], head: number): string[] | null {
  if (tokens[head]!.ends || !/^(?:in|of|on)$/.test(tokens[head + 1]?.bare ?? '')) return null;
  let at = head + 2;
  if (/^(?:the|your|his|her|my|your|both)$/.test(tokens[at]?.bare ?? '')) at++;
  const where: string[] = [];
  for (; at < tokens.length && where.length < 4; at++) {
    const { bare, ends } = tokens[at]!;
    if (!isPart(bare) && !(bare === 'medial' || bare === 'lateral')) break;
    where.push(bare);
    if (ends) break;
  }
  return where.length === 0 || where.every((word) => /^(?:right|left|upper|lower|medial|lateral)$/.test(word))
    ? null
    : where;
}

// "You've torn your rotator cuff", "an enlarged prostate", "the prostate, it's enlarged": what is wrong, and with what.
function hurtAt(tokens: readonly Token[], i: number, hurt: string): Named | null {
  // "Six weeks since you broke your wrist": when it was.
  if (/^(?:since|when|after)$/.test(tokens[i - 2]?.bare ?? '')) return null;
  let at = i + 1;
  if (!tokens[i]!.ends && /^(?:the|your|his|her|my|an?)$/.test(tokens[at]?.bare ?? '')) at++;
  const part: string[] = [];
  for (; !tokens[i]!.ends && at < tokens.length && part.length < 3; at++) {
    const { bare, ends } = tokens[at]!;
    if (!isPart(bare) && !whichDigit.has(bare)) break;
    part.push(bare);
    if (ends) break;
  }
  if (part.length > 0 && !part.every((word) => /^(?:right|left|upper|lower)$/.test(word)))
    return hurtName(hurt, part.join(' '), i, i + part.length);
  let back = i - 1;
  while (back >= 0 && i - back < 6 && between.test(tokens[back]!.bare)) back--;
  const word = tokens[back]?.bare.replace(/'s$/, '') ?? '';
  if (
    back < 0 ||
    (back === i - 1 && word === tokens[back]?.bare) ||
    !isPart(word) ||
    /^(?:right|left|upper|lower)$/.test(word)
  )
    return null;
  const first = back > 0 && isPart(tokens[back - 1]!.bare) && !tokens[back - 1]!.ends ? back - 1 : back;
  const named = [...tokens.slice(first, back).map(({ bare }) => bare), word].join(' ');
  return hurtName(hurt, named, first, i);
}

/** "Your right little toe" */
const whichDigit: ReadonlySet<string> = new Set(['little', 'big', 'ring', 'index']);

function hurtName(hurt: string, part: string, from: number, to: number): Named | null {
  if (notHurt.test(part) || (hurt === 'broken' && notBroken.test(part))) return null;
  return hurt === 'pain'
    ? { name: part === 'throat' ? 'sore throat' : `${onePart(part)} pain`, symptom: true, from, to }
    : { name: `${hurt} ${part}`, symptom: hurt === 'swollen', from, to };
}

const notBroken = /\b(?:ears?|eyes?|heart|brain|skin|sleep|tummy|stomach|bladder)$/;
const notHurt =
  /^(?:blood|iron|water|sugar|pressure|weight|food|drug|panic|vitamin|growth|bed|little|sleep)$/;

const between =
  /^(?:is|it's|it|are|being|looks|looking|was|that's|a|bit|little|very|quite|definitely|really|got|gotten|have|has|slightly|mildly)$/;
