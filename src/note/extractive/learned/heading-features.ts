import { type Matter, mattersNamed } from '../lexicon/matters.ts';
import { isList, topicsOfName, topicsSaid } from '../lexicon/problem-topics.ts';
import { isFeared, isSameTrouble, mayBeTheirs, titleOf } from '../problems/likely-titles.ts';
import type { Problem } from '../problems/problems.ts';
import { tokensOf } from '../problems/trouble-named.ts';
import type { Heard } from '../reading.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { FeatureSink } from './hashing.ts';
import { addPlaceFeatures, type NamedPlace } from './named-places.ts';
import { conditionStatuses } from './statuses.ts';
import { addTroubleFeatures, type VisitSpan } from './trouble-features.ts';
import type { RankedTrouble } from './trouble-ranking.ts';

/** What may head a problem of the assessment: a trouble that is named, or a matter that is spoken of. */
export interface HeadingCandidate {
  name: string;
  /** Null of a matter alone. */
  trouble: RankedTrouble | null;
  /** The matter that it is of, and where that is spoken of. */
  matter: Matter | null;
  places: readonly NamedPlace[];
}

/** A visit whose problems are to be headed. */
export interface HeadedVisit {
  candidates: readonly HeadingCandidate[];
  troubles: readonly RankedTrouble[];
  passages: readonly Passage[];
  span: VisitSpan;
  /** Where the clinician, not asking, touches on a topic: its treatment, tests or advice. */
  touched: ReadonlyMap<number, readonly Passage[]>;
  /** How many of the troubles are likely problems. */
  likely: number;
}

export function headedVisit({ passages, troubles, planFrom }: Heard): HeadedVisit {
  const touched = new Map<number, Passage[]>();
  for (const passage of passages) {
    if (passage.role !== 'clinician' || passage.unit.question) continue;
    const topics = topicsSaid(passage.unit.words);
    if (isList(topics)) continue;
    for (const topic of topics) {
      const own = touched.get(topic);
      if (own === undefined) touched.set(topic, [passage]);
      else own.push(passage);
    }
  }
  return {
    candidates: headingCandidates(troubles, passages),
    troubles,
    passages,
    span: { length: passages.length, planFrom },
    touched,
    likely: troubles.filter(({ problem }) => problem > likelyFrom).length,
  };
}

// All that may head a problem, of what is named in a visit.
function headingCandidates(
  troubles: readonly RankedTrouble[],
  passages: readonly Passage[],
): HeadingCandidate[] {
  const matters = new Map<string, { matter: Matter; places: NamedPlace[] }>();
  for (const passage of passages) {
    const tokens = tokensOf(passage.unit.text);
    for (const { matter, at, length } of mattersNamed(tokens.map(({ bare }) => bare))) {
      const known = matters.get(matter.heading) ?? { matter, places: [] };
      matters.set(matter.heading, known);
      known.places.push({ passage, tokens, at, length });
    }
  }
  const out: HeadingCandidate[] = [];
  const named = new Set<Matter>();
  for (const trouble of troubles) {
    const own = [...matters.values()].find(({ matter }) => matter.same.test(trouble.name));
    if (own !== undefined) named.add(own.matter);
    out.push({ name: trouble.name, trouble, matter: own?.matter ?? null, places: own?.places ?? [] });
  }
  for (const { matter, places } of matters.values())
    if (!named.has(matter)) out.push({ name: matter.heading, trouble: null, matter, places });
  return out;
}

/** The problem of these that is of the same, or undefined. */
export function headedBy(
  { name, matter }: HeadingCandidate,
  problems: readonly Problem[],
): Problem | undefined {
  return problems.find(
    (one) =>
      one.sources.length > 0 &&
      (isSameTrouble(one.name, name) || matter?.same.test(one.name.toLowerCase()) === true),
  );
}

