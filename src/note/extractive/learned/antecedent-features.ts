import { type ThingKind, type ThingNamed, thingsNamed } from '../antecedents/things-named.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { isPart } from '../lexicon/trouble-words.ts';
import { worksOn } from '../medications/told-to-stop.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { figure, stepOf } from './feature-values.ts';
import type { FeatureSink } from './hashing.ts';

/** So many passages before one it may point to. */
export const reach = 12;

/** What a passage may be about, as it was named last before. */
export interface AntecedentCandidate {
  name: string;
  key: string;
  kind: ThingKind;
  last: ThingNamed;
  /** How often it was named in reach. */
  times: number;
  /** How many others of its kind, and of any, were named since. */
  since: { own: number; any: number };
}

/** What was named before the passage at `index`, latest first. */
export function antecedentCandidates(passages: readonly Passage[], index: number): AntecedentCandidate[] {
  const found = new Map<string, AntecedentCandidate>();
  const own = new Map<ThingKind, number>();
  for (let i = index - 1; i >= 0 && i >= index - reach; i--)
    for (const thing of thingsNamed(passages[i]!).toReversed()) {
      if (thing.kind === 'medicine' && worksOn(thing.passage.unit.said, thing.name)) continue;
      const known = found.get(thing.key);
      if (known !== undefined) {
        known.times++;
        continue;
      }
      const since = { own: own.get(thing.kind) ?? 0, any: found.size };
      found.set(thing.key, {
        name: thing.name,
        key: thing.key,
        kind: thing.kind,
        last: thing,
        times: 1,
        since,
      });
      own.set(thing.kind, since.own + 1);
    }
  return [...found.values()];
}

/** The kind of a candidate whose last word is `head`, a part of the body and what the body gives apart. */
function sortOf(kind: ThingKind, head: string): string {
  if (kind !== 'thing' && kind !== 'trouble') return kind;
  return isPart(head) || isBodyPart(head) ? `${kind}-part` : given.has(head) ? 'given' : kind;
}
const given: ReadonlySet<string> = new Set(
  'wee pee urine water waterworks stool stools poo poop motions bowels phlegm sputum spit mucus blood period periods bleeding sleep mood appetite weight breathing memory'.split(
    ' ',
  ),
);

