import { expect, it } from 'vitest';
import { contextWeights } from '../../../src/note/extractive/learned/context-weights.ts';
import {
  ContextInputs,
  flatWeights,
  hiddenUnits,
  inView,
} from '../../../src/note/extractive/learned/label-context.ts';
import { sectionLabels } from '../../../src/note/extractive/learned/section-labels.ts';
import { chance, units } from './examined-knee.ts';

const alone = units.map((_, i) => chance(0.1 + i / 10, i < 2 ? 'exam' : 'hpi', 0.8));

it('each unit has as many inputs as there are weights, all of them numbers', () => {
  const found = new ContextInputs(units, alone, alone);
  const inputs = units.map((_, i) => {
    const row: number[] = [];
    found.fill(i, row);
    return row;
  });
  const { plain, hidden, out } = contextWeights;
  expect(inputs.map((row) => row.length)).toEqual(units.map(() => plain.length));
  expect(inputs.flat().every(Number.isFinite)).toBe(true);
  expect(plain.every((row) => row.length === sectionLabels.length)).toBe(true);
  expect(hidden.length).toBe(plain.length);
  expect(hidden.every((row) => row.length === hiddenUnits)).toBe(true);
  expect(out.length).toBe(hiddenUnits);
  expect(out.every((row) => row.length === sectionLabels.length)).toBe(true);
});

it('chances of nothing and of certainty stay chances', () => {
  const sure = units.map((_, i) => chance(i % 2, 'exam', 1));
  for (const { keep, sections } of inView(units, sure, sure, flatWeights(contextWeights))) {
    expect(keep).toBeGreaterThanOrEqual(0);
    expect(keep).toBeLessThanOrEqual(1);
    expect(Array.from(sections).reduce((a, b) => a + b)).toBeCloseTo(1, 6);
  }
});

it('without weights each label is as likely as any', () => {
  const zeros = (table: readonly (readonly number[])[]) => table.map((row) => row.map(() => 0));
  const { plain, hidden, out } = contextWeights;
  const none = { plain: zeros(plain), hidden: zeros(hidden), out: zeros(out) };
  for (const { keep, sections } of inView(units, alone, alone, flatWeights(none))) {
    expect(keep).toBeCloseTo(13 / 14, 10);
    expect(sections[sectionLabels.indexOf('plan')]).toBeCloseTo(1 / 13, 10);
  }
});

it('a hidden unit adds what it found, and nothing where that is below zero', () => {
  const zeros = (table: readonly (readonly number[])[]) => table.map((row) => row.map(() => 0));
  const plan = sectionLabels.indexOf('plan');
  const chanceOfPlan = (constant: number) => {
    const { plain, hidden, out } = contextWeights;
    const weights = { plain: zeros(plain), hidden: zeros(hidden), out: zeros(out) };
    weights.hidden[0]![3] = constant;
    weights.out[3]![plan] = 2;
    return inView(units, alone, alone, flatWeights(weights))[0]!.sections[plan]!;
  };
  expect(chanceOfPlan(1)).toBeCloseTo(Math.exp(2) / (Math.exp(2) + 12), 6);
  expect(chanceOfPlan(-1)).toBeCloseTo(1 / 13, 6);
});
