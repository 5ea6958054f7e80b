import { drugsIn } from '../lexicon/drugs.ts';
import { mattersNamed } from '../lexicon/matters.ts';
import { isList, topicsOfName, topicsSaid } from '../lexicon/problem-topics.ts';
import { nameStems } from '../plan/plan-home.ts';
import { planKindOf } from '../plan/plan-kind.ts';
import { namedIn, tokensOf } from '../problems/trouble-named.ts';
import { isWithin, keyOf } from '../problems/troubles.ts';
import { plainOf, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { FeatureSink } from './hashing.ts';

/** A heading of the assessment, and where a visit speaks of it; each array is by passages. */
interface Heading {
  name: string;
  /** Where it is told what it heads: index of a passage, or -1. */
  opened: number;
  isNamed: Uint8Array;
  /** Where its treatment, tests or advice are named. */
  isTouched: Uint8Array;
  /** Which passage up to this one named it last, and touched on it; -1 none. */
  named: Int32Array;
  touched: Int32Array;
  /** Which passage after this one names it next; -1 none. */
  next: Int32Array;
  /** The turns in which it is named, and in which it is named or touched on. */
  turnsNamed: ReadonlySet<number>;
  turns: ReadonlySet<number>;
}

/** A visit and the headings that its lines may stand under. */
export interface OwnedVisit {
  passages: readonly Passage[];
  headings: readonly Heading[];
  /** Index of the passage at which the clinician begins to sum up. */
  planFrom: number;
  /** Of each passage: the medicines that it names, and how many topics it touches on. */
  drugs: readonly (readonly string[])[];
  topics: readonly number[];
  /** How near to each heading a medicine is named: the two nearest of its places, each with how far that is. */
  near: ReadonlyMap<string, readonly (readonly [at: number, far: number][])[]>;
  /** Which passage begins at an offset. */
  at: ReadonlyMap<number, number>;
}

/** `headed`: what the headings are called, and the offset at which each is told. */
export function ownedVisit(
  headed: readonly { name: string; start: number | undefined }[],
  passages: readonly Passage[],
  planFrom: number,
): OwnedVisit {
  const told = passages.map(({ unit }) => {
    const tokens = tokensOf(unit.text);
    const bare = tokens.map((token) => token.bare);
    const keys = namedIn(unit, tokens).map(({ name }) => keyOf(name));
    return {
      keys: keys.filter(({ length }) => length > 0),
      matters: mattersNamed(bare).map(({ matter }) => matter),
      topics: topicsSaid(unit.words),
      drugs: unit.clinical.drugs === 0 ? [] : drugsIn(bare).map(({ name }) => name),
    };
  });
  const headings = headed.map(({ name, start }): Heading => {
    const low = name.toLowerCase();
    const key = keyOf(name);
    const stems = nameStems(name);
    // "Diabetic neuropathy" is not of what is done for the diabetes.
    const own = topicsOfName(wordsOf(name.replace(/\bdiabetic (?=[a-z])/i, '')));
    const isNamed = Uint8Array.from(told, ({ keys, matters }, i) =>
      Number(
        keys.some((one) => isWithin(one, key) || isWithin(key, one)) ||
          matters.some(({ heading, same }) => heading === low || same.test(low)) ||
          passages[i]!.unit.words.some((word) => stems.some((stem) => word.startsWith(stem))),
      ),
    );
    const isTouched = Uint8Array.from(told, ({ topics }) =>
      Number(!isList(topics) && [...topics].some((topic) => own.has(topic))),
    );
    const turnsOf = (is: (i: number) => number) =>
      new Set(passages.filter((_, i) => is(i) === 1).map(({ unit }) => unit.turn));
    return {
      name,
      opened: passages.findIndex(({ unit }) => unit.start <= start! && start! < unit.end),
      isNamed,
      isTouched,
      named: lastOf(isNamed),
      touched: lastOf(isTouched),
      next: nextOf(isNamed),
      turnsNamed: turnsOf((i) => isNamed[i]!),
      turns: turnsOf((i) => isNamed[i]! | isTouched[i]!),
    };
  });
  const drugs = told.map((one) => one.drugs);
  return {
    passages,
    headings,
    planFrom,
    drugs,
    topics: told.map(({ topics }) => topics.size),
    near: nearestOf(drugs, headings),
    at: new Map(passages.map(({ unit }, i) => [unit.start, i])),
  };
}

function lastOf(is: Uint8Array): Int32Array {
  let last = -1;
  return Int32Array.from(is, (one, i) => {
    if (one === 1) last = i;
    return last;
  });
}

/** The next after each. */
function nextOf(is: Uint8Array): Int32Array {
  const out = new Int32Array(is.length);
  let next = -1;
  for (let i = is.length - 1; i >= 0; i--) {
    out[i] = next;
    if (is[i] === 1) next = i;
  }
  return out;
}

function nearestOf(drugs: OwnedVisit['drugs'], headings: readonly Heading[]): OwnedVisit['near'] {
  const near = new Map<string, [at: number, far: number][][]>();
  for (const [i, own] of drugs.entries())
    for (const drug of new Set(own)) {
      const nearest = near.get(drug) ?? headings.map(() => []);
      near.set(drug, nearest);
      for (const [k, { named, next }] of headings.entries()) {
        const back = named[i]! < 0 ? furthest : i - named[i]!;
        const on = next[i]! < 0 ? furthest : next[i]! - i;
        nearest[k]!.push([i, Math.min(furthest, back, on)]);
        nearest[k]!.sort(([, a], [, b]) => a - b).splice(2);
      }
    }
  return near;
}

/** What the model sees of the line at `at` and a heading; `byRule`: the heading that the rules put it under, -1 none. */
export function addOwnerFeatures(
  out: FeatureSink,
  visit: OwnedVisit,
  at: number,
  which: number,
  byRule: number,
): void {
  const { passages, headings, planFrom, topics } = visit;
  const { unit, section } = passages[at]!;
  const heading = headings[which]!;
  const others = headings.filter((_, k) => k !== which);
  const rule = byRule === which ? 'here' : byRule < 0 ? 'none' : 'there';
  const add = (kind: string, value: string) => {
    out.add(kind, value);
    out.add('ruled ', rule, kind, value);
  };
  out.add('bias');
  add('rule', '');
  add('n=', String(Math.min(mostHeadings, headings.length)));
  add('i=', which === 0 ? 'first' : which === headings.length - 1 ? 'last' : 'mid');
  const isNamed = heading.isNamed[at] === 1;
  const isTouched = heading.isTouched[at] === 1;
  const namesOther = others.some((one) => one.isNamed[at] === 1);
  const touchesOther = others.some((one) => one.isTouched[at] === 1);
  add('names=', `${isNamed}${namesOther}`);
  add('touches=', `${isTouched}${touchesOther}${topics[at] === 0 ? '0' : ''}`);
  add('nt=', `${isNamed}${namesOther}${isTouched}${touchesOther}`);
  const last = heading.named[at]!;
  const later = last < 0 ? lowest : Math.min(lowest, others.filter(({ named }) => named[at]! > last).length);
  const isTied = last >= 0 && others.some(({ named }) => named[at] === last);
  add('back=', last < 0 ? 'never' : howFar(at - last));
  add('rank=', `${later}${isTied ? 't' : ''}`);
  if (last >= 0) {
    const { role, unit: before } = passages[last]!;
    const who = role === 'clinician' ? 'c' : 'p';
    add('turns=', howFar(unit.turn - before.turn));
    add('who=', `${who}${before.question ? '?' : ''}${last >= planFrom ? 'l' : 'e'}`);
    if (later === 0) add('top=', `${howFar(at - last)}${unit.turn === before.turn ? 's' : who}`);
  }
  const next = heading.next[at]!;
  const isSameTurn = next >= 0 && passages[next]!.unit.turn === unit.turn;
  add('next=', next < 0 ? 'never' : `${howFar(next - at)}${isSameTurn ? 's' : ''}`);
  const touch = heading.touched[at]!;
  const touchedLater = others.filter(({ touched }) => touched[at]! > touch).length;
  const touchRank = touch < 0 ? lowest : Math.min(lowest, touchedLater);
  add('tback=', touch < 0 ? 'never' : howFar(at - touch));
  add('trank=', String(touchRank));
  add('both=', `${later}${touchRank}`);
  addOpened(visit, at, which, add);
  addMedicineWith(visit, at, which, add);
  addHeard(visit, at, which, add);
  const { words, opens } = unit;
  const leans = words.slice(0, leanReach).some((word) => leaning.has(word));
  add('lean=', `${later}${leans ? 'lean' : ''}${opens ? 'o' : ''}`);
  const place = String(later);
  out.add('w1=', words[0] ?? '', place);
  out.add('w2=', `${words[0] ?? ''} `, words[1] ?? '', place);
  add('kind=', `${planKindOf(plainOf(unit))}${place}`);
  add('sec=', `${section}${place}`);
  const name = heading.name.toLowerCase();
  for (const word of words) if (word.length >= shortestWord) out.add('hw=', name, ' ', word);
}
const mostHeadings = 6;
const lowest = 3;
const leanReach = 6;
const shortestWord = 4;
const leaning: ReadonlySet<string> = new Set('it that this them those they one'.split(' '));

function howFar(passages: number): string {
  return passages < 4 ? String(passages) : passages < 8 ? '4-7' : passages < 16 ? '8-15' : '16';
}

type Add = (kind: string, value: string) => void;

// Whether it is the heading that was opened last, and how long ago.
function addOpened({ passages, headings }: OwnedVisit, at: number, which: number, add: Add): void {
  const { opened } = headings[which]!;
  if (opened < 0 || opened > at) {
    add('open=', opened < 0 ? 'nowhere' : 'later');
    return;
  }
  const isLast = headings.every((one) => one.opened <= opened || one.opened > at);
  const isHere = passages[opened]!.unit.turn === passages[at]!.unit.turn;
  add('open=', `${isLast}${isHere}`);
  if (isLast) add('opened=', `${isHere}${howFar(at - opened)}`);
}

// How near to the heading, and how near to another, a medicine of the line is named elsewhere.
function addMedicineWith({ drugs, near }: OwnedVisit, at: number, which: number, add: Add): void {
  if (drugs[at]!.length === 0) return;
  let own = furthest;
  let other = furthest;
  for (const drug of drugs[at]!)
    for (const [k, nearest] of near.get(drug)!.entries()) {
      const far = nearest.find(([i]) => i !== at)?.[1] ?? furthest;
      if (k === which) own = Math.min(own, far);
      else other = Math.min(other, far);
    }
  add('drug=', `${own}${own < other ? '<' : own > other ? '>' : '='}`);
}
const furthest = 4;

// Whether what the line answers, or what the other said right before, is of the heading or of another.
function addHeard(
  { passages, headings, at: indexAt }: OwnedVisit,
  at: number,
  which: number,
  add: Add,
): void {
  const { answers, turn } = passages[at]!.unit;
  const others = headings.filter((_, k) => k !== which);
  const asked = answers === null ? undefined : indexAt.get(answers.start);
  if (asked !== undefined)
    add(
      'asked=',
      `${headings[which]!.isNamed[asked] === 1}${others.some((one) => one.isNamed[asked] === 1)}`,
    );
  const isOfOther = others.some(({ turnsNamed }) => turnsNamed.has(turn - 1));
  add('heard=', headings[which]!.turns.has(turn - 1) ? 'here' : isOfOther ? 'other' : '');
}