const points =
  /^(?:it|it's|its|that|that's|this|them|those|these|both|one|ones|neither|there|they|they're|either|same|other)$/;
/** In passages. */
const carriedFor = 8;
const inUnit = 16;
const inOther = 10;

/** What the model sees of a passage and of what it may be about. */
export function addAntecedentFeatures(
  out: FeatureSink,
  passage: Passage,
  { name, key, kind: thingKind, last, times, since }: AntecedentCandidate,
  passages: readonly Passage[],
  before: { key: string; index: number } | null,
): void {
  const { unit, index, section, role } = passage;
  const head = name.slice(name.lastIndexOf(' ') + 1);
  const kind = sortOf(thingKind, head);
  if (before !== null && index - before.index <= carriedFor) {
    const ago = stepOf(index - before.index, [1, 2, 3, 5]);
    const sameTurn = String(passages[before.index]!.unit.turn === unit.turn);
    const newer = last.passage.index > before.index ? 'newer' : 'older';
    out.add('carried=', String(before.key === key), ago, sameTurn);
    out.add('carried=', String(before.key === key), newer, kind);
  } else out.add('carried=none', kind);
  const ownThings = thingsNamed(passage);
  const distance = index - last.passage.index;
  const far = stepOf(distance, [1, 2, 3, 4, 6, 8, 12]);
  const same = last.passage.unit.turn === unit.turn;
  const turns = String(Math.min(4, unit.turn - last.passage.unit.turn));
  const who = `${last.passage.role[0]}${last.passage.unit.question ? '?' : ''}`;
  const many = stepOf(since.own, [0, 1, 2, 3, 5]);
  const length = last.passage.unit.words.length;
  const size = stepOf(length, [1, 2, 3, 4, 6, 9, 14]);
  const { words } = unit;
  const pro = words.find((word) => points.test(word)) ?? 'none';
  out.add('bias');
  out.add('nm=', head);
  out.add('nm=', head, pro);
  out.add('nm=', head, who);
  const at = words.indexOf(pro);
  if (at >= 0) {
    out.add('np=', words[at + 1] ?? '$', head);
    out.add('np=', words[at - 1] ?? '^', head, 'b');
    out.add('npk=', words[at + 1] ?? '$', `_${words[at + 2] ?? '$'}_`, kind);
  }
  if (role !== 'clinician') {
    out.add('by=', role, kind);
    out.add('by=', role, pro, kind);
    out.add('by=', role, pro, far);
    out.add('by=', role, who, kind);
  }
  out.add('k=', kind);
  out.add('d=', far, kind);
  out.add('t=', turns, kind);
  out.add('same=', String(same), kind, far);
  out.add('who=', who, kind);
  out.add('who=', who, turns, kind);
  out.add('many=', many, kind);
  out.add('any=', stepOf(since.any, [0, 1, 2, 3, 5, 8]), kind);
  out.add('many=', many, pro, kind);
  out.add('size=', size, kind);
  out.add('size=', size, who, kind);
  out.add('times=', String(Math.min(3, times)), kind);
  out.add('section=', section, kind);
  out.add('from=', last.passage.section, kind);
  out.add('pro=', pro, kind);
  out.add('pro=', pro, far);
  const plural = name.endsWith('s') && !name.endsWith('ss');
  out.add('plural=', String(plural), pro);
  for (const thing of ownThings) out.add('own=', thing.kind, kind);
  if (ownThings.length === 0) out.add('own=none', kind);
  out.add('len=', stepOf(words.length, [1, 2, 3, 5, 8, 12, 18]), kind);
  addWords(out, unit, kind);
  addNamed(out, last, kind, who);
  const siblings = thingsNamed(last.passage);
  const order = siblings.indexOf(last);
  out.add('sibs=', String(Math.min(3, siblings.length)), kind);
  out.add(
    'sib=',
    order === 0 ? (siblings.length === 1 ? 'only' : 'first') : order === siblings.length - 1 ? 'last' : 'mid',
    kind,
    far,
  );
  const answers = unit.answers === last.passage.unit;
  out.add('answers=', String(answers), kind);
  // All between is of the same speaker and names nothing.
  let silent = true;
  let others = 0;
  for (let i = last.passage.index + 1; i < index; i++) {
    if (thingsNamed(passages[i]!).some((thing) => thing.kind !== 'thing')) silent = false;
    if (passages[i]!.unit.turn !== unit.turn && passages[i]!.unit.turn !== last.passage.unit.turn) others++;
  }
  out.add('silent=', String(silent), kind, far);
  out.add('silent=', String(silent), pro, kind);
  out.add('others=', String(Math.min(3, others)), kind);
  out.add('topic=', String(silent && length <= 4), kind, who);
  let later = 0;
  for (let i = index + 1; i < Math.min(passages.length, index + 7); i++)
    if (thingsNamed(passages[i]!).some((thing) => thing.key === key)) later++;
  out.add('later=', String(Math.min(2, later)), kind);
  for (let i = last.passage.index + 1; i < index; i++) {
    const between = passages[i]!;
    if (between.unit.turn !== unit.turn) out.add('between=', between.unit.words.slice(0, 3).join('_'), kind);
  }
  // What the passage right before speaks of.
  if (distance > 1 && passages[index - 1]!.unit.turn === unit.turn) {
    const before = passages[index - 1]!.unit.words;
    out.add('before=', before[0], before[1], kind);
    out.add('beforePro=', before.find((word) => points.test(word)) ?? 'none', kind, far);
  }
}

/** What the model sees of a passage as one that points to nothing that has a name. */
export function addNoneFeatures(
  out: FeatureSink,
  passage: Passage,
  candidates: readonly AntecedentCandidate[],
): void {
  const { unit, section, keep, role } = passage;
  const ownThings = thingsNamed(passage);
  out.add('N');
  if (role !== 'clinician') {
    out.add('Nby=', role);
    out.add('Nby=', role, unit.words.find((word) => points.test(word)) ?? 'none');
  }
  out.add('Nsection=', section);
  out.add('Nkeep=', String(Math.round(4 * keep)));
  for (const thing of ownThings) out.add('Nown=', thing.kind);
  if (ownThings.length === 0) out.add('Nown=none');
  out.add('Nlen=', stepOf(unit.words.length, [1, 2, 3, 5, 8, 12, 18]));
  out.add('Nmany=', stepOf(candidates.length, [0, 1, 2, 4, 8]));
  out.add('Nmeds=', stepOf(candidates.filter(({ kind }) => kind === 'medicine').length, [0, 1, 2, 4]));
  addWords(out, unit, 'none');
}

function addWords(out: FeatureSink, { words }: Unit, kind: string): void {
  const [first = '', second = '', third = ''] = words;
  out.add('f=', first, kind);
  out.add('f=', first, `_${second}_`, kind);
  out.add('f=', first, `_${second}_${third}_`, kind);
  out.add('l=', words.at(-1), kind);
  for (const [i, word] of words.slice(0, inUnit).entries()) {
    const plain = figure(word);
    out.add('w=', plain, kind);
    if (points.test(word)) {
      out.add('pl=', words[i - 1] ?? '^', word, kind);
      out.add('pr=', word, words[i + 1] ?? '$', kind);
      out.add('pll=', words[i - 2] ?? '^', `_${words[i - 1] ?? '^'}_`, kind);
    }
  }
}

// How and where it was named.
function addNamed(
  out: FeatureSink,
  { passage: { unit }, from, to, said }: ThingNamed,
  kind: string,
  who: string,
): void {
  const said2 = unit.text.split(' ').map((word) => word.toLowerCase().replace(/[^a-z0-9'’]/g, ''));
  out.add('at=', from === 0 ? 'first' : to === said2.length - 1 ? 'last' : 'mid', kind);
  out.add('nl=', said2[from - 1] ?? '^', kind);
  out.add('nr=', said2[to + 1] ?? '$', kind);
  out.add('nll=', said2[from - 2] ?? '^', said2[from - 1] ?? '^', kind);
  out.add('proper=', String(/^[A-Z]/.test(said) && from > 0), kind);
  out.add('cf=', said2[0], said2[1], who);
  for (const word of said2.slice(0, inOther)) out.add('cw=', word, who, kind);
}
