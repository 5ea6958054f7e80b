import { isDrug } from '../lexicon/drugs.ts';
import { kindOfWord } from '../problems/trouble-context.ts';
import type { Token } from '../problems/trouble-named.ts';
import type { Unit } from '../visit/units.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import type { FeatureSink } from './hashing.ts';
import { sectionLabels } from './section-labels.ts';
import type { VisitSpan } from './trouble-features.ts';

/** A place where a medicine or a condition is named. */
export interface NamedPlace {
  passage: Passage;
  /** The words of its unit as they were written. */
  tokens: readonly Token[];
  /** Which of them the name begins with, and how many it has. */
  at: number;
  length: number;
}

/** Words beside a name that are looked at one by one, and all together. */
const beside = 3;
const around = 8;
/** Of a unit before, and of what was asked. */
const edge = 6;
const asked = 20;

/**
 * What a model sees of something that is named in a visit: how, where, how often and by whom, and the words around each
 * place. `whole` is null where a part of a visit is all there is; so a visit of few passages is taken, too.
 */
export function addPlaceFeatures(
  out: FeatureSink,
  name: string,
  places: readonly NamedPlace[],
  passages: readonly Passage[],
  whole: VisitSpan | null,
): void {
  const visit = passages.length < fewUnits ? null : whole;
  const seen = new Set<string>();
  const add = (kind: string, value = '') => {
    const whole = kind + value;
    if (seen.has(whole)) return;
    seen.add(whole);
    out.add(kind, value);
  };
  add('bias');
  add('name=', name);
  add('times=', String(Math.min(4, places.length)));
  const doctors = places.filter(({ passage }) => passage.role === 'clinician').length;
  add('doctor=', String(Math.min(3, doctors)));
  add('others=', String(Math.min(3, places.length - doctors)));
  if (visit !== null)
    add('late=', String(Math.min(3, places.filter(({ passage }) => passage.index >= visit.planFrom).length)));
  for (const [k, place] of places.entries()) {
    const { passage, at, length: own } = place;
    const { unit } = passage;
    const speaker = passage.role === 'clinician' ? 'c' : passage.role === 'relative' ? 'r' : 'p';
    const who = `${speaker}${unit.question ? '?' : ''}`;
    const order = `${k === 0 ? 'F' : ''}${k === places.length - 1 ? 'L' : ''}`;
    const each = (kind: string, value: string) => {
      add(kind, value);
      add(`${who}${kind}`, value);
      if (order !== '') add(`${order}${who}${kind}`, value);
    };
    if (visit !== null) {
      each('phase=', phaseOf(passage, visit));
      add(`${who}pos=`, String(Math.floor((8 * passage.index) / visit.length)));
    }
    each('sec=', passage.section);
    for (const label of told) {
      const chance = passage.sections[sectionLabels.indexOf(label)]!;
      add(`${who}${label}=`, String(Math.round(4 * chance)));
    }
    const { tokens } = place;
    const words = tokens.map(({ bare }, i) => plainWord(bare, i, at, own));
    addClause(tokens, words, at, own, each);
    for (let i = 1; i <= beside; i++) {
      each(`l${i}=`, words[at - i] ?? '^');
      each(`r${i}=`, words[at + own - 1 + i] ?? '$');
    }
    each('ll=', `${words[at - 2] ?? '^'}_${words[at - 1] ?? '^'}`);
    each('rr=', `${words[at + own] ?? '$'}_${words[at + own + 1] ?? '$'}`);
    for (let i = Math.max(0, at - around); i < at; i++) {
      each('b=', words[i]!);
      const kind = kindOfWord(words[i]!);
      if (kind !== undefined) each('bk=', kind);
      if (i > 0) add(`${speaker}bb=`, `${words[i - 1]}_${words[i]}`);
    }
    for (let i = at + own; i < Math.min(words.length, at + own + around); i++) {
      each('a=', words[i]!);
      const kind = kindOfWord(words[i]!);
      if (kind !== undefined) each('ak=', kind);
      add(`${speaker}aa=`, `${words[i]}_${words[i + 1] ?? '$'}`);
    }
    for (let i = 0; i < at - around; i++) add(`${speaker}w=`, words[i]!);
    for (let i = at + own + around; i < words.length; i++) add(`${speaker}w=`, words[i]!);
    each('first=', words[0]!);
    each('drugs=', String(Math.min(3, unit.clinical.drugs)));
    if (words.length < 4) each('short=', String(words.length));
    addAsked(unit, each);
    if (passage.reply !== null) {
      each('reply=', passage.reply.answer);
      const reply = passage.reply.units[0]!.words;
      each('ry=', `${reply[0]}_${reply[1] ?? '$'}`);
      for (const word of reply.slice(0, around)) each('ryw=', figure(word));
    }
    const before = passages[passage.index - 1]?.unit;
    if (before !== undefined)
      for (const word of before.words.slice(-edge))
        add(`${who}${before.turn === unit.turn ? 'p=' : 'po='}`, figure(word));
    const later = passages[passage.index + 2]?.unit;
    if (later !== undefined)
      for (const word of later.words.slice(0, edge))
        add(`${who}${later.turn === unit.turn ? 'm=' : 'mo='}`, figure(word));
    const next = passages[passage.index + 1]?.unit;
    if (next !== undefined) {
      const kind = next.turn === unit.turn ? 'n' : 'no';
      add(`${who}${kind}2=`, `${next.words[0]}_${next.words[1] ?? '$'}`);
      for (const word of next.words.slice(0, around)) add(`${who}${kind}=`, figure(word));
    }
  }
}

