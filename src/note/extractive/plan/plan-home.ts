import { isList, topicsOfName, topicsSaid } from '../lexicon/problem-topics.ts';
import type { Problem } from '../problems/problems.ts';
import { isCutFor } from '../problems/treated-problems.ts';
import { plainOf, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { planKindOf } from './plan-kind.ts';
import { isPrecaution } from './told-to-do.ts';

interface Known {
  problem: Problem;
  /** Nothing is said, and nothing planned, under it yet. */
  isBare: boolean;
  hasNoPlan: boolean;
  topics: ReadonlySet<number>;
  /** How the words of its name begin that tell it from the others. */
  own: readonly string[];
}

/** How far apart, in passages, one remark still goes on with another. */
const near = 3;
const shortestWord = 4;
const tellsNothing =
  /^(?:right|left|both|acute|chronic|mild|moderate|severe|early|possible|pain|disease|disorder|type|high|elevated|blood|with|problem|symptoms|flare|infection|injury|syndrome|stage|standing|more|that|poorly|controlled|uncontrolled|newly|diagnosed|diabetic)$/;

/**
 * Gives a problem for which nothing was planned under its own name what was planned for it while another was talked about:
 * the amlodipine to the hypertension, the sleep study to the sleep apnea, and with it what goes on from there. What may as
 * well be for the problem it stands under stays. `served`: problems that were just given what was planned after their name, and
 * may be given more. Changes `problems`.
 */
export function movePlanHome(problems: readonly Problem[], served: ReadonlySet<Problem> = new Set()): void {
  const named = problems.filter(({ sources }) => sources.length > 0);
  if (named.length < 2) return;
  const known = named.map(({ name }, i): Known => {
    const words = wordsOf(name);
    const problem = named[i]!;
    return {
      problem,
      isBare: problem.passages.length === 0,
      hasNoPlan:
        served.has(problem) ||
        !problem.passages.some((p) => p.section === 'plan' && !isPrecaution(plainOf(p.unit))),
      topics: topicsOfName(words),
      own: nameStems(name),
    };
  });
  if (!known.some(({ hasNoPlan }) => hasNoPlan)) return;
  const stands = known
    .flatMap((from) => from.problem.passages.map((passage) => ({ passage, from })))
    .toSorted((a, b) => a.passage.index - b.passage.index);
  // The last that was moved, while what follows may go on from it.
  let before: { from: Known; to: Known; passage: Passage } | null = null;
  const moved = new Map<Passage, Known>();
  for (const { passage, from } of stands) {
    if (passage.section !== 'plan' && passage.section !== 'assessment') continue;
    const said = topicsSaid(passage.unit.words);
    const goesOn: boolean =
      before?.from === from &&
      passage.unit.turn === before.passage.unit.turn &&
      passage.index - before.passage.index <= near &&
      passage.unit.words.some((word) => leans.has(word));
    const home: Known = homeOf(passage, said, from, known) ?? (goesOn ? before!.to : from);
    if (home === from && before === null) continue;
    if (isVisits(passage)) continue;
    if (home !== from) moved.set(passage, home);
    before = home === from ? null : { from, to: home, passage };
  }
  if (moved.size === 0) return;
  for (const { problem } of known) {
    const come = [...moved].filter(([, to]) => to.problem === problem).map(([passage]) => passage);
    problem.passages = [...problem.passages.filter((passage) => !moved.has(passage)), ...come].toSorted(
      (a, b) => a.index - b.index,
    );
  }
}

const leans: ReadonlySet<string> = new Set(['it', 'that', 'this', 'them', 'those', 'they']);

// "Anemic", "migraine" for "anemia", "migraines".
function stemOf(word: string): string {
  return word.slice(0, Math.max(5, word.length - 2));
}

/** How the words of a problem's name begin that tell it from the others. */
export function nameStems(name: string): string[] {
  return wordsOf(name).filter(tells).map(stemOf);
}

function tells(word: string): boolean {
  return word.length >= shortestWord && !tellsNothing.test(word);
}

// The problem that a passage is about by its words: where it stands, if it may be; null where no one problem is.
function homeOf(
  passage: Passage,
  said: ReadonlySet<number>,
  from: Known,
  known: readonly Known[],
): Known | null {
  if (isList(said) || isCutFor(passage, from.problem)) return null;
  const { unit, section } = passage;
  const names = known.filter(({ own }) =>
    own.some((stem) => unit.words.some((word) => word.startsWith(stem))),
  );
  if (names.includes(from)) return from;
  if (names.length > 0) return names.length === 1 && mayTake(names[0]!, section) ? names[0]! : null;
  if (section !== 'plan') return null;
  if (said.size === 0) return null;
  const about = known.filter(({ topics }) => [...said].some((topic) => topics.has(topic)));
  if (about.includes(from)) return from;
  return about.length === 1 && about[0]!.hasNoPlan ? about[0]! : null;
}

function mayTake({ isBare, hasNoPlan }: Known, section: Passage['section']): boolean {
  return section === 'plan' ? hasNoPlan : isBare;
}

// When to come back, and what to call for, is of the whole visit.
function isVisits({ unit }: Passage): boolean {
  return planKindOf(plainOf(unit)) === 'Follow-up';
}

const slight = /^(?:very )?(?:mild|slight|minor|minimal)\b/i;

/** "The films show very mild arthritis", before the tear that they came with: what is slight, and nothing done about it, comes last. */
export function isSlight({ name, sources, passages }: Problem): boolean {
  return sources.length > 0 && slight.test(name) && !passages.some(({ section }) => section === 'plan');
}
