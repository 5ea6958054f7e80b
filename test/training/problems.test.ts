import { expect, test } from 'vitest';
import { shippedAssessmentModels } from '../../src/note/extractive/learned/assessment-models.ts';
import { shippedModels } from '../../src/note/extractive/learned/shipped-models.ts';
import { shippedStatusModels } from '../../src/note/extractive/learned/statuses.ts';
import { shippedTroubleModels } from '../../src/note/extractive/learned/trouble-ranking.ts';
import type { Reading } from '../../src/note/extractive/reading.ts';
import { ownVisits } from './own-visits.ts';
import { heads, isOf, labelledProblems, problemVisits, read, trainOwners } from './problem-training.ts';

const visits = problemVisits(ownVisits());
const byRule = {
  ...shippedModels(),
  troubles: shippedTroubleModels(),
  struck: null,
  statuses: shippedStatusModels(),
  assessment: null,
};

test('each problem that is labelled has a name, and its sentences are in the dialogue', () => {
  expect(visits.length).toBeGreaterThan(350);
  for (const { id, dialogue, problems } of visits)
    for (const { names, at } of problems) {
      expect([id, names.length > 0, names.every((name) => name === name.toLowerCase())]).toEqual([
        id,
        true,
        true,
      ]);
      for (const start of at) expect([id, start < dialogue.length]).toEqual([id, true]);
    }
});

function linesIn(
  { problems: written }: Reading,
  { problems }: (typeof visits)[0],
): { home: number; elsewhere: number } {
  const lines = written
    .filter(({ sources }) => sources.length > 0)
    .flatMap((problem) =>
      problem.passages
        .filter(({ role }) => role === 'clinician')
        .map(({ unit }) => problems.filter((label) => isOf(label, unit)))
        .filter((of) => of.length > 0)
        .map((of) => of.some((label) => heads(problem, label))),
    );
  const home = lines.filter(Boolean).length;
  return { home, elsewhere: lines.length - home };
}

// With what the models have learned from; how they do with what they have not, evaluate-problems.ts tells.
test('the models head more of the problems than the rules, and put more lines under theirs', async () => {
  const count = { rules: [0, 0, 0], models: [0, 0, 0] };
  for (const visit of visits.filter(({ hand }) => hand.startsWith('natural ')).slice(0, 24)) {
    for (const [of, assessment] of [
      ['rules', null],
      ['models', shippedAssessmentModels()],
    ] as const) {
      const reading = await read(visit, { ...byRule, assessment });
      const { home, elsewhere } = linesIn(reading, visit);
      const headed = visit.problems.filter((label) =>
        reading.problems.some((one) => one.sources.length > 0 && heads(one, label)),
      );
      count[of] = [count[of][0]! + headed.length, count[of][1]! + home, count[of][2]! + elsewhere];
    }
  }
  expect(count.models[0]).toBeGreaterThan(1.1 * count.rules[0]!);
  expect(count.models[1]).toBeGreaterThan(1.1 * count.rules[1]!);
  expect(count.models[2]).toBeLessThan(0.8 * count.rules[2]!);
});

test('learning from the same visits gives the same weights', async () => {
  const some = await Promise.all(
    visits.slice(0, 2).map(async (visit) => labelledProblems(visit, await read(visit, byRule))),
  );
  expect(some.some(({ owners }) => owners.some(({ is }) => is))).toBe(true);
  expect(some.some(({ headings }) => headings.some(({ is }) => is))).toBe(true);
  expect(trainOwners(some)).toEqual(trainOwners(some));
});
