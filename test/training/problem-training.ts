import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readVisit, type WriterModels } from '../../src/note/extractive/compose-note.ts';
import { FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import {
  addHeadingFeatures,
  headedBy,
  headedVisit,
} from '../../src/note/extractive/learned/heading-features.ts';
import { type PackedModel, unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { addOwnerFeatures, ownedVisit } from '../../src/note/extractive/learned/owner-features.ts';
import { shippedStatusModels } from '../../src/note/extractive/learned/statuses.ts';
import { shippedTroubleModels } from '../../src/note/extractive/learned/trouble-ranking.ts';
import type { Problem } from '../../src/note/extractive/problems/problems.ts';
import type { Reading } from '../../src/note/extractive/reading.ts';
import type { Unit } from '../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { type Example, pack, train } from './logistic-regression.ts';
import { naturalVisits, plainVisits } from './natural-visits.ts';
import { modelsFor } from './part-models.ts';
import { handOf, labelledByHand, trainConditions } from './status-training.ts';
import { isTitled, sameTitle } from './visit-titles.ts';

/** A problem with which a reader would head the assessment. */
export interface ProblemLabel {
  /** Its title, then its other names and the words that the visit has for it. */
  names: readonly string[];
  /** No noun of the visit names it. */
  unnamed?: true;
  /** Where the sentences begin that assess, explain, order or arrange something for it: offsets into the dialogue. */
  at: readonly number[];
}

/** A visit whose problems readers (language models, 2026-11-30) told. */
export interface ProblemVisit {
  id: string;
  /** Whose it is: "natural a", "visits 0", "ACI-BENCH 3". */
  hand: string;
  dialogue: string;
  problems: readonly ProblemLabel[];
}

/** What the rules arrange well, of every visit: vaccines and screening. */
const preventive = 'preventive care';

/** The visits of test/training/problems.json, of our own ones, ACI-BENCH's of training (`visits`), the natural and the plain ones. */
export function problemVisits(visits: readonly { id: string; dialogue: string }[]): ProblemVisit[] {
  const path = fileURLToPath(new URL('problems.json', import.meta.url));
  const labels = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ProblemLabel[]>;
  return [...visits, ...naturalVisits(), ...plainVisits()].flatMap(({ id, dialogue }) => {
    const problems = labels[id]?.filter(({ names }) => names[0] !== preventive);
    return problems === undefined ? [] : [{ id, hand: handOf(id), dialogue, problems }];
  });
}

/** Parts of hands, so that what one part is read with has not learned from it. */
export const parts = 6;

/** The models of conditions that have not learned from a hand, by that hand. */
export async function conditionsWithout(
  visits: readonly { id: string; dialogue: string }[],
): Promise<(hand: string) => PackedModel> {
  const hands = [...(await labelledByHand(visits))].sort(([a], [b]) => (a < b ? -1 : 1));
  const models = Array.from({ length: parts }, (_, part) =>
    trainConditions(hands.flatMap(([, own], i) => (i % parts === part ? [] : own.conditions))),
  );
  const partOf = new Map(hands.map(([hand], i) => [hand, i % parts]));
  return (hand) => models[partOf.get(hand) ?? 0]!;
}

/** How a visit is read before its problems are weighed. */
export function modelsWith(conditions: PackedModel, hand: string): WriterModels {
  return {
    ...modelsFor(hand),
    troubles: shippedTroubleModels(),
    struck: null,
    statuses: { ...shippedStatusModels(), condition: unpack(conditions) },
    assessment: null,
  };
}

export function read({ dialogue }: Pick<ProblemVisit, 'dialogue'>, models: WriterModels): Promise<Reading> {
  const transcript = parseTranscript(dialogue);
  return readVisit(
    { transcript, specialty: 'family_medicine', language: undefined, encounter: {}, seed: 1 },
    models,
    () => undefined,
  );
}

/** A candidate for a heading, or a line with one of the headings, and whether it is one or stands under it. */
export interface Labelled {
  features: readonly string[];
  is: boolean;
}

export interface LabelledProblems {
  hand: string;
  headings: Labelled[];
  owners: Labelled[];
}

/** What the two models learn from a visit. `reading`: as the rules leave it. */
export function labelledProblems(visit: ProblemVisit, reading: Reading): LabelledProblems {
  return { hand: visit.hand, headings: headingsIn(visit, reading), owners: ownersIn(visit, reading) };
}

function headingsIn({ problems }: ProblemVisit, { heard, problems: byRule }: Reading): Labelled[] {
  const visit = headedVisit(heard);
  const { candidates } = visit;
  const sortOf = ({ trouble }: (typeof candidates)[0]) => (trouble === null ? 1 : trouble.symptom ? 2 : 0);
  // Of what names one problem, the best name: a diagnosis, then a matter, then a symptom; of these the nearest to the title.
  const best = new Set<string>();
  for (const { names } of problems) {
    const fits = candidates
      .map((one) => ({ one, at: names.findIndex((name) => sameTitle(one.name.toLowerCase(), name)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => sortOf(a.one) - sortOf(b.one) || a.at - b.at);
    for (const { one, at } of fits)
      if (sortOf(one) === sortOf(fits[0]!.one) && at === fits[0]!.at) best.add(one.name);
  }
  return candidates.map((one) => {
    const out = new FeatureNames();
    addHeadingFeatures(out, one, visit, headedBy(one, byRule));
    return { features: [...new Set(out.names)], is: best.has(one.name) };
  });
}

/** Whether a label has a sentence that begins within a unit. */
export function isOf({ at }: ProblemLabel, { start, end }: Unit): boolean {
  return at.some((one) => one >= start && one < end);
}

/** True where the heading is one of a label's names. */
export function heads({ name }: Pick<Problem, 'name'>, { names }: ProblemLabel): boolean {
  return isTitled(name.toLowerCase(), [...names]);
}

// Under the headings of the rules, and under those and the ones that they miss, by their titles.
function ownersIn(visit: ProblemVisit, reading: Reading): Labelled[] {
  const ruled = reading.problems
    .filter(({ sources }) => sources.length > 0)
    .map(({ name, sources }) => ({ name, start: sources[0]?.start }));
  const missed = visit.problems
    .filter((label) => label.unnamed !== true && !ruled.some((one) => heads(one, label)))
    .map((label) => ({ name: label.names[0]!, start: undefined }));
  const all = ownersUnder([...ruled, ...missed], visit, reading);
  return missed.length === 0 ? all : [...all, ...ownersUnder(ruled, visit, reading)];
}

function ownersUnder(
  headed: readonly { name: string; start: number | undefined }[],
  { problems }: ProblemVisit,
  { problems: byRule, passages, planFrom }: Reading,
): Labelled[] {
  const labels = headed.map((one) => problems.filter((label) => heads(one, label)));
  const visit = ownedVisit(headed, passages, planFrom);
  return byRule.flatMap((problem) => {
    const rule = headed.findIndex(
      ({ name, start }) => name === problem.name && start === problem.sources[0]?.start,
    );
    return problem.passages
      .filter(({ role }) => role === 'clinician')
      .flatMap(({ index, unit }) =>
        headed.map((_, which): Labelled => {
          const out = new FeatureNames();
          addOwnerFeatures(out, visit, index, which, rule);
          return { features: [...new Set(out.names)], is: labels[which]!.some((label) => isOf(label, unit)) };
        }),
      );
  });
}

const settings = { classes: 2, buckets: 1 << 17, rate: 0.02, l2: 3e-3, seed: 1 };
/** A feature of fewer examples teaches nothing of others. */
const fewest = 4;

/** The rules were made with our own visits in view, and are right there more often than elsewhere. */
const ofRules = /^ruled/;

export function trainHeadings(visits: readonly LabelledProblems[]): PackedModel {
  const all = visits.flatMap(({ hand, headings }) =>
    headings.map((one, i) =>
      /^(?:natural|plain) /.test(hand) || i % 2 === 0
        ? one
        : { ...one, features: one.features.filter((feature) => !ofRules.test(feature)) },
    ),
  );
  return trained(all, 12);
}

export function trainOwners(visits: readonly LabelledProblems[]): PackedModel {
  return trained(
    visits.flatMap(({ owners }) => owners),
    8,
  );
}

function trained(all: readonly Labelled[], epochs: number): PackedModel {
  const seen = new Map<string, number>();
  for (const { features } of all) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const examples = all.map(({ features, is }): Example => {
    return {
      features: features.filter((one) => seen.get(one)! >= fewest),
      target: is ? [0, 1] : [1, 0],
      weight: 1,
    };
  });
  return pack(train(examples, { ...settings, epochs }));
}