/** The words of the clause in which it is named, and whether its verbs are of then or of now. */
function addClause(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  own: number,
  each: (kind: string, value: string) => void,
): void {
  let from = at;
  while (from > 0 && !tokens[from - 1]!.ends && !parts.has(words[from - 1]!)) from--;
  let to = at + own;
  if (!tokens[to - 1]!.ends) while (to < words.length && !parts.has(words[to]!) && !tokens[to++]!.ends);
  let [then, now, not] = ['', '', ''];
  for (let i = from; i < to; i++) {
    const word = words[i]!;
    if (i < at) each('cb=', word);
    else if (i >= at + own) each('ca=', word);
    if (ofThen.has(word)) then = 'then';
    else if (ofNow.has(word)) now = 'now';
    if (nots.has(word)) not = 'not';
  }
  each('tense=', then + now + not);
  each(
    'clause=',
    `${from === 0 ? '^' : ''}${to - from === own ? 'alone' : ''}${to === words.length ? '$' : ''}`,
  );
  if (from > 0) each('cut=', words[from - 1]!);
}

const parts: ReadonlySet<string> = new Set('but so because cause and or then though although'.split(' '));
const ofThen: ReadonlySet<string> = new Set(
  "was were had took tried used did gave stopped quit made been got came went put switched changed started ran finished ago once last wasn't didn't couldn't".split(
    ' ',
  ),
);
const ofNow: ReadonlySet<string> = new Set(
  "take takes taking on use uses using am is are i'm he's she's still now every daily currently have has need needs do does get don't doesn't".split(
    ' ',
  ),
);
const nots: ReadonlySet<string> = new Set(
  "not no never don't doesn't didn't isn't wasn't won't can't couldn't haven't hasn't n't none nor without".split(
    ' ',
  ),
);

function phaseOf({ index }: Passage, { length, planFrom }: VisitSpan): string {
  return index >= planFrom ? 'l' : index < Math.max(8, length / 8) ? 'e' : 'm';
}

const told = ['meds', 'hpi', 'plan', 'allergies', 'family', 'pmh', 'assessment', 'results'] as const;

function addAsked({ answers, words }: Unit, each: (kind: string, value: string) => void): void {
  if (answers === null) return;
  for (const word of answers.words.slice(0, asked)) each('q=', figure(word));
  each('qf=', `${answers.words[0]}_${answers.words[1] ?? '$'}`);
  each('qa=', `${answers.words[0]}_${words[0]}`);
  each('qdrugs=', String(Math.min(2, answers.clinical.drugs)));
}

function figure(word: string): string {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 ? '#' : word;
}

function plainWord(word: string, i: number, at: number, own: number): string {
  return i >= at && i < at + own ? '*' : isDrug(word) ? '<d>' : figure(word);
}
