import { beforeAll, expect, test } from 'vitest';
import { antecedentsOf } from '../../src/note/extractive/antecedents/antecedents.ts';
import { shippedAssessmentModels } from '../../src/note/extractive/learned/assessment-models.ts';
import {
  type AntecedentVisit,
  antecedentLabels,
  antecedentVisits,
  isMeant,
  trainAntecedents,
} from './antecedent-training.ts';

let visits: AntecedentVisit[];
beforeAll(async () => {
  visits = await antecedentVisits((_, i) => i % 12 === 0);
}, 60_000);

test('most sentences still begin where their labels say', () => {
  const labels = antecedentLabels();
  const all = [...labels.values()].reduce((sum, own) => sum + own.size, 0);
  expect(all).toBeGreaterThan(12_000);
  const some = [...labels.values()].filter((_, i) => i % 12 === 0).reduce((sum, own) => sum + own.size, 0);
  expect(visits.reduce((sum, { sentences }) => sum + sentences.length, 0)).toBeGreaterThan(0.95 * some);
});

// With what the model has learned from; how it does with what it has not, evaluate-antecedents.ts tells.
test('what the model is sure that a sentence is about is mostly right', () => {
  const model = shippedAssessmentModels().antecedent!;
  const count = { right: 0, wrong: 0 };
  for (const { passages, sentences } of visits) {
    const found = antecedentsOf(
      sentences.map(({ passage }) => passage),
      passages,
      model,
    );
    for (const { passage, label } of sentences) {
      const one = found.get(passage);
      if (one !== undefined && one.chance > 0.65) count[isMeant(one.thing, label) ? 'right' : 'wrong']++;
    }
  }
  expect(count.right).toBeGreaterThan(50);
  expect(count.right).toBeGreaterThan(5 * count.wrong);
});

test('learning from the same sentences gives the same weights', () => {
  const some = visits.slice(0, 3);
  expect(trainAntecedents(some)).toEqual(trainAntecedents(some));
});
