import { sourcesOf } from '../draft.ts';
import type { AssessmentModels } from '../learned/assessment-models.ts';
import { UniqueHashes } from '../learned/hashing.ts';
import {
  addHeadingFeatures,
  type HeadingCandidate,
  headedBy,
  headedVisit,
} from '../learned/heading-features.ts';
import { probabilities } from '../learned/linear-model.ts';
import { addOwnerFeatures, type OwnedVisit, ownedVisit } from '../learned/owner-features.ts';
import { conditionStatuses } from '../learned/statuses.ts';
import { isItsSymptom } from '../lexicon/own-symptoms.ts';
import { planKindOf } from '../plan/plan-kind.ts';
import type { Heard } from '../reading.ts';
import { plainOf } from '../visit/units.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import { titleOf } from './likely-titles.ts';
import type { Problem } from './problems.ts';

/** So likely is what heads a problem that the rules give no heading, and a symptom that does. */
const headsFrom = { any: 0.38, symptom: 0.5 };
/** So likely must a condition that heads one be had or suspected. */
const hasFrom = { any: 0.5, grave: 0.8 };
const isGrave = /\b(?:cancer|carcinoma|melanoma|lymphoma|leuk(?:a)?emia|myeloma|tumou?r|malignancy|stroke)\b/;
/** A line that is less likely of any heading stands under none: one with no line of it right before and after, with one, with both. */
const ownsFrom = [0.45, 0.35, 0.25] as const;
/** How much likelier a line is of the heading that the line before is of: in the same turn, and soon after it. */
const stays = { turn: 0.7, soon: 0.3 };
const soon = 6;
/** Nothing is quite certain. */
const unlikely = 1e-3;

/** More than any one visit has: each line is weighed against each. */
const mostHeadings = 16;

const found = new UniqueHashes();

/**
 * The problems with those that the rules leave without a heading, each line under the problem that it is of. A heading of
 * the model's without a line stays off. `titled`: what a name is called in a heading, or null where it is none.
 */
export function weighedProblems(
  byRule: readonly Problem[],
  heard: Heard,
  passages: readonly Passage[],
  planFrom: number,
  models: AssessmentModels,
  titled: (problem: Problem) => Problem | null,
): readonly Problem[] {
  // Of a few words the rules know more than models of whole visits.
  if (passages.length < fewUnits) return byRule;
  const ruled = byRule.filter(({ sources }) => sources.length > 0);
  const more = headingsLeft(ruled, heard, models, titled);
  const named = [...ruled, ...more];
  if (named.length === 0 || named.length > mostHeadings) return byRule;
  const visit = ownedVisit(
    named.map(({ name, sources }) => ({ name, start: sources[0]?.start })),
    passages,
    planFrom,
  );
  const home = homesOf(byRule, named, visit, notHadIn(heard), models);
  const unnamed = byRule.find(({ sources }) => sources.length === 0) ?? noName;
  const owned = new Map([unnamed, ...byRule, ...more].map((problem): [Problem, Passage[]] => [problem, []]));
  for (const problem of byRule)
    for (const passage of problem.passages) {
      const to = home.get(passage);
      const owner = to === undefined ? problem : to === ofNone ? unnamed : named[to]!;
      owned.get(owner)!.push(passage);
    }
  const out = [...(byRule.includes(unnamed) ? [] : [unnamed]), ...byRule].map((problem) => {
    return { ...problem, passages: inOrder(new Set(owned.get(problem)!)) };
  });
  for (const problem of more) {
    const own = inOrder(new Set(owned.get(problem)!));
    if (own.length === 0) continue;
    const at = out.findIndex(
      (one) => one.sources.length > 0 && (one.passages[0]?.index ?? -1) > own[0]!.index,
    );
    out.splice(at < 0 ? out.length : at, 0, { ...problem, passages: own });
  }
  return out;
}

const noName: Problem = { name: '', said: '', sources: [], passages: [] };

function inOrder(passages: ReadonlySet<Passage>): Passage[] {
  return [...passages].toSorted((a, b) => a.index - b.index);
}

// What heads a problem, though no rule says so.
function headingsLeft(
  ruled: readonly Problem[],
  heard: Heard,
  { heading }: AssessmentModels,
  titled: (problem: Problem) => Problem | null,
): Problem[] {
  const visit = headedVisit(heard);
  const likely: { one: HeadingCandidate; chance: number }[] = [];
  for (const one of visit.candidates) {
    if (headedBy(one, ruled) !== undefined || ruled.some(({ name }) => isItsSymptom(name, one.name)))
      continue;
    found.clear();
    addHeadingFeatures(found, one, visit, undefined);
    const chance = probabilities(heading, found.hashes)[1]!;
    const from = one.trouble?.symptom === true ? headsFrom.symptom : headsFrom.any;
    if (chance > from && mayBeHad(one)) likely.push({ one, chance });
  }
  const out: Problem[] = [];
  for (const { one } of likely.toSorted((a, b) => b.chance - a.chance)) {
    const problem = problemFor(one, heard.planFrom);
    const title = problem === null || headedBy(one, out) !== undefined ? null : titled(problem);
    if (title !== null) out.push(title);
  }
  return out;
}

