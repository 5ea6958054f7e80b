import { isInterview } from '../visit/interview.ts';
import type { Unit } from '../visit/units.ts';
import { chancesOf, type LabelChances } from './label-chain.ts';
import { softmax } from './linear-model.ts';
import { sectionLabels } from './section-labels.ts';

/**
 * Of a network with one hidden layer over the labels of `sectionLabels`: what each input of `ContextInputs` adds to each
 * label by itself, `[input][label]`, and to each hidden unit, `[input][unit]`; and what the units, where they are
 * positive, add to each label, `[unit][label]`.
 */
export interface ContextWeights {
  plain: readonly (readonly number[])[];
  hidden: readonly (readonly number[])[];
  out: readonly (readonly number[])[];
}

/** The same, each table row by row. */
export interface FlatContextWeights {
  plain: Float64Array;
  hidden: Float64Array;
  out: Float64Array;
}

const labels = sectionLabels.length;
/** How many numbers are summed at a time: labels and hidden units are multiples of it. */
const together = 7;
/** How many hidden units there are. */
export const hiddenUnits = 4 * together;

/** The weights as `inView` reads them. */
export function flatWeights({ plain, hidden, out }: ContextWeights): FlatContextWeights {
  return {
    plain: Float64Array.from(plain.flat()),
    hidden: Float64Array.from(hidden.flat()),
    out: Float64Array.from(out.flat()),
  };
}

const least = 1e-3;
/** How many units on each side are looked at: their labels, how sure they are, and who of them is of the same turn. */
const near = { labels: 5, sure: 6, turn: 8 };
const roles = ['clinician', 'patient', 'relative'];

/**
 * What can be told of each unit of a visit from what the models make of it by itself (`alone`), with its neighbours
 * (`chained`), and of the units around it: how sure they are, how far the visit has come, who speaks, how much is said.
 */
export class ContextInputs {
  readonly #units: readonly Unit[];
  readonly #index: ReadonlyMap<Unit, number>;
  /** The odds of being used: alone, and chained. */
  readonly #alone: Float64Array;
  readonly #sure: Float64Array;
  /** Unit by unit the logarithm of each label's chance. */
  readonly #aloneLogs: Float64Array;
  readonly #logs: Float64Array;
  readonly #mean: number;
  readonly #interview: number;

  constructor(units: readonly Unit[], alone: readonly LabelChances[], chained: readonly LabelChances[]) {
    this.#units = units;
    this.#index = new Map(units.map((unit, i) => [unit, i]));
    this.#alone = Float64Array.from(alone, ({ keep }) => oddsOf(keep));
    this.#sure = Float64Array.from(chained, ({ keep }) => oddsOf(keep));
    this.#aloneLogs = logsOf(alone);
    this.#logs = logsOf(chained);
    this.#mean = this.#sure.length === 0 ? 0 : meanBetween(this.#sure, 0, this.#sure.length);
    this.#interview = Number(isInterview(units));
  }

  /** Writes the inputs of units[i] to `out`. */
  fill(i: number, out: Float64Array | number[]): void {
    const units = this.#units;
    const unit = units[i]!;
    const sure = this.#sure;
    const own = sure[i]!;
    const before = units[i - 1];
    const after = units[i + 1];
    const length = Math.log(unit.words.length + 1);
    const brief = unit.words.length < 3 ? 1 : 0;
    const question = unit.question ? 1 : 0;
    const answered = unit.answers === null ? undefined : this.#index.get(unit.answers);
    const answers = answered === undefined ? 0 : 1;
    const goesOn = before?.turn === unit.turn ? 1 : 0;
    const goneOn = after?.turn === unit.turn ? 1 : 0;
    const asks = before?.question === true ? 1 : 0;
    const place = i / units.length;
    const last = sure[i - 1] ?? 0;
    const next = sure[i + 1] ?? 0;
    const interview = this.#interview;
    let n = 0;
    out[n++] = 1;
    out[n++] = own;
    out[n++] = this.#alone[i]!;
    out[n++] = this.#mean;
    out[n++] = meanBetween(sure, Math.max(0, i - near.sure), Math.min(sure.length, i + near.sure + 1));
    out[n++] = length;
    out[n++] = brief;
    out[n++] = question;
    out[n++] = answers;
    out[n++] = answered === undefined ? 0 : sure[answered]!;
    out[n++] = place;
    out[n++] = place * place;
    out[n++] = units.length / 100;
    let from = i;
    while (from > 0 && i - from < near.turn && units[from - 1]!.turn === unit.turn) from--;
    let to = i + 1;
    while (to < units.length && to - i <= near.turn && units[to]!.turn === unit.turn) to++;
    out[n++] = meanBetween(sure, from, to);
    let most = own;
    for (let k = from; k < to; k++) if (sure[k]! > most) most = sure[k]!;
    out[n++] = most;
    out[n++] = to - from;
    for (const role of roles) out[n++] = unit.role === role ? 1 : 0;
    for (let l = 0; l < labels; l++) out[n++] = this.#aloneLogs[i * labels + l]!;
    for (let l = 0; l < labels; l++) out[n++] = this.#logs[i * labels + l]!;
    n = this.#meansOfLabels(Math.max(0, i - near.labels), i, out, n);
    n = this.#meansOfLabels(i + 1, Math.min(units.length, i + 1 + near.labels), out, n);
    out[n++] = last;
    out[n++] = next;
    out[n++] = sure[i - 2] ?? 0;
    out[n++] = sure[i + 2] ?? 0;
    out[n++] = sure[i - 3] ?? 0;
    out[n++] = sure[i + 3] ?? 0;
    out[n++] = before?.role === unit.role ? 1 : 0;
    out[n++] = after?.role === unit.role ? 1 : 0;
    out[n++] = goesOn;
    out[n++] = goneOn;
    out[n++] = after?.question === true ? 1 : 0;
    out[n++] = asks;
    for (const role of roles) out[n++] = unit.role === role ? own : 0;
    out[n++] = own * question;
    out[n++] = own * answers;
    out[n++] = own * length;
    out[n++] = own * brief;
    out[n++] = last * goesOn;
    out[n++] = next * goneOn;
    out[n++] = next * question;
    out[n++] = last * asks;
    // What a scribe takes from a visit of questions and answers is more, and other, than from one that is dictated.
    out[n++] = interview;
    out[n++] = own * interview;
    out[n++] = this.#alone[i]! * interview;
    out[n++] = this.#mean * interview;
  }

