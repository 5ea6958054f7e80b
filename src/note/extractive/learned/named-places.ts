import { isDrug } from '../lexicon/drugs.ts';
import { kindOfWord } from '../problems/trouble-context.ts';
import type { Token } from '../problems/trouble-named.ts';
import type { Unit } from '../visit/units.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import { figure } from './feature-values.ts';
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
  out.add('bias');
  out.add('name=', name);
  out.add('times=', String(Math.min(4, places.length)));
  const doctors = places.filter(({ passage }) => passage.role === 'clinician').length;
  out.add('doctor=', String(Math.min(3, doctors)));
  out.add('others=', String(Math.min(3, places.length - doctors)));
  if (visit !== null)
    out.add(
      'late=',
      String(Math.min(3, places.filter(({ passage }) => passage.index >= visit.planFrom).length)),
    );
  for (const [k, place] of places.entries()) {
    const { passage, at, length: own } = place;
    const { unit } = passage;
    const speaker = passage.role === 'clinician' ? 'c' : passage.role === 'relative' ? 'r' : 'p';
    const who = unit.question ? `${speaker}?` : speaker;
    const first = k === 0;
    const last = k === places.length - 1;
    const order = `${first ? 'F' : ''}${last ? 'L' : ''}${who}`;
    const each: Each = (kind, a, b = '') => {
      out.add(kind, a, b);
      out.add(who, kind, a, b);
      if (first || last) out.add(order, kind, a, b);
    };
    if (visit !== null) {
      each('phase=', phaseOf(passage, visit));
      out.add(who, 'pos=', String(Math.floor((8 * passage.index) / visit.length)));
    }
    each('sec=', passage.section);
    for (const label of told) {
      const chance = passage.sections[sectionLabels.indexOf(label)]!;
      out.add(who, label, '=', String(Math.round(4 * chance)));
    }
    const { tokens } = place;
    const words = tokens.map(({ bare }, i) => plainWord(bare, i, at, own));
    addClause(tokens, words, at, own, each);
    for (let i = 1; i <= beside; i++) {
      each(left[i]!, words[at - i] ?? '^');
      each(right[i]!, words[at + own - 1 + i] ?? '$');
    }
    each('ll=', words[at - 2] ?? '^', words[at - 1] ?? '^');
    each('rr=', words[at + own] ?? '$', words[at + own + 1] ?? '$');
    for (let i = Math.max(0, at - around); i < at; i++) {
      each('b=', words[i]!);
      const kind = kindOfWord(words[i]!);
      if (kind !== undefined) each('bk=', kind);
      if (i > 0) out.add(speaker, 'bb=', words[i - 1]!, words[i]!);
    }
    for (let i = at + own; i < Math.min(words.length, at + own + around); i++) {
      each('a=', words[i]!);
      const kind = kindOfWord(words[i]!);
      if (kind !== undefined) each('ak=', kind);
      out.add(speaker, 'aa=', words[i]!, words[i + 1] ?? '$');
    }
    for (let i = 0; i < at - around; i++) out.add(speaker, 'w=', words[i]!);
    for (let i = at + own + around; i < words.length; i++) out.add(speaker, 'w=', words[i]!);
    each('first=', words[0]!);
    each('drugs=', String(Math.min(3, unit.clinical.drugs)));
    if (words.length < 4) each('short=', String(words.length));
    addAsked(unit, each);
    if (passage.reply !== null) {
      each('reply=', passage.reply.answer);
      const reply = passage.reply.units[0]!.words;
      each('ry=', reply[0]!, reply[1] ?? '$');
      for (const word of reply.slice(0, around)) each('ryw=', figure(word));
    }
    addBeside(out, passage, passages, who);
  }
}

type Each = (kind: string, a: string, b?: string) => void;

const left = ['', 'l1=', 'l2=', 'l3='];
const right = ['', 'r1=', 'r2=', 'r3='];

/** What was said right before and after. */
function addBeside(
  out: FeatureSink,
  { unit, index }: Passage,
  passages: readonly Passage[],
  who: string,
): void {
  const before = passages[index - 1]?.unit;
  if (before !== undefined)
    for (const word of before.words.slice(-edge))
      out.add(who, before.turn === unit.turn ? 'p=' : 'po=', figure(word));
  const next = passages[index + 1]?.unit;
  if (next !== undefined) {
    const same = next.turn === unit.turn;
    out.add(who, same ? 'n2=' : 'no2=', next.words[0], next.words[1] ?? '$');
    for (const word of next.words.slice(0, around)) out.add(who, same ? 'n=' : 'no=', figure(word));
  }
  const later = passages[index + 2]?.unit;
  if (later !== undefined)
    for (const word of later.words.slice(0, edge))
      out.add(who, later.turn === unit.turn ? 'm=' : 'mo=', figure(word));
}

/** The words of the clause in which it is named, and whether its verbs are of then or of now. */
function addClause(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  own: number,
  each: Each,
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

function addAsked({ answers, words }: Unit, each: Each): void {
  if (answers === null) return;
  for (const word of answers.words.slice(0, asked)) each('q=', figure(word));
  each('qf=', answers.words[0] ?? '', answers.words[1] ?? '$');
  each('qa=', answers.words[0] ?? '', words[0] ?? '');
  each('qdrugs=', String(Math.min(2, answers.clinical.drugs)));
}

function plainWord(word: string, i: number, at: number, own: number): string {
  return i >= at && i < at + own ? '*' : isDrug(word) ? '<d>' : figure(word);
}