function mayBeHad({ name, trouble }: HeadingCandidate): boolean {
  if (trouble?.status == null) return true;
  const from = isGrave.test(name) ? hasFrom.grave : hasFrom.any;
  return !trouble.notHad && trouble.status[had]! + trouble.status[suspected]! > from;
}
const had = conditionStatuses.indexOf('had');
const suspected = conditionStatuses.indexOf('suspected');

function problemFor({ name, trouble, places }: HeadingCandidate, planFrom: number): Problem | null {
  if (trouble !== null) {
    const title = titleOf(trouble, planFrom);
    if (title === null) return null;
    const { status } = trouble;
    const isDoubted = status !== null && status[suspected]! > status[had]! && !title.possible;
    const name = isDoubted ? `possible ${title.name}` : title.name;
    return { name, said: '', sources: title.sources, passages: [] };
  }
  const told = places.filter(({ passage }) => passage.role === 'clinician' && !passage.unit.question);
  const { unit } = (told.find(({ passage }) => passage.index >= planFrom) ?? told.at(-1) ?? places[0]!)
    .passage;
  return { name, said: '', isSpokenOf: true, sources: sourcesOf(unit), passages: [] };
}

// Where conditions are named that are nobody's here: "there's a rare thing called ketoacidosis".
function notHadIn({ troubles }: Heard): ReadonlySet<number> {
  return new Set(
    troubles.flatMap(({ notHad, mentions }) =>
      notHad ? mentions.map(({ passage }) => passage.unit.start) : [],
    ),
  );
}

// Which heading each of the clinician's lines is of, and with it what is said to it: the likeliest course through them.
function homesOf(
  byRule: readonly Problem[],
  named: readonly Problem[],
  visit: OwnedVisit,
  notHad: ReadonlySet<number>,
  { owner }: AssessmentModels,
): ReadonlyMap<Passage, number> {
  // When to come back is of no one problem, and what is not had assesses none, unless the rules say so.
  const staysPut = ({ unit, section }: Passage): boolean =>
    section === 'assessment' ? notHad.has(unit.start) : planKindOf(plainOf(unit)) === 'Follow-up';
  const lines = byRule
    .flatMap((problem) => problem.passages.map((passage) => ({ passage, rule: named.indexOf(problem) })))
    .toSorted((a, b) => a.passage.index - b.passage.index);
  const weighed = lines
    .filter(({ passage, rule }) => passage.role === 'clinician' && !(rule < 0 && staysPut(passage)))
    .map(({ passage, rule }) => {
      const chances = named.map((_, which) => {
        // What the rules took a heading from is of it.
        if (visit.headings[rule]?.opened === passage.index) return which === rule ? 1 : 0;
        found.clear();
        addOwnerFeatures(found, visit, passage.index, which, rule);
        return probabilities(owner, found.hashes)[1]!;
      });
      return { passage, rule, chances };
    });
  const home = new Map<Passage, number>();
  const course = courseOf(weighed);
  for (const [i, to] of course.entries()) {
    const { passage, chances } = weighed[i]!;
    const beside = [i - 1, i + 1].filter(
      (k) =>
        course[k] === to &&
        weighed[k]!.chances[to]! >= chances[to]! &&
        Math.abs(weighed[k]!.passage.index - passage.index) < soon,
    ).length;
    home.set(passage, chances[to]! >= ownsFrom[beside]! ? to : ofNone);
  }
  // What the patient says to a line stands with it.
  for (const [i, { passage }] of lines.entries()) {
    if (passage.role === 'clinician') continue;
    const before = lines[i - 1];
    const to = before === undefined ? undefined : home.get(before.passage);
    if (to !== undefined && passage.index - before!.passage.index <= 2) home.set(passage, to);
  }
  return home;
}

/** Instead of a heading. */
const ofNone = -1;

interface WeighedLine {
  passage: Passage;
  chances: readonly number[];
}

/** The headings of lines one after the other (Viterbi), where a line is likelier of what the one before is of. */
function courseOf(lines: readonly WeighedLine[]): number[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const oddsOf = (chance: number): number => Math.log((chance + unlikely) / (1 - chance + unlikely));
  let scores = first.chances.map(oddsOf);
  const from: number[][] = [];
  let { unit, index } = first.passage;
  for (const { passage, chances } of others) {
    const bonus =
      passage.unit.turn === unit.turn ? stays.turn : passage.index - index < soon ? stays.soon : 0;
    const best = scores.indexOf(Math.max(...scores));
    const came = scores.map((score, k) => (score + bonus >= scores[best]! ? k : best));
    scores = chances.map((chance, k) => oddsOf(chance) + Math.max(scores[k]! + bonus, scores[best]!));
    from.push(came);
    ({ unit, index } = passage);
  }
  const course = [scores.indexOf(Math.max(...scores))];
  for (const came of from.toReversed()) course.unshift(came[course[0]!]!);
  return course;
}