  #meansOfLabels(from: number, to: number, out: Float64Array | number[], at: number): number {
    for (let l = 0; l < labels; l++) {
      let sum = 0;
      for (let k = from; k < to; k++) sum += this.#logs[k * labels + l]!;
      out[at + l] = to > from ? sum / (to - from) : 0;
    }
    return at + labels;
  }
}

/** The chances of a visit's units once more, in view of those around them; `weights` as `flatWeights` gives them. */
export function inView(
  units: readonly Unit[],
  alone: readonly LabelChances[],
  chained: readonly LabelChances[],
  weights: FlatContextWeights,
): LabelChances[] {
  const inputs = new ContextInputs(units, alone, chained);
  const found = new Float64Array(weights.plain.length / labels);
  const hidden = new Float64Array(hiddenUnits);
  const scores = new Float64Array(labels);
  // One piece of memory for all: what lies outside V8's heap makes it collect sooner.
  const all = new Float64Array(labels * units.length);
  return units.map((_, i) => {
    inputs.fill(i, found);
    hidden.fill(0);
    addSums(found, weights.hidden, hidden);
    for (let h = 0; h < hiddenUnits; h++) if (hidden[h]! < 0) hidden[h] = 0;
    scores.fill(0);
    addSums(found, weights.plain, scores);
    addSums(hidden, weights.out, scores);
    softmax(scores);
    const used = 1 - scores[0]!;
    const sections = all.subarray(i * labels, (i + 1) * labels);
    if (used > 0) for (let l = 1; l < labels; l++) sections[l] = scores[l]! / used;
    return { keep: used, sections };
  });
}

// So many at a time that their sums stay in registers.
function addSums(inputs: Float64Array, weights: Float64Array, out: Float64Array): void {
  const width = out.length;
  for (let first = 0; first < width; first += together) {
    let [a, b, c, d, e, f, g] = [0, 0, 0, 0, 0, 0, 0];
    for (let k = 0, at = first; k < inputs.length; k++, at += width) {
      const input = inputs[k]!;
      a += input * weights[at]!;
      b += input * weights[at + 1]!;
      c += input * weights[at + 2]!;
      d += input * weights[at + 3]!;
      e += input * weights[at + 4]!;
      f += input * weights[at + 5]!;
      g += input * weights[at + 6]!;
    }
    out[first]! += a;
    out[first + 1]! += b;
    out[first + 2]! += c;
    out[first + 3]! += d;
    out[first + 4]! += e;
    out[first + 5]! += f;
    out[first + 6]! += g;
  }
}

function oddsOf(chance: number): number {
  return Math.log(Math.max(chance, least) / Math.max(1 - chance, least));
}

function logsOf(chances: readonly LabelChances[]): Float64Array {
  return chancesOf(chances).map((chance) => Math.log(Math.max(chance, least)));
}

function meanBetween(numbers: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let k = from; k < to; k++) sum += numbers[k]!;
  return sum / (to - from);
}