/** What the model of headings sees of a candidate; `byRule`: the problem that the rules head with it. */
export function addHeadingFeatures(
  out: FeatureSink,
  { name, trouble, matter, places }: HeadingCandidate,
  { troubles, passages, span, touched, likely }: HeadedVisit,
  byRule: Problem | undefined,
): void {
  const kind = trouble === null ? 'm' : trouble.symptom ? 's' : 'd';
  out.add('kind=', kind);
  out.add('name=', name);
  out.add('ruled=', byRule === undefined ? 'none' : byRule.isSpokenOf ? 'spoken' : 'named', kind);
  if (trouble !== null) {
    addTroubleFeatures(out, trouble, troubles, span);
    addWhatItIs(out, trouble, span, kind);
  }
  if (matter !== null) {
    out.add('matter=', matter.heading, kind);
    addMatterTold(out, places, span);
    if (trouble === null) addPlaceFeatures(out, matter.heading, places, passages, span);
  }
  const told = [...(trouble?.mentions ?? []), ...places].map(({ passage }) => passage);
  const alone = told.filter(isAlone);
  out.add('alone=', String(Math.min(2, alone.length)), kind);
  out.add('alone=', alone.some(({ index }) => index >= span.planFrom) ? 'late' : 'early', kind);
  const topics = topicsOfName(wordsOf(name));
  const about = [...new Set([...topics].flatMap((topic) => touched.get(topic) ?? []))];
  const count = (some: readonly Passage[]): string => String(Math.min(mostTold, some.length));
  out.add('topic=', String(topics.size > 0), kind);
  out.add('about=', count(about), kind);
  out.add('late=', count(about.filter(({ index }) => index >= span.planFrom)), kind);
  out.add('planned=', count(about.filter(({ section }) => section === 'plan')), kind);
  out.add('many=', String(Math.min(mostLikely, likely)), kind);
}
const mostTold = 4;

/** "So, the kidneys.", "Now, your gout.": the clinician turns to it. */
function isAlone({ role, unit: { words } }: Passage): boolean {
  if (role !== 'clinician') return false;
  const from = words.findIndex((word) => !turnsTo.has(word));
  return from >= 0 && words.length - from <= longestTopic;
}
const turnsTo: ReadonlySet<string> = new Set(
  'so now and then okay ok right well next but oh um also as for what about last thing first second third the your his her that this'.split(
    ' ',
  ),
);
const longestTopic = 2;
const likelyFrom = 0.3;
const mostLikely = 8;

// What the other models and the rules make of a trouble.
function addWhatItIs(out: FeatureSink, trouble: RankedTrouble, visit: VisitSpan, kind: string): void {
  for (const [i, chance] of (trouble.status ?? []).entries())
    out.add('st=', conditionStatuses[i]!, String(Math.round(5 * chance)));
  const title = titleOf(trouble, visit.planFrom);
  const how =
    title === null
      ? 'none'
      : (['possible', 'isMeant', 'isReason', 'isPart', 'isHistory'] as const)
          .filter((is) => title[is])
          .join();
  out.add('title=', how, kind);
  const feared = trouble.mentions.filter(isFeared).length;
  out.add('feared=', feared === 0 ? 'none' : feared === trouble.mentions.length ? 'all' : 'some', kind);
  out.add('theirs=', String(mayBeTheirs(trouble)), kind);
  out.add('nothad=', String(trouble.notHad), String(trouble.notHadAtAll), kind);
}

// By whom, when and how often a matter is spoken of.
function addMatterTold(out: FeatureSink, places: readonly NamedPlace[], { planFrom }: VisitSpan): void {
  const told = new Map<string, number>();
  for (const { passage } of places) {
    const who = passage.role === 'clinician' ? 'c' : 'p';
    const how = `${who}${passage.index >= planFrom ? 'l' : 'e'}${passage.unit.question ? '?' : ''}`;
    told.set(how, (told.get(how) ?? 0) + 1);
  }
  for (const how of ['cl', 'ce', 'cl?', 'ce?', 'pl', 'pe', 'pl?', 'pe?'])
    out.add('mt=', how, String(Math.min(mostSaid, told.get(how) ?? 0)));
}
const mostSaid = 3;
