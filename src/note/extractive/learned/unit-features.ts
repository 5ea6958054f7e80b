import { examSystemOf } from '../lexicon/exam-words.ts';
import type { Unit } from '../visit/units.ts';
import { cuesIn, phasesIn } from './cues.ts';
import { FeatureNames, type FeatureSink } from './hashing.ts';

/** What the models see of each unit: its words, what it answers, its neighbours, and how far the visit has come. */
export function unitFeatures(units: readonly Unit[]): string[][] {
  const visit = new VisitFeatures(units);
  return units.map((_, i) => {
    const features = new FeatureNames();
    visit.addTo(features, i);
    return features.names;
  });
}

/** The features of a visit's units; to be asked for every unit, in order. */
export class VisitFeatures {
  readonly #units: readonly Unit[];
  readonly #mentions: ReadonlyMap<string, number>;
  readonly #seen = new Set<string>();
  readonly #lastCue = { name: 'start', at: 0 };

  constructor(units: readonly Unit[]) {
    this.#units = units;
    this.#mentions = turnsMentioning(units);
  }

  /** Gives the features of units[i] to a sink. */
  addTo(out: FeatureSink, i: number): void {
    const unit = this.#units[i]!;
    const text = cueText(unit);
    const role = unit.role === 'relative' ? 'patient' : unit.role;
    out.add('bias');
    out.add('role=', role);
    const words = unit.words.slice(0, 60);
    const prefix = role[0]!;
    for (let k = 0; k < words.length; k++) {
      const w = startsWithDigit(words[k]!) ? '#' : words[k]!;
      addBoth(out, prefix, 'w=', w);
      if (k + 1 < words.length) out.add('b=', w, '_', words[k + 1]!);
      // How a word that nobody has said before begins and ends.
      if (w.length >= longFrom) {
        out.add('head=', w.slice(0, affix));
        out.add('tail=', w.slice(-affix));
      }
    }
    const [first = '', second = '', third = ''] = words;
    out.add(prefix, 'first=', first);
    out.add(prefix, 'first=', first, `_${second}`);
    out.add('first=', first, `_${second}`, `_${third}`);
    out.add('final=', words.at(-1));
    if (unit.answers) {
      addEachOnce('q=', unit.answers.words, out);
      out.add('asked_len=', String(Math.min(9, unit.answers.words.length)));
      out.add('asked_ago=', String(unit.turn - unit.answers.turn));
      if (unit.answers.clinical.symptoms.length > 0) out.add('asked_symptom');
      if (unit.answers.clinical.drugs > 0) out.add('asked_drug');
    }
    for (const cue of cuesIn(unit.words, text)) addBoth(out, prefix, 'cue=', cue);
    const { drugs, conditions, symptoms } = unit.clinical;
    addBoth(out, prefix, 'clinical=', String(Math.min(4, named(unit))));
    if (drugs > 0) addBoth(out, prefix, 'drug');
    if (symptoms.length > 0) addBoth(out, prefix, 'symptom');
    if (conditions > 0) addBoth(out, prefix, 'condition');
    if (unit.answers && named(unit.answers) > 0) out.add('asked_clinical');
    if (examSystemOf(text) !== null) addBoth(out, prefix, 'exam_word');
    addSalience(unit, this.#mentions, prefix, out);
    const position = Math.min(9, Math.floor((10 * i) / this.#units.length));
    const length = unit.words.length;
    const size =
      length < 3 ? String(length) : length < 6 ? '3' : length < 10 ? '6' : length < 18 ? '10' : '18';
    addBoth(out, prefix, 'pos=', String(position));
    addBoth(out, prefix, 'len=', size);
    if (unit.question) {
      out.add('question');
      out.add('question_len=', size);
    }
    if (unit.answers) {
      out.add('answers');
      out.add('answers_len=', size);
    }
    if (i < 3) out.add('early=', String(i));
    const before = this.#units[i - 1];
    const after = this.#units[i + 1];
    if (before) addEachOnce('prev=', before.words.slice(-12), out);
    if (after) addEachOnce('next=', after.words.slice(0, 8), out);
    if (after && unit.question && after.turn !== unit.turn)
      out.add('reply=', after.words.slice(0, 2).join('_'));
    for (const name of this.#seen) out.add('seen=', name);
    addBoth(out, prefix, 'last=', this.#lastCue.name);
    out.add('last_ago=', this.#lastCue.name, '_', String(Math.min(4, (i - this.#lastCue.at) >> 2)));
    if (unit.role !== 'patient')
      for (const phase of phasesIn(unit.words, text)) {
        this.#seen.add(phase);
        this.#lastCue.name = phase;
        this.#lastCue.at = i;
        out.add('now=', phase);
      }
  }
}

/** In letters. */
const longFrom = 6;
const affix = 4;

/** A feature by itself, and with who speaks. */
function addBoth(out: FeatureSink, prefix: string, kind: string, value = ''): void {
  out.add(kind, value);
  out.add(prefix, kind, value);
}

function cueText({ said }: Unit): string {
  return said.includes(" n't") ? said.replaceAll(" n't", "n't") : said;
}

function startsWithDigit(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}

/** Above this many words a set finds doubles sooner than looking back does. */
const fewWords = 16;

function addEachOnce(kind: string, words: readonly string[], out: FeatureSink): void {
  if (words.length > fewWords) {
    for (const word of new Set(words)) out.add(kind, word);
    return;
  }
  for (let i = 0; i < words.length; i++) if (words.indexOf(words[i]!) === i) out.add(kind, words[i]!);
}

function named({ clinical }: Unit): number {
  return clinical.drugs + clinical.symptoms.length + clinical.conditions;
}

/** Shorter words are said for other reasons. */
const mentioned = 5;

/** In how many turns each longer word is said, but for those said of anything: what matters in a visit comes back. */
function turnsMentioning(units: readonly Unit[]): Map<string, number> {
  const last = new Map<string, number>();
  const count = new Map<string, number>();
  for (const unit of units)
    for (const word of unit.words) {
      if (word.length < mentioned || common.has(word) || last.get(word) === unit.turn) continue;
      last.set(word, unit.turn);
      count.set(word, (count.get(word) ?? 0) + 1);
    }
  return count;
}

function addSalience(
  unit: Unit,
  mentions: ReadonlyMap<string, number>,
  prefix: string,
  out: FeatureSink,
): void {
  let most = 0;
  let again = 0;
  let long = 0;
  for (let k = 0; k < unit.words.length; k++) {
    const word = unit.words[k]!;
    if (word.length < mentioned) continue;
    const n = mentions.get(word);
    if (n === undefined || unit.words.indexOf(word) < k) continue;
    long++;
    if (n > 1) again++;
    if (n > most) most = n;
  }
  out.add('long=', String(Math.min(6, long)));
  out.add(prefix, 'again=', String(Math.min(5, again)));
  out.add('most=', String(Math.min(6, most)));
  out.add(prefix, 'most=', String(Math.min(6, most)));
}

const common = new Set(
  'about going really think right there their where which would could should things something anything other okay great little because still these those after before today doing being again maybe actually since while first always never every looks sounds might wanna gonna taking getting little pretty'.split(
    ' ',
  ),
);
