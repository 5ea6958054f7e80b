import { topicsOfName, topicsSaid } from '../lexicon/problem-topics.ts';
import type { Problem } from '../problems/problems.ts';
import { isSign } from '../problems/vague-name.ts';
import { plainOf, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { nameStems } from './plan-home.ts';
import { isPrecaution } from './told-to-do.ts';

/** Where the clinician names a problem. */
interface Naming {
  index: number;
  problems: Set<Problem>;
}

/**
 * Gives a problem without a plan what is planned right after its name is given, in the same turn, where what was named
 * before has its plan already: "You have hemorrhoids. Eat more fiber. … It's BPPV. Do the exercises." Changes `problems`, and returns
 * those that were given a plan.
 */
export function movePlanToNamed(
  problems: readonly Problem[],
  passages: readonly Passage[],
): ReadonlySet<Problem> {
  const namings = namingsIn(problems, passages);
  if (namings.length === 0) return new Set();
  const bare = new Set(
    problems.filter(
      ({ name, sources, passages }) => sources.length > 0 && !isSign(name) && !passages.some(isPlanned),
    ),
  );
  const moved = new Map<Passage, Problem>();
  for (const from of problems) {
    const first = from.passages.find(isPlanned)?.index ?? Number.POSITIVE_INFINITY;
    for (const passage of from.passages) {
      if (!isOfNamed(passage)) continue;
      // "That's a common wart.": what names it, too.
      const reach = passage.section === 'assessment' ? passage.index : passage.index - 1;
      const naming = namings.findLast(({ index }) => index <= reach);
      if (naming === undefined || passages[naming.index]!.unit.turn !== passage.unit.turn) continue;
      const [to, ...others] = naming.problems;
      if (others.length > 0 || to === from || !bare.has(to!) || first > naming.index) continue;
      if (names(passage, from)) continue;
      if (problems.some((one) => one !== to && isOf(passage, one)) && !isOf(passage, to!)) continue;
      moved.set(passage, to!);
    }
  }
  for (const problem of problems) {
    const come = [...moved].filter(([, to]) => to === problem).map(([passage]) => passage);
    problem.passages = [...problem.passages.filter((passage) => !moved.has(passage)), ...come].toSorted(
      (a, b) => a.index - b.index,
    );
  }
  return new Set(moved.values());
}

function isOfNamed(passage: Passage): boolean {
  if (passage.section === 'assessment') return passage.role === 'clinician';
  return isPlanned(passage) && !isPrecaution(plainOf(passage.unit));
}

function isPlanned({ section, role }: Passage): boolean {
  return section === 'plan' && role === 'clinician';
}

function names({ unit: { words } }: Passage, { name, sources }: Problem): boolean {
  return sources.length > 0 && nameStems(name).some((stem) => words.some((word) => word.startsWith(stem)));
}

// By a word of its name, or what is taken and done for it.
function isOf(passage: Passage, problem: Problem): boolean {
  if (problem.sources.length === 0) return false;
  const topics = topicsOfName(wordsOf(problem.name));
  return names(passage, problem) || [...topicsSaid(passage.unit.words)].some((topic) => topics.has(topic));
}

// "A PSA looks for prostate cancer.": no name of what it is.
function concludes({ role, section, unit }: Passage): boolean {
  return role === 'clinician' && section !== 'plan' && !unit.question;
}

function namingsIn(problems: readonly Problem[], passages: readonly Passage[]): Naming[] {
  const byStart = new Map(passages.map((passage) => [passage.unit.start, passage]));
  const found = new Map<number, Naming>();
  for (const problem of problems)
    for (const { start } of problem.sources) {
      const passage = byStart.get(start);
      if (passage === undefined || !concludes(passage)) continue;
      const naming = found.get(passage.index) ?? { index: passage.index, problems: new Set() };
      naming.problems.add(problem);
      found.set(passage.index, naming);
    }
  return [...found.values()].toSorted((a, b) => a.index - b.index);
}
