import { expect, it } from 'vitest';
import { contextWeights } from '../../../src/note/extractive/context-weights.ts';
import { ContextInputs, flatWeights, inView } from '../../../src/note/extractive/label-context.ts';
import { sectionLabels } from '../../../src/note/extractive/section-labels.ts';
import { chance, units } from './examined-knee.ts';

const alone = units.map((_, i) => chance(0.1 + i / 10, i < 2 ? 'exam' : 'hpi', 0.8));

it('each unit has as many inputs as there are weights, all of them numbers', () => {
  const found = new ContextInputs(units, alone, alone);
  const inputs = units.map((_, i) => {
    const row: number[] = [];
    found.fill(i, row);
    return row;
  });
  expect(inputs.map((row) => row.length)).toEqual(units.map(() => contextWeights.length));
  expect(inputs.flat().every(Number.isFinite)).toBe(true);
  expect(contextWeights.every((row) => row.length === sectionLabels.length)).toBe(true);
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
  const none = contextWeights.map((row) => row.map(() => 0));
  for (const { keep, sections } of inView(units, alone, alone, flatWeights(none))) {
    expect(keep).toBeCloseTo(13 / 14, 10);
    expect(sections[sectionLabels.indexOf('plan')]).toBeCloseTo(1 / 13, 10);
  }
});
