import { topicsOfName, topicsSaid } from '../lexicon/problem-topics.ts';
import type { Problem } from '../problems/problems.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const common =
  /^(?:going|would|should|could|might|think|today|because|there|their|about|little|things?|right|order(?:ing)?|start|continue|check|weeks?|months?|after|before|follow|again|appointment|doctor|patient|medic\w+|tests?|results?|please|really|looks?|better|worse|great|which|other|every|where|until|those|these|while|since|still|first|second|times?|daily|makes?|taking|needs?|wants?|maybe|pretty|every\w+|something|anything)$/;
const longWord = 5;
const enough = 2;
/** How far apart, in passages, two remarks are still on the same matter. */
const near = 4;

/**
 * Gives what was planned under no problem's name to the problem that it is about: by its words, else
 * with what was said just before it. What is about none of them stays where it was. Changes `problems`.
 */
export function placeUnnamed(problems: readonly Problem[]): void {
  const named = problems.filter(({ sources }) => sources.length > 0);
  const nameless = problems.filter(({ sources }) => sources.length === 0);
  const planned = nameless.flatMap(({ passages }) => passages.filter(({ section }) => section === 'plan'));
  if (named.length === 0 || planned.length === 0) return;
  const known = named.map((problem) => ({
    problem,
    topics: topicsOfName(wordsOf(problem.name)),
    words: new Set(problem.passages.flatMap(({ unit }) => unit.words.filter(telling))),
  }));
  const about = planned.map((passage) => aboutOf(passage, known));
  carry(planned, about);
  const [bare, ...others] = named.filter(
    (problem) => !about.includes(problem) && !problem.passages.some(({ section }) => section === 'plan'),
  );
  // What is left, once it is named, is the plan of the one of several problems that would have none.
  if (named.length > 1 && bare !== undefined && others.length === 0)
    for (const [i, { unit }] of planned.entries()) if (unit.turn >= bare.sources[0]!.turn) about[i] ??= bare;
  for (const problem of named) {
    const own = new Set(planned.filter((_, i) => about[i] === problem));
    problem.passages = [...problem.passages, ...own].toSorted((a, b) => a.index - b.index);
    for (const one of nameless) one.passages = one.passages.filter((passage) => !own.has(passage));
  }
}

// What tells nothing of itself goes with what was said just before it, or, first of all, just after.
function carry(planned: readonly Passage[], about: (Problem | null)[]): void {
  const isNear = (i: number, j: number) => Math.abs(planned[i]!.index - planned[j]!.index) <= near;
  const first = about.findIndex((problem) => problem !== null);
  for (let i = first - 1; i >= 0; i--) if (isNear(i, i + 1)) about[i] = about[i + 1]!;
  for (let i = Math.max(first, 0) + 1; i < planned.length; i++)
    if (about[i] === null && isNear(i, i - 1)) about[i] = about[i - 1]!;
}

interface Known {
  problem: Problem;
  topics: ReadonlySet<number>;
  words: ReadonlySet<string>;
}

function aboutOf({ unit }: Passage, known: readonly Known[]): Problem | null {
  let best: Problem | null = null;
  let most = enough - 1;
  const said = topicsSaid(unit.words);
  for (const { problem, topics, words } of known) {
    const name = problem.name.toLowerCase();
    const named = unit.words.filter((word) => telling(word) && name.includes(word)).length;
    const shared = unit.words.filter((word) => words.has(word)).length;
    const onTopic = [...said].some((topic) => topics.has(topic));
    const score = 2 * named + Math.min(shared, enough) + (onTopic ? 2 * enough : 0);
    if (score <= most) continue;
    most = score;
    best = problem;
  }
  return best;
}

function telling(word: string): boolean {
  return word.length >= longWord && !common.test(word);
}
