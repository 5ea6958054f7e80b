import { plainOf, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { type Problem, sameProblem } from './problems.ts';

const subject =
  /^(?:(?:so|and|but|now|then|also|again|well|i (?:really |do )?think|i (?:really )?believe|hopefully)(?=)\b,?(?=) ){0,3}(?:that )?(?=)(?:your|his|her|the) ([a-z][a-z0-9 -]{3,40}?) (?:is|are|was|were|will|would|should|looks?|seems?|has|have|can|needs?)(?=)\b/;
const early = 4;

/**
 * Moves what is said of one problem while another is talked about to the problem that is its subject: "your liver enzymes
 * are going to get better once you lose the weight". Changes `problems`.
 */
export function moveToSubject(problems: readonly Problem[]): void {
  const named = problems.filter(({ sources }) => sources.length > 0);
  if (named.length < 2) return;
  for (const problem of named) {
    for (const passage of [...problem.passages]) {
      const own = ownerOf(passage, named);
      if (own === null || own === problem) continue;
      problem.passages = problem.passages.filter((other) => other !== passage);
      own.passages = [...own.passages, passage].toSorted((a, b) => a.index - b.index);
    }
  }
}

function ownerOf({ unit }: Passage, named: readonly Problem[]): Problem | null {
  const said = subject.exec(plainOf(unit).toLowerCase())?.[1];
  if (said === undefined || wordsOf(said).length > early) return null;
  const owners = named.filter(({ name }) => sameProblem(name, said));
  return owners.length === 1 ? owners[0]! : null;
}
