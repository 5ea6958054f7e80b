import { isInterview } from './interview.ts';
import type { LabelChances } from './label-chain.ts';
import { softmax } from './linear-model.ts';
import { sectionLabels } from './section-labels.ts';
import type { Unit } from './units.ts';

/** Of a logistic regression over the labels of `sectionLabels`: what each input of `contextInputs` adds to each, `[input][label]`. */
export type ContextWeights = readonly (readonly number[])[];

const labels = sectionLabels.length;
const least = 1e-3;
/** How many units on each side are looked at. */
const near = 5;
const around = 6;
const roles = ['clinician', 'patient', 'relative'];

/**
 * What can be told of each unit of a visit from what the models make of it by itself (`alone`), with its neighbours
 * (`chained`), and of the units around it: how sure they are, how far the visit has come, who speaks, how much is said.
 */
export function contextInputs(
  units: readonly Unit[],
  alone: readonly LabelChances[],
  chained: readonly LabelChances[],
): number[][] {
  const sure = chained.map(({ keep }) => oddsOf(keep));
  const byLabel = chained.map(logsOf);
  const at = (i: number): number => sure[i] ?? 0;
  const index = new Map(units.map((unit, i) => [unit, i]));
  const mean = meanOf(sure);
  const interview = Number(isInterview(units));
  return units.map((unit, i) => {
    const own = sure[i]!;
    const before = units[i - 1];
    const after = units[i + 1];
    const length = Math.log(unit.words.length + 1);
    const brief = Number(unit.words.length < 3);
    const question = Number(unit.question);
    const answered = unit.answers === null ? undefined : index.get(unit.answers);
    const answers = Number(answered !== undefined);
    const ofTurn: number[] = [];
    for (let k = Math.max(0, i - 8); k < Math.min(units.length, i + 9); k++)
      if (units[k]!.turn === unit.turn) ofTurn.push(sure[k]!);
    const role = roles.map((name) => Number(unit.role === name));
    const goesOn = Number(before?.turn === unit.turn);
    const goneOn = Number(after?.turn === unit.turn);
    const place = i / units.length;
    const out = [1, own, oddsOf(alone[i]!.keep), mean];
    out.push(meanOf(sure.slice(Math.max(0, i - around), i + around + 1)));
    out.push(length, brief, question, answers, answered === undefined ? 0 : sure[answered]!);
    out.push(place, place * place, units.length / 100);
    out.push(meanOf(ofTurn), Math.max(...ofTurn), ofTurn.length, ...role);
    out.push(...logsOf(alone[i]!), ...byLabel[i]!);
    out.push(...meansOf(byLabel.slice(Math.max(0, i - near), i)));
    out.push(...meansOf(byLabel.slice(i + 1, i + 1 + near)));
    out.push(at(i - 1), at(i + 1), at(i - 2), at(i + 2), at(i - 3), at(i + 3));
    out.push(Number(before?.role === unit.role), Number(after?.role === unit.role), goesOn, goneOn);
    out.push(Number(after?.question === true), Number(before?.question === true));
    out.push(...role.map((is) => own * is), own * question, own * answers, own * length, own * brief);
    out.push(at(i - 1) * goesOn, at(i + 1) * goneOn, at(i + 1) * question);
    out.push(at(i - 1) * Number(before?.question === true));
    // What a scribe takes from a visit of questions and answers is more, and other, than from one that is dictated.
    out.push(interview, own * interview, out[2]! * interview, mean * interview);
    out.push(...byLabel[i]!.map((log) => log * interview));
    return out;
  });
}

/** The chances of a visit's units once more, in view of those around them. */
export function inView(
  units: readonly Unit[],
  alone: readonly LabelChances[],
  chained: readonly LabelChances[],
  weights: ContextWeights,
): LabelChances[] {
  return contextInputs(units, alone, chained).map((inputs) => {
    const scores = new Float64Array(labels);
    for (const [k, input] of inputs.entries()) {
      if (input === 0) continue;
      const row = weights[k]!;
      for (let l = 0; l < labels; l++) scores[l]! += input * row[l]!;
    }
    softmax(scores);
    const used = 1 - scores[0]!;
    const sections = new Float64Array(labels);
    if (used > 0) for (let l = 1; l < labels; l++) sections[l] = scores[l]! / used;
    return { keep: used, sections };
  });
}

function oddsOf(chance: number): number {
  return Math.log(Math.max(chance, least) / Math.max(1 - chance, least));
}

/** The logarithm of each label's chance, `none` first. */
function logsOf({ keep, sections }: LabelChances): number[] {
  const some = 1 - sections[0]!;
  const out = [Math.log(Math.max(1 - keep, least))];
  for (let l = 1; l < labels; l++) {
    const chance = some > 0 ? (keep * sections[l]!) / some : 0;
    out.push(Math.log(Math.max(chance, least)));
  }
  return out;
}

function meanOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const n of numbers) sum += n;
  return numbers.length === 0 ? 0 : sum / numbers.length;
}

function meansOf(rows: readonly (readonly number[])[]): number[] {
  const out: number[] = new Array(labels).fill(0);
  for (const row of rows) for (let l = 0; l < labels; l++) out[l]! += row[l]! / rows.length;
  return out;
}
