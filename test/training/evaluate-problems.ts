import { parseArgs } from 'node:util';
import { shippedAssessmentModels } from '../../src/note/extractive/learned/assessment-models.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import type { Problem } from '../../src/note/extractive/problems/problems.ts';
import type { Reading } from '../../src/note/extractive/reading.ts';
import { aciTrain } from './corpus.ts';
import { ownVisits } from './own-visits.ts';
import {
  conditionsWithout,
  heads,
  isOf,
  labelledProblems,
  modelsWith,
  type ProblemVisit,
  parts,
  problemVisits,
  read,
  trainHeadings,
  trainOwners,
} from './problem-training.ts';

/**
 * `npx tsx test/training/evaluate-problems.ts --corpora FOLDER`: of the problems that readers would head the assessment
 * with how many have a heading, how many headings are of one, and how many of the clinician's lines stand under a heading
 * that they are of; by the rules, and with the models over them, which have not learned from that hand. Three minutes.
 */
const { values } = parseArgs({ options: { corpora: { type: 'string', default: '../shared/corpora' } } });
const visits = [...ownVisits(), ...aciTrain(values.corpora)];
const conditions = await conditionsWithout(visits);
const all = await Promise.all(
  problemVisits(visits).map(async (visit) => {
    const models = modelsWith(conditions(visit.hand), visit.hand);
    const reading = await read(visit, models);
    return { visit, models, reading, labelled: labelledProblems(visit, reading) };
  }),
);
const hands = [...new Set(all.map(({ visit }) => visit.hand))].sort();

interface Count {
  wanted: number;
  found: number;
  written: number;
  right: number;
  lines: number;
  home: number;
  elsewhere: number;
}
const counts = new Map<string, Count>();

function count(name: string, { problems }: ProblemVisit, reading: Reading): void {
  const known = counts.get(name) ?? {
    wanted: 0,
    found: 0,
    written: 0,
    right: 0,
    lines: 0,
    home: 0,
    elsewhere: 0,
  };
  counts.set(name, known);
  const headed = reading.problems.filter(({ sources }) => sources.length > 0);
  known.wanted += problems.length;
  known.found += problems.filter((label) => headed.some((one) => heads(one, label))).length;
  known.written += headed.length;
  known.right += headed.filter((one) => problems.some((label) => heads(one, label))).length;
  const isHome = (problem: Problem, of: typeof problems) => of.some((label) => heads(problem, label));
  for (const problem of reading.problems)
    for (const { role, unit } of problem.passages) {
      const of = problems.filter((label) => isOf(label, unit));
      if (role !== 'clinician' || of.length === 0) continue;
      known.lines++;
      if (problem.sources.length === 0) continue;
      if (isHome(problem, of)) known.home++;
      else known.elsewhere++;
    }
}

for (let part = 0; part < parts; part++) {
  const held = new Set(hands.filter((_, i) => i % parts === part));
  const rest = all.filter(({ visit }) => !held.has(visit.hand)).map(({ labelled }) => labelled);
  const assessment = {
    ...shippedAssessmentModels(),
    heading: unpack(trainHeadings(rest)),
    owner: unpack(trainOwners(rest)),
  };
  for (const { visit, models, reading } of all) {
    if (!held.has(visit.hand)) continue;
    const [kind] = visit.hand.split(' ');
    count(`${kind}, rules`, visit, reading);
    count(`${kind}, with the models`, visit, await read(visit, { ...models, assessment }));
  }
}
const percent = (some: number, of: number): string => `${((100 * some) / Math.max(1, of)).toFixed(1)} %`;
for (const [name, { wanted, found, written, right, lines, home, elsewhere }] of [...counts].sort())
  console.log(
    `${name}: ${percent(found, wanted)} of ${wanted} problems have a heading, ${percent(right, written)} of ${written} headings are of one; of ${lines} lines ${percent(home, lines)} stand under theirs, ${percent(elsewhere, lines)} under another`,
  );
